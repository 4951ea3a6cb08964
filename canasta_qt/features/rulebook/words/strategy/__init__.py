"""The chapter "How to play well" of a rulebook, chosen by the rules in force.

Begin with `chapter.playing_well`. Paragraphs stand by topic in `hearts`, `keeping`, `throwing`,
`riches` and `together`; each is an `advice.Advice` with the `features` of the rules under which it
is true, and with places for `numbers`. A lesson quotes one by `chapter.advice(family, topic)`.

The thoughts come from public writing on strategy, told in our own words:

- T. Korppi, "A Small Canasta Strategy Guide" (helsinki.fi/~korppi): the side with more cards rules
  the deal, pairs, freezing, throws, partners;
- canastagame.net, "Freezing the deck": freeze while the others have melded and you have not;
- canasta-palace.com, lessons on the first canasta and on keeping cards;
- S. Silberstein's tips at canastajunction.com: counting aces and sevens, safe throws in the
  American games;
- gamecolony.com, tips for two players; playcardgames.org, three-handed "cutthroat" Canasta;
- howstuffworks.com, "How to Play Canasta": every samba holds eight, nine and ten;
- pixelation.org and playpartygame.com on Hand and Foot: two hands, the partner who lags behind.

What computer players do was measured. What a pile is worth at Classic for four (`hearts`,
"measured"): a prototype of these players at a simplified game, duplicate deals: 1 to 23 points for
one or two cards, 57 for three or four, 110 for five to eight, 362 for nine or more. How often piles
are given away in plain sight: tools/lab/MEASURED.md. Who was ahead at the end of the deals in which
a fat pile was taken, and by how many points
(`python -m tools.lab.first_takes ID --least N --deals M`):

    classic_4p  5 cards or more  +315 ± 78     67 % of 350 deals
    uruguay     8                +584 ± 141    73 % of 234
    cuban       8                +1225 ± 255   77 % of 125
    samba       8                +632 ± 245    67 % of 94
    classic_2p  1                +105 ± 119    52 % of 294
    classic_2p  12               +1086 ± 297   76 % of 55
    jonola      5                -141 ± 145    44 % of 103
"""
