<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>About</name>
        <message>
            <location filename="../../canasta_qt/dialogs/about.py" />
            <source>About Canasta Qt</source>
            <translation>Über Canasta Qt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/about.py" />
            <source>Canasta Qt {version}</source>
            <translation>Canasta Qt {version}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/about.py" />
            <source>Canasta at your own table, by your own rules.

It never uses the network, and the computer players see only what a person in their chair would see.

Free software under the MIT licence. Drawn with Qt {qt}.</source>
            <translation>Canasta am eigenen Tisch, nach deinen eigenen Regeln.

Es nutzt nie das Netz, und die Computerspieler sehen nur, was jemand auf ihrem Platz sehen würde.

Freie Software unter der MIT-Lizenz. Gezeichnet mit Qt {qt}.</translation>
        </message>
    </context>
    <context>
        <name>Cards</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>red three</source>
            <translation>rote Drei</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>two</source>
            <translation>Zwei</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>black three</source>
            <translation>schwarze Drei</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>four</source>
            <translation>Vier</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>five</source>
            <translation>Fünf</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>six</source>
            <translation>Sechs</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>seven</source>
            <translation>Sieben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>eight</source>
            <translation>Acht</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>nine</source>
            <translation>Neun</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>ten</source>
            <translation>Zehn</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>jack</source>
            <translation>Bube</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>queen</source>
            <translation>Dame</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>king</source>
            <translation>König</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>ace</source>
            <translation>Ass</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>joker</source>
            <translation>Joker</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>sequence</source>
            <translation>Sequenz</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>red threes</source>
            <translation>rote Dreien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>twos</source>
            <translation>Zweien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>black threes</source>
            <translation>schwarze Dreien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>fours</source>
            <translation>Vieren</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>fives</source>
            <translation>Fünfen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>sixes</source>
            <translation>Sechsen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>sevens</source>
            <translation>Siebenen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>eights</source>
            <translation>Achten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>nines</source>
            <translation>Neunen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>tens</source>
            <translation>Zehnen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>jacks</source>
            <translation>Buben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>queens</source>
            <translation>Damen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>kings</source>
            <translation>Könige</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>aces</source>
            <translation>Asse</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>jokers</source>
            <translation>Joker</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>sequences</source>
            <translation>Sequenzen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a red three</source>
            <translation>eine rote Drei</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a two</source>
            <translation>eine Zwei</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a black three</source>
            <translation>eine schwarze Drei</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a four</source>
            <translation>eine Vier</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a five</source>
            <translation>eine Fünf</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a six</source>
            <translation>eine Sechs</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a seven</source>
            <translation>eine Sieben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>an eight</source>
            <translation>eine Acht</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a nine</source>
            <translation>eine Neun</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a ten</source>
            <translation>eine Zehn</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a jack</source>
            <translation>einen Buben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a queen</source>
            <translation>eine Dame</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a king</source>
            <translation>einen König</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>an ace</source>
            <translation>ein Ass</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a joker</source>
            <translation>einen Joker</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a sequence</source>
            <translation>eine Sequenz</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the red three</source>
            <translation>die rote Drei</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the two</source>
            <translation>die Zwei</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the black three</source>
            <translation>die schwarze Drei</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the four</source>
            <translation>die Vier</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the five</source>
            <translation>die Fünf</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the six</source>
            <translation>die Sechs</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the seven</source>
            <translation>die Sieben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the eight</source>
            <translation>die Acht</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the nine</source>
            <translation>die Neun</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the ten</source>
            <translation>die Zehn</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the jack</source>
            <translation>den Buben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the queen</source>
            <translation>die Dame</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the king</source>
            <translation>den König</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the ace</source>
            <translation>das Ass</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the joker</source>
            <translation>den Joker</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the sequence</source>
            <translation>die Sequenz</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the red threes</source>
            <translation>die roten Dreien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the twos</source>
            <translation>die Zweien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the black threes</source>
            <translation>die schwarzen Dreien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the fours</source>
            <translation>die Vieren</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the fives</source>
            <translation>die Fünfen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the sixes</source>
            <translation>die Sechsen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the sevens</source>
            <translation>die Siebenen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the eights</source>
            <translation>die Achten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the nines</source>
            <translation>die Neunen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the tens</source>
            <translation>die Zehnen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the jacks</source>
            <translation>die Buben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the queens</source>
            <translation>die Damen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the kings</source>
            <translation>die Könige</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the aces</source>
            <translation>die Asse</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the jokers</source>
            <translation>die Joker</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the sequences</source>
            <translation>die Sequenzen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>{rank} of spades</source>
            <extracomment>s</extracomment>
            <translation>Pik-{rank}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>{rank} of hearts</source>
            <extracomment>h</extracomment>
            <translation>Herz-{rank}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>{rank} of diamonds</source>
            <extracomment>d</extracomment>
            <translation>Karo-{rank}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>{rank} of clubs</source>
            <extracomment>c</extracomment>
            <translation>Kreuz-{rank}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>{the_rank} of spades</source>
            <extracomment>s</extracomment>
            <translation>Pik-{rank}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>{the_rank} of hearts</source>
            <extracomment>h</extracomment>
            <translation>Herz-{rank}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>{the_rank} of diamonds</source>
            <extracomment>d</extracomment>
            <translation>Karo-{rank}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>{the_rank} of clubs</source>
            <extracomment>c</extracomment>
            <translation>Kreuz-{rank}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/words.py" />
            <source>{n} cards</source>
            <extracomment>card, for 1: 1 card</extracomment>
            <translation>
                <numerusform>1 Karte</numerusform>
                <numerusform>{n} Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/words.py" />
            <source>{n} bonus cards</source>
            <extracomment>bonus, for 1: 1 bonus card</extracomment>
            <translation>
                <numerusform>1 Bonuskarte</numerusform>
                <numerusform>{n} Bonuskarten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/words.py" />
            <source>{n} canastas</source>
            <extracomment>canasta, for 1: 1 canasta</extracomment>
            <translation>
                <numerusform>1 Canasta</numerusform>
                <numerusform>{n} Canastas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/words.py" />
            <source>{n} matches</source>
            <extracomment>match, for 1: 1 match</extracomment>
            <translation>
                <numerusform>1 Partie</numerusform>
                <numerusform>{n} Partien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/words.py" />
            <source>{n} deals</source>
            <extracomment>deal, for 1: 1 deal</extracomment>
            <translation>
                <numerusform>1 Runde</numerusform>
                <numerusform>{n} Runden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/words.py" />
            <source>{n} points</source>
            <extracomment>point, for 1: 1 point</extracomment>
            <translation>
                <numerusform>1 Punkt</numerusform>
                <numerusform>{n} Punkte</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/words.py" />
            <source>card</source>
            <translation>Karte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/words.py" />
            <source>cards</source>
            <translation>Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/words.py" />
            <source>a card</source>
            <translation>eine Karte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/words.py" />
            <source>three</source>
            <translation>Drei</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/words.py" />
            <source>the three</source>
            <translation>die Drei</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/words.py" />
            <source>{n} {ranks}</source>
            <translation>{n} {ranks}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/words.py" />
            <source>, </source>
            <translation>, </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/words.py" />
            <source>{things} and {last}</source>
            <translation>{things} und {last}</translation>
        </message>
    </context>
    <context>
        <name>CardsAfterOf</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>red threes</source>
            <translation>roten Dreien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>twos</source>
            <translation>Zweien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>black threes</source>
            <translation>schwarzen Dreien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>fours</source>
            <translation>Vieren</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>fives</source>
            <translation>Fünfen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>sixes</source>
            <translation>Sechsen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>sevens</source>
            <translation>Siebenen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>eights</source>
            <translation>Achten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>nines</source>
            <translation>Neunen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>tens</source>
            <translation>Zehnen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>jacks</source>
            <translation>Buben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>queens</source>
            <translation>Damen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>kings</source>
            <translation>Königen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>aces</source>
            <translation>Assen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>jokers</source>
            <translation>Jokern</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>sequences</source>
            <translation>Sequenzen</translation>
        </message>
    </context>
    <context>
        <name>Cautions</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/cautions.py" />
            <source>The {card} fits your meld of {ranks}.</source>
            <extracomment>layoff</extracomment>
            <translation>{card} passt zu deiner Meldung {ranks}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/cautions.py" />
            <source>The {card} fits one of your sequences.</source>
            <extracomment>layoff_run</extracomment>
            <translation>{card} passt zu einer deiner Sequenzen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/cautions.py" />
            <source>{name} could lay the {card} on a meld of {ranks} and take the pile.</source>
            <extracomment>gift</extracomment>
            <translation>{name} könnte {card} an eine Meldung {ranks} anlegen und das Paket nehmen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/cautions.py" />
            <source>{name} could lay the {card} on a sequence and take the pile.</source>
            <extracomment>gift_run</extracomment>
            <translation>{name} könnte {card} an eine Sequenz anlegen und das Paket nehmen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/cautions.py" />
            <source>Going out now, your side has {points} in this deal.</source>
            <extracomment>go_out</extracomment>
            <translation>Wenn du jetzt ausmachst, hat deine Seite in dieser Runde {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/cautions.py" />
            <source>Conceding ends this deal as lost. Are you sure?</source>
            <extracomment>concede</extracomment>
            <translation>Wenn du aufgibst, ist diese Runde verloren. Bist du sicher?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/cautions.py" />
            <source>Discard anyway</source>
            <extracomment>button.discard</extracomment>
            <translation>Trotzdem ablegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/cautions.py" />
            <source>Go out anyway</source>
            <extracomment>button.go_out</extracomment>
            <translation>Trotzdem ausmachen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/cautions.py" />
            <source>Concede</source>
            <extracomment>button.concede</extracomment>
            <translation>Aufgeben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/cautions.py" />
            <source>Keep playing</source>
            <extracomment>button.keep</extracomment>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/cautions.py" />
            <source>Keep it</source>
            <extracomment>button.keep_card</extracomment>
            <translation>Behalten</translation>
        </message>
    </context>
    <context>
        <name>Ceremony</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/opening.py" />
            <source>You and {other} drew the highest cards: you play together.</source>
            <extracomment>you_highest</extracomment>
            <translation>Du und {other} habt die höchsten Karten gezogen: Ihr spielt zusammen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/opening.py" />
            <source>{name} and {other} drew the highest cards and play together.</source>
            <extracomment>other_highest</extracomment>
            <translation>{name} und {other} haben die höchsten Karten gezogen und spielen zusammen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/opening.py" />
            <source>The seats are drawn by lot.</source>
            <extracomment>by_lot</extracomment>
            <translation>Die Plätze werden ausgelost.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/opening.py" />
            <source>Your card is the highest: you play first.</source>
            <extracomment>you_first</extracomment>
            <translation>Deine Karte ist die höchste: Du beginnst.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/opening.py" />
            <source>The card of {name} is the highest: {name} plays first.</source>
            <extracomment>other_first</extracomment>
            <translation>Die Karte von {name} ist die höchste: {name} beginnt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/opening.py" />
            <source>You deal.</source>
            <extracomment>you_deal</extracomment>
            <translation>Du gibst.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/opening.py" />
            <source>{name} deals.</source>
            <extracomment>other_deal</extracomment>
            <translation>{name} gibt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/opening.py" />
            <source>You cut the deck.</source>
            <extracomment>you_cut</extracomment>
            <translation>Du hebst ab.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/opening.py" />
            <source>{name} cuts the deck.</source>
            <extracomment>other_cut</extracomment>
            <translation>{name} hebt ab.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/opening.py" />
            <source>A reconstructed game. {note}</source>
            <extracomment>reconstructed</extracomment>
            <translation>Ein rekonstruiertes Spiel. {note}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/opening.py" />
            <source>{game} (reconstructed)</source>
            <extracomment>title</extracomment>
            <translation>{game} (rekonstruiert)</translation>
        </message>
    </context>
    <context>
        <name>Changing</name>
        <message>
            <location filename="../../canasta_qt/rules_flow.py" />
            <source>Keep these rules</source>
            <translation>Diese Regeln behalten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/rules_flow.py" />
            <source>What shall they be called?</source>
            <translation>Wie sollen sie heißen?</translation>
        </message>
    </context>
    <context>
        <name>Choosing</name>
        <message>
            <location filename="../../canasta_qt/choosing.py" />
            <source>“{name}” is among your rules.</source>
            <translation>„{name}“ gehört jetzt zu deinen Regeln.</translation>
        </message>
    </context>
    <context>
        <name>CodesEditor</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/codes.py" />
            <source>Tick at least one.</source>
            <translation>Kreuze mindestens eines an.</translation>
        </message>
    </context>
    <context>
        <name>CompareDialog</name>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>They differ in {n} rules.</source>
            <extracomment>for 1: They differ in one rule.</extracomment>
            <translation>
                <numerusform>Sie unterscheiden sich in einer Regel.</numerusform>
                <numerusform>Sie unterscheiden sich in {n} Regeln.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>{n} more differ, but make no difference in either game.</source>
            <extracomment>for 1: 1 more differs, but makes no difference in either game.</extracomment>
            <translation>
                <numerusform>1 weitere ist anders, ändert aber in keinem der Spiele etwas.</numerusform>
                <numerusform>{n} weitere sind anders, ändern aber in keinem der Spiele etwas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>Compare the rules of two games</source>
            <translation>Die Regeln zweier Spiele vergleichen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>The first game</source>
            <translation>Das erste Spiel</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>The second game</source>
            <translation>Das zweite Spiel</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>⇄ &amp;Swap</source>
            <translation>⇄ &amp;Tauschen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>Swap the two games</source>
            <translation>Die beiden Spiele tauschen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>Only what &amp;differs</source>
            <translation>Nur &amp;Unterschiede</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>&amp;Next difference</source>
            <translation>&amp;Nächster Unterschied</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>F3; Shift+F3 goes back</source>
            <translation>F3; Umschalt+F3 geht zurück</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>Go to</source>
            <translation>Gehe zu</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>&amp;Go to</source>
            <translation>&amp;Gehe zu</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>&amp;Copy as text</source>
            <translation>Als Text &amp;kopieren</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>Both are played by the same rules.</source>
            <translation>Beide werden nach denselben Regeln gespielt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>Copied. Paste it wherever you like.</source>
            <translation>Kopiert. Füge es ein, wo du magst.</translation>
        </message>
    </context>
    <context>
        <name>ComparedTree</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compared_tree.py" />
            <source>Rules side by side</source>
            <translation>Regeln nebeneinander</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compared_tree.py" />
            <source>Rule</source>
            <translation>Regel</translation>
        </message>
    </context>
    <context>
        <name>ComponentChart</name>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/charts.py" />
            <source>Where the points of a deal come from</source>
            <translation>Woher die Punkte einer Runde kommen</translation>
        </message>
    </context>
    <context>
        <name>ConflictBox</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/conflict_box.py" />
            <source>Show “{option}”</source>
            <translation>„{option}“ zeigen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/conflict_box.py" />
            <source>Or settle it at once:</source>
            <translation>Oder löse es gleich hier:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/conflict_box.py" />
            <source>Do it</source>
            <translation>Machen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/conflict_box.py" />
            <source>Do it: {change}</source>
            <translation>Machen: {change}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/conflict_box.py" />
            <source>Error</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/conflict_box.py" />
            <source>Warning</source>
            <translation>Warnung</translation>
        </message>
    </context>
    <context>
        <name>ConflictsPane</name>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/rules/conflicts_pane.py" />
            <source>{n} cards are left in the stock.</source>
            <extracomment>for 1: 1 card is left in the stock.</extracomment>
            <translation>
                <numerusform>1 Karte bleibt im Stapel.</numerusform>
                <numerusform>{n} Karten bleiben im Stapel.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/rules/conflicts_pane.py" />
            <source>{n} cards too few for the deal.</source>
            <extracomment>for 1: 1 card too few for the deal.</extracomment>
            <translation>
                <numerusform>1 Karte zu wenig zum Austeilen.</numerusform>
                <numerusform>{n} Karten zu wenig zum Austeilen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/conflicts_pane.py" />
            <source>Conflicts</source>
            <translation>Widersprüche</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/conflicts_pane.py" />
            <source>This cannot be played yet</source>
            <translation>So kann man noch nicht spielen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/conflicts_pane.py" />
            <source>Odd, but it can be played</source>
            <translation>Seltsam, aber spielbar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/conflicts_pane.py" />
            <source>All these rules go together</source>
            <translation>Alle diese Regeln passen zusammen</translation>
        </message>
    </context>
    <context>
        <name>DetailsPane</name>
        <message>
            <location filename="../../canasta_qt/dialogs/history/details.py" />
            <source>The deals of the match</source>
            <translation>Die Runden der Partie</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/details.py" />
            <source>Deal</source>
            <translation>Runde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/details.py" />
            <source>Total</source>
            <translation>Gesamt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/details.py" />
            <source>{totals}   (goal {goal})</source>
            <translation>{totals}   (Ziel {goal})</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/details.py" />
            <source>This deal is not over.</source>
            <translation>Diese Runde ist noch nicht zu Ende.</translation>
        </message>
    </context>
    <context>
        <name>DiscardBox</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>Canasta Qt</source>
            <translation>Canasta Qt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>Close without keeping your changes?</source>
            <translation>Schließen, ohne deine Änderungen zu behalten?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>“Save as...” keeps them among your own rules.</source>
            <translation>„Speichern als...“ bewahrt sie unter deinen eigenen Regeln auf.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>&amp;Discard changes</source>
            <translation>Änderungen &amp;verwerfen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>&amp;Go on changing</source>
            <translation>Weiter &amp;ändern</translation>
        </message>
    </context>
    <context>
        <name>Editor</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/base.py" />
            <source>{option}: {part}</source>
            <translation>{option}: {part}</translation>
        </message>
    </context>
    <context>
        <name>Events</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>The cards are dealt.</source>
            <translation>Die Karten werden ausgeteilt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>The {card} is turned up.</source>
            <translation>Aufgedeckt wird {card}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>The {card} is turned up and goes back into the stock.</source>
            <translation>Aufgedeckt wird {card}; die Karte geht in den Stapel zurück.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You lay down {cards}.</source>
            <translation>Du legst {cards} aus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} lays down {cards}.</source>
            <translation>{name} legt {cards} aus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You draw {card}.</source>
            <translation>Du ziehst {card}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} draws {card}.</source>
            <translation>{name} zieht {card}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You take the pile: {count}.</source>
            <translation>Du nimmst das Paket: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} takes the pile: {count}.</source>
            <translation>{name} nimmt das Paket: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You take {count} off the pile; {left} stay.</source>
            <translation>Du nimmst {count} vom Paket; liegen bleiben {left}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} takes {count} off the pile; {left} stay.</source>
            <translation>{name} nimmt {count} vom Paket; liegen bleiben {left}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You meld {cards}.</source>
            <translation>Du legst {cards} aus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} melds {cards}.</source>
            <translation>{name} legt {cards} aus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You add {cards} to {meld}.</source>
            <translation>Du legst {cards} zu {meld}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} adds {cards} to {meld}.</source>
            <translation>{name} legt {cards} zu {meld}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You complete a natural canasta of {meld}.</source>
            <extracomment>natural</extracomment>
            <translation>Du machst eine natürliche Canasta aus {meld} voll.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} completes a natural canasta of {meld}.</source>
            <extracomment>natural</extracomment>
            <translation>{name} macht eine natürliche Canasta aus {meld} voll.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You complete a mixed canasta of {meld}.</source>
            <extracomment>mixed</extracomment>
            <translation>Du machst eine gemischte Canasta aus {meld} voll.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} completes a mixed canasta of {meld}.</source>
            <extracomment>mixed</extracomment>
            <translation>{name} macht eine gemischte Canasta aus {meld} voll.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You complete a wild canasta.</source>
            <extracomment>wild</extracomment>
            <translation>Du machst eine wilde Canasta voll.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} completes a wild canasta.</source>
            <extracomment>wild</extracomment>
            <translation>{name} macht eine wilde Canasta voll.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You complete a sequence of seven.</source>
            <extracomment>sequence</extracomment>
            <translation>Du machst eine Sequenz von sieben voll.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} completes a sequence of seven.</source>
            <extracomment>sequence</extracomment>
            <translation>{name} macht eine Sequenz von sieben voll.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You meld a sequence: {cards}.</source>
            <translation>Du legst eine Sequenz aus: {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} melds a sequence: {cards}.</source>
            <translation>{name} legt eine Sequenz aus: {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You merge {cards} with {meld}.</source>
            <translation>Du legst {cards} mit {meld} zusammen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} merges {cards} with {meld}.</source>
            <translation>{name} legt {cards} mit {meld} zusammen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You open with {points}; {minimum} were needed.</source>
            <translation>Du kommst heraus: {points}; nötig waren {minimum}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} opens with {points}; {minimum} were needed.</source>
            <translation>{name} kommt heraus: {points}; nötig waren {minimum}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You discard the {card}.</source>
            <translation>Du legst {card} ab.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} discards the {card}.</source>
            <translation>{name} legt {card} ab.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You discard the {card} and freeze the pile.</source>
            <translation>Du legst {card} ab und frierst das Paket ein.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} discards the {card} and freezes the pile.</source>
            <translation>{name} legt {card} ab und friert das Paket ein.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You discard your last card face down.</source>
            <translation>Du legst deine letzte Karte verdeckt ab.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} discards the last card face down.</source>
            <translation>{name} legt die letzte Karte verdeckt ab.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You play alone from now on, against {others}.</source>
            <translation>Du spielst von nun an allein gegen {others}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} plays alone from now on, against {others}.</source>
            <translation>{name} spielt von nun an allein gegen {others}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You draw {count} for opening.</source>
            <translation>Du ziehst {count} fürs Herauskommen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} draws {count} for opening.</source>
            <translation>{name} zieht {count} fürs Herauskommen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You get {count} for opening, face down until your next turn.</source>
            <translation>Du bekommst {count} fürs Herauskommen, verdeckt bis zu deinem nächsten Zug.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} gets {count} for opening, face down until the next turn.</source>
            <translation>{name} bekommt {count} fürs Herauskommen, verdeckt bis zum nächsten Zug.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You take up your bonus: {count}.</source>
            <translation>Du nimmst deinen Bonus auf: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} takes up the bonus: {count}.</source>
            <translation>{name} nimmt den Bonus auf: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You draw the turn card and say so.</source>
            <translation>Du ziehst die Wendekarte und sagst es an.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} draws the turn card and says so.</source>
            <translation>{name} zieht die Wendekarte und sagt es an.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You lay down a special hand: {hand}, {points}.</source>
            <translation>Du legst ein Spezialblatt aus: {hand}, {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} lays down a special hand: {hand}, {points}.</source>
            <translation>{name} legt ein Spezialblatt aus: {hand}, {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You take {cards} back, for no discard was allowed.</source>
            <translation>Du nimmst {cards} zurück, denn keine Karte durfte abgelegt werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} takes {cards} back, for no discard was allowed.</source>
            <translation>{name} nimmt {cards} zurück, denn keine Karte durfte abgelegt werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>The discard pile is put back too.</source>
            <translation>Auch das Paket wird zurückgelegt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You end the turn without a discard.</source>
            <translation>Du beendest den Zug, ohne abzulegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} ends the turn without a discard.</source>
            <translation>{name} beendet den Zug, ohne abzulegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You ask {whom}: may I go out?</source>
            <translation>Du fragst {whom}: Darf ich ausmachen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} asks {whom}: may I go out?</source>
            <translation>{name} fragt {whom}: Darf ich ausmachen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You answer: yes.</source>
            <translation>Du antwortest: Ja.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} answers: yes.</source>
            <translation>{name} antwortet: Ja.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You answer: no.</source>
            <translation>Du antwortest: Nein.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} answers: no.</source>
            <translation>{name} antwortet: Nein.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name}: {points} for claiming the pile wrongly.</source>
            <extracomment>pile_illegal</extracomment>
            <translation>{name}: {points}, weil das Paket zu Unrecht verlangt wurde.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name}: {points} for going out after a no.</source>
            <extracomment>go_out_after_no</extracomment>
            <translation>{name}: {points} fürs Ausmachen nach einem Nein.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name}: {points} for asking and not going out.</source>
            <extracomment>asked_but_unable</extracomment>
            <translation>{name}: {points} fürs Fragen, ohne auszumachen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name}: {points} for a hidden red three.</source>
            <extracomment>red_three_hidden</extracomment>
            <translation>{name}: {points} für eine verheimlichte rote Drei.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name}: {points} as a penalty.</source>
            <translation>{name}: {points} als Strafe.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You go out. The deal is over.</source>
            <translation>Du machst aus. Die Runde ist zu Ende.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} goes out. The deal is over.</source>
            <translation>{name} macht aus. Die Runde ist zu Ende.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>No card that is left may be discarded. The deal is over.</source>
            <translation>Keine der restlichen Karten darf abgelegt werden. Die Runde ist zu Ende.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>The deal is over.</source>
            <translation>Die Runde ist zu Ende.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>The stock is used up. The deal is over.</source>
            <translation>Der Stapel ist aufgebraucht. Die Runde ist zu Ende.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>the sequence</source>
            <translation>der Sequenz</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>the wild cards</source>
            <translation>den wilden Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>the {ranks}</source>
            <translation>den {ranks:of}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>a card</source>
            <translation>eine Karte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>the {card}</source>
            <translation>{card}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>May I go out?</source>
            <extracomment>PermissionAsked</extracomment>
            <translation>Darf ich ausmachen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>Shall we concede?</source>
            <extracomment>ConcessionAsked</extracomment>
            <translation>Geben wir auf?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>The turn card!</source>
            <extracomment>TurnCardDrawn</extracomment>
            <translation>Die Wendekarte!</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>Now alone</source>
            <extracomment>PartnershipFormed</extracomment>
            <translation>Nun allein</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>Yes!</source>
            <translation>Ja!</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>No.</source>
            <translation>Nein.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>You cut {count} from the deck.</source>
            <translation>Du hebst {count} vom Kartenspiel ab.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>{name} cuts {count} from the deck.</source>
            <translation>{name} hebt {count} vom Kartenspiel ab.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>You cut exactly {count}: {points}!</source>
            <translation>Du hebst genau {count} ab: {points}!</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>{name} cuts exactly {count}: {points}!</source>
            <translation>{name} hebt genau {count} ab: {points}!</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>Everybody gets a foot of {count}, face down.</source>
            <translation>Alle bekommen einen Fuß, verdeckt: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>Everybody gets a foot of {count}, looks at it once and lays it face down.</source>
            <translation>Alle bekommen einen Fuß ({count}), sehen ihn einmal an und legen ihn verdeckt hin.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>You pick up your foot: {count}.</source>
            <translation>Du nimmst deinen Fuß auf: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>{name} picks up the foot: {count}.</source>
            <translation>{name} nimmt den Fuß auf: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>You pick up your foot, {count}, for your next turn.</source>
            <translation>Du nimmst deinen Fuß ({count}) für den nächsten Zug auf.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>{name} picks up the foot, {count}, for the next turn.</source>
            <translation>{name} nimmt den Fuß ({count}) für den nächsten Zug auf.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>{n} cards go face down under the pile.</source>
            <extracomment>for 1: 1 card goes face down under the pile.</extracomment>
            <translation>
                <numerusform>1 Karte kommt verdeckt unter die Ablage.</numerusform>
                <numerusform>{n} Karten kommen verdeckt unter die Ablage.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>You lay {cards} beside your melds.</source>
            <translation>Du legst {cards} neben deine Meldungen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>{name} lays {cards} beside the melds.</source>
            <translation>{name} legt {cards} neben die Meldungen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>You ask {whom}: shall we concede this deal?</source>
            <translation>Du fragst {whom}: Wollen wir diese Runde aufgeben?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>{name} asks {whom}: shall we concede this deal?</source>
            <translation>{name} fragt {whom}: Wollen wir diese Runde aufgeben?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>You agree to concede.</source>
            <translation>Du willst auch aufgeben.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>{name} agrees to concede.</source>
            <translation>{name} will auch aufgeben.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>You want to play on.</source>
            <translation>Du willst weiterspielen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>{name} wants to play on.</source>
            <translation>{name} will weiterspielen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>You concede the deal.</source>
            <translation>Du gibst die Runde auf.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>{name} concedes the deal.</source>
            <translation>{name} gibt die Runde auf.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/telling.py" />
            <source>you</source>
            <translation>dich</translation>
        </message>
    </context>
    <context>
        <name>FairDealDialog</name>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>Fair deal</source>
            <translation>Ehrliche Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>Deals</source>
            <translation>Runden</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>Seal, salt and deck</source>
            <translation>Siegel, Salz und Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>Every deck is shuffled and sealed before its deal. The seal tells nothing of the cards, but no other deck has the same. Note it down if you like; once the deal is over, salt and deck are open and you can check that they give this very seal.</source>
            <translation>Vor jeder Runde werden die Karten gemischt und versiegelt. Das Siegel verrät nichts über die Karten, aber kein anderes Kartenspiel hat dasselbe. Notiere es, wenn du magst; nach der Runde liegen Salz und Karten offen, und du kannst prüfen, dass sie genau dieses Siegel ergeben.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>Deal {n}</source>
            <extracomment>over</extracomment>
            <translation>Runde {n}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>Deal {n}, being played</source>
            <extracomment>now</extracomment>
            <translation>Runde {n}, läuft gerade</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>Deal {n}, to come</source>
            <extracomment>to_come</extracomment>
            <translation>Runde {n}, kommt noch</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>Chec&amp;k this deal</source>
            <translation>Diese Runde &amp;prüfen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Kopieren</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>This deck was not sealed.</source>
            <translation>Diese Karten wurden nicht versiegelt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>Seal (SHA-256)</source>
            <translation>Siegel (SHA-256)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>Salt</source>
            <translation>Salz</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>Deck, dealt from the front</source>
            <translation>Karten, von vorn ausgeteilt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>The cards are still a secret.</source>
            <translation>Die Karten sind noch geheim.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>There is no seal to check.</source>
            <translation>Es gibt kein Siegel zu prüfen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>✓ Salt and deck give this seal: it is the deck that was sealed.</source>
            <translation>✓ Salz und Karten ergeben dieses Siegel: Es sind die versiegelten Karten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>✗ Salt and deck give another seal: this is not the deck.</source>
            <translation>✗ Salz und Karten ergeben ein anderes Siegel: Es sind nicht die Karten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>✓ The match's seed shuffles this deck.</source>
            <translation>✓ Die Startzahl der Partie mischt genau diese Karten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>The match's seed shuffles another deck.</source>
            <translation>Die Startzahl der Partie mischt andere Karten.</translation>
        </message>
    </context>
    <context>
        <name>FiguresTable</name>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/tables.py" />
            <source>In a deal</source>
            <translation>Pro Runde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/tables.py" />
            <source>Expected</source>
            <translation>Erwartet</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/tables.py" />
            <source>How unusual</source>
            <translation>Wie ungewöhnlich</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/tables.py" />
            <source>Average margin</source>
            <translation>Mittlerer Abstand</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/tables.py" />
            <source>Matches</source>
            <translation>Partien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/tables.py" />
            <source>Won</source>
            <translation>Gewonnen</translation>
        </message>
    </context>
    <context>
        <name>FilesFlow</name>
        <message>
            <location filename="../../canasta_qt/files_flow.py" />
            <source>Open a match</source>
            <translation>Partie öffnen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/files_flow.py" />
            <source>All files (*)</source>
            <translation>Alle Dateien (*)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/files_flow.py" />
            <source>{kept} of {all} matches kept.</source>
            <translation>{kept} von {all} Partien übernommen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/files_flow.py" />
            <source>Kept: {title}</source>
            <translation>Übernommen: {title}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/files_flow.py" />
            <source>Save the match as a file</source>
            <translation>Partie als Datei speichern</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/files_flow.py" />
            <source>Saved as {name}.</source>
            <translation>Gespeichert als {name}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/files_flow.py" />
            <source>Matches of Canasta Qt (*{suffix})</source>
            <translation>Partien von Canasta Qt (*{suffix})</translation>
        </message>
    </context>
    <context>
        <name>Finder</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/finder.py" />
            <source>Find a rule (Ctrl+F)</source>
            <translation>Regel suchen (Strg+F)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/finder.py" />
            <source>Find a rule</source>
            <translation>Regel suchen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/finder.py" />
            <source>Words such as freeze or seven; rules that speak of them are shown.</source>
            <translation>Wörter wie „einfrieren“ oder „Sieben“; gezeigt werden Regeln, die davon sprechen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/finder.py" />
            <source>&amp;Only what differs</source>
            <translation>Nur &amp;Unterschiede</translation>
        </message>
    </context>
    <context>
        <name>FoldBar</name>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/rules/options_page.py" />
            <source>{n} options do nothing now</source>
            <extracomment>for 1: 1 option does nothing now</extracomment>
            <translation>
                <numerusform>1 Regel ist jetzt ohne Wirkung</numerusform>
                <numerusform>{n} Regeln sind jetzt ohne Wirkung</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GameDetails</name>
        <message>
            <location filename="../../canasta_qt/dialogs/game_details.py" />
            <source>Without my chan&amp;ges</source>
            <translation>&amp;Ohne meine Änderungen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_details.py" />
            <source>Favourite</source>
            <translation>Liebling</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_details.py" />
            <source>Favourites stand at the top of the list.</source>
            <translation>Lieblinge stehen in der Liste ganz oben.</translation>
        </message>
    </context>
    <context>
        <name>GameFinder</name>
        <message>
            <location filename="../../canasta_qt/dialogs/game_finder.py" />
            <source>Search: a name, or a rule such as “freeze”</source>
            <translation>Suchen: ein Name oder eine Regel wie „einfrieren“</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_finder.py" />
            <source>Search the games by name or by rule</source>
            <translation>Spiele nach Name oder Regel suchen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_finder.py" />
            <source>No game says that. Try fewer words.</source>
            <translation>Das steht in keinem Spiel. Versuch es mit weniger Wörtern.</translation>
        </message>
    </context>
    <context>
        <name>GamesList</name>
        <message>
            <location filename="../../canasta_qt/dialogs/games_list.py" />
            <source>Games</source>
            <translation>Spiele</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/games_list.py" />
            <source>{game}, a favourite</source>
            <translation>{game}, ein Liebling</translation>
        </message>
    </context>
    <context>
        <name>GroupList</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/group_list.py" />
            <source>Groups of rules</source>
            <translation>Gruppen von Regeln</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/group_list.py" />
            <source>{n} changed</source>
            <translation>{n} geändert</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/group_list.py" />
            <source>in conflict</source>
            <translation>im Widerspruch</translation>
        </message>
    </context>
    <context>
        <name>HandEndEditor</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/choices.py" />
            <source>So many points for each:</source>
            <translation>So viele Punkte für jede:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/choices.py" />
            <source>So many points, however many they are:</source>
            <translation>So viele Punkte, egal wie viele es sind:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/choices.py" />
            <source>As if it had been laid out.</source>
            <translation>Als wären sie ausgelegt.</translation>
        </message>
    </context>
    <context>
        <name>HandSetEditor</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/codes.py" />
            <source>From so many</source>
            <translation>Ab so vielen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/codes.py" />
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
    </context>
    <context>
        <name>Hands</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/hands.py" />
            <source>Straight</source>
            <extracomment>straight</extracomment>
            <translation>Straße</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hands.py" />
            <source>Pairs</source>
            <extracomment>pairs_natural</extracomment>
            <translation>Paare</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hands.py" />
            <source>Pairs with wild cards</source>
            <extracomment>pairs_wild</extracomment>
            <translation>Paare mit wilden Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hands.py" />
            <source>Garbage</source>
            <extracomment>garbage</extracomment>
            <translation>Müll</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hands.py" />
            <source>Miami</source>
            <extracomment>miami</extracomment>
            <translation>Miami</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hands.py" />
            <source>Zip code</source>
            <extracomment>zip</extracomment>
            <translation>Postleitzahl</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hands.py" />
            <source>Blast off</source>
            <extracomment>blast_off</extracomment>
            <translation>Abheben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hands.py" />
            <source>Triples</source>
            <extracomment>triples</extracomment>
            <translation>Drillinge</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hands.py" />
            <source>Quads</source>
            <extracomment>quads</extracomment>
            <translation>Vierlinge</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hands.py" />
            <source>Dream hand plus four</source>
            <extracomment>dream_plus4</extracomment>
            <translation>Traumblatt plus vier</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hands.py" />
            <source>Dream hand plus five</source>
            <extracomment>dream_plus5</extracomment>
            <translation>Traumblatt plus fünf</translation>
        </message>
    </context>
    <context>
        <name>HistoryActions</name>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>C&amp;ontinue</source>
            <translation>&amp;Fortsetzen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>Play this match on</source>
            <translation>Diese Partie weiterspielen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>&amp;Replay</source>
            <translation>&amp;Wiedergabe</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>Watch this match again on the table</source>
            <translation>Diese Partie noch einmal am Tisch ansehen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>Score s&amp;heet</source>
            <translation>&amp;Punkteblatt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>What each deal of this match brought</source>
            <translation>Was jede Runde dieser Partie gebracht hat</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>Same &amp;again</source>
            <translation>&amp;Noch einmal so</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>The same rules and people with new cards</source>
            <translation>Dieselben Regeln und Leute mit neuen Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>Save as &amp;file…</source>
            <translation>Als &amp;Datei speichern…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>Save what is chosen as files, a match each</source>
            <translation>Gewählte Partien speichern, jede als eigene Datei</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>&amp;Delete</source>
            <translation>&amp;Löschen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>Delete what is chosen; it can be undone</source>
            <translation>Gewähltes löschen; lässt sich zurücknehmen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>&amp;Import…</source>
            <translation>&amp;Importieren…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>Take in matches from files</source>
            <translation>Partien aus Dateien übernehmen</translation>
        </message>
    </context>
    <context>
        <name>HistoryExchange</name>
        <message>
            <location filename="../../canasta_qt/history_exchange.py" />
            <source>Save as a file</source>
            <translation>Als Datei speichern</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/history_exchange.py" />
            <source>A folder for the files</source>
            <translation>Ein Ordner für die Dateien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/history_exchange.py" />
            <source>Saved as {name}.</source>
            <translation>Gespeichert als {name}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/history_exchange.py" />
            <source>Saving the matches as files…</source>
            <translation>Die Partien werden gespeichert…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/history_exchange.py" />
            <source>Saved in {folder}: {matches}.</source>
            <translation>Gespeichert in {folder}: {matches}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/history_exchange.py" />
            <source>Import matches</source>
            <translation>Partien importieren</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/history_exchange.py" />
            <source>All files (*)</source>
            <translation>Alle Dateien (*)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/history_exchange.py" />
            <source>Taking in the matches…</source>
            <translation>Die Partien werden übernommen…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/history_exchange.py" />
            <source>Taken in: {matches}.</source>
            <translation>Übernommen: {matches}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/history_exchange.py" />
            <source>Matches of Canasta Qt (*{suffix})</source>
            <translation>Partien von Canasta Qt (*{suffix})</translation>
        </message>
    </context>
    <context>
        <name>HistoryFilters</name>
        <message>
            <location filename="../../canasta_qt/dialogs/history/filters.py" />
            <source>Search: a game or a name</source>
            <translation>Suchen: ein Spiel oder ein Name</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/filters.py" />
            <source>Search the matches by game or name</source>
            <translation>Partien nach Spiel oder Name suchen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/filters.py" />
            <source>Which rules</source>
            <translation>Welche Regeln</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/filters.py" />
            <source>Against and with whom</source>
            <translation>Gegen wen und mit wem</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/filters.py" />
            <source>Which result</source>
            <translation>Welches Ergebnis</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/filters.py" />
            <source>From when</source>
            <translation>Aus welcher Zeit</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/filters.py" />
            <source>Any result</source>
            <translation>Jedes Ergebnis</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/filters.py" />
            <source>Sho&amp;w all</source>
            <translation>&amp;Alle zeigen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/filters.py" />
            <source>All rules</source>
            <translation>Alle Regeln</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/filters.py" />
            <source>All players</source>
            <translation>Alle Spieler</translation>
        </message>
    </context>
    <context>
        <name>HistoryFlow</name>
        <message>
            <location filename="../../canasta_qt/history_flow.py" />
            <source>No deal of this match is over yet.</source>
            <translation>In dieser Partie ist noch keine Runde zu Ende.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/history_flow.py" />
            <source>Deleted: {matches}. The match on the table stays.</source>
            <translation>Gelöscht: {matches}. Die Partie auf dem Tisch bleibt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/history_flow.py" />
            <source>Deleted: {matches}.</source>
            <translation>Gelöscht: {matches}.</translation>
        </message>
    </context>
    <context>
        <name>HistoryWindow</name>
        <message>
            <location filename="../../canasta_qt/dialogs/history/window.py" />
            <source>History of matches</source>
            <translation>Gespielte Partien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/window.py" />
            <source>No match is like this. “Show all” leads back to all of them.</source>
            <translation>So eine Partie gibt es nicht. „Alle zeigen“ führt zu allen zurück.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/window.py" />
            <source>Every match that you play will be listed here.</source>
            <translation>Jede Partie, die du spielst, steht künftig hier.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/window.py" />
            <source>{n} matches are chosen.</source>
            <translation>{n} Partien sind gewählt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/window.py" />
            <source>This match cannot be read any more ({reason}).</source>
            <translation>Diese Partie ist nicht mehr lesbar ({reason}).</translation>
        </message>
    </context>
    <context>
        <name>HowToPlay</name>
        <message>
            <location filename="../../canasta_qt/dialogs/how_to_play.py" />
            <source>&lt;h3&gt;What you are after&lt;/h3&gt;&lt;p&gt;Collect cards of the same rank and lay them on the table as &lt;b&gt;melds&lt;/b&gt; of three or more. Seven of a rank make a &lt;b&gt;canasta&lt;/b&gt;: that is where the points are, and you need one to go out.&lt;/p&gt;&lt;h3&gt;A turn&lt;/h3&gt;&lt;ol&gt;&lt;li&gt;&lt;b&gt;Draw&lt;/b&gt; from the stock, or &lt;b&gt;take the whole discard pile&lt;/b&gt; when you can meld its top card at once.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Meld&lt;/b&gt; as much as you like: new melds, or cards added to melds of your side.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Discard&lt;/b&gt; one card. That ends your turn.&lt;/li&gt;&lt;/ol&gt;&lt;h3&gt;Worth knowing&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;&lt;b&gt;Jokers and twos are wild&lt;/b&gt; and stand for any rank in a meld.&lt;/li&gt;&lt;li&gt;The &lt;b&gt;first meld&lt;/b&gt; of your side must be worth a certain number of points. The bar at the top shows how many, and while you lay cards out a small badge keeps counting.&lt;/li&gt;&lt;li&gt;A wild card on the pile &lt;b&gt;freezes&lt;/b&gt; it: then you need two natural cards like the top card in your hand to take it.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Red threes&lt;/b&gt; put themselves on the table and are worth extra points. A &lt;b&gt;black three&lt;/b&gt; on the pile keeps the next player from taking it.&lt;/li&gt;&lt;li&gt;The deal ends when somebody &lt;b&gt;goes out&lt;/b&gt;, that is, gets rid of every card. Whoever has the most points when a side reaches the goal wins the match.&lt;/li&gt;&lt;/ul&gt;</source>
            <translation>&lt;h3&gt;Worum es geht&lt;/h3&gt;&lt;p&gt;Sammle Karten desselben Ranges und lege sie als &lt;b&gt;Meldungen&lt;/b&gt; von drei oder mehr auf den Tisch. Sieben von einem Rang sind eine &lt;b&gt;Canasta&lt;/b&gt;: Sie bringt die Punkte, und ohne sie darfst du nicht ausmachen.&lt;/p&gt;&lt;h3&gt;Ein Zug&lt;/h3&gt;&lt;ol&gt;&lt;li&gt;&lt;b&gt;Zieh&lt;/b&gt; vom Stapel oder &lt;b&gt;nimm das ganze Paket&lt;/b&gt;, wenn du seine oberste Karte gleich auslegen kannst.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Leg aus&lt;/b&gt;, so viel du magst: neue Meldungen oder Karten zu Meldungen deiner Seite.&lt;/li&gt;&lt;li&gt;Leg eine Karte &lt;b&gt;ab&lt;/b&gt;. Damit endet dein Zug.&lt;/li&gt;&lt;/ol&gt;&lt;h3&gt;Gut zu wissen&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;&lt;b&gt;Joker und Zweien sind wild&lt;/b&gt; und stehen in einer Meldung für jeden Rang.&lt;/li&gt;&lt;li&gt;Die &lt;b&gt;Erstmeldung&lt;/b&gt; deiner Seite muss eine bestimmte Punktzahl haben. Die Leiste oben zeigt sie, und während du auslegst, zählt ein kleines Schild mit.&lt;/li&gt;&lt;li&gt;Eine wilde Karte auf der Ablage &lt;b&gt;friert das Paket ein&lt;/b&gt;: Dann brauchst du zwei natürliche Karten wie die oberste auf der Hand, um es zu nehmen.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Rote Dreien&lt;/b&gt; legen sich selbst auf den Tisch und bringen Punkte extra. Eine &lt;b&gt;schwarze Drei&lt;/b&gt; auf der Ablage sperrt das Paket für den Nächsten.&lt;/li&gt;&lt;li&gt;Die Runde endet, wenn jemand &lt;b&gt;ausmacht&lt;/b&gt;, also alle Karten los wird. Wer die meisten Punkte hat, wenn eine Seite das Ziel erreicht, gewinnt die Partie.&lt;/li&gt;&lt;/ul&gt;</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/how_to_play.py" />
            <source>&lt;h3&gt;Moving cards&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;&lt;b&gt;Drag&lt;/b&gt; a card, or several selected ones: the places that will take them glow. Drop them anywhere else and they glide back, with the reason in words.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Rather click?&lt;/b&gt; Click a card to select it, then click the place.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Double-click&lt;/b&gt; does the obvious thing with a card.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Select several:&lt;/b&gt; click cards of one rank, and wild cards, one after the other. Ctrl adds any card, Shift a whole row, and a frame drawn around cards takes them all. Ctrl and a double click, or Alt and a click, take a whole rank.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Click the stock&lt;/b&gt; to draw, &lt;b&gt;click the pile&lt;/b&gt; to take it. Rest the mouse on the pile and it tells you whether you may, and why not.&lt;/li&gt;&lt;/ul&gt;&lt;h3&gt;Opening&lt;/h3&gt;&lt;p&gt;Put your first melds out group by group; the badge counts along. Nobody else sees them until you &lt;b&gt;confirm&lt;/b&gt;. &lt;b&gt;Esc&lt;/b&gt; takes everything back into your hand.&lt;/p&gt;&lt;h3&gt;Changed your mind?&lt;/h3&gt;&lt;p&gt;&lt;b&gt;Undo&lt;/b&gt; takes back everything in your turn that has shown you nothing new. A click or a key skips to the end of whatever is moving. Put your hand in order by dragging its cards: your order stays.&lt;/p&gt;&lt;h3&gt;Nothing gets lost&lt;/h3&gt;&lt;p&gt;Close the window whenever you like. The match waits for you.&lt;/p&gt;</source>
            <translation>&lt;h3&gt;Karten bewegen&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;&lt;b&gt;Zieh&lt;/b&gt; eine Karte oder mehrere gewählte: Die Plätze, die sie annehmen, leuchten. Lässt du sie woanders los, gleiten sie zurück, und du liest den Grund.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Lieber klicken?&lt;/b&gt; Klick eine Karte an, dann den Platz.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Ein Doppelklick&lt;/b&gt; tut mit einer Karte das Naheliegende.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Mehrere wählen:&lt;/b&gt; Klick Karten eines Ranges und wilde Karten nacheinander an. Strg nimmt jede Karte dazu, Umschalt eine ganze Reihe, und ein Rahmen um die Karten nimmt alle. Strg mit Doppelklick oder Alt mit Klick nehmen einen ganzen Rang.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Klick den Stapel an&lt;/b&gt;, um zu ziehen, &lt;b&gt;die Ablage&lt;/b&gt;, um das Paket zu nehmen. Halt die Maus über die Ablage, und sie sagt dir, ob du darfst und warum nicht.&lt;/li&gt;&lt;/ul&gt;&lt;h3&gt;Herauskommen&lt;/h3&gt;&lt;p&gt;Leg deine ersten Meldungen Gruppe für Gruppe hin; das Schild zählt mit. Niemand sonst sieht sie, bis du &lt;b&gt;bestätigst&lt;/b&gt;. &lt;b&gt;Esc&lt;/b&gt; nimmt alles ins Blatt zurück.&lt;/p&gt;&lt;h3&gt;Doch anders?&lt;/h3&gt;&lt;p&gt;&lt;b&gt;Rückgängig&lt;/b&gt; nimmt alles in deinem Zug zurück, was dir nichts Neues gezeigt hat. Ein Klick oder eine Taste springt ans Ende jeder Bewegung. Ordne dein Blatt, indem du die Karten ziehst: Deine Ordnung bleibt.&lt;/p&gt;&lt;h3&gt;Nichts geht verloren&lt;/h3&gt;&lt;p&gt;Schließ das Fenster, wann du magst. Die Partie wartet auf dich.&lt;/p&gt;</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/how_to_play.py" />
            <source>&lt;h3&gt;Modern American&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Melds end at &lt;b&gt;seven cards&lt;/b&gt;, and two canastas are needed to go out. A rank in which a canasta lies is &lt;b&gt;dead&lt;/b&gt;: nobody melds it any more.&lt;/li&gt;&lt;li&gt;Your &lt;b&gt;first meld&lt;/b&gt; comes &lt;b&gt;from your hand&lt;/b&gt; and needs 125 points or more; most tables also ask for three of a rank without wild cards. Have a whole natural or wild canasta in your hand, and many tables let you open with it at any count.&lt;/li&gt;&lt;li&gt;The &lt;b&gt;pile&lt;/b&gt; always takes a natural pair. To open and take it in one turn, lay out your first meld before you draw and drop the pair on the pile.&lt;/li&gt;&lt;li&gt;Who opens early gets &lt;b&gt;bonus cards&lt;/b&gt; after the discard. One card of the stock lies sideways: once this &lt;b&gt;turn card&lt;/b&gt; is drawn, there are no more of them.&lt;/li&gt;&lt;li&gt;Wild cards: none with sevens, none with aces that began without, two at most in a meld. A &lt;b&gt;wild meld&lt;/b&gt; takes all of your wild cards until it is a canasta.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Threes&lt;/b&gt; of both colours go on the table. They count for you with two canastas, against you with none. Some tables let you keep one for a straight.&lt;/li&gt;&lt;li&gt;On an &lt;b&gt;empty pile&lt;/b&gt; you may not throw aces, sevens, wild cards or dead ranks while you have anything else.&lt;/li&gt;&lt;li&gt;A &lt;b&gt;special hand&lt;/b&gt;, such as the straight or seven pairs, is fourteen cards laid at once before your side has opened. The button lights up when you hold one.&lt;/li&gt;&lt;/ul&gt;&lt;h3&gt;Sequences: Samba, Bolivia and others&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Besides melds of a rank there are &lt;b&gt;sequences&lt;/b&gt;: three or more cards of one suit in a row, from four to ace, without wild cards in most games. Seven of them are complete and closed: a &lt;b&gt;samba&lt;/b&gt;.&lt;/li&gt;&lt;li&gt;In many of these games the top card of the pile may go to the end of a sequence on the table; often only this card comes and the pile stays.&lt;/li&gt;&lt;li&gt;Some let you have &lt;b&gt;several melds of a rank&lt;/b&gt; and merge them. Where cards could go to more than one meld, you are asked.&lt;/li&gt;&lt;/ul&gt;&lt;h3&gt;A second hand: Hand and Foot, Pennies from Heaven&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Everybody gets a &lt;b&gt;foot&lt;/b&gt;, a second hand that lies face down beside the plate. Rest the mouse on yours and it says when it comes: when your hand is empty, or after your first canasta.&lt;/li&gt;&lt;li&gt;To &lt;b&gt;go out&lt;/b&gt; you need canastas of several kinds, must have played from your foot, and in most games your partner's yes.&lt;/li&gt;&lt;/ul&gt;&lt;h3&gt;A part of the pile&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Often only the &lt;b&gt;top five or seven cards&lt;/b&gt; are taken; the number stands beside the pile. In Albany the pile can be spread: choose a card in it, and it comes with all above.&lt;/li&gt;&lt;li&gt;Some piles begin with cards &lt;b&gt;face down&lt;/b&gt; below: only their taker sees them.&lt;/li&gt;&lt;/ul&gt;&lt;h3&gt;Three, five and six players&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;&lt;b&gt;Three:&lt;/b&gt; everybody plays alone until the pile is first taken. Then the other two join against the taker, pool their melds, and each keeps a score of his own.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Five:&lt;/b&gt; two play against three, of whom one rests in each deal.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Six:&lt;/b&gt; three pairs, or three against three. In a side of three you choose whom you ask whether you may go out.&lt;/li&gt;&lt;/ul&gt;</source>
            <translation>&lt;h3&gt;Modern American&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Meldungen enden bei &lt;b&gt;sieben Karten&lt;/b&gt;, und zum Ausmachen braucht es zwei Canastas. Ein Rang, in dem eine Canasta liegt, ist &lt;b&gt;tot&lt;/b&gt;: Niemand legt ihn mehr aus.&lt;/li&gt;&lt;li&gt;Deine &lt;b&gt;Erstmeldung&lt;/b&gt; kommt &lt;b&gt;aus der Hand&lt;/b&gt; und braucht mindestens 125 Punkte; die meisten Tische verlangen auch drei gleiche ohne wilde Karten. Hast du eine ganze natürliche oder wilde Canasta auf der Hand, darfst du an vielen Tischen damit bei jeder Punktzahl herauskommen.&lt;/li&gt;&lt;li&gt;Das &lt;b&gt;Paket&lt;/b&gt; braucht immer ein natürliches Paar. Um in einem Zug herauszukommen und es zu nehmen, leg vor dem Ziehen die Erstmeldung aus und leg dann das Paar auf die Ablage.&lt;/li&gt;&lt;li&gt;Wer früh herauskommt, bekommt nach dem Ablegen &lt;b&gt;Bonuskarten&lt;/b&gt;. Eine Karte des Stapels liegt quer: Ist diese &lt;b&gt;Wendekarte&lt;/b&gt; gezogen, gibt es keine mehr.&lt;/li&gt;&lt;li&gt;Wilde Karten: keine zu Siebenen, keine zu Assen, die ohne begonnen haben, höchstens zwei in einer Meldung. Eine &lt;b&gt;wilde Meldung&lt;/b&gt; bekommt alle deine wilden Karten, bis sie eine Canasta ist.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Dreien&lt;/b&gt; beider Farben kommen auf den Tisch. Mit zwei Canastas zählen sie für dich, ohne eine gegen dich. An manchen Tischen darfst du eine für eine Straße behalten.&lt;/li&gt;&lt;li&gt;Auf eine &lt;b&gt;leere Ablage&lt;/b&gt; darfst du keine Asse, Siebenen, wilden Karten oder toten Ränge legen, solange du etwas anderes hast.&lt;/li&gt;&lt;li&gt;Ein &lt;b&gt;Spezialblatt&lt;/b&gt;, etwa die Straße oder sieben Paare, sind vierzehn Karten, die auf einmal ausgelegt werden, bevor deine Seite herausgekommen ist. Der Knopf leuchtet, wenn du eines hast.&lt;/li&gt;&lt;/ul&gt;&lt;h3&gt;Sequenzen: Samba, Bolivia und andere&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Außer Meldungen eines Ranges gibt es &lt;b&gt;Sequenzen&lt;/b&gt;: drei oder mehr Karten einer Farbe in Folge, von der Vier bis zum Ass, meist ohne wilde Karten. Mit sieben ist eine Sequenz vollständig und geschlossen: ein &lt;b&gt;Samba&lt;/b&gt;.&lt;/li&gt;&lt;li&gt;In vielen dieser Spiele darf die oberste Karte der Ablage ans Ende einer ausliegenden Sequenz; oft kommt nur diese Karte, und das Paket bleibt.&lt;/li&gt;&lt;li&gt;Manche erlauben &lt;b&gt;mehrere Meldungen eines Ranges&lt;/b&gt; und das Zusammenlegen. Wo Karten zu mehr als einer Meldung passen, wirst du gefragt.&lt;/li&gt;&lt;/ul&gt;&lt;h3&gt;Ein zweites Blatt: Hand and Foot, Pennies from Heaven&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Alle bekommen einen &lt;b&gt;Fuß&lt;/b&gt;, ein zweites Blatt, das verdeckt neben dem Namensschild liegt. Halt die Maus darüber, und es sagt, wann er kommt: wenn dein Blatt leer ist oder nach deiner ersten Canasta.&lt;/li&gt;&lt;li&gt;Zum &lt;b&gt;Ausmachen&lt;/b&gt; brauchst du Canastas mehrerer Arten, musst aus dem Fuß gespielt haben und in den meisten Spielen das Ja deines Partners bekommen.&lt;/li&gt;&lt;/ul&gt;&lt;h3&gt;Ein Teil der Ablage&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Oft werden nur die &lt;b&gt;obersten fünf oder sieben Karten&lt;/b&gt; genommen; die Zahl steht neben der Ablage. In Albany kannst du sie auffächern: Wähle eine Karte, und sie kommt mit allen darüber.&lt;/li&gt;&lt;li&gt;Manchmal liegen unten Karten &lt;b&gt;verdeckt&lt;/b&gt;: Nur wer sie nimmt, sieht sie.&lt;/li&gt;&lt;/ul&gt;&lt;h3&gt;Drei, fünf und sechs Spieler&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;&lt;b&gt;Drei:&lt;/b&gt; Alle spielen allein, bis jemand zum ersten Mal das Paket nimmt. Dann verbünden sich die beiden anderen gegen ihn und legen ihre Meldungen zusammen; die Punkte zählt jeder für sich.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Fünf:&lt;/b&gt; Zwei spielen gegen drei, von denen in jeder Runde einer aussetzt.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Sechs:&lt;/b&gt; drei Paare oder drei gegen drei. In einer Dreierseite wählst du, wen du fragst, ob du ausmachen darfst.&lt;/li&gt;&lt;/ul&gt;</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/how_to_play.py" />
            <source>How to play</source>
            <translation>So wird gespielt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/how_to_play.py" />
            <source>The game</source>
            <translation>Das Spiel</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/how_to_play.py" />
            <source>Your cards</source>
            <translation>Deine Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/how_to_play.py" />
            <source>Other games</source>
            <translation>Andere Spiele</translation>
        </message>
    </context>
    <context>
        <name>ImportPreview</name>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>{n} rules differ from {game}:</source>
            <extracomment>for 1: One rule differs from {game}:</extracomment>
            <translation>
                <numerusform>Eine Regel ist anders als in {game}:</numerusform>
                <numerusform>{n} Regeln sind anders als in {game}:</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>Rules from a friend</source>
            <translation>Regeln von Freunden</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>a game that is not known here</source>
            <translation>ein Spiel, das hier unbekannt ist</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>These rules</source>
            <translation>Diese Regeln</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>&amp;Name</source>
            <translation>&amp;Name</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>Made from</source>
            <translation>Entstanden aus</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>They are the rules of {game}.</source>
            <translation>Es sind die Regeln von {game}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>&amp;Keep in my rules</source>
            <translation>In meinen Regeln &amp;behalten</translation>
        </message>
    </context>
    <context>
        <name>ImportProblems</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>These rules cannot be used</source>
            <translation>Diese Regeln sind nicht brauchbar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>The rules from {source} cannot be used. Nothing was stored.</source>
            <translation>Die Regeln aus {source} sind nicht brauchbar. Nichts wurde gespeichert.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>What is wrong</source>
            <translation>Was nicht stimmt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Kopieren</translation>
        </message>
    </context>
    <context>
        <name>InstantWinEditor</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/choices.py" />
            <source>Nothing wins the match at once.</source>
            <translation>Nichts gewinnt die Partie auf der Stelle.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/choices.py" />
            <source>So many canastas in one deal:</source>
            <translation>So viele Canastas in einer Runde:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/choices.py" />
            <source>One of these special hands:</source>
            <translation>Eines dieser Spezialblätter:</translation>
        </message>
    </context>
    <context>
        <name>KeySheet</name>
        <message>
            <location filename="../../canasta_qt/dialogs/key_sheet.py" />
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/key_sheet.py" />
            <source>All keys</source>
            <translation>Alle Tasten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/key_sheet.py" />
            <source>Change &amp;keys…</source>
            <translation>Tasten &amp;ändern…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/key_sheet.py" />
            <source>&amp;Print…</source>
            <translation>&amp;Drucken…</translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Your turn</source>
            <translation>Dein Zug</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Your hand</source>
            <translation>Dein Blatt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>The match</source>
            <translation>Die Partie</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>The rules</source>
            <translation>Die Regeln</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>What you see and hear</source>
            <translation>Was du siehst und hörst</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Going about</source>
            <translation>Sich bewegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>In a replay</source>
            <translation>In einer Wiedergabe</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Draw from the stock</source>
            <translation>Vom Stapel ziehen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Take the discard pile</source>
            <translation>Das Paket nehmen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Meld the chosen cards</source>
            <translation>Gewählte Karten auslegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Discard the chosen card</source>
            <translation>Gewählte Karte ablegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Do the obvious with a card</source>
            <translation>Mit der Karte das Naheliegende tun</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Answer yes</source>
            <translation>Ja antworten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Answer no</source>
            <translation>Nein antworten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Keep the last card</source>
            <translation>Die letzte Karte behalten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Choose all cards of the rank</source>
            <translation>Alle Karten des Ranges wählen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Choose the whole hand</source>
            <translation>Das ganze Blatt wählen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>What is possible here</source>
            <translation>Was hier möglich ist</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Sort: low cards first</source>
            <translation>Sortieren: niedrige Karten zuerst</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Sort: high cards first</source>
            <translation>Sortieren: hohe Karten zuerst</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Sort: wild cards on the left</source>
            <translation>Sortieren: wilde Karten links</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Sort: wild cards on the right</source>
            <translation>Sortieren: wilde Karten rechts</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>From card to card</source>
            <translation>Von Karte zu Karte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>On to stock, pile, melds and buttons, and back</source>
            <translation>Weiter zu Stapel, Ablage, Meldungen und Knöpfen und zurück</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Up to the table, down to your hand</source>
            <translation>Hinauf zum Tisch, hinunter zum Blatt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Choose a card; on a place: as a click</source>
            <translation>Karte wählen; auf einem Platz: wie ein Klick</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Confirm what is laid out, or the golden button</source>
            <translation>Ausgelegtes bestätigen oder der goldene Knopf</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Let go, take back</source>
            <translation>Loslassen, zurücknehmen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Choose a row of cards</source>
            <translation>Eine Reihe von Karten wählen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Move the chosen cards in your hand</source>
            <translation>Gewählte Karten im Blatt verschieben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>An action back or on</source>
            <translation>Eine Aktion zurück oder weiter</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>A turn back or on</source>
            <translation>Einen Zug zurück oder weiter</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>A deal back or on</source>
            <translation>Eine Runde zurück oder weiter</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>To the beginning or the end</source>
            <translation>Zum Anfang oder zum Ende</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Let it play, or stop it</source>
            <translation>Abspielen oder anhalten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>What was known before the last move</source>
            <translation>Was vor dem letzten Zug bekannt war</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Leave the replay</source>
            <translation>Wiedergabe verlassen</translation>
        </message>
    </context>
    <context>
        <name>KeysPage</name>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>&amp;No key</source>
            <translation>&amp;Keine Taste</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>As it &amp;was</source>
            <translation>&amp;Wie vorher</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>&amp;Restore the usual</source>
            <translation>Übliche wieder&amp;herstellen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>What it does</source>
            <translation>Was sie tut</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>Commands and their keys</source>
            <translation>Befehle und ihre Tasten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>New key</source>
            <translation>Neue Taste</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>&amp;Press a key:</source>
            <translation>&amp;Drück eine Taste:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>no key</source>
            <translation>keine Taste</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>Changed by you</source>
            <translation>Von dir geändert</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>&amp;Take it</source>
            <translation>&amp;Nimm sie</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>&amp;Use it</source>
            <translation>&amp;Verwenden</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>Choose a command and press the key it should have as well.</source>
            <translation>Wähle einen Befehl und drück die Taste, die er auch haben soll.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>{key} always walks over the table or chooses; it cannot be given away.</source>
            <translation>{key} geht immer über den Tisch oder wählt aus; sie lässt sich nicht vergeben.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>{key} is free.</source>
            <translation>{key} ist frei.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>{key} means this already.</source>
            <translation>{key} bedeutet das schon.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>{key} means “{other}” now. Take it, and that has the key no more.</source>
            <translation>{key} bedeutet jetzt „{other}“. Nimm sie, dann gilt sie dort nicht mehr.</translation>
        </message>
    </context>
    <context>
        <name>Known</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>What {name} knew</source>
            <extracomment>title</extracomment>
            <translation>Was {name} wusste</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>What you knew</source>
            <extracomment>title_own</extracomment>
            <translation>Was du wusstest</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Deal {deal}, move {n} of {all}</source>
            <extracomment>move</extracomment>
            <translation>Runde {deal}, Zug {n} von {all}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Everything on this page was all that {name} was told. No card of another hand, of the stock or of the deals to come was among it.</source>
            <extracomment>bot</extracomment>
            <translation>Alles auf dieser Seite ist alles, was {name} gesagt wurde. Keine Karte eines anderen Blattes, des Stapels oder der kommenden Runden war darunter.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>All that could be seen from this chair.</source>
            <extracomment>person</extracomment>
            <translation>Alles, was man von diesem Platz sehen konnte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>In the hand</source>
            <extracomment>hand</extracomment>
            <translation>Auf der Hand</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>On the table</source>
            <extracomment>table</extracomment>
            <translation>Auf dem Tisch</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Discard pile, the top card last</source>
            <extracomment>pile</extracomment>
            <translation>Ablage, die oberste Karte zuletzt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Cards that lay closed</source>
            <extracomment>others</extracomment>
            <translation>Karten, die verdeckt lagen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Not seen yet, wherever these cards may lie</source>
            <extracomment>unseen</extracomment>
            <translation>Noch nicht gesehen, wo immer diese Karten liegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>What was compared</source>
            <extracomment>compared</extracomment>
            <translation>Was verglichen wurde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Points before the deal</source>
            <extracomment>scores</extracomment>
            <translation>Punkte vor der Runde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Stock</source>
            <extracomment>stock</extracomment>
            <translation>Stapel</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Foot of {name}</source>
            <extracomment>foot</extracomment>
            <translation>Fuß von {name}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>frozen</source>
            <extracomment>frozen</extracomment>
            <translation>eingefroren</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Nothing yet</source>
            <extracomment>nothing</extracomment>
            <translation>Noch nichts</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Empty</source>
            <extracomment>empty</extracomment>
            <translation>Leer</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>{count}; among them {cards}, which came with the pile</source>
            <extracomment>holds</extracomment>
            <translation>{count}; aus dem Paket sind darunter: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>A player of this level remembers nothing that is not in sight any more.</source>
            <extracomment>forgets</extracomment>
            <translation>Auf dieser Stufe merkt man sich nichts, was nicht mehr zu sehen ist.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>A player of this level remembers what happened in the last round only.</source>
            <extracomment>remembers</extracomment>
            <translation>Auf dieser Stufe merkt man sich nur, was reihum zuletzt geschah.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>It gives no thought to what others may hold in their hands.</source>
            <extracomment>no_reading</extracomment>
            <translation>Was andere auf der Hand haben könnten, wird nicht bedacht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Nothing was compared: this move follows from rules of thumb.</source>
            <extracomment>thumb</extracomment>
            <translation>Nichts wurde verglichen: Dieser Zug folgt Faustregeln.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>The same question is being asked once more…</source>
            <extracomment>thinking</extracomment>
            <translation>Dieselbe Frage wird noch einmal gestellt…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Worked out just now, by asking the same question once more.</source>
            <extracomment>again</extracomment>
            <translation>Soeben ausgerechnet, durch dieselbe Frage noch einmal.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Kept with the match when the move was made.</source>
            <extracomment>kept</extracomment>
            <translation>Mit der Partie aufbewahrt, als gezogen wurde.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Asked once more it would do something else.</source>
            <extracomment>other</extracomment>
            <translation>Noch einmal gefragt, fiele die Wahl anders aus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>What a person thinks is nobody's business.</source>
            <extracomment>person_thinks</extracomment>
            <translation>Was ein Mensch denkt, geht niemanden etwas an.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>{points} ± {spread}</source>
            <extracomment>value</extracomment>
            <translation>{points} ± {spread}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>{name} takes the pile in {n} of 100 imagined deals</source>
            <extracomment>taken</extracomment>
            <translation>{name} nimmt das Paket in {n} von 100 vorgestellten Runden</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>{n} {ranks}</source>
            <extracomment>some</extracomment>
            <translation>{n} {ranks}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>It could not be worked out this time.</source>
            <extracomment>failed</extracomment>
            <translation>Diesmal ließ es sich nicht ausrechnen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>safer than the next best</source>
            <extracomment>safer</extracomment>
            <translation>sicherer als das Nächstbeste</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>clearly best</source>
            <extracomment>better</extracomment>
            <translation>eindeutig am besten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>others are about as good</source>
            <extracomment>about_equal</extracomment>
            <translation>anderes ist etwa gleich gut</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Throw the {card}</source>
            <extracomment>throw</extracomment>
            <translation>{card} ablegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Draw from the stock</source>
            <extracomment>draw</extracomment>
            <translation>Vom Stapel ziehen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Take the pile, melding {cards}</source>
            <extracomment>take</extracomment>
            <translation>Paket nehmen und {cards} auslegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Lay down {cards}</source>
            <extracomment>lay</extracomment>
            <translation>{cards} auslegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Lay out the {card}</source>
            <extracomment>three</extracomment>
            <translation>{card} auslegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Go out</source>
            <extracomment>out</extracomment>
            <translation>Ausmachen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>End the turn</source>
            <extracomment>pass</extracomment>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Ask: may I go out?</source>
            <extracomment>ask</extracomment>
            <translation>Fragen: Darf ich ausmachen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Say yes</source>
            <extracomment>yes</extracomment>
            <translation>Ja sagen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Say no</source>
            <extracomment>no</extracomment>
            <translation>Nein sagen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Declare the special hand</source>
            <extracomment>special</extracomment>
            <translation>Spezialblatt ansagen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Take the melds back</source>
            <extracomment>retract</extracomment>
            <translation>Meldungen zurücknehmen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Join two melds</source>
            <extracomment>merge</extracomment>
            <translation>Zwei Meldungen zusammenlegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Put the pile back</source>
            <extracomment>restore</extracomment>
            <translation>Paket zurücklegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Concede the deal</source>
            <extracomment>concede</extracomment>
            <translation>Runde aufgeben</translation>
        </message>
    </context>
    <context>
        <name>KnownFlow</name>
        <message>
            <location filename="../../canasta_qt/known_flow.py" />
            <source>Once this deal is over, that will be told.</source>
            <translation>Sobald diese Runde zu Ende ist, erfährst du das.</translation>
        </message>
    </context>
    <context>
        <name>Ledger</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>draw {cards}</source>
            <translation>ziehst {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>draws {cards}</source>
            <translation>zieht {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>take the pile: {cards}</source>
            <translation>nimmst das Paket: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>takes the pile: {cards}</source>
            <translation>nimmt das Paket: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>take off the pile: {cards}</source>
            <translation>nimmst vom Paket: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>takes off the pile: {cards}</source>
            <translation>nimmt vom Paket: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>meld {cards}</source>
            <translation>legst {cards} aus</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>melds {cards}</source>
            <translation>legt {cards} aus</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>meld the sequence {cards}</source>
            <translation>legst die Sequenz {cards} aus</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>melds the sequence {cards}</source>
            <translation>legt die Sequenz {cards} aus</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>add {cards} to the {ranks}</source>
            <translation>legst {cards} zu den {ranks:of}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>adds {cards} to the {ranks}</source>
            <translation>legt {cards} zu den {ranks:of}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>add {cards} to the sequence</source>
            <translation>legst {cards} an die Sequenz an</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>adds {cards} to the sequence</source>
            <translation>legt {cards} an die Sequenz an</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>add {cards} to the wild cards</source>
            <translation>legst {cards} zu den wilden Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>adds {cards} to the wild cards</source>
            <translation>legt {cards} zu den wilden Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>merge {cards} with another meld</source>
            <translation>legst {cards} mit einer anderen Meldung zusammen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>merges {cards} with another meld</source>
            <translation>legt {cards} mit einer anderen Meldung zusammen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>lay {cards} beside the melds</source>
            <translation>legst {cards} neben die Meldungen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>lays {cards} beside the melds</source>
            <translation>legt {cards} neben die Meldungen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>lay out {cards}</source>
            <translation>legst {cards} aus</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>lays out {cards}</source>
            <translation>legt {cards} aus</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>open with {points}</source>
            <translation>kommst heraus ({points})</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>opens with {points}</source>
            <translation>kommt heraus ({points})</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>complete a natural canasta of {ranks}</source>
            <extracomment>natural</extracomment>
            <translation>machst eine natürliche Canasta aus {ranks:of} voll</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>completes a natural canasta of {ranks}</source>
            <extracomment>natural</extracomment>
            <translation>macht eine natürliche Canasta aus {ranks:of} voll</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>complete a mixed canasta of {ranks}</source>
            <extracomment>mixed</extracomment>
            <translation>machst eine gemischte Canasta aus {ranks:of} voll</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>completes a mixed canasta of {ranks}</source>
            <extracomment>mixed</extracomment>
            <translation>macht eine gemischte Canasta aus {ranks:of} voll</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>complete a wild canasta</source>
            <extracomment>wild</extracomment>
            <translation>machst eine wilde Canasta voll</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>completes a wild canasta</source>
            <extracomment>wild</extracomment>
            <translation>macht eine wilde Canasta voll</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>complete a sequence of seven</source>
            <extracomment>sequence</extracomment>
            <translation>machst eine Sequenz von sieben voll</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>completes a sequence of seven</source>
            <extracomment>sequence</extracomment>
            <translation>macht eine Sequenz von sieben voll</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>discard {cards}</source>
            <translation>legst {cards} ab</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>discards {cards}</source>
            <translation>legt {cards} ab</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>discard {cards} and freeze the pile</source>
            <translation>legst {cards} ab und frierst das Paket ein</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>discards {cards} and freezes the pile</source>
            <translation>legt {cards} ab und friert das Paket ein</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>discard {cards} face down</source>
            <translation>legst {cards} verdeckt ab</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>discards {cards} face down</source>
            <translation>legt {cards} verdeckt ab</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>end the turn without a discard</source>
            <translation>beendest den Zug, ohne abzulegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>ends the turn without a discard</source>
            <translation>beendet den Zug, ohne abzulegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>pick up the foot: {cards}</source>
            <translation>nimmst den Fuß auf: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>picks up the foot: {cards}</source>
            <translation>nimmt den Fuß auf: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>get {cards} for opening</source>
            <translation>bekommst {cards} fürs Herauskommen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>gets {cards} for opening</source>
            <translation>bekommt {cards} fürs Herauskommen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>take up the bonus: {cards}</source>
            <translation>nimmst den Bonus auf: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>takes up the bonus: {cards}</source>
            <translation>nimmt den Bonus auf: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>lay down {hand}: {cards}</source>
            <translation>legst ein Spezialblatt aus, {hand}: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>lays down {hand}: {cards}</source>
            <translation>legt ein Spezialblatt aus, {hand}: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>take back {cards}</source>
            <translation>nimmst {cards} zurück</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>takes back {cards}</source>
            <translation>nimmt {cards} zurück</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>the {card}</source>
            <translation>{card}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>a card</source>
            <translation>eine Karte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>You {deeds}.</source>
            <translation>Du {deeds}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>{name} {deeds}.</source>
            <translation>{name} {deeds}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>It is your turn.</source>
            <translation>Du bist dran.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>It is the turn of {name}.</source>
            <translation>{name} ist dran.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>, </source>
            <translation>, </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>{side} {points}, {total} in all</source>
            <translation>{side} {points}, insgesamt {total}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>The deal brings: {scores}.</source>
            <translation>Die Runde bringt: {scores}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>; </source>
            <translation>; </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/ledger.py" />
            <source>Whose turns are shown</source>
            <translation>Wessen Züge gezeigt werden</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/ledger.py" />
            <source>Everybody's turns</source>
            <translation>Alle Züge</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/ledger.py" />
            <source>&amp;Show this turn again</source>
            <translation>Diesen Zug &amp;noch einmal zeigen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/ledger.py" />
            <source>&amp;Open the replay here</source>
            <translation>&amp;Wiedergabe hier öffnen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/ledger.py" />
            <source>&amp;What did this player know?</source>
            <translation>Was &amp;wusste dieser Spieler?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/ledger_lines.py" />
            <source>Deal {n}</source>
            <translation>Runde {n}</translation>
        </message>
    </context>
    <context>
        <name>LedgerDock</name>
        <message>
            <location filename="../../canasta_qt/window/ledger.py" />
            <source>Ledger</source>
            <translation>Verlauf</translation>
        </message>
    </context>
    <context>
        <name>LedgerView</name>
        <message>
            <location filename="../../canasta_qt/window/ledger.py" />
            <source>Ledger: what happened</source>
            <translation>Verlauf: was geschehen ist</translation>
        </message>
    </context>
    <context>
        <name>LuckChart</name>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/charts.py" />
            <source>Where luck lies on the curve of chance</source>
            <translation>Wo das Glück auf der Kurve des Zufalls liegt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/charts.py" />
            <source>as expected</source>
            <translation>wie erwartet</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/charts.py" />
            <source>less</source>
            <translation>weniger</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/charts.py" />
            <source>more</source>
            <translation>mehr</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <location filename="../../canasta_qt/main_window.py" />
            <source>{rules}, deal {n}</source>
            <translation>{rules}, Runde {n}</translation>
        </message>
    </context>
    <context>
        <name>MarginChart</name>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/statistics/charts.py" />
            <source>{n} matches, on average {mean} points</source>
            <extracomment>for 1: 1 match, on average {mean} points</extracomment>
            <translation>
                <numerusform>1 Partie, im Mittel {mean} Punkte</numerusform>
                <numerusform>{n} Partien, im Mittel {mean} Punkte</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/charts.py" />
            <source>Margins of the matches</source>
            <translation>Abstände der Partien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/charts.py" />
            <source>No match of yours is among these.</source>
            <translation>Von dir ist keine Partie darunter.</translation>
        </message>
    </context>
    <context>
        <name>MatchEndEditor</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/choices.py" />
            <source>At a number of points:</source>
            <translation>Bei so vielen Punkten:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/choices.py" />
            <source>After a number of deals:</source>
            <translation>Nach so vielen Runden:</translation>
        </message>
    </context>
    <context>
        <name>MatchFile</name>
        <message>
            <location filename="../../canasta_qt/controller/match_files.py" />
            <source>This is no match of Canasta Qt.</source>
            <extracomment>FOREIGN</extracomment>
            <translation>Das ist keine Partie von Canasta Qt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/match_files.py" />
            <source>A newer Canasta Qt wrote this match.</source>
            <extracomment>FUTURE</extracomment>
            <translation>Ein neueres Canasta Qt hat diese Partie geschrieben.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/match_files.py" />
            <source>The file ends before the match begins.</source>
            <extracomment>CUT_OFF</extracomment>
            <translation>Die Datei endet, bevor die Partie beginnt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/match_files.py" />
            <source>Line {line} makes no sense.</source>
            <extracomment>GARBLED</extracomment>
            <translation>Zeile {line} ergibt keinen Sinn.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/match_files.py" />
            <source>In deal {deal} it was not played by its rules.</source>
            <translation>In Runde {deal} wurde nicht nach den Regeln gespielt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/match_files.py" />
            <source>No cards have been dealt in this match.</source>
            <translation>In dieser Partie wurden keine Karten ausgeteilt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/match_files.py" />
            <source>{rules}, {deals}</source>
            <translation>{rules}, {deals}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/match_files.py" />
            <source>Finished: {totals}</source>
            <translation>Beendet: {totals}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/match_files.py" />
            <source>Not finished: {totals}</source>
            <translation>Nicht beendet: {totals}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/match_files.py" />
            <source>The file was cut off; its incomplete end is left out.</source>
            <translation>Die Datei bricht ab; ihr unvollständiges Ende bleibt weg.</translation>
        </message>
    </context>
    <context>
        <name>MatchFileDialog</name>
        <message>
            <location filename="../../canasta_qt/dialogs/match_file.py" />
            <source>A match from a file</source>
            <translation>Eine Partie aus einer Datei</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/match_file.py" />
            <source>Read from {name}. Nothing has been stored.</source>
            <translation>Gelesen aus {name}. Nichts wurde gespeichert.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/match_file.py" />
            <source>&amp;Watch the replay</source>
            <translation>&amp;Wiedergabe ansehen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/match_file.py" />
            <source>&amp;Keep among my matches</source>
            <translation>Bei meinen Partien &amp;behalten</translation>
        </message>
    </context>
    <context>
        <name>MatchFlow</name>
        <message>
            <location filename="../../canasta_qt/match_flow.py" />
            <source>The rules you chose last are gone; {game} is offered instead.</source>
            <translation>Die zuletzt gewählten Regeln gibt es nicht mehr; stattdessen steht {game} bereit.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/match_flow.py" />
            <source>New match</source>
            <translation>Neue Partie</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/match_flow.py" />
            <source>Leave the match that is under way?</source>
            <translation>Die laufende Partie verlassen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/match_flow.py" />
            <source>It stays saved and is offered again another time.</source>
            <translation>Sie bleibt gespeichert und wird dir später wieder angeboten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/match_flow.py" />
            <source>&amp;Leave it</source>
            <translation>&amp;Verlassen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/match_flow.py" />
            <source>Deal {n}
{totals}</source>
            <translation>Runde {n}
{totals}</translation>
        </message>
    </context>
    <context>
        <name>MatchTable</name>
        <message>
            <location filename="../../canasta_qt/dialogs/history/match_table.py" />
            <source>Matches</source>
            <translation>Partien</translation>
        </message>
    </context>
    <context>
        <name>MaybeRecordEditor</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/records.py" />
            <source>As follows:</source>
            <translation>Wie folgt:</translation>
        </message>
    </context>
    <context>
        <name>Menus</name>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Hint: what would you do?</source>
            <translation>&amp;Tipp: Was würdest du tun?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Take back what is laid out</source>
            <translation>&amp;Ausgelegtes zurücknehmen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Ask: may I go out?</source>
            <translation>&amp;Fragen: Darf ich ausmachen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Go out</source>
            <translation>Aus&amp;machen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Declare a special hand</source>
            <translation>&amp;Spezialblatt ansagen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Lay out a three</source>
            <translation>&amp;Drei auslegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>M&amp;erge two melds</source>
            <translation>&amp;Zwei Meldungen zusammenlegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Take the last &amp;melds back</source>
            <translation>&amp;Letzte Meldungen zurücknehmen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Concede the deal</source>
            <translation>Runde auf&amp;geben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Low cards first</source>
            <translation>&amp;Niedrige Karten zuerst</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;High cards first</source>
            <translation>&amp;Hohe Karten zuerst</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Wild cards on the &amp;left</source>
            <translation>Wilde Karten nach &amp;links</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Wild cards on the &amp;right</source>
            <translation>Wilde Karten nach &amp;rechts</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;New match…</source>
            <translation>&amp;Neue Partie…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>The &amp;same again</source>
            <translation>Das&amp;selbe noch einmal</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Next &amp;deal</source>
            <translation>Nächste &amp;Runde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Score s&amp;heet</source>
            <translation>&amp;Punkteblatt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Replay this match</source>
            <translation>Diese Partie &amp;wiedergeben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Fair deal…</source>
            <translation>&amp;Ehrliche Karten…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>H&amp;istory of matches…</source>
            <translation>&amp;Gespielte Partien…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>S&amp;tatistics…</source>
            <translation>S&amp;tatistik…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Open a match from a file…</source>
            <translation>Partie aus &amp;Datei öffnen…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Save the match as a fi&amp;le…</source>
            <translation>Partie als Datei spei&amp;chern…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Re&amp;match</source>
            <translation>Re&amp;vanche</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Concede the matc&amp;h…</source>
            <translation>Partie au&amp;fgeben…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Preferences…</source>
            <translation>Einste&amp;llungen…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Quit</source>
            <translation>&amp;Beenden</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Read the rules</source>
            <translation>&amp;Regeln lesen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Every rule, one by one…</source>
            <translation>&amp;Jede Regel einzeln…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Compare with another game…</source>
            <translation>Mit anderem Spiel &amp;vergleichen…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Save as a &amp;file…</source>
            <translation>Als &amp;Datei speichern…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Copy as a &amp;short text</source>
            <translation>Als &amp;Kurztext kopieren</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Import from a file…</source>
            <translation>Aus Datei &amp;importieren…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Import from the clip&amp;board</source>
            <translation>Aus der &amp;Zwischenablage importieren</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Read the &amp;table</source>
            <translation>Tisch v&amp;orlesen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Read my &amp;hand</source>
            <translation>&amp;Mein Blatt vorlesen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Read the &amp;pile</source>
            <translation>Ablag&amp;e vorlesen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Table as te&amp;xt</source>
            <translation>Tisch als Te&amp;xt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>S&amp;kip what is moving</source>
            <translation>Bewegung über&amp;springen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>S&amp;ounds</source>
            <translation>&amp;Töne</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>L&amp;edger</source>
            <translation>&amp;Verlauf</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Full screen</source>
            <translation>Voll&amp;bild</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Keys</source>
            <translation>&amp;Tasten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;How to play</source>
            <translation>So wird &amp;gespielt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;About Canasta Qt</source>
            <translation>&amp;Über Canasta Qt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Slow</source>
            <extracomment>slow</extracomment>
            <translation>&amp;Langsam</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Normal</source>
            <extracomment>normal</extracomment>
            <translation>&amp;Normal</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Fast</source>
            <extracomment>fast</extracomment>
            <translation>&amp;Schnell</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Off: show everything at once</source>
            <extracomment>off</extracomment>
            <translation>&amp;Aus: alles sofort zeigen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Large</source>
            <extracomment>large</extracomment>
            <translation>&amp;Groß</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Jumbo</source>
            <extracomment>jumbo</extracomment>
            <translation>&amp;Riesig</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Quiet</source>
            <extracomment>quiet</extracomment>
            <translation>&amp;Leise</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Loud</source>
            <extracomment>loud</extracomment>
            <translation>L&amp;aut</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Game</source>
            <translation>&amp;Spiel</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Turn</source>
            <translation>&amp;Zug</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Sort my hand</source>
            <translation>&amp;Blatt sortieren</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Rules</source>
            <translation>&amp;Regeln</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;View</source>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Card size</source>
            <translation>&amp;Kartengröße</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Animation</source>
            <translation>&amp;Animation</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Volume</source>
            <translation>&amp;Lautstärke</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
    </context>
    <context>
        <name>NewMatchDialog</name>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>New match</source>
            <translation>Neue Partie</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>&amp;Change the rules…</source>
            <translation>Regeln &amp;ändern…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>&amp;Read the rules</source>
            <translation>Regeln &amp;lesen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>&amp;Manage</source>
            <translation>Verwal&amp;ten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>Re&amp;name…</source>
            <translation>&amp;Umbenennen…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>&amp;Delete</source>
            <translation>&amp;Löschen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>Cop&amp;y to my rules…</source>
            <translation>In meine Regeln &amp;kopieren…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>&amp;Compare with another game…</source>
            <translation>Mit anderem Spiel &amp;vergleichen…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>Save as a &amp;file…</source>
            <translation>Als &amp;Datei speichern…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>Copy as a short &amp;text</source>
            <translation>Als Kurzte&amp;xt kopieren</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>&amp;Import from a file…</source>
            <translation>Aus Datei &amp;importieren…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>Import from the clip&amp;board</source>
            <translation>Aus der &amp;Zwischenablage importieren</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>&amp;Start</source>
            <translation>&amp;Spielen</translation>
        </message>
    </context>
    <context>
        <name>Numbers</name>
        <message>
            <location filename="../../canasta_qt/controller/figures.py" />
            <source>,</source>
            <translation>.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/figures.py" />
            <source>.</source>
            <translation>,</translation>
        </message>
    </context>
    <context>
        <name>NumbersEditor</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/numbers.py" />
            <source>One more</source>
            <translation>Eine mehr</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/numbers.py" />
            <source>One less</source>
            <translation>Eine weniger</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/numbers.py" />
            <source>first</source>
            <translation>erste</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/numbers.py" />
            <source>second</source>
            <translation>zweite</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/numbers.py" />
            <source>none</source>
            <translation>keine</translation>
        </message>
    </context>
    <context>
        <name>OneByOne</name>
        <message>
            <location filename="../../canasta_qt/dialogs/one_by_one.py" />
            <source>&amp;Stop</source>
            <translation>&amp;Anhalten</translation>
        </message>
    </context>
    <context>
        <name>OpeningEditor</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/opening.py" />
            <source>From</source>
            <translation>Ab</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/opening.py" />
            <source>Points needed</source>
            <translation>Nötige Punkte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/opening.py" />
            <source>Add a row</source>
            <translation>Zeile dazu</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/opening.py" />
            <source>Put in order</source>
            <translation>Ordnen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/opening.py" />
            <source>row {n}</source>
            <translation>Zeile {n}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/opening.py" />
            <source>{row}, from</source>
            <translation>{row}, ab</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/opening.py" />
            <source>{row}, points needed</source>
            <translation>{row}, nötige Punkte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/opening.py" />
            <source>{row}, remove</source>
            <translation>{row}, entfernen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/opening.py" />
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/opening.py" />
            <source>any score</source>
            <translation>jeder Punktestand</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/opening.py" />
            <source>below {n}</source>
            <translation>unter {n}</translation>
        </message>
    </context>
    <context>
        <name>OptionRow</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/option_row.py" />
            <source>Reset</source>
            <translation>Zurücksetzen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/option_row.py" />
            <source>Reset {option}</source>
            <translation>{option} zurücksetzen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/option_row.py" />
            <source>Source: {source}</source>
            <translation>Quelle: {source}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/option_row.py" />
            <source>●  Changed. In {game}: {value}</source>
            <translation>●  Geändert. In {game}: {value}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/option_row.py" />
            <source>the original</source>
            <translation>Original</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/option_row.py" />
            <source>In Classic: {value}</source>
            <translation>Klassisch: {value}</translation>
        </message>
    </context>
    <context>
        <name>OptionsPage</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_page.py" />
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
    </context>
    <context>
        <name>OptionsPane</name>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>{n} rules found</source>
            <extracomment>for 1: 1 rule found</extracomment>
            <translation>
                <numerusform>1 Regel gefunden</numerusform>
                <numerusform>{n} Regeln gefunden</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>Re&amp;do</source>
            <translation>&amp;Wiederholen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>Do it again (Ctrl+Y)</source>
            <translation>Noch einmal tun (Strg+Y)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>R&amp;eset all</source>
            <translation>A&amp;lles zurück</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>Everything as it was</source>
            <translation>Alles, wie es war</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>No rule speaks of “{text}”. Try fewer or other words.</source>
            <translation>Keine Regel spricht von „{text}“. Versuch weniger oder andere Wörter.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>the original</source>
            <translation>Original</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>Nothing differs from {game}.</source>
            <translation>Nichts ist anders als in {game}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>What differs</source>
            <translation>Was anders ist</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>the last change</source>
            <translation>die letzte Änderung</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>Take back: {what} (Ctrl+Z)</source>
            <translation>Zurücknehmen: {what} (Strg+Z)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>Reset all</source>
            <translation>Alles zurücksetzen</translation>
        </message>
    </context>
    <context>
        <name>OwnRules</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/library.py" />
            <source>Rename</source>
            <translation>Umbenennen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/library.py" />
            <source>What shall “{name}” be called?</source>
            <translation>Wie soll „{name}“ heißen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/library.py" />
            <source>Copy to my rules</source>
            <translation>In meine Regeln kopieren</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/library.py" />
            <source>What shall the copy of “{name}” be called?</source>
            <translation>Wie soll die Kopie von „{name}“ heißen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/library.py" />
            <source>{name}, copy</source>
            <translation>{name}, Kopie</translation>
        </message>
    </context>
    <context>
        <name>Page</name>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/page.py" />
            <source>&amp;Restore the usual</source>
            <translation>Übliches wieder&amp;herstellen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/page.py" />
            <source>Everything on this page as it was at first</source>
            <translation>Alles auf dieser Seite wie am Anfang</translation>
        </message>
    </context>
    <context>
        <name>PatternEditor</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/patterns.py" />
            <source>The cards by rank, such as 22,77,AA (A K Q J T 9 ... 2, X is a joker), groups such as 4-4-3-3, or 7 natural pairs, wild pair, 4 wilds, A..K; join them by +</source>
            <translation>Die Karten nach Rang, etwa 22,77,AA (A K Q J T 9 ... 2, X ist ein Joker), Gruppen wie 4-4-3-3, oder 7 natural pairs, wild pair, 4 wilds, A..K; verbunden mit +</translation>
        </message>
    </context>
    <context>
        <name>PeopleForm</name>
        <message>
            <location filename="../../canasta_qt/dialogs/people_form.py" />
            <source>Choose for &amp;each player</source>
            <translation>&amp;Jeden Spieler einzeln wählen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/people_form.py" />
            <source>shuffle anew</source>
            <translation>neu mischen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/people_form.py" />
            <source>The same number deals the same cards again.</source>
            <translation>Dieselbe Zahl teilt dieselben Karten wieder aus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/people_form.py" />
            <source>&amp;They play like a</source>
            <translation>&amp;Sie spielen wie</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/people_form.py" />
            <source>More</source>
            <translation>Mehr</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/people_form.py" />
            <source>Num&amp;ber of the deals</source>
            <translation>&amp;Nummer der Karten</translation>
        </message>
    </context>
    <context>
        <name>PlayOnDialog</name>
        <message>
            <location filename="../../canasta_qt/dialogs/play_on.py" />
            <source>Play on from here</source>
            <translation>Von hier weiterspielen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/play_on.py" />
            <source>A new match begins at this moment, and you play the seat of {name}. The match of the replay stays as it is.</source>
            <translation>In diesem Augenblick beginnt eine neue Partie, und du spielst auf dem Platz von {name}. Die Partie der Wiedergabe bleibt, wie sie ist.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/play_on.py" />
            <source>With the &amp;same hidden cards</source>
            <translation>Mit den&amp;selben verdeckten Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/play_on.py" />
            <source>With &amp;fresh hidden cards</source>
            <translation>Mit &amp;neuen verdeckten Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/play_on.py" />
            <source>What {name} has seen so far stays; all else is shuffled.</source>
            <translation>Was {name} bisher gesehen hat, bleibt; alles andere wird neu gemischt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/play_on.py" />
            <source>&amp;Play</source>
            <translation>S&amp;pielen</translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Colours</source>
            <extracomment>theme</extracomment>
            <translation>Farben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Cloth</source>
            <extracomment>felt</extracomment>
            <translation>Tuch</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Backs of the cards</source>
            <extracomment>back</extracomment>
            <translation>Rückseiten der Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Size of the cards</source>
            <extracomment>card_size</extracomment>
            <translation>Größe der Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Four colours: blue diamonds, green clubs</source>
            <extracomment>four_colour</extracomment>
            <translation>Vier Farben: Karo blau, Kreuz grün</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Very large numbers and letters on the cards</source>
            <extracomment>jumbo_index</extracomment>
            <translation>Sehr große Zahlen und Buchstaben auf den Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Mark the cards I have just been given</source>
            <extracomment>mark_new_cards</extracomment>
            <translation>Karten hervorheben, die ich gerade bekommen habe</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Sort new cards into my hand</source>
            <extracomment>auto_sort</extracomment>
            <translation>Neue Karten in mein Blatt einsortieren</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Order of my hand</source>
            <extracomment>sort_order</extracomment>
            <translation>Ordnung meines Blattes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Warn me before I discard a card that fits one of our melds</source>
            <extracomment>warn_layoff</extracomment>
            <translation>Warnen, bevor ich eine Karte ablege, die zu unseren Meldungen passt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Warn me before I discard what lets the opponents take the pile</source>
            <extracomment>warn_gift</extracomment>
            <translation>Warnen, bevor ich etwas ablege, womit die Gegner das Paket nehmen können</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Ask before I concede</source>
            <extracomment>confirm_concede</extracomment>
            <translation>Fragen, bevor ich aufgebe</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Ask before I leave a match</source>
            <extracomment>confirm_leave_match</extracomment>
            <translation>Fragen, bevor ich eine Partie verlasse</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Ask before I go out</source>
            <extracomment>confirm_go_out</extracomment>
            <translation>Fragen, bevor ich ausmache</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Movement</source>
            <extracomment>motion</extracomment>
            <translation>Bewegung</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Speed</source>
            <extracomment>speed</extracomment>
            <translation>Tempo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Between the turns of the others</source>
            <extracomment>pace_pause</extracomment>
            <translation>Zwischen den Zügen der anderen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Cards glide to their places</source>
            <extracomment>fly_cards</extracomment>
            <translation>Karten gleiten an ihren Platz</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Cards come one after the other</source>
            <extracomment>stagger_deal</extracomment>
            <translation>Karten kommen eine nach der anderen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Cards turn over</source>
            <extracomment>flip</extracomment>
            <translation>Karten drehen sich um</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>A card shakes where it may not go</source>
            <extracomment>shake</extracomment>
            <translation>Eine Karte zittert, wo sie nicht hin darf</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>The pile is swept up</source>
            <extracomment>sweep</extracomment>
            <translation>Das Paket wird zusammengeschoben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Sounds</source>
            <extracomment>sound</extracomment>
            <translation>Töne</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Volume</source>
            <extracomment>volume</extracomment>
            <translation>Lautstärke</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Cards are dealt</source>
            <extracomment>sound_deal</extracomment>
            <translation>Karten werden ausgeteilt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>A card is drawn</source>
            <extracomment>sound_draw</extracomment>
            <translation>Eine Karte wird gezogen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Cards are laid down</source>
            <extracomment>sound_place</extracomment>
            <translation>Karten werden hingelegt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Cards are pushed together</source>
            <extracomment>sound_slide</extracomment>
            <translation>Karten werden zusammengeschoben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>A canasta is complete</source>
            <extracomment>sound_canasta</extracomment>
            <translation>Eine Canasta ist voll</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>The pile is taken</source>
            <extracomment>sound_take</extracomment>
            <translation>Das Paket wird genommen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>It is my turn</source>
            <extracomment>sound_turn</extracomment>
            <translation>Ich bin dran</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>I have won the match</source>
            <extracomment>sound_win</extracomment>
            <translation>Ich habe die Partie gewonnen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Language</source>
            <extracomment>language</extracomment>
            <translation>Sprache</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Computer players say a word now and then</source>
            <extracomment>remarks</extracomment>
            <translation>Computerspieler sagen ab und zu ein Wort</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Show the faces of the players</source>
            <extracomment>faces</extracomment>
            <translation>Gesichter der Spieler zeigen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Tell a screen reader what happens</source>
            <extracomment>announce_events</extracomment>
            <translation>Einem Vorleseprogramm sagen, was geschieht</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Keep what the computer players thought, to look at later</source>
            <extracomment>advice_kept</extracomment>
            <translation>Aufheben, was die Computerspieler dachten, um es später anzusehen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Evening</source>
            <translation>Abend</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>High contrast</source>
            <translation>Hoher Kontrast</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Like the computer</source>
            <translation>Wie der Computer</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>As the colours have it</source>
            <translation>Passend zu den Farben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Green</source>
            <translation>Grün</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Blue</source>
            <translation>Blau</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Burgundy</source>
            <translation>Burgunder</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Walnut</source>
            <translation>Nussbaum</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Slate</source>
            <translation>Schiefer</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Classic, wine red</source>
            <translation>Klassisch, weinrot</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Classic, blue</source>
            <translation>Klassisch, blau</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Classic, green</source>
            <translation>Klassisch, grün</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Woven</source>
            <translation>Gewebt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Plain</source>
            <translation>Schlicht</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Low cards first</source>
            <translation>Niedrige Karten zuerst</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>High cards first</source>
            <translation>Hohe Karten zuerst</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Wild cards on the left</source>
            <translation>Wilde Karten links</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Wild cards on the right</source>
            <translation>Wilde Karten rechts</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>As chosen below</source>
            <translation>Wie unten gewählt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>None: cards change places at once</source>
            <translation>Keine: Karten wechseln sofort den Platz</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Slow</source>
            <translation>Langsam</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Fast</source>
            <translation>Schnell</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Show everything at once</source>
            <translation>Alles sofort zeigen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Go straight on</source>
            <translation>Gleich weiter</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>A short pause</source>
            <translation>Eine kurze Pause</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>A long pause</source>
            <translation>Eine lange Pause</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Wait until I press Continue</source>
            <translation>Warten, bis ich „Weiter“ drücke</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Quiet</source>
            <translation>Leise</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Loud</source>
            <translation>Laut</translation>
        </message>
    </context>
    <context>
        <name>PreferencesDialog</name>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/dialog.py" />
            <source>Preferences</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/dialog.py" />
            <source>Pages of the preferences</source>
            <translation>Seiten der Einstellungen</translation>
        </message>
    </context>
    <context>
        <name>PreferencesPages</name>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Table</source>
            <translation>Tisch</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Cards</source>
            <translation>Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Pace</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>A click or a key always skips what is moving.</source>
            <translation>Ein Klick oder eine Taste überspringt immer, was sich bewegt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>What moves</source>
            <translation>Was sich bewegt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>All sounds</source>
            <translation>Alle Töne</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>What is heard</source>
            <translation>Was zu hören ist</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>My hand</source>
            <translation>Mein Blatt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Warnings and questions</source>
            <translation>Warnungen und Fragen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Language and reading</source>
            <translation>Sprache und Vorlesen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>The other players</source>
            <translation>Die anderen Spieler</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>These names are used from the next match on.</source>
            <translation>Diese Namen gelten ab der nächsten Partie.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Names</source>
            <translation>Namen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Player {n}</source>
            <translation>Spieler {n}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>My name</source>
            <translation>Mein Name</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Table and cards</source>
            <translation>Tisch und Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Motion and pace</source>
            <translation>Bewegung und Tempo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Sounds</source>
            <translation>Töne</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Hand and warnings</source>
            <translation>Blatt und Warnungen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Language and names</source>
            <translation>Sprache und Namen</translation>
        </message>
    </context>
    <context>
        <name>Preview</name>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/preview.py" />
            <source>Picture of the table as it looks now</source>
            <translation>Bild des Tisches, wie er jetzt aussieht</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/preview.py" />
            <source>Your turn</source>
            <translation>Du bist dran</translation>
        </message>
    </context>
    <context>
        <name>RecordRow</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/records.py" />
            <source>Move up</source>
            <translation>Nach oben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/records.py" />
            <source>Move down</source>
            <translation>Nach unten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/records.py" />
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/records.py" />
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
    </context>
    <context>
        <name>RecordsEditor</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/records.py" />
            <source>Add</source>
            <translation>Dazu</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/records.py" />
            <source>line {n}</source>
            <translation>Zeile {n}</translation>
        </message>
    </context>
    <context>
        <name>Refusals</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A meld of {ranks} needs at least {need} cards; this would be {have}.</source>
            <extracomment>MIN_SIZE</extracomment>
            <translation>Eine Meldung {ranks} braucht mindestens {need} Karten; das wären {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A meld of {ranks} may hold {need} cards at most; this would be {have}.</source>
            <extracomment>MAX_SIZE</extracomment>
            <translation>Eine Meldung {ranks} darf höchstens {need} Karten haben; das wären {have}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A meld needs at least {n} natural {ranks}; there would be {have}.</source>
            <extracomment>MIN_NATURALS, for 1: A meld needs at least one natural {rank}; there would be {have}.</extracomment>
            <translation>
                <numerusform>Eine Meldung braucht mindestens 1 natürliche Karte ({rank}); es wären {have}.</numerusform>
                <numerusform>Eine Meldung braucht mindestens {n} natürliche {ranks}; es wären {have}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A meld may hold {n} wild cards at most; this would be {have}.</source>
            <extracomment>MAX_WILDS, for 1: A meld may hold one wild card at most; this would be {have}.</extracomment>
            <translation>
                <numerusform>Eine Meldung darf höchstens eine wilde Karte haben; das wären {have}.</numerusform>
                <numerusform>Eine Meldung darf höchstens {n} wilde Karten haben; das wären {have}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Too many wild cards: {have} wild to {need} natural {ranks}.</source>
            <extracomment>WILD_RATIO</extracomment>
            <translation>Zu viele wilde Karten: {have} wilde zu {need} natürlichen {ranks:of}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A meld holds one rank only; wild cards may join it.</source>
            <extracomment>MIXED_RANKS</extracomment>
            <translation>Eine Meldung hat nur einen Rang; wilde Karten dürfen dazu.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Threes cannot be melded this way.</source>
            <extracomment>THREE_MELD</extracomment>
            <translation>So darf man Dreien nicht auslegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>At this table wild cards cannot be a meld of their own.</source>
            <extracomment>WILD_MELD_OFF</extracomment>
            <translation>An diesem Tisch dürfen wilde Karten keine eigene Meldung sein.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Wild cards must go to your wild meld until it is a canasta.</source>
            <extracomment>WILD_LOCK</extracomment>
            <translation>Wilde Karten müssen zu deiner wilden Meldung, bis sie eine Canasta ist.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A wild card may join only once there are {need} natural {ranks}; there are {have}.</source>
            <extracomment>RULE_OF_FIVE</extracomment>
            <translation>Eine wilde Karte darf erst dazu, wenn {need} natürliche {ranks} da sind; es sind {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Wild cards may never join {ranks}.</source>
            <extracomment>NEVER_WILD</extracomment>
            <translation>Zu {ranks:of} dürfen nie wilde Karten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your {ranks} began without a wild card and must stay so.</source>
            <extracomment>ACE_PURE</extracomment>
            <translation>Deine {ranks} haben ohne wilde Karte begonnen und müssen so bleiben.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>There is already a canasta of {ranks}: no more of them can be melded.</source>
            <extracomment>DEAD_RANK</extracomment>
            <translation>Es gibt schon eine Canasta aus {ranks:of}: Weitere darf man nicht auslegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>This canasta is closed: nothing may be added.</source>
            <extracomment>CLOSED</extracomment>
            <translation>Diese Canasta ist geschlossen: Nichts darf mehr dazu.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>You can add to your own side's melds only.</source>
            <extracomment>OPP_MELD</extracomment>
            <translation>Anlegen darfst du nur an die Meldungen deiner eigenen Seite.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your side already has a meld of {ranks}; add to that one.</source>
            <extracomment>SECOND_MELD</extracomment>
            <translation>Deine Seite hat schon eine Meldung {ranks}; leg dort an.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A sequence is of one suit.</source>
            <extracomment>SEQ_SUIT</extracomment>
            <translation>Eine Sequenz hat nur eine Farbe.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>The cards of a sequence must follow each other without a gap.</source>
            <extracomment>SEQ_GAP</extracomment>
            <translation>Die Karten einer Sequenz müssen lückenlos aufeinander folgen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A sequence runs from four to ace: no threes.</source>
            <extracomment>SEQ_THREE</extracomment>
            <translation>Eine Sequenz geht von der Vier bis zum Ass: keine Dreien.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A sequence may hold {n} wild cards at most; this would be {have}.</source>
            <extracomment>SEQ_WILD, for 1: A sequence may hold one wild card at most; this would be {have}.</extracomment>
            <translation>
                <numerusform>Eine Sequenz darf höchstens eine wilde Karte haben; das wären {have}.</numerusform>
                <numerusform>Eine Sequenz darf höchstens {n} wilde Karten haben; das wären {have}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>The top card may only go to the end of your sequence on the table, with no card from your hand.</source>
            <extracomment>SEQ_TABLE_ONLY</extracomment>
            <translation>Die oberste Karte darf nur ans Ende deiner ausliegenden Sequenz, ohne Karte aus der Hand.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your first meld needs {need} points; this makes {have}.</source>
            <extracomment>INITIAL_COUNT</extracomment>
            <translation>Deine Erstmeldung braucht {need} Punkte; das sind {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your first meld does not hold what these rules ask of it.</source>
            <extracomment>INITIAL_CLEAN</extracomment>
            <translation>Deine Erstmeldung enthält nicht, was diese Regeln verlangen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>The discard pile is empty.</source>
            <extracomment>PILE_EMPTY</extracomment>
            <translation>Die Ablage ist leer.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>The pile cannot be taken while that card lies on top.</source>
            <extracomment>PILE_BLOCKED</extracomment>
            <translation>Solange diese Karte obenauf liegt, kann das Paket nicht genommen werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>The pile is frozen for you: it takes {need} natural cards that match its top card.</source>
            <extracomment>PILE_FROZEN</extracomment>
            <translation>Das Paket ist für dich eingefroren: Es braucht {need} natürliche Karten, die zur obersten passen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>These cards do not take the pile: they must make a meld with its top card.</source>
            <extracomment>PILE_NO_MATCH</extracomment>
            <translation>Mit diesen Karten geht es nicht: Sie müssen mit der obersten Karte eine Meldung bilden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your side must have melded in an earlier turn before it may take the pile.</source>
            <extracomment>PILE_NOT_OPEN</extracomment>
            <translation>Deine Seite muss in einem früheren Zug herausgekommen sein, bevor sie das Paket nehmen darf.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>With one card in your hand you may not take a pile of one card.</source>
            <extracomment>PILE_ONE_CARD</extracomment>
            <translation>Mit nur einer Karte auf der Hand darfst du kein Paket aus nur einer Karte nehmen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>The top card only fits a canasta you have completed; that does not take the pile.</source>
            <extracomment>PILE_CANASTA</extracomment>
            <translation>Die oberste Karte passt nur zu einer fertigen Canasta; damit nimmt man das Paket nicht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>The meld would grow too large with the top card of the pile.</source>
            <extracomment>PILE_OVERFLOW</extracomment>
            <translation>Mit der obersten Karte der Ablage würde die Meldung zu groß.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>The pile may be taken once it holds {need_cards}; it has {have}.</source>
            <extracomment>PILE_TOO_SMALL</extracomment>
            <translation>Das Paket darf man ab einer bestimmten Größe nehmen: {need_cards}; jetzt sind es {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>You cannot go out yet, so you must keep {need_cards} after melding.</source>
            <extracomment>HAND_GUARD</extracomment>
            <translation>Du kannst noch nicht ausmachen. So viel musst du nach dem Auslegen behalten: {need_cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>To go out your side needs {need_canastas}; it has {have}.</source>
            <extracomment>GO_OUT_CANASTAS</extracomment>
            <translation>Zum Ausmachen braucht deine Seite {need_canastas}; sie hat {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>You must go out with a discard: keep one card for it.</source>
            <extracomment>GO_OUT_DISCARD</extracomment>
            <translation>Du musst mit einer abgelegten Karte ausmachen: Behalte eine dafür.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Without your partner's yes you may not go out in this turn.</source>
            <extracomment>GO_OUT_REFUSED</extracomment>
            <translation>Ohne das Ja deines Partners darfst du in diesem Zug nicht ausmachen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>You must go out in this turn.</source>
            <extracomment>MUST_GO_OUT</extracomment>
            <translation>Du musst in diesem Zug ausmachen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Black threes can be melded only when you go out.</source>
            <extracomment>BLACK3_NOT_OUT</extracomment>
            <translation>Schwarze Dreien darf man nur beim Ausmachen auslegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Wild cards may not join black threes.</source>
            <extracomment>BLACK3_WILD</extracomment>
            <translation>Zu schwarzen Dreien dürfen keine wilden Karten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>You must ask your partner before you meld.</source>
            <extracomment>PERMISSION_TIMING</extracomment>
            <translation>Du musst deinen Partner fragen, bevor du auslegst.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>You have already asked your partner.</source>
            <extracomment>PERMISSION_USED</extracomment>
            <translation>Du hast deinen Partner schon gefragt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>At this table nobody asks before going out.</source>
            <extracomment>PERMISSION_OFF</extracomment>
            <translation>An diesem Tisch fragt man vor dem Ausmachen nicht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A wild card may not be discarded now.</source>
            <extracomment>DISCARD_WILD</extracomment>
            <translation>Eine wilde Karte darf jetzt nicht abgelegt werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>This three may not be discarded.</source>
            <extracomment>DISCARD_THREE</extracomment>
            <translation>Diese Drei darf nicht abgelegt werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>This card may not be discarded on the empty pile.</source>
            <extracomment>DISCARD_SWAD</extracomment>
            <translation>Diese Karte darf nicht auf die leere Ablage.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A card that can no longer be melded may not be discarded on the empty pile.</source>
            <extracomment>DISCARD_DEAD</extracomment>
            <translation>Eine Karte, die niemand mehr auslegen kann, darf nicht auf die leere Ablage.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>This rank may not be discarded now.</source>
            <extracomment>DISCARD_RANK</extracomment>
            <translation>Dieser Rang darf jetzt nicht abgelegt werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>You must end your turn with a discard.</source>
            <extracomment>PASS_OFF</extracomment>
            <translation>Du musst deinen Zug mit dem Ablegen beenden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>That is not possible just now.</source>
            <extracomment>PHASE</extracomment>
            <translation>Das geht gerade nicht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>These cards are not all in your hand.</source>
            <extracomment>NOT_HELD</extracomment>
            <translation>Diese Karten hast du nicht alle auf der Hand.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your cards do not make this special hand.</source>
            <extracomment>SPECIAL_HAND</extracomment>
            <translation>Deine Karten ergeben dieses Spezialblatt nicht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your first meld must be laid before you draw.</source>
            <extracomment>OPENING_LATE</extracomment>
            <translation>Deine Erstmeldung musst du auslegen, bevor du ziehst.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>To go out your side still lacks a canasta of the right kind.</source>
            <extracomment>GO_OUT_KINDS</extracomment>
            <translation>Zum Ausmachen fehlt deiner Seite noch eine Canasta der richtigen Art.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your side may not go out because of its red threes.</source>
            <extracomment>GO_OUT_RED3</extracomment>
            <translation>Wegen ihrer roten Dreien darf deine Seite nicht ausmachen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your side may not go out while that meld is no canasta.</source>
            <extracomment>GO_OUT_INCOMPLETE</extracomment>
            <translation>Solange diese Meldung keine Canasta ist, darf deine Seite nicht ausmachen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>To go out, {need} of your side must have played from the foot; {have} has.</source>
            <extracomment>GO_OUT_FOOT</extracomment>
            <translation>Zum Ausmachen müssen {need} eurer Seite aus dem Fuß gespielt haben; bisher: {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>To take the pile you must meld its top card, {a_rank}, with your cards.</source>
            <extracomment>PILE_NO_MATCH</extracomment>
            <translation>Um das Paket zu nehmen, musst du seine oberste Karte, {a_rank}, mit deinen Karten auslegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>The pile cannot be taken while {a_rank} lies on top.</source>
            <extracomment>PILE_BLOCKED</extracomment>
            <translation>Das Paket kann man nicht nehmen, solange es obenauf {a_rank} zeigt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your {ranks} are a canasta already; that does not take the pile.</source>
            <extracomment>PILE_CANASTA</extracomment>
            <translation>Deine {ranks} sind schon eine Canasta; damit nimmt man das Paket nicht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>No {ranks} may be discarded now.</source>
            <extracomment>DISCARD_RANK</extracomment>
            <translation>Jetzt dürfen keine {ranks} abgelegt werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>While the pile is empty, no {ranks} may be discarded.</source>
            <extracomment>DISCARD_SWAD</extracomment>
            <translation>Solange die Ablage leer ist, dürfen keine {ranks} abgelegt werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>There is a canasta of {ranks} already: while the pile is empty, none may be discarded.</source>
            <extracomment>DISCARD_DEAD</extracomment>
            <translation>Es gibt schon eine Canasta aus {ranks:of}: Auf die leere Ablage dürfen keine mehr.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>In this game {ranks} may never be discarded.</source>
            <translation>In diesem Spiel dürfen {ranks} nie abgelegt werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>No {ranks} may be discarded until every side has a canasta of sevens.</source>
            <translation>Erst wenn jede Seite eine Canasta aus Siebenen hat, dürfen {ranks} abgelegt werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your first meld must hold three cards of a rank without a wild card.</source>
            <translation>Deine Erstmeldung braucht drei Karten eines Ranges ohne wilde Karte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your first meld must hold three cards of a rank without a wild card, or three wild cards.</source>
            <translation>Deine Erstmeldung braucht drei Karten eines Ranges ohne wilde Karte oder drei wilde Karten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your first meld must hold a group with at least three natural cards.</source>
            <translation>Deine Erstmeldung braucht eine Gruppe mit mindestens drei natürlichen Karten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your first meld may not hold wild cards.</source>
            <translation>Deine Erstmeldung darf keine wilden Karten enthalten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your first meld may not complete a canasta with wild cards.</source>
            <translation>Deine Erstmeldung darf keine Canasta mit wilden Karten vollmachen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>With your total the first meld must hold a canasta.</source>
            <translation>Bei eurem Punktestand muss die Erstmeldung eine Canasta enthalten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>With your total the first meld must hold a canasta and count 200 points.</source>
            <translation>Bei eurem Punktestand muss die Erstmeldung eine Canasta enthalten und 200 Punkte zählen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>With your total the first meld must hold a canasta without wild cards.</source>
            <translation>Bei eurem Punktestand muss die Erstmeldung eine Canasta ohne wilde Karten enthalten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your first meld must hold a canasta complete from your hand.</source>
            <translation>Deine Erstmeldung muss eine ganze Canasta aus der Hand enthalten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>To go out your side needs {need_canastas} without wild cards; it has {have}.</source>
            <translation>Zum Ausmachen braucht deine Seite {need_canastas} ohne wilde Karten; sie hat {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>To go out your side needs {need_canastas} with wild cards in; it has {have}.</source>
            <translation>Zum Ausmachen braucht deine Seite {need_canastas} mit wilden Karten darin; sie hat {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>To go out your side needs {need_canastas} of wild cards; it has {have}.</source>
            <translation>Zum Ausmachen braucht deine Seite {need_canastas} aus wilden Karten; sie hat {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>To go out your side needs {need_canastas} of sevens; it has {have}.</source>
            <translation>Zum Ausmachen braucht deine Seite {need_canastas} aus Siebenen; sie hat {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>You opened for your side: let your partner complete a canasta first.</source>
            <translation>Du bist für deine Seite herausgekommen: Lass erst deinen Partner eine Canasta vollmachen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your side may not go out while its aces are no canasta.</source>
            <translation>Solange ihre Asse keine Canasta sind, darf deine Seite nicht ausmachen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your side may not go out while its sevens are no canasta.</source>
            <translation>Solange ihre Siebenen keine Canasta sind, darf deine Seite nicht ausmachen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your side may not go out while its wild cards are no canasta.</source>
            <translation>Solange ihre wilden Karten keine Canasta sind, darf deine Seite nicht ausmachen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A sequence needs at least {need} cards; this would be {have}.</source>
            <extracomment>MIN_SIZE</extracomment>
            <translation>Eine Sequenz braucht mindestens {need} Karten; das wären {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A sequence may hold {need} cards at most; this would be {have}.</source>
            <extracomment>MAX_SIZE</extracomment>
            <translation>Eine Sequenz darf höchstens {need} Karten haben; das wären {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>This sequence is complete: nothing may be added.</source>
            <extracomment>CLOSED</extracomment>
            <translation>Diese Sequenz ist vollständig: Nichts darf mehr dazu.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Wild cards may not join such a meld.</source>
            <extracomment>MAX_WILDS</extracomment>
            <translation>Zu einer solchen Meldung dürfen keine wilden Karten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Wild cards may not be in a sequence.</source>
            <extracomment>SEQ_WILD</extracomment>
            <translation>In einer Sequenz dürfen keine wilden Karten sein.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>three of a rank without wild cards</source>
            <extracomment>pure_meld</extracomment>
            <translation>drei gleiche ohne wilde Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>a pure meld</source>
            <extracomment>pure_meld</extracomment>
            <translation>eine reine Meldung</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>three of a rank without wild cards, or three wild cards</source>
            <extracomment>pure_or_wild_meld</extracomment>
            <translation>drei gleiche ohne wilde Karten oder drei wilde Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>a pure or wild meld</source>
            <extracomment>pure_or_wild_meld</extracomment>
            <translation>eine reine oder wilde Meldung</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>three natural cards of one rank</source>
            <extracomment>three_naturals</extracomment>
            <translation>drei natürliche Karten eines Ranges</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>three naturals</source>
            <extracomment>three_naturals</extracomment>
            <translation>drei natürliche</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>no wild cards in it</source>
            <extracomment>all_pure</extracomment>
            <translation>keine wilden Karten darin</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>pure melds only</source>
            <extracomment>all_pure</extracomment>
            <translation>nur reine Meldungen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>a canasta</source>
            <extracomment>any canasta, any canasta and count 200</extracomment>
            <translation>eine Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>a canasta without wild cards</source>
            <extracomment>natural canasta</extracomment>
            <translation>eine Canasta ohne wilde Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>a natural canasta</source>
            <extracomment>natural canasta</extracomment>
            <translation>eine natürliche Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>a canasta from your hand</source>
            <extracomment>hidden canasta (7 from hand)</extracomment>
            <translation>eine Canasta aus der Hand</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>a canasta from hand</source>
            <extracomment>hidden canasta (7 from hand)</extracomment>
            <translation>eine Canasta aus der Hand</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>Replay</source>
            <translation>Wiedergabe</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>opening</source>
            <translation>Erstmeldung</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>pile</source>
            <translation>Paket</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>canasta</source>
            <translation>Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>&amp;What was known?</source>
            <translation>Was war &amp;bekannt?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>&amp;Play on from here…</source>
            <translation>Von hier &amp;weiterspielen…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>&amp;Leave the replay</source>
            <translation>Wiedergabe &amp;verlassen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>Back to a deal's start (PgUp)</source>
            <translation>Zurück zum Anfang einer Runde (Bild auf)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>One turn back (Ctrl+Left)</source>
            <translation>Einen Zug zurück (Strg+Links)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>One action back (Left)</source>
            <translation>Eine Aktion zurück (Links)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>Play or pause (Space)</source>
            <translation>Abspielen oder anhalten (Leertaste)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>One action on (Right)</source>
            <translation>Eine Aktion weiter (Rechts)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>One turn on (Ctrl+Right)</source>
            <translation>Einen Zug weiter (Strg+Rechts)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>To the next deal (PgDn)</source>
            <translation>Zur nächsten Runde (Bild ab)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>Slow</source>
            <extracomment>slow</extracomment>
            <translation>Langsam</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>Normal</source>
            <extracomment>normal</extracomment>
            <translation>Normal</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>Fast</source>
            <extracomment>fast</extracomment>
            <translation>Schnell</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>Very fast</source>
            <extracomment>fastest</extracomment>
            <translation>Sehr schnell</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>Speed of the replay</source>
            <translation>Tempo der Wiedergabe</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>Whose cards are seen</source>
            <translation>Wessen Karten zu sehen sind</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>Seen by {name}</source>
            <translation>Gesehen von {name}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>All cards open</source>
            <translation>Alle Karten offen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>The match goes on: only your own cards can be seen.</source>
            <translation>Die Partie läuft noch: Nur deine eigenen Karten sind zu sehen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>Deal {deal} of {deals}, action {action} of {actions}</source>
            <translation>Runde {deal} von {deals}, Aktion {action} von {actions}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>What the player of the last move saw, and what it compared (K)</source>
            <translation>Was der Spieler beim letzten Zug sah und was verglichen wurde (K)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>Once this deal is over, that will be told.</source>
            <translation>Sobald diese Runde zu Ende ist, erfährst du das.</translation>
        </message>
    </context>
    <context>
        <name>ReplayFlow</name>
        <message>
            <location filename="../../canasta_qt/replay_flow.py" />
            <source>Replay: {rules}</source>
            <translation>Wiedergabe: {rules}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/replay_flow.py" />
            <source>So little is hidden here that there are no other cards.</source>
            <translation>Hier ist so wenig verdeckt, dass es keine anderen Karten gibt.</translation>
        </message>
    </context>
    <context>
        <name>ReplayLedger</name>
        <message>
            <location filename="../../canasta_qt/window/replay_ledger.py" />
            <source>A click on a line leads to its turn.</source>
            <translation>Ein Klick auf eine Zeile führt zu ihrem Zug.</translation>
        </message>
    </context>
    <context>
        <name>ReplaySlider</name>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_slider.py" />
            <source>Place in the deal</source>
            <translation>Stelle in der Runde</translation>
        </message>
    </context>
    <context>
        <name>RuleConflicts</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>{players} players cannot form these teams.</source>
            <extracomment>team_mode</extracomment>
            <translation>{players} Spieler können keine solchen Seiten bilden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Teams keep one score together, not one for each player.</source>
            <extracomment>score_unit_teams</extracomment>
            <translation>Eine Seite hat einen gemeinsamen Punktestand, nicht jeder einen eigenen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Without lasting teams the score is kept for each player.</source>
            <extracomment>score_unit_alone</extracomment>
            <translation>Ohne feste Seiten hat jeder Spieler seinen eigenen Punktestand.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Only two players can deal in turn; here are {players}.</source>
            <extracomment>rotation</extracomment>
            <translation>Nur zwei Spieler können abwechselnd geben; hier sind es {players}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>There are no partners here, so nobody draws cards for one.</source>
            <extracomment>draw_alone</extracomment>
            <translation>Hier gibt es keine Partner, also zieht niemand Karten um einen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>There is no partner who could be asked before going out.</source>
            <extracomment>permission_alone</extracomment>
            <translation>Es gibt keinen Partner, den man vor dem Ausmachen fragen könnte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>This needs a partner, and here everybody plays alone.</source>
            <extracomment>foot_alone</extracomment>
            <translation>Das braucht einen Partner, und hier spielt jeder für sich.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A match ends at a number of points or after a number of deals.</source>
            <extracomment>match_end</extracomment>
            <translation>Eine Partie endet bei einer Punktzahl oder nach einer Zahl von Runden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Hands that win the match at once must be among the special hands; here not all are.</source>
            <extracomment>instant_win</extracomment>
            <translation>Blätter, die die Partie auf der Stelle gewinnen, müssen Spezialblätter sein; hier sind es nicht alle.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A special hand of {size} cards never comes together: after the draw a hand has {held}.</source>
            <extracomment>special_size</extracomment>
            <translation>Ein Spezialblatt aus {size} Karten kommt nie zusammen: Nach dem Ziehen hat man {held}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A cut leaves at least one card, and the pack has only {have}.</source>
            <extracomment>cut</extracomment>
            <translation>Beim Abheben bleibt mindestens eine Karte liegen, und es sind nur {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Every upcard is accepted here, so nothing is ever dealt again.</source>
            <extracomment>rejects_off</extracomment>
            <translation>Hier bleibt jede aufgedeckte Karte liegen, also wird nie neu ausgeteilt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>With these rules melds cannot be taken back into the hand.</source>
            <extracomment>retract</extracomment>
            <translation>Mit diesen Regeln kann man Meldungen nicht auf die Hand zurücknehmen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>It is not said how many hidden cards belong to which upcard.</source>
            <extracomment>no_hidden_map</extracomment>
            <translation>Es fehlt, wie viele verdeckte Karten zu welcher aufgedeckten gehören.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Hidden cards lie under the upcard, but no upcard is turned.</source>
            <extracomment>hidden_without_upcard</extracomment>
            <translation>Unter der aufgedeckten Karte sollen verdeckte liegen, aber es wird keine aufgedeckt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>There are too few cards: the deal needs {needed}, the pack has {have}.</source>
            <extracomment>too_few_cards</extracomment>
            <translation>Es sind zu wenige Karten: Zum Austeilen braucht es {needed}, da sind {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>The turn card lies too deep: the stock begins with {have} cards.</source>
            <extracomment>turn_card</extracomment>
            <translation>Die Wendekarte liegt zu tief: Der Stapel beginnt mit {have} Karten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A foot needs both cards and a way to pick it up; here one of the two is missing.</source>
            <extracomment>foot</extracomment>
            <translation>Ein Fuß braucht Karten und eine Art, ihn aufzunehmen; eines davon fehlt hier.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>There is no foot in which your partner could be.</source>
            <extracomment>no_foot</extracomment>
            <translation>Es gibt keinen Fuß, aus dem dein Partner spielen könnte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Opening earns bonus cards, but their number is 0.</source>
            <extracomment>no_bonus_cards</extracomment>
            <translation>Das Herauskommen bringt Bonuskarten, aber ihre Zahl ist 0.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Bonus cards depend on a turn card, but there is none.</source>
            <extracomment>no_turn_card</extracomment>
            <translation>Bonuskarten hängen an einer Wendekarte, aber es gibt keine.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Only {stock} cards are left in the stock after the deal: it will be over very soon.</source>
            <extracomment>small_stock</extracomment>
            <translation>Nach dem Austeilen bleiben nur {stock} Karten im Stapel: Die Runde ist sehr bald vorbei.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>The smallest meld, {low} cards, is larger than the largest.</source>
            <extracomment>min_max</extracomment>
            <translation>Die kleinste Meldung ({low} Karten) ist größer als die größte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A canasta of {canasta} cards is larger than the largest meld.</source>
            <extracomment>canasta_max</extracomment>
            <translation>Eine Canasta aus {canasta} Karten ist größer als die größte Meldung.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>The smallest meld, {low} cards, is larger than a canasta.</source>
            <extracomment>canasta_min</extracomment>
            <translation>Die kleinste Meldung ({low} Karten) ist größer als eine Canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A meld needs {low} natural cards, more than the smallest meld has.</source>
            <extracomment>naturals</extracomment>
            <translation>Eine Meldung braucht {low} natürliche Karten, mehr als die kleinste Meldung hat.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>The same rank may never hold wild cards and may sometimes.</source>
            <extracomment>never_and_dirty</extracomment>
            <translation>Derselbe Rang darf nie wilde Karten haben und manchmal doch.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Twos are always wild, and so are jokers where the pack has any.</source>
            <extracomment>wild_ranks</extracomment>
            <translation>Zweien sind immer wild, und Joker auch, wenn es welche gibt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>{option}: the fewest, {low}, are more than the most, {high}.</source>
            <extracomment>span</extracomment>
            <translation>{option}: Das Wenigste, {low}, ist mehr als das Meiste, {high}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A wild meld of at most {high} cards never becomes a canasta.</source>
            <extracomment>wild_canasta</extracomment>
            <translation>Eine wilde Meldung von höchstens {high} Karten wird nie eine Canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A sequence of at most {high} cards never becomes a canasta, which has {canasta}.</source>
            <extracomment>run_canasta</extracomment>
            <translation>Eine Sequenz von höchstens {high} Karten wird nie eine Canasta; die hat {canasta}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>There are no wild cards for a wild meld.</source>
            <extracomment>no_wilds</extracomment>
            <translation>Für eine wilde Meldung gibt es keine wilden Karten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Going out needs a kind of canasta that nobody can make here.</source>
            <extracomment>kind_off</extracomment>
            <translation>Zum Ausmachen braucht es eine Art Canasta, die hier niemand bilden kann.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A kind of canasta is listed twice.</source>
            <extracomment>kind_twice</extracomment>
            <translation>Eine Art Canasta steht doppelt da.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A mixed canasta brings {mixed} points, more than a natural one with {natural}.</source>
            <extracomment>mixed_above_natural</extracomment>
            <translation>Eine gemischte Canasta bringt {mixed} Punkte, mehr als eine natürliche mit {natural}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Hardly anybody can go out: the whole pack hardly makes {canastas} canastas.</source>
            <extracomment>canastas_out_of_reach</extracomment>
            <translation>Kaum jemand kann ausmachen: Alle Karten zusammen ergeben kaum {canastas} Canastas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>The first row of the opening must hold for every score, however low.</source>
            <extracomment>opening_first_row</extracomment>
            <translation>Die erste Zeile der Erstmeldung muss für jeden noch so niedrigen Punktestand gelten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>The first row of the opening must begin with the first deal.</source>
            <extracomment>opening_first_deal</extracomment>
            <translation>Die erste Zeile der Erstmeldung muss mit der ersten Runde beginnen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>The rows of the opening must rise, and no two may begin alike.</source>
            <extracomment>opening_order</extracomment>
            <translation>Die Zeilen der Erstmeldung müssen ansteigen, und keine zwei dürfen gleich beginnen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A high-score opening begins either at a score or at a deal, not at both or neither.</source>
            <extracomment>tier_from</extracomment>
            <translation>Eine Erstmeldung für hohe Stände beginnt entweder bei einem Punktestand oder bei einer Runde.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Nobody can open with {minimum} points: the best hand makes {best}.</source>
            <extracomment>opening_out_of_reach</extracomment>
            <translation>Mit {minimum} Punkten kann niemand herauskommen: Das beste Blatt ergibt {best}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Somebody with a higher score needs fewer points to open.</source>
            <extracomment>opening_falls</extracomment>
            <translation>Wer einen höheren Punktestand hat, braucht weniger Punkte zum Herauskommen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>{option} must go on up to {threes}: so many of them are in the pack.</source>
            <extracomment>totals</extracomment>
            <translation>{option} muss bis {threes} reichen: So viele gibt es davon.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Red and black threes must both be modern, or neither.</source>
            <extracomment>modern_threes</extracomment>
            <translation>Rote und schwarze Dreien müssen beide modern sein oder keine.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Black threes cannot be laid out like red ones where red ones cannot be laid out.</source>
            <extracomment>black_like_red</extracomment>
            <translation>Schwarze Dreien kann man nicht wie rote auslegen, wo man rote nicht auslegen kann.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>The modern score table must decide both about the scores and about the red threes, or about neither.</source>
            <extracomment>matrix</extracomment>
            <translation>Die moderne Punktetabelle muss über die Punkte und die roten Dreien entscheiden oder über keines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>One option lets red threes be discarded, and another does not.</source>
            <extracomment>red_discard</extracomment>
            <translation>Eine Regel erlaubt, rote Dreien abzulegen, eine andere nicht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Black threes that are laid out for points never lie in the pile, so they cannot leave play with it.</source>
            <extracomment>black_removed</extracomment>
            <translation>Schwarze Dreien, die für Punkte ausgelegt werden, liegen nie in der Ablage und können nicht mit ihr das Spiel verlassen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>The pack has too few black threes for a meld of {low}.</source>
            <extracomment>black_never</extracomment>
            <translation>Für eine Meldung von {low} gibt es zu wenige schwarze Dreien.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>It is not said how many cards come off the top of the pile.</source>
            <extracomment>pile_n</extracomment>
            <translation>Es fehlt, wie viele Karten man oben vom Paket nimmt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A frozen pile, with {frozen} matching cards, is easier to take than another, with {unfrozen}.</source>
            <extracomment>easier_frozen</extracomment>
            <translation>Ein eingefrorenes Paket ({frozen} passende Karten) ist leichter zu nehmen als ein freies ({unfrozen}).</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Wild cards cannot take the pile: there are no wild melds here.</source>
            <extracomment>wild_take</extracomment>
            <translation>Wilde Karten können das Paket nicht nehmen: Hier gibt es keine wilden Meldungen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>The smaller bonus for going out concealed does nothing without the greater one.</source>
            <extracomment>concealed_off</extracomment>
            <translation>Der kleinere Bonus fürs Ausmachen aus der Hand tut ohne den größeren nichts.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Going out concealed brings {total} points, less than going out as usual with {bonus}.</source>
            <extracomment>concealed_less</extracomment>
            <translation>Ausmachen aus der Hand bringt {total} Punkte, weniger als das übliche Ausmachen mit {bonus}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A plus needs {canastas} canastas, more than going out does: somebody can go out and lose points by it.</source>
            <extracomment>positive_above_out</extracomment>
            <translation>Für Pluspunkte braucht es {canastas} Canastas, mehr als zum Ausmachen: Man kann ausmachen und dabei verlieren.</translation>
        </message>
    </context>
    <context>
        <name>RuleFaults</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>These are no rules of Canasta: neither a file with rules nor a short code.</source>
            <extracomment>foreign</extracomment>
            <translation>Das sind keine Canasta-Regeln: weder eine Regeldatei noch ein Kurztext.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>There is nothing in it.</source>
            <extracomment>empty</extracomment>
            <translation>Es steht nichts darin.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>This is far too large for rules, so it was not read.</source>
            <extracomment>too_large</extracomment>
            <translation>Das ist viel zu groß für Regeln, darum wurde es nicht gelesen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>This is not readable text.</source>
            <extracomment>not_text</extracomment>
            <translation>Das ist kein lesbarer Text.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>A newer version of this program wrote these rules. Get the newer version to use them.</source>
            <extracomment>newer</extracomment>
            <translation>Eine neuere Version dieses Programms hat diese Regeln geschrieben. Hol dir die neuere Version, um sie zu verwenden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>The line that begins with “{text}:” is missing.</source>
            <extracomment>no_entry</extracomment>
            <translation>Die Zeile, die mit „{text}:“ beginnt, fehlt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>“{text}” makes no sense here.</source>
            <extracomment>bad_entry</extracomment>
            <translation>„{text}“ ergibt hier keinen Sinn.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>A name has 1 to {most} letters, not “{text}”.</source>
            <extracomment>bad_name</extracomment>
            <translation>Ein Name hat 1 bis {most} Zeichen, nicht „{text}“.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>“{text}” is there twice.</source>
            <extracomment>twice</extracomment>
            <translation>„{text}“ steht zweimal da.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>“{text}” is no option with a value.</source>
            <extracomment>stray_line</extracomment>
            <translation>„{text}“ ist keine Regel mit einem Wert.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>The value of “{text}” cannot be read.</source>
            <extracomment>not_json</extracomment>
            <translation>Der Wert von „{text}“ ist nicht lesbar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>“{text}” in group {number} cannot be part of a code.</source>
            <extracomment>code_letter</extracomment>
            <translation>„{text}“ in Gruppe {number} kann nicht zu einem Kurztext gehören.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>There is a typing error in the code.</source>
            <extracomment>code_typing</extracomment>
            <translation>Im Kurztext ist ein Tippfehler.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>There is a typing error in group {number} of the code: “{text}”.</source>
            <extracomment>code_typing_near</extracomment>
            <translation>In Gruppe {number} des Kurztextes ist ein Tippfehler: „{text}“.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>The code is not whole: its end is missing.</source>
            <extracomment>code_incomplete</extracomment>
            <translation>Der Kurztext ist nicht vollständig: Sein Ende fehlt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>The code makes no sense, although it is typed correctly.</source>
            <extracomment>code_content</extracomment>
            <translation>Der Kurztext ergibt keinen Sinn, obwohl er richtig getippt ist.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>There is no option “{key}”.</source>
            <extracomment>unknown_option</extracomment>
            <translation>Es gibt keine Regel „{key}“.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>The option {name} is missing.</source>
            <extracomment>missing_option</extracomment>
            <translation>Die Regel {name} fehlt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>{name}: “{value}” will not do. Possible is {allowed}.</source>
            <extracomment>wrong_type</extracomment>
            <translation>{name}: „{value}“ geht nicht. Möglich ist {allowed}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>{name}: “{value}” is out of range. Possible is {allowed}.</source>
            <extracomment>out_of_range</extracomment>
            <translation>{name}: „{value}“ ist zu groß oder zu klein. Möglich ist {allowed}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>{name}: “{value}” is not possible here. Possible is {allowed}.</source>
            <extracomment>not_allowed</extracomment>
            <translation>{name}: „{value}“ ist hier nicht möglich. Möglich ist {allowed}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>These are no rules of Canasta.</source>
            <extracomment>not_rules</extracomment>
            <translation>Das sind keine Canasta-Regeln.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>A newer version of this program wrote these rules.</source>
            <extracomment>future_format</extracomment>
            <translation>Eine neuere Version dieses Programms hat diese Regeln geschrieben.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>Line {line}: {text}</source>
            <translation>Zeile {line}: {text}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>Is {keys} meant?</source>
            <translation>Ist {keys} gemeint?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>Perhaps “{meant}” is meant.</source>
            <translation>Vielleicht ist „{meant}“ gemeint.</translation>
        </message>
    </context>
    <context>
        <name>RuleIssues</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>Turn on {option}</source>
            <translation>{option} einschalten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>Turn off {option}</source>
            <translation>{option} ausschalten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>{option}: {value}</source>
            <translation>{option}: {value}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>Put right {n} options: {options}</source>
            <translation>{n} Regeln richtigstellen: {options}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>“{label}”</source>
            <translation>„{label}“</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>{group}, {label}</source>
            <translation>{group}, {label}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>Does nothing while {conditions}.</source>
            <translation>Ohne Wirkung, solange {conditions}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>{option} is on</source>
            <translation>{option} an ist</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>{option} is off</source>
            <translation>{option} aus ist</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>{option} is empty</source>
            <translation>{option} leer ist</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>{option} is: {value}</source>
            <translation>{option} so ist: {value}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>{option} is not: {value}</source>
            <translation>{option} nicht so ist: {value}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>{option} has: {value}</source>
            <translation>{option} dies enthält: {value}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>{one} or {other}</source>
            <translation>{one} oder {other}</translation>
        </message>
    </context>
    <context>
        <name>RuleValues</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>on</source>
            <extracomment>on</extracomment>
            <translation>an</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>off</source>
            <extracomment>off</extracomment>
            <translation>aus</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>none</source>
            <extracomment>none</extracomment>
            <translation>keine</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{name}: {value}</source>
            <extracomment>pair</extracomment>
            <translation>{name}: {value}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{low} to {high}</source>
            <extracomment>span</extracomment>
            <translation>{low} bis {high}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>exactly {low}</source>
            <extracomment>exactly</extracomment>
            <translation>genau {low}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{low} or more</source>
            <extracomment>or_more</extracomment>
            <translation>{low} oder mehr</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} points</source>
            <extracomment>points</extracomment>
            <translation>{n} Punkte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>a special hand: {hands}</source>
            <extracomment>hands</extracomment>
            <translation>ein Spezialblatt: {hands}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} for each</source>
            <extracomment>each</extracomment>
            <translation>{n} für jede</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} once for all</source>
            <extracomment>flat</extracomment>
            <translation>{n} einmal für alle</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>as if laid out</source>
            <extracomment>as_laid</extracomment>
            <translation>wie ausgelegt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{minimum} always</source>
            <extracomment>always</extracomment>
            <translation>immer {minimum}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{minimum} below {start}</source>
            <extracomment>below</extracomment>
            <translation>{minimum} unter {start}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{minimum} from {start}</source>
            <extracomment>from</extracomment>
            <translation>{minimum} ab {start}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{rank}: {points} for {n} or more</source>
            <extracomment>caught</extracomment>
            <translation>{rank}: {points} ab {n}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>from {start} points: {need}</source>
            <extracomment>tier_score</extracomment>
            <translation>ab {start} Punkten: {need}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>from deal {start}: {need}</source>
            <extracomment>tier_deal</extracomment>
            <translation>ab Runde {start}: {need}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>from nowhere: {need}</source>
            <extracomment>tier_never</extracomment>
            <translation>von nirgends an: {need}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{hand} ({cards}): {points}</source>
            <extracomment>hand</extracomment>
            <translation>{hand} ({cards}): {points}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{bonus} (in place of {replaced})</source>
            <extracomment>instead</extracomment>
            <translation>{bonus} (statt {replaced})</translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} deals</source>
            <extracomment>for 1: one deal</extracomment>
            <translation>
                <numerusform>eine Runde</numerusform>
                <numerusform>{n} Runden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} canastas</source>
            <extracomment>for 1: one canasta</extracomment>
            <translation>
                <numerusform>eine Canasta</numerusform>
                <numerusform>{n} Canastas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>The team has at least {n} canastas</source>
            <extracomment>for 1: The team has at least one canasta</extracomment>
            <translation>
                <numerusform>Die Seite hat mindestens eine Canasta</numerusform>
                <numerusform>Die Seite hat mindestens {n} Canastas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} in all</source>
            <extracomment>canastas</extracomment>
            <translation>{n} insgesamt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} natural</source>
            <extracomment>natural</extracomment>
            <translation>{n} natürliche</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} mixed</source>
            <extracomment>mixed</extracomment>
            <translation>{n} gemischte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} wild</source>
            <extracomment>wild</extracomment>
            <translation>{n} wilde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} of sevens</source>
            <extracomment>sevens</extracomment>
            <translation>{n} aus Siebenen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} as a sequence</source>
            <extracomment>sequence</extracomment>
            <translation>{n} als Sequenz</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} clean</source>
            <extracomment>clean</extracomment>
            <translation>{n} saubere</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} dirty</source>
            <extracomment>dirty</extracomment>
            <translation>{n} schmutzige</translation>
        </message>
    </context>
    <context>
        <name>Rulebook</name>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/example.py" />
            <source>That counts {points}.</source>
            <translation>Das zählt {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/example.py" />
            <source>{situation} {verdict}</source>
            <translation>{situation} {verdict}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/example.py" />
            <source>Not allowed: {reason}</source>
            <translation>Nicht erlaubt: {reason}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/example.py" />
            <source>Allowed.</source>
            <translation>Erlaubt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>Your side opened with three aces and no wild card among them. May you add a two to them in a later turn?</source>
            <translation>Deine Seite ist mit drei Assen ohne wilde Karte herausgekommen. Darfst du in einem späteren Zug eine Zwei dazulegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>Your side opened in an earlier turn and has four nines on the table. May you add a joker to them?</source>
            <translation>Deine Seite ist in einem früheren Zug herausgekommen und hat vier Neunen auf dem Tisch. Darfst du einen Joker dazulegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>May you lay three sevens and a two as a meld?</source>
            <translation>Darfst du drei Siebenen und eine Zwei als Meldung auslegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>Your side has a meld of three nines. May you lay three more nines as a second meld?</source>
            <translation>Deine Seite hat eine Meldung aus drei Neunen. Darfst du drei weitere Neunen als zweite Meldung auslegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>May you lay two queens and three twos as a meld?</source>
            <translation>Darfst du zwei Damen und drei Zweien als Meldung auslegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>May you lay a king, a two and a joker as a meld?</source>
            <translation>Darfst du einen König, eine Zwei und einen Joker als Meldung auslegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>May you lay four sixes, two twos and two jokers as a meld?</source>
            <translation>Darfst du vier Sechsen, zwei Zweien und zwei Joker als Meldung auslegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>Your side has canastas of sevens and of nines, each of seven cards. May you put another nine on its garbage heap?</source>
            <translation>Deine Seite hat je eine Canasta aus sieben Siebenen und aus sieben Neunen. Darfst du noch eine Neun auf euren losen Haufen legen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>The other side has a canasta of five kings and two twos. May you lay three kings?</source>
            <translation>Die andere Seite hat eine Canasta aus fünf Königen und zwei Zweien. Darfst du drei Könige auslegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>Your side has a canasta of seven nines. May you add another nine to it?</source>
            <translation>Deine Seite hat eine Canasta aus sieben Neunen. Darfst du noch eine Neun anlegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>Your side has a canasta of seven nines. May you add a two to it?</source>
            <translation>Deine Seite hat eine Canasta aus sieben Neunen. Darfst du eine Zwei anlegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>May you lay the five, seven and eight of hearts with a two as a sequence?</source>
            <translation>Darfst du Herz-Fünf, Herz-Sieben und Herz-Acht mit einer Zwei als Sequenz auslegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>May you lay the queen, king and ace of spades as a sequence?</source>
            <translation>Darfst du Pik-Dame, Pik-König und Pik-Ass als Sequenz auslegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>Your side has a sequence from the four to the ten of hearts. May you add the jack of hearts?</source>
            <translation>Deine Seite hat eine Sequenz von der Herz-Vier bis zur Herz-Zehn. Darfst du den Herz-Buben anlegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>May you lay two twos and a joker as a meld of wild cards?</source>
            <translation>Darfst du zwei Zweien und einen Joker als wilde Meldung auslegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>Your side has a meld of two twos and a joker, and one of five kings. May you add another two to the kings?</source>
            <translation>Deine Seite hat eine Meldung aus zwei Zweien und einem Joker und eine aus fünf Königen. Darfst du eine weitere Zwei an die Könige anlegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>You hold two kings and a two, two queens and a two, and two aces and a joker. May you open with these three melds?</source>
            <translation>Du hast zwei Könige und eine Zwei, zwei Damen und eine Zwei sowie zwei Asse und einen Joker auf der Hand. Darfst du mit diesen drei Meldungen herauskommen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>You hold seven nines. May you open with them?</source>
            <translation>Du hast sieben Neunen auf der Hand. Darfst du damit herauskommen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>The total of your side is 0. May you open with three kings and three nines?</source>
            <translation>Deine Seite hat 0 Punkte. Darfst du mit drei Königen und drei Neunen herauskommen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>The total of your side is 0, and your turn begins. May you open with three kings and three nines?</source>
            <translation>Deine Seite hat 0 Punkte, und dein Zug beginnt. Darfst du mit drei Königen und drei Neunen herauskommen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>Your side has not melded, and you have drawn. May you open with three kings and three nines?</source>
            <translation>Deine Seite hat noch nichts ausgelegt, und du hast gezogen. Darfst du mit drei Königen und drei Neunen herauskommen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>It is the first deal. May you open with three kings and three nines?</source>
            <translation>Es ist die erste Runde. Darfst du mit drei Königen und drei Neunen herauskommen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>The total of your side is 3,000. May you open with three aces and three kings?</source>
            <translation>Deine Seite hat 3.000 Punkte. Darfst du mit drei Assen und drei Königen herauskommen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>The total of your side is 0, an ace lies on top of the pile, and you hold two aces. May you take the pile with them to open?</source>
            <translation>Deine Seite hat 0 Punkte, ein Ass liegt auf der Ablage, und du hast zwei Asse. Darfst du damit das Paket nehmen und so herauskommen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/scores.py" />
            <source>The stock has run out, and nobody went out. Your side has two red threes and a meld of three kings, and no canasta. What do the red threes count?</source>
            <translation>Der Stapel ist aufgebraucht, und niemand hat ausgemacht. Deine Seite hat zwei rote Dreien und eine Meldung aus drei Königen, aber keine Canasta. Was zählen die roten Dreien?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/scores.py" />
            <source>The other side went out. Your side has all four red threes and has melded nothing. What do they count?</source>
            <translation>Die andere Seite hat ausgemacht. Deine Seite hat alle vier roten Dreien und nichts ausgelegt. Was zählen sie?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/scores.py" />
            <source>Your side has a canasta of five eights, a two and a joker on the table, and nothing else. What do the cards and the bonus count together?</source>
            <translation>Deine Seite hat eine Canasta aus fünf Achten, einer Zwei und einem Joker auf dem Tisch und sonst nichts. Was zählen Karten und Bonus zusammen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/scores.py" />
            <source>Your side has three kings on the table and no canasta. What do the kings count?</source>
            <translation>Deine Seite hat drei Könige auf dem Tisch und keine Canasta. Was zählen die Könige?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/scores.py" />
            <source>When the others go out you hold a king, a four and a joker. Your side has opened. What do they count?</source>
            <translation>Als die anderen ausmachen, hast du einen König, eine Vier und einen Joker auf der Hand. Deine Seite ist herausgekommen. Was zählen sie?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/scores.py" />
            <source>When the others go out your side has four sevens on the table. What do they count, their values left aside?</source>
            <translation>Als die anderen ausmachen, hat deine Seite vier Siebenen auf dem Tisch. Was zählen sie, von ihren Kartenwerten abgesehen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>The pile is, from below, a four, a nine, a king and a queen. Your side has opened, and you hold two nines. May you take the nine with all that lies above it?</source>
            <translation>In der Ablage liegen von unten eine Vier, eine Neun, ein König und eine Dame. Deine Seite ist herausgekommen, und du hast zwei Neunen. Darfst du die Neun mit allem darüber nehmen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>The pile is three cards, a four, a five and on top a nine. Your side has opened, and you hold two nines. May you take it?</source>
            <translation>Das Paket hat drei Karten: eine Vier, eine Fünf und obenauf eine Neun. Deine Seite ist herausgekommen, und du hast zwei Neunen. Darfst du es nehmen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>A seven lies on top of the pile. Your side has opened, and you hold two sevens. May you take the pile?</source>
            <translation>Auf der Ablage liegt eine Sieben. Deine Seite ist herausgekommen, und du hast zwei Siebenen. Darfst du das Paket nehmen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>The eight of hearts lies on top of the pile, and your side has the five, six and seven of hearts on the table. May you add the eight?</source>
            <translation>Auf der Ablage liegt Herz-Acht, und deine Seite hat Herz-Fünf, Herz-Sechs und Herz-Sieben auf dem Tisch. Darfst du die Acht anlegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>A nine lies on top of the pile, your side has a canasta of six nines and a two, and you hold no nine. May you take the pile by adding its top card to the canasta?</source>
            <translation>Auf der Ablage liegt eine Neun, deine Seite hat eine Canasta aus sechs Neunen und einer Zwei, und du hast keine Neun. Darfst du das Paket nehmen, indem du die oberste Karte an die Canasta anlegst?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>A nine lies on top of the pile, and your side has a canasta of five nines and two twos. May you take the pile with two nines from your hand?</source>
            <translation>Auf der Ablage liegt eine Neun, und deine Seite hat eine Canasta aus fünf Neunen und zwei Zweien. Darfst du das Paket mit zwei Neunen aus der Hand nehmen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>A nine lies on top of the pile, and your side has three nines on the table. May you take the pile by adding the top card to them?</source>
            <translation>Auf der Ablage liegt eine Neun, und deine Seite hat drei Neunen auf dem Tisch. Darfst du das Paket nehmen, indem du die oberste Karte dort anlegst?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>Your side has opened, and a nine lies on top of the pile. May you take the pile with a nine and a two from your hand?</source>
            <translation>Deine Seite ist herausgekommen, und auf der Ablage liegt eine Neun. Darfst du das Paket mit einer Neun und einer Zwei aus der Hand nehmen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>A two lies on top of the pile. May you take it with two twos from your hand?</source>
            <translation>Auf der Ablage liegt eine Zwei. Darfst du das Paket mit zwei Zweien aus der Hand nehmen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>One card is left in your hand, a nine, and the pile is a single nine. Your side has three nines on the table and no canasta. May you take the pile by adding to them?</source>
            <translation>Du hast nur noch eine Karte, eine Neun, und das Paket ist eine einzelne Neun. Deine Seite hat drei Neunen auf dem Tisch und keine Canasta. Darfst du das Paket nehmen, indem du dort anlegst?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>Your side has opened and has three nines on the table. A nine lies on top of the pile, with a joker further down. May you take the pile by adding the nine to yours?</source>
            <translation>Deine Seite ist herausgekommen und hat drei Neunen auf dem Tisch. Auf der Ablage liegt eine Neun, weiter unten ein Joker. Darfst du das Paket nehmen, indem du die Neun zu deinen legst?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>A nine lies on top of the pile, with a joker further down. Your side has opened. May you take the pile with two nines from your hand?</source>
            <translation>Auf der Ablage liegt eine Neun, weiter unten ein Joker. Deine Seite ist herausgekommen. Darfst du das Paket mit zwei Neunen aus der Hand nehmen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>Your side has not opened, and a king lies on top of the pile, with no wild card below it. May you take the pile with a king and a joker?</source>
            <translation>Deine Seite ist noch nicht herausgekommen, und auf der Ablage liegt ein König, darunter keine wilde Karte. Darfst du das Paket mit einem König und einem Joker nehmen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>Your side has opened, and a nine lies on top of the pile. May you take the pile with two nines from your hand?</source>
            <translation>Deine Seite ist herausgekommen, und auf der Ablage liegt eine Neun. Darfst du das Paket mit zwei Neunen aus der Hand nehmen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>A black three lies on top of the pile. May you take the pile?</source>
            <translation>Auf der Ablage liegt eine schwarze Drei. Darfst du das Paket nehmen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>You hold three black threes and four other cards, and your side has no canasta. May you meld the threes?</source>
            <translation>Du hast drei schwarze Dreien und vier andere Karten, und deine Seite hat keine Canasta. Darfst du die Dreien auslegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>The pile is empty. You hold an ace, two jacks and a five. May you discard the ace?</source>
            <translation>Die Ablage ist leer. Du hast ein Ass, zwei Buben und eine Fünf. Darfst du das Ass ablegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>The pile is empty, and your side has a canasta of kings. You hold another king and two jacks. May you discard the king?</source>
            <translation>Die Ablage ist leer, und deine Seite hat eine Canasta aus Königen. Du hast noch einen König und zwei Buben. Darfst du den König ablegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>You hold a seven, two jacks and a five. May you discard the seven?</source>
            <translation>Du hast eine Sieben, zwei Buben und eine Fünf. Darfst du die Sieben ablegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>You hold a two, two jacks and a five. May you discard the two?</source>
            <translation>Du hast eine Zwei, zwei Buben und eine Fünf. Darfst du die Zwei ablegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>Your last three cards are kings, your foot still lies there, and your side has no canasta. May you meld all three kings?</source>
            <translation>Deine letzten drei Karten sind Könige, dein Fuß liegt noch da, und deine Seite hat keine Canasta. Darfst du alle drei Könige auslegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>You have five kings on the table and two in your hand, with a ten, a jack and your foot still to play. May you complete the canasta?</source>
            <translation>Du hast fünf Könige auf dem Tisch und zwei auf der Hand, dazu eine Zehn und einen Buben, und dein Fuß ist noch zu spielen. Darfst du die Canasta vollmachen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>Your side has no canasta. You hold three kings and a five. May you meld the kings?</source>
            <translation>Deine Seite hat keine Canasta. Du hast drei Könige und eine Fünf. Darfst du die Könige auslegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>Your side has a mixed canasta of eights and no other. You hold three kings and a five. May you meld the kings, to go out with the five?</source>
            <translation>Deine Seite hat eine gemischte Canasta aus Achten und keine andere. Du hast drei Könige und eine Fünf. Darfst du die Könige auslegen, um mit der Fünf auszumachen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>Your side has two canastas, seven nines and a mixed one of eights, and you hold three kings. May you go out by melding all three?</source>
            <translation>Deine Seite hat zwei Canastas, sieben Neunen und eine gemischte aus Achten, und du hast drei Könige. Darfst du ausmachen, indem du alle drei auslegst?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>You play from your foot and so does your partner. Your side has two canastas, seven nines and a mixed one of eights, and one card is left to you, a five. May you go out by discarding it?</source>
            <translation>Du spielst aus dem Fuß und dein Partner auch. Deine Seite hat zwei Canastas, sieben Neunen und eine gemischte aus Achten, und du hast noch eine Karte, eine Fünf. Darfst du sie ablegen und damit ausmachen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>Your side has two canastas, seven nines and a mixed one of eights. You asked and were told no. Then you melded, and one card is left, a five. May you discard it?</source>
            <translation>Deine Seite hat zwei Canastas, sieben Neunen und eine gemischte aus Achten. Du hast gefragt und ein Nein gehört. Dann hast du ausgelegt, und eine Karte ist übrig, eine Fünf. Darfst du sie ablegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>After your draw you hold pairs of aces, kings, queens, jacks, tens, nines and eights, and your side has not melded. May you lay them down as the special hand of pairs?</source>
            <translation>Nach dem Ziehen hast du Paare aus Assen, Königen, Damen, Buben, Zehnen, Neunen und Achten, und deine Seite hat nichts ausgelegt. Darfst du sie als Spezialblatt „Paare“ auslegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>After your draw you hold pairs of aces, kings, queens, jacks, tens and nines, an eight and a seven. May you lay them down as the special hand of pairs?</source>
            <translation>Nach dem Ziehen hast du Paare aus Assen, Königen, Damen, Buben, Zehnen und Neunen, dazu eine Acht und eine Sieben. Darfst du sie als Spezialblatt „Paare“ auslegen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/formats.py" />
            <source>Changed:</source>
            <translation>Geändert:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/formats.py" />
            <source>Example.</source>
            <translation>Beispiel.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/lines.py" />
            <source>{n} cards</source>
            <extracomment>card, for 1: 1 card</extracomment>
            <translation>
                <numerusform>1 Karte</numerusform>
                <numerusform>{n} Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/lines.py" />
            <source>{n} natural cards</source>
            <extracomment>natural, for 1: 1 natural card</extracomment>
            <translation>
                <numerusform>1 natürliche Karte</numerusform>
                <numerusform>{n} natürliche Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/lines.py" />
            <source>{n} wild cards</source>
            <extracomment>wild, for 1: 1 wild card</extracomment>
            <translation>
                <numerusform>1 wilde Karte</numerusform>
                <numerusform>{n} wilde Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/lines.py" />
            <source>{n} points</source>
            <extracomment>point, for 1: 1 point</extracomment>
            <translation>
                <numerusform>1 Punkt</numerusform>
                <numerusform>{n} Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/lines.py" />
            <source>{n} canastas</source>
            <extracomment>canasta, for 1: 1 canasta, canastas</extracomment>
            <translation>
                <numerusform>1 Canasta</numerusform>
                <numerusform>{n} Canastas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/lines.py" />
            <source>{n} packs</source>
            <extracomment>pack, for 1: 1 pack</extracomment>
            <translation>
                <numerusform>1 Kartenspiel</numerusform>
                <numerusform>{n} Kartenspiele</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/lines.py" />
            <source>{n} jokers</source>
            <extracomment>joker, for 1: 1 joker</extracomment>
            <translation>
                <numerusform>1 Joker</numerusform>
                <numerusform>{n} Joker</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/lines.py" />
            <source>{n} deals</source>
            <extracomment>deal, for 1: 1 deal</extracomment>
            <translation>
                <numerusform>1 Runde</numerusform>
                <numerusform>{n} Runden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/lines.py" />
            <source>{n} times</source>
            <extracomment>time, for 1: once</extracomment>
            <translation>
                <numerusform>einmal</numerusform>
                <numerusform>{n}-mal</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/lines.py" />
            <source>{n} natural pairs</source>
            <extracomment>pair, for 1: 1 natural pair</extracomment>
            <translation>
                <numerusform>1 natürliches Paar</numerusform>
                <numerusform>{n} natürliche Paare</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/lines.py" />
            <source>{n} threes</source>
            <extracomment>three, for 1: {n} three</extracomment>
            <translation>
                <numerusform>{n} Drei</numerusform>
                <numerusform>{n} Dreien</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/lines.py" />
            <source>{what}: {value}</source>
            <translation>{what}: {value}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/lines.py" />
            <source>, </source>
            <translation>, </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/lines.py" />
            <source>{things} or {last}</source>
            <translation>{things} oder {last}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>A player may ask {times} in a deal.</source>
            <translation>In einer Runde darf ein Spieler {times} fragen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>You may ask in any turn, once in each.</source>
            <translation>Fragen darfst du in jedem Zug, jeweils einmal.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>Before you go out you may ask your partner: “May I go out?”</source>
            <translation>Vor dem Ausmachen darfst du deinen Partner fragen: „Darf ich ausmachen?“</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>Before you go out you may ask one of your partners, whichever you like: “May I go out?” The answer of that one stands for all.</source>
            <translation>Vor dem Ausmachen darfst du einen deiner Partner fragen, welchen du magst: „Darf ich ausmachen?“ Seine Antwort gilt für alle.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>Before you go out you must ask your partner, “May I go out?”, and you may do so only if the answer is yes.</source>
            <translation>Vor dem Ausmachen musst du deinen Partner fragen: „Darf ich ausmachen?“ Nur bei einem Ja darfst du es tun.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>Before you go out you must ask one of your partners, whichever you like, “May I go out?”, and you may do so only if the answer is yes.</source>
            <translation>Vor dem Ausmachen musst du einen deiner Partner fragen, welchen du magst: „Darf ich ausmachen?“ Nur bei einem Ja darfst du es tun.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>Before you go out you may ask the partner who plays next: “May I go out?”</source>
            <extracomment>optional</extracomment>
            <translation>Vor dem Ausmachen darfst du den Partner fragen, der als Nächster dran ist: „Darf ich ausmachen?“</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>Before you go out you must ask the partner who plays next, “May I go out?”, and you may do so only if the answer is yes.</source>
            <extracomment>mandatory</extracomment>
            <translation>Vor dem Ausmachen musst du den Partner fragen, der als Nächster dran ist: „Darf ich ausmachen?“ Nur bei einem Ja darfst du es tun.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>Ask when you have drawn or taken the pile, and before you meld anything.</source>
            <extracomment>before_any_meld</extracomment>
            <translation>Frag, wenn du gezogen oder das Paket genommen hast und bevor du etwas auslegst.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>Ask when you have drawn or taken the pile, and before you meld anything but the meld with which you took it.</source>
            <extracomment>after_top_card_meld</extracomment>
            <translation>Frag, wenn du gezogen oder das Paket genommen hast und bevor du etwas auslegst, außer der Meldung, mit der du es genommen hast.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>Ask at any time after the draw, as long as you could still keep a card.</source>
            <extracomment>when_ready</extracomment>
            <translation>Frag jederzeit nach dem Ziehen, solange du noch eine Karte behalten könntest.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>The answer binds you: after a yes you must go out in this turn, after a no you must not.</source>
            <translation>Die Antwort bindet dich: Nach einem Ja musst du in diesem Zug ausmachen, nach einem Nein darfst du es nicht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>After a yes you need not go out.</source>
            <translation>Nach einem Ja musst du nicht ausmachen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>The answer is advice; you may do as you like.</source>
            <translation>Die Antwort ist ein Rat; du darfst tun, was du magst.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>Whoever goes out concealed earns {points} in place of the usual bonus. The hand is concealed if it goes down in one single turn and:</source>
            <translation>Wer aus der Hand ausmacht, bekommt {points} statt des üblichen Bonus. Das gilt, wenn das Blatt in einem einzigen Zug hinausgeht und:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>its cards contain a whole canasta of your own</source>
            <translation>unter seinen Karten eine ganze eigene Canasta ist</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>you did not take the pile in that turn</source>
            <translation>du in diesem Zug nicht das Paket genommen hast</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>you have melded nothing before in the deal</source>
            <extracomment>player</extracomment>
            <translation>du in der Runde vorher nichts ausgelegt hast</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>nobody of your side has melded before in the deal</source>
            <extracomment>team</extracomment>
            <translation>niemand deiner Seite in der Runde vorher etwas ausgelegt hat</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>what you add to melds of your side on the table would make proper melds by itself</source>
            <translation>was du an Meldungen deiner Seite anlegst, auch allein gültige Meldungen wären</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>you add nothing to melds that your side has on the table</source>
            <translation>du nichts an Meldungen anlegst, die deine Seite auf dem Tisch hat</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>It needs no canasta among your own cards.</source>
            <translation>Eine Canasta unter deinen eigenen Karten braucht es nicht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>You may add cards to melds that your side has on the table.</source>
            <translation>Du darfst Karten an Meldungen anlegen, die deine Seite auf dem Tisch hat.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>You may have taken the pile in that turn.</source>
            <translation>In diesem Zug darfst du das Paket genommen haben.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>A hand that is concealed in every way but holds no canasta of its own earns {points}.</source>
            <translation>Ein solches Ausmachen aus der Hand, aber ohne eigene Canasta, bringt {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/bands.py" />
            <source>Below {low}</source>
            <translation>Unter {low}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/bands.py" />
            <source>{low} or more</source>
            <translation>{low} oder mehr</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/bands.py" />
            <source>{low} to {high}</source>
            <translation>{low} bis {high}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/bands.py" />
            <source>Deal {low} and later</source>
            <translation>Runde {low} und später</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/bands.py" />
            <source>Deal {low}</source>
            <translation>Runde {low}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/bands.py" />
            <source>Deals {low} to {high}</source>
            <translation>Runden {low} bis {high}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>Black threes are laid out and replaced as red ones are, and count for or against their side under the same condition.</source>
            <translation>Schwarze Dreien werden wie rote ausgelegt und ersetzt und zählen unter derselben Bedingung für oder gegen ihre Seite.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>A black three blocks the pile: as long as it lies on top, nobody can take the pile. Discard one when you fear what the next player could do.</source>
            <translation>Eine schwarze Drei sperrt das Paket: Solange sie obenauf liegt, kann niemand es nehmen. Leg eine ab, wenn du fürchtest, was der Nächste tun könnte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>A black three does not block the pile.</source>
            <translation>Eine schwarze Drei sperrt das Paket nicht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>Black threes can be melded only in the turn in which you go out: {number} in one meld, {wilds}.</source>
            <extracomment>going_out_only</extracomment>
            <translation>Schwarze Dreien darf man nur in dem Zug auslegen, in dem man ausmacht: {number} in einer Meldung, {wilds}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>Black threes can be melded in any turn: {number} in one meld, {wilds}.</source>
            <extracomment>anytime</extracomment>
            <translation>Schwarze Dreien darf man in jedem Zug auslegen: {number} in einer Meldung, {wilds}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>Black threes are never melded.</source>
            <translation>Schwarze Dreien werden nie ausgelegt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>{cards} of them are a canasta like any other.</source>
            <translation>{cards} davon sind eine Canasta wie jede andere.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>Even {cards} of them are no canasta.</source>
            <translation>Auch {cards} davon sind keine Canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>exactly {low}</source>
            <translation>genau {low}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>without wild cards</source>
            <translation>ohne wilde Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>with at most {wilds}</source>
            <translation>wilde Karten höchstens: {wilds}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>In your first turn of a deal you may not discard a black three.</source>
            <translation>In deinem ersten Zug einer Runde darfst du keine schwarze Drei ablegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>Black threes in a pile that is taken leave play. Each brings the taker's side {each}; a side that gets all {n} of the pack has {all} for them instead.</source>
            <translation>Schwarze Dreien in einem genommenen Paket verlassen das Spiel. Jede bringt der Seite des Nehmers {each}; eine Seite, die alle {n} bekommt, erhält dafür stattdessen {all}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>A meld of {cards} is a canasta. It is a natural one if it holds no wild card, and a mixed one if it does. On top of its cards a canasta brings:</source>
            <translation>Eine Meldung aus {cards} ist eine Canasta: eine natürliche, wenn keine wilde Karte darin ist, sonst eine gemischte. Zusätzlich zu ihren Karten bringt eine Canasta:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>A side with a canasta of sevens may put loose cards aside on the table, on its garbage heap: cards of ranks of which it has a canasta, but no sevens, wild cards or threes. They count their values, no more.</source>
            <translation>Eine Seite mit einer Canasta aus Siebenen darf lose Karten auf ihren Haufen auf dem Tisch legen: Karten von Rängen, von denen sie eine Canasta hat, aber keine Siebenen, wilden Karten oder Dreien. Sie zählen nur ihren Wert.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Natural canasta of aces</source>
            <extracomment>A_pure</extracomment>
            <translation>Natürliche Canasta aus Assen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Mixed canasta of aces</source>
            <extracomment>A_mixed</extracomment>
            <translation>Gemischte Canasta aus Assen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Natural canasta of sevens</source>
            <extracomment>7_pure</extracomment>
            <translation>Natürliche Canasta aus Siebenen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Canasta of sevens</source>
            <extracomment>7_any</extracomment>
            <translation>Canasta aus Siebenen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Natural canasta</source>
            <translation>Natürliche Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Mixed canasta</source>
            <translation>Gemischte Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Sequence of seven</source>
            <translation>Sequenz von sieben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Mixed canasta of sevens</source>
            <translation>Gemischte Canasta aus Siebenen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Canasta of wild cards</source>
            <translation>Canasta aus wilden Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Canasta of twos only</source>
            <translation>Canasta nur aus Zweien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Canasta of wild cards with every joker of the pack</source>
            <translation>Wilde Canasta mit allen Jokern</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Any other canasta of wild cards</source>
            <translation>Jede andere wilde Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>You may go on adding cards to a canasta as long as it stays a proper meld. A wild card makes a natural canasta a mixed one.</source>
            <translation>An eine Canasta darfst du weiter anlegen, solange sie eine gültige Meldung bleibt. Eine wilde Karte macht eine natürliche Canasta zur gemischten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>You may go on adding natural cards to a canasta. A wild card may be added to a natural canasta, which makes it a mixed one, but not to a mixed one.</source>
            <translation>Natürliche Karten darfst du weiter an eine Canasta anlegen. Eine wilde Karte darf an eine natürliche Canasta, die dadurch zur gemischten wird, aber nicht an eine gemischte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>You may go on adding natural cards to a canasta, and wild cards to a mixed one, but no wild card to a natural one.</source>
            <translation>Natürliche Karten darfst du weiter an eine Canasta anlegen, wilde Karten an eine gemischte, aber keine an eine natürliche.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>You may go on adding natural cards to a canasta, but no wild cards.</source>
            <translation>Natürliche Karten darfst du weiter an eine Canasta anlegen, wilde nicht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Only wild cards may be added to a canasta. A wild card makes a natural canasta a mixed one.</source>
            <translation>An eine Canasta dürfen nur noch wilde Karten. Eine wilde Karte macht eine natürliche Canasta zur gemischten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>A canasta is closed. Only a wild card may be added to a natural one, which makes it a mixed one.</source>
            <translation>Eine Canasta ist geschlossen. Nur eine wilde Karte darf an eine natürliche; dadurch wird sie zur gemischten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>A canasta is closed. Only wild cards may be added, and only to a mixed one.</source>
            <translation>Eine Canasta ist geschlossen. Nur wilde Karten dürfen noch dazu, und nur an eine gemischte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>A canasta is closed: nothing may be added to it.</source>
            <translation>Eine Canasta ist geschlossen: Nichts darf mehr dazu.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>When any side has completed a canasta of a rank, that rank is dead: nobody melds it any more.</source>
            <extracomment>both_teams</extracomment>
            <translation>Hat irgendeine Seite eine Canasta eines Ranges vollgemacht, ist dieser Rang tot: Niemand legt ihn mehr aus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>When your side has completed a canasta of a rank, that rank is dead for your side: you do not meld it any more.</source>
            <extracomment>own_team</extracomment>
            <translation>Hat deine Seite eine Canasta eines Ranges vollgemacht, ist dieser Rang für deine Seite tot: Ihr legt ihn nicht mehr aus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/cards.py" />
            <source>Every card has a value in points: on the table for its side, left in a hand against it.</source>
            <translation>Jede Karte hat einen Wert in Punkten: Auf dem Tisch zählt er für ihre Seite, auf der Hand gegen sie.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/cards.py" />
            <source>Red threes have no such value; what they count is told under Red threes.</source>
            <extracomment>bonus</extracomment>
            <translation>Rote Dreien haben keinen solchen Wert; was sie zählen, steht unter „Rote Dreien“.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/cards.py" />
            <source>Threes have no such value; what they count is told under Threes.</source>
            <extracomment>modern</extracomment>
            <translation>Dreien haben keinen solchen Wert; was sie zählen, steht unter „Dreien“.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/cards.py" />
            <source>Red threes have no such value; what they cost is told under Red threes.</source>
            <extracomment>penalty_card</extracomment>
            <translation>Rote Dreien haben keinen solchen Wert; was sie kosten, steht unter „Rote Dreien“.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/cards.py" />
            <source>You need {packs} of 52 cards, without jokers: {total} in all.</source>
            <translation>Ihr braucht {packs} zu 52 Karten, ohne Joker: {total} insgesamt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/cards.py" />
            <source>You need {packs} of 52 cards and {jokers}: {total} in all.</source>
            <translation>Ihr braucht {packs} zu 52 Karten und {jokers}: {total} insgesamt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/cards.py" />
            <source>Twos and jokers are wild: in a meld they stand in for other cards. Threes are special cards. All others, from four to ace, are natural cards.</source>
            <translation>Zweien und Joker sind wild: In einer Meldung stehen sie für andere Karten. Dreien sind besondere Karten. Alle anderen, von der Vier bis zum Ass, sind natürliche Karten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/cards.py" />
            <source>Twos are wild: in a meld they stand in for other cards. Threes are special cards. All others, from four to ace, are natural cards.</source>
            <translation>Zweien sind wild: In einer Meldung stehen sie für andere Karten. Dreien sind besondere Karten. Alle anderen, von der Vier bis zum Ass, sind natürliche Karten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/cards.py" />
            <source>Black threes</source>
            <translation>Schwarze Dreien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/cards.py" />
            <source>Black threes in a meld</source>
            <translation>Schwarze Dreien in einer Meldung</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/cards.py" />
            <source>Black threes left in a hand</source>
            <translation>Schwarze Dreien auf der Hand</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>The dealer shuffles, and the player to the dealer's right cuts.</source>
            <extracomment>right_of_dealer</extracomment>
            <translation>Der Geber mischt, und der Spieler rechts von ihm hebt ab.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>The dealer shuffles, and the player to the dealer's left cuts.</source>
            <extracomment>left_of_dealer</extracomment>
            <translation>Der Geber mischt, und der Spieler links von ihm hebt ab.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>The dealer shuffles, and whoever keeps the score cuts.</source>
            <extracomment>scorekeeper</extracomment>
            <translation>Der Geber mischt, und wer die Punkte schreibt, hebt ab.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>Lifting exactly {cards} off the pack earns the cutter's side {points} at once.</source>
            <extracomment>cutter_team</extracomment>
            <translation>Wer genau {cards} abhebt, bekommt für seine Seite sofort {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>Before dealing the dealer lifts some cards off the pack: exactly {cards} earn the dealer's side {points} at once.</source>
            <extracomment>dealer_team</extracomment>
            <translation>Vor dem Austeilen hebt der Geber einige Karten ab: Genau {cards} bringen seiner Seite sofort {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>Before the deal everybody lifts some cards off the pack: exactly {cards} earn {points} at once.</source>
            <extracomment>each_player</extracomment>
            <translation>Vor dem Austeilen hebt jeder einige Karten ab: Genau {cards} bringen sofort {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>The other cards are the stock; they lie face down in the middle. The discard pile begins empty, so the first player has to draw.</source>
            <translation>Die übrigen Karten sind der Stapel; sie liegen verdeckt in der Mitte. Die Ablage ist zu Beginn leer, der erste Spieler muss also ziehen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>One card of the stock, with {cards} below it, is laid sideways. This is the turn card: whoever draws it says so, for the end of the stock is near.</source>
            <translation>Eine Karte des Stapels wird quer gelegt; unter ihr liegen noch {cards}. Das ist die Wendekarte: Wer sie zieht, sagt es an, denn das Ende des Stapels ist nah.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>Everybody is dealt a hand of {hand}, and then a foot of {foot}. The foot lies face down beside the player until it may be picked up.</source>
            <translation>Alle bekommen ein Blatt ({hand}) und dann einen Fuß ({foot}). Der Fuß liegt verdeckt neben dem Spieler, bis er aufgenommen werden darf.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>Everybody is dealt {hand}, one at a time.</source>
            <translation>Alle bekommen {hand}, einzeln ausgeteilt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>Two packets are put aside face down for the sides that open first and second: {first} and {second}.</source>
            <translation>Zwei Päckchen werden verdeckt bereitgelegt für die Seiten, die zuerst und als zweite herauskommen: {first} und {second}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>The other cards are the stock; they lie face down in the middle. One card is turned over beside it and begins the discard pile.</source>
            <translation>Die übrigen Karten sind der Stapel; sie liegen verdeckt in der Mitte. Daneben wird eine Karte aufgedeckt; mit ihr beginnt die Ablage.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>If it is {cards}, another card is turned on top of it, as often as needed.</source>
            <extracomment>cover</extracomment>
            <translation>Zeigt sie {cards}, wird eine weitere Karte darauf aufgedeckt, so oft wie nötig.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>If it is {cards}, it goes back into the middle of the stock and another card is turned.</source>
            <extracomment>bury</extracomment>
            <translation>Zeigt sie {cards}, kommt sie in die Mitte des Stapels zurück, und eine andere wird aufgedeckt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>It stays on top even if it is {cards}.</source>
            <extracomment>leave</extracomment>
            <translation>Sie bleibt liegen, auch wenn sie {cards} zeigt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>Any card may begin the pile.</source>
            <translation>Jede Karte darf die Ablage beginnen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>After {cards} in a row that may not stay on top, the same dealer deals again.</source>
            <translation>Nach {cards} in Folge, die nicht liegen bleiben dürfen, teilt derselbe Geber neu aus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>Then cards from the stock are slid face down under the pile, as many as its top card says. Nobody looks at them; wild cards among them do not freeze the pile.</source>
            <translation>Dann werden Karten vom Stapel verdeckt unter die Ablage geschoben, so viele, wie ihre oberste Karte angibt. Niemand sieht sie an; wilde Karten darunter frieren das Paket nicht ein.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>Then {cards} from the stock are slid face down under the pile. Nobody looks at them; wild cards among them do not freeze the pile.</source>
            <translation>Dann werden {cards} vom Stapel verdeckt unter die Ablage geschoben. Niemand sieht sie an; wilde Karten darunter frieren das Paket nicht ein.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>If you may not go out, you may meld down to one card and keep it: then your turn ends without a discard.</source>
            <translation>Wenn du nicht ausmachen darfst, darfst du bis auf eine Karte auslegen und sie behalten: Dann endet dein Zug, ohne dass du ablegst.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>You may discard a wild card as you may a natural one.</source>
            <extracomment>allowed</extracomment>
            <translation>Eine wilde Karte darfst du ablegen wie eine natürliche.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>You may not discard a wild card while you hold anything else to discard.</source>
            <extracomment>never</extracomment>
            <translation>Eine wilde Karte darfst du nicht ablegen, solange du etwas anderes ablegen kannst.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>You may discard a wild card only as the card with which you go out, or when you hold nothing but wild cards.</source>
            <extracomment>last_or_all_wild</extracomment>
            <translation>Eine wilde Karte darfst du nur ablegen, wenn du damit ausmachst oder nur noch wilde Karten hast.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>You may not discard a three while you hold anything else to discard.</source>
            <translation>Eine Drei darfst du nicht ablegen, solange du etwas anderes ablegen kannst.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>Black threes may be discarded.</source>
            <translation>Schwarze Dreien dürfen abgelegt werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>Black threes may be discarded, red ones never.</source>
            <translation>Schwarze Dreien dürfen abgelegt werden, rote nie.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>Black threes and red threes may be discarded.</source>
            <translation>Schwarze und rote Dreien dürfen abgelegt werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>Threes are never discarded.</source>
            <translation>Dreien werden nie abgelegt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>A black three in your hand may be discarded.</source>
            <translation>Eine schwarze Drei auf der Hand darf abgelegt werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>A black three in your hand may be discarded, a red one never.</source>
            <translation>Eine schwarze Drei auf der Hand darf abgelegt werden, eine rote nie.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>A three in your hand may be discarded.</source>
            <translation>Eine Drei auf der Hand darf abgelegt werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>{ranks} may never be discarded.</source>
            <extracomment>never</extracomment>
            <translation>{ranks} dürfen nie abgelegt werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>{ranks} may not be discarded before every side has a canasta of sevens.</source>
            <extracomment>both_teams_have_sevens_canasta</extracomment>
            <translation>{ranks} dürfen erst abgelegt werden, wenn jede Seite eine Canasta aus Siebenen hat.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>If you are left with such cards only, you end the deal; nobody gets the bonus for going out.</source>
            <translation>Bleiben dir nur solche Karten, beendest du die Runde; niemand bekommt den Bonus fürs Ausmachen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>an ace</source>
            <extracomment>A</extracomment>
            <translation>ein Ass</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>a seven</source>
            <extracomment>7</extracomment>
            <translation>eine Sieben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>a card of a dead rank</source>
            <extracomment>dead</extracomment>
            <translation>eine Karte eines toten Ranges</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>a wild card</source>
            <extracomment>wild</extracomment>
            <translation>eine wilde Karte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>a card of a rank of which an opposing side has a meld of five cards or more</source>
            <extracomment>safe</extracomment>
            <translation>eine Karte eines Ranges, von dem eine gegnerische Seite eine Meldung mit mindestens fünf Karten hat</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>If you hold nothing else, you discard it after all.</source>
            <translation>Hast du nichts anderes, legst du sie doch ab.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>If you hold nothing else, you discard one of them after all: {first} before aces and sevens, and wild cards last.</source>
            <translation>Hast du nichts anderes, legst du doch eine davon ab: {first} vor Assen und Siebenen, wilde Karten zuletzt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>If you hold nothing else, you take back melds of this turn, the last one first, until you can discard something else. If there is none to take back, you discard it after all.</source>
            <translation>Hast du nichts anderes, nimmst du Meldungen dieses Zuges zurück, die letzte zuerst, bis du etwas anderes ablegen kannst. Gibt es keine zurückzunehmen, legst du sie doch ab.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>If you hold nothing else, you take back melds of this turn, the last one first, until you can discard something else. If there is none to take back, you discard one of them after all: {first} before aces and sevens, and wild cards last.</source>
            <translation>Hast du nichts anderes, nimmst du Meldungen dieses Zuges zurück, die letzte zuerst, bis du etwas anderes ablegen kannst. Gibt es keine zurückzunehmen, legst du doch eine davon ab: {first} vor Assen und Siebenen, wilde Karten zuletzt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>On an empty pile you may not discard {cards}.</source>
            <translation>Auf eine leere Ablage darfst du dies nicht legen: {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>cards of dead or nearly complete ranks</source>
            <translation>Karten toter oder fast voller Ränge</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>cards of dead ranks</source>
            <translation>Karten toter Ränge</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>You pick up your foot when you have got rid of every card of your hand.</source>
            <extracomment>hand_empty</extracomment>
            <translation>Du nimmst deinen Fuß auf, wenn du alle Karten deines Blattes los bist.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>You pick up your foot when you have completed a canasta, that is, when you laid its last card yourself.</source>
            <extracomment>own_first_canasta</extracomment>
            <translation>Du nimmst deinen Fuß auf, wenn du eine Canasta vollgemacht, also selbst ihre letzte Karte gelegt hast.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>You pick up your foot when you have completed a canasta, that is, when you laid its last card yourself. A canasta of black threes does not earn it.</source>
            <extracomment>own_first_nonblack_canasta</extracomment>
            <translation>Du nimmst deinen Fuß auf, wenn du eine Canasta vollgemacht, also selbst ihre letzte Karte gelegt hast. Eine Canasta aus schwarzen Dreien gilt dafür nicht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>You pick up your foot when you have completed a canasta, that is, when you laid its last card yourself. Whoever opened for a side may not complete one before the partner has.</source>
            <extracomment>partner_then_self</extracomment>
            <translation>Du nimmst deinen Fuß auf, wenn du eine Canasta vollgemacht, also selbst ihre letzte Karte gelegt hast. Wer für eine Seite herausgekommen ist, darf keine vollmachen, bevor der Partner es getan hat.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>It becomes your hand at the end of that turn, and you play from it next turn.</source>
            <translation>Am Ende dieses Zuges wird er dein Blatt, und im nächsten Zug spielst du daraus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>If you melded your last card, you pick it up at once and your turn goes on. If you discarded your last card, you pick it up and play from it next turn.</source>
            <translation>Hast du deine letzte Karte ausgelegt, nimmst du ihn sofort auf, und dein Zug geht weiter. Hast du sie abgelegt, nimmst du ihn auf und spielst im nächsten Zug daraus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>It joins your hand at the end of that turn, after the discard, and you play from it next turn.</source>
            <translation>Er kommt am Ende dieses Zuges, nach dem Ablegen, zu deinem Blatt, und im nächsten Zug spielst du daraus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>If you have melded every card of your hand, it comes at once and your turn goes on. Otherwise it joins your hand after the discard of that turn.</source>
            <translation>Hast du alle Karten deines Blattes ausgelegt, kommt er sofort, und dein Zug geht weiter. Sonst kommt er nach dem Ablegen zu deinem Blatt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>Until then nobody looks at a foot.</source>
            <extracomment>never</extracomment>
            <translation>Bis dahin sieht niemand einen Fuß an.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>You may look at your foot once, before play begins.</source>
            <extracomment>once_before_play</extracomment>
            <translation>Einmal vor Spielbeginn darfst du deinen Fuß ansehen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>Red threes found in it are laid out and replaced from the stock.</source>
            <translation>Rote Dreien darin werden ausgelegt und vom Stapel ersetzt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>Red threes found in it are laid out and not replaced.</source>
            <translation>Rote Dreien darin werden ausgelegt und nicht ersetzt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>A foot that was never picked up counts against its side like cards left in a hand; a red three in it counts {points}.</source>
            <translation>Ein nie aufgenommener Fuß zählt gegen seine Seite wie Karten auf der Hand; eine rote Drei darin zählt {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>A foot that was never picked up costs nothing, but a red three in it counts {points}.</source>
            <translation>Ein nie aufgenommener Fuß kostet nichts, aber eine rote Drei darin zählt {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/frozen.py" />
            <source>The pile is always frozen: only {naturals} of the top card's rank, all from your hand, take it. Wild cards and melds on the table are no help.</source>
            <translation>Das Paket ist immer eingefroren: Um es zu nehmen, braucht es {naturals} vom Rang der obersten, alle aus der Hand. Wilde Karten und Meldungen auf dem Tisch helfen nicht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/frozen.py" />
            <source>A frozen pile is taken only with {naturals} of the top card's rank, all from your hand. Wild cards and melds on the table are no help.</source>
            <translation>Um ein eingefrorenes Paket zu nehmen, braucht es {naturals} vom Rang der obersten, alle aus der Hand. Wilde Karten und Meldungen auf dem Tisch helfen nicht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/frozen.py" />
            <source>A card that freezes the pile does so for everybody, until it is taken out of it with the pile.</source>
            <translation>Eine Karte, die das Paket einfriert, tut das für alle, bis sie mit dem Paket genommen wird.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/frozen.py" />
            <source>The pile is never frozen.</source>
            <translation>Das Paket ist nie eingefroren.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/frozen.py" />
            <source>The pile is frozen:</source>
            <translation>Das Paket ist eingefroren:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/frozen.py" />
            <source>for every side that has not opened yet</source>
            <translation>für jede Seite, die noch nicht herausgekommen ist</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/frozen.py" />
            <source>when a wild card has been discarded on it</source>
            <extracomment>freeze.wild_discard</extracomment>
            <translation>wenn eine wilde Karte darauf abgelegt wurde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/frozen.py" />
            <source>when a wild card was turned over to begin it</source>
            <extracomment>freeze.wild_upcard</extracomment>
            <translation>wenn zu Beginn eine wilde Karte aufgedeckt wurde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/frozen.py" />
            <source>when a red three was turned over to begin it</source>
            <extracomment>freeze.red_three_upcard</extracomment>
            <translation>wenn zu Beginn eine rote Drei aufgedeckt wurde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/frozen.py" />
            <source>when a black three lies in it, at any depth</source>
            <extracomment>freeze.black_three</extracomment>
            <translation>wenn eine schwarze Drei darin liegt, egal wie tief</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>While bonus cards for opening are still to come, one card is enough.</source>
            <translation>Solange Bonuskarten fürs Herauskommen noch ausstehen, reicht eine Karte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>Nobody asks a partner before going out.</source>
            <translation>Niemand fragt vor dem Ausmachen einen Partner.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>Going out ends the deal and brings your side {points}.</source>
            <translation>Ausmachen beendet die Runde und bringt deiner Seite {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>You go out by melding all your cards but one and discarding that one. Melding the last card, too, is not allowed.</source>
            <translation>Du machst aus, indem du alle Karten bis auf eine auslegst und diese ablegst. Auch die letzte auszulegen, ist nicht erlaubt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>You go out by melding all your cards, or all but one and discarding that one.</source>
            <translation>Du machst aus, indem du alle Karten auslegst oder alle bis auf eine und diese ablegst.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>Your side needs no particular number of canastas.</source>
            <translation>Eine bestimmte Zahl von Canastas braucht deine Seite nicht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>To do so your side needs {canastas} at least; those you complete in the same turn count.</source>
            <translation>Dafür braucht deine Seite mindestens {canastas}; die im selben Zug vollgemachten zählen mit.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>Among its canastas there must be at least:</source>
            <translation>Darunter müssen mindestens sein:</translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>{n} natural canastas</source>
            <extracomment>natural, for 1: 1 natural canasta</extracomment>
            <translation>
                <numerusform>1 natürliche Canasta</numerusform>
                <numerusform>{n} natürliche Canastas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>{n} mixed canastas</source>
            <extracomment>mixed, for 1: 1 mixed canasta</extracomment>
            <translation>
                <numerusform>1 gemischte Canasta</numerusform>
                <numerusform>{n} gemischte Canastas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>{n} canastas of wild cards</source>
            <extracomment>wild, for 1: 1 canasta of wild cards</extracomment>
            <translation>
                <numerusform>1 wilde Canasta</numerusform>
                <numerusform>{n} wilde Canastas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>{n} canastas of sevens</source>
            <extracomment>sevens, for 1: 1 canasta of sevens</extracomment>
            <translation>
                <numerusform>1 Canasta aus Siebenen</numerusform>
                <numerusform>{n} Canastas aus Siebenen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>{n} sequences of seven</source>
            <extracomment>sequence, for 1: 1 sequence of seven</extracomment>
            <translation>
                <numerusform>1 Sequenz von sieben</numerusform>
                <numerusform>{n} Sequenzen von sieben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>{n} clean canastas</source>
            <extracomment>clean, for 1: 1 clean canasta</extracomment>
            <translation>
                <numerusform>1 saubere Canasta</numerusform>
                <numerusform>{n} saubere Canastas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>{n} dirty canastas</source>
            <extracomment>dirty, for 1: 1 dirty canasta</extracomment>
            <translation>
                <numerusform>1 schmutzige Canasta</numerusform>
                <numerusform>{n} schmutzige Canastas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>The canasta of sevens does not count as natural or mixed as well.</source>
            <translation>Die Canasta aus Siebenen zählt nicht zugleich als natürliche oder gemischte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>A canasta is clean if it holds no wild card, and also if it holds nothing but twos or wild cards with every joker of the pack. All others are dirty.</source>
            <translation>Eine Canasta ist sauber, wenn sie keine wilde Karte hat, und auch, wenn sie nur Zweien hat oder aus wilden Karten mit allen Jokern besteht. Alle anderen sind schmutzig.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>A canasta is clean if it holds no wild card; all others are dirty.</source>
            <translation>Eine Canasta ist sauber, wenn sie keine wilde Karte hat; alle anderen sind schmutzig.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>Your side cannot go out while it has an unfinished meld {melds}.</source>
            <translation>Deine Seite kann nicht ausmachen, solange sie eine unfertige Meldung {melds} hat.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>Your side must have laid out at least as many red threes as it has canastas.</source>
            <extracomment>ge_canastas</extracomment>
            <translation>Deine Seite muss mindestens so viele rote Dreien ausgelegt haben, wie sie Canastas hat.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>Every red three of the pack must lie on the table, on whichever side.</source>
            <extracomment>all</extracomment>
            <translation>Alle roten Dreien müssen auf dem Tisch liegen, egal auf welcher Seite.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>of aces without a wild card</source>
            <extracomment>A_pure</extracomment>
            <translation>aus Assen ohne wilde Karte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>of sevens</source>
            <extracomment>7</extracomment>
            <translation>aus Siebenen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>of wild cards</source>
            <extracomment>wild</extracomment>
            <translation>aus wilden Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>You must be playing from your foot, and so must your partner: a foot that was picked up for the next turn does not count before that turn.</source>
            <translation>Du musst aus deinem Fuß spielen und dein Partner auch: Ein Fuß, der für den nächsten Zug aufgenommen wurde, gilt erst ab diesem Zug.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>You must be playing from your foot.</source>
            <translation>Du musst aus deinem Fuß spielen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>Your last discard may not be {cards}.</source>
            <translation>Als letzte Karte darfst du dies nicht ablegen: {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>The last discard is put down unseen.</source>
            <translation>Die letzte Karte wird verdeckt abgelegt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>a two</source>
            <extracomment>2</extracomment>
            <translation>eine Zwei</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>a joker</source>
            <extracomment>X</extracomment>
            <translation>ein Joker</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>a three</source>
            <extracomment>3</extracomment>
            <translation>eine Drei</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>As long as you may not go out, keep at least one card when you meld from your foot.</source>
            <translation>Solange du nicht ausmachen darfst, behalte beim Auslegen aus dem Fuß mindestens eine Karte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>As long as you may not go out, keep two cards when you meld from your foot: one to discard and one to go on with.</source>
            <translation>Solange du nicht ausmachen darfst, behalte beim Auslegen aus dem Fuß zwei Karten: eine zum Ablegen und eine zum Weiterspielen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>As long as you may not go out, keep at least one card when you meld.</source>
            <translation>Solange du nicht ausmachen darfst, behalte beim Auslegen mindestens eine Karte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>As long as you may not go out, keep two cards when you meld: one to discard and one to go on with.</source>
            <translation>Solange du nicht ausmachen darfst, behalte beim Auslegen zwei Karten: eine zum Ablegen und eine zum Weiterspielen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>Reaching for the pile without being able to take it; the pile goes back</source>
            <extracomment>pile_illegal</extracomment>
            <translation>Nach dem Paket greifen, ohne es nehmen zu können; es geht zurück</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>Asking to go out, hearing yes, and not going out</source>
            <extracomment>asked_but_unable</extracomment>
            <translation>Nach dem Ausmachen fragen, ein Ja hören und nicht ausmachen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>Going out after a no</source>
            <extracomment>go_out_after_no</extracomment>
            <translation>Nach einem Nein ausmachen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>Keeping a red three that should lie on the table</source>
            <extracomment>red_three_hidden</extracomment>
            <translation>Eine rote Drei behalten, die auf den Tisch gehört</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>Asking to go out, hearing yes, and not being able to</source>
            <translation>Nach dem Ausmachen fragen, ein Ja hören und es nicht können</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>These faults cost your side points:</source>
            <translation>Diese Fehler kosten deine Seite Punkte:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>If you tell your partner more than the bare question whether you may go out, the opponents give the answer.</source>
            <translation>Sagst du deinem Partner mehr als die bloße Frage, ob du ausmachen darfst, geben die Gegner die Antwort.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>The match is over after {deals}. The highest total wins.</source>
            <translation>Die Partie endet nach {deals}. Der höchste Punktestand gewinnt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>The match is over when, after a deal has been fully scored, there is a total of {points} or more. The highest total wins.</source>
            <translation>Die Partie endet, wenn nach einer vollständig gezählten Runde jemand {points} oder mehr hat. Der höchste Punktestand gewinnt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>If the highest totals are equal, deal again until one is ahead.</source>
            <extracomment>play_on</extracomment>
            <translation>Bei Gleichstand an der Spitze spielt ihr weitere Runden, bis jemand vorn liegt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>If the highest totals are equal, the win is shared.</source>
            <extracomment>shared</extracomment>
            <translation>Bei Gleichstand an der Spitze wird der Sieg geteilt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>A side that ends a deal with {canastas} or more wins the match at once, whatever the totals.</source>
            <translation>Eine Seite, die eine Runde mit {canastas} oder mehr beendet, gewinnt die Partie auf der Stelle, egal wie es steht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>A special hand that wins the match at once, whatever the totals: {hands}.</source>
            <translation>Ein Spezialblatt, das die Partie auf der Stelle gewinnt, egal wie es steht: {hands}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>In your turn you may give up the deal, if your partner agrees. Then every opposing side scores {theirs} and yours {own}; nothing else of the deal counts.</source>
            <translation>In deinem Zug darfst du die Runde aufgeben, wenn dein Partner zustimmt. Dann bekommt jede gegnerische Seite {theirs} und deine {own}; sonst zählt nichts aus der Runde.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>In your turn you may give up the deal. Then every opposing side scores {theirs} and yours {own}; nothing else of the deal counts.</source>
            <translation>In deinem Zug darfst du die Runde aufgeben. Dann bekommt jede gegnerische Seite {theirs} und deine {own}; sonst zählt nichts aus der Runde.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>The program does not let you make a move that is against the rules.</source>
            <extracomment>prevent</extracomment>
            <translation>Das Programm lässt keinen Zug zu, der gegen die Regeln ist.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>As at a real table, some faults are possible: they are put right and cost points.</source>
            <extracomment>penalise</extracomment>
            <translation>Wie am echten Tisch sind einige Fehler möglich: Sie werden berichtigt und kosten Punkte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>Until your discard you may take back what you melded in the turn, as long as you have seen no new card since.</source>
            <translation>Bis zum Ablegen darfst du zurücknehmen, was du im Zug ausgelegt hast, solange du seither keine neue Karte gesehen hast.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>What has been melded stays on the table.</source>
            <translation>Was ausgelegt ist, bleibt auf dem Tisch.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>Only the top card of the discard pile may be looked at.</source>
            <extracomment>top_only</extracomment>
            <translation>Nur die oberste Karte der Ablage darf angesehen werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>The last few cards of the discard pile may be looked at.</source>
            <extracomment>last_n</extracomment>
            <translation>Die letzten paar Karten der Ablage dürfen angesehen werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>The whole discard pile may be looked through.</source>
            <extracomment>all</extracomment>
            <translation>Die ganze Ablage darf durchgesehen werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>A meld is {cards} or more of one rank, from fours to aces, of any suits.</source>
            <translation>Eine Meldung hat {cards} oder mehr eines Ranges, von Vieren bis Assen, in beliebigen Farben.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>A meld of one rank is {cards} or more of that rank, from fours to aces, of any suits.</source>
            <translation>Eine Meldung eines Ranges hat {cards} oder mehr davon, von Vieren bis Assen, in beliebigen Farben.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>No wild cards may be in it.</source>
            <translation>Wilde Karten dürfen nicht darin sein.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>It holds at least {naturals}; the others may be wild.</source>
            <translation>Sie hat mindestens {naturals}; die übrigen dürfen wild sein.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>It holds at least {naturals} and at most {wilds}.</source>
            <translation>Sie hat mindestens {naturals} und höchstens {wilds}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>There must never be more wild cards in it than natural ones.</source>
            <extracomment>nat_ge_wild</extracomment>
            <translation>Nie dürfen mehr wilde als natürliche Karten darin sein.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>There must always be more natural cards in it than wild ones.</source>
            <extracomment>nat_gt_wild</extracomment>
            <translation>Immer müssen mehr natürliche als wilde Karten darin sein.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>For every wild card there must be at least two natural cards in it.</source>
            <extracomment>nat_ge_2wild</extracomment>
            <translation>Für jede wilde Karte müssen mindestens zwei natürliche darin sein.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>Once it has grown beyond {cards}, a meld with at least four natural cards may take any number of wild cards.</source>
            <translation>Ist sie über {cards} hinaus gewachsen, darf eine Meldung mit mindestens vier natürlichen Karten beliebig viele wilde haben.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>After the turn in which your side opens, a wild card may join only a meld with at least five natural cards; natural cards laid in the same step count.</source>
            <translation>Nach dem Zug, in dem deine Seite herauskommt, darf eine wilde Karte nur zu einer Meldung mit mindestens fünf natürlichen Karten; zugleich gelegte natürliche zählen mit.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>Wild cards stay where they were laid. A meld may grow to any number of cards.</source>
            <translation>Wilde Karten bleiben, wo sie gelegt wurden. Eine Meldung darf beliebig wachsen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>Wild cards stay where they were laid. A meld may grow to {cards}.</source>
            <translation>Wilde Karten bleiben, wo sie gelegt wurden. Eine Meldung darf bis {cards} wachsen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>A side has one meld of a rank: later cards of the rank join it.</source>
            <extracomment>merge</extracomment>
            <translation>Eine Seite hat von einem Rang nur eine Meldung: Spätere Karten des Ranges kommen dazu.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>A side may begin another meld of a rank when the one it has is a canasta; until then, cards of the rank join the meld.</source>
            <extracomment>new_after_canasta</extracomment>
            <translation>Eine Seite darf eine weitere Meldung eines Ranges beginnen, wenn die vorhandene eine Canasta ist; bis dahin kommen Karten des Ranges dazu.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>A side may have several melds of the same rank, and may later put two of them together.</source>
            <extracomment>many</extracomment>
            <translation>Eine Seite darf mehrere Meldungen desselben Ranges haben und später zwei davon zusammenlegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>{ranks} are melded without wild cards only.</source>
            <translation>{ranks} werden nur ohne wilde Karten ausgelegt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>A meld of {ranks} may hold wild cards only if it had one when it was first laid, in the turn in which your side opened. Otherwise it stays without them for good.</source>
            <translation>Eine Meldung {ranks} darf nur dann wilde Karten haben, wenn schon beim ersten Auslegen eine dabei war, in dem Zug, in dem deine Seite herauskam. Sonst bleibt sie für immer ohne.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>The first melds of your side in a deal, its opening, must be worth a minimum. It depends on the total of your side before the deal:</source>
            <extracomment>score</extracomment>
            <translation>Die ersten Meldungen deiner Seite in einer Runde, die Erstmeldung, brauchen eine Mindestpunktzahl. Sie hängt vom Punktestand deiner Seite vor der Runde ab:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>The first melds of your side in a deal, its opening, must be worth a minimum. It depends on the number of the deal:</source>
            <extracomment>deal_number</extracomment>
            <translation>Die ersten Meldungen deiner Seite in einer Runde, die Erstmeldung, brauchen eine Mindestpunktzahl. Sie hängt von der Nummer der Runde ab:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>The first melds of your side in a deal, its opening, must be worth a minimum. It depends on your own total before the deal:</source>
            <translation>Die ersten Meldungen deiner Seite in einer Runde, die Erstmeldung, brauchen eine Mindestpunktzahl. Sie hängt von deinem eigenen Punktestand vor der Runde ab:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>The first melds of your side in a deal are its opening. They may be worth anything.</source>
            <translation>Die ersten Meldungen deiner Seite in einer Runde sind ihre Erstmeldung. Sie dürfen beliebig viel zählen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>The first melds of your side in a deal, its opening, must be worth at least {points}.</source>
            <translation>Die ersten Meldungen deiner Seite in einer Runde, die Erstmeldung, brauchen mindestens {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>no minimum</source>
            <translation>kein Minimum</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>Add the values of the cards you lay, and the bonus of a canasta that is among the melds. Several melds may be laid together to reach the minimum. Threes on the table count nothing towards it.</source>
            <translation>Zähl die Werte der ausgelegten Karten zusammen, dazu den Bonus einer Canasta, die darunter ist. Mehrere Meldungen dürfen zusammen das Minimum erreichen. Dreien auf dem Tisch zählen dafür nicht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>Add the values of the cards you lay. Several melds may be laid together to reach the minimum. Threes on the table and bonuses count nothing towards it.</source>
            <translation>Zähl die Werte der ausgelegten Karten zusammen. Mehrere Meldungen dürfen zusammen das Minimum erreichen. Dreien auf dem Tisch und Boni zählen dafür nicht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>A side can be opened only as the very first act of a turn, before drawing or taking the pile.</source>
            <translation>Eine Seite kann nur ganz am Anfang eines Zuges herauskommen, vor dem Ziehen oder Nehmen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>You may take the pile with your opening. Its top card counts towards the minimum; the cards below it do not, and come to your hand only when the opening lies.</source>
            <translation>Du darfst mit deiner Erstmeldung das Paket nehmen. Seine oberste Karte zählt zum Minimum; die Karten darunter zählen nicht und kommen erst auf deine Hand, wenn die Erstmeldung liegt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>You may take the pile with your opening. No card of the pile counts towards the minimum, and the cards below the top come to your hand only when the opening lies.</source>
            <translation>Du darfst mit deiner Erstmeldung das Paket nehmen. Keine Karte des Pakets zählt zum Minimum, und die Karten unter der obersten kommen erst auf deine Hand, wenn die Erstmeldung liegt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>Your hand alone must make the opening: no card of the pile counts or helps. When it lies you may take the pile in the same turn, in place of a draw, with natural cards of the top card's rank: they may be part of the opening or be laid with the top card beside it.</source>
            <translation>Deine Hand allein muss die Erstmeldung ergeben: Keine Karte des Pakets zählt oder hilft. Liegt sie, darfst du im selben Zug statt zu ziehen das Paket nehmen, mit natürlichen Karten vom Rang der obersten: Sie dürfen zur Erstmeldung gehören oder mit der obersten Karte daneben gelegt werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>Your hand alone must make the opening: no card of the pile counts or helps.</source>
            <translation>Deine Hand allein muss die Erstmeldung ergeben: Keine Karte des Pakets zählt oder hilft.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>Aces of an opening meld with wild cards do not take a pile with an ace on top.</source>
            <translation>Asse einer Erstmeldung mit wilden Karten nehmen kein Paket mit einem Ass obenauf.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>One of its melds must have three natural cards or more, no wild card, and come from your hand alone.</source>
            <extracomment>pure_meld</extracomment>
            <translation>Eine ihrer Meldungen muss mindestens drei natürliche Karten und keine wilde haben und allein aus deiner Hand kommen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>One of its melds must have three natural cards or more and no wild card, or be three wild cards or more, and come from your hand alone.</source>
            <extracomment>pure_or_wild_meld</extracomment>
            <translation>Eine ihrer Meldungen muss mindestens drei natürliche Karten und keine wilde haben oder aus mindestens drei wilden Karten bestehen und allein aus deiner Hand kommen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>One of its melds must have three natural cards or more.</source>
            <extracomment>three_naturals</extracomment>
            <translation>Eine ihrer Meldungen muss mindestens drei natürliche Karten haben.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>No wild card may be in it.</source>
            <extracomment>all_pure</extracomment>
            <translation>Keine wilde Karte darf darin sein.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>If the minimum is {points} or less, no wild card may be in it.</source>
            <translation>Beträgt das Minimum höchstens {points}, darf keine wilde Karte darin sein.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>No mixed canasta may be in it.</source>
            <translation>Keine gemischte Canasta darf darin sein.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>A natural canasta, or a canasta of wild cards, all from your hand, opens whatever it counts. To take the pile as well you need cards of another rank.</source>
            <translation>Mit einer natürlichen oder einer wilden Canasta ganz aus der Hand kommst du heraus, egal was sie zählt. Um auch das Paket zu nehmen, brauchst du Karten eines anderen Ranges.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>No minimum is needed if you go out in the very turn in which your side opens, laying all your melds at once and without taking the pile.</source>
            <extracomment>stock_draw_only</extracomment>
            <translation>Ein Minimum braucht es nicht, wenn du im selben Zug ausmachst, in dem deine Seite herauskommt, alle Meldungen auf einmal auslegst und das Paket nicht nimmst.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>No minimum is needed if you go out in the very turn in which your side opens, laying all your melds at once.</source>
            <extracomment>always</extracomment>
            <translation>Ein Minimum braucht es nicht, wenn du im selben Zug ausmachst, in dem deine Seite herauskommt, und alle Meldungen auf einmal auslegst.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>The minimum counts even if you go out in the same turn.</source>
            <extracomment>no</extracomment>
            <translation>Das Minimum gilt auch, wenn du im selben Zug ausmachst.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>In later turns of the deal you may meld whatever makes a proper meld.</source>
            <translation>In späteren Zügen der Runde darfst du auslegen, was eine gültige Meldung ergibt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>Partners open once for both: whoever does it needs the minimum of the own total. From then on both may meld whatever makes a proper meld.</source>
            <translation>Partner kommen einmal für beide heraus: Wer es tut, braucht das Minimum des eigenen Punktestandes. Von da an dürfen beide auslegen, was eine gültige Meldung ergibt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>Once a side has opened, all its players may meld whatever makes a proper meld.</source>
            <translation>Ist eine Seite herausgekommen, dürfen alle ihre Spieler auslegen, was eine gültige Meldung ergibt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>Opening earns bonus cards. After the discard of that turn the player who opened for the first side in the deal draws {first} from the stock, and for the second side {second}.</source>
            <extracomment>draw_from_stock</extracomment>
            <translation>Herauskommen bringt Bonuskarten. Nach dem Ablegen in diesem Zug zieht, wer für die erste Seite der Runde herausgekommen ist, {first} vom Stapel, für die zweite Seite {second}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>Opening earns bonus cards. After the discard of that turn the player who opened for the first side in the deal gets the packet of {first}, and for the second side that of {second}.</source>
            <extracomment>reserved_packets</extracomment>
            <translation>Herauskommen bringt Bonuskarten. Nach dem Ablegen in diesem Zug bekommt, wer für die erste Seite der Runde herausgekommen ist, das Päckchen mit {first}, für die zweite Seite das mit {second}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>Opening earns bonus cards. As soon as the opening lies, the player who opened for the first side in the deal draws {first} from the stock, and for the second side {second}.</source>
            <extracomment>draw_now</extracomment>
            <translation>Herauskommen bringt Bonuskarten. Sobald die Erstmeldung liegt, zieht, wer für die erste Seite der Runde herausgekommen ist, {first} vom Stapel, für die zweite Seite {second}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>Opening earns bonus cards. After the discard of that turn the player who opened for a side draws {first} from the stock.</source>
            <extracomment>draw_from_stock</extracomment>
            <translation>Herauskommen bringt Bonuskarten. Nach dem Ablegen in diesem Zug zieht, wer für eine Seite herausgekommen ist, {first} vom Stapel.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>Opening earns bonus cards. After the discard of that turn the player who opened for a side gets a packet of {first}.</source>
            <extracomment>reserved_packets</extracomment>
            <translation>Herauskommen bringt Bonuskarten. Nach dem Ablegen in diesem Zug bekommt, wer für eine Seite herausgekommen ist, ein Päckchen mit {first}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>Opening earns bonus cards. As soon as the opening lies, the player who opened for a side draws {first} from the stock.</source>
            <extracomment>draw_now</extracomment>
            <translation>Herauskommen bringt Bonuskarten. Sobald die Erstmeldung liegt, zieht, wer für eine Seite herausgekommen ist, {first} vom Stapel.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>They go into the hand and may be played at once.</source>
            <translation>Sie kommen auf die Hand und dürfen sofort gespielt werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>They go straight into that player's hand.</source>
            <translation>Sie kommen gleich auf die Hand dieses Spielers.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>They lie face down until the start of that player's next turn.</source>
            <translation>Sie liegen verdeckt bis zum Beginn des nächsten Zuges dieses Spielers.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>Once the turn card has been drawn there are no bonus cards any more.</source>
            <translation>Ist die Wendekarte gezogen, gibt es keine Bonuskarten mehr.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>The turn card is the last that may be drawn as a bonus card, so there may be fewer.</source>
            <translation>Die Wendekarte ist die letzte, die als Bonuskarte gezogen werden darf; es können also weniger sein.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>They may be drawn past the turn card.</source>
            <translation>Sie dürfen über die Wendekarte hinaus gezogen werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>There are none for a player who also took the pile in that turn.</source>
            <translation>Wer in diesem Zug auch das Paket genommen hat, bekommt keine.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>There are none for a player who goes out in that turn.</source>
            <translation>Wer in diesem Zug ausmacht, bekommt keine.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>A player who could go out in that turn draws them all the same.</source>
            <translation>Wer in diesem Zug ausmachen könnte, zieht sie trotzdem.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>A player who goes out in that turn gets them all the same; they count as cards left in the hand.</source>
            <translation>Wer in diesem Zug ausmacht, bekommt sie trotzdem; sie zählen als Karten auf der Hand.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_tiers.py" />
            <source>a canasta</source>
            <extracomment>any canasta</extracomment>
            <translation>eine Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_tiers.py" />
            <source>a canasta, and at least 200 points</source>
            <extracomment>any canasta and count 200</extracomment>
            <translation>eine Canasta und mindestens 200 Punkte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_tiers.py" />
            <source>a natural canasta</source>
            <extracomment>natural canasta</extracomment>
            <translation>eine natürliche Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_tiers.py" />
            <source>a canasta that comes from your hand alone</source>
            <extracomment>hidden canasta (7 from hand)</extracomment>
            <translation>eine Canasta allein aus deiner Hand</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_tiers.py" />
            <source>By the number of the deal the opening must also hold:</source>
            <translation>Je nach Nummer der Runde muss die Erstmeldung außerdem enthalten:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_tiers.py" />
            <source>By the total before the deal the opening must also hold:</source>
            <translation>Je nach Punktestand vor der Runde muss die Erstmeldung außerdem enthalten:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_tiers.py" />
            <source>With a total of {low} or more</source>
            <translation>Ab einem Stand von {low}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_tiers.py" />
            <source>In deal {low} and later</source>
            <translation>Ab Runde {low}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/patterns.py" />
            <source>{cards}; a group may also be of twos, or of jokers</source>
            <translation>{cards}; eine Gruppe darf auch aus Zweien oder aus Jokern sein</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/patterns.py" />
            <source>one card of each rank from two to ace</source>
            <translation>je eine Karte jedes Ranges von der Zwei bis zum Ass</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/patterns.py" />
            <source>groups of {sizes} natural cards</source>
            <translation>Gruppen natürlicher Karten: {sizes}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/patterns.py" />
            <source>{wilds} in any mixture</source>
            <translation>{wilds} in beliebiger Mischung</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/patterns.py" />
            <source>a pair of {first} or of {second}</source>
            <translation>ein Paar {first} oder {second}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/patterns.py" />
            <source>{n} {first} or {n} {second}</source>
            <translation>{n} {first} oder {n} {second}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/patterns.py" />
            <source>a pair of {ranks}</source>
            <translation>ein Paar {ranks}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/patterns.py" />
            <source>{n} {ranks}</source>
            <translation>{n} {ranks}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/patterns.py" />
            <source>threes</source>
            <translation>Dreien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>A pile with fewer than {cards} cannot be taken.</source>
            <translation>Ein Paket mit weniger als {cards} kann nicht genommen werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>Taking the pile you also draw {cards} from the stock.</source>
            <translation>Wer das Paket nimmt, zieht auch {cards} vom Stapel.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>In place of drawing you may take the discard pile, if you can meld its top card at once. Lay that meld first; then the whole rest of the pile comes into your hand. Cards further down never help to take it.</source>
            <extracomment>all</extracomment>
            <translation>Statt zu ziehen, darfst du das Paket nehmen, wenn du seine oberste Karte sofort auslegen kannst. Leg zuerst diese Meldung aus; dann kommt der ganze Rest auf deine Hand. Tiefer liegende Karten helfen dabei nie.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>In place of drawing you may take from the discard pile, if you can meld its top card at once. Lay that meld first; then more cards from the top come into your hand. With the top card you get {cards}, or fewer if the pile has fewer. Cards further down never help to take it.</source>
            <extracomment>top_n</extracomment>
            <translation>Statt zu ziehen, darfst du vom Paket nehmen, wenn du seine oberste Karte sofort auslegen kannst. Leg zuerst diese Meldung aus; dann kommen weitere Karten von oben auf deine Hand. Mit der obersten bekommst du {cards}, oder weniger, wenn nicht mehr da sind. Tiefer liegende Karten helfen dabei nie.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>In place of drawing you may take from the discard pile, if you can meld its top card at once. Lay that meld first; then the cards below come into your hand, down to the next wild card and with it, or all of them if there is none. Cards further down never help to take it.</source>
            <extracomment>to_next_wild</extracomment>
            <translation>Statt zu ziehen, darfst du vom Paket nehmen, wenn du seine oberste Karte sofort auslegen kannst. Leg zuerst diese Meldung aus; dann kommen die Karten darunter auf deine Hand, bis zur nächsten wilden Karte und mit ihr, oder alle, wenn keine da ist. Tiefer liegende Karten helfen dabei nie.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>In place of drawing you may take from the discard pile. Choose any card in it that you can meld at once, if you like with cards that lie above it: lay that meld, and all other cards above come into your hand. Where these rules speak of the top card of the pile, they mean the card you chose. As long as the pile is not frozen, cards above it help to meld it as if you held them, but they count nothing towards an opening.</source>
            <extracomment>from_chosen_card</extracomment>
            <translation>Statt zu ziehen, darfst du vom Paket nehmen. Wähle irgendeine Karte darin, die du sofort auslegen kannst, wenn du magst mit Karten, die darüber liegen: Leg diese Meldung aus, und alle anderen Karten darüber kommen auf deine Hand. Wo diese Regeln von der obersten Karte sprechen, meinen sie die gewählte. Solange das Paket nicht eingefroren ist, helfen Karten darüber beim Auslegen, als hättest du sie auf der Hand; zur Erstmeldung zählen sie aber nicht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>In place of drawing you may take from the discard pile, if you can meld its top card at once. Lay that meld first; then more cards from the top come into your hand. With the top card you get {cards}. Cards further down never help to take it.</source>
            <translation>Statt zu ziehen, darfst du vom Paket nehmen, wenn du seine oberste Karte sofort auslegen kannst. Leg zuerst diese Meldung aus; dann kommen weitere Karten von oben auf deine Hand. Mit der obersten bekommst du {cards}. Tiefer liegende Karten helfen dabei nie.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>If the pile is not frozen, the top card may be melded with one of these:</source>
            <translation>Ist das Paket nicht eingefroren, darf die oberste Karte so ausgelegt werden:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>The top card may be melded with one of these:</source>
            <translation>Die oberste Karte darf so ausgelegt werden:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>If the pile is not frozen, it takes {naturals} of the top card's rank from your hand. Wild cards and melds on the table are no help.</source>
            <translation>Ist das Paket nicht eingefroren, braucht es {naturals} vom Rang der obersten aus deiner Hand. Wilde Karten und Meldungen auf dem Tisch helfen nicht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>It takes {naturals} of the top card's rank from your hand. Wild cards and melds on the table are no help.</source>
            <translation>Dazu braucht es {naturals} vom Rang der obersten aus deiner Hand. Wilde Karten und Meldungen auf dem Tisch helfen nicht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>{naturals} of its rank from your hand</source>
            <translation>zusammen aus deiner Hand: {naturals} ihres Ranges</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>one natural card of its rank and a wild card from your hand</source>
            <translation>mit einer natürlichen Karte ihres Ranges und einer wilden Karte aus deiner Hand</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>a sequence of fewer than seven cards that your side has on the table, at one of its ends</source>
            <translation>an einem Ende einer Sequenz von weniger als sieben Karten, die deine Seite auf dem Tisch hat</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>a meld of its rank that your side has on the table, canasta or not</source>
            <extracomment>any_meld</extracomment>
            <translation>an einer Meldung ihres Ranges, die deine Seite auf dem Tisch hat, Canasta oder nicht</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>a meld of its rank that your side has on the table and that is no canasta yet</source>
            <extracomment>incomplete_only</extracomment>
            <translation>an einer Meldung ihres Ranges, die deine Seite auf dem Tisch hat und die noch keine Canasta ist</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>Even if the pile is frozen, its top card may be added, in place of drawing, to an end of a sequence of fewer than seven cards that your side has on the table. Then only this card is taken; the rest of the pile stays.</source>
            <translation>Auch wenn das Paket eingefroren ist, darf seine oberste Karte statt des Ziehens an ein Ende einer Sequenz von weniger als sieben Karten, die deine Seite auf dem Tisch hat. Dann wird nur diese Karte genommen; der Rest bleibt liegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>Only a side that has opened in an earlier turn may take the pile.</source>
            <translation>Nur eine Seite, die in einem früheren Zug herausgekommen ist, darf das Paket nehmen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>No card on top blocks the pile.</source>
            <translation>Keine Karte obenauf sperrt das Paket.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>The pile cannot be taken while its top card is {cards}.</source>
            <translation>Das Paket kann man nicht nehmen, solange es obenauf {cards} zeigt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>A two on top is taken with {n} twos from your hand, and a joker with as many jokers; together they go to your wild meld.</source>
            <translation>Eine Zwei obenauf nimmt man mit {n} Zweien aus der Hand, einen Joker mit ebenso vielen Jokern; zusammen kommen sie zu deiner wilden Meldung.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>If your side has a canasta of the top card's rank, you cannot take the pile.</source>
            <translation>Hat deine Seite eine Canasta vom Rang der obersten Karte, kannst du das Paket nicht nehmen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>If your side has a canasta of the top card's rank, only natural cards from your hand take the pile.</source>
            <translation>Hat deine Seite eine Canasta vom Rang der obersten Karte, nehmen nur natürliche Karten aus deiner Hand das Paket.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>A natural and a wild card cannot take the pile if that would give your canasta of the rank more wild cards than it may hold.</source>
            <extracomment>forbid</extracomment>
            <translation>Eine natürliche und eine wilde Karte können das Paket nicht nehmen, wenn deine Canasta dieses Ranges dadurch zu viele wilde Karten bekäme.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>If a natural and a wild card take the pile and your canasta of the rank has no room for another wild card, they begin a second meld of the rank with the top card.</source>
            <extracomment>second_meld</extracomment>
            <translation>Nehmen eine natürliche und eine wilde Karte das Paket und hat deine Canasta dieses Ranges keinen Platz für eine weitere wilde, beginnen sie mit der obersten Karte eine zweite Meldung des Ranges.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>If a natural and a wild card take the pile, your canasta of the rank may for once hold a wild card more than otherwise.</source>
            <extracomment>lift_cap</extracomment>
            <translation>Nehmen eine natürliche und eine wilde Karte das Paket, darf deine Canasta dieses Ranges ausnahmsweise eine wilde Karte mehr haben.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>With a single card in your hand you may not take a pile of a single card.</source>
            <extracomment>forbid</extracomment>
            <translation>Mit nur einer Karte auf der Hand darfst du kein Paket aus nur einer Karte nehmen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>With a single card in your hand you may take a pile of a single card only to go out.</source>
            <extracomment>only_if_going_out</extracomment>
            <translation>Mit nur einer Karte auf der Hand darfst du ein Paket aus nur einer Karte nur zum Ausmachen nehmen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>Even with a single card in your hand you may take a pile of a single card.</source>
            <extracomment>allow</extracomment>
            <translation>Auch mit nur einer Karte auf der Hand darfst du ein Paket aus nur einer Karte nehmen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Collect cards of the same rank and lay them on the table as melds. A meld of {cards} is a canasta: canastas bring the most points.</source>
            <translation>Sammle Karten desselben Ranges und lege sie als Meldungen auf den Tisch. Eine Meldung aus {cards} ist eine Canasta: Canastas bringen die meisten Punkte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>A deal ends when a player goes out, that is, gets rid of every card. Then the points are counted: as a rule cards on the table count for their side, and cards left in a hand count against it.</source>
            <translation>Eine Runde endet, wenn ein Spieler ausmacht, also alle Karten los wird. Dann wird gezählt: In der Regel zählen Karten auf dem Tisch für ihre Seite und Karten auf der Hand gegen sie.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>A match lasts {deals}; then whoever has the most points wins.</source>
            <translation>Eine Partie dauert {deals}; dann gewinnt, wer die meisten Punkte hat.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Deal follows deal until somebody has {points} or more; then whoever has the most points wins the match.</source>
            <translation>Runde folgt auf Runde, bis jemand {points} oder mehr hat; dann gewinnt, wer die meisten Punkte hat.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Two play against each other. Where these rules speak of a side, they mean a single player.</source>
            <translation>Zwei spielen gegeneinander. Wo diese Regeln von einer Seite sprechen, meinen sie einen einzelnen Spieler.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Four play in two pairs, and partners sit opposite each other. A pair is a side: it shares its melds and its score.</source>
            <translation>Vier spielen in zwei Paaren, und Partner sitzen sich gegenüber. Ein Paar ist eine Seite: Meldungen und Punktestand sind gemeinsam.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Six play in three pairs, and partners sit opposite each other. A pair is a side: it shares its melds and its score.</source>
            <translation>Sechs spielen in drei Paaren, und Partner sitzen sich gegenüber. Ein Paar ist eine Seite: Meldungen und Punktestand sind gemeinsam.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Six play, three against three, and every other seat belongs to the same side. A side shares its melds and its score.</source>
            <translation>Sechs spielen, drei gegen drei, und jeder zweite Platz gehört zur selben Seite. Meldungen und Punktestand einer Seite sind gemeinsam.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Three play. A deal begins with everybody alone; whoever takes the discard pile first plays the rest of that deal alone against the two others, who are partners from then on.</source>
            <translation>Drei spielen. Eine Runde beginnt jeder für sich; wer zuerst das Paket nimmt, spielt den Rest der Runde allein gegen die beiden anderen, die von da an Partner sind.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Five play, two against three. The two play every deal, opposite each other. Of the three two play and one rests, and after each deal somebody else of them rests. A side shares its melds and its score.</source>
            <translation>Fünf spielen, zwei gegen drei. Die zwei spielen jede Runde und sitzen sich gegenüber. Von den dreien spielen zwei, einer setzt aus, und nach jeder Runde ein anderer. Meldungen und Punktestand einer Seite sind gemeinsam.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>{n} play, everybody alone. Where these rules speak of a side, they mean a single player.</source>
            <translation>{n} spielen, jeder für sich. Wo diese Regeln von einer Seite sprechen, meinen sie einen einzelnen Spieler.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Sit as you like: seats and partners are agreed.</source>
            <extracomment>agreed</extracomment>
            <translation>Setzt euch, wie ihr mögt: Plätze und Partner werden vereinbart.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Seats, and with them partners, are drawn by lot.</source>
            <extracomment>random</extracomment>
            <translation>Die Plätze und damit die Partner werden ausgelost.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>For partners everybody draws a card. Aces are high and twos low; of equal ranks spades come first, then hearts, diamonds and clubs; jokers and equal cards are drawn again. The two with the highest cards are partners.</source>
            <extracomment>draw_two_highest</extracomment>
            <translation>Um die Partner zieht jeder eine Karte. Asse sind hoch, Zweien niedrig; bei gleichen Rängen gilt Pik vor Herz, Karo und Kreuz; Joker und gleiche Karten werden neu gezogen. Die zwei mit den höchsten Karten sind Partner.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Sit as you like.</source>
            <extracomment>agreed</extracomment>
            <translation>Setzt euch, wie ihr mögt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Seats are drawn by lot.</source>
            <extracomment>random</extracomment>
            <translation>Die Plätze werden ausgelost.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>For the seats everybody draws a card: aces are high and twos low; of equal ranks spades come first, then hearts, diamonds and clubs; jokers and equal cards are drawn again.</source>
            <extracomment>draw_two_highest</extracomment>
            <translation>Um die Plätze zieht jeder eine Karte: Asse sind hoch, Zweien niedrig; bei gleichen Rängen gilt Pik vor Herz, Karo und Kreuz; Joker und gleiche Karten werden neu gezogen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Lots decide who deals first. The player to the dealer's left has the first turn.</source>
            <extracomment>random</extracomment>
            <translation>Das Los entscheidet, wer zuerst gibt. Der Spieler links vom Geber hat den ersten Zug.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Everybody draws a card, and whoever drew the highest has the first turn; the player to their right deals first. In later deals, too, the player to the dealer's left begins.</source>
            <extracomment>right_of_highest_draw</extracomment>
            <translation>Jeder zieht eine Karte, und wer die höchste hat, hat den ersten Zug; der Spieler rechts davon gibt zuerst. Auch in späteren Runden beginnt der Spieler links vom Geber.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Whoever drew the highest card has the first turn; the player to their right deals first. In later deals, too, the player to the dealer's left begins.</source>
            <translation>Wer die höchste Karte gezogen hat, hat den ersten Zug; der Spieler rechts davon gibt zuerst. Auch in späteren Runden beginnt der Spieler links vom Geber.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>After each deal the player to the dealer's left becomes dealer.</source>
            <extracomment>left</extracomment>
            <translation>Nach jeder Runde gibt der Spieler links vom Geber.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>The two players deal in turn.</source>
            <extracomment>alternate</extracomment>
            <translation>Die beiden Spieler geben abwechselnd.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Two</source>
            <translation>Zwei</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Three</source>
            <translation>Drei</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Four</source>
            <translation>Vier</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Five</source>
            <translation>Fünf</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Six</source>
            <translation>Sechs</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>The partners put their melds together: melds of the same rank become one where that makes a proper meld, otherwise both stay. If somebody goes out before the pile was taken, that player is the one who plays alone. If the stock ends first, each of the three scores alone.</source>
            <translation>Die Partner legen ihre Meldungen zusammen: Meldungen desselben Ranges werden eine, wo das eine gültige Meldung ergibt, sonst bleiben beide. Macht jemand aus, bevor das Paket genommen wurde, ist er der, der allein spielt. Endet zuerst der Stapel, zählt jeder der drei für sich.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Both partners score everything that their side earns in the deal, but each only the own red threes.</source>
            <translation>Beide Partner schreiben alles an, was ihre Seite in der Runde bekommt, aber jeder nur die eigenen roten Dreien.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Every player has a running total.</source>
            <translation>Jeder Spieler hat seinen Punktestand.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Every side has a running total.</source>
            <translation>Jede Seite hat ihren Punktestand.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>Red threes are not played. Lay each on the table in front of you as soon as you get it; those dealt to you, before the first turn.</source>
            <extracomment>on_receipt</extracomment>
            <translation>Rote Dreien werden nicht gespielt. Leg jede vor dir auf den Tisch, sobald du sie bekommst; ausgeteilte vor dem ersten Zug.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>Red threes are not played. Lay those dealt to you on the table at the start of your first turn, and later ones as soon as you get them.</source>
            <extracomment>own_turn_start</extracomment>
            <translation>Rote Dreien werden nicht gespielt. Leg ausgeteilte am Anfang deines ersten Zuges auf den Tisch, spätere, sobald du sie bekommst.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>Red threes are not melded. In your turn you may lay them on the table in front of you, or keep them.</source>
            <extracomment>optional</extracomment>
            <translation>Rote Dreien werden nicht gemeldet. In deinem Zug darfst du sie vor dir auf den Tisch legen oder behalten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>Threes are not played. Lay each on the table in front of you as soon as you get it; those dealt to you, before the first turn.</source>
            <extracomment>on_receipt</extracomment>
            <translation>Dreien werden nicht gespielt. Leg jede vor dir auf den Tisch, sobald du sie bekommst; ausgeteilte vor dem ersten Zug.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>Threes are not played. Lay those dealt to you on the table at the start of your first turn, and later ones as soon as you get them.</source>
            <extracomment>own_turn_start</extracomment>
            <translation>Dreien werden nicht gespielt. Leg ausgeteilte am Anfang deines ersten Zuges auf den Tisch, spätere, sobald du sie bekommst.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>Threes are not melded. In your turn you may lay them on the table in front of you, or keep them.</source>
            <extracomment>optional</extracomment>
            <translation>Dreien werden nicht gemeldet. In deinem Zug darfst du sie vor dir auf den Tisch legen oder behalten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>Red threes can neither be melded nor laid out, and nothing is drawn in their place: get rid of them.</source>
            <translation>Rote Dreien kann man weder melden noch auslegen, und nichts wird für sie gezogen: Werde sie los.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>For each of them draw a card from the stock; if that is another, lay it out and draw again. One that comes to you with the pile is laid out, too, but not replaced.</source>
            <translation>Zieh für jede eine Karte vom Stapel; ist das wieder eine, leg sie aus und zieh noch einmal. Eine, die mit dem Paket zu dir kommt, wird auch ausgelegt, aber nicht ersetzt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>For each of them draw a card from the stock, even for one that came to you with the pile; if that is another, lay it out and draw again.</source>
            <translation>Zieh für jede eine Karte vom Stapel, auch für eine, die mit dem Paket zu dir kam; ist das wieder eine, leg sie aus und zieh noch einmal.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>Nothing is drawn in their place, but for one that comes to you with the pile: lay it out and draw a card from the stock.</source>
            <translation>Für sie wird nichts gezogen, außer für eine, die mit dem Paket zu dir kommt: Leg sie aus und zieh eine Karte vom Stapel.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>Nothing is drawn in their place.</source>
            <translation>Für sie wird nichts gezogen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>For each one you lay out draw a card from the stock. One that comes to you with the pile has to be laid out, and is not replaced.</source>
            <translation>Für jede, die du auslegst, zieh eine Karte vom Stapel. Eine, die mit dem Paket zu dir kommt, musst du auslegen; sie wird nicht ersetzt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>For each one you lay out draw a card from the stock. One that comes to you with the pile has to be laid out, and is replaced in the same way.</source>
            <translation>Für jede, die du auslegst, zieh eine Karte vom Stapel. Eine, die mit dem Paket zu dir kommt, musst du auslegen; sie wird ebenso ersetzt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>Nothing is drawn in their place. But one that comes to you with the pile has to be laid out, and for this one you draw a card from the stock.</source>
            <translation>Für sie wird nichts gezogen. Aber eine, die mit dem Paket zu dir kommt, musst du auslegen, und für diese ziehst du eine Karte vom Stapel.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>Nothing is drawn in their place. One that comes to you with the pile has to be laid out.</source>
            <translation>Für sie wird nichts gezogen. Eine, die mit dem Paket zu dir kommt, musst du auslegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>But you may keep as many threes in your hand as you like, and lay them out in any turn of yours.</source>
            <translation>Du darfst aber beliebig viele Dreien auf der Hand behalten und in jedem deiner Züge auslegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>But until your side has opened you may keep one three in your hand, for the straight. You may lay it out in any turn of yours; once your side has opened, you must do so at the start of your next turn.</source>
            <translation>Bis deine Seite herausgekommen ist, darfst du aber eine Drei für die Straße auf der Hand behalten. Auslegen darfst du sie in jedem deiner Züge; ist deine Seite herausgekommen, musst du es am Anfang deines nächsten Zuges tun.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>Red threes may be discarded.</source>
            <translation>Rote Dreien dürfen abgelegt werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>A sequence is a meld, too: {cards} or more of one suit that follow each other without a gap, between four and ace. The ace is high. A side may have any number of sequences.</source>
            <translation>Auch eine Sequenz ist eine Meldung: {cards} oder mehr einer Farbe, die sich lückenlos folgen, zwischen Vier und Ass. Das Ass ist hoch. Eine Seite darf beliebig viele Sequenzen haben.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>Two sequences of your side may be joined when nothing is missing between them.</source>
            <translation>Zwei Sequenzen deiner Seite dürfen verbunden werden, wenn dazwischen nichts fehlt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>Two sequences on the table stay two, even when nothing is missing between them.</source>
            <translation>Zwei Sequenzen auf dem Tisch bleiben zwei, auch wenn dazwischen nichts fehlt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>In the turn in which you go out you may add cards to the ends of a complete sequence.</source>
            <translation>In dem Zug, in dem du ausmachst, darfst du an die Enden einer vollständigen Sequenz anlegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>Wild cards may not be in a sequence.</source>
            <translation>In einer Sequenz dürfen keine wilden Karten sein.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>At most {wilds} may stand in for missing cards of a sequence. What has been laid so stays where it is.</source>
            <translation>Höchstens {wilds} dürfen fehlende Karten einer Sequenz ersetzen. Was so gelegt wurde, bleibt, wo es ist.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>A sequence of seven is complete. It is a canasta and brings {points} on top of its cards; no more cards may be added.</source>
            <translation>Eine Sequenz von sieben ist vollständig. Sie ist eine Canasta und bringt zusätzlich zu ihren Karten {points}; weitere Karten dürfen nicht dazu.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>A sequence of seven is a canasta and brings {points} on top of its cards. It may grow to {cards}.</source>
            <translation>Eine Sequenz von sieben ist eine Canasta und bringt zusätzlich zu ihren Karten {points}. Sie darf bis {cards} wachsen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>Twos and jokers may be melded by themselves, {low} to {high} cards in any mixture. The limits on wild cards in a meld do not apply, and a side has one such meld.</source>
            <translation>Zweien und Joker dürfen allein ausgelegt werden, {low} bis {high} Karten in beliebiger Mischung. Die Grenzen für wilde Karten gelten hier nicht, und eine Seite hat nur eine solche Meldung.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>Twos and jokers may be melded by themselves, {low} cards or more in any mixture. The limits on wild cards in a meld do not apply, and a side has one such meld.</source>
            <translation>Zweien und Joker dürfen allein ausgelegt werden, {low} Karten oder mehr in beliebiger Mischung. Die Grenzen für wilde Karten gelten hier nicht, und eine Seite hat nur eine solche Meldung.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>With {cards} it is a canasta.</source>
            <translation>Mit {cards} ist sie eine Canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>A canasta of wild cards is not one of those you need to go out.</source>
            <translation>Eine wilde Canasta gehört nicht zu denen, die du zum Ausmachen brauchst.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>As long as it lies on the table and is no canasta, your side may add wild cards to no other meld, nor discard them while there is anything else to discard.</source>
            <translation>Solange sie auf dem Tisch liegt und keine Canasta ist, darf deine Seite an keine andere Meldung wilde Karten anlegen und keine ablegen, solange es anderes abzulegen gibt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>As long as it lies on the table and is no canasta, your side may add wild cards to no other meld.</source>
            <translation>Solange sie auf dem Tisch liegt und keine Canasta ist, darf deine Seite an keine andere Meldung wilde Karten anlegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>When a deal is over, every side adds up:</source>
            <translation>Ist eine Runde zu Ende, zählt jede Seite zusammen:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>the values of all its cards in melds</source>
            <translation>die Werte aller ihrer Karten in Meldungen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>the bonuses of its canastas</source>
            <translation>die Boni ihrer Canastas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>{points} if it went out, or the bonus for doing so concealed</source>
            <translation>{points}, wenn sie ausgemacht hat, oder den Bonus fürs Ausmachen aus der Hand</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>{points} if it went out</source>
            <translation>{points}, wenn sie ausgemacht hat</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>From this it takes off the values of all cards left in the hands of its players.</source>
            <translation>Davon werden die Werte aller Karten abgezogen, die ihre Spieler noch auf der Hand haben.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>its threes on the table</source>
            <translation>ihre Dreien auf dem Tisch</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>its red threes</source>
            <translation>ihre roten Dreien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>its threes on the table, as a plus or as a minus</source>
            <translation>ihre Dreien auf dem Tisch, als Plus oder als Minus</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>its red threes, as a plus or as a minus</source>
            <translation>ihre roten Dreien, als Plus oder als Minus</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>When a deal is over, it depends on the number of its canastas what counts for a side. Cards left in the hands of its players are always a minus.</source>
            <translation>Ist eine Runde zu Ende, hängt es von der Zahl ihrer Canastas ab, was für eine Seite zählt. Karten auf der Hand sind immer ein Minus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>Two canastas or more: the bonuses of its canastas and for going out, the values of its melds and its threes on the table are all a plus.</source>
            <translation>Zwei Canastas oder mehr: Die Boni für Canastas und Ausmachen, die Werte ihrer Meldungen und ihre Dreien auf dem Tisch sind alle ein Plus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>One canasta: bonuses and the values of its melds are a plus, threes count nothing.</source>
            <translation>Eine Canasta: Boni und die Werte ihrer Meldungen sind ein Plus, Dreien zählen nichts.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>No canasta: no bonuses, and the values of its melds and its threes on the table are a minus.</source>
            <translation>Keine Canasta: keine Boni, und die Werte ihrer Meldungen und ihre Dreien auf dem Tisch sind ein Minus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>A side with fewer than {canastas} gets no bonuses and nothing for threes, and the values of its melds are a minus, like the cards in its hands.</source>
            <translation>Eine Seite mit weniger als {canastas} bekommt keine Boni und nichts für Dreien, und die Werte ihrer Meldungen sind ein Minus wie die Karten auf der Hand.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>For a side that has not opened, the values of cards left in hands are multiplied by {n}.</source>
            <translation>Für eine Seite, die nicht herausgekommen ist, zählen die Werte der Karten auf der Hand {n}-fach.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>A collection of at least so many canastas earns a bonus besides:</source>
            <translation>Eine Sammlung von mindestens so vielen Canastas bringt einen Bonus dazu:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>Always</source>
            <translation>Immer</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>{points}, in place of the {less}</source>
            <translation>{points}, statt {less}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>{n} canasta</source>
            <extracomment>canastas</extracomment>
            <translation>{n} Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>{n} natural canasta</source>
            <extracomment>natural</extracomment>
            <translation>{n} natürliche Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>{n} mixed canasta</source>
            <extracomment>mixed</extracomment>
            <translation>{n} gemischte Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>{n} clean canasta</source>
            <extracomment>clean</extracomment>
            <translation>{n} saubere Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>{n} dirty canasta</source>
            <extracomment>dirty</extracomment>
            <translation>{n} schmutzige Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>These count besides:</source>
            <translation>Außerdem zählen:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>A meld of aces without wild cards, short of a canasta</source>
            <extracomment>A_pure</extracomment>
            <translation>Eine Meldung Asse ohne wilde Karten, die keine Canasta ist</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>A meld of aces, short of a canasta</source>
            <extracomment>A</extracomment>
            <translation>Eine Meldung Asse, die keine Canasta ist</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>A meld of sevens without wild cards, short of a canasta</source>
            <extracomment>7_pure</extracomment>
            <translation>Eine Meldung Siebenen ohne wilde Karten, die keine Canasta ist</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>A meld of sevens, short of a canasta</source>
            <extracomment>7</extracomment>
            <translation>Eine Meldung Siebenen, die keine Canasta ist</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>A meld of aces with wild cards, short of a canasta</source>
            <extracomment>A</extracomment>
            <translation>Eine Meldung Asse mit wilden Karten, die keine Canasta ist</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>A meld of sevens with wild cards, short of a canasta</source>
            <extracomment>7</extracomment>
            <translation>Eine Meldung Siebenen mit wilden Karten, die keine Canasta ist</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>A meld of wild cards, short of a canasta</source>
            <translation>Eine wilde Meldung, die keine Canasta ist</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>The same, with every joker of the pack</source>
            <translation>Ebenso, mit allen Jokern</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>Each sequence of fewer than {cards}</source>
            <translation>Jede Sequenz mit weniger als {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>{n} or more {ranks} left in one hand</source>
            <translation>{n} oder mehr {ranks} auf einer Hand</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/special_hands.py" />
            <source>When you have drawn and your hand is one of those below, you may lay it down whole, without a discard, and the deal is over. Your side must not have melded yet, and no canastas are needed. For this deal your side scores the value of the hand and nothing else; the others score as usual.</source>
            <translation>Hast du gezogen und ist dein Blatt eines der folgenden, darfst du es ganz auslegen, ohne abzulegen, und die Runde ist zu Ende. Deine Seite darf noch nichts ausgelegt haben, und Canastas braucht es nicht. In dieser Runde bekommt deine Seite den Wert des Blattes und sonst nichts; die anderen zählen wie üblich.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/special_hands.py" />
            <source>{name}, {points}: {cards}.</source>
            <translation>{name}, {points}: {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/special_hands.py" />
            <source>No special hand can be laid: each would need a pair of wild cards.</source>
            <translation>Kein Spezialblatt ist möglich: Jedes bräuchte ein Paar wilder Karten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/special_hands.py" />
            <source>In your turn right after your partner has opened you may still show a special hand.</source>
            <translation>In deinem Zug gleich nach dem Herauskommen deines Partners darfst du noch ein Spezialblatt zeigen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/special_hands.py" />
            <source>In place of drawing, a pile of a single card may give you the last card of the hand.</source>
            <translation>Statt des Ziehens darf dir ein Paket aus nur einer Karte die letzte Karte des Blattes geben.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/special_hands.py" />
            <source>The cards of a pair or group are of one rank. Pairs and groups are all of different ranks, from fours to aces.</source>
            <translation>Die Karten eines Paares oder einer Gruppe haben denselben Rang. Paare und Gruppen haben lauter verschiedene Ränge, von Vieren bis Assen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/special_hands.py" />
            <source>The cards of a pair or group are of one rank, from fours to aces. Four cards of a rank may be two pairs.</source>
            <translation>Die Karten eines Paares oder einer Gruppe haben denselben Rang, von Vieren bis Assen. Vier Karten eines Ranges dürfen zwei Paare sein.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>A deal that ends with the stock is scored like any other, but nobody gets the bonus for going out.</source>
            <translation>Eine Runde, die mit dem Stapel endet, wird wie jede andere gezählt, aber niemand bekommt den Bonus fürs Ausmachen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>When the stock is empty, play goes on as long as every player in turn takes the pile. The deal ends as soon as somebody cannot take it or does not want to.</source>
            <extracomment>play_on</extracomment>
            <translation>Ist der Stapel leer, geht es weiter, solange jeder Spieler der Reihe nach das Paket nimmt. Die Runde endet, sobald jemand es nicht nehmen kann oder will.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>The deal ends with the turn in which the last card of the stock was drawn.</source>
            <extracomment>end_after_last_draw_turn</extracomment>
            <translation>Die Runde endet mit dem Zug, in dem die letzte Karte des Stapels gezogen wurde.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>Nobody has to take the pile.</source>
            <extracomment>none</extracomment>
            <translation>Niemand muss das Paket nehmen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>But you have to take the pile if it is not frozen for your side and its top card fits a meld that your side has on the table.</source>
            <extracomment>whole_pile</extracomment>
            <translation>Du musst das Paket aber nehmen, wenn es für deine Seite nicht eingefroren ist und seine oberste Karte zu einer Meldung passt, die deine Seite auf dem Tisch hat.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>But if the pile is not frozen for your side and its top card fits a meld that your side has on the table, you have to take that card; the rest of the pile stays.</source>
            <extracomment>top_only</extracomment>
            <translation>Ist das Paket für deine Seite nicht eingefroren und passt seine oberste Karte zu einer Meldung, die deine Seite auf dem Tisch hat, musst du aber diese Karte nehmen; der Rest bleibt liegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>a red three</source>
            <translation>eine rote Drei</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>a black three</source>
            <translation>eine schwarze Drei</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>If the last card drawn from the stock is {three}, it is laid out and the deal is over at once: no melds, no discard.</source>
            <extracomment>end_no_meld</extracomment>
            <translation>Ist die letzte Karte des Stapels {three}, wird sie ausgelegt, und die Runde ist sofort zu Ende: kein Auslegen, kein Ablegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>If the last card drawn from the stock is {three}, it is laid out; the player may still meld but not discard, and the deal is over.</source>
            <extracomment>end_after_meld</extracomment>
            <translation>Ist die letzte Karte des Stapels {three}, wird sie ausgelegt; der Spieler darf noch auslegen, aber nicht ablegen, und die Runde ist zu Ende.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>If the last card drawn from the stock is {three}, it is laid out. If the draw brought another card as well, the turn goes on; otherwise the deal is over at once.</source>
            <extracomment>turn_continues_if_other_card</extracomment>
            <translation>Ist die letzte Karte des Stapels {three}, wird sie ausgelegt. Wurde zugleich eine andere Karte gezogen, geht der Zug weiter; sonst ist die Runde sofort zu Ende.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>If the last card drawn from the stock is a three, it stays in the hand and the deal is over at once.</source>
            <extracomment>count5</extracomment>
            <translation>Ist die letzte Karte des Stapels eine Drei, bleibt sie auf der Hand, und die Runde ist sofort zu Ende.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>If the last card drawn from the stock is a three, the player may lay it out or keep it, and the deal is over.</source>
            <extracomment>may_lay</extracomment>
            <translation>Ist die letzte Karte des Stapels eine Drei, darf der Spieler sie auslegen oder behalten, und die Runde ist zu Ende.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>If the last card drawn from the stock is a three, it is laid out and the deal is over at once.</source>
            <extracomment>must_lay</extracomment>
            <translation>Ist die letzte Karte des Stapels eine Drei, wird sie ausgelegt, und die Runde ist sofort zu Ende.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>If the last card drawn from the stock is a three, the deal is over, unless the player can go out in this turn by discarding it.</source>
            <extracomment>may_discard_to_go_out</extracomment>
            <translation>Ist die letzte Karte des Stapels eine Drei, ist die Runde zu Ende, außer der Spieler kann in diesem Zug mit ihrem Ablegen ausmachen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>They count for a side that has melded at least once in the deal.</source>
            <extracomment>has_meld</extracomment>
            <translation>Sie zählen für eine Seite, die in der Runde mindestens einmal ausgelegt hat.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>They count for a side that has a canasta of sevens.</source>
            <extracomment>kind:sevens</extracomment>
            <translation>Sie zählen für eine Seite, die eine Canasta aus Siebenen hat.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>They count for a side that has a clean canasta as well as a dirty one. A clean canasta is one without wild cards, and also a wild canasta of twos only or with every joker.</source>
            <extracomment>clean_and_dirty</extracomment>
            <translation>Sie zählen für eine Seite, die eine saubere und auch eine schmutzige Canasta hat. Sauber ist eine Canasta ohne wilde Karten, und auch eine wilde Canasta nur aus Zweien oder mit allen Jokern.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>They always count for the side that has them.</source>
            <extracomment>always</extracomment>
            <translation>Sie zählen immer für die Seite, die sie hat.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>They count for a side with two canastas or more, nothing for a side with one, and against a side with none.</source>
            <extracomment>matrix</extracomment>
            <translation>Sie zählen für eine Seite mit zwei oder mehr Canastas, nichts für eine Seite mit einer und gegen eine Seite ohne.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>They count for a side that has a canasta.</source>
            <translation>Sie zählen für eine Seite, die eine Canasta hat.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>They count for a side that has {canastas} or more.</source>
            <translation>Sie zählen für eine Seite, die {canastas} oder mehr hat.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>For any other side the same points are a minus.</source>
            <extracomment>negate</extracomment>
            <translation>Für jede andere Seite sind dieselben Punkte ein Minus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>For any other side they count nothing.</source>
            <extracomment>zero</extracomment>
            <translation>Für jede andere Seite zählen sie nichts.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>For any other side they count nothing if it has clean canastas only, the same points as a minus if it has dirty ones only, and twice the minus if it has no canasta at all.</source>
            <extracomment>canastone</extracomment>
            <translation>Für jede andere Seite zählen sie nichts, wenn sie nur saubere Canastas hat, dieselben Punkte als Minus, wenn sie nur schmutzige hat, und das doppelte Minus, wenn sie gar keine Canasta hat.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>For any other side the same points are a minus if an opponent went out; if none did, they are a plus all the same.</source>
            <extracomment>negate</extracomment>
            <translation>Für jede andere Seite sind dieselben Punkte ein Minus, wenn ein Gegner ausgemacht hat; sonst sind sie trotzdem ein Plus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>If an opponent went out, they count nothing for any other side that has clean canastas only, the same points as a minus if it has dirty ones only, and twice the minus if it has no canasta at all. If none went out, they are a plus all the same.</source>
            <extracomment>canastone</extracomment>
            <translation>Hat ein Gegner ausgemacht, zählen sie für jede andere Seite nichts, wenn sie nur saubere Canastas hat, dieselben Punkte als Minus, wenn sie nur schmutzige hat, und das doppelte Minus, wenn sie gar keine Canasta hat. Hat keiner ausgemacht, sind sie trotzdem ein Plus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>Red threes still in a hand at the end of the deal count as if they lay on the table.</source>
            <extracomment>as_laid</extracomment>
            <translation>Rote Dreien, die am Ende der Runde noch auf der Hand sind, zählen, als lägen sie auf dem Tisch.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>Each red three still in a hand at the end of the deal counts {points}.</source>
            <extracomment>each</extracomment>
            <translation>Jede rote Drei, die am Ende der Runde noch auf der Hand ist, zählt {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>Red threes still in the hands of a side at the end of the deal count {points}, however many they are.</source>
            <extracomment>flat</extracomment>
            <translation>Rote Dreien, die am Ende der Runde noch auf den Händen einer Seite sind, zählen {points}, egal wie viele es sind.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>Threes still in a hand at the end of the deal count as if they lay on the table.</source>
            <translation>Dreien, die am Ende der Runde noch auf der Hand sind, zählen, als lägen sie auf dem Tisch.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>Each three still in a hand at the end of the deal counts {points}.</source>
            <translation>Jede Drei, die am Ende der Runde noch auf der Hand ist, zählt {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>Each black three still in a hand at the end of the deal counts {points}.</source>
            <translation>Jede schwarze Drei, die am Ende der Runde noch auf der Hand ist, zählt {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_totals.py" />
            <source>Each red three on the table is worth {each}.</source>
            <extracomment>red</extracomment>
            <translation>Jede rote Drei auf dem Tisch zählt {each}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_totals.py" />
            <source>Each black three on the table is worth {each}.</source>
            <extracomment>black</extracomment>
            <translation>Jede schwarze Drei auf dem Tisch zählt {each}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_totals.py" />
            <source>Each three on the table is worth {each}.</source>
            <extracomment>both</extracomment>
            <translation>Jede Drei auf dem Tisch zählt {each}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_totals.py" />
            <source>Each red three on the table is worth {each}; all {n} together, {all}.</source>
            <extracomment>red</extracomment>
            <translation>Jede rote Drei auf dem Tisch zählt {each}; alle {n} zusammen {all}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_totals.py" />
            <source>Each black three on the table is worth {each}; all {n} together, {all}.</source>
            <extracomment>black</extracomment>
            <translation>Jede schwarze Drei auf dem Tisch zählt {each}; alle {n} zusammen {all}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_totals.py" />
            <source>Each three on the table is worth {each}; all {n} of a colour together, {all}. Red and black ones are counted apart.</source>
            <extracomment>both</extracomment>
            <translation>Jede Drei auf dem Tisch zählt {each}; alle {n} einer Farbe zusammen {all}. Rote und schwarze werden getrennt gezählt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_totals.py" />
            <source>What red threes on the table are worth depends on how many a side has:</source>
            <extracomment>red</extracomment>
            <translation>Was rote Dreien auf dem Tisch zählen, hängt davon ab, wie viele eine Seite hat:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_totals.py" />
            <source>What black threes on the table are worth depends on how many a side has:</source>
            <extracomment>black</extracomment>
            <translation>Was schwarze Dreien auf dem Tisch zählen, hängt davon ab, wie viele eine Seite hat:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_totals.py" />
            <source>What threes on the table are worth depends on how many of a colour a side has; red and black ones are counted apart:</source>
            <extracomment>both</extracomment>
            <translation>Was Dreien auf dem Tisch zählen, hängt davon ab, wie viele einer Farbe eine Seite hat; rote und schwarze werden getrennt gezählt:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/turn.py" />
            <source>Turns go round to the left. A turn has three steps:</source>
            <translation>Es geht reihum nach links. Ein Zug hat drei Schritte:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/turn.py" />
            <source>Draw {cards} from the stock, or take the discard pile if you may.</source>
            <translation>Zieh {cards} vom Stapel, oder nimm das Paket, wenn du darfst.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/turn.py" />
            <source>If you like, lay down melds, or add cards to melds of your own side. Nobody adds to the melds of others.</source>
            <translation>Wenn du magst, leg Meldungen aus oder leg Karten an Meldungen deiner eigenen Seite an. Niemand legt an die Meldungen der anderen an.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/turn.py" />
            <source>Discard one card face up on the pile. Your turn is over.</source>
            <translation>Leg eine Karte offen auf die Ablage. Dein Zug ist zu Ende.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/turn.py" />
            <source>If you would have to draw and the stock has too few cards left for it, the deal ends.</source>
            <translation>Müsstest du ziehen und hat der Stapel nicht mehr genug Karten dafür, endet die Runde.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/turn.py" />
            <source>If the stock has too few cards left for that, draw what there is and play on.</source>
            <translation>Hat der Stapel dafür nicht mehr genug Karten, zieh, was da ist, und spiel weiter.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Little is known about {name}; its rules are reconstructed. {note}</source>
            <translation>Über {name} ist wenig bekannt; die Regeln sind rekonstruiert. {note}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>A reconstructed game</source>
            <translation>Ein rekonstruiertes Spiel</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Threes</source>
            <translation>Dreien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>The aim</source>
            <translation>Worum es geht</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Players and seats</source>
            <translation>Spieler und Plätze</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>The cards</source>
            <translation>Die Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>The deal</source>
            <translation>Das Austeilen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Your turn</source>
            <translation>Dein Zug</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Red threes</source>
            <translation>Rote Dreien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Melds</source>
            <translation>Meldungen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Canastas</source>
            <translation>Canastas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Sequences</source>
            <translation>Sequenzen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Melds of wild cards</source>
            <translation>Wilde Meldungen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>The opening</source>
            <translation>Die Erstmeldung</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Taking the discard pile</source>
            <translation>Das Paket nehmen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>The frozen pile</source>
            <translation>Das eingefrorene Paket</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>The discard</source>
            <translation>Das Ablegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>The foot</source>
            <translation>Der Fuß</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Going out</source>
            <translation>Ausmachen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>“May I go out?”</source>
            <translation>„Darf ich ausmachen?“</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Going out concealed</source>
            <translation>Ausmachen aus der Hand</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Special hands</source>
            <translation>Spezialblätter</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>The end of the stock</source>
            <translation>Das Ende des Stapels</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Scoring a deal</source>
            <translation>Eine Runde zählen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Penalties</source>
            <translation>Strafen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>The end of the match</source>
            <translation>Das Ende der Partie</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>At the table</source>
            <translation>Am Tisch</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/paper.py" />
            <source>{title}, page {page} of {pages}</source>
            <translation>{title}, Seite {page} von {pages}</translation>
        </message>
    </context>
    <context>
        <name>RulebookPane</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/pane.py" />
            <source>Rulebook</source>
            <translation>Regelbuch</translation>
        </message>
    </context>
    <context>
        <name>RulebookWindow</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>Contents</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>Rules: {title}</source>
            <translation>Regeln: {title}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>The rules are on the clipboard.</source>
            <translation>Die Regeln sind in der Zwischenablage.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>PDF files (*.pdf)</source>
            <translation>PDF-Dateien (*.pdf)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>Web pages (*.html)</source>
            <translation>Webseiten (*.html)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>No printer was found. You can save the rules as a PDF file instead.</source>
            <translation>Es wurde kein Drucker gefunden. Du kannst die Regeln stattdessen als PDF-Datei speichern.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>The printer does not answer.</source>
            <translation>Der Drucker antwortet nicht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>&amp;Print...</source>
            <translation>&amp;Drucken...</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>Save as P&amp;DF...</source>
            <translation>Als &amp;PDF speichern...</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>Save as &amp;HTML...</source>
            <translation>Als &amp;HTML speichern...</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Kopieren</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>Save the rules</source>
            <translation>Regeln speichern</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>The rules could not be saved as {path}: {problem}</source>
            <translation>Die Regeln konnten nicht als {path} gespeichert werden: {problem}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>Saved as {path}</source>
            <translation>Gespeichert als {path}</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <location filename="../../canasta_qt/controller/rule_library.py" />
            <source>My rules</source>
            <translation>Meine Regeln</translation>
        </message>
    </context>
    <context>
        <name>RulesDialog</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>Sho&amp;w conflicts</source>
            <translation>&amp;Widersprüche zeigen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>&amp;Start</source>
            <translation>S&amp;pielen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>Save &amp;as...</source>
            <translation>Speichern &amp;als...</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>Sa&amp;ve</source>
            <translation>&amp;Speichern</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>&amp;New match with changed rules</source>
            <translation>&amp;Neue Partie mit geänderten Regeln</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>⚠  Cannot be played: {reason}</source>
            <translation>⚠  Nicht spielbar: {reason}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>⚠  Cannot be played: {reason} And {n} more.</source>
            <translation>⚠  Nicht spielbar: {reason} Und {n} weitere.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>Rules of this table: {name}</source>
            <translation>Regeln dieses Tisches: {name}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>Table rules: {name}</source>
            <translation>Tischregeln: {name}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>Repair</source>
            <translation>Reparieren</translation>
        </message>
    </context>
    <context>
        <name>RulesFlow</name>
        <message>
            <location filename="../../canasta_qt/rules_flow.py" />
            <source>Save the rules as a file</source>
            <translation>Regeln als Datei speichern</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/rules_flow.py" />
            <source>Import rules</source>
            <translation>Regeln importieren</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/rules_flow.py" />
            <source>All files (*)</source>
            <translation>Alle Dateien (*)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/rules_flow.py" />
            <source>the clipboard</source>
            <translation>der Zwischenablage</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/rules_flow.py" />
            <source>Rules of Canasta Qt (*{suffix})</source>
            <translation>Regeln von Canasta Qt (*{suffix})</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <location filename="../../canasta_qt/dialogs/score_sheet.py" />
            <source>The deal before</source>
            <translation>Die Runde davor</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_sheet.py" />
            <source>The deal after</source>
            <translation>Die Runde danach</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_sheet.py" />
            <source>The &amp;whole match</source>
            <translation>Die &amp;ganze Partie</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_sheet.py" />
            <source>{deal} of {count}</source>
            <translation>{deal} von {count}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_sheet.py" />
            <source>The same again</source>
            <translation>Noch einmal so</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_sheet.py" />
            <source>New match…</source>
            <translation>Neue Partie…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_sheet.py" />
            <source>Next deal</source>
            <translation>Nächste Runde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_sheet.py" />
            <source>Look at the table</source>
            <translation>Tisch ansehen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_sheet.py" />
            <source>&amp;Replay this deal</source>
            <translation>Diese Runde &amp;wiedergeben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_sheet.py" />
            <source>A double click on a line leads to where it comes from.</source>
            <translation>Ein Doppelklick auf eine Zeile führt dorthin, wo sie herkommt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_sheet.py" />
            <source>&amp;Keep a copy</source>
            <translation>&amp;Kopie aufheben</translation>
        </message>
    </context>
    <context>
        <name>ScoreTable</name>
        <message>
            <location filename="../../canasta_qt/dialogs/score_table.py" />
            <source>Scores of this deal</source>
            <translation>Punkte dieser Runde</translation>
        </message>
    </context>
    <context>
        <name>Scores</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Natural canastas</source>
            <extracomment>natural_canasta</extracomment>
            <translation>Natürliche Canastas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Mixed canastas</source>
            <extracomment>mixed_canasta</extracomment>
            <translation>Gemischte Canastas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Wild canasta</source>
            <extracomment>wild_canasta</extracomment>
            <translation>Wilde Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Canasta of aces</source>
            <extracomment>aces_canasta</extracomment>
            <translation>Canasta aus Assen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Canasta of sevens</source>
            <extracomment>sevens_canasta</extracomment>
            <translation>Canasta aus Siebenen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Special hand</source>
            <extracomment>special_hand</extracomment>
            <translation>Spezialblatt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Sequences of seven</source>
            <extracomment>sequence_canasta</extracomment>
            <translation>Sequenzen von sieben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Sets of canastas</source>
            <extracomment>set_bonus</extracomment>
            <translation>Sätze von Canastas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Going out</source>
            <extracomment>going_out</extracomment>
            <translation>Ausmachen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Going out concealed</source>
            <extracomment>concealed</extracomment>
            <translation>Ausmachen aus der Hand</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Concealed without a canasta</source>
            <extracomment>concealed_no_canasta</extracomment>
            <translation>Aus der Hand ohne Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Red threes</source>
            <extracomment>red_threes</extracomment>
            <translation>Rote Dreien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Red threes left in hand</source>
            <extracomment>red_threes_in_hand</extracomment>
            <translation>Rote Dreien auf der Hand</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Black threes</source>
            <extracomment>black_threes</extracomment>
            <translation>Schwarze Dreien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Black threes out of play</source>
            <extracomment>black_threes_removed</extracomment>
            <translation>Schwarze Dreien aus dem Spiel</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Cards melded</source>
            <extracomment>melded</extracomment>
            <translation>Ausgelegte Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Unfinished wild meld</source>
            <extracomment>wild_meld_incomplete</extracomment>
            <translation>Unfertige wilde Meldung</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Unfinished aces or sevens</source>
            <extracomment>special_rank_incomplete</extracomment>
            <translation>Unfertige Asse oder Siebenen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Aces or sevens caught in a hand</source>
            <extracomment>special_rank_hand</extracomment>
            <translation>Asse oder Siebenen auf der Hand</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Short sequences</source>
            <extracomment>sequence_short</extracomment>
            <translation>Kurze Sequenzen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Loose cards beside the melds</source>
            <extracomment>heap</extracomment>
            <translation>Lose Karten neben den Meldungen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Cards left in hand</source>
            <extracomment>hand</extracomment>
            <translation>Karten auf der Hand</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Feet never picked up</source>
            <extracomment>foot</extracomment>
            <translation>Nicht aufgenommene Füße</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Red threes in a foot</source>
            <extracomment>red_threes_in_foot</extracomment>
            <translation>Rote Dreien in einem Fuß</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Exact cut of the deck</source>
            <extracomment>exact_cut</extracomment>
            <translation>Genau abgehoben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Deal conceded</source>
            <extracomment>conceded</extracomment>
            <translation>Runde aufgegeben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Penalty: pile claimed wrongly</source>
            <extracomment>penalty.pile_illegal</extracomment>
            <translation>Strafe: Paket zu Unrecht verlangt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Penalty: out after a no</source>
            <extracomment>penalty.go_out_after_no</extracomment>
            <translation>Strafe: trotz Nein ausgemacht</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Penalty: asked and not gone out</source>
            <extracomment>penalty.asked_but_unable</extracomment>
            <translation>Strafe: gefragt, nicht ausgemacht</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Penalty: hidden red three</source>
            <extracomment>penalty.red_three_hidden</extracomment>
            <translation>Strafe: verheimlichte rote Drei</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Too few canastas to score</source>
            <extracomment>no_positive</extracomment>
            <translation>Zu wenige Canastas für Punkte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Penalty</source>
            <translation>Strafe</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Deal {number}</source>
            <extracomment>title</extracomment>
            <translation>Runde {number}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>The whole match</source>
            <extracomment>match</extracomment>
            <translation>Die ganze Partie</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>The match after {deals}</source>
            <extracomment>so_far</extracomment>
            <translation>Die Partie nach {deals}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>This deal</source>
            <extracomment>this_deal</extracomment>
            <translation>Diese Runde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Before</source>
            <extracomment>before</extracomment>
            <translation>Vorher</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Total</source>
            <extracomment>total</extracomment>
            <translation>Gesamt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>You went out.</source>
            <extracomment>you_out</extracomment>
            <translation>Du hast ausgemacht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>{name} went out.</source>
            <extracomment>other_out</extracomment>
            <translation>{name} hat ausgemacht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>You went out concealed.</source>
            <extracomment>you_concealed</extracomment>
            <translation>Du hast aus der Hand ausgemacht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>{name} went out concealed.</source>
            <extracomment>other_concealed</extracomment>
            <translation>{name} hat aus der Hand ausgemacht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>You laid a special hand: {hand}.</source>
            <extracomment>you_special</extracomment>
            <translation>Du hast ein Spezialblatt ausgelegt: {hand}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>{name} laid a special hand: {hand}.</source>
            <extracomment>other_special</extracomment>
            <translation>{name} hat ein Spezialblatt ausgelegt: {hand}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>You played alone.</source>
            <extracomment>you_alone</extracomment>
            <translation>Du hast allein gespielt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>{name} played alone.</source>
            <extracomment>other_alone</extracomment>
            <translation>{name} hat allein gespielt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>The match is won at once: {side}.</source>
            <extracomment>at_once</extracomment>
            <translation>Die Partie ist auf der Stelle gewonnen: {side}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>You conceded the deal.</source>
            <extracomment>you_conceded</extracomment>
            <translation>Du hast die Runde aufgegeben.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>{name} conceded the deal.</source>
            <extracomment>other_conceded</extracomment>
            <translation>{name} hat die Runde aufgegeben.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>No card that was left could be discarded; nobody went out.</source>
            <extracomment>locked</extracomment>
            <translation>Keine der restlichen Karten durfte abgelegt werden; niemand hat ausgemacht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>The stock was used up; nobody went out.</source>
            <extracomment>stock</extracomment>
            <translation>Der Stapel war aufgebraucht; niemand hat ausgemacht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>You win by {margin}.</source>
            <extracomment>you_win</extracomment>
            <translation>Du gewinnst. Vorsprung: {margin}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>{side} win by {margin}.</source>
            <extracomment>they_win</extracomment>
            <translation>{side} gewinnen. Vorsprung: {margin}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>{side} wins by {margin}.</source>
            <extracomment>other_wins</extracomment>
            <translation>{side} gewinnt. Vorsprung: {margin}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>The match is a tie.</source>
            <extracomment>tie</extracomment>
            <translation>Die Partie endet unentschieden.</translation>
        </message>
    </context>
    <context>
        <name>SearchBar</name>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/rulebook/search_bar.py" />
            <source>{n} places</source>
            <extracomment>for 1: 1 place</extracomment>
            <translation>
                <numerusform>1 Stelle</numerusform>
                <numerusform>{n} Stellen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/search_bar.py" />
            <source>Find in the rules (Ctrl+F)</source>
            <translation>In den Regeln suchen (Strg+F)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/search_bar.py" />
            <source>Find in the rules</source>
            <translation>In den Regeln suchen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/search_bar.py" />
            <source>Previous (Shift+F3)</source>
            <translation>Vorige (Umschalt+F3)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/search_bar.py" />
            <source>Next (F3)</source>
            <translation>Nächste (F3)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/search_bar.py" />
            <source>Not found</source>
            <translation>Nicht gefunden</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <location filename="../../canasta_qt/controller/session.py" />
            <source>Player {n}</source>
            <translation>Spieler {n}</translation>
        </message>
    </context>
    <context>
        <name>ShareMenu</name>
        <message>
            <location filename="../../canasta_qt/dialogs/score_share.py" />
            <source>&amp;Copy as text</source>
            <translation>Als Text &amp;kopieren</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_share.py" />
            <source>&amp;Save as PDF…</source>
            <translation>Als PDF &amp;speichern…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_share.py" />
            <source>&amp;Print…</source>
            <translation>&amp;Drucken…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_share.py" />
            <source>Save the score sheet as PDF</source>
            <translation>Punkteblatt als PDF speichern</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_share.py" />
            <source>PDF files (*.pdf)</source>
            <translation>PDF-Dateien (*.pdf)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_share.py" />
            <source>Canasta score sheet</source>
            <translation>Canasta-Punkteblatt</translation>
        </message>
    </context>
    <context>
        <name>SheetPage</name>
        <message>
            <location filename="../../canasta_qt/dialogs/sheet_page.py" />
            <source>The dashed line is the goal: {goal} points.</source>
            <translation>Die gestrichelte Linie ist das Ziel: {goal} Punkte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/sheet_page.py" />
            <source>Numbers at the right: what an opening needs at such a total.</source>
            <translation>Zahlen rechts: was eine Erstmeldung bei diesem Stand braucht.</translation>
        </message>
    </context>
    <context>
        <name>ShortText</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>Rules as a text</source>
            <translation>Regeln als Text</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>“{name}” is on the clipboard as a text of {n} letters. Paste it into a message; whoever gets it copies it and chooses Rules, Import from the clipboard.</source>
            <translation>„{name}“ liegt als Text von {n} Zeichen in der Zwischenablage. Füge ihn in eine Nachricht ein; wer ihn bekommt, kopiert ihn und wählt „Regeln“, „Aus der Zwischenablage importieren“.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>The rules as a text</source>
            <translation>Die Regeln als Text</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>&amp;Copy again</source>
            <translation>Noch einmal &amp;kopieren</translation>
        </message>
    </context>
    <context>
        <name>SidePane</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/side_pane.py" />
            <source>&amp;Rulebook</source>
            <translation>&amp;Regelbuch</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/side_pane.py" />
            <source>&amp;Conflicts</source>
            <translation>&amp;Widersprüche</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/side_pane.py" />
            <source>&amp;Try</source>
            <translation>&amp;Probe</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/side_pane.py" />
            <source>&amp;Conflicts ({n})</source>
            <translation>&amp;Widersprüche ({n})</translation>
        </message>
    </context>
    <context>
        <name>SizeRow</name>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/rows.py" />
            <source>{n} %</source>
            <translation>{n} %</translation>
        </message>
    </context>
    <context>
        <name>SpanEditor</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/numbers.py" />
            <source>any number</source>
            <translation>jede Anzahl</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/numbers.py" />
            <source>from</source>
            <translation>von</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/numbers.py" />
            <source>to</source>
            <translation>bis</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/numbers.py" />
            <source>the fewest</source>
            <translation>die wenigsten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/numbers.py" />
            <source>the most</source>
            <translation>die meisten</translation>
        </message>
    </context>
    <context>
        <name>Statistics</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Nothing to count yet: statistics begin with the first match that ends.</source>
            <extracomment>none</extracomment>
            <translation>Noch nichts zu zählen: Die Statistik beginnt mit der ersten beendeten Partie.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>No match of this kind has ended yet.</source>
            <extracomment>none_chosen</extracomment>
            <translation>Noch keine solche Partie ist zu Ende.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>{matches}, {won} won ({share} %)</source>
            <extracomment>won</extracomment>
            <translation>{matches}, davon {won} gewonnen ({share} %)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>{matches} that bots played among themselves</source>
            <extracomment>watched</extracomment>
            <translation>{matches} der Computerspieler unter sich</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>{percent} %</source>
            <extracomment>share</extracomment>
            <translation>{percent} %</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>You</source>
            <extracomment>column.own</extracomment>
            <translation>Du</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Your side</source>
            <extracomment>column.side</extracomment>
            <translation>Deine Seite</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Opponents</source>
            <extracomment>column.opponent, group.level</extracomment>
            <translation>Gegner</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Bots</source>
            <extracomment>column.watched</extracomment>
            <translation>Computer</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Partner</source>
            <extracomment>column.partner, group.partner</extracomment>
            <translation>Partner</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Matches and deals</source>
            <extracomment>section.matches</extracomment>
            <translation>Partien und Runden</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Points in a deal</source>
            <extracomment>section.points</extracomment>
            <translation>Punkte in einer Runde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Play</source>
            <extracomment>section.play</extracomment>
            <translation>Spiel</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Matches won</source>
            <extracomment>row.matches</extracomment>
            <translation>Gewonnene Partien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Ahead at the end when winning</source>
            <extracomment>row.margin_won</extracomment>
            <translation>Vorsprung am Ende bei Siegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Deals, counted for each player</source>
            <extracomment>row.deals</extracomment>
            <translation>Runden, für jeden Spieler gezählt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Deals with the most points</source>
            <extracomment>row.won</extracomment>
            <translation>Runden mit den meisten Punkten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Ahead of the best other</source>
            <extracomment>row.ahead</extracomment>
            <translation>Vorsprung vor dem Besten der anderen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>All together</source>
            <extracomment>row.points</extracomment>
            <translation>Alles zusammen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Cards melded</source>
            <extracomment>row.melded</extracomment>
            <translation>Ausgelegte Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Canastas</source>
            <extracomment>row.canasta_points</extracomment>
            <translation>Canastas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Going out</source>
            <extracomment>row.out_points</extracomment>
            <translation>Ausmachen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Threes</source>
            <extracomment>row.three_points</extracomment>
            <translation>Dreien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Cards left in hand</source>
            <extracomment>row.hand_points</extracomment>
            <translation>Karten auf der Hand</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Other</source>
            <extracomment>row.other_points</extracomment>
            <translation>Anderes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Deals with an opening</source>
            <extracomment>row.side_opened</extracomment>
            <translation>Runden mit Erstmeldung</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>… made by this player</source>
            <extracomment>row.opened_self</extracomment>
            <translation>… von diesem Spieler</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Points laid to open</source>
            <extracomment>row.opening_points</extracomment>
            <translation>Punkte der Erstmeldung</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Round of the opening</source>
            <extracomment>row.opening_round</extracomment>
            <translation>Wievielter Zug zum Herauskommen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Natural canastas in a deal</source>
            <extracomment>row.natural</extracomment>
            <translation>Natürliche Canastas je Runde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Mixed canastas in a deal</source>
            <extracomment>row.mixed</extracomment>
            <translation>Gemischte Canastas je Runde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Other canastas in a deal</source>
            <extracomment>row.other_canastas</extracomment>
            <translation>Andere Canastas je Runde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Piles taken by a player in a deal</source>
            <extracomment>row.piles</extracomment>
            <translation>Pakete je Spieler und Runde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Cards in a pile taken</source>
            <extracomment>row.pile_cards</extracomment>
            <translation>Karten in einem Paket</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Deals that a player ended by going out</source>
            <extracomment>row.out</extracomment>
            <translation>Runden, die ein Spieler durch Ausmachen beendet</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>… concealed</source>
            <extracomment>row.concealed</extracomment>
            <translation>… aus der Hand</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Wild cards in a deal</source>
            <extracomment>luck.wilds</extracomment>
            <translation>Wilde Karten je Runde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Red threes in a deal</source>
            <extracomment>luck.threes</extracomment>
            <translation>Rote Dreien je Runde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Points of the hand dealt</source>
            <extracomment>luck.worth</extracomment>
            <translation>Punkte des ausgeteilten Blattes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Counted are the cards that come from the shuffled deck: dealt and drawn, not from the pile. What was to be expected follows from the cards still in the deck at that moment. “1 in 20” means that pure chance strays at least so far once in twenty times.</source>
            <extracomment>luck.note</extracomment>
            <translation>Gezählt werden die Karten aus dem gemischten Kartenspiel: ausgeteilte und gezogene, nicht die aus dem Paket. Was zu erwarten war, ergibt sich aus den Karten, die gerade noch darin waren. „1 zu 20“ heißt: Der reine Zufall weicht einmal in zwanzig Fällen mindestens so weit ab.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>{seen} in all, {due} to be expected; {deviation} standard deviations</source>
            <extracomment>luck.totals</extracomment>
            <translation>{seen} insgesamt, {due} zu erwarten; {deviation} Standardabweichungen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>as usual</source>
            <extracomment>odds.usual</extracomment>
            <translation>wie üblich</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>a little more</source>
            <extracomment>odds.little_more</extracomment>
            <translation>etwas mehr</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>a little less</source>
            <extracomment>odds.little_less</extracomment>
            <translation>etwas weniger</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>clearly more</source>
            <extracomment>odds.more</extracomment>
            <translation>deutlich mehr</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>clearly less</source>
            <extracomment>odds.less</extracomment>
            <translation>deutlich weniger</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>remarkably much</source>
            <extracomment>odds.rare_more</extracomment>
            <translation>auffallend viel</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>remarkably little</source>
            <extracomment>odds.rare_less</extracomment>
            <translation>auffallend wenig</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>{words} (1 in {number})</source>
            <extracomment>odds.number</extracomment>
            <translation>{words} (1 zu {number})</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Rules</source>
            <extracomment>group.rules</extracomment>
            <translation>Regeln</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Month</source>
            <extracomment>group.period</extracomment>
            <translation>Monat</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>of several levels</source>
            <extracomment>level.mixed</extracomment>
            <translation>aus mehreren Stufen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>without a partner</source>
            <extracomment>partner.none</extracomment>
            <translation>ohne Partner</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>all the time</source>
            <extracomment>period.all</extracomment>
            <translation>die ganze Zeit</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>the last 7 days</source>
            <extracomment>period.week</extracomment>
            <translation>die letzten 7 Tage</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>the last 30 days</source>
            <extracomment>period.month</extracomment>
            <translation>die letzten 30 Tage</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>the last 365 days</source>
            <extracomment>period.year</extracomment>
            <translation>die letzten 365 Tage</translation>
        </message>
    </context>
    <context>
        <name>StatisticsWindow</name>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>Statistics</source>
            <translation>Statistik</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>Figures</source>
            <translation>Zahlen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>Matches compared</source>
            <translation>Partien im Vergleich</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>Luck</source>
            <translation>Glück</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>&amp;Figures</source>
            <translation>&amp;Zahlen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>&amp;Matches</source>
            <translation>Pa&amp;rtien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>&amp;Luck</source>
            <translation>&amp;Glück</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>&amp;Rules:</source>
            <extracomment>rules</extracomment>
            <translation>R&amp;egeln:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>&amp;Opponents:</source>
            <extracomment>level</extracomment>
            <translation>Ge&amp;gner:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>&amp;Partner:</source>
            <extracomment>partner</extracomment>
            <translation>&amp;Partner:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>P&amp;eriod:</source>
            <extracomment>period</extracomment>
            <translation>Zei&amp;traum:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>&amp;Compare by:</source>
            <translation>&amp;Vergleichen nach:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>Each bar is a match: up when you won, down when you lost. The line is the average of the latest ten bars.</source>
            <translation>Jeder Balken ist eine Partie: nach oben, wenn du gewonnen hast, nach unten, wenn nicht. Die Linie ist das Mittel der letzten zehn Balken.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>all</source>
            <translation>alle</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>Earlier matches still to be counted: {count}</source>
            <translation>Frühere Partien, die noch zu zählen sind: {count}</translation>
        </message>
    </context>
    <context>
        <name>Storage</name>
        <message>
            <location filename="../../canasta_qt/controller/keeper.py" />
            <source>{path} cannot be written ({reason}).</source>
            <extracomment>NOT_WRITABLE</extracomment>
            <translation>{path} lässt sich nicht schreiben ({reason}).</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/keeper.py" />
            <source>{path} cannot be read ({reason}).</source>
            <extracomment>NOT_READABLE</extracomment>
            <translation>{path} lässt sich nicht lesen ({reason}).</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/keeper.py" />
            <source>A saved match was damaged and has been set aside as {path}.</source>
            <extracomment>DAMAGED</extracomment>
            <translation>Eine gespeicherte Partie war beschädigt und wurde zur Seite gelegt: {path}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/keeper.py" />
            <source>{path} is no saved match.</source>
            <extracomment>FOREIGN</extracomment>
            <translation>{path} ist keine gespeicherte Partie.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/keeper.py" />
            <source>{path} was saved by a newer version of this program.</source>
            <extracomment>FUTURE</extracomment>
            <translation>{path} wurde von einer neueren Version dieses Programms gespeichert.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/keeper.py" />
            <source>The file with your matches was damaged. Matches saved from it: {number}. The damaged file is kept as {path}.</source>
            <extracomment>RECOVERED</extracomment>
            <translation>Die Datei mit deinen Partien war beschädigt. Daraus gerettete Partien: {number}. Die beschädigte Datei bleibt als {path} erhalten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/keeper.py" />
            <source>A saved match cannot be played on. It is kept in {path} ({reason}).</source>
            <extracomment>MATCH_DAMAGED</extracomment>
            <translation>Eine gespeicherte Partie kann nicht weitergespielt werden. Sie bleibt in {path} erhalten ({reason}).</translation>
        </message>
    </context>
    <context>
        <name>StylePicker</name>
        <message>
            <location filename="../../canasta_qt/dialogs/style_picker.py" />
            <source>Level: {who}</source>
            <translation>Stufe: {who}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/style_picker.py" />
            <source>Temper: {who}</source>
            <translation>Temperament: {who}</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <location filename="../../canasta_qt/table/bar_item.py" />
            <source>this deal {points}</source>
            <translation>diese Runde {points}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/bar_item.py" />
            <source>{minimum} to open</source>
            <translation>{minimum} zum Herauskommen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/bar_item.py" />
            <source>first meld needs {minimum}</source>
            <translation>Erstmeldung: {minimum}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/bar_item.py" />
            <source>Deal {number}</source>
            <translation>Runde {number}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/captions.py" />
            <source>opened</source>
            <translation>herausgekommen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/captions.py" />
            <source>1 canasta</source>
            <translation>1 Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/captions.py" />
            <source>{count} canastas</source>
            <translation>{count} Canastas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/captions.py" />
            <source>{side}: {text}</source>
            <translation>{side}: {text}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/furniture.py" />
            <source>stock</source>
            <translation>Stapel</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/furniture.py" />
            <source>pile</source>
            <translation>Ablage</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/furniture.py" />
            <source>Choose a card: you take it and all cards above it</source>
            <translation>Wähle eine Karte: Du nimmst sie und alle, die darüber liegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/furniture.py" />
            <source>frozen</source>
            <translation>eingefroren</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/furniture.py" />
            <source>{count} hidden</source>
            <translation>{count} verdeckt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/furniture.py" />
            <source>top {count}</source>
            <translation>oberste {count}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/furniture.py" />
            <source>The match is over</source>
            <translation>Die Partie ist zu Ende</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/furniture.py" />
            <source>The deal is over</source>
            <translation>Die Runde ist zu Ende</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/furniture.py" />
            <source>A new table</source>
            <translation>Ein neuer Tisch</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/interactions/drag.py" />
            <source>take back</source>
            <translation>zurücknehmen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/seat_item.py" />
            <source>rests this deal</source>
            <translation>setzt diese Runde aus</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/tips.py" />
            <source>You cannot take the pile down to this card.</source>
            <translation>Bis zu dieser Karte darfst du das Paket nicht nehmen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/tips.py" />
            <source>You take {count} cards, this one is melded.</source>
            <translation>Du nimmst {count} Karten, diese wird ausgelegt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/tips.py" />
            <source>total {points}</source>
            <translation>gesamt {points}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/tips.py" />
            <source>{name} rests this deal</source>
            <translation>{name} setzt diese Runde aus</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/tips.py" />
            <source>plays with {names}</source>
            <translation>spielt mit {names}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/tips.py" />
            <source>cards in the hand: {count}</source>
            <translation>Handkarten: {count}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/tips.py" />
            <source>bonus cards, taken up at the next turn: {count}</source>
            <translation>Bonuskarten für den nächsten Zug: {count}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/tips.py" />
            <source>foot: {count} cards</source>
            <translation>Fuß: {count} Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/tips.py" />
            <source>loose cards laid aside: {count}</source>
            <translation>lose daneben gelegte Karten: {count}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/tips.py" />
            <source>bonus cards set aside for a side that opens: {count}</source>
            <translation>Bonuskarten für eine Seite, die herauskommt: {count}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/tips.py" />
            <source>tabled threes: {count}</source>
            <translation>ausgelegte Dreien: {count}</translation>
        </message>
    </context>
    <context>
        <name>TableView</name>
        <message>
            <location filename="../../canasta_qt/table/view.py" />
            <source>Card table</source>
            <translation>Kartentisch</translation>
        </message>
    </context>
    <context>
        <name>Talk</name>
        <message>
            <location filename="../../canasta_qt/talk.py" />
            <source>Canasta was open already; this is it.</source>
            <translation>Canasta war schon offen; hier ist es.</translation>
        </message>
    </context>
    <context>
        <name>TotalsChart</name>
        <message>
            <location filename="../../canasta_qt/dialogs/totals_chart.py" />
            <source>Totals after each deal</source>
            <translation>Stand nach jeder Runde</translation>
        </message>
    </context>
    <context>
        <name>Trial</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Length of a deal</source>
            <extracomment>length</extracomment>
            <translation>Länge einer Runde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Opening and piles</source>
            <extracomment>opening</extracomment>
            <translation>Herauskommen und Pakete</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>How deals end</source>
            <extracomment>ending</extracomment>
            <translation>Wie Runden enden</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Canastas of a side in a deal</source>
            <extracomment>side</extracomment>
            <translation>Canastas einer Seite je Runde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Canastas of a player in a deal</source>
            <extracomment>player</extracomment>
            <translation>Canastas eines Spielers je Runde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Points of a side in a deal</source>
            <extracomment>points.side</extracomment>
            <translation>Punkte einer Seite je Runde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Points of a player in a deal</source>
            <extracomment>points.player</extracomment>
            <translation>Punkte eines Spielers je Runde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Turns of all players</source>
            <extracomment>turns</extracomment>
            <translation>Züge aller Spieler</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Time at a table, about</source>
            <extracomment>seconds</extracomment>
            <translation>Zeit am Tisch, etwa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Sides that open</source>
            <extracomment>opened</extracomment>
            <translation>Seiten, die herauskommen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Players who open</source>
            <extracomment>opened.player</extracomment>
            <translation>Spieler, die herauskommen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Round of the opening</source>
            <extracomment>opening_round</extracomment>
            <translation>Wievielter Zug zum Herauskommen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Points laid to open</source>
            <extracomment>opening_points</extracomment>
            <translation>Punkte der Erstmeldung</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Piles taken</source>
            <extracomment>piles</extracomment>
            <translation>Genommene Pakete</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Cards in a pile taken</source>
            <extracomment>pile_cards</extracomment>
            <translation>Karten in einem Paket</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Somebody goes out</source>
            <extracomment>ended.out</extracomment>
            <translation>Jemand macht aus</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>… concealed</source>
            <extracomment>concealed</extracomment>
            <translation>… aus der Hand</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>… with a special hand</source>
            <extracomment>special</extracomment>
            <translation>… mit einem Spezialblatt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>The stock is used up</source>
            <extracomment>ended.stock</extracomment>
            <translation>Der Stapel ist aufgebraucht</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>The deal is conceded</source>
            <extracomment>ended.conceded</extracomment>
            <translation>Die Runde wird aufgegeben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>No discard is possible</source>
            <extracomment>ended.locked</extracomment>
            <translation>Nichts darf abgelegt werden</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>All together</source>
            <extracomment>canastas, points</extracomment>
            <translation>Alles zusammen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Natural</source>
            <extracomment>canastas.natural</extracomment>
            <translation>Natürliche</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Mixed</source>
            <extracomment>canastas.mixed</extracomment>
            <translation>Gemischte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Wild</source>
            <extracomment>canastas.wild</extracomment>
            <translation>Wilde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Sequences of seven</source>
            <extracomment>canastas.sequence, points.sequences</extracomment>
            <translation>Sequenzen von sieben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Cards melded</source>
            <extracomment>points.melded</extracomment>
            <translation>Ausgelegte Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Natural canastas</source>
            <extracomment>points.natural_canastas</extracomment>
            <translation>Natürliche Canastas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Mixed canastas</source>
            <extracomment>points.mixed_canastas</extracomment>
            <translation>Gemischte Canastas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Wild canastas</source>
            <extracomment>points.wild_canastas</extracomment>
            <translation>Wilde Canastas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Aces and sevens</source>
            <extracomment>points.rank_canastas</extracomment>
            <translation>Asse und Siebenen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Sets of canastas</source>
            <extracomment>points.sets</extracomment>
            <translation>Sätze von Canastas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Special hands</source>
            <extracomment>points.special_hands</extracomment>
            <translation>Spezialblätter</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Going out</source>
            <extracomment>points.going_out</extracomment>
            <translation>Ausmachen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Red threes</source>
            <extracomment>points.red_threes</extracomment>
            <translation>Rote Dreien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Black threes</source>
            <extracomment>points.black_threes</extracomment>
            <translation>Schwarze Dreien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Cards left in hand</source>
            <extracomment>points.hand</extracomment>
            <translation>Karten auf der Hand</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Penalties and others</source>
            <extracomment>points.other</extracomment>
            <translation>Strafen und anderes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Deals last longer: {here} turns instead of {there}.</source>
            <extracomment>turns</extracomment>
            <translation>Runden dauern länger: {here} Züge statt {there}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Deals are shorter: {here} turns instead of {there}.</source>
            <extracomment>turns</extracomment>
            <translation>Runden sind kürzer: {here} Züge statt {there}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Sides open more often: {here} instead of {there}.</source>
            <extracomment>opened</extracomment>
            <translation>Seiten kommen öfter heraus: {here} statt {there}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Sides open less often: {here} instead of {there}.</source>
            <extracomment>opened</extracomment>
            <translation>Seiten kommen seltener heraus: {here} statt {there}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Players open more often: {here} instead of {there}.</source>
            <extracomment>opened.player</extracomment>
            <translation>Spieler kommen öfter heraus: {here} statt {there}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Players open less often: {here} instead of {there}.</source>
            <extracomment>opened.player</extracomment>
            <translation>Spieler kommen seltener heraus: {here} statt {there}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>It takes longer to open: {here} rounds instead of {there}.</source>
            <extracomment>opening_round</extracomment>
            <translation>Das Herauskommen dauert länger: {here} Umläufe statt {there}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>The opening comes sooner: in {here} rounds instead of {there}.</source>
            <extracomment>opening_round</extracomment>
            <translation>Das Herauskommen gelingt früher: nach {here} Umläufen statt {there}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>The pile is taken more often: {here} times instead of {there}.</source>
            <extracomment>piles</extracomment>
            <translation>Das Paket wird öfter genommen: {here}-mal statt {there}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>The pile is taken less often: {here} times instead of {there}.</source>
            <extracomment>piles</extracomment>
            <translation>Das Paket wird seltener genommen: {here}-mal statt {there}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Piles are fatter: {here} cards instead of {there}.</source>
            <extracomment>pile_cards</extracomment>
            <translation>Die Pakete sind dicker: {here} Karten statt {there}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Piles are thinner: {here} cards instead of {there}.</source>
            <extracomment>pile_cards</extracomment>
            <translation>Die Pakete sind dünner: {here} Karten statt {there}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>More deals end by going out: {here} instead of {there}.</source>
            <extracomment>ended.out</extracomment>
            <translation>Mehr Runden enden mit Ausmachen: {here} statt {there}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Fewer deals end by going out: {here} instead of {there}.</source>
            <extracomment>ended.out</extracomment>
            <translation>Weniger Runden enden mit Ausmachen: {here} statt {there}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Going out concealed is more frequent: {here} instead of {there}.</source>
            <extracomment>concealed</extracomment>
            <translation>Es wird öfter aus der Hand ausgemacht: {here} statt {there}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Going out concealed is rarer: {here} instead of {there}.</source>
            <extracomment>concealed</extracomment>
            <translation>Es wird seltener aus der Hand ausgemacht: {here} statt {there}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Special hands are more frequent: {here} instead of {there}.</source>
            <extracomment>special</extracomment>
            <translation>Spezialblätter sind häufiger: {here} statt {there}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Special hands are rarer: {here} instead of {there}.</source>
            <extracomment>special</extracomment>
            <translation>Spezialblätter sind seltener: {here} statt {there}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>More canastas are completed: {here} instead of {there}.</source>
            <extracomment>canastas</extracomment>
            <translation>Mehr Canastas werden voll: {here} statt {there}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Fewer canastas are completed: {here} instead of {there}.</source>
            <extracomment>canastas</extracomment>
            <translation>Weniger Canastas werden voll: {here} statt {there}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Scores are higher: {here} points a deal instead of {there}.</source>
            <extracomment>points</extracomment>
            <translation>Es gibt mehr Punkte: {here} je Runde statt {there}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Scores are lower: {here} points a deal instead of {there}.</source>
            <extracomment>points</extracomment>
            <translation>Es gibt weniger Punkte: {here} je Runde statt {there}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>{minutes} min</source>
            <extracomment>unit.time</extracomment>
            <translation>{minutes} Min.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>{percent} %</source>
            <extracomment>unit.share</extracomment>
            <translation>{percent} %</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Nothing differs from {base} by more than chance in {deals} deals.</source>
            <extracomment>same</extracomment>
            <translation>Nichts ist mehr als zufällig anders als in {base} (Runden: {deals}).</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>This is how {title} goes among computer players.</source>
            <extracomment>alone</extracomment>
            <translation>So läuft {title} unter Computerspielern.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Stopped after {deals} deals.</source>
            <extracomment>stopped</extracomment>
            <translation>Nach {deals} Runden angehalten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Deals broken off because they did not come to an end: {count}.</source>
            <extracomment>endless</extracomment>
            <translation>Runden, die kein Ende fanden und abgebrochen wurden: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Deals broken off because a computer player broke these rules: {count}.</source>
            <extracomment>refused</extracomment>
            <translation>Runden, abgebrochen, weil ein Computerspieler die Regeln verletzte: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Deals left out because something in the program went wrong: {count}.</source>
            <extracomment>lost</extracomment>
            <translation>Runden, weggelassen, weil im Programm etwas schiefging: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Before your changes</source>
            <extracomment>unchanged</extracomment>
            <translation>Vor deinen Änderungen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>These rules contradict each other. Solve the conflicts first, then try them.</source>
            <extracomment>conflict</extracomment>
            <translation>Diese Regeln widersprechen sich. Löse erst die Widersprüche, dann probiere sie aus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>The computer players could not be started, or ended again and again. Try once more; closing other programs may help.</source>
            <extracomment>no_process</extracomment>
            <translation>Die Computerspieler konnten nicht gestartet werden oder brachen immer wieder ab. Versuch es noch einmal; vielleicht hilft es, andere Programme zu schließen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>No deal could be played: something in the program went wrong ({reason}).</source>
            <extracomment>all_lost</extracomment>
            <translation>Keine Runde konnte gespielt werden: Im Programm ging etwas schief ({reason}).</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>A computer player ended unexpectedly. Its deals are played again.</source>
            <extracomment>replaced</extracomment>
            <translation>Ein Computerspieler brach unerwartet ab. Seine Runden werden noch einmal gespielt.</translation>
        </message>
    </context>
    <context>
        <name>TrialPane</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_pane.py" />
            <source>Let computer players play many deals under these rules, and see how the game changes. You can go on working meanwhile.</source>
            <translation>Lass Computerspieler viele Runden nach diesen Regeln spielen und sieh, wie sich das Spiel ändert. Du kannst derweil weiterarbeiten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_pane.py" />
            <source>How many deals to play</source>
            <translation>Wie viele Runden</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_pane.py" />
            <source> deals</source>
            <translation> Runden</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_pane.py" />
            <source>&amp;Play them</source>
            <translation>Spielen &amp;lassen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_pane.py" />
            <source>Stop p&amp;laying</source>
            <translation>&amp;Anhalten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_pane.py" />
            <source>%v of %m deals</source>
            <translation>%v von %m Runden</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_pane.py" />
            <source>Deals played</source>
            <translation>Gespielte Runden</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_pane.py" />
            <source>What is different</source>
            <translation>Was anders ist</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_pane.py" />
            <source>The rules have changed since: this is about the earlier ones.</source>
            <translation>Die Regeln haben sich seither geändert: Dies gilt für die früheren.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_pane.py" />
            <source>Solve the conflicts first; then these rules can be tried.</source>
            <translation>Löse die Widersprüche; dann kann man diese Regeln ausprobieren.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_pane.py" />
            <source>Now the same many deals under the rules before your changes.</source>
            <translation>Nun ebenso viele Runden nach den Regeln vor deinen Änderungen.</translation>
        </message>
    </context>
    <context>
        <name>TrialTable</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_table.py" />
            <source>What the computer players made of these rules</source>
            <translation>Was die Computerspieler aus diesen Regeln machten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_table.py" />
            <source>Here</source>
            <translation>Hier</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_table.py" />
            <source>{label}: {here}, clearly more than {there} in {base}</source>
            <translation>{label}: {here}, deutlich mehr als {there} in {base}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_table.py" />
            <source>{label}: {here}, in {base} {there}</source>
            <translation>{label}: {here}, in {base} {there}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_table.py" />
            <source>{label}: {here}, clearly less than {there} in {base}</source>
            <translation>{label}: {here}, deutlich weniger als {there} in {base}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_table.py" />
            <source>{label}: {here}</source>
            <translation>{label}: {here}</translation>
        </message>
    </context>
    <context>
        <name>TroubleBox</name>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Canasta Qt</source>
            <translation>Canasta Qt</translation>
        </message>
    </context>
    <context>
        <name>Turn</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The cards are dealt.</source>
            <extracomment>prompt.dealing</extracomment>
            <translation>Die Karten werden ausgeteilt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your turn: draw {cards} or take the pile.</source>
            <extracomment>prompt.start</extracomment>
            <translation>Du bist dran: Zieh {cards} oder nimm das Paket.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your turn: draw {cards}, or open from your hand and then take the pile with a pair.</source>
            <extracomment>prompt.start_open</extracomment>
            <translation>Du bist dran: Zieh {cards}, oder komm aus der Hand heraus und nimm dann das Paket mit einem Paar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your turn: draw {cards}.</source>
            <extracomment>prompt.draw</extracomment>
            <translation>Du bist dran: Zieh {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your turn: draw {cards}. Your three may stay in your hand for the straight.</source>
            <extracomment>prompt.draw_kept</extracomment>
            <translation>Du bist dran: Zieh {cards}. Deine Drei darfst du für die Straße behalten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your turn: draw {cards}. Lay your three out, or keep it in your hand.</source>
            <extracomment>prompt.draw_optional</extracomment>
            <translation>Du bist dran: Zieh {cards}. Leg deine Drei aus oder behalte sie auf der Hand.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The pile went back: draw {cards}.</source>
            <extracomment>prompt.draw_again</extracomment>
            <translation>Das Paket ging zurück: Zieh {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>a card</source>
            <extracomment>prompt.a_card</extracomment>
            <translation>eine Karte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The stock is empty: take the pile.</source>
            <extracomment>prompt.take</extracomment>
            <translation>Der Stapel ist leer: Nimm das Paket.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The stock is empty: take the pile, or end the deal.</source>
            <extracomment>prompt.last_take</extracomment>
            <translation>Der Stapel ist leer: Nimm das Paket oder beende die Runde.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Meld if you like, then discard one card.</source>
            <extracomment>prompt.play</extracomment>
            <translation>Leg aus, wenn du magst, dann leg eine Karte ab.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your first meld needs {minimum} points; or just discard one card.</source>
            <extracomment>prompt.play_unopened</extracomment>
            <translation>Deine Erstmeldung braucht {minimum} Punkte; oder leg einfach eine Karte ab.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>First meld: {minimum} points with {content}; or just discard one card.</source>
            <extracomment>prompt.play_unopened_with</extracomment>
            <translation>Erstmeldung: {minimum} Punkte, dazu {content}; oder leg einfach eine Karte ab.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You hold a special hand! {hand}. Declare it, or play on.</source>
            <extracomment>prompt.special</extracomment>
            <translation>Du hast ein Spezialblatt! {hand}. Sag es an oder spiel weiter.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Lay a first meld of {minimum} points before you draw, or draw a card.</source>
            <extracomment>prompt.open_first</extracomment>
            <translation>Leg vor dem Ziehen eine Erstmeldung von {minimum} Punkten aus, oder zieh eine Karte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Discard one card; your first meld is laid before a draw.</source>
            <extracomment>prompt.open_late</extracomment>
            <translation>Leg eine Karte ab; deine Erstmeldung kommt vor dem Ziehen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Discard your last card to go out, or keep it and end your turn.</source>
            <extracomment>prompt.may_pass</extracomment>
            <translation>Leg deine letzte Karte ab und mach aus, oder behalte sie und beende den Zug.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Discard your last card to go out.</source>
            <extracomment>prompt.last_out</extracomment>
            <translation>Leg deine letzte Karte ab und mach damit aus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Discard or meld your last card to go out.</source>
            <extracomment>prompt.last_or_meld</extracomment>
            <translation>Leg deine letzte Karte ab oder aus und mach damit aus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your hand is empty: you go out.</source>
            <extracomment>prompt.go_out</extracomment>
            <translation>Dein Blatt ist leer: Du machst aus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Keep your last card and end your turn.</source>
            <extracomment>prompt.keep_last</extracomment>
            <translation>Behalte deine letzte Karte und beende den Zug.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You could go out: ask your partner first, or just discard one card.</source>
            <extracomment>prompt.ask_first</extracomment>
            <translation>Du könntest ausmachen: Frag erst deinen Partner, oder leg einfach eine Karte ab.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your foot comes when your hand is empty: meld your cards, or discard the last.</source>
            <extracomment>prompt.foot_soon</extracomment>
            <translation>Dein Fuß kommt, wenn dein Blatt leer ist: Leg deine Karten aus oder leg die letzte ab.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You have earned your foot: discard one card and pick it up.</source>
            <extracomment>prompt.foot_earned</extracomment>
            <translation>Du hast dir deinen Fuß verdient: Leg eine Karte ab und nimm ihn auf.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your hand is empty: end your turn and pick up your foot.</source>
            <extracomment>prompt.foot_pass</extracomment>
            <translation>Dein Blatt ist leer: Beende den Zug und nimm deinen Fuß auf.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{name} asks you: shall we concede this deal?</source>
            <extracomment>prompt.concede</extracomment>
            <translation>{name} fragt dich: Wollen wir diese Runde aufgeben?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You asked {name}: shall we concede?</source>
            <extracomment>prompt.wait_concede</extracomment>
            <translation>Du hast {name} gefragt: Wollen wir aufgeben?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{name} asks {whom}: shall we concede?</source>
            <extracomment>prompt.other_concedes</extracomment>
            <translation>{name} fragt {whom}: Wollen wir aufgeben?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The last card of the stock is a three: go out with it, or end the deal.</source>
            <extracomment>prompt.last_three</extracomment>
            <translation>Die letzte Karte des Stapels ist eine Drei: Mach mit ihr aus oder beende die Runde.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The last card of the stock is a three: lay it down, or end the deal.</source>
            <extracomment>prompt.last_three_lay</extracomment>
            <translation>Die letzte Karte des Stapels ist eine Drei: Leg sie aus oder beende die Runde.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>None of your cards may be discarded now: take your last melds back.</source>
            <extracomment>prompt.retract</extracomment>
            <translation>Keine deiner Karten darf jetzt abgelegt werden: Nimm deine letzten Meldungen zurück.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your melds went back: discard one card.</source>
            <extracomment>prompt.retracted</extracomment>
            <translation>Deine Meldungen gingen zurück: Leg eine Karte ab.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Discard one card; then you get {bonus}, so one card is enough to keep.</source>
            <extracomment>prompt.bonus</extracomment>
            <translation>Leg eine Karte ab; danach bekommst du {bonus}, also reicht es, eine Karte zu behalten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your first meld needs {points} more; add cards or take them back.</source>
            <extracomment>prompt.short</extracomment>
            <translation>Deiner Erstmeldung fehlen noch {points}; leg Karten dazu oder nimm sie zurück.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Draw {cards}, or add the top card of the pile to your cards.</source>
            <extracomment>prompt.staged_start</extracomment>
            <translation>Zieh {cards}, oder nimm die oberste Karte der Ablage dazu.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Open from your hand and take the pile with a pair, or draw {cards}.</source>
            <extracomment>prompt.staged_hand</extracomment>
            <translation>Komm aus der Hand heraus und nimm das Paket mit einem Paar, oder zieh {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Ready: lay your cards down.</source>
            <extracomment>prompt.ready</extracomment>
            <translation>Bereit: Leg deine Karten aus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Ready: take the pile with these cards.</source>
            <extracomment>prompt.ready_take</extracomment>
            <translation>Bereit: Nimm das Paket mit diesen Karten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{name} said yes: go out if you can.</source>
            <extracomment>prompt.said_yes</extracomment>
            <translation>{name} hat Ja gesagt: Mach aus, wenn du kannst.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{name} said no: you may not go out now.</source>
            <extracomment>prompt.said_no</extracomment>
            <translation>{name} hat Nein gesagt: Du darfst jetzt nicht ausmachen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The last card was a red three: end your turn without a discard.</source>
            <extracomment>prompt.no_discard</extracomment>
            <translation>Die letzte Karte war eine rote Drei: Beende den Zug, ohne abzulegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{name} asks you: may I go out?</source>
            <extracomment>prompt.answer</extracomment>
            <translation>{name} fragt dich: Darf ich ausmachen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You asked {name}: may I go out?</source>
            <extracomment>prompt.wait_answer</extracomment>
            <translation>Du hast {name} gefragt: Darf ich ausmachen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{name} asks {whom}: may I go out?</source>
            <extracomment>prompt.other_asks</extracomment>
            <translation>{name} fragt {whom}: Darf ich ausmachen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{name} plays.</source>
            <extracomment>prompt.other</extracomment>
            <translation>{name} ist dran.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You rest in this deal; {name} plays.</source>
            <extracomment>prompt.resting</extracomment>
            <translation>Du setzt diese Runde aus; {name} ist dran.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The table plays by itself.</source>
            <extracomment>prompt.itself</extracomment>
            <translation>Der Tisch spielt von selbst.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The deal is over.</source>
            <extracomment>prompt.deal_over, no.over</extracomment>
            <translation>Die Runde ist zu Ende.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Play to {score}</source>
            <extracomment>status.target</extracomment>
            <translation>Gespielt wird bis {score}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{deals} in all</source>
            <extracomment>status.deals</extracomment>
            <translation>Insgesamt {deals}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Draw</source>
            <extracomment>button.draw</extracomment>
            <translation>Ziehen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>End the deal</source>
            <extracomment>button.end_deal</extracomment>
            <translation>Runde beenden</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Take the pile</source>
            <extracomment>button.take_pile, button.confirm_take</extracomment>
            <translation>Paket nehmen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Lay down</source>
            <extracomment>button.confirm</extracomment>
            <translation>Auslegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Take back</source>
            <extracomment>button.take_back</extracomment>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>May I go out?</source>
            <extracomment>button.ask</extracomment>
            <translation>Darf ich ausmachen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Yes</source>
            <extracomment>button.answer_yes</extracomment>
            <translation>Ja</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>No</source>
            <extracomment>button.answer_no</extracomment>
            <translation>Nein</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Go out</source>
            <extracomment>button.go_out</extracomment>
            <translation>Ausmachen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>End the turn</source>
            <extracomment>button.pass</extracomment>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Undo</source>
            <extracomment>button.undo</extracomment>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Next deal</source>
            <extracomment>button.next_deal</extracomment>
            <translation>Nächste Runde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Leave the pile</source>
            <extracomment>button.restore</extracomment>
            <translation>Paket liegen lassen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Declare</source>
            <extracomment>button.special</extracomment>
            <translation>Ansagen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Lay the three</source>
            <extracomment>button.lay_three</extracomment>
            <translation>Drei auslegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Merge melds</source>
            <extracomment>button.merge</extracomment>
            <translation>Zusammenlegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Concede the deal</source>
            <extracomment>button.concede</extracomment>
            <translation>Runde aufgeben</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Take melds back</source>
            <extracomment>button.retract</extracomment>
            <translation>Meldungen zurück</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Continue</source>
            <extracomment>button.continue</extracomment>
            <translation>Weiter</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{have} of {need}</source>
            <extracomment>badge.short</extracomment>
            <translation>{have} von {need}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Ready: {have} points</source>
            <extracomment>badge.ready</extracomment>
            <translation>Bereit: {have} Punkte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Ready</source>
            <extracomment>badge.ready_plain</extracomment>
            <translation>Bereit</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{have} of {need}: draw first</source>
            <extracomment>badge.draw_first</extracomment>
            <translation>{have} von {need}: erst ziehen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>With your cards the first meld does not reach the {minimum} points it needs.</source>
            <extracomment>badge.short_take</extracomment>
            <translation>Mit deinen Karten erreicht die Erstmeldung die nötigen {minimum} Punkte nicht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your hand alone, without the pile, does not make a first meld of {minimum} points.</source>
            <extracomment>badge.short_take_hand</extracomment>
            <translation>Dein Blatt allein, ohne das Paket, ergibt keine Erstmeldung von {minimum} Punkten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{have} of {need} from your hand</source>
            <extracomment>badge.hand</extracomment>
            <translation>{have} von {need} aus der Hand</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{points}, still missing: {content}</source>
            <extracomment>badge.missing</extracomment>
            <translation>{points}, es fehlt noch: {content}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Ready: a whole canasta</source>
            <extracomment>badge.splash</extracomment>
            <translation>Bereit: eine ganze Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Ready: {have} from your hand</source>
            <extracomment>badge.ready_hand</extracomment>
            <translation>Bereit: {have} aus der Hand</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Not yet</source>
            <extracomment>badge.waiting</extracomment>
            <translation>Noch nicht</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Draw before you lay these down, or take the pile with them.</source>
            <extracomment>draft.draw_first</extracomment>
            <translation>Zieh, bevor du sie auslegst, oder nimm damit das Paket.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>discard and end turn</source>
            <extracomment>target.discard</extracomment>
            <translation>ablegen und Zug beenden</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>discard and go out</source>
            <extracomment>target.discard_out</extracomment>
            <translation>ablegen und ausmachen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>take the pile</source>
            <extracomment>target.take</extracomment>
            <translation>Paket nehmen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>draw</source>
            <extracomment>target.draw</extracomment>
            <translation>ziehen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>new meld</source>
            <extracomment>target.meld</extracomment>
            <translation>neue Meldung</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>new melds</source>
            <extracomment>target.melds</extracomment>
            <translation>neue Meldungen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>add to {ranks}</source>
            <extracomment>target.add</extracomment>
            <translation>an die {ranks} anlegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>add to the sequence</source>
            <extracomment>target.add_run</extracomment>
            <translation>an die Sequenz anlegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>new sequence</source>
            <extracomment>target.run</extracomment>
            <translation>neue Sequenz</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>add to the wild cards</source>
            <extracomment>target.add_wild</extracomment>
            <translation>zu den wilden Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>first meld</source>
            <extracomment>target.stage</extracomment>
            <translation>Erstmeldung</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>with the {ranks}</source>
            <extracomment>target.stage_on</extracomment>
            <translation>zu den {ranks:of}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>with the top card</source>
            <extracomment>target.stage_top</extracomment>
            <translation>mit der obersten Karte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>lay the three out</source>
            <extracomment>target.lay_three</extracomment>
            <translation>Drei auslegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>beside your melds</source>
            <extracomment>target.heap</extracomment>
            <translation>neben deine Meldungen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>back to your hand</source>
            <extracomment>target.back</extracomment>
            <translation>zurück ins Blatt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>How do you take the pile?</source>
            <extracomment>choice.take</extracomment>
            <translation>Womit nimmst du das Paket?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Where do the cards go?</source>
            <extracomment>choice.meld</extracomment>
            <translation>Wohin mit den Karten?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Whom do you ask?</source>
            <extracomment>choice.ask</extracomment>
            <translation>Wen fragst du?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Which special hand?</source>
            <extracomment>choice.special</extracomment>
            <translation>Welches Spezialblatt?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{hand}: {points}</source>
            <extracomment>choice.hand</extracomment>
            <translation>{hand}: {points}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Which three?</source>
            <extracomment>choice.three</extracomment>
            <translation>Welche Drei?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>with a pair of {ranks}</source>
            <extracomment>choice.pair</extracomment>
            <translation>mit einem Paar {ranks}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>with a pair, added to your {ranks}</source>
            <extracomment>choice.pair_joining</extracomment>
            <translation>mit einem Paar, angelegt an deine {ranks}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>with one {rank} and a {wild}</source>
            <extracomment>choice.wild</extracomment>
            <translation>mit {rank} und {wild}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>by adding the {rank} to your {ranks}</source>
            <extracomment>choice.layoff</extracomment>
            <translation>{rank:the} an deine {ranks} anlegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>with {cards}</source>
            <extracomment>choice.several</extracomment>
            <translation>damit: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>with {cards}, of which {count} from the pile</source>
            <extracomment>choice.of_pile</extracomment>
            <translation>damit: {cards}, davon {count} aus dem Paket</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>down to the {card}, {how}</source>
            <extracomment>choice.depth</extracomment>
            <translation>bis {card:the}: {how}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>beside your melds, for their value</source>
            <extracomment>choice.heap</extracomment>
            <translation>neben deine Meldungen, für ihren Wert</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>by adding the {card} to your sequence</source>
            <extracomment>choice.layoff_run</extracomment>
            <translation>{card} an deine Sequenz anlegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>only the {card}, for your sequence; the rest of the pile stays</source>
            <extracomment>choice.top_only</extracomment>
            <translation>nur {card:the}, für deine Sequenz; der Rest bleibt liegen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>a new meld of {ranks}</source>
            <extracomment>choice.new_group</extracomment>
            <translation>eine neue Meldung: {ranks}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>a sequence: {cards}</source>
            <extracomment>choice.new_run</extracomment>
            <translation>eine Sequenz: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{first}; {then}</source>
            <extracomment>choice.also</extracomment>
            <translation>{first}; {then}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>to the sequence: {cards}</source>
            <extracomment>choice.to_run</extracomment>
            <translation>zur Sequenz: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Which melds become one?</source>
            <extracomment>choice.merge</extracomment>
            <translation>Welche Meldungen werden eine?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{first} and {second}</source>
            <extracomment>choice.merge_two</extracomment>
            <translation>{first} und {second}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>to your wild cards</source>
            <extracomment>choice.wild_meld</extracomment>
            <translation>zu deinen wilden Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>to the {ranks}</source>
            <extracomment>choice.with</extracomment>
            <translation>zu den {ranks:of}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The discard pile is empty.</source>
            <extracomment>pile.empty</extracomment>
            <translation>Die Ablage ist leer.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Discard pile: {count}, {top} on top.</source>
            <extracomment>pile.count</extracomment>
            <translation>Ablage: {count}, obenauf {top}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Discard pile: {count}, {hidden} of them face down, {top} on top.</source>
            <extracomment>pile.count_hidden</extracomment>
            <translation>Ablage: {count}, davon {hidden} verdeckt, obenauf {top}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Discard pile: {count}, all face down.</source>
            <extracomment>pile.all_hidden</extracomment>
            <translation>Ablage: {count}, alle verdeckt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>A take brings its top {count}.</source>
            <extracomment>pile.part</extracomment>
            <translation>Wer nimmt, bekommt die obersten Karten: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>A take brings its cards down to the next wild card: {count}.</source>
            <extracomment>pile.to_wild</extracomment>
            <translation>Wer nimmt, bekommt die Karten bis zur nächsten wilden: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>It may be taken once it holds {count}.</source>
            <extracomment>pile.needs</extracomment>
            <translation>Man darf sie erst nehmen, wenn so viel darin liegt: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You may name any of its cards and take it with all above.</source>
            <extracomment>pile.depth</extracomment>
            <translation>Du darfst jede ihrer Karten nennen und nimmst sie mit allen darüber.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Whoever takes it draws {count} more.</source>
            <extracomment>pile.extra</extracomment>
            <translation>Wer sie nimmt, zieht noch dazu: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>It always takes a natural pair from your hand.</source>
            <extracomment>pile.always</extracomment>
            <translation>Es braucht immer ein natürliches Paar aus der Hand.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The whole pile always takes a natural pair from your hand.</source>
            <extracomment>pile.always_whole</extracomment>
            <translation>Das ganze Paket braucht immer ein natürliches Paar aus der Hand.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>the last discard face down</source>
            <extracomment>pile.face_down</extracomment>
            <translation>die zuletzt verdeckt abgelegte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>It is frozen.</source>
            <extracomment>pile.frozen</extracomment>
            <translation>Das Paket ist eingefroren.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>It is frozen for your side until its first meld.</source>
            <extracomment>pile.frozen_for_you</extracomment>
            <translation>Für deine Seite ist das Paket bis zu ihrer Erstmeldung eingefroren.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You may take it {how}; you would get {count} more.</source>
            <extracomment>pile.may</extracomment>
            <translation>Du darfst das Paket nehmen: {how}. Du bekämst dazu: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You may take its top {count} {how}.</source>
            <extracomment>pile.may_part</extracomment>
            <translation>Du darfst die obersten {count} nehmen: {how}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You may take only the {card}, for your sequence; the rest of the pile stays.</source>
            <extracomment>pile.may_top_only</extracomment>
            <translation>Du darfst nur {card:the} nehmen, für deine Sequenz; der Rest bleibt liegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You may open and take its top {count} {how}.</source>
            <extracomment>pile.may_open_part</extracomment>
            <translation>Du darfst herauskommen und die obersten {count} nehmen: {how}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You may take it down to the {card}, {how}: {count} in all.</source>
            <extracomment>pile.may_depth</extracomment>
            <translation>Du darfst das Paket bis {card:the} nehmen: {how}. Das wären {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You may take it {how}.</source>
            <extracomment>pile.may_nothing</extracomment>
            <translation>Du darfst das Paket nehmen: {how}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You may open and take it {how}; you would get {count} more.</source>
            <extracomment>pile.may_open</extracomment>
            <translation>Du darfst herauskommen und das Paket nehmen: {how}. Du bekämst dazu: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You may open from your hand with {opening} and take it {how}.</source>
            <extracomment>pile.may_open_hand</extracomment>
            <translation>Du darfst aus der Hand herauskommen ({opening}) und das Paket nehmen: {how}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your foot: {count}.</source>
            <extracomment>foot.mine</extracomment>
            <translation>Dein Fuß: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The foot of {name}: {count}.</source>
            <extracomment>foot.other</extracomment>
            <translation>Fuß von {name}: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You have picked up your foot.</source>
            <extracomment>foot.mine_taken</extracomment>
            <translation>Du hast deinen Fuß aufgenommen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{name} has picked up the foot.</source>
            <extracomment>foot.other_taken</extracomment>
            <translation>{name} hat den Fuß aufgenommen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>It comes when this turn ends.</source>
            <extracomment>foot.earned</extracomment>
            <translation>Er kommt am Ende dieses Zuges.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>It comes when your hand is empty: at once if you meld your last card, for the next turn if you discard it.</source>
            <extracomment>foot.hand_empty</extracomment>
            <translation>Er kommt, wenn dein Blatt leer ist: sofort, wenn du die letzte Karte auslegst; zum nächsten Zug, wenn du sie ablegst.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>It comes after the turn in which you complete your first canasta.</source>
            <extracomment>foot.canasta</extracomment>
            <translation>Er kommt nach dem Zug, in dem du deine erste Canasta vollmachst.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>It comes after the turn in which you complete your first canasta; black threes do not count.</source>
            <extracomment>foot.canasta_nonblack</extracomment>
            <translation>Er kommt nach dem Zug, in dem du deine erste Canasta vollmachst; schwarze Dreien zählen nicht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>It comes after the turn in which you complete a canasta; whoever opened for your side lets the partner complete one first.</source>
            <extracomment>foot.partner_first</extracomment>
            <translation>Er kommt nach dem Zug, in dem du eine Canasta vollmachst; wer für deine Seite herausgekommen ist, lässt dem Partner die erste.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You have seen it: {cards}.</source>
            <extracomment>foot.seen</extracomment>
            <translation>Du hast ihn gesehen: {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The stock is used up.</source>
            <extracomment>stock.empty</extracomment>
            <translation>Der Stapel ist aufgebraucht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Stock: {count}.</source>
            <extracomment>stock.count</extracomment>
            <translation>Stapel: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The card lying sideways comes after {count}; whoever draws it says so.</source>
            <extracomment>stock.turn_card</extracomment>
            <translation>Vor der quer liegenden Karte: {count}; wer sie zieht, sagt es an.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The turn card has been drawn.</source>
            <extracomment>stock.turn_card_gone</extracomment>
            <translation>Die Wendekarte ist gezogen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>It is {name}'s turn.</source>
            <extracomment>no.turn</extracomment>
            <translation>{name} ist dran.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Replay. Next to move: {name}.</source>
            <extracomment>prompt.replay</extracomment>
            <translation>Wiedergabe. Als Nächstes zieht: {name}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{action}: {name} opens</source>
            <extracomment>replay.opening</extracomment>
            <translation>{action}: {name} kommt heraus</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{action}: {name} takes the pile</source>
            <extracomment>replay.take</extracomment>
            <translation>{action}: {name} nimmt das Paket</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{action}: {name} completes a canasta</source>
            <extracomment>replay.canasta</extracomment>
            <translation>{action}: {name} macht eine Canasta voll</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>This is a replay; the bar below the table moves it. Leave it to play.</source>
            <extracomment>no.replay</extracomment>
            <translation>Dies ist eine Wiedergabe; die Leiste unter dem Tisch steuert sie. Verlass sie, um zu spielen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>No deal is being played.</source>
            <extracomment>no.game</extracomment>
            <translation>Es läuft gerade keine Runde.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You have drawn already: meld or discard.</source>
            <extracomment>no.drawn</extracomment>
            <translation>Du hast schon gezogen: Leg aus oder leg ab.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Draw or take the pile first.</source>
            <extracomment>no.draw_first</extracomment>
            <translation>Zieh erst oder nimm das Paket.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The stock is empty and you must take the pile: its top card fits your meld.</source>
            <extracomment>no.must_take</extracomment>
            <translation>Der Stapel ist leer und du musst das Paket nehmen: Die oberste Karte passt zu deiner Meldung.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>First answer: shall your side concede?</source>
            <extracomment>no.answer_concede</extracomment>
            <translation>Antworte erst: Soll eure Seite aufgeben?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Drop it on the free felt beside your melds: there it counts its value.</source>
            <extracomment>no.heap_beside</extracomment>
            <translation>Leg sie auf das freie Tuch neben deinen Meldungen: Dort zählt sie ihren Wert.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>It may lie loose beside your melds once your side has a canasta of sevens.</source>
            <extracomment>no.heap_yet</extracomment>
            <translation>Lose neben deinen Meldungen darf sie liegen, sobald deine Seite eine Canasta aus Siebenen hat.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Only cards of ranks you have a canasta of may lie there, and no sevens.</source>
            <extracomment>no.heap</extracomment>
            <translation>Dort dürfen nur Karten liegen, von denen du schon eine Canasta hast, und keine Siebenen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>First answer: may your partner go out?</source>
            <extracomment>no.answer</extracomment>
            <translation>Antworte erst: Darf dein Partner ausmachen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your melds went back: only a card to draw and a discard are left in this turn.</source>
            <extracomment>no.retracted</extracomment>
            <translation>Deine Meldungen gingen zurück: In diesem Zug darfst du nur noch eine Karte ziehen und eine ablegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>To take the pile down to the {card} you must meld it with your cards.</source>
            <extracomment>no.depth</extracomment>
            <translation>Um das Paket bis {card:the} zu nehmen, musst du diese mit deinen Karten auslegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Lay one three at a time.</source>
            <extracomment>no.one_three</extracomment>
            <translation>Leg immer nur eine Drei aus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You have no three that may be laid out now.</source>
            <extracomment>no.three</extracomment>
            <translation>Du hast keine Drei, die jetzt ausgelegt werden darf.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>There are no two melds to merge.</source>
            <extracomment>no.merge</extracomment>
            <translation>Es gibt keine zwei Meldungen zum Zusammenlegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Discard one card only.</source>
            <extracomment>no.one_discard</extracomment>
            <translation>Leg nur eine Karte ab.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You cannot go out with these cards.</source>
            <extracomment>no.not_out</extracomment>
            <translation>Mit diesen Karten kannst du nicht ausmachen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Lay your staged cards down or take them back before you discard.</source>
            <extracomment>no.staged</extracomment>
            <translation>Leg die vorbereiteten Karten erst aus oder nimm sie zurück.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>These cards cannot go there.</source>
            <extracomment>no.place</extracomment>
            <translation>Dort können diese Karten nicht hin.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Those are the others' melds; yours lie on your side of the table.</source>
            <extracomment>no.others_melds</extracomment>
            <translation>Das sind die Meldungen der anderen; deine liegen auf deiner Seite des Tisches.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>There is nothing to lay down.</source>
            <extracomment>no.draft</extracomment>
            <translation>Es gibt nichts auszulegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>There is nothing to take back.</source>
            <extracomment>no.undo</extracomment>
            <translation>Es gibt nichts zurückzunehmen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>That is not possible just now.</source>
            <extracomment>no.button</extracomment>
            <translation>Das geht gerade nicht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>This card can still be melded; drag it to the pile to discard it.</source>
            <extracomment>no.keep</extracomment>
            <translation>Diese Karte kannst du noch auslegen; zieh sie auf die Ablage, um sie abzulegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>These cards are not in your hand.</source>
            <extracomment>no.cards</extracomment>
            <translation>Diese Karten hast du nicht auf der Hand.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{ranks}: {naturals} natural, {wilds} wild</source>
            <extracomment>meld.label</extracomment>
            <translation>{ranks}: {naturals} natürliche, {wilds} wilde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Sequence: {cards}</source>
            <extracomment>meld.run</extracomment>
            <translation>Sequenz: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{first} to {last}</source>
            <extracomment>meld.span</extracomment>
            <translation>{first} bis {last}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>complete</source>
            <extracomment>meld.run_canasta</extracomment>
            <translation>vollständig</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Wild cards: {wilds}</source>
            <extracomment>meld.wild</extracomment>
            <translation>Wilde Karten: {wilds}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>natural canasta</source>
            <extracomment>meld.natural</extracomment>
            <translation>natürliche Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>mixed canasta</source>
            <extracomment>meld.mixed</extracomment>
            <translation>gemischte Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>wild canasta</source>
            <extracomment>meld.wild_canasta</extracomment>
            <translation>wilde Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The match cannot be saved now, but it goes on: {reason}</source>
            <extracomment>trouble.save</extracomment>
            <translation>Die Partie lässt sich gerade nicht speichern, geht aber weiter: {reason}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{name} took too long to think; a quick move was played instead.</source>
            <extracomment>trouble.bot_late</extracomment>
            <translation>{name} hat zu lange überlegt; stattdessen wurde schnell gezogen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{name} had to be woken up again; a quick move was played instead.</source>
            <extracomment>trouble.bot_died</extracomment>
            <translation>{name} musste neu geweckt werden; stattdessen wurde schnell gezogen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The other players had to be woken up again; the match goes on.</source>
            <extracomment>trouble.bots_revived</extracomment>
            <translation>Die anderen Spieler mussten neu geweckt werden; die Partie geht weiter.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{name} tried an illegal move ({code}); another one was played instead.</source>
            <extracomment>trouble.bot_illegal</extracomment>
            <translation>{name} wollte etwas Verbotenes tun ({code}); stattdessen wurde anders gespielt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{name} had a problem ({reason}); another move was played instead.</source>
            <extracomment>trouble.bot_error</extracomment>
            <translation>{name} hatte ein Problem ({reason}); stattdessen wurde anders gespielt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>This match cannot be continued: {reason}</source>
            <extracomment>trouble.log</extracomment>
            <translation>Diese Partie kann nicht fortgesetzt werden: {reason}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Taken back.</source>
            <extracomment>told.undo</extracomment>
            <translation>Zurückgenommen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The match goes on.</source>
            <extracomment>told.resumed</extracomment>
            <translation>Die Partie geht weiter.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The stock is empty and the pile cannot be taken: the deal ends.</source>
            <extracomment>told.stock_end</extracomment>
            <translation>Der Stapel ist leer und das Paket kann nicht genommen werden: Die Runde endet.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{first} &amp; {second}</source>
            <extracomment>side.names</extracomment>
            <translation>{first} &amp; {second}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Without a canasta, the cards of its melds count against it.</source>
            <extracomment>side.no_canasta</extracomment>
            <translation>Ohne Canasta zählen die Karten ihrer Meldungen gegen sie.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Its threes count against it as things stand.</source>
            <extracomment>side.threes_against</extracomment>
            <translation>So wie es steht, zählen ihre Dreien gegen sie.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>With fewer than {canastas} at the end, all its cards count against it.</source>
            <extracomment>side.not_positive</extracomment>
            <translation>Nötig am Ende: {canastas}. Sonst zählen alle ihre Karten gegen sie.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{first}, {second}</source>
            <extracomment>side.more</extracomment>
            <translation>{first}, {second}</translation>
        </message>
    </context>
    <context>
        <name>UndoBar</name>
        <message>
            <location filename="../../canasta_qt/dialogs/undo_bar.py" />
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/undo_bar.py" />
            <source>Dismiss</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/undo_bar.py" />
            <source>“{name}” was deleted.</source>
            <translation>„{name}“ wurde gelöscht.</translation>
        </message>
    </context>
    <context>
        <name>Waiting</name>
        <message>
            <location filename="../../canasta_qt/controller/waiting.py" />
            <source>{rules}, deal {n}</source>
            <translation>{rules}, Runde {n}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/waiting.py" />
            <source>Waiting: {title}
{totals}</source>
            <translation>Es wartet: {title}
{totals}</translation>
        </message>
    </context>
    <context>
        <name>WaitingMatches</name>
        <message>
            <location filename="../../canasta_qt/dialogs/waiting_matches.py" />
            <source>Matches that wait</source>
            <translation>Wartende Partien</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/waiting_matches.py" />
            <source>Which match shall go on?</source>
            <translation>Welche Partie soll weitergehen?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/waiting_matches.py" />
            <source>C&amp;ontinue</source>
            <translation>&amp;Fortsetzen</translation>
        </message>
    </context>
    <context>
        <name>Welcome</name>
        <message>
            <location filename="../../canasta_qt/window/welcome.py" />
            <source>&amp;Continue</source>
            <translation>&amp;Weiter</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/welcome.py" />
            <source>&amp;Other matches…</source>
            <translation>&amp;Andere Partien…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/welcome.py" />
            <source>&amp;Play</source>
            <translation>&amp;Spielen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/welcome.py" />
            <source>&amp;New match…</source>
            <translation>&amp;Neue Partie…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/welcome.py" />
            <source>R&amp;ead its rules</source>
            <translation>Regeln &amp;lesen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/welcome.py" />
            <source>Ch&amp;ange its rules…</source>
            <translation>Regeln än&amp;dern…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/welcome.py" />
            <source>Ho&amp;w to play</source>
            <translation>So wird 2242 So &amp;wird gespieltgespielt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/welcome.py" />
            <source>Its rules are reconstructed.</source>
            <translation>Die Regeln sind rekonstruiert.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/welcome.py" />
            <source>&amp;Play {game}</source>
            <translation>{game} &amp;spielen</translation>
        </message>
    </context>
    <context>
        <name>WhatWasKnown</name>
        <message>
            <location filename="../../canasta_qt/dialogs/what_was_known.py" />
            <source>What was &amp;known</source>
            <translation>Was be&amp;kannt war</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/what_was_known.py" />
            <source>What was co&amp;mpared</source>
            <translation>Was ver&amp;glichen wurde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/what_was_known.py" />
            <source>&amp;Earlier move</source>
            <translation>&amp;Früherer Zug</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/what_was_known.py" />
            <source>&amp;Later move</source>
            <translation>&amp;Späterer Zug</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/what_was_known.py" />
            <source>Move</source>
            <translation>Zug</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/what_was_known.py" />
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/what_was_known.py" />
            <source>Because</source>
            <translation>Weil</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/what_was_known.py" />
            <source>What was compared</source>
            <translation>Was verglichen wurde</translation>
        </message>
    </context>
    <context>
        <name>WholeEditor</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/numbers.py" />
            <source>none</source>
            <translation>keine</translation>
        </message>
    </context>
    <context>
        <name>WholeOrWordEditor</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/choices.py" />
            <source>This number:</source>
            <translation>Diese Zahl:</translation>
        </message>
    </context>
    <context>
        <name>game_descriptions</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>The game most people mean by Canasta: two against two, one canasta before you go out, and a discard pile worth fighting for that wild cards freeze.</source>
            <extracomment>classic_4p</extracomment>
            <translation>Was die meisten mit Canasta meinen: zwei gegen zwei, eine Canasta vor dem Ausmachen und ein Paket, um das es sich zu kämpfen lohnt und das wilde Karten einfrieren.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Never more wild cards than natural ones in a meld, and a canasta of yours blocks its rank in the pile. Going out with a concealed hand pays 1,000.</source>
            <extracomment>viennese</extracomment>
            <translation>Nie mehr wilde als natürliche Karten in einer Meldung, und eine eigene Canasta sperrt ihren Rang in der Ablage. Aus der Hand ausmachen bringt 1.000.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Classic, and twos and jokers may be melded on their own: a wild canasta is worth 2,000, but costs 1,000 if it stays unfinished.</source>
            <extracomment>classic_wild</extracomment>
            <translation>Klassisch, und Zweien und Joker dürfen allein ausgelegt werden: Eine wilde Canasta zählt 2.000, kostet aber 1.000, wenn sie unfertig bleibt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Classic as denexa.com teaches it: you ask your partner before you meld anything in the turn, and nobody must take the pile once the stock is used up.</source>
            <extracomment>denexa_4p</extracomment>
            <translation>Klassisch, wie denexa.com es lehrt: Du fragst deinen Partner, bevor du im Zug etwas auslegst, und niemand muss das Paket nehmen, wenn der Stapel aufgebraucht ist.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Classic as on the web site: a meld needs more natural cards than wild ones and holds eleven at most. The turn that draws the last card ends the deal.</source>
            <extracomment>cardgames_io</extracomment>
            <translation>Klassisch wie auf der Website: Eine Meldung braucht mehr natürliche als wilde Karten und hat höchstens elf. Der Zug mit der letzten Karte beendet die Runde.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Cards decide who plays with whom. Two natural cards are needed for each wild one, and a black three freezes the pile until it is taken.</source>
            <extracomment>classic_partner_draw</extracomment>
            <translation>Karten entscheiden, wer mit wem spielt. Jede wilde Karte braucht zwei natürliche, und eine schwarze Drei friert das Paket ein, bis es genommen wird.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Classic, but with your partner's consent you may give up a deal on your turn: the opponents get 1,500, you nothing.</source>
            <extracomment>british</extracomment>
            <translation>Klassisch, aber mit Zustimmung des Partners darfst du in deinem Zug eine Runde aufgeben: Die Gegner bekommen 1.500, ihr nichts.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Classic for two: fifteen cards each, two drawn every turn, and two canastas before you may go out.</source>
            <extracomment>classic_2p</extracomment>
            <translation>Klassisch zu zweit: je fünfzehn Karten, zwei Karten ziehen in jedem Zug, zwei Canastas zum Ausmachen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Everybody begins alone. Whoever takes the pile first plays the rest of the deal against the other two.</source>
            <extracomment>classic_3p</extracomment>
            <translation>Alle beginnen allein. Wer zuerst das Paket nimmt, spielt den Rest der Runde gegen die beiden anderen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Two against three at a table for four: in the larger team one rests in each deal, and they take turns at it.</source>
            <extracomment>classic_5p</extracomment>
            <translation>Zwei gegen drei an einem Vierertisch: Von der größeren Seite setzt in jeder Runde einer aus, reihum.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Three pairs, three packs, thirteen cards: partners sit opposite, and two canastas are needed to go out.</source>
            <extracomment>classic_6p_pairs</extracomment>
            <translation>Drei Paare, drei Kartenspiele, dreizehn Karten: Partner sitzen sich gegenüber, und zum Ausmachen braucht es zwei Canastas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Three against three with three packs. You may ask one team-mate whether to go out, and from 7,000 points on the opening needs 150.</source>
            <extracomment>classic_6p_triples</extracomment>
            <translation>Drei gegen drei mit drei Kartenspielen. Du darfst einen Mitspieler fragen, ob du ausmachen sollst, und ab 7.000 Punkten braucht die Erstmeldung 150.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Three against three with wild canastas of 2,000. It takes three canastas to go out, two of them without wild cards.</source>
            <extracomment>miller_6p</extracomment>
            <translation>Drei gegen drei mit wilden Canastas zu 2.000. Zum Ausmachen braucht es drei Canastas, zwei davon ohne wilde Karten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Two players as denexa.com has it: fifteen cards, two drawn every turn, two canastas to go out; nobody must take the pile at the end.</source>
            <extracomment>denexa_2p</extracomment>
            <translation>Zu zweit nach denexa.com: fünfzehn Karten, zwei ziehen in jedem Zug, zwei Canastas zum Ausmachen; am Ende muss niemand das Paket nehmen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Two players, one card drawn, one canasta to go out. As many wild cards as natural ones in a meld, and wild canastas of 1,000.</source>
            <extracomment>hoyle_2p</extracomment>
            <translation>Zu zweit, eine Karte ziehen, eine Canasta zum Ausmachen. So viele wilde wie natürliche Karten in einer Meldung und wilde Canastas zu 1.000.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Classic for two in which melded black threes count 50 points each.</source>
            <extracomment>westergren</extracomment>
            <translation>Klassisch zu zweit; ausgelegte schwarze Dreien zählen je 50 Punkte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>The club game of the United States: an always frozen pile, prized canastas of aces and sevens, special hands that end a deal, bonus cards for opening.</source>
            <extracomment>american_2017</extracomment>
            <translation>Das Vereinsspiel der Vereinigten Staaten: ein immer eingefrorenes Paket, wertvolle Canastas aus Assen und Siebenen, Spezialblätter, die eine Runde beenden, Bonuskarten fürs Herauskommen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Modern American with the older table rules: bonus packets lie ready beside the stock, and an opening needs its points but no pure meld.</source>
            <extracomment>american_old</extracomment>
            <translation>Modern American mit den älteren Tischregeln: Bonuspäckchen liegen neben dem Stapel bereit, und die Erstmeldung braucht ihre Punkte, aber keine reine Meldung.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Modern American as published in 2024: the opening needs a pure meld, and unfinished pure aces, sevens or wild cards keep you from going out.</source>
            <extracomment>american_2024</extracomment>
            <translation>Modern American nach der Ausgabe von 2024: Die Erstmeldung braucht eine reine Meldung, und unfertige reine Asse, Siebenen oder wilde Karten hindern am Ausmachen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>The league's form of Modern American with more special hands; two of them, the dream hands, win the match at once.</source>
            <extracomment>american_cla</extracomment>
            <translation>Modern American nach Art der Liga mit mehr Spezialblättern; zwei davon, die Traumblätter, gewinnen die Partie auf der Stelle.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Runs of one suit beside melds of one rank: a full run, the samba, is worth 1,500. Only a natural pair takes the whole pile.</source>
            <extracomment>samba</extracomment>
            <translation>Sequenzen einer Farbe neben Meldungen eines Ranges: Eine volle Sequenz, der Samba, zählt 1.500. Das ganze Paket nimmt nur ein natürliches Paar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Samba by the American laws: wild cards freeze the pile, and until then a meld or run of yours that is not complete may take it too.</source>
            <extracomment>samba_us</extracomment>
            <translation>Samba nach den amerikanischen Regeln: Wilde Karten frieren das Paket ein; bis dahin nimmt es auch eine unfertige Meldung oder Sequenz von dir.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Samba to 15,000 with wild canastas of 2,500. One of the two canastas needed to go out must be a run, and black threes in hand cost 100.</source>
            <extracomment>bolivia</extracomment>
            <translation>Samba bis 15.000 mit wilden Canastas zu 2.500. Eine der zwei Canastas zum Ausmachen muss eine Sequenz sein, und schwarze Dreien auf der Hand kosten 100.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Bolivia that grows harder at the top: from 7,000 points on you open with a canasta. Runs of fewer than five cards cost 1,000 at the end.</source>
            <extracomment>brazilian</extracomment>
            <translation>Bolivia, das nach oben schwerer wird: Ab 7.000 Punkten kommst du mit einer Canasta heraus. Sequenzen mit weniger als fünf Karten kosten am Ende 1.000.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Runs and wild canastas with three packs to 15,000; one canasta must be a run. Played here like Bolivia.</source>
            <extracomment>chilean</extracomment>
            <translation>Sequenzen und wilde Canastas mit drei Kartenspielen bis 15.000; eine Canasta muss eine Sequenz sein. Hier gespielt wie Bolivia.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Runs, wild melds and melds of black threes at any time with three packs; one canasta must be a run.</source>
            <extracomment>royal</extracomment>
            <translation>Sequenzen, wilde Meldungen und jederzeit Meldungen schwarzer Dreien mit drei Kartenspielen; eine Canasta muss eine Sequenz sein.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Samba with hidden cards under the pile, openings without wild cards, and 1,000 or 2,000 points for whole sets of canastas.</source>
            <extracomment>italian_us</extracomment>
            <translation>Samba mit verdeckten Karten unter der Ablage, Erstmeldungen ohne wilde Karten und 1.000 oder 2.000 Punkten für ganze Sätze von Canastas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Like Samba with three packs, but wild canastas of 2,000 take the place of the runs.</source>
            <extracomment>tampa</extracomment>
            <translation>Wie Samba mit drei Kartenspielen, aber statt der Sequenzen gibt es wilde Canastas zu 2.000.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Samba by the American laws with four packs of cards.</source>
            <extracomment>quinella</extracomment>
            <translation>Samba nach den amerikanischen Regeln mit vier Kartenspielen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>A very long Samba: eight packs of cards and 25,000 points.</source>
            <extracomment>yucatan</extracomment>
            <translation>Ein sehr langer Samba: acht Kartenspiele und 25.000 Punkte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Two hands each: play the first to its end, then pick up the foot. Five canastas of three kinds to go out, and only the top of the pile is taken.</source>
            <extracomment>hand_and_foot</extracomment>
            <translation>Jeder hat zwei Blätter: Spiel das erste zu Ende, dann nimm den Fuß auf. Fünf Canastas dreier Arten zum Ausmachen, und vom Paket nimmt man nur die obersten Karten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>A smaller first hand, melds of any size, three canastas of three kinds to go out. The fourth deal opens with a canasta from the hand.</source>
            <extracomment>hand_and_foot_saskatchewan</extracomment>
            <translation>Ein kleineres erstes Blatt, Meldungen jeder Größe, drei Canastas dreier Arten zum Ausmachen. In der vierten Runde kommt man mit einer Canasta aus der Hand heraus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Hand and Foot for four players on their own. Red threes are only a burden: get rid of them in time.</source>
            <extracomment>hand_and_foot_simpson</extracomment>
            <translation>Hand and Foot für vier, jeder für sich. Rote Dreien sind nur eine Last: Werde sie rechtzeitig los.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Your partner earns you your foot. Nobody goes out without a canasta of sevens, and the pile is taken down to the next wild card.</source>
            <extracomment>bain_hand_and_foot</extracomment>
            <translation>Dein Partner verdient dir deinen Fuß. Ohne Canasta aus Siebenen macht niemand aus, und das Paket nimmt man bis zur nächsten wilden Karte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Three against three, each with a second hand earned by a first canasta. Without a canasta of sevens nobody goes out and red threes count against you.</source>
            <extracomment>pennies</extracomment>
            <translation>Drei gegen drei, jeder mit einem zweiten Blatt, das man sich mit der ersten Canasta verdient. Ohne Canasta aus Siebenen macht niemand aus, und rote Dreien zählen gegen euch.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Pennies from Heaven for four on their own with eight packs: four canastas of four kinds, one of them of sevens.</source>
            <extracomment>railroad</extracomment>
            <translation>Pennies from Heaven für vier, jeder für sich, mit acht Kartenspielen: vier Canastas vierer Arten, eine davon aus Siebenen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Three canastas to go out, two natural and one wild. The pile is always frozen, wild cards are never discarded, and a cut of exactly sixty pays 100.</source>
            <extracomment>canadian</extracomment>
            <translation>Drei Canastas zum Ausmachen, zwei natürliche und eine wilde. Das Paket ist immer eingefroren, wilde Karten werden nie abgelegt, und wer genau sechzig abhebt, bekommt 100.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Nothing is added to a full canasta, the pile is always frozen, wild canastas bring 2,000 to 4,000, and black threes leave play with the pile.</source>
            <extracomment>cuban</extracomment>
            <translation>Zu einer vollen Canasta kommt nichts mehr, das Paket ist immer eingefroren, wilde Canastas bringen 2.000 bis 4.000, und schwarze Dreien verlassen mit dem Paket das Spiel.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Classic with wild canastas of 2,000 and a pile that is always frozen.</source>
            <extracomment>uruguay</extracomment>
            <translation>Klassisch mit wilden Canastas zu 2.000 und einem immer eingefrorenen Paket.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Opening brings you thirteen more cards at once. A seven on top blocks the pile, and a canasta of sevens is worth 1,000.</source>
            <extracomment>mexicana</extracomment>
            <translation>Das Herauskommen bringt dir sofort dreizehn weitere Karten. Eine Sieben obenauf sperrt das Paket, und eine Canasta aus Siebenen zählt 1.000.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>High openings from 100 points, nothing added to a full canasta, an always frozen pile, and black threes that score like red ones.</source>
            <extracomment>joker</extracomment>
            <translation>Hohe Erstmeldungen ab 100 Punkten, nichts mehr zu einer vollen Canasta, ein immer eingefrorenes Paket und schwarze Dreien, die wie rote zählen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Classic in which you take the pile only from a card of your choice upwards, and that card you must meld.</source>
            <extracomment>albany</extracomment>
            <translation>Klassisch, aber du nimmst das Paket nur von einer Karte deiner Wahl an aufwärts, und diese Karte musst du auslegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Three packs with nine jokers; taking the pile brings only its top five cards.</source>
            <extracomment>jonola</extracomment>
            <translation>Drei Kartenspiele mit neun Jokern; vom Paket bekommt man nur die obersten fünf Karten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>A small game for two with a single pack: seven cards each and canastas of four.</source>
            <extracomment>manzana</extracomment>
            <translation>Ein kleines Spiel zu zweit mit einem Kartenspiel: sieben Karten für jeden und Canastas aus vieren.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Classic around the sevens: their canasta is worth 2,000, an unfinished meld of them costs 1,500, and four in hand at the end cost 500.</source>
            <extracomment>sevens</extracomment>
            <translation>Klassisch, rund um die Siebenen: Ihre Canasta zählt 2.000, eine unfertige Meldung kostet 1.500, und vier am Ende auf der Hand kosten 500.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>The turned-up card hides more cards under the pile. You open from the hand before you draw, and need a clean and a dirty canasta to go out.</source>
            <extracomment>italian_canastone</extracomment>
            <translation>Die aufgedeckte Karte bestimmt, wie viele Karten verdeckt unter der Ablage liegen. Du kommst vor dem Ziehen aus der Hand heraus und brauchst eine saubere und eine schmutzige Canasta zum Ausmachen.</translation>
        </message>
    </context>
    <context>
        <name>game_groups</name>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets" />
            <source>Classic</source>
            <extracomment>group of games: classic</extracomment>
            <translation>Klassisch</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets" />
            <source>Two to six players</source>
            <extracomment>group of games: players</extracomment>
            <translation>Zwei bis sechs Spieler</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets" />
            <source>Modern American</source>
            <extracomment>group of games: american</extracomment>
            <translation>Modern American</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets" />
            <source>With sequences</source>
            <extracomment>group of games: sequences</extracomment>
            <translation>Mit Sequenzen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets" />
            <source>Hand and Foot family</source>
            <extracomment>group of games: hand_and_foot</extracomment>
            <translation>Hand and Foot und Verwandte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets" />
            <source>Others</source>
            <extracomment>group of games: others</extracomment>
            <translation>Andere</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets" />
            <source>My rules</source>
            <extracomment>group of games: my</extracomment>
            <translation>Meine Regeln</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets" />
            <source>Favourites</source>
            <extracomment>group of games: favourites</extracomment>
            <translation>Lieblinge</translation>
        </message>
    </context>
    <context>
        <name>game_names</name>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_4p.toml" />
            <source>Classic, four players</source>
            <extracomment>name of the game classic_4p</extracomment>
            <translation>Klassisch, vier Spieler</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_2p.toml" />
            <source>Classic, two players</source>
            <extracomment>name of the game classic_2p</extracomment>
            <translation>Klassisch, zwei Spieler</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_3p.toml" />
            <source>Classic, three players (temporary partnership)</source>
            <extracomment>name of the game classic_3p</extracomment>
            <translation>Klassisch, drei Spieler (Partner auf Zeit)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_5p.toml" />
            <source>Classic, five players</source>
            <extracomment>name of the game classic_5p</extracomment>
            <translation>Klassisch, fünf Spieler</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_6p_pairs.toml" />
            <source>Classic, six players, three pairs</source>
            <extracomment>name of the game classic_6p_pairs</extracomment>
            <translation>Klassisch, sechs Spieler, drei Paare</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_6p_triples.toml" />
            <source>Classic, six players, two threes</source>
            <extracomment>name of the game classic_6p_triples</extracomment>
            <translation>Klassisch, sechs Spieler, drei gegen drei</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/miller_6p.toml" />
            <source>Shirley Miller, six players</source>
            <extracomment>name of the game miller_6p</extracomment>
            <translation>Shirley Miller, sechs Spieler</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/viennese.toml" />
            <source>Viennese Canasta</source>
            <extracomment>name of the game viennese</extracomment>
            <translation>Wiener Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_wild.toml" />
            <source>Classic with wild melds</source>
            <extracomment>name of the game classic_wild</extracomment>
            <translation>Klassisch mit wilden Meldungen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/denexa_4p.toml" />
            <source>Denexa</source>
            <extracomment>name of the game denexa_4p</extracomment>
            <translation>Denexa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/denexa_2p.toml" />
            <source>Denexa, two players</source>
            <extracomment>name of the game denexa_2p</extracomment>
            <translation>Denexa, zwei Spieler</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/cardgames_io.toml" />
            <source>Cardgames.io classic</source>
            <extracomment>name of the game cardgames_io</extracomment>
            <translation>Klassisch nach Cardgames.io</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/hoyle_2p.toml" />
            <source>Hoyle's rules, two players</source>
            <extracomment>name of the game hoyle_2p</extracomment>
            <translation>Hoyles Regeln, zwei Spieler</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_partner_draw.toml" />
            <source>Classic with drawn partners</source>
            <extracomment>name of the game classic_partner_draw</extracomment>
            <translation>Klassisch mit gezogenen Partnern</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/american_2017.toml" />
            <source>Modern American (2017)</source>
            <extracomment>name of the game american_2017</extracomment>
            <translation>Modern American (2017)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/american_old.toml" />
            <source>Modern American, older table rules</source>
            <extracomment>name of the game american_old</extracomment>
            <translation>Modern American, ältere Tischregeln</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/american_2024.toml" />
            <source>Modern Canasta 2024</source>
            <extracomment>name of the game american_2024</extracomment>
            <translation>Modern Canasta 2024</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/american_cla.toml" />
            <source>Canasta League of America</source>
            <extracomment>name of the game american_cla</extracomment>
            <translation>Canasta League of America</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/canadian.toml" />
            <source>Canadian Canasta</source>
            <extracomment>name of the game canadian</extracomment>
            <translation>Kanadische Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/samba.toml" />
            <source>Samba (Dutch form)</source>
            <extracomment>name of the game samba</extracomment>
            <translation>Samba (niederländische Form)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/samba_us.toml" />
            <source>Samba (American laws)</source>
            <extracomment>name of the game samba_us</extracomment>
            <translation>Samba (amerikanische Regeln)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/bolivia.toml" />
            <source>Bolivian Canasta</source>
            <extracomment>name of the game bolivia</extracomment>
            <translation>Bolivianische Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/brazilian.toml" />
            <source>Brazilian Canasta</source>
            <extracomment>name of the game brazilian</extracomment>
            <translation>Brasilianische Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/chilean.toml" />
            <source>Chilean Canasta</source>
            <extracomment>name of the game chilean</extracomment>
            <translation>Chilenische Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/cuban.toml" />
            <source>Cuban Canasta</source>
            <extracomment>name of the game cuban</extracomment>
            <translation>Kubanische Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/uruguay.toml" />
            <source>Uruguay Canasta</source>
            <extracomment>name of the game uruguay</extracomment>
            <translation>Uruguay-Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/mexicana.toml" />
            <source>Mexicana</source>
            <extracomment>name of the game mexicana</extracomment>
            <translation>Mexicana</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/joker.toml" />
            <source>Joker Canasta</source>
            <extracomment>name of the game joker</extracomment>
            <translation>Joker-Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/hand_and_foot.toml" />
            <source>Hand and Foot (Whitnack)</source>
            <extracomment>name of the game hand_and_foot</extracomment>
            <translation>Hand and Foot (Whitnack)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/hand_and_foot_saskatchewan.toml" />
            <source>Saskatchewan Hand and Foot</source>
            <extracomment>name of the game hand_and_foot_saskatchewan</extracomment>
            <translation>Saskatchewan Hand and Foot</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/hand_and_foot_simpson.toml" />
            <source>Hand and Foot for individuals (Simpson)</source>
            <extracomment>name of the game hand_and_foot_simpson</extracomment>
            <translation>Hand and Foot, jeder für sich (Simpson)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/bain_hand_and_foot.toml" />
            <source>Bain Hand and Foot</source>
            <extracomment>name of the game bain_hand_and_foot</extracomment>
            <translation>Bain Hand and Foot</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/pennies.toml" />
            <source>Pennies from Heaven</source>
            <extracomment>name of the game pennies</extracomment>
            <translation>Pennies from Heaven</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/railroad.toml" />
            <source>Railroad Canasta</source>
            <extracomment>name of the game railroad</extracomment>
            <translation>Eisenbahn-Canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/albany.toml" />
            <source>Albany Canasta (Bristow)</source>
            <extracomment>name of the game albany</extracomment>
            <translation>Albany-Canasta (Bristow)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/jonola.toml" />
            <source>Jonola (Canasta Five)</source>
            <extracomment>name of the game jonola</extracomment>
            <translation>Jonola (Canasta Five)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/royal.toml" />
            <source>Royal Canasta (Magazzu)</source>
            <extracomment>name of the game royal</extracomment>
            <translation>Royal-Canasta (Magazzu)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/manzana.toml" />
            <source>Manzana Canasta (Edwards)</source>
            <extracomment>name of the game manzana</extracomment>
            <translation>Manzana-Canasta (Edwards)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/sevens.toml" />
            <source>The Sevens</source>
            <extracomment>name of the game sevens</extracomment>
            <translation>Die Siebenen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/westergren.toml" />
            <source>Westergren two/three players</source>
            <extracomment>name of the game westergren</extracomment>
            <translation>Westergren, zwei/drei Spieler</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/italian_canastone.toml" />
            <source>Italian Canasta (Canastone)</source>
            <extracomment>name of the game italian_canastone</extracomment>
            <translation>Italienische Canasta (Canastone)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/italian_us.toml" />
            <source>Italian Canasta (American books)</source>
            <extracomment>name of the game italian_us</extracomment>
            <translation>Italienische Canasta (amerikanische Bücher)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/tampa.toml" />
            <source>Tampa</source>
            <extracomment>name of the game tampa</extracomment>
            <translation>Tampa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/quinella.toml" />
            <source>Quinella</source>
            <extracomment>name of the game quinella</extracomment>
            <translation>Quinella</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/yucatan.toml" />
            <source>Yucatan</source>
            <extracomment>name of the game yucatan</extracomment>
            <translation>Yucatan</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/british.toml" />
            <source>British Canasta</source>
            <extracomment>name of the game british</extracomment>
            <translation>Britische Canasta</translation>
        </message>
    </context>
    <context>
        <name>game_notes</name>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_4p.toml" />
            <source>Two pairs, two decks, first to 5,000. Every other game is described by what it changes here. Penalties follow [denexa]; what happens on equal totals is a ruling.</source>
            <extracomment>remark on classic_4p</extracomment>
            <translation>Zwei Paare, zwei Kartenspiele, bis 5.000. Jedes andere Spiel ist durch das beschrieben, was es daran ändert. Strafen nach [denexa]; was bei Gleichstand geschieht, ist unsere Festlegung.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_2p.toml" />
            <source>Fifteen cards, two drawn each turn, two canastas to go out, still to 5,000. A red three drawn with one other card among the last two leaves a one-card draw and the turn goes on; nothing but red threes ends the deal at once.</source>
            <extracomment>remark on classic_2p</extracomment>
            <translation>Fünfzehn Karten, zwei ziehen in jedem Zug, zwei Canastas zum Ausmachen, weiter bis 5.000. Wer von den letzten zwei Karten eine rote Drei und eine andere zieht, behält eine und spielt weiter; nur lauter rote Dreien beenden die Runde sofort.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_3p.toml" />
            <source>Everybody starts alone; whoever takes the pile first plays the deal against the other two. One canasta is still enough to go out, as in all classic play.</source>
            <extracomment>remark on classic_3p</extracomment>
            <translation>Alle beginnen allein; wer zuerst das Paket nimmt, spielt die Runde gegen die beiden anderen. Zum Ausmachen reicht eine Canasta, wie in jedem klassischen Spiel.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_5p.toml" />
            <source>The team of three sends two of its players into each deal in turn; there are just two running totals. The rest is the four-handed game.</source>
            <extracomment>remark on classic_5p</extracomment>
            <translation>Die Dreierseite schickt in jede Runde reihum zwei ihrer Spieler; es gibt nur zwei Punktestände. Alles andere ist das Spiel zu viert.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_6p_pairs.toml" />
            <source>Three pairs with three decks, playing to 7,500. Only one card is drawn each turn, since [pagat] mentions no change.</source>
            <extracomment>remark on classic_6p_pairs</extracomment>
            <translation>Drei Paare mit drei Kartenspielen, bis 7.500. In jedem Zug wird nur eine Karte gezogen, da [pagat] keine Änderung nennt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_6p_triples.toml" />
            <source>Two teams of three, playing to 10,000. You may ask one team-mate whether to go out, and that answer is final (a ruling, after Pennies).</source>
            <extracomment>remark on classic_6p_triples</extracomment>
            <translation>Zwei Dreierseiten, bis 10.000. Du darfst einen Mitspieler fragen, ob du ausmachen sollst, und die Antwort gilt (unsere Festlegung, nach Pennies).</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/miller_6p.toml" />
            <source>Wild canastas are worth 2,000, and three canastas are needed to go out. A wild canasta is not a clean one.</source>
            <extracomment>remark on miller_6p</extracomment>
            <translation>Wilde Canastas zählen 2.000, und zum Ausmachen braucht es drei Canastas. Eine wilde Canasta ist keine saubere.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/viennese.toml" />
            <source>Going out with a concealed hand pays 1,000, or 200 without a canasta of its own, in place of the usual 100 (a ruling; the sources differ). The limit of three wild cards stays.</source>
            <extracomment>remark on viennese</extracomment>
            <translation>Aus der Hand ausmachen bringt 1.000, ohne eigene Canasta darin 200, statt der üblichen 100 (unsere Festlegung; die Quellen sind uneins). Die Grenze von drei wilden Karten bleibt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_wild.toml" />
            <source>Classic play with a table rule: wild cards may form melds of their own. [pagat] calls the bonus and the penalty typical.</source>
            <extracomment>remark on classic_wild</extracomment>
            <translation>Klassisches Spiel mit einer Tischregel: Wilde Karten dürfen eigene Meldungen sein. [pagat] nennt Bonus und Strafe typisch.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/denexa_4p.toml" />
            <source>The rules as [denexa] gives them. Where it is silent classic play applies: the pile is frozen until you open, red threes count against a team without a meld.</source>
            <extracomment>remark on denexa_4p</extracomment>
            <translation>Die Regeln, wie [denexa] sie angibt. Wo es schweigt, gilt das klassische Spiel: Das Paket ist eingefroren, bis du herauskommst; rote Dreien zählen gegen eine Seite ohne Meldung.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/denexa_2p.toml" />
            <source>The two-handed game as [denexa] gives it.</source>
            <extracomment>remark on denexa_2p</extracomment>
            <translation>Das Spiel zu zweit, wie [denexa] es angibt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/cardgames_io.toml" />
            <source>As played on the web site. No bonus for going out is paid when the stock ends the deal.</source>
            <extracomment>remark on cardgames_io</extracomment>
            <translation>Wie auf der Website gespielt. Wenn der Stapel die Runde beendet, gibt es keinen Bonus fürs Ausmachen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/hoyle_2p.toml" />
            <source>A two-handed computer version. It offers as options: one or two canastas to go out, canastas needed for a positive score, whether the top card and a canasta's bonus count for the opening, and taking melds back.</source>
            <extracomment>remark on hoyle_2p</extracomment>
            <translation>Eine Computerfassung zu zweit. Zur Wahl stehen dort: eine oder zwei Canastas zum Ausmachen, nötige Canastas für Pluspunkte, ob die oberste Karte und der Bonus einer Canasta zur Erstmeldung zählen, und das Zurücknehmen von Meldungen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_partner_draw.toml" />
            <source>Partners are drawn by cards. The source mixes up its lists for the frozen and the unfrozen pile, and is of two minds about taking the pile to open; we read it in the way that makes sense and allow it.</source>
            <extracomment>remark on classic_partner_draw</extracomment>
            <translation>Partner werden durch Karten bestimmt. Die Quelle vertauscht ihre Listen für das eingefrorene und das freie Paket und ist uneins, ob man das Paket zum Herauskommen nehmen darf; wir lesen es sinnvoll und erlauben es.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/american_2017.toml" />
            <source>No upcard, threes of both colours, bonus cards for opening and special hands. The turn card lies ninth from the bottom, so eight cards remain below it.</source>
            <extracomment>remark on american_2017</extracomment>
            <translation>Keine aufgedeckte Karte, Dreien beider Farben, Bonuskarten fürs Herauskommen und Spezialblätter. Die Wendekarte liegt als neunte von unten, unter ihr bleiben also acht Karten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/american_old.toml" />
            <source>The older table rules that [pagat] lists, taken together; each of them is a switch of its own.</source>
            <extracomment>remark on american_old</extracomment>
            <translation>Die älteren Tischregeln, die [pagat] aufzählt, zusammengenommen; jede davon ist ein eigener Schalter.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/american_2024.toml" />
            <source>The modern game as published in 2024. Its page leaves the values of special hands blank; they come from the league's notes.</source>
            <extracomment>remark on american_2024</extracomment>
            <translation>Das moderne Spiel nach der Ausgabe von 2024. Die Werte der Spezialblätter fehlen dort; sie stammen aus den Notizen der Liga.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/american_cla.toml" />
            <source>The league's extra special hands, two of which win the match at once.</source>
            <extracomment>remark on american_cla</extracomment>
            <translation>Die zusätzlichen Spezialblätter der Liga; zwei davon gewinnen die Partie auf der Stelle.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/canadian.toml" />
            <source>Three decks, three canastas to go out, wild canastas of any size and an always frozen pile. Sixty cards are four hands of fifteen.</source>
            <extracomment>remark on canadian</extracomment>
            <translation>Drei Kartenspiele, drei Canastas zum Ausmachen, wilde Canastas jeder Größe und ein immer eingefrorenes Paket. Sechzig Karten sind vier Blätter zu fünfzehn.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/samba.toml" />
            <source>Three decks and sequences. There is no freezing: the pile always needs a natural pair. You may merge two of your melds of one rank on your turn.</source>
            <extracomment>remark on samba</extracomment>
            <translation>Drei Kartenspiele und Sequenzen. Eingefroren wird nicht: Das Paket braucht immer ein natürliches Paar. In deinem Zug darfst du zwei Meldungen eines Ranges zusammenlegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/samba_us.toml" />
            <source>Three decks and sequences, with the pile freezing as in classic play.</source>
            <extracomment>remark on samba_us</extracomment>
            <translation>Drei Kartenspiele und Sequenzen; das Paket friert ein wie im klassischen Spiel.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/bolivia.toml" />
            <source>Samba with wild canastas; of the two canastas needed, one must be a sequence. Nothing may be added to a wild canasta once it is complete.</source>
            <extracomment>remark on bolivia</extracomment>
            <translation>Samba mit wilden Canastas; von den zwei nötigen Canastas muss eine eine Sequenz sein. Zu einer vollen wilden Canasta darf nichts mehr.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/brazilian.toml" />
            <source>Bolivia with harder openings for teams that are far ahead.</source>
            <extracomment>remark on brazilian</extracomment>
            <translation>Bolivia mit schwereren Erstmeldungen für Seiten, die weit vorn liegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/chilean.toml" />
            <source>The sources only tell of three or four decks with sequences and wild canastas. Everything else is Bolivia, by our ruling.</source>
            <extracomment>remark on chilean</extracomment>
            <translation>Die Quellen nennen nur drei oder vier Kartenspiele mit Sequenzen und wilden Canastas. Alles andere ist Bolivia, nach unserer Festlegung.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/cuban.toml" />
            <source>Canastas stop at seven cards, the pile is always frozen, and black threes leave play with it. Some books ask for two canastas to go out; we could not check that.</source>
            <extracomment>remark on cuban</extracomment>
            <translation>Canastas enden bei sieben Karten, das Paket ist immer eingefroren, und schwarze Dreien verlassen mit ihm das Spiel. Manche Bücher verlangen zwei Canastas zum Ausmachen; das konnten wir nicht prüfen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/uruguay.toml" />
            <source>Wild canastas of 2,000 and an always frozen pile. Two books agree on it.</source>
            <extracomment>remark on uruguay</extracomment>
            <translation>Wilde Canastas zu 2.000 und ein immer eingefrorenes Paket. Zwei Bücher sind sich darin einig.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/mexicana.toml" />
            <source>Opening earns thirteen cards at once, and a seven blocks the pile. One card is drawn each turn, and the match goes to 5,000, as in classic play.</source>
            <extracomment>remark on mexicana</extracomment>
            <translation>Das Herauskommen bringt sofort dreizehn Karten, und eine Sieben sperrt das Paket. In jedem Zug wird eine Karte gezogen, und die Partie geht bis 5.000, wie im klassischen Spiel.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/joker.toml" />
            <source>An always frozen pile, high openings, and black threes that score like red ones.</source>
            <extracomment>remark on joker</extracomment>
            <translation>Ein immer eingefrorenes Paket, hohe Erstmeldungen und schwarze Dreien, die wie rote zählen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/hand_and_foot.toml" />
            <source>Five decks, two packets for everybody, four deals. The pile takes two naturals of the top card's rank.</source>
            <extracomment>remark on hand_and_foot</extracomment>
            <translation>Fünf Kartenspiele, zwei Päckchen für jeden, vier Runden. Das Paket braucht zwei natürliche Karten vom Rang der obersten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/hand_and_foot_saskatchewan.toml" />
            <source>A smaller hand, melds of any size and fewer canastas to go out. In the fourth deal a team opens with a canasta from the hand.</source>
            <extracomment>remark on hand_and_foot_saskatchewan</extracomment>
            <translation>Ein kleineres Blatt, Meldungen jeder Größe und weniger Canastas zum Ausmachen. In der vierten Runde kommt eine Seite mit einer Canasta aus der Hand heraus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/hand_and_foot_simpson.toml" />
            <source>Everybody plays alone, and red threes are best got rid of. Some play with bonuses of 500 and 300, an optional last discard and black-three melds.</source>
            <extracomment>remark on hand_and_foot_simpson</extracomment>
            <translation>Jeder spielt für sich, und rote Dreien wird man am besten los. Manche spielen mit Boni von 500 und 300, letzter Karte nach Wahl und Meldungen schwarzer Dreien.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/bain_hand_and_foot.toml" />
            <source>Four decks, a foot that your partner earns first, and a canasta of sevens that everything depends on.</source>
            <extracomment>remark on bain_hand_and_foot</extracomment>
            <translation>Vier Kartenspiele, ein Fuß, den erst dein Partner verdient, und eine Canasta aus Siebenen, an der alles hängt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/pennies.toml" />
            <source>Two teams of three with four decks, and sevens that matter. A player left with nothing but sevens and no legal discard ends the deal without a bonus.</source>
            <extracomment>remark on pennies</extracomment>
            <translation>Zwei Dreierseiten mit vier Kartenspielen, und die Siebenen sind wichtig. Wer nur noch Siebenen hat und nichts ablegen darf, beendet die Runde ohne Bonus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/railroad.toml" />
            <source>Pennies for players on their own, with two decks each. Openings are those of Pennies, by our ruling.</source>
            <extracomment>remark on railroad</extracomment>
            <translation>Pennies, jeder für sich, mit zwei Kartenspielen je Spieler. Die Erstmeldungen sind die von Pennies, nach unserer Festlegung.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/albany.toml" />
            <source>Only one thing is certain about this game: you may take a part of the pile. How that works in detail is our ruling.</source>
            <extracomment>remark on albany</extracomment>
            <translation>An diesem Spiel ist nur eines sicher: Man darf einen Teil des Pakets nehmen. Wie das genau geht, ist unsere Festlegung.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/jonola.toml" />
            <source>The publisher sells the rules in the box. Only the decks, the jokers, the draw, the five cards off the pile, two to four players and three to four deals a game are certain.</source>
            <extracomment>remark on jonola</extracomment>
            <translation>Der Verlag verkauft die Regeln in der Schachtel. Sicher sind nur die Kartenspiele, die Joker, das Ziehen, die fünf Karten vom Paket, zwei bis vier Spieler und drei bis vier Runden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/royal.toml" />
            <source>Three decks with wild melds, sequences and melds of seven threes are certain. What they score, and whether red and black threes mix, is not.</source>
            <extracomment>remark on royal</extracomment>
            <translation>Sicher sind drei Kartenspiele mit wilden Meldungen, Sequenzen und Meldungen aus sieben Dreien. Was sie zählen und ob rote und schwarze Dreien gemischt werden, ist es nicht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/manzana.toml" />
            <source>One deck, seven cards, and canastas of four. Bonuses, minimums and red threes are our rulings.</source>
            <extracomment>remark on manzana</extracomment>
            <translation>Ein Kartenspiel, sieben Karten und Canastas aus vieren. Boni, Mindestpunkte und rote Dreien sind unsere Festlegungen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/sevens.toml" />
            <source>A canasta of sevens is worth 2,000, natural or mixed (a ruling). An unfinished meld of sevens costs 1,500, four or more sevens caught in a hand cost 500.</source>
            <extracomment>remark on sevens</extracomment>
            <translation>Eine Canasta aus Siebenen zählt 2.000, natürlich oder gemischt (unsere Festlegung). Eine unfertige Meldung Siebenen kostet 1.500, vier oder mehr Siebenen auf der Hand kosten 500.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/westergren.toml" />
            <source>Only the value of black threes is certain. With three players, thirteen cards and everybody alone (a ruling).</source>
            <extracomment>remark on westergren</extracomment>
            <translation>Sicher ist nur der Wert der schwarzen Dreien. Zu dritt dreizehn Karten und jeder für sich (unsere Festlegung).</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/italian_canastone.toml" />
            <source>Three decks, hidden cards under the pile, and an opening before the draw. A wild canasta is clean if it is all twos, or all six jokers with one two; while a wild meld is open, wild cards may not be discarded either.</source>
            <extracomment>remark on italian_canastone</extracomment>
            <translation>Drei Kartenspiele, verdeckte Karten unter der Ablage und Herauskommen vor dem Ziehen. Eine wilde Canasta ist sauber, wenn sie nur Zweien hat oder alle sechs Joker mit einer Zwei; solange eine wilde Meldung offen ist, darf man wilde Karten auch nicht ablegen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/italian_us.toml" />
            <source>Samba with hidden cards under the pile and extra bonuses for sets of canastas. One book pays those only to the side that goes out.</source>
            <extracomment>remark on italian_us</extracomment>
            <translation>Samba mit verdeckten Karten unter der Ablage und Extraboni für Sätze von Canastas. Ein Buch gibt sie nur der Seite, die ausmacht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/tampa.toml" />
            <source>Samba without sequences but with wild canastas; known from a single line.</source>
            <extracomment>remark on tampa</extracomment>
            <translation>Samba ohne Sequenzen, aber mit wilden Canastas; bekannt aus einer einzigen Zeile.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/quinella.toml" />
            <source>Samba with four decks. Its further twists are not known to us.</source>
            <extracomment>remark on quinella</extracomment>
            <translation>Samba mit vier Kartenspielen. Seine weiteren Besonderheiten kennen wir nicht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/yucatan.toml" />
            <source>Known for melds of identical cards, which these options cannot express; what is left is Samba with eight decks.</source>
            <extracomment>remark on yucatan</extracomment>
            <translation>Bekannt für Meldungen gleicher Karten, die sich mit diesen Regeln nicht ausdrücken lassen; übrig bleibt Samba mit acht Kartenspielen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/british.toml" />
            <source>Classic play in which a player may give up a deal for a fixed score.</source>
            <extracomment>remark on british</extracomment>
            <translation>Klassisches Spiel, in dem man eine Runde für feste Punkte aufgeben darf.</translation>
        </message>
    </context>
    <context>
        <name>game_remarks</name>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_3p.toml" />
            <source>The details of the temporary partnership are rulings.</source>
            <extracomment>on classic_3p</extracomment>
            <translation>Die Einzelheiten der Partnerschaft auf Zeit sind unsere Festlegung.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/american_2024.toml" />
            <source>Medium for the values of special hands.</source>
            <extracomment>on american_2024</extracomment>
            <translation>Mittel bei den Werten der Spezialblätter.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/american_cla.toml" />
            <source>Read through somebody else's notes.</source>
            <extracomment>on american_cla</extracomment>
            <translation>Gelesen durch die Notizen anderer.</translation>
        </message>
    </context>
    <context>
        <name>game_sources</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_sources.py" />
            <source>Well documented.</source>
            <extracomment>high</extracomment>
            <translation>Gut belegt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_sources.py" />
            <source>Documented, with some points open.</source>
            <extracomment>medium</extracomment>
            <translation>Belegt, einige Punkte sind offen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_sources.py" />
            <source>Reconstructed from few sources.</source>
            <extracomment>low-medium</extracomment>
            <translation>Rekonstruiert aus wenigen Quellen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_sources.py" />
            <source>Reconstructed: little is known for certain.</source>
            <extracomment>low</extracomment>
            <translation>Rekonstruiert: Wenig ist sicher bekannt.</translation>
        </message>
    </context>
    <context>
        <name>game_words</name>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>Your own rules, made from {game}; {n} rules differ.</source>
            <extracomment>for 1: Your own rules, made from {game}; one rule differs.</extracomment>
            <translation>
                <numerusform>Deine eigenen Regeln, entstanden aus {game}; eine Regel ist anders.</numerusform>
                <numerusform>Deine eigenen Regeln, entstanden aus {game}; {n} Regeln sind anders.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>{n} packs</source>
            <extracomment>for 1: 1 pack</extracomment>
            <translation>
                <numerusform>1 Kartenspiel</numerusform>
                <numerusform>{n} Kartenspiele</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>{n} canastas to go out</source>
            <extracomment>for 1: one canasta to go out</extracomment>
            <translation>
                <numerusform>eine Canasta zum Ausmachen</numerusform>
                <numerusform>{n} Canastas zum Ausmachen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>{n} deals, {needed}</source>
            <extracomment>for 1: 1 deal, {needed}</extracomment>
            <translation>
                <numerusform>1 Runde, {needed}</numerusform>
                <numerusform>{n} Runden, {needed}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>Reconstructed: the sources tell too little of this game to be sure of it.</source>
            <translation>Rekonstruiert: Die Quellen sagen zu wenig über dieses Spiel, um sicher zu sein.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>Described by: {sources}.</source>
            <translation>Beschrieben von: {sources}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>a game that is gone</source>
            <translation>ein Spiel, das es nicht mehr gibt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>Your own rules, just like {game}.</source>
            <translation>Deine eigenen Regeln, genau wie {game}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>Found because:</source>
            <translation>Gefunden wegen:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>{packs} of cards, {hand} cards each, {foot} more in the second hand (the foot)</source>
            <translation>{packs}, je {hand} Karten, {foot} weitere im zweiten Blatt (dem Fuß)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>{packs} of cards, {hand} cards each</source>
            <translation>{packs}, je {hand} Karten</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>Partners are drawn by cards before the first deal.</source>
            <translation>Vor der ersten Runde werden die Partner durch Karten bestimmt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>2 players, one against the other</source>
            <translation>2 Spieler, einer gegen den anderen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>{n} players, two against two</source>
            <extracomment>pairs</extracomment>
            <translation>{n} Spieler, zwei gegen zwei</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>{n} players, three against three, every other seat a team-mate</source>
            <extracomment>triples</extracomment>
            <translation>{n} Spieler, drei gegen drei, jeder zweite Platz ein Mitspieler</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>{n} players, everyone for themselves until somebody takes the discard pile: that player is alone for the rest of the deal, and the other two become partners</source>
            <extracomment>temp_2v1</extracomment>
            <translation>{n} Spieler, jeder für sich, bis jemand das Paket nimmt: Der spielt den Rest der Runde allein, und die beiden anderen werden Partner</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>{n} players, two against three: of the three, two play each deal in turn while the third rests</source>
            <extracomment>rotating_3v2</extracomment>
            <translation>{n} Spieler, zwei gegen drei: Von den dreien spielen reihum zwei, der dritte setzt die Runde aus</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>{n} players in three pairs, each with the partner opposite</source>
            <translation>{n} Spieler in drei Paaren, jeder seinem Partner gegenüber</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>{n} players, everyone alone</source>
            <translation>{n} Spieler, jeder für sich</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>First to {goal} points, {needed}</source>
            <translation>Bis {goal} Punkte, {needed}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>You</source>
            <translation>Du</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>Opponent</source>
            <translation>Gegner</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>Player {n}</source>
            <translation>Spieler {n}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>Partner</source>
            <translation>Partner</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>On your left</source>
            <translation>Links von dir</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>Second pair</source>
            <translation>Zweites Paar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>Third pair</source>
            <translation>Drittes Paar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>On your right</source>
            <translation>Rechts von dir</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>Opposite</source>
            <translation>Gegenüber</translation>
        </message>
    </context>
    <context>
        <name>hints</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Throw {card}: in {n} of 100 deals I imagined, {name} takes the pile; with the {other} in {m}.</source>
            <extracomment>safer</extracomment>
            <translation>Leg {card} ab: In {n} von 100 vorgestellten Runden nimmt {name} das Paket; mit {other} in {m}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Throw {card}: it did best in the deals I imagined, and {name} takes the pile in {n} of 100.</source>
            <extracomment>better</extracomment>
            <translation>Leg {card} ab: In den vorgestellten Runden war das am besten, und {name} nimmt das Paket in {n} von 100.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Throw {card}: {name} takes the pile in {n} of 100 deals I imagined. Other cards are about as good.</source>
            <extracomment>about_equal</extracomment>
            <translation>Leg {card} ab: {name} nimmt das Paket in {n} von 100 vorgestellten Runden. Andere Karten sind etwa gleich gut.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Throw {card}: you need it least.</source>
            <extracomment>rule_of_thumb</extracomment>
            <translation>Leg {card} ab: Die brauchst du am wenigsten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Draw from the stock.</source>
            <extracomment>draw</extracomment>
            <translation>Zieh vom Stapel.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Take the discard pile.</source>
            <extracomment>take</extracomment>
            <translation>Nimm das Paket.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Lay down {cards}.</source>
            <extracomment>lay</extracomment>
            <translation>Leg {cards} aus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Go out.</source>
            <extracomment>go_out</extracomment>
            <translation>Mach aus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Keep your cards and end the turn.</source>
            <extracomment>pass</extracomment>
            <translation>Behalte deine Karten und beende den Zug.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Ask your partner whether you may go out.</source>
            <extracomment>ask</extracomment>
            <translation>Frag deinen Partner, ob du ausmachen darfst.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Say yes.</source>
            <extracomment>yes</extracomment>
            <translation>Sag Ja.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Say no.</source>
            <extracomment>no</extracomment>
            <translation>Sag Nein.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Declare your special hand.</source>
            <extracomment>special</extracomment>
            <translation>Sag dein Spezialblatt an.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Nothing needs much thought here: play on as you like.</source>
            <extracomment>other</extracomment>
            <translation>Hier ist nicht viel zu überlegen: Spiel, wie du magst.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>That did best in the deals I imagined.</source>
            <extracomment>gain</extracomment>
            <translation>Das war in den vorgestellten Runden am besten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Other ways are about as good.</source>
            <extracomment>equal</extracomment>
            <translation>Anderes ist etwa gleich gut.</translation>
        </message>
    </context>
    <context>
        <name>history</name>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>Date</source>
            <extracomment>played</extracomment>
            <translation>Datum</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>Rules</source>
            <extracomment>rules_name</extracomment>
            <translation>Regeln</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>Players</source>
            <extracomment>players</extracomment>
            <translation>Spieler</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>Result</source>
            <extracomment>state</extracomment>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>Margin</source>
            <extracomment>margin</extracomment>
            <translation>Abstand</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>Deals</source>
            <extracomment>deals</extracomment>
            <translation>Runden</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>Not finished</source>
            <extracomment>running</extracomment>
            <translation>Nicht beendet</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>Won</source>
            <extracomment>won</extracomment>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>Lost</source>
            <extracomment>lost</extracomment>
            <translation>Verloren</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>Shared</source>
            <extracomment>shared</extracomment>
            <translation>Unentschieden</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>Watched</source>
            <extracomment>watched</extracomment>
            <translation>Zugesehen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>At any time</source>
            <translation>Irgendwann</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>Today</source>
            <extracomment>day</extracomment>
            <translation>Heute</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>The last 7 days</source>
            <extracomment>week</extracomment>
            <translation>Die letzten 7 Tage</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>The last 30 days</source>
            <extracomment>month</extracomment>
            <translation>Die letzten 30 Tage</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>The last 12 months</source>
            <extracomment>year</extracomment>
            <translation>Die letzten 12 Monate</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>{name}: {level}</source>
            <translation>{name}: {level}</translation>
        </message>
    </context>
    <context>
        <name>levels</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Newcomer</source>
            <extracomment>newcomer</extracomment>
            <translation>Neuling</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Lays cards down as they come and remembers nothing: good for learning.</source>
            <extracomment>newcomer</extracomment>
            <translation>Legt die Karten aus, wie sie kommen, und merkt sich nichts: gut zum Lernen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Casual player</source>
            <extracomment>casual</extracomment>
            <translation>Gelegenheitsspieler</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Plays for the fun of it and remembers only what was thrown just now.</source>
            <extracomment>casual</extracomment>
            <translation>Spielt aus Freude und merkt sich nur, was gerade abgelegt wurde.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Steady player</source>
            <extracomment>steady</extracomment>
            <translation>Solide</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Remembers the pile, keeps pairs, and watches what it throws to you.</source>
            <extracomment>steady</extracomment>
            <translation>Merkt sich die Ablage, behält Paare und achtet darauf, was du bekommst.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Club player</source>
            <extracomment>club</extracomment>
            <translation>Vereinsspieler</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Plays steadily, and thinks ahead a little before every move.</source>
            <extracomment>club</extracomment>
            <translation>Spielt solide und denkt vor jedem Zug ein wenig voraus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Expert</source>
            <extracomment>expert</extracomment>
            <translation>Könner</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Imagines many ways the hidden cards may lie and picks what does best.</source>
            <extracomment>expert</extracomment>
            <translation>Stellt sich viele Verteilungen der verdeckten Karten vor und wählt das Beste.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Master</source>
            <extracomment>master</extracomment>
            <translation>Meister</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Like the expert, but looks longest and most carefully.</source>
            <extracomment>master</extracomment>
            <translation>Wie der Könner, schaut aber am längsten und genauesten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Plays anything</source>
            <extracomment>random</extracomment>
            <translation>Spielt irgendetwas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Any move that the rules allow.</source>
            <extracomment>random</extracomment>
            <translation>Irgendein Zug, den die Regeln erlauben.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Even-tempered</source>
            <translation>Ausgeglichen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Has no special liking.</source>
            <translation>Ohne besondere Vorliebe.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Freezer</source>
            <extracomment>freezer</extracomment>
            <translation>Einfrierer</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Likes to freeze the pile.</source>
            <extracomment>freezer</extracomment>
            <translation>Friert das Paket gern ein.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Pile hunter</source>
            <extracomment>hunter</extracomment>
            <translation>Paketjäger</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Keeps pairs and waits for big piles.</source>
            <extracomment>hunter</extracomment>
            <translation>Behält Paare und wartet auf große Pakete.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Sprinter</source>
            <extracomment>sprinter</extracomment>
            <translation>Sprinter</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Would rather go out early.</source>
            <extracomment>sprinter</extracomment>
            <translation>Macht am liebsten früh aus.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Miser</source>
            <extracomment>miser</extracomment>
            <translation>Geizhals</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Holds on to wild cards and safe discards.</source>
            <extracomment>miser</extracomment>
            <translation>Hält wilde Karten und sichere Ablagen fest.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Builder</source>
            <extracomment>builder</extracomment>
            <translation>Baumeister</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Lays many melds and builds canastas.</source>
            <extracomment>builder</extracomment>
            <translation>Legt viele Meldungen aus und baut Canastas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>This game cannot be thought ahead yet, so it is played like a steady player.</source>
            <translation>Dieses Spiel lässt sich noch nicht vorausdenken, darum wird solide gespielt.</translation>
        </message>
    </context>
    <context>
        <name>match_setup</name>
        <message>
            <location filename="../../canasta_qt/controller/match_setup.py" />
            <source>{game}, changed</source>
            <translation>{game}, geändert</translation>
        </message>
    </context>
    <context>
        <name>options</name>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The match</source>
            <extracomment>heading of the group match</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The cards</source>
            <extracomment>heading of the group pack</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The deal</source>
            <extracomment>heading of the group deal</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Drawing</source>
            <extracomment>heading of the group draw</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Bonus cards for opening</source>
            <extracomment>heading of the group bonus_cards, label of bonus_cards.mode</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The foot</source>
            <extracomment>heading of the group foot</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Red threes</source>
            <extracomment>heading of the group red_three, deal.upcard_reject = 3r, pile.blocked_tops = 3r</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Black threes</source>
            <extracomment>heading of the group black_three, deal.upcard_reject = 3b, pile.blocked_tops = 3b</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Keeping threes</source>
            <extracomment>heading of the group three</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Melds</source>
            <extracomment>heading of the group meld</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Wild melds</source>
            <extracomment>heading of the group wild_meld, label of wild_meld.enabled</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Sequences</source>
            <extracomment>heading of the group sequence, label of sequence.enabled</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Aces and sevens</source>
            <extracomment>heading of the group special_rank, label of special_rank.bonus</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Opening</source>
            <extracomment>heading of the group initial</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Taking the pile</source>
            <extracomment>heading of the group pile</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Freezing the pile</source>
            <extracomment>heading of the group freeze</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Discarding</source>
            <extracomment>heading of the group discard</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Going out</source>
            <extracomment>heading of the group go_out</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>May I go out?</source>
            <extracomment>heading of the group permission, label of permission.mode</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Going out concealed</source>
            <extracomment>heading of the group concealed, label of concealed.total</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Special hands</source>
            <extracomment>heading of the group special_hands, label of special_hands.list</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>End of the stock</source>
            <extracomment>heading of the group stock_end</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Scoring</source>
            <extracomment>heading of the group score</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Penalties</source>
            <extracomment>heading of the group penalty</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>At the table</source>
            <extracomment>heading of the group table</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Players</source>
            <extracomment>label of match.players</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many people sit at the table. With rotating teams of three and two, five share the four seats of each deal.</source>
            <extracomment>help of match.players</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Everybody plays alone.</source>
            <extracomment>match.team_mode = solo</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Partners sit across the table and share melds and score.</source>
            <extracomment>match.team_mode = pairs</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Six players in two teams of three, every other seat.</source>
            <extracomment>match.team_mode = triples</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Three players; whoever takes the pile first plays the other two.</source>
            <extracomment>match.team_mode = temp_2v1</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Five players; the team of three sends two to each deal in turn.</source>
            <extracomment>match.team_mode = rotating_3v2</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Teams</source>
            <extracomment>label of match.team_mode</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Who shares melds and score with whom.</source>
            <extracomment>help of match.team_mode</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Team-mates never sit next to each other.</source>
            <extracomment>match.seating = alternate</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Seating</source>
            <extracomment>label of match.seating</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How the teams are placed around the table.</source>
            <extracomment>help of match.seating</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>You choose the seats yourselves.</source>
            <extracomment>match.partner_selection = agreed</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Seats are shuffled.</source>
            <extracomment>match.partner_selection = random</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Everybody draws a card; the two highest become partners.</source>
            <extracomment>match.partner_selection = draw_two_highest</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Choosing partners</source>
            <extracomment>label of match.partner_selection</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How partners find each other. When drawing, aces are high and spades beat hearts, diamonds and clubs; the highest card also plays first.</source>
            <extracomment>help of match.partner_selection</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Anybody may be the first dealer.</source>
            <extracomment>match.first_dealer = random</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whoever drew the highest card plays first.</source>
            <extracomment>match.first_dealer = right_of_highest_draw</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>First dealer</source>
            <extracomment>label of match.first_dealer</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Who deals the first hand of the match. The player to the dealer's left begins.</source>
            <extracomment>help of match.first_dealer</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The deal passes to the left.</source>
            <extracomment>match.dealer_rotation = left</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The two players deal in turn.</source>
            <extracomment>match.dealer_rotation = alternate</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Next dealer</source>
            <extracomment>label of match.dealer_rotation</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How the deal moves on after each hand.</source>
            <extracomment>help of match.dealer_rotation</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The player to the dealer's left begins.</source>
            <extracomment>match.first_player = left_of_dealer</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>First to play</source>
            <extracomment>label of match.first_player</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Who has the first turn of a deal.</source>
            <extracomment>help of match.first_player</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The player to the dealer's right cuts.</source>
            <extracomment>match.cutter = right_of_dealer</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The player to the dealer's left cuts.</source>
            <extracomment>match.cutter = left_of_dealer</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whoever keeps the score cuts.</source>
            <extracomment>match.cutter = scorekeeper</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Who cuts</source>
            <extracomment>label of match.cutter</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Who cuts the cards before the deal. It only matters where an exact cut earns points.</source>
            <extracomment>help of match.cutter</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>End of the match</source>
            <extracomment>label of match.end</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Play to a number of points, or for a number of deals. Totals are compared only after a deal is fully scored, and the highest total wins, not the first to get there.</source>
            <extracomment>help of match.end</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Deal again until one side is ahead.</source>
            <extracomment>match.tie = play_on</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The win is shared.</source>
            <extracomment>match.tie = shared</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Equal totals</source>
            <extracomment>label of match.tie</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What happens when the best sides are level at the end.</source>
            <extracomment>help of match.tie</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>One total for each team.</source>
            <extracomment>match.score_unit = per_team</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>One total for each player.</source>
            <extracomment>match.score_unit = per_player</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Score kept</source>
            <extracomment>label of match.score_unit</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether totals belong to teams or to players. Play alone needs a total per player.</source>
            <extracomment>help of match.score_unit</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>For the opponents</source>
            <extracomment>label of match.forfeit_call</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>For your own side</source>
            <extracomment>label of match.forfeit_call</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Your partner must agree</source>
            <extracomment>label of match.forfeit_call</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A deal is always played out.</source>
            <extracomment>none_means of match.forfeit_call</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Giving up a deal</source>
            <extracomment>label of match.forfeit_call</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Lets a player concede the deal on their own turn, for a fixed score.</source>
            <extracomment>help of match.forfeit_call</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Straight</source>
            <extracomment>match.instant_win = straight, special_hands.list = straight</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Natural pairs</source>
            <extracomment>match.instant_win = pairs_natural, special_hands.list = pairs_natural</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Pairs with a wild pair</source>
            <extracomment>match.instant_win = pairs_wild, special_hands.list = pairs_wild</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Miami</source>
            <extracomment>match.instant_win = miami, special_hands.list = miami</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Garbage</source>
            <extracomment>match.instant_win = garbage, special_hands.list = garbage</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Zip</source>
            <extracomment>match.instant_win = zip, special_hands.list = zip</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Blast off</source>
            <extracomment>match.instant_win = blast_off, special_hands.list = blast_off</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Triples</source>
            <extracomment>match.instant_win = triples, special_hands.list = triples</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Quads</source>
            <extracomment>match.instant_win = quads, special_hands.list = quads</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Dream with four wilds</source>
            <extracomment>match.instant_win = dream_plus4, special_hands.list = dream_plus4</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Dream with five wilds</source>
            <extracomment>match.instant_win = dream_plus5, special_hands.list = dream_plus5</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Instant win</source>
            <extracomment>label of match.instant_win</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A feat in one deal that wins the whole match at once: a number of canastas, or a very special hand.</source>
            <extracomment>help of match.instant_win</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Decks</source>
            <extracomment>label of pack.decks</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many packs of 52 cards are shuffled together.</source>
            <extracomment>help of pack.decks</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Jokers</source>
            <extracomment>label of pack.jokers, pack.wild_ranks = X, pack.points = X, deal.upcard_reject = X, pile.blocked_tops = X, go_out.final_ban = X</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many jokers there are in all, not per deck.</source>
            <extracomment>help of pack.jokers</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Twos</source>
            <extracomment>pack.wild_ranks = 2, pack.points = 2, deal.upcard_reject = 2, pile.blocked_tops = 2, go_out.final_ban = 2</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Wild cards</source>
            <extracomment>label of pack.wild_ranks, discard.empty_pile_ban = wild, go_out.blocked_by_incomplete = wild</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Which cards can stand in for others.</source>
            <extracomment>help of pack.wild_ranks</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Aces</source>
            <extracomment>pack.points = A, deal.pile_face_down_map = A, meld.never_wild_ranks = A, meld.wild_only_if_opened_dirty = A, pile.blocked_ranks = A, discard.empty_pile_ban = A, discard.rank_locks = A</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Kings</source>
            <extracomment>pack.points = K, deal.pile_face_down_map = K, meld.never_wild_ranks = K, meld.wild_only_if_opened_dirty = K, pile.blocked_ranks = K, discard.rank_locks = K</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Queens</source>
            <extracomment>pack.points = Q, deal.pile_face_down_map = Q, meld.never_wild_ranks = Q, meld.wild_only_if_opened_dirty = Q, pile.blocked_ranks = Q, discard.rank_locks = Q</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Jacks</source>
            <extracomment>pack.points = J, deal.pile_face_down_map = J, meld.never_wild_ranks = J, meld.wild_only_if_opened_dirty = J, pile.blocked_ranks = J, discard.rank_locks = J</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Tens</source>
            <extracomment>pack.points = T, deal.pile_face_down_map = T, meld.never_wild_ranks = T, meld.wild_only_if_opened_dirty = T, pile.blocked_ranks = T, discard.rank_locks = T</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Nines</source>
            <extracomment>pack.points = 9, deal.pile_face_down_map = 9, meld.never_wild_ranks = 9, meld.wild_only_if_opened_dirty = 9, pile.blocked_ranks = 9, discard.rank_locks = 9</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Eights</source>
            <extracomment>pack.points = 8, deal.pile_face_down_map = 8, meld.never_wild_ranks = 8, meld.wild_only_if_opened_dirty = 8, pile.blocked_ranks = 8, discard.rank_locks = 8</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Sevens</source>
            <extracomment>pack.points = 7, deal.pile_face_down_map = 7, meld.never_wild_ranks = 7, meld.wild_only_if_opened_dirty = 7, pile.blocked_ranks = 7, discard.empty_pile_ban = 7, discard.rank_locks = 7, go_out.final_ban = 7, go_out.blocked_by_incomplete = 7</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Sixes</source>
            <extracomment>pack.points = 6, deal.pile_face_down_map = 6, meld.never_wild_ranks = 6, meld.wild_only_if_opened_dirty = 6, pile.blocked_ranks = 6, discard.rank_locks = 6</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Fives</source>
            <extracomment>pack.points = 5, deal.pile_face_down_map = 5, meld.never_wild_ranks = 5, meld.wild_only_if_opened_dirty = 5, pile.blocked_ranks = 5, discard.rank_locks = 5</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Fours</source>
            <extracomment>pack.points = 4, deal.pile_face_down_map = 4, meld.never_wild_ranks = 4, meld.wild_only_if_opened_dirty = 4, pile.blocked_ranks = 4, discard.rank_locks = 4</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Card values</source>
            <extracomment>label of pack.points</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What each card is worth: for the opening, on the table and, as a loss, in hand. Threes have values of their own.</source>
            <extracomment>help of pack.points</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards in hand</source>
            <extracomment>label of deal.hand_size</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many cards everybody is dealt.</source>
            <extracomment>help of deal.hand_size</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards in the foot</source>
            <extracomment>label of deal.foot_size</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A second packet for each player, picked up later in the deal. 0 means there is none.</source>
            <extracomment>help of deal.foot_size</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Turn an upcard</source>
            <extracomment>label of deal.upcard</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>One card is turned over to start the discard pile. Without it the pile starts empty and the first player has to draw.</source>
            <extracomment>help of deal.upcard</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Upcards not accepted</source>
            <extracomment>label of deal.upcard_reject</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards that cannot stay on top of the new pile.</source>
            <extracomment>help of deal.upcard_reject</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>It stays, and another card is turned on top of it.</source>
            <extracomment>deal.upcard_reject_action = cover</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>It goes back into the stock, and another card is turned.</source>
            <extracomment>deal.upcard_reject_action = bury</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>It stays on top.</source>
            <extracomment>deal.upcard_reject_action = leave</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>When such a card is turned</source>
            <extracomment>label of deal.upcard_reject_action</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What is done with an upcard that is not accepted.</source>
            <extracomment>help of deal.upcard_reject_action</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>There is no limit.</source>
            <extracomment>none_means of deal.upcard_max_rejects, none_means of meld.max_size</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Deal again after</source>
            <extracomment>label of deal.upcard_max_rejects</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>So many unaccepted upcards in a row, and the same dealer deals again.</source>
            <extracomment>help of deal.upcard_max_rejects</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>As many as the table for the upcard says.</source>
            <extracomment>deal.pile_face_down = by_upcard</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Hidden cards under the pile</source>
            <extracomment>label of deal.pile_face_down</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Unknown cards slid under the upcard. Wild cards among them do not freeze the pile, and whoever takes it lays out red threes found there.</source>
            <extracomment>help of deal.pile_face_down</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Hidden cards by upcard</source>
            <extracomment>label of deal.pile_face_down_map</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many hidden cards go under each upcard.</source>
            <extracomment>help of deal.pile_face_down_map</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The side of the player who cuts.</source>
            <extracomment>deal.exact_cut_bonus = cutter_team</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The dealer's side.</source>
            <extracomment>deal.exact_cut_bonus = dealer_team</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Every player, when cutting their own cards.</source>
            <extracomment>deal.exact_cut_bonus = each_player</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Who may earn it</source>
            <extracomment>label of deal.exact_cut_bonus</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards to cut</source>
            <extracomment>label of deal.exact_cut_bonus</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points</source>
            <extracomment>label of deal.exact_cut_bonus, label of sequence.short_penalty, label of special_hands.list, label of score.set_bonus</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cutting earns nothing.</source>
            <extracomment>none_means of deal.exact_cut_bonus</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Bonus for an exact cut</source>
            <extracomment>label of deal.exact_cut_bonus</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points for lifting exactly the right number of cards off the deck.</source>
            <extracomment>help of deal.exact_cut_bonus</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>There is no turn card.</source>
            <extracomment>none_means of deal.turn_card</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Turn card</source>
            <extracomment>label of deal.turn_card</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A card this many from the bottom of the stock is laid sideways, as a warning that the end is near. Some games tie the bonus cards to it.</source>
            <extracomment>help of deal.turn_card</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards drawn</source>
            <extracomment>label of draw.count</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many cards you draw when you do not take the pile.</source>
            <extracomment>help of draw.count</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>You draw what is left and play on.</source>
            <extracomment>draw.short_stock = take_rest</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The deal ends at once.</source>
            <extracomment>draw.short_stock = end_hand, stock_end.last_red_three = end_no_meld</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Too few cards left</source>
            <extracomment>label of draw.short_stock</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What happens when the stock has some cards left, but fewer than a full draw.</source>
            <extracomment>help of draw.short_stock</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Drawn with the pile</source>
            <extracomment>label of draw.extra_with_pile</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards drawn from the stock on top of taking the pile.</source>
            <extracomment>help of draw.extra_with_pile</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Opening earns no cards.</source>
            <extracomment>bonus_cards.mode = none</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Drawn from the stock after the discard of the opening turn.</source>
            <extracomment>bonus_cards.mode = draw_from_stock</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Packets put aside during the deal.</source>
            <extracomment>bonus_cards.mode = reserved_packets</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Drawn straight into the hand during the opening turn.</source>
            <extracomment>bonus_cards.mode = draw_now</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Extra cards that the player who opens for a team receives.</source>
            <extracomment>help of bonus_cards.mode</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many bonus cards</source>
            <extracomment>label of bonus_cards.counts</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>For the first team to open, and for the second.</source>
            <extracomment>help of bonus_cards.counts</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Only before the turn card</source>
            <extracomment>label of bonus_cards.needs_turn_card</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Bonus cards are given only while the turn card is still in the stock.</source>
            <extracomment>help of bonus_cards.needs_turn_card</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>All of them, even past the turn card.</source>
            <extracomment>bonus_cards.limit = full</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Never past the turn card, so perhaps fewer.</source>
            <extracomment>bonus_cards.limit = through_turn_card</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Limit at the turn card</source>
            <extracomment>label of bonus_cards.limit</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether bonus cards may be drawn past the turn card.</source>
            <extracomment>help of bonus_cards.limit</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Also with the pile</source>
            <extracomment>label of bonus_cards.with_pile_take, label of concealed.pile_ok</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Bonus cards are given even when the opening player took the pile in that turn.</source>
            <extracomment>help of bonus_cards.with_pile_take</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>They lie face down until your next turn.</source>
            <extracomment>bonus_cards.usable = next_turn</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>You may play them at once.</source>
            <extracomment>bonus_cards.usable = same_turn</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>When to use them</source>
            <extracomment>label of bonus_cards.usable</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>When bonus cards may be picked up.</source>
            <extracomment>help of bonus_cards.usable</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>None when going out</source>
            <extracomment>label of bonus_cards.not_if_going_out</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Opening and going out in the same turn earns no bonus cards.</source>
            <extracomment>help of bonus_cards.not_if_going_out</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>There is no foot to pick up.</source>
            <extracomment>foot.pickup = none</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>When the hand is played out.</source>
            <extracomment>foot.pickup = hand_empty</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>When you complete a canasta yourself.</source>
            <extracomment>foot.pickup = own_first_canasta</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The same, but a mixed canasta does not do.</source>
            <extracomment>foot.pickup = own_first_nonblack_canasta</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>First your partner completes a canasta, then you.</source>
            <extracomment>foot.pickup = partner_then_self</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Picking up the foot</source>
            <extracomment>label of foot.pickup</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What earns a player the second packet.</source>
            <extracomment>help of foot.pickup</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>At the end of that turn.</source>
            <extracomment>foot.when = after_discard</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>At once if the hand was melded out; after a discard, for the next turn.</source>
            <extracomment>foot.when = same_turn_if_melded_out</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>When it is picked up</source>
            <extracomment>label of foot.when</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether play goes on with the foot in the same turn.</source>
            <extracomment>help of foot.when</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>No looking.</source>
            <extracomment>foot.peek = never</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>One look before play begins.</source>
            <extracomment>foot.peek = once_before_play</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Looking at the foot</source>
            <extracomment>label of foot.peek</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether you may look at your foot before you pick it up.</source>
            <extracomment>help of foot.peek</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Replace red threes</source>
            <extracomment>label of foot.red_three_replaced</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Red threes found in the foot are replaced from the stock.</source>
            <extracomment>help of foot.red_three_replaced</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Unused foot counts</source>
            <extracomment>label of foot.unpicked_counts</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The cards of a foot never picked up count against the team.</source>
            <extracomment>help of foot.unpicked_counts</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Red three in an unused foot</source>
            <extracomment>label of foot.unpicked_red_three</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points for each red three in a foot never picked up.</source>
            <extracomment>help of foot.unpicked_red_three</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Laid out for points.</source>
            <extracomment>red_three.role = bonus</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Both colours are laid out and scored by the modern table.</source>
            <extracomment>red_three.role = modern</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cannot be laid out: discard it or pay for it.</source>
            <extracomment>red_three.role = penalty_card</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Red threes are</source>
            <extracomment>label of red_three.role</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What a red three is for.</source>
            <extracomment>help of red_three.role</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>At once; those dealt to you, before the first turn.</source>
            <extracomment>red_three.place = on_receipt</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Those dealt to you wait for your first turn.</source>
            <extracomment>red_three.place = own_turn_start</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whenever you like, or never.</source>
            <extracomment>red_three.place = optional</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>When they are laid out</source>
            <extracomment>label of red_three.place</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>When a red three goes from the hand to the table.</source>
            <extracomment>help of red_three.place</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Replace from the stock</source>
            <extracomment>label of red_three.replace_from_stock</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Each red three laid out from the hand is replaced by a card from the stock.</source>
            <extracomment>help of red_three.replace_from_stock</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Replace those from the pile</source>
            <extracomment>label of red_three.replace_when_from_pile</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A red three found in a taken pile is replaced from the stock, too.</source>
            <extracomment>help of red_three.replace_when_from_pile</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points by number held</source>
            <extracomment>label of red_three.totals, label of black_three.totals</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The total for none, one, two, three red threes and so on.</source>
            <extracomment>help of red_three.totals</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The team has melded something.</source>
            <extracomment>red_three.positive_if = has_meld</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The team has a canasta of sevens.</source>
            <extracomment>red_three.positive_if = kind:sevens</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The team has a canasta with and one without wild cards.</source>
            <extracomment>red_three.positive_if = clean_and_dirty</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Red threes always count as a plus.</source>
            <extracomment>red_three.positive_if = always</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The modern score table decides.</source>
            <extracomment>red_three.positive_if = matrix</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The team has at least so many canastas.</source>
            <extracomment>counted_means of red_three.positive_if</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>They count as a plus if</source>
            <extracomment>label of red_three.positive_if</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What a team must have for its red threes to count as a plus.</source>
            <extracomment>help of red_three.positive_if</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>They count as a minus of the same size.</source>
            <extracomment>red_three.otherwise = negate</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>They count nothing.</source>
            <extracomment>red_three.otherwise = zero</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Nothing with clean canastas only, minus with dirty ones only, and twice the minus with none at all.</source>
            <extracomment>red_three.otherwise = canastone</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Otherwise</source>
            <extracomment>label of red_three.otherwise</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What red threes count if that condition is not met.</source>
            <extracomment>help of red_three.otherwise</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Minus only if others go out</source>
            <extracomment>label of red_three.negate_only_if_opponents_out</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The minus applies only when the other side went out.</source>
            <extracomment>help of red_three.negate_only_if_opponents_out</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Left in hand</source>
            <extracomment>label of red_three.in_hand_end</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What a red three costs that is still in a hand at the end: each, once for all, or as if it had been laid out.</source>
            <extracomment>help of red_three.in_hand_end</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>May be discarded</source>
            <extracomment>label of red_three.discardable</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Red threes may be put on the discard pile.</source>
            <extracomment>help of red_three.discardable</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Blocks the pile for the next player.</source>
            <extracomment>black_three.role = stop</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Laid out and scored like red threes in the modern games.</source>
            <extracomment>black_three.role = modern</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Laid out and replaced, with points of its own.</source>
            <extracomment>black_three.role = bonus_like_red</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Black threes are</source>
            <extracomment>label of black_three.role</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What a black three is for.</source>
            <extracomment>help of black_three.role</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The total for none, one, two, three black threes and so on.</source>
            <extracomment>help of black_three.totals</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Blocks the pile</source>
            <extracomment>label of black_three.blocks_next</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A pile with a black three on top cannot be taken.</source>
            <extracomment>help of black_three.blocks_next</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Only in the turn in which you go out.</source>
            <extracomment>black_three.meld = going_out_only</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Never.</source>
            <extracomment>black_three.meld = never</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whenever you like.</source>
            <extracomment>black_three.meld = anytime</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Melding black threes</source>
            <extracomment>label of black_three.meld</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>When black threes may be melded.</source>
            <extracomment>help of black_three.meld</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards in such a meld</source>
            <extracomment>label of black_three.meld_sizes</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The fewest and the most black threes in one meld.</source>
            <extracomment>help of black_three.meld_sizes</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Wild cards in such a meld</source>
            <extracomment>label of black_three.meld_wilds</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many wild cards a meld of black threes may hold.</source>
            <extracomment>help of black_three.meld_wilds</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Can be a canasta</source>
            <extracomment>label of black_three.meld_is_canasta</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Enough black threes make a canasta with its bonus.</source>
            <extracomment>help of black_three.meld_is_canasta</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Value when melded</source>
            <extracomment>label of black_three.points_melded</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What each melded black three is worth.</source>
            <extracomment>help of black_three.points_melded</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cost in hand</source>
            <extracomment>label of black_three.points_hand</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What each black three left in a hand costs.</source>
            <extracomment>help of black_three.points_hand</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Not in the first turn</source>
            <extracomment>label of black_three.no_discard_first_round</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Black threes may not be discarded in a player's first turn.</source>
            <extracomment>help of black_three.no_discard_first_round</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>For each one</source>
            <extracomment>label of black_three.removed_on_pile_take</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>For all of them together</source>
            <extracomment>label of black_three.removed_on_pile_take</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Black threes stay in the pile.</source>
            <extracomment>none_means of black_three.removed_on_pile_take</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Leave play with the pile</source>
            <extracomment>label of black_three.removed_on_pile_take</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Black threes in a taken pile leave play and earn the taker points.</source>
            <extracomment>help of black_three.removed_on_pile_take</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Keep one for a straight</source>
            <extracomment>label of three.keep_one_for_straight</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Until the team opens, a player may keep a single three back for the straight.</source>
            <extracomment>help of three.keep_one_for_straight</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Keep as many as you like</source>
            <extracomment>label of three.keep_any</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Any number of threes may be kept in hand.</source>
            <extracomment>help of three.keep_any</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>In hand as if laid</source>
            <extracomment>label of three.in_hand_scores_as_laid</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Threes caught in a hand count by the table for laid threes.</source>
            <extracomment>help of three.in_hand_scores_as_laid</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Smallest meld</source>
            <extracomment>label of meld.min_size</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The fewest cards of a meld of one rank.</source>
            <extracomment>help of meld.min_size</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Largest meld</source>
            <extracomment>label of meld.max_size</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The most cards a meld may grow to.</source>
            <extracomment>help of meld.max_size</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards in a canasta</source>
            <extracomment>label of meld.canasta_size</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many cards make a canasta.</source>
            <extracomment>help of meld.canasta_size</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Natural cards at least</source>
            <extracomment>label of meld.min_naturals</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The fewest natural cards in a meld of one rank.</source>
            <extracomment>help of meld.min_naturals</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Only the balance of cards limits them.</source>
            <extracomment>none_means of meld.max_wilds</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Wild cards at most</source>
            <extracomment>label of meld.max_wilds</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The most wild cards in a meld of one rank.</source>
            <extracomment>help of meld.max_wilds</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>No further limit.</source>
            <extracomment>meld.ratio = none</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>At least as many naturals as wild cards.</source>
            <extracomment>meld.ratio = nat_ge_wild</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>More naturals than wild cards.</source>
            <extracomment>meld.ratio = nat_gt_wild</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>At least two naturals for each wild card.</source>
            <extracomment>meld.ratio = nat_ge_2wild</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Balance of cards</source>
            <extracomment>label of meld.ratio</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How naturals and wild cards must balance in a meld, after each move.</source>
            <extracomment>help of meld.ratio</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The limit counts for the whole meld.</source>
            <extracomment>meld.wild_cap_scope = whole</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A canasta with four naturals may take any number of wilds.</source>
            <extracomment>meld.wild_cap_scope = first_seven</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The limit on wilds counts</source>
            <extracomment>label of meld.wild_cap_scope</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether more wild cards may join once the canasta is complete.</source>
            <extracomment>help of meld.wild_cap_scope</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Five naturals first</source>
            <extracomment>label of meld.rule_of_five</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>After the turn in which the team opened, a wild card may join only a meld with at least five naturals.</source>
            <extracomment>help of meld.rule_of_five</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>One meld per rank; new cards join it.</source>
            <extracomment>meld.same_rank = merge</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A second one may begin when the first is a canasta.</source>
            <extracomment>meld.same_rank = new_after_canasta</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Any number of melds; you may merge them.</source>
            <extracomment>meld.same_rank = many</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Melds of the same rank</source>
            <extracomment>label of meld.same_rank</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether a team may have several melds of one rank.</source>
            <extracomment>help of meld.same_rank</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Add naturals to a canasta</source>
            <extracomment>label of meld.add_natural_to_canasta</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Natural cards may still be added to a complete canasta.</source>
            <extracomment>help of meld.add_natural_to_canasta</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Add wilds to a natural canasta</source>
            <extracomment>label of meld.add_wild_to_natural_canasta</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A wild card may be added to a natural canasta, which makes it a mixed one.</source>
            <extracomment>help of meld.add_wild_to_natural_canasta</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Add wilds to a mixed canasta</source>
            <extracomment>label of meld.add_wild_to_mixed_canasta</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Wild cards may be added to a mixed canasta, up to the limit.</source>
            <extracomment>help of meld.add_wild_to_mixed_canasta</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Ranks stay alive.</source>
            <extracomment>meld.dead_ranks = none</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Nobody may meld a rank again once it is a canasta.</source>
            <extracomment>meld.dead_ranks = both_teams</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A team may not meld the rank of its own canasta again.</source>
            <extracomment>meld.dead_ranks = own_team</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Dead ranks</source>
            <extracomment>label of meld.dead_ranks</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether a completed canasta closes its rank.</source>
            <extracomment>help of meld.dead_ranks</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Ranks without wilds</source>
            <extracomment>label of meld.never_wild_ranks</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Ranks whose melds may never hold wild cards.</source>
            <extracomment>help of meld.never_wild_ranks</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Wilds only from the start</source>
            <extracomment>label of meld.wild_only_if_opened_dirty</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Melds of these ranks may hold wild cards only if they had one when first laid in the opening turn; otherwise they stay pure for good.</source>
            <extracomment>help of meld.wild_only_if_opened_dirty</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Garbage heap</source>
            <extracomment>label of meld.discard_heap</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>After the canasta of sevens, loose cards of completed ranks may be put on the table for their face value.</source>
            <extracomment>help of meld.discard_heap</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Twos and jokers alone may form a meld, one for each team.</source>
            <extracomment>help of wild_meld.enabled</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards in a wild meld</source>
            <extracomment>label of wild_meld.sizes</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The fewest and the most cards of a wild meld.</source>
            <extracomment>help of wild_meld.sizes</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Locks the wild cards</source>
            <extracomment>label of wild_meld.lock</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>From its first card until it is a canasta, the team's wild cards may go nowhere else.</source>
            <extracomment>help of wild_meld.lock</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Twos only</source>
            <extracomment>label of wild_meld.bonus</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>With every joker</source>
            <extracomment>label of wild_meld.bonus, label of wild_meld.incomplete</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Anything else</source>
            <extracomment>label of wild_meld.bonus</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Wild canasta bonus</source>
            <extracomment>label of wild_meld.bonus</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points for a canasta of wild cards, by what it is made of.</source>
            <extracomment>help of wild_meld.bonus</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Ordinary</source>
            <extracomment>label of wild_meld.incomplete</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Unfinished wild meld</source>
            <extracomment>label of wild_meld.incomplete</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points, usually a loss, for a wild meld that did not become a canasta.</source>
            <extracomment>help of wild_meld.incomplete</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Counts for going out</source>
            <extracomment>label of wild_meld.counts_to_go_out</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A wild canasta is one of the canastas needed to go out.</source>
            <extracomment>help of wild_meld.counts_to_go_out</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A wild card on top can never be taken.</source>
            <extracomment>wild_meld.pile_take = never</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Two twos take a two, and two jokers take a joker.</source>
            <extracomment>wild_meld.pile_take = same_kind_pair</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Taking a pile with a wild on top</source>
            <extracomment>label of wild_meld.pile_take</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether wild cards can take the pile when a wild card is on top.</source>
            <extracomment>help of wild_meld.pile_take</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards of one suit in a row, from four to ace, form a meld.</source>
            <extracomment>help of sequence.enabled</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards in a sequence</source>
            <extracomment>label of sequence.sizes</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The fewest and the most cards of a sequence; at seven it is a canasta.</source>
            <extracomment>help of sequence.sizes</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Wild cards in a sequence</source>
            <extracomment>label of sequence.wilds</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many wild cards a sequence may hold.</source>
            <extracomment>help of sequence.wilds</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Sequence bonus</source>
            <extracomment>label of sequence.bonus</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points for a complete sequence of seven.</source>
            <extracomment>help of sequence.bonus</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Join sequences</source>
            <extracomment>label of sequence.merge</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Two sequences on the table may be joined by the card between them.</source>
            <extracomment>help of sequence.merge</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A sequence never takes the pile.</source>
            <extracomment>sequence.pile_take = none</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The top card alone may be added to your sequence.</source>
            <extracomment>sequence.pile_take = top_only</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>If the top card fits your sequence, you take the whole pile.</source>
            <extracomment>sequence.pile_take = whole_pile</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Taking the pile with a sequence</source>
            <extracomment>label of sequence.pile_take</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether the top card may extend one of your sequences on the table.</source>
            <extracomment>help of sequence.pile_take</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Extend when going out</source>
            <extracomment>label of sequence.extend_complete_when_going_out</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A complete sequence may grow at its ends in the turn in which you go out.</source>
            <extracomment>help of sequence.extend_complete_when_going_out</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Shorter than</source>
            <extracomment>label of sequence.short_penalty</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Short sequences cost nothing.</source>
            <extracomment>none_means of sequence.short_penalty</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Short sequences</source>
            <extracomment>label of sequence.short_penalty</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points, usually a loss, for each sequence that stayed too short.</source>
            <extracomment>help of sequence.short_penalty</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Natural canasta of aces</source>
            <extracomment>special_rank.bonus = A_pure</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Mixed canasta of aces</source>
            <extracomment>special_rank.bonus = A_mixed</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Natural canasta of sevens</source>
            <extracomment>special_rank.bonus = 7_pure</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Any canasta of sevens</source>
            <extracomment>special_rank.bonus = 7_any</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Bonuses that take the place of the usual one for canastas of aces or sevens.</source>
            <extracomment>help of special_rank.bonus</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Natural meld of aces</source>
            <extracomment>special_rank.incomplete = A_pure</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Any meld of aces</source>
            <extracomment>special_rank.incomplete = A</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Natural meld of sevens</source>
            <extracomment>special_rank.incomplete = 7_pure</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Any meld of sevens</source>
            <extracomment>special_rank.incomplete = 7</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Unfinished aces and sevens</source>
            <extracomment>label of special_rank.incomplete</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points, usually a loss, for such a meld that did not become a canasta.</source>
            <extracomment>help of special_rank.incomplete</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Sets caught in hand</source>
            <extracomment>label of special_rank.hand_set</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points, usually a loss, for every player who is caught with several cards of a rank.</source>
            <extracomment>help of special_rank.hand_set</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Opening minimum</source>
            <extracomment>label of initial.table</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many points a team's first melds must be worth, by its score before the deal (or by the number of the deal).</source>
            <extracomment>help of initial.table</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The team's score before the deal.</source>
            <extracomment>initial.basis = score</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The number of the deal, from 1.</source>
            <extracomment>initial.basis = deal_number</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The minimum depends on</source>
            <extracomment>label of initial.basis</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What the rows of the opening table are looked up by.</source>
            <extracomment>help of initial.basis</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Top card counts</source>
            <extracomment>label of initial.top_card_counts</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The top card of the pile counts towards the opening when it is taken in that turn. The other cards of the pile never do.</source>
            <extracomment>help of initial.top_card_counts</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Canasta bonus counts</source>
            <extracomment>label of initial.canasta_bonus_counts</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The bonus of a canasta in the opening counts towards the minimum.</source>
            <extracomment>help of initial.canasta_bonus_counts</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Nothing more.</source>
            <extracomment>initial.require = none</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A meld of three naturals without wild cards, all from the hand.</source>
            <extracomment>initial.require = pure_meld</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Such a meld, or a wild meld of three.</source>
            <extracomment>initial.require = pure_or_wild_meld</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A meld with at least three naturals.</source>
            <extracomment>initial.require = three_naturals</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>No wild cards at all.</source>
            <extracomment>initial.require = all_pure</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Opening must contain</source>
            <extracomment>label of initial.require</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What the first melds must contain besides the points.</source>
            <extracomment>help of initial.require</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Wild cards are welcome at any minimum.</source>
            <extracomment>none_means of initial.all_pure_up_to</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>No wilds up to a minimum of</source>
            <extracomment>label of initial.all_pure_up_to</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>When the minimum is no higher than this, the opening may not hold wild cards.</source>
            <extracomment>help of initial.all_pure_up_to</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>From the hand only</source>
            <extracomment>label of initial.from_hand_only</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The opening must be complete from the hand before the pile is touched.</source>
            <extracomment>help of initial.from_hand_only</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Before drawing only</source>
            <extracomment>label of initial.before_draw_only</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A team may open only as the very first act of a turn.</source>
            <extracomment>help of initial.before_draw_only</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Splash</source>
            <extracomment>label of initial.splash</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A natural or wild canasta complete in the hand opens without counting points.</source>
            <extracomment>help of initial.splash</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>From score</source>
            <extracomment>label of initial.tiers</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>From deal</source>
            <extracomment>label of initial.tiers</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Any canasta, whatever it counts.</source>
            <extracomment>initial.tiers = any canasta</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A canasta, and 200 points in all.</source>
            <extracomment>initial.tiers = any canasta and count 200</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A natural canasta.</source>
            <extracomment>initial.tiers = natural canasta</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A canasta whose seven cards all come from the hand.</source>
            <extracomment>initial.tiers = hidden canasta (7 from hand)</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Needs</source>
            <extracomment>label of initial.tiers</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>High-score openings</source>
            <extracomment>label of initial.tiers</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Harder demands on the opening for teams that are far ahead, or late in the match.</source>
            <extracomment>help of initial.tiers</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The minimum always counts.</source>
            <extracomment>initial.concealed_exempt = no</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>It is waived, but not after taking the pile.</source>
            <extracomment>initial.concealed_exempt = stock_draw_only</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>It is waived.</source>
            <extracomment>initial.concealed_exempt = always</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Minimum when going out at once</source>
            <extracomment>label of initial.concealed_exempt</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether the minimum is waived for a whole hand laid down in one turn with a canasta.</source>
            <extracomment>help of initial.concealed_exempt</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>May hold a mixed canasta</source>
            <extracomment>label of initial.may_complete_mixed_canasta</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A team may open with a complete mixed canasta.</source>
            <extracomment>help of initial.may_complete_mixed_canasta</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The top card may be part of the opening.</source>
            <extracomment>pile.take_in_opening_turn = allowed</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Open from the hand first, then take the pile.</source>
            <extracomment>pile.take_in_opening_turn = allowed_after_hand_opening</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The team must have opened in an earlier turn.</source>
            <extracomment>pile.take_in_opening_turn = not_allowed</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Taking the pile to open</source>
            <extracomment>label of pile.take_in_opening_turn</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether a team that has not opened may take the pile.</source>
            <extracomment>help of pile.take_in_opening_turn</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Frozen until you open</source>
            <extracomment>label of pile.frozen_before_open</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>For a team that has not opened, the pile counts as frozen.</source>
            <extracomment>help of pile.frozen_before_open</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Always frozen</source>
            <extracomment>label of pile.always_frozen</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Taking the pile always needs a natural pair.</source>
            <extracomment>help of pile.always_frozen</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A natural and a wild take it</source>
            <extracomment>label of pile.natural_plus_wild</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A pile that is not frozen may be taken with one matching card and a wild card.</source>
            <extracomment>help of pile.natural_plus_wild</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Yes, on any meld of yours, canastas too.</source>
            <extracomment>pile.layoff = any_meld</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Only on a meld that is not a canasta yet.</source>
            <extracomment>pile.layoff = incomplete_only</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>No, cards from the hand are always needed.</source>
            <extracomment>pile.layoff = no</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Taking it with a meld on the table</source>
            <extracomment>label of pile.layoff</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether a pile that is not frozen may be taken by adding its top card to your own meld.</source>
            <extracomment>help of pile.layoff</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Not frozen</source>
            <extracomment>label of pile.naturals_needed</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Frozen</source>
            <extracomment>label of pile.naturals_needed</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Matching cards needed</source>
            <extracomment>label of pile.naturals_needed</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many natural cards of the top card's rank you must hold.</source>
            <extracomment>help of pile.naturals_needed</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Like any other card.</source>
            <extracomment>pile.own_canasta_rank = allowed</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Only with a natural pair.</source>
            <extracomment>pile.own_canasta_rank = pair_only</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Not at all; it works like a black three.</source>
            <extracomment>pile.own_canasta_rank = forbidden</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Top card of your canasta's rank</source>
            <extracomment>label of pile.own_canasta_rank</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How the pile may be taken when its top card matches a canasta of yours.</source>
            <extracomment>help of pile.own_canasta_rank</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The pile cannot be taken that way.</source>
            <extracomment>pile.cap_conflict = forbid</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The cards begin a second meld of that rank.</source>
            <extracomment>pile.cap_conflict = second_meld</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The extra wild card is allowed.</source>
            <extracomment>pile.cap_conflict = lift_cap</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>One wild card too many</source>
            <extracomment>label of pile.cap_conflict</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What happens when taking the pile with a natural and a wild card would give a canasta more wild cards than it may hold.</source>
            <extracomment>help of pile.cap_conflict</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The whole pile.</source>
            <extracomment>pile.amount = all, table.pile_view = all</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A number of cards from the top.</source>
            <extracomment>pile.amount = top_n</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Down to and including the next wild card.</source>
            <extracomment>pile.amount = to_next_wild</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>From a card of your choice up, which you must meld.</source>
            <extracomment>pile.amount = from_chosen_card</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How much is taken</source>
            <extracomment>label of pile.amount</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many cards of the pile you get.</source>
            <extracomment>help of pile.amount</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>No number is set.</source>
            <extracomment>none_means of pile.n</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards taken from the top</source>
            <extracomment>label of pile.n</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many cards come off the top, or fewer if the pile is smaller.</source>
            <extracomment>help of pile.n</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Needs so many cards</source>
            <extracomment>label of pile.needs_n</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A pile with fewer cards than that cannot be taken.</source>
            <extracomment>help of pile.needs_n</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Blocking cards</source>
            <extracomment>label of pile.blocked_tops</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A pile with one of these on top can never be taken.</source>
            <extracomment>help of pile.blocked_tops</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Blocking ranks</source>
            <extracomment>label of pile.blocked_ranks</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Natural ranks that block the pile while on top.</source>
            <extracomment>help of pile.blocked_ranks</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>No.</source>
            <extracomment>pile.one_card = forbid, discard.wild = never, stock_end.forced_layoff = none</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Only to go out.</source>
            <extracomment>pile.one_card = only_if_going_out</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Yes.</source>
            <extracomment>pile.one_card = allow, discard.wild = allowed</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>One card takes one card</source>
            <extracomment>label of pile.one_card</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether a player with a single card may take a pile of a single card.</source>
            <extracomment>help of pile.one_card</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Aces of the opening take an ace</source>
            <extracomment>label of pile.initial_ace_pair</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Aces of a mixed opening meld may also take a pile topped by an ace.</source>
            <extracomment>help of pile.initial_ace_pair</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Completes a special hand</source>
            <extracomment>label of pile.special_hand_one_card</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The only card of a pile may be the last card of a special hand.</source>
            <extracomment>help of pile.special_hand_one_card</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A discarded wild card</source>
            <extracomment>label of freeze.wild_discard</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A wild card in the pile freezes it for everybody until it is taken.</source>
            <extracomment>help of freeze.wild_discard</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A wild card turned up</source>
            <extracomment>label of freeze.wild_upcard</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A wild card turned over at the start freezes the pile.</source>
            <extracomment>help of freeze.wild_upcard</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A red three turned up</source>
            <extracomment>label of freeze.red_three_upcard</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A red three turned over at the start freezes the pile.</source>
            <extracomment>help of freeze.red_three_upcard</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A black three</source>
            <extracomment>label of freeze.black_three</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A black three freezes the pile until it is taken, not just for one turn.</source>
            <extracomment>help of freeze.black_three</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Only to go out, or when you hold nothing else.</source>
            <extracomment>discard.wild = last_or_all_wild</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Discarding wild cards</source>
            <extracomment>label of discard.wild</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether wild cards may be discarded.</source>
            <extracomment>help of discard.wild</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Black ones only.</source>
            <extracomment>discard.threes = black</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>No threes at all.</source>
            <extracomment>discard.threes = none</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Red and black ones.</source>
            <extracomment>discard.threes = any</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Discarding threes</source>
            <extracomment>label of discard.threes</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Which threes may be discarded.</source>
            <extracomment>help of discard.threes</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Dead cards</source>
            <extracomment>discard.empty_pile_ban = dead</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards of a rank the opponents have nearly or fully completed</source>
            <extracomment>discard.empty_pile_ban = safe</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Not on an empty pile</source>
            <extracomment>label of discard.empty_pile_ban</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards that may not be the first card of a pile.</source>
            <extracomment>help of discard.empty_pile_ban</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>You discard the least bad of them.</source>
            <extracomment>discard.empty_pile_fallback = least_bad</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>You take back melds until you can discard something else.</source>
            <extracomment>discard.empty_pile_fallback = retract_melds</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>If nothing else is left</source>
            <extracomment>label of discard.empty_pile_fallback</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What a player does who holds only such cards.</source>
            <extracomment>help of discard.empty_pile_fallback</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>They may never be discarded.</source>
            <extracomment>discard.rank_locks = never</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Not before both teams have a canasta of sevens.</source>
            <extracomment>discard.rank_locks = both_teams_have_sevens_canasta</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Ranks not to discard</source>
            <extracomment>label of discard.rank_locks</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Ranks that may not be discarded, and until when.</source>
            <extracomment>help of discard.rank_locks</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Keep the last card</source>
            <extracomment>label of discard.pass_with_one</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A player who cannot go out may meld down to one card and end the turn without a discard.</source>
            <extracomment>help of discard.pass_with_one</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Canastas needed</source>
            <extracomment>label of go_out.canastas</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many canastas a team needs to go out, those of the same turn included.</source>
            <extracomment>help of go_out.canastas</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A canasta of one rank without wild cards.</source>
            <extracomment>go_out.kinds = natural</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A canasta of one rank with at least one wild card.</source>
            <extracomment>go_out.kinds = mixed</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A canasta of twos and jokers only.</source>
            <extracomment>go_out.kinds = wild</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A canasta of sevens; it does not count as natural as well.</source>
            <extracomment>go_out.kinds = sevens</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Seven cards of one suit in a row.</source>
            <extracomment>go_out.kinds = sequence</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Any canasta without wild cards.</source>
            <extracomment>go_out.kinds = clean</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Any canasta with wild cards.</source>
            <extracomment>go_out.kinds = dirty</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Kind</source>
            <extracomment>label of go_out.kinds</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>At least</source>
            <extracomment>label of go_out.kinds</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Kinds of canasta needed</source>
            <extracomment>label of go_out.kinds</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Canastas of certain kinds that a team needs to go out.</source>
            <extracomment>help of go_out.kinds</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>You may go out with or without a discard.</source>
            <extracomment>go_out.final_discard = optional</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>You must end with a discard.</source>
            <extracomment>go_out.final_discard = required</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Last discard</source>
            <extracomment>label of go_out.final_discard</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether going out needs a discard.</source>
            <extracomment>help of go_out.final_discard</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Last discard face down</source>
            <extracomment>label of go_out.final_face_down</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The card discarded to go out is put down unseen.</source>
            <extracomment>help of go_out.final_face_down</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Threes</source>
            <extracomment>go_out.final_ban = 3</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Not as the last discard</source>
            <extracomment>label of go_out.final_ban</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards that may not be discarded to go out.</source>
            <extracomment>help of go_out.final_ban</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Natural aces</source>
            <extracomment>go_out.blocked_by_incomplete = A_pure</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Unfinished melds that block</source>
            <extracomment>label of go_out.blocked_by_incomplete</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A team with such a meld below seven cards may not go out.</source>
            <extracomment>help of go_out.blocked_by_incomplete</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>They do not matter.</source>
            <extracomment>go_out.red_threes = none</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A red three of the team's own for each of its canastas.</source>
            <extracomment>go_out.red_threes = ge_canastas</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>All of them must be on the table, on either side.</source>
            <extracomment>go_out.red_threes = all</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Red threes and going out</source>
            <extracomment>label of go_out.red_threes</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What red threes demand before a team may go out.</source>
            <extracomment>help of go_out.red_threes</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Partner must be in the foot</source>
            <extracomment>label of go_out.partner_in_foot</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>You may go out only when your partner has begun to play from the foot.</source>
            <extracomment>help of go_out.partner_in_foot</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Bonus for going out</source>
            <extracomment>label of go_out.bonus</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points for the team that goes out.</source>
            <extracomment>help of go_out.bonus</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>You may ask your partner before going out.</source>
            <extracomment>permission.mode = optional</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>You must ask your partner.</source>
            <extracomment>permission.mode = mandatory</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>There is no asking.</source>
            <extracomment>permission.mode = none</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether partners ask each other before going out.</source>
            <extracomment>help of permission.mode</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>After the draw, before anything is melded.</source>
            <extracomment>permission.timing = before_any_meld</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>After the draw; only the meld that took the pile may be down.</source>
            <extracomment>permission.timing = after_top_card_meld</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Any time before the last card.</source>
            <extracomment>permission.timing = when_ready</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>When to ask</source>
            <extracomment>label of permission.timing</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>At which moment of the turn the question may be asked.</source>
            <extracomment>help of permission.timing</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The answer binds</source>
            <extracomment>label of permission.binding</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>After a yes you must go out this turn, after a no you must not.</source>
            <extracomment>help of permission.binding</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>As often as you like.</source>
            <extracomment>none_means of permission.limit_per_deal</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Questions per deal</source>
            <extracomment>label of permission.limit_per_deal</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How often a player may ask in one deal.</source>
            <extracomment>help of permission.limit_per_deal</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>There is no such bonus.</source>
            <extracomment>none_means of concealed.total, none_means of concealed.without_canasta_total</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points for laying down the whole hand in one turn, in place of the usual bonus.</source>
            <extracomment>help of concealed.total</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>You have not melded anything before.</source>
            <extracomment>concealed.scope = player</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Nobody of your team has melded anything before.</source>
            <extracomment>concealed.scope = team</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Concealed means</source>
            <extracomment>label of concealed.scope</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Who must not have melded before.</source>
            <extracomment>help of concealed.scope</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Needs a canasta of your own</source>
            <extracomment>label of concealed.own_canasta</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The cards laid down must contain a whole canasta.</source>
            <extracomment>help of concealed.own_canasta</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Nothing added to other melds</source>
            <extracomment>label of concealed.no_layoff</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>No card may be added to your partner's melds.</source>
            <extracomment>help of concealed.no_layoff</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Lenient about added cards</source>
            <extracomment>label of concealed.lenient</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards added to your partner's melds do no harm if your own cards alone would be enough.</source>
            <extracomment>help of concealed.lenient</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A hand still counts as concealed after you took the pile in that turn.</source>
            <extracomment>help of concealed.pile_ok</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Concealed without a canasta</source>
            <extracomment>label of concealed.without_canasta_total</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points for a hand that is concealed in every way but has no canasta of its own.</source>
            <extracomment>help of concealed.without_canasta_total</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Hand</source>
            <extracomment>label of special_hands.list</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards</source>
            <extracomment>label of special_hands.list</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whole hands that end the deal at once. The team must not have opened, nothing is discarded, and only the hand's value is scored.</source>
            <extracomment>help of special_hands.list</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A pair of twos.</source>
            <extracomment>special_hands.wild_pair = twos</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A pair of twos or of jokers.</source>
            <extracomment>special_hands.wild_pair = twos_or_jokers</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>No pair of wild cards.</source>
            <extracomment>special_hands.wild_pair = none</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Wild pair</source>
            <extracomment>label of special_hands.wild_pair</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Which wild cards may be the wild pair of the hand of pairs.</source>
            <extracomment>help of special_hands.wild_pair</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Pairs must differ</source>
            <extracomment>label of special_hands.distinct_pairs</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Four cards of a rank are not two pairs.</source>
            <extracomment>help of special_hands.distinct_pairs</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Courtesy after the opening</source>
            <extracomment>label of special_hands.partner_courtesy</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A special hand may still be shown in the turn right after your partner opened.</source>
            <extracomment>help of special_hands.partner_courtesy</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Play goes on while the pile can be taken.</source>
            <extracomment>stock_end.mode = play_on</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The deal ends after the turn of the last draw.</source>
            <extracomment>stock_end.mode = end_after_last_draw_turn</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>When the stock is empty</source>
            <extracomment>label of stock_end.mode</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether play goes on without a stock.</source>
            <extracomment>help of stock_end.mode</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Yes, you must take the whole pile.</source>
            <extracomment>stock_end.forced_layoff = whole_pile</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Yes, but you take just that card.</source>
            <extracomment>stock_end.forced_layoff = top_only</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Must you take a card that fits?</source>
            <extracomment>label of stock_end.forced_layoff</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Without a stock: whether the top card must be taken when it fits one of your melds and the pile is not frozen.</source>
            <extracomment>help of stock_end.forced_layoff</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>You may still meld, then the deal ends.</source>
            <extracomment>stock_end.last_red_three = end_after_meld</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>With another card drawn, the turn goes on.</source>
            <extracomment>stock_end.last_red_three = turn_continues_if_other_card</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A red three as the last card</source>
            <extracomment>label of stock_end.last_red_three</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What happens when the last card drawn is a red three.</source>
            <extracomment>help of stock_end.last_red_three</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>It stays in hand and costs 5 points.</source>
            <extracomment>stock_end.last_three_modern = count5</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>It may be laid out.</source>
            <extracomment>stock_end.last_three_modern = may_lay</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>It must be laid out.</source>
            <extracomment>stock_end.last_three_modern = must_lay</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>It may be discarded to go out.</source>
            <extracomment>stock_end.last_three_modern = may_discard_to_go_out</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A three as the last card</source>
            <extracomment>label of stock_end.last_three_modern</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What happens in modern games when the last card drawn is a three.</source>
            <extracomment>help of stock_end.last_three_modern</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Natural</source>
            <extracomment>label of score.canasta</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Mixed</source>
            <extracomment>label of score.canasta</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Canasta bonus</source>
            <extracomment>label of score.canasta</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points for a canasta, on top of its cards.</source>
            <extracomment>help of score.canasta</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Modern score table</source>
            <extracomment>label of score.matrix</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What counts, and as plus or minus, depends on how many canastas a team has: none, one, or two and more.</source>
            <extracomment>help of score.matrix</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Canastas for a plus</source>
            <extracomment>label of score.canastas_for_positive</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A team with fewer canastas loses the value of its melds and its hands, and gets no bonus.</source>
            <extracomment>help of score.canastas_for_positive</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Canastas</source>
            <extracomment>label of score.set_bonus</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Natural canastas</source>
            <extracomment>label of score.set_bonus</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Mixed canastas</source>
            <extracomment>label of score.set_bonus</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Clean canastas</source>
            <extracomment>label of score.set_bonus</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Dirty canastas</source>
            <extracomment>label of score.set_bonus</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>In place of the bonus of</source>
            <extracomment>label of score.set_bonus</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Bonus for sets of canastas</source>
            <extracomment>label of score.set_bonus</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Extra points for a collection of canastas.</source>
            <extracomment>help of score.set_bonus</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Hand of an unopened team</source>
            <extracomment>label of score.unopened_hand_factor</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The cards in hand of a team that never opened count so many times.</source>
            <extracomment>help of score.unopened_hand_factor</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Taking the pile in error</source>
            <extracomment>label of penalty.pile_illegal</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points for claiming the top card and not being able to use it.</source>
            <extracomment>help of penalty.pile_illegal</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Going out after a no</source>
            <extracomment>label of penalty.go_out_after_no</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points for going out although the partner refused.</source>
            <extracomment>help of penalty.go_out_after_no</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Asking without being able</source>
            <extracomment>label of penalty.asked_but_unable</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points for asking to go out, hearing yes and not being able to.</source>
            <extracomment>help of penalty.asked_but_unable</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Hiding a red three</source>
            <extracomment>label of penalty.red_three_hidden</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points for keeping a red three that should have been laid out.</source>
            <extracomment>help of penalty.red_three_hidden</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The opponents give the answer.</source>
            <extracomment>penalty.talk_answer = opponents_answer</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Nothing happens.</source>
            <extracomment>none_means of penalty.talk_answer</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Saying too much</source>
            <extracomment>label of penalty.talk_answer</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What happens when a player adds information to the question about going out.</source>
            <extracomment>help of penalty.talk_answer</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Your partner.</source>
            <extracomment>permission.whom = partner</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Any one team-mate, whose answer is final.</source>
            <extracomment>permission.whom = any_one_teammate</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whom to ask</source>
            <extracomment>label of permission.whom</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Who answers the question. In teams of three one team-mate answers for all.</source>
            <extracomment>help of permission.whom</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Moves against the rules are refused.</source>
            <extracomment>table.enforcement = prevent</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>They are put right and cost points.</source>
            <extracomment>table.enforcement = penalise</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Moves against the rules</source>
            <extracomment>label of table.enforcement</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How the program treats a move that the rules do not allow.</source>
            <extracomment>help of table.enforcement</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Take back melds</source>
            <extracomment>label of table.undo_meld</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Melds of the current turn may be taken back until the discard.</source>
            <extracomment>help of table.undo_meld</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Only the top card.</source>
            <extracomment>table.pile_view = top_only</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The last few cards.</source>
            <extracomment>table.pile_view = last_n</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Looking through the pile</source>
            <extracomment>label of table.pile_view</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How much of the discard pile you may look at.</source>
            <extracomment>help of table.pile_view</extracomment>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>patterns</name>
        <message>
            <location filename="../../canasta_qt/controller/rules_draft/patterns.py" />
            <source>Write which cards the hand is made of.</source>
            <translation>Schreib, aus welchen Karten das Blatt besteht.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rules_draft/patterns.py" />
            <source>“{part}” cannot be read. Write ranks such as 77,AA (T is ten, X a joker), groups such as 4-4-3-3, or “7 natural pairs”.</source>
            <translation>„{part}“ ist nicht lesbar. Schreib Ränge wie 77,AA (T ist die Zehn, X ein Joker), Gruppen wie 4-4-3-3 oder „7 natural pairs“.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rules_draft/patterns.py" />
            <source>Something is missing beside a plus sign or a comma.</source>
            <translation>Neben einem Pluszeichen oder Komma fehlt etwas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rules_draft/patterns.py" />
            <source>These parts do not go together: the hand needs 1 to 60 cards.</source>
            <translation>Diese Teile passen nicht zusammen: Das Blatt braucht 1 bis 60 Karten.</translation>
        </message>
    </context>
    <context>
        <name>people</name>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets" />
            <source>You</source>
            <extracomment>the name at the player's own seat</extracomment>
            <translation>Du</translation>
        </message>
    </context>
    <context>
        <name>problems</name>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Canasta is already open.</source>
            <translation>Canasta ist schon offen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Your matches are in the window that was opened first.</source>
            <translation>Deine Partien sind in dem Fenster, das zuerst geöffnet wurde.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Close it before you start another one, or go on playing there.</source>
            <translation>Schließ es, bevor du noch eines öffnest, oder spiel dort weiter.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Your match is kept: every move is saved as soon as it is made.</source>
            <translation>Deine Partie ist sicher: Jeder Zug wird gespeichert, sobald er gemacht ist.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>What happened is written down in {file}.</source>
            <translation>Was geschehen ist, steht in {file}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Something in Canasta Qt went wrong.</source>
            <translation>In Canasta Qt ist etwas schiefgegangen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>You can play on. If the table looks odd, close the window and start again: the match continues where it was.</source>
            <translation>Du kannst weiterspielen. Sieht der Tisch seltsam aus, schließ das Fenster und fang neu an: Die Partie geht dort weiter, wo sie war.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>The rules could not be saved as a file.</source>
            <translation>Die Regeln konnten nicht als Datei gespeichert werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Here they are as they were.</source>
            <translation>Sie sind hier noch, wie sie waren.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Choose another folder, or make room where {path} should be.</source>
            <translation>Wähle einen anderen Ordner oder schaff Platz, wo {path} hin soll.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>The file cannot be opened.</source>
            <translation>Die Datei lässt sich nicht öffnen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Nothing was stored.</source>
            <translation>Nichts wurde gespeichert.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>See whether {path} is there and may be read.</source>
            <translation>Sieh nach, ob {path} da ist und gelesen werden darf.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>{name} cannot be used as a match.</source>
            <translation>{name} ist als Partie nicht brauchbar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Ask for the file again, perhaps as an attachment that nobody has edited.</source>
            <translation>Lass dir die Datei noch einmal schicken, am besten als Anhang, den niemand bearbeitet hat.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>This match cannot be played again.</source>
            <translation>Diese Partie lässt sich nicht wiedergeben.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>It is kept as it is.</source>
            <translation>Sie bleibt, wie sie ist.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>You can save it as a file for whoever looks after the program.</source>
            <translation>Du kannst sie als Datei für den speichern, der sich um das Programm kümmert.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Some files could not be taken in.</source>
            <translation>Einige Dateien konnten nicht übernommen werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>The match could not be saved as a file.</source>
            <translation>Die Partie konnte nicht als Datei gespeichert werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>It is still among your matches.</source>
            <translation>Sie ist noch bei deinen Partien.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>The score sheet could not be saved as a file.</source>
            <translation>Das Punkteblatt konnte nicht als Datei gespeichert werden.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>The scores are still kept with your match.</source>
            <translation>Die Punkte sind noch bei deiner Partie aufgehoben.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Canasta Qt cannot save anything.</source>
            <extracomment>not_writable</extracomment>
            <translation>Canasta Qt kann nichts speichern.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>You can play on, but what you play may be lost when you close the window.</source>
            <extracomment>not_writable</extracomment>
            <translation>Du kannst weiterspielen, aber was du spielst, kann beim Schließen des Fensters verloren gehen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>It tried to write to {path}. Make room there or allow writing, or start with --data-dir and another folder.</source>
            <extracomment>not_writable</extracomment>
            <translation>Es wollte nach {path} schreiben. Schaff dort Platz oder erlaube das Schreiben, oder starte mit --data-dir und einem anderen Ordner.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>A saved file cannot be opened.</source>
            <extracomment>not_readable</extracomment>
            <translation>Eine gespeicherte Datei lässt sich nicht öffnen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Nothing was deleted: the file is still at {path}.</source>
            <extracomment>not_readable</extracomment>
            <translation>Nichts wurde gelöscht: Die Datei ist noch hier: {path}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>You can start a new match now.</source>
            <extracomment>not_readable, damaged, match_damaged</extracomment>
            <translation>Du kannst jetzt eine neue Partie beginnen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>A saved file is damaged.</source>
            <extracomment>damaged</extracomment>
            <translation>Eine gespeicherte Datei ist beschädigt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Nothing was deleted: it was set aside as {path}.</source>
            <extracomment>damaged</extracomment>
            <translation>Nichts wurde gelöscht: Sie wurde zur Seite gelegt als {path}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>A file among the saved matches is no match.</source>
            <extracomment>foreign</extracomment>
            <translation>Unter den gespeicherten Partien ist eine Datei, die keine Partie ist.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Nothing was deleted: it lies at {path}.</source>
            <extracomment>foreign</extracomment>
            <translation>Nichts wurde gelöscht: Sie liegt hier: {path}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>If you know where it belongs, move it there.</source>
            <extracomment>foreign</extracomment>
            <translation>Wenn du weißt, wohin sie gehört, verschiebe sie dorthin.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>A saved file comes from a newer Canasta Qt.</source>
            <extracomment>future</extracomment>
            <translation>Eine gespeicherte Datei stammt von einem neueren Canasta Qt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>It is kept as it is, at {path}.</source>
            <extracomment>future</extracomment>
            <translation>Sie bleibt, wie sie ist: {path}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Open it with the newer program; here you can start a new match.</source>
            <extracomment>future</extracomment>
            <translation>Öffne sie mit dem neueren Programm; hier kannst du eine neue Partie beginnen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>The file with your matches was damaged.</source>
            <extracomment>recovered</extracomment>
            <translation>Die Datei mit deinen Partien war beschädigt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Matches that could be saved from it: {number}. The damaged file itself was set aside, untouched, as {path}.</source>
            <extracomment>recovered</extracomment>
            <translation>Daraus gerettete Partien: {number}. Die beschädigte Datei selbst wurde unverändert zur Seite gelegt als {path}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>You can go on playing.</source>
            <extracomment>recovered</extracomment>
            <translation>Du kannst weiterspielen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>A match that was interrupted cannot be played on.</source>
            <extracomment>match_damaged</extracomment>
            <translation>Eine unterbrochene Partie lässt sich nicht fortsetzen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Nothing was deleted: it is kept in {path}, but no longer offered.</source>
            <extracomment>match_damaged</extracomment>
            <translation>Nichts wurde gelöscht: Sie bleibt in {path}, wird aber nicht mehr angeboten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>The pictures of the cards are missing.</source>
            <translation>Die Bilder der Karten fehlen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Please install Canasta Qt again.</source>
            <translation>Bitte installiere Canasta Qt noch einmal.</translation>
        </message>
    </context>
    <context>
        <name>rules_comparison</name>
        <message>
            <location filename="../../canasta_qt/controller/rules_comparison.py" />
            <source>{left} and {right}</source>
            <translation>{left} und {right}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rules_comparison.py" />
            <source>They do not differ.</source>
            <translation>Sie unterscheiden sich nicht.</translation>
        </message>
    </context>
</TS>
