<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>About</name>
        <message>
            <location filename="../../canasta_qt/dialogs/about.py" />
            <source>About Canasta Qt</source>
            <translation>Acerca de Canasta Qt</translation>
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
            <translation>Canasta en tu propia mesa y con tus propias reglas.

Nunca usa la red, y los jugadores del ordenador solo ven lo que vería una persona en su silla.

Software libre con licencia MIT. Dibujado con Qt {qt}.</translation>
        </message>
    </context>
    <context>
        <name>Cards</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>red three</source>
            <translation>tres rojo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>two</source>
            <translation>dos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>black three</source>
            <translation>tres negro</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>four</source>
            <translation>cuatro</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>five</source>
            <translation>cinco</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>six</source>
            <translation>seis</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>seven</source>
            <translation>siete</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>eight</source>
            <translation>ocho</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>nine</source>
            <translation>nueve</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>ten</source>
            <translation>diez</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>jack</source>
            <translation>jota</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>queen</source>
            <translation>reina</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>king</source>
            <translation>rey</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>ace</source>
            <translation>as</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>joker</source>
            <translation>joker</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>sequence</source>
            <translation>escalera</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>red threes</source>
            <translation>treses rojos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>twos</source>
            <translation>doses</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>black threes</source>
            <translation>treses negros</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>fours</source>
            <translation>cuatros</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>fives</source>
            <translation>cincos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>sixes</source>
            <translation>seises</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>sevens</source>
            <translation>sietes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>eights</source>
            <translation>ochos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>nines</source>
            <translation>nueves</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>tens</source>
            <translation>dieces</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>jacks</source>
            <translation>jotas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>queens</source>
            <translation>reinas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>kings</source>
            <translation>reyes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>aces</source>
            <translation>ases</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>jokers</source>
            <translation>jokers</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>sequences</source>
            <translation>escaleras</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a red three</source>
            <translation>un tres rojo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a two</source>
            <translation>un dos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a black three</source>
            <translation>un tres negro</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a four</source>
            <translation>un cuatro</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a five</source>
            <translation>un cinco</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a six</source>
            <translation>un seis</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a seven</source>
            <translation>un siete</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>an eight</source>
            <translation>un ocho</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a nine</source>
            <translation>un nueve</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a ten</source>
            <translation>un diez</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a jack</source>
            <translation>una jota</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a queen</source>
            <translation>una reina</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a king</source>
            <translation>un rey</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>an ace</source>
            <translation>un as</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a joker</source>
            <translation>un joker</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>a sequence</source>
            <translation>una escalera</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the red three</source>
            <translation>el tres rojo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the two</source>
            <translation>el dos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the black three</source>
            <translation>el tres negro</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the four</source>
            <translation>el cuatro</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the five</source>
            <translation>el cinco</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the six</source>
            <translation>el seis</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the seven</source>
            <translation>el siete</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the eight</source>
            <translation>el ocho</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the nine</source>
            <translation>el nueve</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the ten</source>
            <translation>el diez</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the jack</source>
            <translation>la jota</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the queen</source>
            <translation>la reina</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the king</source>
            <translation>el rey</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the ace</source>
            <translation>el as</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the joker</source>
            <translation>el joker</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the sequence</source>
            <translation>la escalera</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the red threes</source>
            <translation>los treses rojos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the twos</source>
            <translation>los doses</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the black threes</source>
            <translation>los treses negros</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the fours</source>
            <translation>los cuatros</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the fives</source>
            <translation>los cincos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the sixes</source>
            <translation>los seises</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the sevens</source>
            <translation>los sietes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the eights</source>
            <translation>los ochos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the nines</source>
            <translation>los nueves</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the tens</source>
            <translation>los dieces</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the jacks</source>
            <translation>las jotas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the queens</source>
            <translation>las reinas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the kings</source>
            <translation>los reyes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the aces</source>
            <translation>los ases</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the jokers</source>
            <translation>los jokers</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>the sequences</source>
            <translation>las escaleras</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>{rank} of spades</source>
            <extracomment>s</extracomment>
            <translation>{rank} de picas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>{rank} of hearts</source>
            <extracomment>h</extracomment>
            <translation>{rank} de corazones</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>{rank} of diamonds</source>
            <extracomment>d</extracomment>
            <translation>{rank} de diamantes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>{rank} of clubs</source>
            <extracomment>c</extracomment>
            <translation>{rank} de tréboles</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>{the_rank} of spades</source>
            <extracomment>s</extracomment>
            <translation>{the_rank} de picas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>{the_rank} of hearts</source>
            <extracomment>h</extracomment>
            <translation>{the_rank} de corazones</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>{the_rank} of diamonds</source>
            <extracomment>d</extracomment>
            <translation>{the_rank} de diamantes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>{the_rank} of clubs</source>
            <extracomment>c</extracomment>
            <translation>{the_rank} de tréboles</translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/words.py" />
            <source>{n} cards</source>
            <extracomment>card, for 1: 1 card</extracomment>
            <translation>
                <numerusform>{n} carta</numerusform>
                <numerusform>{n} cartas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/words.py" />
            <source>{n} bonus cards</source>
            <extracomment>bonus, for 1: 1 bonus card</extracomment>
            <translation>
                <numerusform>{n} carta de premio</numerusform>
                <numerusform>{n} cartas de premio</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/words.py" />
            <source>{n} canastas</source>
            <extracomment>canasta, for 1: 1 canasta</extracomment>
            <translation>
                <numerusform>{n} canasta</numerusform>
                <numerusform>{n} canastas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/words.py" />
            <source>{n} matches</source>
            <extracomment>match, for 1: 1 match</extracomment>
            <translation>
                <numerusform>{n} partida</numerusform>
                <numerusform>{n} partidas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/words.py" />
            <source>{n} deals</source>
            <extracomment>deal, for 1: 1 deal</extracomment>
            <translation>
                <numerusform>{n} ronda</numerusform>
                <numerusform>{n} rondas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/words.py" />
            <source>{n} points</source>
            <extracomment>point, for 1: 1 point</extracomment>
            <translation>
                <numerusform>{n} punto</numerusform>
                <numerusform>{n} puntos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/words.py" />
            <source>card</source>
            <translation>carta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/words.py" />
            <source>cards</source>
            <translation>cartas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/words.py" />
            <source>a card</source>
            <translation>una carta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/words.py" />
            <source>three</source>
            <translation>tres</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/words.py" />
            <source>the three</source>
            <translation>el tres</translation>
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
            <translation>{things} y {last}</translation>
        </message>
    </context>
    <context>
        <name>CardsAfterOf</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>red threes</source>
            <translation>treses rojos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>twos</source>
            <translation>doses</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>black threes</source>
            <translation>treses negros</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>fours</source>
            <translation>cuatros</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>fives</source>
            <translation>cincos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>sixes</source>
            <translation>seises</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>sevens</source>
            <translation>sietes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>eights</source>
            <translation>ochos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>nines</source>
            <translation>nueves</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>tens</source>
            <translation>dieces</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>jacks</source>
            <translation>jotas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>queens</source>
            <translation>reinas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>kings</source>
            <translation>reyes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>aces</source>
            <translation>ases</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>jokers</source>
            <translation>jokers</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rank_words.py" />
            <source>sequences</source>
            <translation>escaleras</translation>
        </message>
    </context>
    <context>
        <name>Cautions</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/cautions.py" />
            <source>The {card} fits your meld of {ranks}.</source>
            <extracomment>layoff</extracomment>
            <translation>Esa carta, {card}, encaja en tu juego de {ranks}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/cautions.py" />
            <source>The {card} fits one of your sequences.</source>
            <extracomment>layoff_run</extracomment>
            <translation>Esa carta, {card}, encaja en una de tus escaleras.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/cautions.py" />
            <source>{name} could lay the {card} on a meld of {ranks} and take the pile.</source>
            <extracomment>gift</extracomment>
            <translation>{name} podría añadir {card:the} a un juego de {ranks} y llevarse el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/cautions.py" />
            <source>{name} could lay the {card} on a sequence and take the pile.</source>
            <extracomment>gift_run</extracomment>
            <translation>{name} podría añadir {card:the} a una escalera y llevarse el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/cautions.py" />
            <source>Going out now, your side has {points} in this deal.</source>
            <extracomment>go_out</extracomment>
            <translation>Si cierras ahora, tu bando hace {points} en esta ronda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/cautions.py" />
            <source>Conceding ends this deal as lost. Are you sure?</source>
            <extracomment>concede</extracomment>
            <translation>Si te rindes, esta ronda termina perdida. ¿Seguro?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/cautions.py" />
            <source>Discard anyway</source>
            <extracomment>button.discard</extracomment>
            <translation>Descartar igualmente</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/cautions.py" />
            <source>Go out anyway</source>
            <extracomment>button.go_out</extracomment>
            <translation>Cerrar igualmente</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/cautions.py" />
            <source>Concede</source>
            <extracomment>button.concede</extracomment>
            <translation>Rendirse</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/cautions.py" />
            <source>Keep playing</source>
            <extracomment>button.keep</extracomment>
            <translation>Seguir jugando</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/cautions.py" />
            <source>Keep it</source>
            <extracomment>button.keep_card</extracomment>
            <translation>Guardarla</translation>
        </message>
    </context>
    <context>
        <name>Ceremony</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/opening.py" />
            <source>You and {other} drew the highest cards: you play together.</source>
            <extracomment>you_highest</extracomment>
            <translation>Las cartas más altas son la tuya y la de {other}: formas pareja con {other}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/opening.py" />
            <source>{name} and {other} drew the highest cards and play together.</source>
            <extracomment>other_highest</extracomment>
            <translation>{name} y {other} han sacado las cartas más altas y juegan juntos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/opening.py" />
            <source>The seats are drawn by lot.</source>
            <extracomment>by_lot</extracomment>
            <translation>Los asientos se sortean.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/opening.py" />
            <source>Your card is the highest: you play first.</source>
            <extracomment>you_first</extracomment>
            <translation>Tu carta es la más alta: empiezas tú.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/opening.py" />
            <source>The card of {name} is the highest: {name} plays first.</source>
            <extracomment>other_first</extracomment>
            <translation>La carta de {name} es la más alta: empieza {name}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/opening.py" />
            <source>You deal.</source>
            <extracomment>you_deal</extracomment>
            <translation>Repartes tú.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/opening.py" />
            <source>{name} deals.</source>
            <extracomment>other_deal</extracomment>
            <translation>Reparte {name}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/opening.py" />
            <source>You cut the deck.</source>
            <extracomment>you_cut</extracomment>
            <translation>Cortas la baraja.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/opening.py" />
            <source>{name} cuts the deck.</source>
            <extracomment>other_cut</extracomment>
            <translation>{name} corta la baraja.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/opening.py" />
            <source>A reconstructed game. {note}</source>
            <extracomment>reconstructed</extracomment>
            <translation>Una variante reconstruida. {note}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/opening.py" />
            <source>{game} (reconstructed)</source>
            <extracomment>title</extracomment>
            <translation>{game} (reconstruida)</translation>
        </message>
    </context>
    <context>
        <name>Changing</name>
        <message>
            <location filename="../../canasta_qt/rules_flow.py" />
            <source>Keep these rules</source>
            <translation>Guardar estas reglas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/rules_flow.py" />
            <source>What shall they be called?</source>
            <translation>¿Cómo se van a llamar?</translation>
        </message>
    </context>
    <context>
        <name>Choosing</name>
        <message>
            <location filename="../../canasta_qt/choosing.py" />
            <source>“{name}” is among your rules.</source>
            <translation>«{name}» está entre tus reglas.</translation>
        </message>
    </context>
    <context>
        <name>CodesEditor</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/codes.py" />
            <source>Tick at least one.</source>
            <translation>Marca al menos una.</translation>
        </message>
    </context>
    <context>
        <name>CompareDialog</name>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>They differ in {n} rules.</source>
            <extracomment>for 1: They differ in one rule.</extracomment>
            <translation>
                <numerusform>Se diferencian en una regla.</numerusform>
                <numerusform>Se diferencian en {n} reglas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>{n} more differ, but make no difference in either game.</source>
            <extracomment>for 1: 1 more differs, but makes no difference in either game.</extracomment>
            <translation>
                <numerusform>{n} más es distinta, pero no cambia nada en ninguna de las dos.</numerusform>
                <numerusform>{n} más son distintas, pero no cambian nada en ninguna de las dos.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>Compare the rules of two games</source>
            <translation>Comparar las reglas de dos variantes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>The first game</source>
            <translation>La primera variante</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>The second game</source>
            <translation>La segunda variante</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>⇄ &amp;Swap</source>
            <translation>⇄ &amp;Intercambiar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>Swap the two games</source>
            <translation>Intercambiar las dos variantes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>Only what &amp;differs</source>
            <translation>Solo lo &amp;distinto</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>&amp;Next difference</source>
            <translation>&amp;Siguiente diferencia</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>F3; Shift+F3 goes back</source>
            <translation>F3; con Mayús+F3 se vuelve atrás</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>Go to</source>
            <translation>Ir a</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>&amp;Go to</source>
            <translation>I&amp;r a</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>&amp;Copy as text</source>
            <translation>&amp;Copiar como texto</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>Both are played by the same rules.</source>
            <translation>Las dos se juegan con las mismas reglas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compare.py" />
            <source>Copied. Paste it wherever you like.</source>
            <translation>Copiado. Pégalo donde quieras.</translation>
        </message>
    </context>
    <context>
        <name>ComparedTree</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compared_tree.py" />
            <source>Rules side by side</source>
            <translation>Las reglas, una junto a otra</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/compared_tree.py" />
            <source>Rule</source>
            <translation>Regla</translation>
        </message>
    </context>
    <context>
        <name>ComponentChart</name>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/charts.py" />
            <source>Where the points of a deal come from</source>
            <translation>De dónde salen los puntos de una ronda</translation>
        </message>
    </context>
    <context>
        <name>ConflictBox</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/conflict_box.py" />
            <source>Show “{option}”</source>
            <translation>Mostrar «{option}»</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/conflict_box.py" />
            <source>Or settle it at once:</source>
            <translation>O arreglarlo ahora mismo:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/conflict_box.py" />
            <source>Do it</source>
            <translation>Hacerlo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/conflict_box.py" />
            <source>Do it: {change}</source>
            <translation>Hacerlo: {change}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/conflict_box.py" />
            <source>Error</source>
            <translation>Error</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/conflict_box.py" />
            <source>Warning</source>
            <translation>Aviso</translation>
        </message>
    </context>
    <context>
        <name>ConflictsPane</name>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/rules/conflicts_pane.py" />
            <source>{n} cards are left in the stock.</source>
            <extracomment>for 1: 1 card is left in the stock.</extracomment>
            <translation>
                <numerusform>Queda {n} carta en el mazo.</numerusform>
                <numerusform>Quedan {n} cartas en el mazo.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/rules/conflicts_pane.py" />
            <source>{n} cards too few for the deal.</source>
            <extracomment>for 1: 1 card too few for the deal.</extracomment>
            <translation>
                <numerusform>Falta {n} carta para repartir.</numerusform>
                <numerusform>Faltan {n} cartas para repartir.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/conflicts_pane.py" />
            <source>Conflicts</source>
            <translation>Conflictos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/conflicts_pane.py" />
            <source>This cannot be played yet</source>
            <translation>Todavía no se puede jugar así</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/conflicts_pane.py" />
            <source>Odd, but it can be played</source>
            <translation>Raro, pero se puede jugar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/conflicts_pane.py" />
            <source>All these rules go together</source>
            <translation>Todas estas reglas encajan</translation>
        </message>
    </context>
    <context>
        <name>DetailsPane</name>
        <message>
            <location filename="../../canasta_qt/dialogs/history/details.py" />
            <source>The deals of the match</source>
            <translation>Las rondas de la partida</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/details.py" />
            <source>Deal</source>
            <translation>Ronda</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/details.py" />
            <source>Total</source>
            <translation>Total</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/details.py" />
            <source>{totals}   (goal {goal})</source>
            <translation>{totals}   (meta {goal})</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/details.py" />
            <source>This deal is not over.</source>
            <translation>Esta ronda no ha terminado.</translation>
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
            <translation>¿Cerrar sin guardar tus cambios?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>“Save as...” keeps them among your own rules.</source>
            <translation>«Guardar como...» los guarda entre tus propias reglas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>&amp;Discard changes</source>
            <translation>&amp;Descartar los cambios</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>&amp;Go on changing</source>
            <translation>&amp;Seguir cambiando</translation>
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
            <translation>Se reparten las cartas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>The {card} is turned up.</source>
            <translation>Se descubre {card:the}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>The {card} is turned up and goes back into the stock.</source>
            <translation>Se descubre {card:the} y vuelve al mazo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You lay down {cards}.</source>
            <translation>Expones {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} lays down {cards}.</source>
            <translation>{name} expone {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You draw {card}.</source>
            <translation>Robas {card:the}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} draws {card}.</source>
            <translation>{name} roba {card:the}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You take the pile: {count}.</source>
            <translation>Te llevas el pozo: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} takes the pile: {count}.</source>
            <translation>{name} se lleva el pozo: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You take {count} off the pile; {left} stay.</source>
            <translation>Te llevas {count} del pozo; quedan {left}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} takes {count} off the pile; {left} stay.</source>
            <translation>{name} se lleva {count} del pozo; quedan {left}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You meld {cards}.</source>
            <translation>Bajas {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} melds {cards}.</source>
            <translation>{name} baja {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You add {cards} to {meld}.</source>
            <translation>Añades {cards} a {meld}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} adds {cards} to {meld}.</source>
            <translation>{name} añade {cards} a {meld}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You complete a natural canasta of {meld}.</source>
            <extracomment>natural</extracomment>
            <translation>Completas una canasta natural con {meld}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} completes a natural canasta of {meld}.</source>
            <extracomment>natural</extracomment>
            <translation>{name} completa una canasta natural con {meld}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You complete a mixed canasta of {meld}.</source>
            <extracomment>mixed</extracomment>
            <translation>Completas una canasta mixta con {meld}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} completes a mixed canasta of {meld}.</source>
            <extracomment>mixed</extracomment>
            <translation>{name} completa una canasta mixta con {meld}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You complete a wild canasta.</source>
            <extracomment>wild</extracomment>
            <translation>Completas una canasta de comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} completes a wild canasta.</source>
            <extracomment>wild</extracomment>
            <translation>{name} completa una canasta de comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You complete a sequence of seven.</source>
            <extracomment>sequence</extracomment>
            <translation>Completas una escalera de siete.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} completes a sequence of seven.</source>
            <extracomment>sequence</extracomment>
            <translation>{name} completa una escalera de siete.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You meld a sequence: {cards}.</source>
            <translation>Bajas una escalera: {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} melds a sequence: {cards}.</source>
            <translation>{name} baja una escalera: {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You merge {cards} with {meld}.</source>
            <translation>Juntas {cards} con {meld}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} merges {cards} with {meld}.</source>
            <translation>{name} junta {cards} con {meld}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You open with {points}; {minimum} were needed.</source>
            <translation>Abres con {points}; hacían falta {minimum}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} opens with {points}; {minimum} were needed.</source>
            <translation>{name} abre con {points}; hacían falta {minimum}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You discard the {card}.</source>
            <translation>Descartas {card:the}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} discards the {card}.</source>
            <translation>{name} descarta {card:the}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You discard the {card} and freeze the pile.</source>
            <translation>Descartas {card:the} y congelas el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} discards the {card} and freezes the pile.</source>
            <translation>{name} descarta {card:the} y congela el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You discard your last card face down.</source>
            <translation>Descartas tu última carta boca abajo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} discards the last card face down.</source>
            <translation>{name} descarta su última carta boca abajo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You play alone from now on, against {others}.</source>
            <translation>Desde ahora juegas en solitario contra {others}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} plays alone from now on, against {others}.</source>
            <translation>{name} juega desde ahora en solitario contra {others}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You draw {count} for opening.</source>
            <translation>Robas {count} por abrir.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} draws {count} for opening.</source>
            <translation>{name} roba {count} por abrir.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You get {count} for opening, face down until your next turn.</source>
            <translation>Recibes {count} por abrir, boca abajo hasta tu próximo turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} gets {count} for opening, face down until the next turn.</source>
            <translation>{name} recibe {count} por abrir, boca abajo hasta su próximo turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You take up your bonus: {count}.</source>
            <translation>Recoges tu premio: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} takes up the bonus: {count}.</source>
            <translation>{name} recoge su premio: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You draw the turn card and say so.</source>
            <translation>Robas la carta atravesada y lo dices.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} draws the turn card and says so.</source>
            <translation>{name} roba la carta atravesada y lo dice.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You lay down a special hand: {hand}, {points}.</source>
            <translation>Bajas una mano especial: {hand}, {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} lays down a special hand: {hand}, {points}.</source>
            <translation>{name} baja una mano especial: {hand}, {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You take {cards} back, for no discard was allowed.</source>
            <translation>Recoges {cards}, porque no se permitía ningún descarte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} takes {cards} back, for no discard was allowed.</source>
            <translation>{name} recoge {cards}, porque no se permitía ningún descarte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>The discard pile is put back too.</source>
            <translation>El pozo también vuelve a su sitio.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You end the turn without a discard.</source>
            <translation>Terminas el turno sin descartar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} ends the turn without a discard.</source>
            <translation>{name} termina el turno sin descartar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You ask {whom}: may I go out?</source>
            <translation>Preguntas a {whom}: ¿puedo cerrar?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} asks {whom}: may I go out?</source>
            <translation>{name} pregunta a {whom}: ¿puedo cerrar?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You answer: yes.</source>
            <translation>Contestas que sí.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} answers: yes.</source>
            <translation>{name} contesta que sí.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You answer: no.</source>
            <translation>Contestas que no.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} answers: no.</source>
            <translation>{name} contesta que no.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name}: {points} for claiming the pile wrongly.</source>
            <extracomment>pile_illegal</extracomment>
            <translation>{name}: {points} por reclamar mal el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name}: {points} for going out after a no.</source>
            <extracomment>go_out_after_no</extracomment>
            <translation>{name}: {points} por cerrar después de un no.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name}: {points} for asking and not going out.</source>
            <extracomment>asked_but_unable</extracomment>
            <translation>{name}: {points} por preguntar y no cerrar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name}: {points} for a hidden red three.</source>
            <extracomment>red_three_hidden</extracomment>
            <translation>{name}: {points} por un tres rojo escondido.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name}: {points} as a penalty.</source>
            <translation>{name}: {points} de penalización.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>You go out. The deal is over.</source>
            <translation>Cierras. La ronda ha terminado.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>{name} goes out. The deal is over.</source>
            <translation>{name} cierra. La ronda ha terminado.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>No card that is left may be discarded. The deal is over.</source>
            <translation>No se puede descartar ninguna de las cartas que quedan. La ronda ha terminado.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>The deal is over.</source>
            <translation>La ronda ha terminado.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>The stock is used up. The deal is over.</source>
            <translation>El mazo se ha agotado. La ronda ha terminado.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>the sequence</source>
            <translation>la escalera</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>the wild cards</source>
            <translation>los comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>the {ranks}</source>
            <translation>{ranks:the}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>a card</source>
            <translation>una carta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>the {card}</source>
            <translation>{card:the}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>May I go out?</source>
            <extracomment>PermissionAsked</extracomment>
            <translation>¿Puedo cerrar?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>Shall we concede?</source>
            <extracomment>ConcessionAsked</extracomment>
            <translation>¿Nos rendimos?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>The turn card!</source>
            <extracomment>TurnCardDrawn</extracomment>
            <translation>¡La carta atravesada!</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>Now alone</source>
            <extracomment>PartnershipFormed</extracomment>
            <translation>Ahora en solitario</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>Yes!</source>
            <translation>¡Sí!</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/events.py" />
            <source>No.</source>
            <translation>No.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>You cut {count} from the deck.</source>
            <translation>Cortas {count} de la baraja.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>{name} cuts {count} from the deck.</source>
            <translation>{name} corta {count} de la baraja.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>You cut exactly {count}: {points}!</source>
            <translation>¡Cortas exactamente {count}: {points}!</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>{name} cuts exactly {count}: {points}!</source>
            <translation>¡{name} corta exactamente {count}: {points}!</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>Everybody gets a foot of {count}, face down.</source>
            <translation>Cada uno recibe un pie de {count}, boca abajo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>Everybody gets a foot of {count}, looks at it once and lays it face down.</source>
            <translation>Cada uno recibe un pie de {count}, lo mira una vez y lo deja boca abajo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>You pick up your foot: {count}.</source>
            <translation>Recoges tu pie: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>{name} picks up the foot: {count}.</source>
            <translation>{name} recoge su pie: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>You pick up your foot, {count}, for your next turn.</source>
            <translation>Recoges tu pie, {count}, para tu próximo turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>{name} picks up the foot, {count}, for the next turn.</source>
            <translation>{name} recoge su pie, {count}, para su próximo turno.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>{n} cards go face down under the pile.</source>
            <extracomment>for 1: 1 card goes face down under the pile.</extracomment>
            <translation>
                <numerusform>{n} carta va boca abajo debajo del pozo.</numerusform>
                <numerusform>{n} cartas van boca abajo debajo del pozo.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>You lay {cards} beside your melds.</source>
            <translation>Dejas {cards} junto a tus juegos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>{name} lays {cards} beside the melds.</source>
            <translation>{name} deja {cards} junto a sus juegos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>You ask {whom}: shall we concede this deal?</source>
            <translation>Preguntas a {whom}: ¿nos rendimos en esta ronda?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>{name} asks {whom}: shall we concede this deal?</source>
            <translation>{name} pregunta a {whom}: ¿nos rendimos en esta ronda?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>You agree to concede.</source>
            <translation>Aceptas rendirte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>{name} agrees to concede.</source>
            <translation>{name} acepta rendirse.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>You want to play on.</source>
            <translation>Quieres seguir jugando.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>{name} wants to play on.</source>
            <translation>{name} quiere seguir jugando.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>You concede the deal.</source>
            <translation>Te rindes en esta ronda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rare_events.py" />
            <source>{name} concedes the deal.</source>
            <translation>{name} se rinde en esta ronda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/telling.py" />
            <source>you</source>
            <translation>ti</translation>
        </message>
    </context>
    <context>
        <name>FairDealDialog</name>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>Fair deal</source>
            <translation>Reparto limpio</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>Deals</source>
            <translation>Rondas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>Seal, salt and deck</source>
            <translation>Sello, sal y baraja</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>Every deck is shuffled and sealed before its deal. The seal tells nothing of the cards, but no other deck has the same. Note it down if you like; once the deal is over, salt and deck are open and you can check that they give this very seal.</source>
            <translation>Cada baraja se mezcla y se sella antes de su ronda. El sello no dice nada de las cartas, pero ninguna otra baraja tiene el mismo. Apúntalo si quieres; cuando la ronda termina, la sal y la baraja quedan a la vista y puedes comprobar que dan justo ese sello.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>Deal {n}</source>
            <extracomment>over</extracomment>
            <translation>Ronda {n}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>Deal {n}, being played</source>
            <extracomment>now</extracomment>
            <translation>Ronda {n}, en juego</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>Deal {n}, to come</source>
            <extracomment>to_come</extracomment>
            <translation>Ronda {n}, por jugar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>Chec&amp;k this deal</source>
            <translation>C&amp;omprobar esta ronda</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Copiar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>This deck was not sealed.</source>
            <translation>Esta baraja no se selló.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>Seal (SHA-256)</source>
            <translation>Sello (SHA-256)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>Salt</source>
            <translation>Sal</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>Deck, dealt from the front</source>
            <translation>Baraja, en el orden en que se reparte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>The cards are still a secret.</source>
            <translation>Las cartas todavía son un secreto.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>There is no seal to check.</source>
            <translation>No hay sello que comprobar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>✓ Salt and deck give this seal: it is the deck that was sealed.</source>
            <translation>✓ La sal y la baraja dan este sello: es la baraja que se selló.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>✗ Salt and deck give another seal: this is not the deck.</source>
            <translation>✗ La sal y la baraja dan otro sello: esta no es la baraja.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>✓ The match's seed shuffles this deck.</source>
            <translation>✓ La semilla de la partida baraja las cartas así.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/fair_deal.py" />
            <source>The match's seed shuffles another deck.</source>
            <translation>La semilla de la partida da otra baraja.</translation>
        </message>
    </context>
    <context>
        <name>FiguresTable</name>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/tables.py" />
            <source>In a deal</source>
            <translation>En una ronda</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/tables.py" />
            <source>Expected</source>
            <translation>Esperado</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/tables.py" />
            <source>How unusual</source>
            <translation>Hasta qué punto es raro</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/tables.py" />
            <source>Average margin</source>
            <translation>Diferencia media</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/tables.py" />
            <source>Matches</source>
            <translation>Partidas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/tables.py" />
            <source>Won</source>
            <translation>Ganadas</translation>
        </message>
    </context>
    <context>
        <name>FilesFlow</name>
        <message>
            <location filename="../../canasta_qt/files_flow.py" />
            <source>Open a match</source>
            <translation>Abrir una partida</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/files_flow.py" />
            <source>All files (*)</source>
            <translation>Todos los archivos (*)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/files_flow.py" />
            <source>{kept} of {all} matches kept.</source>
            <translation>{kept} de {all} partidas guardadas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/files_flow.py" />
            <source>Kept: {title}</source>
            <translation>Guardada: {title}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/files_flow.py" />
            <source>Save the match as a file</source>
            <translation>Guardar la partida en un archivo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/files_flow.py" />
            <source>Saved as {name}.</source>
            <translation>Guardada como {name}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/files_flow.py" />
            <source>Matches of Canasta Qt (*{suffix})</source>
            <translation>Partidas de Canasta Qt (*{suffix})</translation>
        </message>
    </context>
    <context>
        <name>Finder</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/finder.py" />
            <source>Find a rule (Ctrl+F)</source>
            <translation>Buscar una regla (Ctrl+F)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/finder.py" />
            <source>Find a rule</source>
            <translation>Buscar una regla</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/finder.py" />
            <source>Words such as freeze or seven; rules that speak of them are shown.</source>
            <translation>Palabras como congelar o siete; se muestran las reglas que hablan de ello.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/finder.py" />
            <source>&amp;Only what differs</source>
            <translation>&amp;Solo lo distinto</translation>
        </message>
    </context>
    <context>
        <name>FoldBar</name>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/rules/options_page.py" />
            <source>{n} options do nothing now</source>
            <extracomment>for 1: 1 option does nothing now</extracomment>
            <translation>
                <numerusform>{n} opción no hace nada ahora</numerusform>
                <numerusform>{n} opciones no hacen nada ahora</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GameDetails</name>
        <message>
            <location filename="../../canasta_qt/dialogs/game_details.py" />
            <source>Without my chan&amp;ges</source>
            <translation>Sin &amp;mis cambios</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_details.py" />
            <source>Favourite</source>
            <translation>Favorita</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_details.py" />
            <source>Favourites stand at the top of the list.</source>
            <translation>Las favoritas están al principio de la lista.</translation>
        </message>
    </context>
    <context>
        <name>GameFinder</name>
        <message>
            <location filename="../../canasta_qt/dialogs/game_finder.py" />
            <source>Search: a name, or a rule such as “freeze”</source>
            <translation>Buscar: un nombre o una regla como «congelar»</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_finder.py" />
            <source>Search the games by name or by rule</source>
            <translation>Buscar las variantes por nombre o por regla</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_finder.py" />
            <source>No game says that. Try fewer words.</source>
            <translation>Ninguna variante lo dice. Prueba con menos palabras.</translation>
        </message>
    </context>
    <context>
        <name>GamesList</name>
        <message>
            <location filename="../../canasta_qt/dialogs/games_list.py" />
            <source>Games</source>
            <translation>Variantes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/games_list.py" />
            <source>{game}, a favourite</source>
            <translation>{game}, favorita</translation>
        </message>
    </context>
    <context>
        <name>GroupList</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/group_list.py" />
            <source>Groups of rules</source>
            <translation>Grupos de reglas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/group_list.py" />
            <source>{n} changed</source>
            <translation>{n} cambiadas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/group_list.py" />
            <source>in conflict</source>
            <translation>en conflicto</translation>
        </message>
    </context>
    <context>
        <name>HandEndEditor</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/choices.py" />
            <source>So many points for each:</source>
            <translation>Tantos puntos por cada uno:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/choices.py" />
            <source>So many points, however many they are:</source>
            <translation>Tantos puntos, sean cuantos sean:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/choices.py" />
            <source>As if it had been laid out.</source>
            <translation>Como si se hubiera bajado.</translation>
        </message>
    </context>
    <context>
        <name>HandSetEditor</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/codes.py" />
            <source>From so many</source>
            <translation>A partir de cuántos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/codes.py" />
            <source>Points</source>
            <translation>Puntos</translation>
        </message>
    </context>
    <context>
        <name>Hands</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/hands.py" />
            <source>Straight</source>
            <extracomment>straight</extracomment>
            <translation>Escalera completa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hands.py" />
            <source>Pairs</source>
            <extracomment>pairs_natural</extracomment>
            <translation>Parejas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hands.py" />
            <source>Pairs with wild cards</source>
            <extracomment>pairs_wild</extracomment>
            <translation>Parejas con comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hands.py" />
            <source>Garbage</source>
            <extracomment>garbage</extracomment>
            <translation>Basura</translation>
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
            <translation>Código postal</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hands.py" />
            <source>Blast off</source>
            <extracomment>blast_off</extracomment>
            <translation>Despegue</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hands.py" />
            <source>Triples</source>
            <extracomment>triples</extracomment>
            <translation>Tríos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hands.py" />
            <source>Quads</source>
            <extracomment>quads</extracomment>
            <translation>Cuartetos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hands.py" />
            <source>Dream hand plus four</source>
            <extracomment>dream_plus4</extracomment>
            <translation>Mano soñada más cuatro</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hands.py" />
            <source>Dream hand plus five</source>
            <extracomment>dream_plus5</extracomment>
            <translation>Mano soñada más cinco</translation>
        </message>
    </context>
    <context>
        <name>HistoryActions</name>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>C&amp;ontinue</source>
            <translation>C&amp;ontinuar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>Play this match on</source>
            <translation>Seguir jugando esta partida</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>&amp;Replay</source>
            <translation>&amp;Repetir</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>Watch this match again on the table</source>
            <translation>Volver a ver esta partida en la mesa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>Score s&amp;heet</source>
            <translation>&amp;Hoja de puntos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>What each deal of this match brought</source>
            <translation>Lo que dio cada ronda de esta partida</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>Same &amp;again</source>
            <translation>Otra i&amp;gual</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>The same rules and people with new cards</source>
            <translation>Las mismas reglas y personas con cartas nuevas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>Save as &amp;file…</source>
            <translation>Guardar en &amp;archivo…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>Save what is chosen as files, a match each</source>
            <translation>Guardar lo elegido en archivos, una partida en cada uno</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>&amp;Delete</source>
            <translation>&amp;Borrar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>Delete what is chosen; it can be undone</source>
            <translation>Borrar lo elegido; se puede deshacer</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>&amp;Import…</source>
            <translation>&amp;Importar…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/actions.py" />
            <source>Take in matches from files</source>
            <translation>Traer partidas de archivos</translation>
        </message>
    </context>
    <context>
        <name>HistoryExchange</name>
        <message>
            <location filename="../../canasta_qt/history_exchange.py" />
            <source>Save as a file</source>
            <translation>Guardar en un archivo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/history_exchange.py" />
            <source>A folder for the files</source>
            <translation>Una carpeta para los archivos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/history_exchange.py" />
            <source>Saved as {name}.</source>
            <translation>Guardada como {name}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/history_exchange.py" />
            <source>Saving the matches as files…</source>
            <translation>Guardando las partidas en archivos…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/history_exchange.py" />
            <source>Saved in {folder}: {matches}.</source>
            <translation>Guardado en {folder}: {matches}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/history_exchange.py" />
            <source>Import matches</source>
            <translation>Importar partidas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/history_exchange.py" />
            <source>All files (*)</source>
            <translation>Todos los archivos (*)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/history_exchange.py" />
            <source>Taking in the matches…</source>
            <translation>Trayendo las partidas…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/history_exchange.py" />
            <source>Taken in: {matches}.</source>
            <translation>Importado: {matches}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/history_exchange.py" />
            <source>Matches of Canasta Qt (*{suffix})</source>
            <translation>Partidas de Canasta Qt (*{suffix})</translation>
        </message>
    </context>
    <context>
        <name>HistoryFilters</name>
        <message>
            <location filename="../../canasta_qt/dialogs/history/filters.py" />
            <source>Search: a game or a name</source>
            <translation>Buscar: una variante o un nombre</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/filters.py" />
            <source>Search the matches by game or name</source>
            <translation>Buscar las partidas por variante o por nombre</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/filters.py" />
            <source>Which rules</source>
            <translation>Qué reglas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/filters.py" />
            <source>Against and with whom</source>
            <translation>Contra quién y con quién</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/filters.py" />
            <source>Which result</source>
            <translation>Qué resultado</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/filters.py" />
            <source>From when</source>
            <translation>Desde cuándo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/filters.py" />
            <source>Any result</source>
            <translation>Cualquier resultado</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/filters.py" />
            <source>Sho&amp;w all</source>
            <translation>&amp;Mostrar todo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/filters.py" />
            <source>All rules</source>
            <translation>Todas las reglas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/filters.py" />
            <source>All players</source>
            <translation>Todos los jugadores</translation>
        </message>
    </context>
    <context>
        <name>HistoryFlow</name>
        <message>
            <location filename="../../canasta_qt/history_flow.py" />
            <source>No deal of this match is over yet.</source>
            <translation>Todavía no ha terminado ninguna ronda de esta partida.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/history_flow.py" />
            <source>Deleted: {matches}. The match on the table stays.</source>
            <translation>Borrado: {matches}. La partida de la mesa se queda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/history_flow.py" />
            <source>Deleted: {matches}.</source>
            <translation>Borrado: {matches}.</translation>
        </message>
    </context>
    <context>
        <name>HistoryWindow</name>
        <message>
            <location filename="../../canasta_qt/dialogs/history/window.py" />
            <source>History of matches</source>
            <translation>Historial de partidas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/window.py" />
            <source>No match is like this. “Show all” leads back to all of them.</source>
            <translation>Ninguna partida es así. «Mostrar todo» las vuelve a enseñar todas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/window.py" />
            <source>Every match that you play will be listed here.</source>
            <translation>Aquí aparecerán todas las partidas que juegues.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/window.py" />
            <source>{n} matches are chosen.</source>
            <translation>{n} partidas elegidas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/window.py" />
            <source>This match cannot be read any more ({reason}).</source>
            <translation>Esta partida ya no se puede leer ({reason}).</translation>
        </message>
    </context>
    <context>
        <name>HowToPlay</name>
        <message>
            <location filename="../../canasta_qt/dialogs/how_to_play.py" />
            <source>&lt;h3&gt;What you are after&lt;/h3&gt;&lt;p&gt;Collect cards of the same rank and lay them on the table as &lt;b&gt;melds&lt;/b&gt; of three or more. Seven of a rank make a &lt;b&gt;canasta&lt;/b&gt;: that is where the points are, and you need one to go out.&lt;/p&gt;&lt;h3&gt;A turn&lt;/h3&gt;&lt;ol&gt;&lt;li&gt;&lt;b&gt;Draw&lt;/b&gt; from the stock, or &lt;b&gt;take the whole discard pile&lt;/b&gt; when you can meld its top card at once.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Meld&lt;/b&gt; as much as you like: new melds, or cards added to melds of your side.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Discard&lt;/b&gt; one card. That ends your turn.&lt;/li&gt;&lt;/ol&gt;&lt;h3&gt;Worth knowing&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;&lt;b&gt;Jokers and twos are wild&lt;/b&gt; and stand for any rank in a meld.&lt;/li&gt;&lt;li&gt;The &lt;b&gt;first meld&lt;/b&gt; of your side must be worth a certain number of points. The bar at the top shows how many, and while you lay cards out a small badge keeps counting.&lt;/li&gt;&lt;li&gt;A wild card on the pile &lt;b&gt;freezes&lt;/b&gt; it: then you need two natural cards like the top card in your hand to take it.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Red threes&lt;/b&gt; put themselves on the table and are worth extra points. A &lt;b&gt;black three&lt;/b&gt; on the pile keeps the next player from taking it.&lt;/li&gt;&lt;li&gt;The deal ends when somebody &lt;b&gt;goes out&lt;/b&gt;, that is, gets rid of every card. Whoever has the most points when a side reaches the goal wins the match.&lt;/li&gt;&lt;/ul&gt;</source>
            <translation>&lt;h3&gt;De qué se trata&lt;/h3&gt;&lt;p&gt;Reúne cartas del mismo valor y bájalas a la mesa en &lt;b&gt;juegos&lt;/b&gt; de tres o más. Siete de un valor forman una &lt;b&gt;canasta&lt;/b&gt;: ahí están los puntos, y necesitas una para cerrar.&lt;/p&gt;&lt;h3&gt;Un turno&lt;/h3&gt;&lt;ol&gt;&lt;li&gt;&lt;b&gt;Roba&lt;/b&gt; del mazo, o &lt;b&gt;llévate todo el pozo&lt;/b&gt; si puedes bajar enseguida su carta de arriba.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Baja&lt;/b&gt; todo lo que quieras: juegos nuevos, o cartas que añades a los juegos de tu bando.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Descarta&lt;/b&gt; una carta. Así termina tu turno.&lt;/li&gt;&lt;/ol&gt;&lt;h3&gt;Conviene saber&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;&lt;b&gt;Los jokers y los doses son comodines&lt;/b&gt; y valen por cualquier carta en un juego.&lt;/li&gt;&lt;li&gt;La &lt;b&gt;apertura&lt;/b&gt; de tu bando debe valer cierto número de puntos. La barra de arriba dice cuántos, y mientras preparas cartas una pequeña etiqueta va contando.&lt;/li&gt;&lt;li&gt;Un comodín en el pozo lo &lt;b&gt;congela&lt;/b&gt;: entonces necesitas en la mano dos cartas naturales iguales a la de arriba para llevártelo.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Los treses rojos&lt;/b&gt; se ponen solos en la mesa y valen puntos extra. Un &lt;b&gt;tres negro&lt;/b&gt; en el pozo impide que se lo lleve el siguiente jugador.&lt;/li&gt;&lt;li&gt;La ronda termina cuando alguien &lt;b&gt;cierra&lt;/b&gt;, es decir, se queda sin cartas. Gana la partida quien tenga más puntos cuando un bando llega a la meta.&lt;/li&gt;&lt;/ul&gt;</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/how_to_play.py" />
            <source>&lt;h3&gt;Moving cards&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;&lt;b&gt;Drag&lt;/b&gt; a card, or several selected ones: the places that will take them glow. Drop them anywhere else and they glide back, with the reason in words.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Rather click?&lt;/b&gt; Click a card to select it, then click the place.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Double-click&lt;/b&gt; does the obvious thing with a card.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Select several:&lt;/b&gt; click cards of one rank, and wild cards, one after the other. Ctrl adds any card, Shift a whole row, and a frame drawn around cards takes them all. Ctrl and a double click, or Alt and a click, take a whole rank.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Click the stock&lt;/b&gt; to draw, &lt;b&gt;click the pile&lt;/b&gt; to take it. Rest the mouse on the pile and it tells you whether you may, and why not.&lt;/li&gt;&lt;/ul&gt;&lt;h3&gt;Opening&lt;/h3&gt;&lt;p&gt;Put your first melds out group by group; the badge counts along. Nobody else sees them until you &lt;b&gt;confirm&lt;/b&gt;. &lt;b&gt;Esc&lt;/b&gt; takes everything back into your hand.&lt;/p&gt;&lt;h3&gt;Changed your mind?&lt;/h3&gt;&lt;p&gt;&lt;b&gt;Undo&lt;/b&gt; takes back everything in your turn that has shown you nothing new. A click or a key skips to the end of whatever is moving. Put your hand in order by dragging its cards: your order stays.&lt;/p&gt;&lt;h3&gt;Nothing gets lost&lt;/h3&gt;&lt;p&gt;Close the window whenever you like. The match waits for you.&lt;/p&gt;</source>
            <translation>&lt;h3&gt;Mover cartas&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;&lt;b&gt;Arrastra&lt;/b&gt; una carta, o varias elegidas: los sitios que las aceptan se iluminan. Si las sueltas en otra parte, vuelven solas y se te dice por qué.&lt;/li&gt;&lt;li&gt;&lt;b&gt;¿Prefieres pulsar?&lt;/b&gt; Pulsa una carta para elegirla y después el sitio.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Con doble clic&lt;/b&gt; se hace lo más natural con una carta.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Elegir varias:&lt;/b&gt; pulsa cartas de un valor, y comodines, una tras otra. Ctrl añade cualquier carta, Mayús toda una fila, y un marco dibujado alrededor las elige todas. Ctrl y doble clic, o Alt y un clic, eligen todas las de un valor.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Pulsa el mazo&lt;/b&gt; para robar, &lt;b&gt;pulsa el pozo&lt;/b&gt; para llevártelo. Deja el ratón quieto sobre el pozo y te dirá si puedes, y si no, por qué.&lt;/li&gt;&lt;/ul&gt;&lt;h3&gt;Abrir&lt;/h3&gt;&lt;p&gt;Prepara tus primeros juegos grupo a grupo; la etiqueta va contando. Nadie más los ve hasta que &lt;b&gt;confirmes&lt;/b&gt;. &lt;b&gt;Esc&lt;/b&gt; lo devuelve todo a tu mano.&lt;/p&gt;&lt;h3&gt;¿Has cambiado de idea?&lt;/h3&gt;&lt;p&gt;&lt;b&gt;Deshacer&lt;/b&gt; recoge todo lo de tu turno que no te haya enseñado nada nuevo. Un clic o una tecla salta al final de lo que se esté moviendo. Ordena tu mano arrastrando sus cartas: tu orden se conserva.&lt;/p&gt;&lt;h3&gt;No se pierde nada&lt;/h3&gt;&lt;p&gt;Cierra la ventana cuando quieras. La partida te espera.&lt;/p&gt;</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/how_to_play.py" />
            <source>&lt;h3&gt;Modern American&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Melds end at &lt;b&gt;seven cards&lt;/b&gt;, and two canastas are needed to go out. A rank in which a canasta lies is &lt;b&gt;dead&lt;/b&gt;: nobody melds it any more.&lt;/li&gt;&lt;li&gt;Your &lt;b&gt;first meld&lt;/b&gt; comes &lt;b&gt;from your hand&lt;/b&gt; and needs 125 points or more; most tables also ask for three of a rank without wild cards. Have a whole natural or wild canasta in your hand, and many tables let you open with it at any count.&lt;/li&gt;&lt;li&gt;The &lt;b&gt;pile&lt;/b&gt; always takes a natural pair. To open and take it in one turn, lay out your first meld before you draw and drop the pair on the pile.&lt;/li&gt;&lt;li&gt;Who opens early gets &lt;b&gt;bonus cards&lt;/b&gt; after the discard. One card of the stock lies sideways: once this &lt;b&gt;turn card&lt;/b&gt; is drawn, there are no more of them.&lt;/li&gt;&lt;li&gt;Wild cards: none with sevens, none with aces that began without, two at most in a meld. A &lt;b&gt;wild meld&lt;/b&gt; takes all of your wild cards until it is a canasta.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Threes&lt;/b&gt; of both colours go on the table. They count for you with two canastas, against you with none. Some tables let you keep one for a straight.&lt;/li&gt;&lt;li&gt;On an &lt;b&gt;empty pile&lt;/b&gt; you may not throw aces, sevens, wild cards or dead ranks while you have anything else.&lt;/li&gt;&lt;li&gt;A &lt;b&gt;special hand&lt;/b&gt;, such as the straight or seven pairs, is fourteen cards laid at once before your side has opened. The button lights up when you hold one.&lt;/li&gt;&lt;/ul&gt;&lt;h3&gt;Sequences: Samba, Bolivia and others&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Besides melds of a rank there are &lt;b&gt;sequences&lt;/b&gt;: three or more cards of one suit in a row, from four to ace, without wild cards in most games. Seven of them are complete and closed: a &lt;b&gt;samba&lt;/b&gt;.&lt;/li&gt;&lt;li&gt;In many of these games the top card of the pile may go to the end of a sequence on the table; often only this card comes and the pile stays.&lt;/li&gt;&lt;li&gt;Some let you have &lt;b&gt;several melds of a rank&lt;/b&gt; and merge them. Where cards could go to more than one meld, you are asked.&lt;/li&gt;&lt;/ul&gt;&lt;h3&gt;A second hand: Hand and Foot, Pennies from Heaven&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Everybody gets a &lt;b&gt;foot&lt;/b&gt;, a second hand that lies face down beside the plate. Rest the mouse on yours and it says when it comes: when your hand is empty, or after your first canasta.&lt;/li&gt;&lt;li&gt;To &lt;b&gt;go out&lt;/b&gt; you need canastas of several kinds, must have played from your foot, and in most games your partner's yes.&lt;/li&gt;&lt;/ul&gt;&lt;h3&gt;A part of the pile&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Often only the &lt;b&gt;top five or seven cards&lt;/b&gt; are taken; the number stands beside the pile. In Albany the pile can be spread: choose a card in it, and it comes with all above.&lt;/li&gt;&lt;li&gt;Some piles begin with cards &lt;b&gt;face down&lt;/b&gt; below: only their taker sees them.&lt;/li&gt;&lt;/ul&gt;&lt;h3&gt;Three, five and six players&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;&lt;b&gt;Three:&lt;/b&gt; everybody plays alone until the pile is first taken. Then the other two join against the taker, pool their melds, and each keeps a score of his own.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Five:&lt;/b&gt; two play against three, of whom one rests in each deal.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Six:&lt;/b&gt; three pairs, or three against three. In a side of three you choose whom you ask whether you may go out.&lt;/li&gt;&lt;/ul&gt;</source>
            <translation>&lt;h3&gt;Americana moderna&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Los juegos acaban en &lt;b&gt;siete cartas&lt;/b&gt;, y hacen falta dos canastas para cerrar. Un valor en el que hay una canasta está &lt;b&gt;muerto&lt;/b&gt;: ya nadie lo baja.&lt;/li&gt;&lt;li&gt;Tu &lt;b&gt;apertura&lt;/b&gt; sale &lt;b&gt;de tu mano&lt;/b&gt; y necesita 125 puntos o más; casi todas las mesas piden además tres cartas de un valor sin comodines. Si tienes en la mano una canasta entera natural o de comodines, muchas mesas te dejan abrir con ella sin contar los puntos.&lt;/li&gt;&lt;li&gt;El &lt;b&gt;pozo&lt;/b&gt; siempre se lleva con una pareja natural. Para abrir y llevártelo en un mismo turno, prepara tu apertura antes de robar y suelta la pareja sobre el pozo.&lt;/li&gt;&lt;li&gt;Quien abre pronto recibe &lt;b&gt;cartas de premio&lt;/b&gt; después del descarte. Una carta del mazo está atravesada: en cuanto alguien roba esa &lt;b&gt;carta atravesada&lt;/b&gt;, se acaban los premios.&lt;/li&gt;&lt;li&gt;Comodines: ninguno con los sietes, ninguno con los ases que empezaron sin ellos, dos como mucho en un juego. Un &lt;b&gt;juego de comodines&lt;/b&gt; se queda con todos los tuyos hasta que sea canasta.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Los treses&lt;/b&gt; de los dos colores van a la mesa. Cuentan a tu favor con dos canastas, en contra sin ninguna. Algunas mesas te dejan guardar uno para la escalera completa.&lt;/li&gt;&lt;li&gt;En un &lt;b&gt;pozo vacío&lt;/b&gt; no puedes tirar ases, sietes, comodines ni valores muertos mientras tengas otra cosa.&lt;/li&gt;&lt;li&gt;Una &lt;b&gt;mano especial&lt;/b&gt;, como la escalera completa o siete parejas, son catorce cartas que se bajan de una vez antes de que tu bando haya abierto. El botón se ilumina cuando tienes una.&lt;/li&gt;&lt;/ul&gt;&lt;h3&gt;Escaleras: Samba, Bolivia y otras&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Además de los juegos de un valor hay &lt;b&gt;escaleras&lt;/b&gt;: tres o más cartas seguidas de un palo, del cuatro al as, sin comodines en casi todas las variantes. Con siete está completa y cerrada: una &lt;b&gt;samba&lt;/b&gt;.&lt;/li&gt;&lt;li&gt;En muchas de estas variantes la carta de arriba del pozo puede ir al extremo de una escalera en la mesa; a menudo solo viene esa carta y el pozo se queda.&lt;/li&gt;&lt;li&gt;Algunas permiten &lt;b&gt;varios juegos de un valor&lt;/b&gt; y juntarlos. Si unas cartas pueden ir a más de un juego, se te pregunta.&lt;/li&gt;&lt;/ul&gt;&lt;h3&gt;Una segunda mano: Hand and Foot, Pennies from Heaven&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Cada uno recibe un &lt;b&gt;pie&lt;/b&gt;, una segunda mano que espera boca abajo junto al nombre. Deja el ratón sobre el tuyo y te dirá cuándo llega: al quedarte sin cartas, o después de tu primera canasta.&lt;/li&gt;&lt;li&gt;Para &lt;b&gt;cerrar&lt;/b&gt; hacen falta canastas de varias clases, haber jugado con el pie y, en casi todas las variantes, el sí de tu compañero.&lt;/li&gt;&lt;/ul&gt;&lt;h3&gt;Una parte del pozo&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;A menudo solo se llevan las &lt;b&gt;cinco o siete cartas de arriba&lt;/b&gt;; el número está junto al pozo. En Albany el pozo se puede extender: elige una de sus cartas y viene con todas las de encima.&lt;/li&gt;&lt;li&gt;Algunos pozos empiezan con cartas &lt;b&gt;boca abajo&lt;/b&gt; en el fondo: solo las ve quien se las lleva.&lt;/li&gt;&lt;/ul&gt;&lt;h3&gt;Tres, cinco y seis jugadores&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;&lt;b&gt;Tres:&lt;/b&gt; cada uno juega por su cuenta hasta que alguien se lleva el pozo por primera vez. Entonces los otros dos se unen contra esa persona, reúnen sus juegos y cada uno sigue con sus propios puntos.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Cinco:&lt;/b&gt; dos juegan contra tres, de los que uno descansa en cada ronda.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Seis:&lt;/b&gt; tres parejas, o tres contra tres. En un bando de tres eliges a quién preguntas si puedes cerrar.&lt;/li&gt;&lt;/ul&gt;</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/how_to_play.py" />
            <source>How to play</source>
            <translation>Cómo se juega</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/how_to_play.py" />
            <source>The game</source>
            <translation>La partida</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/how_to_play.py" />
            <source>Your cards</source>
            <translation>Tus cartas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/how_to_play.py" />
            <source>Other games</source>
            <translation>Otras variantes</translation>
        </message>
    </context>
    <context>
        <name>ImportPreview</name>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>{n} rules differ from {game}:</source>
            <extracomment>for 1: One rule differs from {game}:</extracomment>
            <translation>
                <numerusform>Una regla es distinta de {game}:</numerusform>
                <numerusform>{n} reglas son distintas de {game}:</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>Rules from a friend</source>
            <translation>Reglas de un amigo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>a game that is not known here</source>
            <translation>una variante que aquí no se conoce</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>These rules</source>
            <translation>Estas reglas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>&amp;Name</source>
            <translation>&amp;Nombre</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>Made from</source>
            <translation>Hechas a partir de</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>They are the rules of {game}.</source>
            <translation>Son las reglas de {game}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>&amp;Keep in my rules</source>
            <translation>&amp;Guardar entre mis reglas</translation>
        </message>
    </context>
    <context>
        <name>ImportProblems</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>These rules cannot be used</source>
            <translation>Estas reglas no se pueden usar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>The rules from {source} cannot be used. Nothing was stored.</source>
            <translation>Las reglas de {source} no se pueden usar. No se ha guardado nada.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>What is wrong</source>
            <translation>Lo que está mal</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Copiar</translation>
        </message>
    </context>
    <context>
        <name>InstantWinEditor</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/choices.py" />
            <source>Nothing wins the match at once.</source>
            <translation>Nada gana la partida en el acto.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/choices.py" />
            <source>So many canastas in one deal:</source>
            <translation>Tantas canastas en una ronda:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/choices.py" />
            <source>One of these special hands:</source>
            <translation>Una de estas manos especiales:</translation>
        </message>
    </context>
    <context>
        <name>KeySheet</name>
        <message>
            <location filename="../../canasta_qt/dialogs/key_sheet.py" />
            <source>Keys</source>
            <translation>Teclas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/key_sheet.py" />
            <source>All keys</source>
            <translation>Todas las teclas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/key_sheet.py" />
            <source>Change &amp;keys…</source>
            <translation>Cambiar las &amp;teclas…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/key_sheet.py" />
            <source>&amp;Print…</source>
            <translation>&amp;Imprimir…</translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Your turn</source>
            <translation>Tu turno</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Your hand</source>
            <translation>Tu mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>The match</source>
            <translation>La partida</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>The rules</source>
            <translation>Las reglas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>What you see and hear</source>
            <translation>Lo que ves y oyes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Going about</source>
            <translation>Moverse por la mesa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>In a replay</source>
            <translation>En una repetición</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Draw from the stock</source>
            <translation>Robar del mazo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Take the discard pile</source>
            <translation>Llevarse el pozo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Meld the chosen cards</source>
            <translation>Bajar las cartas elegidas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Discard the chosen card</source>
            <translation>Descartar la carta elegida</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Do the obvious with a card</source>
            <translation>Hacer lo más natural con una carta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Answer yes</source>
            <translation>Contestar que sí</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Answer no</source>
            <translation>Contestar que no</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Keep the last card</source>
            <translation>Guardar la última carta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Choose all cards of the rank</source>
            <translation>Elegir todas las cartas del valor</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Choose the whole hand</source>
            <translation>Elegir toda la mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>What is possible here</source>
            <translation>Lo que se puede hacer aquí</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Sort: low cards first</source>
            <translation>Ordenar: cartas bajas primero</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Sort: high cards first</source>
            <translation>Ordenar: cartas altas primero</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Sort: wild cards on the left</source>
            <translation>Ordenar: comodines a la izquierda</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Sort: wild cards on the right</source>
            <translation>Ordenar: comodines a la derecha</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>From card to card</source>
            <translation>De carta en carta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>On to stock, pile, melds and buttons, and back</source>
            <translation>Al mazo, pozo, juegos y botones, y volver</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Up to the table, down to your hand</source>
            <translation>Arriba a la mesa, abajo a tu mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Choose a card; on a place: as a click</source>
            <translation>Elegir una carta; en un sitio: como un clic</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Confirm what is laid out, or the golden button</source>
            <translation>Confirmar lo preparado, o el botón dorado</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Let go, take back</source>
            <translation>Soltar, recoger</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Choose a row of cards</source>
            <translation>Elegir una fila de cartas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Move the chosen cards in your hand</source>
            <translation>Mover las cartas elegidas en tu mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>An action back or on</source>
            <translation>Una acción atrás o adelante</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>A turn back or on</source>
            <translation>Un turno atrás o adelante</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>A deal back or on</source>
            <translation>Una ronda atrás o adelante</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>To the beginning or the end</source>
            <translation>Al principio o al final</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Let it play, or stop it</source>
            <translation>Dejar que corra, o pararla</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>What was known before the last move</source>
            <translation>Lo que se sabía antes de la última jugada</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Leave the replay</source>
            <translation>Salir de la repetición</translation>
        </message>
    </context>
    <context>
        <name>KeysPage</name>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>&amp;No key</source>
            <translation>Sin &amp;tecla</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>As it &amp;was</source>
            <translation>Como &amp;estaba</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>&amp;Restore the usual</source>
            <translation>&amp;Restablecer lo habitual</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>What it does</source>
            <translation>Para qué sirve</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>Keys</source>
            <translation>Teclas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>Commands and their keys</source>
            <translation>Las órdenes y sus teclas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>New key</source>
            <translation>Tecla nueva</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>&amp;Press a key:</source>
            <translation>&amp;Pulsa una tecla:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>no key</source>
            <translation>sin tecla</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>Changed by you</source>
            <translation>Cambiada por ti</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>&amp;Take it</source>
            <translation>&amp;Quitársela</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>&amp;Use it</source>
            <translation>&amp;Usarla</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>Choose a command and press the key it should have as well.</source>
            <translation>Elige una orden y pulsa la tecla que quieras darle también.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>{key} always walks over the table or chooses; it cannot be given away.</source>
            <translation>{key} siempre sirve para moverse por la mesa o elegir; no se puede cambiar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>{key} is free.</source>
            <translation>{key} está libre.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>{key} means this already.</source>
            <translation>{key} ya sirve para esto.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/keys_page.py" />
            <source>{key} means “{other}” now. Take it, and that has the key no more.</source>
            <translation>{key} es ahora «{other}». Si se la quitas, esa orden se queda sin tecla.</translation>
        </message>
    </context>
    <context>
        <name>Known</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>What {name} knew</source>
            <extracomment>title</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>What you knew</source>
            <extracomment>title_own</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Deal {deal}, move {n} of {all}</source>
            <extracomment>move</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Everything on this page was all that {name} was told. No card of another hand, of the stock or of the deals to come was among it.</source>
            <extracomment>bot</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>All that could be seen from this chair.</source>
            <extracomment>person</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>In the hand</source>
            <extracomment>hand</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>On the table</source>
            <extracomment>table</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Discard pile, the top card last</source>
            <extracomment>pile</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Cards that lay closed</source>
            <extracomment>others</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Not seen yet, wherever these cards may lie</source>
            <extracomment>unseen</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>What was compared</source>
            <extracomment>compared</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Points before the deal</source>
            <extracomment>scores</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Stock</source>
            <extracomment>stock</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Foot of {name}</source>
            <extracomment>foot</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>frozen</source>
            <extracomment>frozen</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Nothing yet</source>
            <extracomment>nothing</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Empty</source>
            <extracomment>empty</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>{count}; among them {cards}, which came with the pile</source>
            <extracomment>holds</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>A player of this level remembers nothing that is not in sight any more.</source>
            <extracomment>forgets</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>A player of this level remembers what happened in the last round only.</source>
            <extracomment>remembers</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>It gives no thought to what others may hold in their hands.</source>
            <extracomment>no_reading</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Nothing was compared: this move follows from rules of thumb.</source>
            <extracomment>thumb</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>The same question is being asked once more…</source>
            <extracomment>thinking</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Worked out just now, by asking the same question once more.</source>
            <extracomment>again</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Kept with the match when the move was made.</source>
            <extracomment>kept</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Asked once more it would do something else.</source>
            <extracomment>other</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>What a person thinks is nobody's business.</source>
            <extracomment>person_thinks</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>{points} ± {spread}</source>
            <extracomment>value</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>{name} takes the pile in {n} of 100 imagined deals</source>
            <extracomment>taken</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>{n} {ranks}</source>
            <extracomment>some</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>It could not be worked out this time.</source>
            <extracomment>failed</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>safer than the next best</source>
            <extracomment>safer</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>clearly best</source>
            <extracomment>better</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>others are about as good</source>
            <extracomment>about_equal</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Throw the {card}</source>
            <extracomment>throw</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Draw from the stock</source>
            <extracomment>draw</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Take the pile, melding {cards}</source>
            <extracomment>take</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Lay down {cards}</source>
            <extracomment>lay</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Lay out the {card}</source>
            <extracomment>three</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Go out</source>
            <extracomment>out</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>End the turn</source>
            <extracomment>pass</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Ask: may I go out?</source>
            <extracomment>ask</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Say yes</source>
            <extracomment>yes</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Say no</source>
            <extracomment>no</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Declare the special hand</source>
            <extracomment>special</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Take the melds back</source>
            <extracomment>retract</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Join two melds</source>
            <extracomment>merge</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Put the pile back</source>
            <extracomment>restore</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/known.py" />
            <source>Concede the deal</source>
            <extracomment>concede</extracomment>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>KnownFlow</name>
        <message>
            <location filename="../../canasta_qt/known_flow.py" />
            <source>Once this deal is over, that will be told.</source>
            <translation>Cuando termine esta ronda se podrá contar.</translation>
        </message>
    </context>
    <context>
        <name>Ledger</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>draw {cards}</source>
            <translation>robas {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>draws {cards}</source>
            <translation>roba {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>take the pile: {cards}</source>
            <translation>te llevas el pozo: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>takes the pile: {cards}</source>
            <translation>se lleva el pozo: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>take off the pile: {cards}</source>
            <translation>te llevas del pozo: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>takes off the pile: {cards}</source>
            <translation>se lleva del pozo: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>meld {cards}</source>
            <translation>bajas {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>melds {cards}</source>
            <translation>baja {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>meld the sequence {cards}</source>
            <translation>bajas la escalera {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>melds the sequence {cards}</source>
            <translation>baja la escalera {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>add {cards} to the {ranks}</source>
            <translation>añades {cards} a {ranks:the}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>adds {cards} to the {ranks}</source>
            <translation>añade {cards} a {ranks:the}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>add {cards} to the sequence</source>
            <translation>añades {cards} a la escalera</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>adds {cards} to the sequence</source>
            <translation>añade {cards} a la escalera</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>add {cards} to the wild cards</source>
            <translation>añades {cards} a los comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>adds {cards} to the wild cards</source>
            <translation>añade {cards} a los comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>merge {cards} with another meld</source>
            <translation>juntas {cards} con otro juego</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>merges {cards} with another meld</source>
            <translation>junta {cards} con otro juego</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>lay {cards} beside the melds</source>
            <translation>dejas {cards} junto a los juegos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>lays {cards} beside the melds</source>
            <translation>deja {cards} junto a los juegos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>lay out {cards}</source>
            <translation>expones {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>lays out {cards}</source>
            <translation>expone {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>open with {points}</source>
            <translation>abres con {points}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>opens with {points}</source>
            <translation>abre con {points}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>complete a natural canasta of {ranks}</source>
            <extracomment>natural</extracomment>
            <translation>completas una canasta natural de {ranks}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>completes a natural canasta of {ranks}</source>
            <extracomment>natural</extracomment>
            <translation>completa una canasta natural de {ranks}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>complete a mixed canasta of {ranks}</source>
            <extracomment>mixed</extracomment>
            <translation>completas una canasta mixta de {ranks}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>completes a mixed canasta of {ranks}</source>
            <extracomment>mixed</extracomment>
            <translation>completa una canasta mixta de {ranks}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>complete a wild canasta</source>
            <extracomment>wild</extracomment>
            <translation>completas una canasta de comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>completes a wild canasta</source>
            <extracomment>wild</extracomment>
            <translation>completa una canasta de comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>complete a sequence of seven</source>
            <extracomment>sequence</extracomment>
            <translation>completas una escalera de siete</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>completes a sequence of seven</source>
            <extracomment>sequence</extracomment>
            <translation>completa una escalera de siete</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>discard {cards}</source>
            <translation>descartas {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>discards {cards}</source>
            <translation>descarta {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>discard {cards} and freeze the pile</source>
            <translation>descartas {cards} y congelas el pozo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>discards {cards} and freezes the pile</source>
            <translation>descarta {cards} y congela el pozo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>discard {cards} face down</source>
            <translation>descartas {cards} boca abajo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>discards {cards} face down</source>
            <translation>descarta {cards} boca abajo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>end the turn without a discard</source>
            <translation>terminas el turno sin descartar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>ends the turn without a discard</source>
            <translation>termina el turno sin descartar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>pick up the foot: {cards}</source>
            <translation>recoges el pie: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>picks up the foot: {cards}</source>
            <translation>recoge el pie: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>get {cards} for opening</source>
            <translation>recibes {cards} por abrir</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>gets {cards} for opening</source>
            <translation>recibe {cards} por abrir</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>take up the bonus: {cards}</source>
            <translation>recoges el premio: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>takes up the bonus: {cards}</source>
            <translation>recoge el premio: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>lay down {hand}: {cards}</source>
            <translation>bajas {hand}: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>lays down {hand}: {cards}</source>
            <translation>baja {hand}: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>take back {cards}</source>
            <translation>recoges {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>takes back {cards}</source>
            <translation>recoge {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>the {card}</source>
            <translation>{card:the}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>a card</source>
            <translation>una carta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>You {deeds}.</source>
            <translation>Tú {deeds}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>{name} {deeds}.</source>
            <translation>{name} {deeds}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>It is your turn.</source>
            <translation>Es tu turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>It is the turn of {name}.</source>
            <translation>Es el turno de {name}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>, </source>
            <translation>, </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>{side} {points}, {total} in all</source>
            <translation>{side} {points}, {total} en total</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>The deal brings: {scores}.</source>
            <translation>La ronda da: {scores}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/ledger.py" />
            <source>; </source>
            <translation>; </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/ledger.py" />
            <source>Whose turns are shown</source>
            <translation>De quién se muestran los turnos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/ledger.py" />
            <source>Everybody's turns</source>
            <translation>Los turnos de todos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/ledger.py" />
            <source>&amp;Show this turn again</source>
            <translation>&amp;Mostrar otra vez este turno</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/ledger.py" />
            <source>&amp;Open the replay here</source>
            <translation>&amp;Abrir aquí la repetición</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/ledger.py" />
            <source>&amp;What did this player know?</source>
            <translation>¿&amp;Qué sabía este jugador?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/ledger_lines.py" />
            <source>Deal {n}</source>
            <translation>Ronda {n}</translation>
        </message>
    </context>
    <context>
        <name>LedgerDock</name>
        <message>
            <location filename="../../canasta_qt/window/ledger.py" />
            <source>Ledger</source>
            <translation>Crónica</translation>
        </message>
    </context>
    <context>
        <name>LedgerView</name>
        <message>
            <location filename="../../canasta_qt/window/ledger.py" />
            <source>Ledger: what happened</source>
            <translation>Crónica: lo que ha pasado</translation>
        </message>
    </context>
    <context>
        <name>LuckChart</name>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/charts.py" />
            <source>Where luck lies on the curve of chance</source>
            <translation>Dónde cae la suerte en la curva del azar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/charts.py" />
            <source>as expected</source>
            <translation>como se esperaba</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/charts.py" />
            <source>less</source>
            <translation>menos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/charts.py" />
            <source>more</source>
            <translation>más</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <location filename="../../canasta_qt/main_window.py" />
            <source>{rules}, deal {n}</source>
            <translation>{rules}, ronda {n}</translation>
        </message>
    </context>
    <context>
        <name>MarginChart</name>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/statistics/charts.py" />
            <source>{n} matches, on average {mean} points</source>
            <extracomment>for 1: 1 match, on average {mean} points</extracomment>
            <translation>
                <numerusform>1 partida, {mean} puntos de media</numerusform>
                <numerusform>{n} partidas, {mean} puntos de media</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/charts.py" />
            <source>Margins of the matches</source>
            <translation>Diferencias de las partidas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/charts.py" />
            <source>No match of yours is among these.</source>
            <translation>Entre estas no hay ninguna partida tuya.</translation>
        </message>
    </context>
    <context>
        <name>MatchEndEditor</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/choices.py" />
            <source>At a number of points:</source>
            <translation>Al llegar a un número de puntos:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/choices.py" />
            <source>After a number of deals:</source>
            <translation>Después de un número de rondas:</translation>
        </message>
    </context>
    <context>
        <name>MatchFile</name>
        <message>
            <location filename="../../canasta_qt/controller/match_files.py" />
            <source>This is no match of Canasta Qt.</source>
            <extracomment>FOREIGN</extracomment>
            <translation>Esto no es una partida de Canasta Qt.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/match_files.py" />
            <source>A newer Canasta Qt wrote this match.</source>
            <extracomment>FUTURE</extracomment>
            <translation>Esta partida la escribió un Canasta Qt más nuevo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/match_files.py" />
            <source>The file ends before the match begins.</source>
            <extracomment>CUT_OFF</extracomment>
            <translation>El archivo se acaba antes de que empiece la partida.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/match_files.py" />
            <source>Line {line} makes no sense.</source>
            <extracomment>GARBLED</extracomment>
            <translation>La línea {line} no tiene sentido.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/match_files.py" />
            <source>In deal {deal} it was not played by its rules.</source>
            <translation>En la ronda {deal} no se jugó según sus reglas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/match_files.py" />
            <source>No cards have been dealt in this match.</source>
            <translation>En esta partida no se han repartido cartas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/match_files.py" />
            <source>{rules}, {deals}</source>
            <translation>{rules}, {deals}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/match_files.py" />
            <source>Finished: {totals}</source>
            <translation>Terminada: {totals}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/match_files.py" />
            <source>Not finished: {totals}</source>
            <translation>Sin terminar: {totals}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/match_files.py" />
            <source>The file was cut off; its incomplete end is left out.</source>
            <translation>El archivo estaba cortado; el final incompleto se deja fuera.</translation>
        </message>
    </context>
    <context>
        <name>MatchFileDialog</name>
        <message>
            <location filename="../../canasta_qt/dialogs/match_file.py" />
            <source>A match from a file</source>
            <translation>Una partida de un archivo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/match_file.py" />
            <source>Read from {name}. Nothing has been stored.</source>
            <translation>Leída de {name}. No se ha guardado nada.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/match_file.py" />
            <source>&amp;Watch the replay</source>
            <translation>&amp;Ver la repetición</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/match_file.py" />
            <source>&amp;Keep among my matches</source>
            <translation>&amp;Guardar entre mis partidas</translation>
        </message>
    </context>
    <context>
        <name>MatchFlow</name>
        <message>
            <location filename="../../canasta_qt/match_flow.py" />
            <source>The rules you chose last are gone; {game} is offered instead.</source>
            <translation>Las reglas que elegiste la última vez ya no están; se ofrece {game} en su lugar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/match_flow.py" />
            <source>New match</source>
            <translation>Nueva partida</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/match_flow.py" />
            <source>Leave the match that is under way?</source>
            <translation>¿Dejar la partida que está en marcha?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/match_flow.py" />
            <source>It stays saved and is offered again another time.</source>
            <translation>Queda guardada y se te ofrecerá otro día.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/match_flow.py" />
            <source>&amp;Leave it</source>
            <translation>&amp;Dejarla</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/match_flow.py" />
            <source>Deal {n}
{totals}</source>
            <translation>Ronda {n}
{totals}</translation>
        </message>
    </context>
    <context>
        <name>MatchTable</name>
        <message>
            <location filename="../../canasta_qt/dialogs/history/match_table.py" />
            <source>Matches</source>
            <translation>Partidas</translation>
        </message>
    </context>
    <context>
        <name>MaybeRecordEditor</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/records.py" />
            <source>As follows:</source>
            <translation>Así:</translation>
        </message>
    </context>
    <context>
        <name>Menus</name>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Hint: what would you do?</source>
            <translation>&amp;Consejo: ¿qué harías tú?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Undo</source>
            <translation>&amp;Deshacer</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Take back what is laid out</source>
            <translation>&amp;Recoger lo preparado</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Ask: may I go out?</source>
            <translation>&amp;Preguntar: ¿puedo cerrar?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Go out</source>
            <translation>C&amp;errar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Declare a special hand</source>
            <translation>&amp;Mostrar una mano especial</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Lay out a three</source>
            <translation>&amp;Bajar un tres</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>M&amp;erge two melds</source>
            <translation>&amp;Juntar dos juegos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Take the last &amp;melds back</source>
            <translation>Recoger los ú&amp;ltimos juegos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Concede the deal</source>
            <translation>Rend&amp;irse en esta ronda</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Low cards first</source>
            <translation>Cartas &amp;bajas primero</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;High cards first</source>
            <translation>Cartas &amp;altas primero</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Wild cards on the &amp;left</source>
            <translation>Comodines a la &amp;izquierda</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Wild cards on the &amp;right</source>
            <translation>Comodines a la &amp;derecha</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;New match…</source>
            <translation>&amp;Nueva partida…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>The &amp;same again</source>
            <translation>Otra &amp;igual</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Next &amp;deal</source>
            <translation>R&amp;onda siguiente</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Score s&amp;heet</source>
            <translation>&amp;Hoja de puntos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Replay this match</source>
            <translation>R&amp;epetir esta partida</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Fair deal…</source>
            <translation>Reparto &amp;limpio…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>H&amp;istory of matches…</source>
            <translation>His&amp;torial de partidas…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>S&amp;tatistics…</source>
            <translation>Esta&amp;dísticas…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Open a match from a file…</source>
            <translation>&amp;Abrir una partida de un archivo…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Save the match as a fi&amp;le…</source>
            <translation>&amp;Guardar la partida en un archivo…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Re&amp;match</source>
            <translation>Revan&amp;cha</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Concede the matc&amp;h…</source>
            <translation>Rendirse en la &amp;partida…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Preferences…</source>
            <translation>Preferencia&amp;s…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Quit</source>
            <translation>Sali&amp;r</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Read the rules</source>
            <translation>&amp;Leer las reglas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Every rule, one by one…</source>
            <translation>&amp;Todas las reglas, una por una…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Compare with another game…</source>
            <translation>C&amp;omparar con otra variante…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Save as a &amp;file…</source>
            <translation>&amp;Guardar en un archivo…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Copy as a &amp;short text</source>
            <translation>Copiar como texto &amp;breve</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Import from a file…</source>
            <translation>&amp;Importar de un archivo…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Import from the clip&amp;board</source>
            <translation>Importar del &amp;portapapeles</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Read the &amp;table</source>
            <translation>Leer la &amp;mesa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Read my &amp;hand</source>
            <translation>Leer mi m&amp;ano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Read the &amp;pile</source>
            <translation>Leer el po&amp;zo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>Table as te&amp;xt</source>
            <translation>La mesa como te&amp;xto</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>S&amp;kip what is moving</source>
            <translation>Sal&amp;tar lo que se mueve</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>S&amp;ounds</source>
            <translation>&amp;Sonidos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>L&amp;edger</source>
            <translation>&amp;Crónica</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Full screen</source>
            <translation>&amp;Pantalla completa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;Keys</source>
            <translation>&amp;Teclas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;How to play</source>
            <translation>&amp;Cómo se juega</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/key_commands.py" />
            <source>&amp;About Canasta Qt</source>
            <translation>&amp;Acerca de Canasta Qt</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Slow</source>
            <extracomment>slow</extracomment>
            <translation>&amp;Lenta</translation>
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
            <translation>&amp;Rápida</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Off: show everything at once</source>
            <extracomment>off</extracomment>
            <translation>N&amp;inguna: mostrar todo de golpe</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Large</source>
            <extracomment>large</extracomment>
            <translation>&amp;Grandes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Jumbo</source>
            <extracomment>jumbo</extracomment>
            <translation>G&amp;igantes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Quiet</source>
            <extracomment>quiet</extracomment>
            <translation>&amp;Bajo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Loud</source>
            <extracomment>loud</extracomment>
            <translation>&amp;Alto</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Game</source>
            <translation>&amp;Partida</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Turn</source>
            <translation>&amp;Turno</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Sort my hand</source>
            <translation>&amp;Ordenar mi mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Rules</source>
            <translation>&amp;Reglas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;View</source>
            <translation>&amp;Ver</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Card size</source>
            <translation>Tamaño &amp;de las cartas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Animation</source>
            <translation>A&amp;nimación</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Volume</source>
            <translation>&amp;Volumen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/menus.py" />
            <source>&amp;Help</source>
            <translation>&amp;Ayuda</translation>
        </message>
    </context>
    <context>
        <name>NewMatchDialog</name>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>New match</source>
            <translation>Nueva partida</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>&amp;Change the rules…</source>
            <translation>&amp;Cambiar las reglas…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>&amp;Read the rules</source>
            <translation>&amp;Leer las reglas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>&amp;Manage</source>
            <translation>&amp;Gestionar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>Re&amp;name…</source>
            <translation>Cambiar de &amp;nombre…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>&amp;Delete</source>
            <translation>&amp;Borrar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>Cop&amp;y to my rules…</source>
            <translation>Copiar a &amp;mis reglas…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>&amp;Compare with another game…</source>
            <translation>C&amp;omparar con otra variante…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>Save as a &amp;file…</source>
            <translation>Guardar en un &amp;archivo…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>Copy as a short &amp;text</source>
            <translation>Copiar como te&amp;xto breve</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>&amp;Import from a file…</source>
            <translation>&amp;Importar de un archivo…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>Import from the clip&amp;board</source>
            <translation>Importar del &amp;portapapeles</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/new_match.py" />
            <source>&amp;Start</source>
            <translation>&amp;Empezar</translation>
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
            <translation>Uno más</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/numbers.py" />
            <source>One less</source>
            <translation>Uno menos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/numbers.py" />
            <source>first</source>
            <translation>primero</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/numbers.py" />
            <source>second</source>
            <translation>segundo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/numbers.py" />
            <source>none</source>
            <translation>ninguno</translation>
        </message>
    </context>
    <context>
        <name>OneByOne</name>
        <message>
            <location filename="../../canasta_qt/dialogs/one_by_one.py" />
            <source>&amp;Stop</source>
            <translation>&amp;Parar</translation>
        </message>
    </context>
    <context>
        <name>OpeningEditor</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/opening.py" />
            <source>From</source>
            <translation>Desde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/opening.py" />
            <source>Points needed</source>
            <translation>Puntos necesarios</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/opening.py" />
            <source>Add a row</source>
            <translation>Añadir una fila</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/opening.py" />
            <source>Put in order</source>
            <translation>Poner en orden</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/opening.py" />
            <source>row {n}</source>
            <translation>fila {n}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/opening.py" />
            <source>{row}, from</source>
            <translation>{row}, desde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/opening.py" />
            <source>{row}, points needed</source>
            <translation>{row}, puntos necesarios</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/opening.py" />
            <source>{row}, remove</source>
            <translation>{row}, quitar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/opening.py" />
            <source>Remove</source>
            <translation>Quitar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/opening.py" />
            <source>any score</source>
            <translation>con cualquier puntuación</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/opening.py" />
            <source>below {n}</source>
            <translation>menos de {n}</translation>
        </message>
    </context>
    <context>
        <name>OptionRow</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/option_row.py" />
            <source>Reset</source>
            <translation>Restablecer</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/option_row.py" />
            <source>Reset {option}</source>
            <translation>Restablecer {option}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/option_row.py" />
            <source>Source: {source}</source>
            <translation>Fuente: {source}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/option_row.py" />
            <source>●  Changed. In {game}: {value}</source>
            <translation>●  Cambiada. En {game}: {value}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/option_row.py" />
            <source>the original</source>
            <translation>la original</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/option_row.py" />
            <source>In Classic: {value}</source>
            <translation>En Clásica: {value}</translation>
        </message>
    </context>
    <context>
        <name>OptionsPage</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_page.py" />
            <source>Rules</source>
            <translation>Reglas</translation>
        </message>
    </context>
    <context>
        <name>OptionsPane</name>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>{n} rules found</source>
            <extracomment>for 1: 1 rule found</extracomment>
            <translation>
                <numerusform>{n} regla encontrada</numerusform>
                <numerusform>{n} reglas encontradas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>&amp;Undo</source>
            <translation>&amp;Deshacer</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>Re&amp;do</source>
            <translation>Re&amp;hacer</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>Do it again (Ctrl+Y)</source>
            <translation>Hacerlo otra vez (Ctrl+Y)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>R&amp;eset all</source>
            <translation>Restablecer &amp;todo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>Everything as it was</source>
            <translation>Todo como estaba</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>No rule speaks of “{text}”. Try fewer or other words.</source>
            <translation>Ninguna regla habla de «{text}». Prueba con menos palabras o con otras.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>the original</source>
            <translation>la original</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>Nothing differs from {game}.</source>
            <translation>No hay nada distinto de {game}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>What differs</source>
            <translation>Lo que es distinto</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>the last change</source>
            <translation>el último cambio</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>Take back: {what} (Ctrl+Z)</source>
            <translation>Deshacer: {what} (Ctrl+Z)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/options_pane.py" />
            <source>Reset all</source>
            <translation>Restablecer todo</translation>
        </message>
    </context>
    <context>
        <name>OwnRules</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/library.py" />
            <source>Rename</source>
            <translation>Cambiar de nombre</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/library.py" />
            <source>What shall “{name}” be called?</source>
            <translation>¿Cómo se va a llamar «{name}»?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/library.py" />
            <source>Copy to my rules</source>
            <translation>Copiar a mis reglas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/library.py" />
            <source>What shall the copy of “{name}” be called?</source>
            <translation>¿Cómo se va a llamar la copia de «{name}»?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/library.py" />
            <source>{name}, copy</source>
            <translation>{name}, copia</translation>
        </message>
    </context>
    <context>
        <name>Page</name>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/page.py" />
            <source>&amp;Restore the usual</source>
            <translation>&amp;Restablecer lo habitual</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/page.py" />
            <source>Everything on this page as it was at first</source>
            <translation>Todo lo de esta página como estaba al principio</translation>
        </message>
    </context>
    <context>
        <name>PatternEditor</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/patterns.py" />
            <source>The cards by rank, such as 22,77,AA (A K Q J T 9 ... 2, X is a joker), groups such as 4-4-3-3, or 7 natural pairs, wild pair, 4 wilds, A..K; join them by +</source>
            <translation>Las cartas por su valor, como 22,77,AA (A K Q J T 9 ... 2; X es un joker), grupos como 4-4-3-3, o 7 natural pairs, wild pair, 4 wilds, A..K; únelas con +</translation>
        </message>
    </context>
    <context>
        <name>PeopleForm</name>
        <message>
            <location filename="../../canasta_qt/dialogs/people_form.py" />
            <source>Choose for &amp;each player</source>
            <translation>Elegir para ca&amp;da jugador</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/people_form.py" />
            <source>shuffle anew</source>
            <translation>barajar de nuevo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/people_form.py" />
            <source>The same number deals the same cards again.</source>
            <translation>El mismo número reparte otra vez las mismas cartas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/people_form.py" />
            <source>&amp;They play like a</source>
            <translation>&amp;Juegan como</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/people_form.py" />
            <source>More</source>
            <translation>Más</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/people_form.py" />
            <source>Num&amp;ber of the deals</source>
            <translation>Núme&amp;ro del reparto</translation>
        </message>
    </context>
    <context>
        <name>PlayOnDialog</name>
        <message>
            <location filename="../../canasta_qt/dialogs/play_on.py" />
            <source>Play on from here</source>
            <translation>Jugar desde aquí</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/play_on.py" />
            <source>A new match begins at this moment, and you play the seat of {name}. The match of the replay stays as it is.</source>
            <translation>Empieza una partida nueva en este momento y tú ocupas el sitio de {name}. La partida de la repetición se queda como está.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/play_on.py" />
            <source>With the &amp;same hidden cards</source>
            <translation>Con las mi&amp;smas cartas ocultas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/play_on.py" />
            <source>With &amp;fresh hidden cards</source>
            <translation>Con cartas ocultas &amp;nuevas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/play_on.py" />
            <source>What {name} has seen so far stays; all else is shuffled.</source>
            <translation>Lo que {name} ha visto hasta ahora se queda; todo lo demás se baraja.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/play_on.py" />
            <source>&amp;Play</source>
            <translation>&amp;Jugar</translation>
        </message>
    </context>
    <context>
        <name>Preferences</name>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Colours</source>
            <extracomment>theme</extracomment>
            <translation>Colores</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Cloth</source>
            <extracomment>felt</extracomment>
            <translation>Tapete</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Backs of the cards</source>
            <extracomment>back</extracomment>
            <translation>Reverso de las cartas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Size of the cards</source>
            <extracomment>card_size</extracomment>
            <translation>Tamaño de las cartas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Four colours: blue diamonds, green clubs</source>
            <extracomment>four_colour</extracomment>
            <translation>Cuatro colores: diamantes azules, tréboles verdes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Very large numbers and letters on the cards</source>
            <extracomment>jumbo_index</extracomment>
            <translation>Números y letras muy grandes en las cartas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Mark the cards I have just been given</source>
            <extracomment>mark_new_cards</extracomment>
            <translation>Señalar las cartas que acabo de recibir</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Sort new cards into my hand</source>
            <extracomment>auto_sort</extracomment>
            <translation>Ordenar las cartas nuevas en mi mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Order of my hand</source>
            <extracomment>sort_order</extracomment>
            <translation>Orden de mi mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Warn me before I discard a card that fits one of our melds</source>
            <extracomment>warn_layoff</extracomment>
            <translation>Avisarme antes de descartar una carta que encaja en uno de nuestros juegos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Warn me before I discard what lets the opponents take the pile</source>
            <extracomment>warn_gift</extracomment>
            <translation>Avisarme antes de descartar lo que deja a los rivales llevarse el pozo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Ask before I concede</source>
            <extracomment>confirm_concede</extracomment>
            <translation>Preguntar antes de rendirme</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Ask before I leave a match</source>
            <extracomment>confirm_leave_match</extracomment>
            <translation>Preguntar antes de dejar una partida</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Ask before I go out</source>
            <extracomment>confirm_go_out</extracomment>
            <translation>Preguntar antes de cerrar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Movement</source>
            <extracomment>motion</extracomment>
            <translation>Movimiento</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Speed</source>
            <extracomment>speed</extracomment>
            <translation>Velocidad</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Between the turns of the others</source>
            <extracomment>pace_pause</extracomment>
            <translation>Entre los turnos de los otros</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Cards glide to their places</source>
            <extracomment>fly_cards</extracomment>
            <translation>Las cartas se deslizan hasta su sitio</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Cards come one after the other</source>
            <extracomment>stagger_deal</extracomment>
            <translation>Las cartas llegan una tras otra</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Cards turn over</source>
            <extracomment>flip</extracomment>
            <translation>Las cartas se dan la vuelta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>A card shakes where it may not go</source>
            <extracomment>shake</extracomment>
            <translation>Una carta tiembla donde no puede ir</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>The pile is swept up</source>
            <extracomment>sweep</extracomment>
            <translation>El pozo se recoge de un barrido</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Sounds</source>
            <extracomment>sound</extracomment>
            <translation>Sonidos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Volume</source>
            <extracomment>volume</extracomment>
            <translation>Volumen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Cards are dealt</source>
            <extracomment>sound_deal</extracomment>
            <translation>Se reparten las cartas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>A card is drawn</source>
            <extracomment>sound_draw</extracomment>
            <translation>Se roba una carta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Cards are laid down</source>
            <extracomment>sound_place</extracomment>
            <translation>Se bajan cartas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Cards are pushed together</source>
            <extracomment>sound_slide</extracomment>
            <translation>Se juntan cartas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>A canasta is complete</source>
            <extracomment>sound_canasta</extracomment>
            <translation>Se completa una canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>The pile is taken</source>
            <extracomment>sound_take</extracomment>
            <translation>Alguien se lleva el pozo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>It is my turn</source>
            <extracomment>sound_turn</extracomment>
            <translation>Es mi turno</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>I have won the match</source>
            <extracomment>sound_win</extracomment>
            <translation>He ganado la partida</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Language</source>
            <extracomment>language</extracomment>
            <translation>Idioma</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Computer players say a word now and then</source>
            <extracomment>remarks</extracomment>
            <translation>Los jugadores del ordenador dicen algo de vez en cuando</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Show the faces of the players</source>
            <extracomment>faces</extracomment>
            <translation>Mostrar las caras de los jugadores</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Tell a screen reader what happens</source>
            <extracomment>announce_events</extracomment>
            <translation>Contar a un lector de pantalla lo que pasa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Keep what the computer players thought, to look at later</source>
            <extracomment>advice_kept</extracomment>
            <translation>Guardar lo que pensaron los jugadores del ordenador, para verlo después</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Evening</source>
            <translation>Noche</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Light</source>
            <translation>Claro</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Dark</source>
            <translation>Oscuro</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>High contrast</source>
            <translation>Alto contraste</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Like the computer</source>
            <translation>Como el ordenador</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>As the colours have it</source>
            <translation>Según los colores</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Green</source>
            <translation>Verde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Blue</source>
            <translation>Azul</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Burgundy</source>
            <translation>Burdeos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Walnut</source>
            <translation>Nogal</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Slate</source>
            <translation>Pizarra</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Classic, wine red</source>
            <translation>Clásico, rojo vino</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Classic, blue</source>
            <translation>Clásico, azul</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Classic, green</source>
            <translation>Clásico, verde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Woven</source>
            <translation>Trenzado</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Plain</source>
            <translation>Liso</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Low cards first</source>
            <translation>Cartas bajas primero</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>High cards first</source>
            <translation>Cartas altas primero</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Wild cards on the left</source>
            <translation>Comodines a la izquierda</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Wild cards on the right</source>
            <translation>Comodines a la derecha</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>As chosen below</source>
            <translation>Lo que se elija abajo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>None: cards change places at once</source>
            <translation>Ninguno: las cartas cambian de sitio de golpe</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Slow</source>
            <translation>Lenta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Fast</source>
            <translation>Rápida</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Show everything at once</source>
            <translation>Mostrar todo de golpe</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Go straight on</source>
            <translation>Seguir sin pausa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>A short pause</source>
            <translation>Una pausa corta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>A long pause</source>
            <translation>Una pausa larga</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Wait until I press Continue</source>
            <translation>Esperar a que pulse Continuar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Quiet</source>
            <translation>Bajo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/words.py" />
            <source>Loud</source>
            <translation>Alto</translation>
        </message>
    </context>
    <context>
        <name>PreferencesDialog</name>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/dialog.py" />
            <source>Preferences</source>
            <translation>Preferencias</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/dialog.py" />
            <source>Pages of the preferences</source>
            <translation>Páginas de las preferencias</translation>
        </message>
    </context>
    <context>
        <name>PreferencesPages</name>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Table</source>
            <translation>Mesa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Cards</source>
            <translation>Cartas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Pace</source>
            <translation>Ritmo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>A click or a key always skips what is moving.</source>
            <translation>Un clic o una tecla siempre salta lo que se está moviendo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>What moves</source>
            <translation>Lo que se mueve</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>All sounds</source>
            <translation>Todos los sonidos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>What is heard</source>
            <translation>Lo que se oye</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>My hand</source>
            <translation>Mi mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Warnings and questions</source>
            <translation>Avisos y preguntas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Language and reading</source>
            <translation>Idioma y lectura</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>The other players</source>
            <translation>Los otros jugadores</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>These names are used from the next match on.</source>
            <translation>Estos nombres se usan desde la próxima partida.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Names</source>
            <translation>Nombres</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Player {n}</source>
            <translation>Jugador {n}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>My name</source>
            <translation>Mi nombre</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Table and cards</source>
            <translation>Mesa y cartas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Motion and pace</source>
            <translation>Movimiento y ritmo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Sounds</source>
            <translation>Sonidos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Hand and warnings</source>
            <translation>Mano y avisos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Keys</source>
            <translation>Teclas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/pages.py" />
            <source>Language and names</source>
            <translation>Idioma y nombres</translation>
        </message>
    </context>
    <context>
        <name>Preview</name>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/preview.py" />
            <source>Picture of the table as it looks now</source>
            <translation>Imagen de la mesa tal como está ahora</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/preferences/preview.py" />
            <source>Your turn</source>
            <translation>Tu turno</translation>
        </message>
    </context>
    <context>
        <name>RecordRow</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/records.py" />
            <source>Move up</source>
            <translation>Subir</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/records.py" />
            <source>Move down</source>
            <translation>Bajar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/records.py" />
            <source>Copy</source>
            <translation>Copiar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/records.py" />
            <source>Remove</source>
            <translation>Quitar</translation>
        </message>
    </context>
    <context>
        <name>RecordsEditor</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/records.py" />
            <source>Add</source>
            <translation>Añadir</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/records.py" />
            <source>line {n}</source>
            <translation>línea {n}</translation>
        </message>
    </context>
    <context>
        <name>Refusals</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A meld of {ranks} needs at least {need} cards; this would be {have}.</source>
            <extracomment>MIN_SIZE</extracomment>
            <translation>Un juego de {ranks} necesita al menos {need} cartas; este tendría {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A meld of {ranks} may hold {need} cards at most; this would be {have}.</source>
            <extracomment>MAX_SIZE</extracomment>
            <translation>Un juego de {ranks} puede tener {need} cartas como mucho; este tendría {have}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A meld needs at least {n} natural {ranks}; there would be {have}.</source>
            <extracomment>MIN_NATURALS, for 1: A meld needs at least one natural {rank}; there would be {have}.</extracomment>
            <translation>
                <numerusform>Un juego necesita al menos {rank:a} natural; habría {have}.</numerusform>
                <numerusform>Un juego necesita al menos {n} {ranks} naturales; habría {have}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A meld may hold {n} wild cards at most; this would be {have}.</source>
            <extracomment>MAX_WILDS, for 1: A meld may hold one wild card at most; this would be {have}.</extracomment>
            <translation>
                <numerusform>Un juego puede tener un comodín como mucho; este tendría {have}.</numerusform>
                <numerusform>Un juego puede tener {n} comodines como mucho; este tendría {have}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Too many wild cards: {have} wild to {need} natural {ranks}.</source>
            <extracomment>WILD_RATIO</extracomment>
            <translation>Demasiados comodines: {have} para {need} {ranks} naturales.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A meld holds one rank only; wild cards may join it.</source>
            <extracomment>MIXED_RANKS</extracomment>
            <translation>Un juego es de un solo valor; los comodines pueden unirse a él.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Threes cannot be melded this way.</source>
            <extracomment>THREE_MELD</extracomment>
            <translation>Los treses no se pueden bajar así.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>At this table wild cards cannot be a meld of their own.</source>
            <extracomment>WILD_MELD_OFF</extracomment>
            <translation>En esta mesa los comodines no pueden formar un juego propio.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Wild cards must go to your wild meld until it is a canasta.</source>
            <extracomment>WILD_LOCK</extracomment>
            <translation>Los comodines deben ir a tu juego de comodines hasta que sea canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A wild card may join only once there are {need} natural {ranks}; there are {have}.</source>
            <extracomment>RULE_OF_FIVE</extracomment>
            <translation>Un comodín solo puede unirse cuando haya {need} {ranks} naturales; hay {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Wild cards may never join {ranks}.</source>
            <extracomment>NEVER_WILD</extracomment>
            <translation>Con {ranks:the} no puede ir nunca un comodín.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your {ranks} began without a wild card and must stay so.</source>
            <extracomment>ACE_PURE</extracomment>
            <translation>Tu juego de {ranks} empezó sin comodines y así debe seguir.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>There is already a canasta of {ranks}: no more of them can be melded.</source>
            <extracomment>DEAD_RANK</extracomment>
            <translation>Ya hay una canasta de {ranks}: no se pueden bajar más.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>This canasta is closed: nothing may be added.</source>
            <extracomment>CLOSED</extracomment>
            <translation>Esta canasta está cerrada: no se le puede añadir nada.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>You can add to your own side's melds only.</source>
            <extracomment>OPP_MELD</extracomment>
            <translation>Solo puedes añadir a los juegos de tu bando.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your side already has a meld of {ranks}; add to that one.</source>
            <extracomment>SECOND_MELD</extracomment>
            <translation>Tu bando ya tiene un juego de {ranks}; añade a ese.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A sequence is of one suit.</source>
            <extracomment>SEQ_SUIT</extracomment>
            <translation>Una escalera es de un solo palo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>The cards of a sequence must follow each other without a gap.</source>
            <extracomment>SEQ_GAP</extracomment>
            <translation>Las cartas de una escalera deben ir seguidas, sin huecos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A sequence runs from four to ace: no threes.</source>
            <extracomment>SEQ_THREE</extracomment>
            <translation>Una escalera va del cuatro al as: sin treses.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A sequence may hold {n} wild cards at most; this would be {have}.</source>
            <extracomment>SEQ_WILD, for 1: A sequence may hold one wild card at most; this would be {have}.</extracomment>
            <translation>
                <numerusform>Una escalera puede tener un comodín como mucho; esta tendría {have}.</numerusform>
                <numerusform>Una escalera puede tener {n} comodines como mucho; esta tendría {have}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>The top card may only go to the end of your sequence on the table, with no card from your hand.</source>
            <extracomment>SEQ_TABLE_ONLY</extracomment>
            <translation>La carta de arriba solo puede ir al extremo de tu escalera en la mesa, sin ninguna carta de tu mano.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your first meld needs {need} points; this makes {have}.</source>
            <extracomment>INITIAL_COUNT</extracomment>
            <translation>Tu apertura necesita {need} puntos; esto suma {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your first meld does not hold what these rules ask of it.</source>
            <extracomment>INITIAL_CLEAN</extracomment>
            <translation>Tu apertura no contiene lo que piden estas reglas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>The discard pile is empty.</source>
            <extracomment>PILE_EMPTY</extracomment>
            <translation>El pozo está vacío.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>The pile cannot be taken while that card lies on top.</source>
            <extracomment>PILE_BLOCKED</extracomment>
            <translation>No te puedes llevar el pozo mientras tenga esa carta arriba.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>The pile is frozen for you: it takes {need} natural cards that match its top card.</source>
            <extracomment>PILE_FROZEN</extracomment>
            <translation>El pozo está congelado para ti: hacen falta {need} cartas naturales iguales a la de arriba.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>These cards do not take the pile: they must make a meld with its top card.</source>
            <extracomment>PILE_NO_MATCH</extracomment>
            <translation>Con estas cartas no te llevas el pozo: deben formar un juego con su carta de arriba.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your side must have melded in an earlier turn before it may take the pile.</source>
            <extracomment>PILE_NOT_OPEN</extracomment>
            <translation>Tu bando debe haber bajado en un turno anterior para poder llevarse el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>With one card in your hand you may not take a pile of one card.</source>
            <extracomment>PILE_ONE_CARD</extracomment>
            <translation>Con una sola carta en la mano no puedes llevarte un pozo de una carta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>The top card only fits a canasta you have completed; that does not take the pile.</source>
            <extracomment>PILE_CANASTA</extracomment>
            <translation>La carta de arriba solo encaja en una canasta ya completa; con eso no te llevas el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>The meld would grow too large with the top card of the pile.</source>
            <extracomment>PILE_OVERFLOW</extracomment>
            <translation>El juego sería demasiado grande con la carta de arriba del pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>The pile may be taken once it holds {need_cards}; it has {have}.</source>
            <extracomment>PILE_TOO_SMALL</extracomment>
            <translation>El pozo se puede llevar cuando tenga {need_cards}; tiene {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>You cannot go out yet, so you must keep {need_cards} after melding.</source>
            <extracomment>HAND_GUARD</extracomment>
            <translation>Todavía no puedes cerrar, así que debes guardar {need_cards} después de bajar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>To go out your side needs {need_canastas}; it has {have}.</source>
            <extracomment>GO_OUT_CANASTAS</extracomment>
            <translation>Para cerrar tu bando necesita {need_canastas}; tiene {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>You must go out with a discard: keep one card for it.</source>
            <extracomment>GO_OUT_DISCARD</extracomment>
            <translation>Debes cerrar con un descarte: guarda una carta para ello.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Without your partner's yes you may not go out in this turn.</source>
            <extracomment>GO_OUT_REFUSED</extracomment>
            <translation>Sin el sí de tu compañero no puedes cerrar en este turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>You must go out in this turn.</source>
            <extracomment>MUST_GO_OUT</extracomment>
            <translation>Debes cerrar en este turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Black threes can be melded only when you go out.</source>
            <extracomment>BLACK3_NOT_OUT</extracomment>
            <translation>Los treses negros solo se pueden bajar al cerrar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Wild cards may not join black threes.</source>
            <extracomment>BLACK3_WILD</extracomment>
            <translation>Los comodines no pueden unirse a los treses negros.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>You must ask your partner before you meld.</source>
            <extracomment>PERMISSION_TIMING</extracomment>
            <translation>Debes preguntar a tu compañero antes de bajar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>You have already asked your partner.</source>
            <extracomment>PERMISSION_USED</extracomment>
            <translation>Ya has preguntado a tu compañero.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>At this table nobody asks before going out.</source>
            <extracomment>PERMISSION_OFF</extracomment>
            <translation>En esta mesa nadie pregunta antes de cerrar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A wild card may not be discarded now.</source>
            <extracomment>DISCARD_WILD</extracomment>
            <translation>Ahora no se puede descartar un comodín.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>This three may not be discarded.</source>
            <extracomment>DISCARD_THREE</extracomment>
            <translation>Este tres no se puede descartar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>This card may not be discarded on the empty pile.</source>
            <extracomment>DISCARD_SWAD</extracomment>
            <translation>Esta carta no se puede descartar en el pozo vacío.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A card that can no longer be melded may not be discarded on the empty pile.</source>
            <extracomment>DISCARD_DEAD</extracomment>
            <translation>Una carta que ya no se puede bajar no se puede descartar en el pozo vacío.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>This rank may not be discarded now.</source>
            <extracomment>DISCARD_RANK</extracomment>
            <translation>Las cartas de este valor no se pueden descartar ahora.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>You must end your turn with a discard.</source>
            <extracomment>PASS_OFF</extracomment>
            <translation>Debes terminar tu turno con un descarte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>That is not possible just now.</source>
            <extracomment>PHASE</extracomment>
            <translation>Eso no se puede hacer ahora mismo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>These cards are not all in your hand.</source>
            <extracomment>NOT_HELD</extracomment>
            <translation>No todas estas cartas están en tu mano.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your cards do not make this special hand.</source>
            <extracomment>SPECIAL_HAND</extracomment>
            <translation>Tus cartas no forman esta mano especial.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your first meld must be laid before you draw.</source>
            <extracomment>OPENING_LATE</extracomment>
            <translation>La apertura debe bajarse antes de robar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>To go out your side still lacks a canasta of the right kind.</source>
            <extracomment>GO_OUT_KINDS</extracomment>
            <translation>Para cerrar, a tu bando le falta una canasta de la clase debida.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your side may not go out because of its red threes.</source>
            <extracomment>GO_OUT_RED3</extracomment>
            <translation>Tu bando no puede cerrar a causa de sus treses rojos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your side may not go out while that meld is no canasta.</source>
            <extracomment>GO_OUT_INCOMPLETE</extracomment>
            <translation>Tu bando no puede cerrar mientras ese juego no sea canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>To go out, {need} of your side must have played from the foot; {have} has.</source>
            <extracomment>GO_OUT_FOOT</extracomment>
            <translation>Para cerrar, {need} de tu bando deben haber jugado con el pie; lo ha hecho {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>To take the pile you must meld its top card, {a_rank}, with your cards.</source>
            <extracomment>PILE_NO_MATCH</extracomment>
            <translation>Para llevarte el pozo debes bajar su carta de arriba, {a_rank}, con tus cartas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>The pile cannot be taken while {a_rank} lies on top.</source>
            <extracomment>PILE_BLOCKED</extracomment>
            <translation>No te puedes llevar el pozo mientras tenga {a_rank} arriba.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your {ranks} are a canasta already; that does not take the pile.</source>
            <extracomment>PILE_CANASTA</extracomment>
            <translation>Ya tienes una canasta de {ranks}; con eso no te llevas el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>No {ranks} may be discarded now.</source>
            <extracomment>DISCARD_RANK</extracomment>
            <translation>Ahora no se pueden descartar {ranks}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>While the pile is empty, no {ranks} may be discarded.</source>
            <extracomment>DISCARD_SWAD</extracomment>
            <translation>Mientras el pozo esté vacío no se pueden descartar {ranks}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>There is a canasta of {ranks} already: while the pile is empty, none may be discarded.</source>
            <extracomment>DISCARD_DEAD</extracomment>
            <translation>Ya hay una canasta de {ranks}: mientras el pozo esté vacío no se pueden descartar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>In this game {ranks} may never be discarded.</source>
            <translation>En esta variante nunca se pueden descartar {ranks}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>No {ranks} may be discarded until every side has a canasta of sevens.</source>
            <translation>No se pueden descartar {ranks} hasta que cada bando tenga una canasta de sietes.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your first meld must hold three cards of a rank without a wild card.</source>
            <translation>Tu apertura debe contener tres cartas de un valor sin comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your first meld must hold three cards of a rank without a wild card, or three wild cards.</source>
            <translation>Tu apertura debe contener tres cartas de un valor sin comodines, o tres comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your first meld must hold a group with at least three natural cards.</source>
            <translation>Tu apertura debe contener un grupo con al menos tres cartas naturales.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your first meld may not hold wild cards.</source>
            <translation>Tu apertura no puede contener comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your first meld may not complete a canasta with wild cards.</source>
            <translation>Tu apertura no puede completar una canasta con comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>With your total the first meld must hold a canasta.</source>
            <translation>Con tus puntos la apertura debe contener una canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>With your total the first meld must hold a canasta and count 200 points.</source>
            <translation>Con tus puntos la apertura debe contener una canasta y sumar 200 puntos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>With your total the first meld must hold a canasta without wild cards.</source>
            <translation>Con tus puntos la apertura debe contener una canasta sin comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your first meld must hold a canasta complete from your hand.</source>
            <translation>Tu apertura debe contener una canasta completa de tu mano.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>To go out your side needs {need_canastas} without wild cards; it has {have}.</source>
            <translation>Para cerrar tu bando necesita {need_canastas} sin comodines; tiene {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>To go out your side needs {need_canastas} with wild cards in; it has {have}.</source>
            <translation>Para cerrar tu bando necesita {need_canastas} con algún comodín; tiene {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>To go out your side needs {need_canastas} of wild cards; it has {have}.</source>
            <translation>Para cerrar tu bando necesita {need_canastas} de comodines; tiene {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>To go out your side needs {need_canastas} of sevens; it has {have}.</source>
            <translation>Para cerrar tu bando necesita {need_canastas} de sietes; tiene {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>You opened for your side: let your partner complete a canasta first.</source>
            <translation>Has abierto por tu bando: deja que tu compañero complete antes una canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your side may not go out while its aces are no canasta.</source>
            <translation>Tu bando no puede cerrar mientras sus ases no sean canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your side may not go out while its sevens are no canasta.</source>
            <translation>Tu bando no puede cerrar mientras sus sietes no sean canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Your side may not go out while its wild cards are no canasta.</source>
            <translation>Tu bando no puede cerrar mientras sus comodines no sean canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A sequence needs at least {need} cards; this would be {have}.</source>
            <extracomment>MIN_SIZE</extracomment>
            <translation>Una escalera necesita al menos {need} cartas; esta tendría {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>A sequence may hold {need} cards at most; this would be {have}.</source>
            <extracomment>MAX_SIZE</extracomment>
            <translation>Una escalera puede tener {need} cartas como mucho; esta tendría {have}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>This sequence is complete: nothing may be added.</source>
            <extracomment>CLOSED</extracomment>
            <translation>Esta escalera está completa: no se le puede añadir nada.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Wild cards may not join such a meld.</source>
            <extracomment>MAX_WILDS</extracomment>
            <translation>Los comodines no pueden unirse a un juego así.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>Wild cards may not be in a sequence.</source>
            <extracomment>SEQ_WILD</extracomment>
            <translation>En una escalera no puede haber comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>three of a rank without wild cards</source>
            <extracomment>pure_meld</extracomment>
            <translation>tres cartas de un valor sin comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>a pure meld</source>
            <extracomment>pure_meld</extracomment>
            <translation>un juego puro</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>three of a rank without wild cards, or three wild cards</source>
            <extracomment>pure_or_wild_meld</extracomment>
            <translation>tres cartas de un valor sin comodines, o tres comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>a pure or wild meld</source>
            <extracomment>pure_or_wild_meld</extracomment>
            <translation>un juego puro o de comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>three natural cards of one rank</source>
            <extracomment>three_naturals</extracomment>
            <translation>tres cartas naturales de un valor</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>three naturals</source>
            <extracomment>three_naturals</extracomment>
            <translation>tres naturales</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>no wild cards in it</source>
            <extracomment>all_pure</extracomment>
            <translation>sin comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>pure melds only</source>
            <extracomment>all_pure</extracomment>
            <translation>solo juegos puros</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>a canasta</source>
            <extracomment>any canasta, any canasta and count 200</extracomment>
            <translation>una canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>a canasta without wild cards</source>
            <extracomment>natural canasta</extracomment>
            <translation>una canasta sin comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>a natural canasta</source>
            <extracomment>natural canasta</extracomment>
            <translation>una canasta natural</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>a canasta from your hand</source>
            <extracomment>hidden canasta (7 from hand)</extracomment>
            <translation>una canasta de tu mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/refusals.py" />
            <source>a canasta from hand</source>
            <extracomment>hidden canasta (7 from hand)</extracomment>
            <translation>una canasta de mano</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>Replay</source>
            <translation>Repetición</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>opening</source>
            <translation>apertura</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>pile</source>
            <translation>pozo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>canasta</source>
            <translation>canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>&amp;What was known?</source>
            <translation>¿&amp;Qué se sabía?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>&amp;Play on from here…</source>
            <translation>&amp;Jugar desde aquí…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>&amp;Leave the replay</source>
            <translation>&amp;Salir de la repetición</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>Back to a deal's start (PgUp)</source>
            <translation>Al principio de la ronda (RePág)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>One turn back (Ctrl+Left)</source>
            <translation>Un turno atrás (Ctrl+Izquierda)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>One action back (Left)</source>
            <translation>Una acción atrás (Izquierda)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>Play or pause (Space)</source>
            <translation>Reproducir o parar (Espacio)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>One action on (Right)</source>
            <translation>Una acción adelante (Derecha)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>One turn on (Ctrl+Right)</source>
            <translation>Un turno adelante (Ctrl+Derecha)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>To the next deal (PgDn)</source>
            <translation>A la ronda siguiente (AvPág)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>Slow</source>
            <extracomment>slow</extracomment>
            <translation>Lenta</translation>
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
            <translation>Rápida</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>Very fast</source>
            <extracomment>fastest</extracomment>
            <translation>Muy rápida</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>Speed of the replay</source>
            <translation>Velocidad de la repetición</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>Whose cards are seen</source>
            <translation>De quién se ven las cartas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>Seen by {name}</source>
            <translation>Como lo ve {name}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>All cards open</source>
            <translation>Todas las cartas a la vista</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>The match goes on: only your own cards can be seen.</source>
            <translation>La partida sigue: solo se pueden ver tus propias cartas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>Deal {deal} of {deals}, action {action} of {actions}</source>
            <translation>Ronda {deal} de {deals}, acción {action} de {actions}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>What the player of the last move saw, and what it compared (K)</source>
            <translation>Lo que vio quien hizo la última jugada y lo que comparó (K)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_bar.py" />
            <source>Once this deal is over, that will be told.</source>
            <translation>Cuando termine esta ronda se podrá contar.</translation>
        </message>
    </context>
    <context>
        <name>ReplayFlow</name>
        <message>
            <location filename="../../canasta_qt/replay_flow.py" />
            <source>Replay: {rules}</source>
            <translation>Repetición: {rules}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/replay_flow.py" />
            <source>So little is hidden here that there are no other cards.</source>
            <translation>Aquí hay tan poco oculto que no existen otras cartas posibles.</translation>
        </message>
    </context>
    <context>
        <name>ReplayLedger</name>
        <message>
            <location filename="../../canasta_qt/window/replay_ledger.py" />
            <source>A click on a line leads to its turn.</source>
            <translation>Un clic en una línea lleva a su turno.</translation>
        </message>
    </context>
    <context>
        <name>ReplaySlider</name>
        <message>
            <location filename="../../canasta_qt/dialogs/replay_slider.py" />
            <source>Place in the deal</source>
            <translation>Punto de la ronda</translation>
        </message>
    </context>
    <context>
        <name>RuleConflicts</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>{players} players cannot form these teams.</source>
            <extracomment>team_mode</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Teams keep one score together, not one for each player.</source>
            <extracomment>score_unit_teams</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Without lasting teams the score is kept for each player.</source>
            <extracomment>score_unit_alone</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Only two players can deal in turn; here are {players}.</source>
            <extracomment>rotation</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>There are no partners here, so nobody draws cards for one.</source>
            <extracomment>draw_alone</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>There is no partner who could be asked before going out.</source>
            <extracomment>permission_alone</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>This needs a partner, and here everybody plays alone.</source>
            <extracomment>foot_alone</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A match ends at a number of points or after a number of deals.</source>
            <extracomment>match_end</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Hands that win the match at once must be among the special hands; here not all are.</source>
            <extracomment>instant_win</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A special hand of {size} cards never comes together: after the draw a hand has {held}.</source>
            <extracomment>special_size</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A cut leaves at least one card, and the pack has only {have}.</source>
            <extracomment>cut</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Every upcard is accepted here, so nothing is ever dealt again.</source>
            <extracomment>rejects_off</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>With these rules melds cannot be taken back into the hand.</source>
            <extracomment>retract</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>It is not said how many hidden cards belong to which upcard.</source>
            <extracomment>no_hidden_map</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Hidden cards lie under the upcard, but no upcard is turned.</source>
            <extracomment>hidden_without_upcard</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>There are too few cards: the deal needs {needed}, the pack has {have}.</source>
            <extracomment>too_few_cards</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>The turn card lies too deep: the stock begins with {have} cards.</source>
            <extracomment>turn_card</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A foot needs both cards and a way to pick it up; here one of the two is missing.</source>
            <extracomment>foot</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>There is no foot in which your partner could be.</source>
            <extracomment>no_foot</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Opening earns bonus cards, but their number is 0.</source>
            <extracomment>no_bonus_cards</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Bonus cards depend on a turn card, but there is none.</source>
            <extracomment>no_turn_card</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Only {stock} cards are left in the stock after the deal: it will be over very soon.</source>
            <extracomment>small_stock</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>The smallest meld, {low} cards, is larger than the largest.</source>
            <extracomment>min_max</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A canasta of {canasta} cards is larger than the largest meld.</source>
            <extracomment>canasta_max</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>The smallest meld, {low} cards, is larger than a canasta.</source>
            <extracomment>canasta_min</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A meld needs {low} natural cards, more than the smallest meld has.</source>
            <extracomment>naturals</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>The same rank may never hold wild cards and may sometimes.</source>
            <extracomment>never_and_dirty</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Twos are always wild, and so are jokers where the pack has any.</source>
            <extracomment>wild_ranks</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>{option}: the fewest, {low}, are more than the most, {high}.</source>
            <extracomment>span</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A wild meld of at most {high} cards never becomes a canasta.</source>
            <extracomment>wild_canasta</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A sequence of at most {high} cards never becomes a canasta, which has {canasta}.</source>
            <extracomment>run_canasta</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>There are no wild cards for a wild meld.</source>
            <extracomment>no_wilds</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Going out needs a kind of canasta that nobody can make here.</source>
            <extracomment>kind_off</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A kind of canasta is listed twice.</source>
            <extracomment>kind_twice</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A mixed canasta brings {mixed} points, more than a natural one with {natural}.</source>
            <extracomment>mixed_above_natural</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Hardly anybody can go out: the whole pack hardly makes {canastas} canastas.</source>
            <extracomment>canastas_out_of_reach</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>The first row of the opening must hold for every score, however low.</source>
            <extracomment>opening_first_row</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>The first row of the opening must begin with the first deal.</source>
            <extracomment>opening_first_deal</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>The rows of the opening must rise, and no two may begin alike.</source>
            <extracomment>opening_order</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A high-score opening begins either at a score or at a deal, not at both or neither.</source>
            <extracomment>tier_from</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Nobody can open with {minimum} points: the best hand makes {best}.</source>
            <extracomment>opening_out_of_reach</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Somebody with a higher score needs fewer points to open.</source>
            <extracomment>opening_falls</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>{option} must go on up to {threes}: so many of them are in the pack.</source>
            <extracomment>totals</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Red and black threes must both be modern, or neither.</source>
            <extracomment>modern_threes</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Black threes cannot be laid out like red ones where red ones cannot be laid out.</source>
            <extracomment>black_like_red</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>The modern score table must decide both about the scores and about the red threes, or about neither.</source>
            <extracomment>matrix</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>One option lets red threes be discarded, and another does not.</source>
            <extracomment>red_discard</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Black threes that are laid out for points never lie in the pile, so they cannot leave play with it.</source>
            <extracomment>black_removed</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>The pack has too few black threes for a meld of {low}.</source>
            <extracomment>black_never</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>It is not said how many cards come off the top of the pile.</source>
            <extracomment>pile_n</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A frozen pile, with {frozen} matching cards, is easier to take than another, with {unfrozen}.</source>
            <extracomment>easier_frozen</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Wild cards cannot take the pile: there are no wild melds here.</source>
            <extracomment>wild_take</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>The smaller bonus for going out concealed does nothing without the greater one.</source>
            <extracomment>concealed_off</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>Going out concealed brings {total} points, less than going out as usual with {bonus}.</source>
            <extracomment>concealed_less</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_conflicts.py" />
            <source>A plus needs {canastas} canastas, more than going out does: somebody can go out and lose points by it.</source>
            <extracomment>positive_above_out</extracomment>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RuleFaults</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>These are no rules of Canasta: neither a file with rules nor a short code.</source>
            <extracomment>foreign</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>There is nothing in it.</source>
            <extracomment>empty</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>This is far too large for rules, so it was not read.</source>
            <extracomment>too_large</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>This is not readable text.</source>
            <extracomment>not_text</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>A newer version of this program wrote these rules. Get the newer version to use them.</source>
            <extracomment>newer</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>The line that begins with “{text}:” is missing.</source>
            <extracomment>no_entry</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>“{text}” makes no sense here.</source>
            <extracomment>bad_entry</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>A name has 1 to {most} letters, not “{text}”.</source>
            <extracomment>bad_name</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>“{text}” is there twice.</source>
            <extracomment>twice</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>“{text}” is no option with a value.</source>
            <extracomment>stray_line</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>The value of “{text}” cannot be read.</source>
            <extracomment>not_json</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>“{text}” in group {number} cannot be part of a code.</source>
            <extracomment>code_letter</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>There is a typing error in the code.</source>
            <extracomment>code_typing</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>There is a typing error in group {number} of the code: “{text}”.</source>
            <extracomment>code_typing_near</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>The code is not whole: its end is missing.</source>
            <extracomment>code_incomplete</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>The code makes no sense, although it is typed correctly.</source>
            <extracomment>code_content</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>There is no option “{key}”.</source>
            <extracomment>unknown_option</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>The option {name} is missing.</source>
            <extracomment>missing_option</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>{name}: “{value}” will not do. Possible is {allowed}.</source>
            <extracomment>wrong_type</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>{name}: “{value}” is out of range. Possible is {allowed}.</source>
            <extracomment>out_of_range</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>{name}: “{value}” is not possible here. Possible is {allowed}.</source>
            <extracomment>not_allowed</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>These are no rules of Canasta.</source>
            <extracomment>not_rules</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>A newer version of this program wrote these rules.</source>
            <extracomment>future_format</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>Line {line}: {text}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>Is {keys} meant?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_faults.py" />
            <source>Perhaps “{meant}” is meant.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RuleIssues</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>Turn on {option}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>Turn off {option}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>{option}: {value}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>Put right {n} options: {options}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>“{label}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>{group}, {label}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>Does nothing while {conditions}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>{option} is on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>{option} is off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>{option} is empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>{option} is: {value}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>{option} is not: {value}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>{option} has: {value}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_issues.py" />
            <source>{one} or {other}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RuleValues</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>on</source>
            <extracomment>on</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>off</source>
            <extracomment>off</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>none</source>
            <extracomment>none</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{name}: {value}</source>
            <extracomment>pair</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{low} to {high}</source>
            <extracomment>span</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>exactly {low}</source>
            <extracomment>exactly</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{low} or more</source>
            <extracomment>or_more</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} points</source>
            <extracomment>points</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>a special hand: {hands}</source>
            <extracomment>hands</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} for each</source>
            <extracomment>each</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} once for all</source>
            <extracomment>flat</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>as if laid out</source>
            <extracomment>as_laid</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{minimum} always</source>
            <extracomment>always</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{minimum} below {start}</source>
            <extracomment>below</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{minimum} from {start}</source>
            <extracomment>from</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{rank}: {points} for {n} or more</source>
            <extracomment>caught</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>from {start} points: {need}</source>
            <extracomment>tier_score</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>from deal {start}: {need}</source>
            <extracomment>tier_deal</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>from nowhere: {need}</source>
            <extracomment>tier_never</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{hand} ({cards}): {points}</source>
            <extracomment>hand</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{bonus} (in place of {replaced})</source>
            <extracomment>instead</extracomment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} deals</source>
            <extracomment>for 1: one deal</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} canastas</source>
            <extracomment>for 1: one canasta</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>The team has at least {n} canastas</source>
            <extracomment>for 1: The team has at least one canasta</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} in all</source>
            <extracomment>canastas</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} natural</source>
            <extracomment>natural</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} mixed</source>
            <extracomment>mixed</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} wild</source>
            <extracomment>wild</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} of sevens</source>
            <extracomment>sevens</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} as a sequence</source>
            <extracomment>sequence</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} clean</source>
            <extracomment>clean</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/rule_values.py" />
            <source>{n} dirty</source>
            <extracomment>dirty</extracomment>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Rulebook</name>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/example.py" />
            <source>That counts {points}.</source>
            <translation>Eso suma {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/example.py" />
            <source>{situation} {verdict}</source>
            <translation>{situation} {verdict}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/example.py" />
            <source>Not allowed: {reason}</source>
            <translation>No se permite: {reason}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/example.py" />
            <source>Allowed.</source>
            <translation>Se permite.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>Your side opened with three aces and no wild card among them. May you add a two to them in a later turn?</source>
            <translation>Tu bando abrió con tres ases y ningún comodín entre ellos. ¿Puedes añadirles un dos en un turno posterior?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>Your side opened in an earlier turn and has four nines on the table. May you add a joker to them?</source>
            <translation>Tu bando abrió en un turno anterior y tiene cuatro nueves en la mesa. ¿Puedes añadirles un joker?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>May you lay three sevens and a two as a meld?</source>
            <translation>¿Puedes bajar tres sietes y un dos como juego?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>Your side has a meld of three nines. May you lay three more nines as a second meld?</source>
            <translation>Tu bando tiene un juego de tres nueves. ¿Puedes bajar tres nueves más como segundo juego?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>May you lay two queens and three twos as a meld?</source>
            <translation>¿Puedes bajar dos reinas y tres doses como juego?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>May you lay a king, a two and a joker as a meld?</source>
            <translation>¿Puedes bajar un rey, un dos y un joker como juego?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>May you lay four sixes, two twos and two jokers as a meld?</source>
            <translation>¿Puedes bajar cuatro seises, dos doses y dos jokers como juego?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>Your side has canastas of sevens and of nines, each of seven cards. May you put another nine on its garbage heap?</source>
            <translation>Tu bando tiene canastas de sietes y de nueves, cada una de siete cartas. ¿Puedes poner otro nueve en su montón de sobras?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>The other side has a canasta of five kings and two twos. May you lay three kings?</source>
            <translation>El otro bando tiene una canasta de cinco reyes y dos doses. ¿Puedes bajar tres reyes?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>Your side has a canasta of seven nines. May you add another nine to it?</source>
            <translation>Tu bando tiene una canasta de siete nueves. ¿Puedes añadirle otro nueve?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>Your side has a canasta of seven nines. May you add a two to it?</source>
            <translation>Tu bando tiene una canasta de siete nueves. ¿Puedes añadirle un dos?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>May you lay the five, seven and eight of hearts with a two as a sequence?</source>
            <translation>¿Puedes bajar el cinco, el siete y el ocho de corazones con un dos como escalera?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>May you lay the queen, king and ace of spades as a sequence?</source>
            <translation>¿Puedes bajar la reina, el rey y el as de picas como escalera?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>Your side has a sequence from the four to the ten of hearts. May you add the jack of hearts?</source>
            <translation>Tu bando tiene una escalera del cuatro al diez de corazones. ¿Puedes añadirle la jota de corazones?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>May you lay two twos and a joker as a meld of wild cards?</source>
            <translation>¿Puedes bajar dos doses y un joker como juego de comodines?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>Your side has a meld of two twos and a joker, and one of five kings. May you add another two to the kings?</source>
            <translation>Tu bando tiene un juego de dos doses y un joker, y otro de cinco reyes. ¿Puedes añadir otro dos a los reyes?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>You hold two kings and a two, two queens and a two, and two aces and a joker. May you open with these three melds?</source>
            <translation>Tienes dos reyes y un dos, dos reinas y un dos, y dos ases y un joker. ¿Puedes abrir con estos tres juegos?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>You hold seven nines. May you open with them?</source>
            <translation>Tienes siete nueves. ¿Puedes abrir con ellos?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>The total of your side is 0. May you open with three kings and three nines?</source>
            <translation>Tu bando tiene 0 puntos. ¿Puedes abrir con tres reyes y tres nueves?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>The total of your side is 0, and your turn begins. May you open with three kings and three nines?</source>
            <translation>Tu bando tiene 0 puntos y empieza tu turno. ¿Puedes abrir con tres reyes y tres nueves?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>Your side has not melded, and you have drawn. May you open with three kings and three nines?</source>
            <translation>Tu bando no ha bajado nada y ya has robado. ¿Puedes abrir con tres reyes y tres nueves?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>It is the first deal. May you open with three kings and three nines?</source>
            <translation>Es la primera ronda. ¿Puedes abrir con tres reyes y tres nueves?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>The total of your side is 3,000. May you open with three aces and three kings?</source>
            <translation>Tu bando tiene 3.000 puntos. ¿Puedes abrir con tres ases y tres reyes?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/melding.py" />
            <source>The total of your side is 0, an ace lies on top of the pile, and you hold two aces. May you take the pile with them to open?</source>
            <translation>Tu bando tiene 0 puntos, hay un as arriba del pozo y tienes dos ases. ¿Puedes llevarte el pozo con ellos para abrir?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/scores.py" />
            <source>The stock has run out, and nobody went out. Your side has two red threes and a meld of three kings, and no canasta. What do the red threes count?</source>
            <translation>El mazo se ha agotado y nadie ha cerrado. Tu bando tiene dos treses rojos y un juego de tres reyes, y ninguna canasta. ¿Cuánto cuentan los treses rojos?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/scores.py" />
            <source>The other side went out. Your side has all four red threes and has melded nothing. What do they count?</source>
            <translation>Ha cerrado el otro bando. Tu bando tiene los cuatro treses rojos y no ha bajado nada. ¿Cuánto cuentan?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/scores.py" />
            <source>Your side has a canasta of five eights, a two and a joker on the table, and nothing else. What do the cards and the bonus count together?</source>
            <translation>Tu bando tiene en la mesa una canasta de cinco ochos, un dos y un joker, y nada más. ¿Cuánto suman las cartas y el premio?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/scores.py" />
            <source>Your side has three kings on the table and no canasta. What do the kings count?</source>
            <translation>Tu bando tiene tres reyes en la mesa y ninguna canasta. ¿Cuánto cuentan los reyes?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/scores.py" />
            <source>When the others go out you hold a king, a four and a joker. Your side has opened. What do they count?</source>
            <translation>Cuando cierran los otros tienes en la mano un rey, un cuatro y un joker. Tu bando ha abierto. ¿Cuánto cuentan?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/scores.py" />
            <source>When the others go out your side has four sevens on the table. What do they count, their values left aside?</source>
            <translation>Cuando cierran los otros, tu bando tiene cuatro sietes en la mesa. ¿Cuánto cuentan, sin contar su valor?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>The pile is, from below, a four, a nine, a king and a queen. Your side has opened, and you hold two nines. May you take the nine with all that lies above it?</source>
            <translation>El pozo es, de abajo arriba, un cuatro, un nueve, un rey y una reina. Tu bando ha abierto y tienes dos nueves. ¿Puedes llevarte el nueve con todo lo que tiene encima?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>The pile is three cards, a four, a five and on top a nine. Your side has opened, and you hold two nines. May you take it?</source>
            <translation>El pozo son tres cartas: un cuatro, un cinco y arriba un nueve. Tu bando ha abierto y tienes dos nueves. ¿Puedes llevártelo?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>A seven lies on top of the pile. Your side has opened, and you hold two sevens. May you take the pile?</source>
            <translation>Hay un siete arriba del pozo. Tu bando ha abierto y tienes dos sietes. ¿Puedes llevarte el pozo?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>The eight of hearts lies on top of the pile, and your side has the five, six and seven of hearts on the table. May you add the eight?</source>
            <translation>Arriba del pozo está el ocho de corazones, y tu bando tiene en la mesa el cinco, el seis y el siete de corazones. ¿Puedes añadir el ocho?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>A nine lies on top of the pile, your side has a canasta of six nines and a two, and you hold no nine. May you take the pile by adding its top card to the canasta?</source>
            <translation>Hay un nueve arriba del pozo, tu bando tiene una canasta de seis nueves y un dos, y tú no tienes ningún nueve. ¿Puedes llevarte el pozo añadiendo su carta de arriba a la canasta?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>A nine lies on top of the pile, and your side has a canasta of five nines and two twos. May you take the pile with two nines from your hand?</source>
            <translation>Hay un nueve arriba del pozo y tu bando tiene una canasta de cinco nueves y dos doses. ¿Puedes llevarte el pozo con dos nueves de tu mano?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>A nine lies on top of the pile, and your side has three nines on the table. May you take the pile by adding the top card to them?</source>
            <translation>Hay un nueve arriba del pozo y tu bando tiene tres nueves en la mesa. ¿Puedes llevarte el pozo añadiéndoles la carta de arriba?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>Your side has opened, and a nine lies on top of the pile. May you take the pile with a nine and a two from your hand?</source>
            <translation>Tu bando ha abierto y hay un nueve arriba del pozo. ¿Puedes llevarte el pozo con un nueve y un dos de tu mano?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>A two lies on top of the pile. May you take it with two twos from your hand?</source>
            <translation>Hay un dos arriba del pozo. ¿Puedes llevártelo con dos doses de tu mano?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>One card is left in your hand, a nine, and the pile is a single nine. Your side has three nines on the table and no canasta. May you take the pile by adding to them?</source>
            <translation>Te queda una carta en la mano, un nueve, y el pozo es un solo nueve. Tu bando tiene tres nueves en la mesa y ninguna canasta. ¿Puedes llevarte el pozo añadiéndoselo?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>Your side has opened and has three nines on the table. A nine lies on top of the pile, with a joker further down. May you take the pile by adding the nine to yours?</source>
            <translation>Tu bando ha abierto y tiene tres nueves en la mesa. Hay un nueve arriba del pozo y un joker más abajo. ¿Puedes llevarte el pozo añadiendo el nueve a los tuyos?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>A nine lies on top of the pile, with a joker further down. Your side has opened. May you take the pile with two nines from your hand?</source>
            <translation>Hay un nueve arriba del pozo y un joker más abajo. Tu bando ha abierto. ¿Puedes llevarte el pozo con dos nueves de tu mano?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>Your side has not opened, and a king lies on top of the pile, with no wild card below it. May you take the pile with a king and a joker?</source>
            <translation>Tu bando no ha abierto y hay un rey arriba del pozo, sin comodines debajo. ¿Puedes llevarte el pozo con un rey y un joker?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>Your side has opened, and a nine lies on top of the pile. May you take the pile with two nines from your hand?</source>
            <translation>Tu bando ha abierto y hay un nueve arriba del pozo. ¿Puedes llevarte el pozo con dos nueves de tu mano?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>A black three lies on top of the pile. May you take the pile?</source>
            <translation>Hay un tres negro arriba del pozo. ¿Puedes llevarte el pozo?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/taking.py" />
            <source>You hold three black threes and four other cards, and your side has no canasta. May you meld the threes?</source>
            <translation>Tienes tres treses negros y otras cuatro cartas, y tu bando no tiene ninguna canasta. ¿Puedes bajar los treses?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>The pile is empty. You hold an ace, two jacks and a five. May you discard the ace?</source>
            <translation>El pozo está vacío. Tienes un as, dos jotas y un cinco. ¿Puedes descartar el as?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>The pile is empty, and your side has a canasta of kings. You hold another king and two jacks. May you discard the king?</source>
            <translation>El pozo está vacío y tu bando tiene una canasta de reyes. Tienes otro rey y dos jotas. ¿Puedes descartar el rey?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>You hold a seven, two jacks and a five. May you discard the seven?</source>
            <translation>Tienes un siete, dos jotas y un cinco. ¿Puedes descartar el siete?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>You hold a two, two jacks and a five. May you discard the two?</source>
            <translation>Tienes un dos, dos jotas y un cinco. ¿Puedes descartar el dos?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>Your last three cards are kings, your foot still lies there, and your side has no canasta. May you meld all three kings?</source>
            <translation>Tus tres últimas cartas son reyes, tu pie sigue ahí y tu bando no tiene ninguna canasta. ¿Puedes bajar los tres reyes?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>You have five kings on the table and two in your hand, with a ten, a jack and your foot still to play. May you complete the canasta?</source>
            <translation>Tienes cinco reyes en la mesa y dos en la mano, con un diez, una jota y tu pie todavía por jugar. ¿Puedes completar la canasta?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>Your side has no canasta. You hold three kings and a five. May you meld the kings?</source>
            <translation>Tu bando no tiene ninguna canasta. Tienes tres reyes y un cinco. ¿Puedes bajar los reyes?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>Your side has a mixed canasta of eights and no other. You hold three kings and a five. May you meld the kings, to go out with the five?</source>
            <translation>Tu bando tiene una canasta mixta de ochos y ninguna más. Tienes tres reyes y un cinco. ¿Puedes bajar los reyes para cerrar con el cinco?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>Your side has two canastas, seven nines and a mixed one of eights, and you hold three kings. May you go out by melding all three?</source>
            <translation>Tu bando tiene dos canastas, siete nueves y una mixta de ochos, y tú tienes tres reyes. ¿Puedes cerrar bajando los tres?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>You play from your foot and so does your partner. Your side has two canastas, seven nines and a mixed one of eights, and one card is left to you, a five. May you go out by discarding it?</source>
            <translation>Juegas con tu pie, y tu compañero también con el suyo. Tu bando tiene dos canastas, siete nueves y una mixta de ochos, y te queda una carta, un cinco. ¿Puedes cerrar descartándola?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>Your side has two canastas, seven nines and a mixed one of eights. You asked and were told no. Then you melded, and one card is left, a five. May you discard it?</source>
            <translation>Tu bando tiene dos canastas, siete nueves y una mixta de ochos. Preguntaste y te dijeron que no. Después bajaste, y te queda una carta, un cinco. ¿Puedes descartarla?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>After your draw you hold pairs of aces, kings, queens, jacks, tens, nines and eights, and your side has not melded. May you lay them down as the special hand of pairs?</source>
            <translation>Después de robar tienes parejas de ases, reyes, reinas, jotas, dieces, nueves y ochos, y tu bando no ha bajado nada. ¿Puedes bajarlas como mano especial de parejas?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/examples/turns.py" />
            <source>After your draw you hold pairs of aces, kings, queens, jacks, tens and nines, an eight and a seven. May you lay them down as the special hand of pairs?</source>
            <translation>Después de robar tienes parejas de ases, reyes, reinas, jotas, dieces y nueves, un ocho y un siete. ¿Puedes bajarlas como mano especial de parejas?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/formats.py" />
            <source>Changed:</source>
            <translation>Cambiada:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/formats.py" />
            <source>Example.</source>
            <translation>Ejemplo.</translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/lines.py" />
            <source>{n} cards</source>
            <extracomment>card, for 1: 1 card</extracomment>
            <translation>
                <numerusform>{n} carta</numerusform>
                <numerusform>{n} cartas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/lines.py" />
            <source>{n} natural cards</source>
            <extracomment>natural, for 1: 1 natural card</extracomment>
            <translation>
                <numerusform>{n} carta natural</numerusform>
                <numerusform>{n} cartas naturales</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/lines.py" />
            <source>{n} wild cards</source>
            <extracomment>wild, for 1: 1 wild card</extracomment>
            <translation>
                <numerusform>{n} comodín</numerusform>
                <numerusform>{n} comodines</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/lines.py" />
            <source>{n} points</source>
            <extracomment>point, for 1: 1 point</extracomment>
            <translation>
                <numerusform>{n} punto</numerusform>
                <numerusform>{n} puntos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/lines.py" />
            <source>{n} canastas</source>
            <extracomment>canasta, for 1: 1 canasta, canastas</extracomment>
            <translation>
                <numerusform>{n} canasta</numerusform>
                <numerusform>{n} canastas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/lines.py" />
            <source>{n} packs</source>
            <extracomment>pack, for 1: 1 pack</extracomment>
            <translation>
                <numerusform>{n} baraja</numerusform>
                <numerusform>{n} barajas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/lines.py" />
            <source>{n} jokers</source>
            <extracomment>joker, for 1: 1 joker</extracomment>
            <translation>
                <numerusform>{n} joker</numerusform>
                <numerusform>{n} jokers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/lines.py" />
            <source>{n} deals</source>
            <extracomment>deal, for 1: 1 deal</extracomment>
            <translation>
                <numerusform>{n} ronda</numerusform>
                <numerusform>{n} rondas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/lines.py" />
            <source>{n} times</source>
            <extracomment>time, for 1: once</extracomment>
            <translation>
                <numerusform>una vez</numerusform>
                <numerusform>{n} veces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/lines.py" />
            <source>{n} natural pairs</source>
            <extracomment>pair, for 1: 1 natural pair</extracomment>
            <translation>
                <numerusform>{n} pareja natural</numerusform>
                <numerusform>{n} parejas naturales</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/lines.py" />
            <source>{n} threes</source>
            <extracomment>three, for 1: {n} three</extracomment>
            <translation>
                <numerusform>{n} tres</numerusform>
                <numerusform>{n} treses</numerusform>
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
            <translation>{things} o {last}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>A player may ask {times} in a deal.</source>
            <translation>Un jugador puede preguntar {times} en una ronda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>You may ask in any turn, once in each.</source>
            <translation>Puedes preguntar en cualquier turno, una vez en cada uno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>Before you go out you may ask your partner: “May I go out?”</source>
            <translation>Antes de cerrar puedes preguntar a tu compañero: «¿Puedo cerrar?»</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>Before you go out you may ask one of your partners, whichever you like: “May I go out?” The answer of that one stands for all.</source>
            <translation>Antes de cerrar puedes preguntar a uno de tus compañeros, el que quieras: «¿Puedo cerrar?» Su respuesta vale por todos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>Before you go out you must ask your partner, “May I go out?”, and you may do so only if the answer is yes.</source>
            <translation>Antes de cerrar debes preguntar a tu compañero «¿Puedo cerrar?», y solo puedes hacerlo si la respuesta es sí.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>Before you go out you must ask one of your partners, whichever you like, “May I go out?”, and you may do so only if the answer is yes.</source>
            <translation>Antes de cerrar debes preguntar a uno de tus compañeros, el que quieras, «¿Puedo cerrar?», y solo puedes hacerlo si la respuesta es sí.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>Before you go out you may ask the partner who plays next: “May I go out?”</source>
            <extracomment>optional</extracomment>
            <translation>Antes de cerrar puedes preguntar al compañero que juega a continuación: «¿Puedo cerrar?»</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>Before you go out you must ask the partner who plays next, “May I go out?”, and you may do so only if the answer is yes.</source>
            <extracomment>mandatory</extracomment>
            <translation>Antes de cerrar debes preguntar al compañero que juega a continuación «¿Puedo cerrar?», y solo puedes hacerlo si la respuesta es sí.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>Ask when you have drawn or taken the pile, and before you meld anything.</source>
            <extracomment>before_any_meld</extracomment>
            <translation>Pregunta después de robar o de llevarte el pozo y antes de bajar nada.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>Ask when you have drawn or taken the pile, and before you meld anything but the meld with which you took it.</source>
            <extracomment>after_top_card_meld</extracomment>
            <translation>Pregunta después de robar o de llevarte el pozo y antes de bajar nada más que el juego con que te lo llevaste.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>Ask at any time after the draw, as long as you could still keep a card.</source>
            <extracomment>when_ready</extracomment>
            <translation>Pregunta en cualquier momento después de robar, mientras todavía puedas quedarte con una carta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>The answer binds you: after a yes you must go out in this turn, after a no you must not.</source>
            <translation>La respuesta te obliga: después de un sí debes cerrar en este turno, después de un no, no puedes.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>After a yes you need not go out.</source>
            <translation>Después de un sí no estás obligado a cerrar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>The answer is advice; you may do as you like.</source>
            <translation>La respuesta es un consejo; puedes hacer lo que quieras.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>Whoever goes out concealed earns {points} in place of the usual bonus. The hand is concealed if it goes down in one single turn and:</source>
            <translation>Quien cierra de mano gana {points} en lugar del premio habitual. Se cierra de mano si todas las cartas se bajan en un solo turno y además:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>its cards contain a whole canasta of your own</source>
            <translation>entre ellas hay una canasta entera propia</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>you did not take the pile in that turn</source>
            <translation>no te llevaste el pozo en ese turno</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>you have melded nothing before in the deal</source>
            <extracomment>player</extracomment>
            <translation>no habías bajado nada antes en la ronda</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>nobody of your side has melded before in the deal</source>
            <extracomment>team</extracomment>
            <translation>nadie de tu bando había bajado nada antes en la ronda</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>what you add to melds of your side on the table would make proper melds by itself</source>
            <translation>lo que añades a los juegos de tu bando en la mesa formaría por sí solo juegos correctos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>you add nothing to melds that your side has on the table</source>
            <translation>no añades nada a los juegos que tu bando tiene en la mesa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>It needs no canasta among your own cards.</source>
            <translation>No hace falta una canasta entre tus propias cartas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>You may add cards to melds that your side has on the table.</source>
            <translation>Puedes añadir cartas a los juegos que tu bando tiene en la mesa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>You may have taken the pile in that turn.</source>
            <translation>Puedes haberte llevado el pozo en ese turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/asking.py" />
            <source>A hand that is concealed in every way but holds no canasta of its own earns {points}.</source>
            <translation>Un cierre de mano que cumple todo pero no tiene canasta propia gana {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/bands.py" />
            <source>Below {low}</source>
            <translation>Menos de {low}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/bands.py" />
            <source>{low} or more</source>
            <translation>{low} o más</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/bands.py" />
            <source>{low} to {high}</source>
            <translation>De {low} a {high}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/bands.py" />
            <source>Deal {low} and later</source>
            <translation>Desde la ronda {low}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/bands.py" />
            <source>Deal {low}</source>
            <translation>Ronda {low}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/bands.py" />
            <source>Deals {low} to {high}</source>
            <translation>Rondas {low} a {high}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>Black threes are laid out and replaced as red ones are, and count for or against their side under the same condition.</source>
            <translation>Los treses negros se bajan y se reponen como los rojos, y cuentan a favor o en contra de su bando con la misma condición.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>A black three blocks the pile: as long as it lies on top, nobody can take the pile. Discard one when you fear what the next player could do.</source>
            <translation>Un tres negro bloquea el pozo: mientras esté arriba, nadie puede llevárselo. Descarta uno cuando temas lo que pueda hacer el siguiente jugador.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>A black three does not block the pile.</source>
            <translation>Un tres negro no bloquea el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>Black threes can be melded only in the turn in which you go out: {number} in one meld, {wilds}.</source>
            <extracomment>going_out_only</extracomment>
            <translation>Los treses negros solo se pueden bajar en el turno en que cierras: {number} en un juego, {wilds}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>Black threes can be melded in any turn: {number} in one meld, {wilds}.</source>
            <extracomment>anytime</extracomment>
            <translation>Los treses negros se pueden bajar en cualquier turno: {number} en un juego, {wilds}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>Black threes are never melded.</source>
            <translation>Los treses negros no se bajan nunca.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>{cards} of them are a canasta like any other.</source>
            <translation>{cards} de ellos forman una canasta como cualquier otra.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>Even {cards} of them are no canasta.</source>
            <translation>Ni siquiera {cards} de ellos forman una canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>exactly {low}</source>
            <translation>exactamente {low}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>without wild cards</source>
            <translation>sin comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>with at most {wilds}</source>
            <translation>con {wilds} como mucho</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>In your first turn of a deal you may not discard a black three.</source>
            <translation>En tu primer turno de una ronda no puedes descartar un tres negro.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/black_threes.py" />
            <source>Black threes in a pile that is taken leave play. Each brings the taker's side {each}; a side that gets all {n} of the pack has {all} for them instead.</source>
            <translation>Los treses negros de un pozo que alguien se lleva salen del juego. Cada uno da {each} al bando que se lo lleva; el bando que consiga los {n} de la baraja recibe {all} en su lugar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>A meld of {cards} is a canasta. It is a natural one if it holds no wild card, and a mixed one if it does. On top of its cards a canasta brings:</source>
            <translation>Un juego de {cards} es una canasta. Es natural si no tiene ningún comodín, y mixta si lo tiene. Además de sus cartas, una canasta da:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>A side with a canasta of sevens may put loose cards aside on the table, on its garbage heap: cards of ranks of which it has a canasta, but no sevens, wild cards or threes. They count their values, no more.</source>
            <translation>Un bando con una canasta de sietes puede apartar cartas sueltas en la mesa, en su montón de sobras: cartas de los valores en que tiene canasta, pero no sietes, comodines ni treses. Cuentan su valor y nada más.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Natural canasta of aces</source>
            <extracomment>A_pure</extracomment>
            <translation>Canasta natural de ases</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Mixed canasta of aces</source>
            <extracomment>A_mixed</extracomment>
            <translation>Canasta mixta de ases</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Natural canasta of sevens</source>
            <extracomment>7_pure</extracomment>
            <translation>Canasta natural de sietes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Canasta of sevens</source>
            <extracomment>7_any</extracomment>
            <translation>Canasta de sietes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Natural canasta</source>
            <translation>Canasta natural</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Mixed canasta</source>
            <translation>Canasta mixta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Sequence of seven</source>
            <translation>Escalera de siete</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Mixed canasta of sevens</source>
            <translation>Canasta mixta de sietes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Canasta of wild cards</source>
            <translation>Canasta de comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Canasta of twos only</source>
            <translation>Canasta solo de doses</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Canasta of wild cards with every joker of the pack</source>
            <translation>Canasta de comodines con todos los jokers de la baraja</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Any other canasta of wild cards</source>
            <translation>Cualquier otra canasta de comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>You may go on adding cards to a canasta as long as it stays a proper meld. A wild card makes a natural canasta a mixed one.</source>
            <translation>Puedes seguir añadiendo cartas a una canasta mientras siga siendo un juego correcto. Un comodín convierte una canasta natural en mixta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>You may go on adding natural cards to a canasta. A wild card may be added to a natural canasta, which makes it a mixed one, but not to a mixed one.</source>
            <translation>Puedes seguir añadiendo cartas naturales a una canasta. A una canasta natural se le puede añadir un comodín, que la convierte en mixta, pero a una mixta no.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>You may go on adding natural cards to a canasta, and wild cards to a mixed one, but no wild card to a natural one.</source>
            <translation>Puedes seguir añadiendo cartas naturales a una canasta, y comodines a una mixta, pero ningún comodín a una natural.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>You may go on adding natural cards to a canasta, but no wild cards.</source>
            <translation>Puedes seguir añadiendo cartas naturales a una canasta, pero no comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>Only wild cards may be added to a canasta. A wild card makes a natural canasta a mixed one.</source>
            <translation>A una canasta solo se le pueden añadir comodines. Un comodín convierte una canasta natural en mixta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>A canasta is closed. Only a wild card may be added to a natural one, which makes it a mixed one.</source>
            <translation>Una canasta está cerrada. Solo a una natural se le puede añadir un comodín, que la convierte en mixta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>A canasta is closed. Only wild cards may be added, and only to a mixed one.</source>
            <translation>Una canasta está cerrada. Solo se pueden añadir comodines, y solo a una mixta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>A canasta is closed: nothing may be added to it.</source>
            <translation>Una canasta está cerrada: no se le puede añadir nada.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>When any side has completed a canasta of a rank, that rank is dead: nobody melds it any more.</source>
            <extracomment>both_teams</extracomment>
            <translation>Cuando cualquier bando completa una canasta de un valor, ese valor está muerto: ya nadie lo baja.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/canastas.py" />
            <source>When your side has completed a canasta of a rank, that rank is dead for your side: you do not meld it any more.</source>
            <extracomment>own_team</extracomment>
            <translation>Cuando tu bando completa una canasta de un valor, ese valor está muerto para tu bando: ya no puede bajarlo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/cards.py" />
            <source>Every card has a value in points: on the table for its side, left in a hand against it.</source>
            <translation>Cada carta tiene un valor en puntos: en la mesa a favor de su bando, en una mano en contra.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/cards.py" />
            <source>Red threes have no such value; what they count is told under Red threes.</source>
            <extracomment>bonus</extracomment>
            <translation>Los treses rojos no tienen ese valor; lo que cuentan se dice en «Treses rojos».</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/cards.py" />
            <source>Threes have no such value; what they count is told under Threes.</source>
            <extracomment>modern</extracomment>
            <translation>Los treses no tienen ese valor; lo que cuentan se dice en «Treses».</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/cards.py" />
            <source>Red threes have no such value; what they cost is told under Red threes.</source>
            <extracomment>penalty_card</extracomment>
            <translation>Los treses rojos no tienen ese valor; lo que cuestan se dice en «Treses rojos».</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/cards.py" />
            <source>You need {packs} of 52 cards, without jokers: {total} in all.</source>
            <translation>Hacen falta {packs} de 52 cartas, sin jokers: {total} en total.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/cards.py" />
            <source>You need {packs} of 52 cards and {jokers}: {total} in all.</source>
            <translation>Hacen falta {packs} de 52 cartas y {jokers}: {total} en total.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/cards.py" />
            <source>Twos and jokers are wild: in a meld they stand in for other cards. Threes are special cards. All others, from four to ace, are natural cards.</source>
            <translation>Los doses y los jokers son comodines: en un juego hacen las veces de otras cartas. Los treses son cartas especiales. Todas las demás, del cuatro al as, son cartas naturales.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/cards.py" />
            <source>Twos are wild: in a meld they stand in for other cards. Threes are special cards. All others, from four to ace, are natural cards.</source>
            <translation>Los doses son comodines: en un juego hacen las veces de otras cartas. Los treses son cartas especiales. Todas las demás, del cuatro al as, son cartas naturales.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/cards.py" />
            <source>Black threes</source>
            <translation>Treses negros</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/cards.py" />
            <source>Black threes in a meld</source>
            <translation>Treses negros en un juego</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/cards.py" />
            <source>Black threes left in a hand</source>
            <translation>Treses negros en una mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>The dealer shuffles, and the player to the dealer's right cuts.</source>
            <extracomment>right_of_dealer</extracomment>
            <translation>Quien reparte baraja, y corta el jugador de su derecha.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>The dealer shuffles, and the player to the dealer's left cuts.</source>
            <extracomment>left_of_dealer</extracomment>
            <translation>Quien reparte baraja, y corta el jugador de su izquierda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>The dealer shuffles, and whoever keeps the score cuts.</source>
            <extracomment>scorekeeper</extracomment>
            <translation>Quien reparte baraja, y corta quien lleva los puntos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>Lifting exactly {cards} off the pack earns the cutter's side {points} at once.</source>
            <extracomment>cutter_team</extracomment>
            <translation>Quien al cortar levanta exactamente {cards} gana {points} en el acto para su bando.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>Before dealing the dealer lifts some cards off the pack: exactly {cards} earn the dealer's side {points} at once.</source>
            <extracomment>dealer_team</extracomment>
            <translation>Antes de repartir, quien reparte levanta unas cartas de la baraja: exactamente {cards} dan {points} en el acto a su bando.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>Before the deal everybody lifts some cards off the pack: exactly {cards} earn {points} at once.</source>
            <extracomment>each_player</extracomment>
            <translation>Antes del reparto cada uno levanta unas cartas de la baraja: exactamente {cards} dan {points} en el acto.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>The other cards are the stock; they lie face down in the middle. The discard pile begins empty, so the first player has to draw.</source>
            <translation>Las demás cartas son el mazo; está boca abajo en el centro. El pozo empieza vacío, así que el primer jugador tiene que robar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>One card of the stock, with {cards} below it, is laid sideways. This is the turn card: whoever draws it says so, for the end of the stock is near.</source>
            <translation>Una carta del mazo, con {cards} debajo, se pone atravesada. Es la carta atravesada: quien la roba lo dice, porque el final del mazo está cerca.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>Everybody is dealt a hand of {hand}, and then a foot of {foot}. The foot lies face down beside the player until it may be picked up.</source>
            <translation>Cada uno recibe una mano de {hand} y después un pie de {foot}. El pie queda boca abajo junto al jugador hasta que se puede recoger.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>Everybody is dealt {hand}, one at a time.</source>
            <translation>Cada uno recibe {hand}, de una en una.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>Two packets are put aside face down for the sides that open first and second: {first} and {second}.</source>
            <translation>Se apartan dos paquetes boca abajo para los bandos que abran primero y segundo: {first} y {second}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>The other cards are the stock; they lie face down in the middle. One card is turned over beside it and begins the discard pile.</source>
            <translation>Las demás cartas son el mazo; está boca abajo en el centro. A su lado se descubre una carta, que empieza el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>If it is {cards}, another card is turned on top of it, as often as needed.</source>
            <extracomment>cover</extracomment>
            <translation>Si es {cards}, se descubre otra carta encima, tantas veces como haga falta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>If it is {cards}, it goes back into the middle of the stock and another card is turned.</source>
            <extracomment>bury</extracomment>
            <translation>Si es {cards}, vuelve al medio del mazo y se descubre otra carta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>It stays on top even if it is {cards}.</source>
            <extracomment>leave</extracomment>
            <translation>Se queda arriba aunque sea {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>Any card may begin the pile.</source>
            <translation>Cualquier carta puede empezar el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>After {cards} in a row that may not stay on top, the same dealer deals again.</source>
            <translation>Después de {cards} seguidas que no pueden quedar arriba, vuelve a repartir la misma persona.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>Then cards from the stock are slid face down under the pile, as many as its top card says. Nobody looks at them; wild cards among them do not freeze the pile.</source>
            <translation>Después se meten boca abajo debajo del pozo tantas cartas del mazo como diga su carta de arriba. Nadie las mira; los comodines que haya entre ellas no congelan el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/dealing.py" />
            <source>Then {cards} from the stock are slid face down under the pile. Nobody looks at them; wild cards among them do not freeze the pile.</source>
            <translation>Después se meten {cards} del mazo boca abajo debajo del pozo. Nadie las mira; los comodines que haya entre ellas no congelan el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>If you may not go out, you may meld down to one card and keep it: then your turn ends without a discard.</source>
            <translation>Si no puedes cerrar, puedes bajar hasta quedarte con una carta y guardarla: entonces tu turno termina sin descarte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>You may discard a wild card as you may a natural one.</source>
            <extracomment>allowed</extracomment>
            <translation>Puedes descartar un comodín igual que una carta natural.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>You may not discard a wild card while you hold anything else to discard.</source>
            <extracomment>never</extracomment>
            <translation>No puedes descartar un comodín mientras tengas otra cosa que descartar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>You may discard a wild card only as the card with which you go out, or when you hold nothing but wild cards.</source>
            <extracomment>last_or_all_wild</extracomment>
            <translation>Solo puedes descartar un comodín si es la carta con que cierras, o si no tienes más que comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>You may not discard a three while you hold anything else to discard.</source>
            <translation>No puedes descartar un tres mientras tengas otra cosa que descartar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>Black threes may be discarded.</source>
            <translation>Los treses negros se pueden descartar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>Black threes may be discarded, red ones never.</source>
            <translation>Los treses negros se pueden descartar; los rojos, nunca.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>Black threes and red threes may be discarded.</source>
            <translation>Los treses negros y los rojos se pueden descartar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>Threes are never discarded.</source>
            <translation>Los treses no se descartan nunca.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>A black three in your hand may be discarded.</source>
            <translation>Un tres negro de tu mano se puede descartar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>A black three in your hand may be discarded, a red one never.</source>
            <translation>Un tres negro de tu mano se puede descartar; uno rojo, nunca.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>A three in your hand may be discarded.</source>
            <translation>Un tres de tu mano se puede descartar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>{ranks} may never be discarded.</source>
            <extracomment>never</extracomment>
            <translation>Nunca se pueden descartar {ranks}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>{ranks} may not be discarded before every side has a canasta of sevens.</source>
            <extracomment>both_teams_have_sevens_canasta</extracomment>
            <translation>No se pueden descartar {ranks} hasta que cada bando tenga una canasta de sietes.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>If you are left with such cards only, you end the deal; nobody gets the bonus for going out.</source>
            <translation>Si solo te quedan cartas así, terminas la ronda; nadie recibe el premio por cerrar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>an ace</source>
            <extracomment>A</extracomment>
            <translation>un as</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>a seven</source>
            <extracomment>7</extracomment>
            <translation>un siete</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>a card of a dead rank</source>
            <extracomment>dead</extracomment>
            <translation>una carta de un valor muerto</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>a wild card</source>
            <extracomment>wild</extracomment>
            <translation>un comodín</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>a card of a rank of which an opposing side has a meld of five cards or more</source>
            <extracomment>safe</extracomment>
            <translation>una carta de un valor del que un bando rival tiene un juego de cinco cartas o más</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>If you hold nothing else, you discard it after all.</source>
            <translation>Si no tienes otra cosa, la descartas igualmente.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>If you hold nothing else, you discard one of them after all: {first} before aces and sevens, and wild cards last.</source>
            <translation>Si no tienes otra cosa, descartas una de ellas igualmente: antes {first} que ases y sietes, y los comodines al final.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>If you hold nothing else, you take back melds of this turn, the last one first, until you can discard something else. If there is none to take back, you discard it after all.</source>
            <translation>Si no tienes otra cosa, recoges juegos de este turno, el último primero, hasta que puedas descartar algo distinto. Si no hay ninguno que recoger, la descartas igualmente.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>If you hold nothing else, you take back melds of this turn, the last one first, until you can discard something else. If there is none to take back, you discard one of them after all: {first} before aces and sevens, and wild cards last.</source>
            <translation>Si no tienes otra cosa, recoges juegos de este turno, el último primero, hasta que puedas descartar algo distinto. Si no hay ninguno que recoger, descartas una de ellas igualmente: antes {first} que ases y sietes, y los comodines al final.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>On an empty pile you may not discard {cards}.</source>
            <translation>En un pozo vacío no puedes descartar {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>cards of dead or nearly complete ranks</source>
            <translation>cartas de valores muertos o casi completos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/discards.py" />
            <source>cards of dead ranks</source>
            <translation>cartas de valores muertos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>You pick up your foot when you have got rid of every card of your hand.</source>
            <extracomment>hand_empty</extracomment>
            <translation>Recoges tu pie cuando te has deshecho de todas las cartas de tu mano.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>You pick up your foot when you have completed a canasta, that is, when you laid its last card yourself.</source>
            <extracomment>own_first_canasta</extracomment>
            <translation>Recoges tu pie cuando has completado una canasta, es decir, cuando has puesto tú su última carta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>You pick up your foot when you have completed a canasta, that is, when you laid its last card yourself. A canasta of black threes does not earn it.</source>
            <extracomment>own_first_nonblack_canasta</extracomment>
            <translation>Recoges tu pie cuando has completado una canasta, es decir, cuando has puesto tú su última carta. Una canasta de treses negros no sirve para esto.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>You pick up your foot when you have completed a canasta, that is, when you laid its last card yourself. Whoever opened for a side may not complete one before the partner has.</source>
            <extracomment>partner_then_self</extracomment>
            <translation>Recoges tu pie cuando has completado una canasta, es decir, cuando has puesto tú su última carta. Quien ha abierto por su bando no puede completar una antes que su compañero.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>It becomes your hand at the end of that turn, and you play from it next turn.</source>
            <translation>Se convierte en tu mano al final de ese turno, y juegas con él desde el siguiente.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>If you melded your last card, you pick it up at once and your turn goes on. If you discarded your last card, you pick it up and play from it next turn.</source>
            <translation>Si bajaste tu última carta, lo recoges enseguida y tu turno sigue. Si descartaste tu última carta, lo recoges y juegas con él desde el próximo turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>It joins your hand at the end of that turn, after the discard, and you play from it next turn.</source>
            <translation>Se une a tu mano al final de ese turno, después del descarte, y juegas con él desde el próximo turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>If you have melded every card of your hand, it comes at once and your turn goes on. Otherwise it joins your hand after the discard of that turn.</source>
            <translation>Si has bajado todas las cartas de tu mano, llega enseguida y tu turno sigue. Si no, se une a tu mano después del descarte de ese turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>Until then nobody looks at a foot.</source>
            <extracomment>never</extracomment>
            <translation>Hasta entonces nadie mira un pie.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>You may look at your foot once, before play begins.</source>
            <extracomment>once_before_play</extracomment>
            <translation>Puedes mirar tu pie una vez, antes de empezar a jugar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>Red threes found in it are laid out and replaced from the stock.</source>
            <translation>Los treses rojos que haya en él se ponen en la mesa y se reponen del mazo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>Red threes found in it are laid out and not replaced.</source>
            <translation>Los treses rojos que haya en él se ponen en la mesa y no se reponen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>A foot that was never picked up counts against its side like cards left in a hand; a red three in it counts {points}.</source>
            <translation>Un pie que no se llegó a recoger cuenta en contra de su bando como las cartas de una mano; un tres rojo en él cuenta {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/foot.py" />
            <source>A foot that was never picked up costs nothing, but a red three in it counts {points}.</source>
            <translation>Un pie que no se llegó a recoger no cuesta nada, pero un tres rojo en él cuenta {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/frozen.py" />
            <source>The pile is always frozen: only {naturals} of the top card's rank, all from your hand, take it. Wild cards and melds on the table are no help.</source>
            <translation>El pozo siempre está congelado: solo se lo lleva quien pone {naturals} del valor de la carta de arriba, todas de su mano. Los comodines y los juegos de la mesa no ayudan.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/frozen.py" />
            <source>A frozen pile is taken only with {naturals} of the top card's rank, all from your hand. Wild cards and melds on the table are no help.</source>
            <translation>Un pozo congelado solo se lo lleva quien pone {naturals} del valor de la carta de arriba, todas de su mano. Los comodines y los juegos de la mesa no ayudan.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/frozen.py" />
            <source>A card that freezes the pile does so for everybody, until it is taken out of it with the pile.</source>
            <translation>Una carta que congela el pozo lo congela para todos, hasta que sale de él con el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/frozen.py" />
            <source>The pile is never frozen.</source>
            <translation>El pozo no se congela nunca.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/frozen.py" />
            <source>The pile is frozen:</source>
            <translation>El pozo está congelado:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/frozen.py" />
            <source>for every side that has not opened yet</source>
            <translation>para cada bando que todavía no ha abierto</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/frozen.py" />
            <source>when a wild card has been discarded on it</source>
            <extracomment>freeze.wild_discard</extracomment>
            <translation>cuando se ha descartado un comodín en él</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/frozen.py" />
            <source>when a wild card was turned over to begin it</source>
            <extracomment>freeze.wild_upcard</extracomment>
            <translation>cuando se descubrió un comodín para empezarlo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/frozen.py" />
            <source>when a red three was turned over to begin it</source>
            <extracomment>freeze.red_three_upcard</extracomment>
            <translation>cuando se descubrió un tres rojo para empezarlo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/frozen.py" />
            <source>when a black three lies in it, at any depth</source>
            <extracomment>freeze.black_three</extracomment>
            <translation>cuando hay un tres negro en él, a cualquier altura</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>While bonus cards for opening are still to come, one card is enough.</source>
            <translation>Mientras falten por recibir cartas de premio por abrir, basta con una carta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>Nobody asks a partner before going out.</source>
            <translation>Nadie pregunta a su compañero antes de cerrar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>Going out ends the deal and brings your side {points}.</source>
            <translation>Cerrar termina la ronda y da a tu bando {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>You go out by melding all your cards but one and discarding that one. Melding the last card, too, is not allowed.</source>
            <translation>Cierras bajando todas tus cartas menos una y descartando esa. No se permite bajar también la última.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>You go out by melding all your cards, or all but one and discarding that one.</source>
            <translation>Cierras bajando todas tus cartas, o todas menos una y descartando esa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>Your side needs no particular number of canastas.</source>
            <translation>Tu bando no necesita ningún número de canastas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>To do so your side needs {canastas} at least; those you complete in the same turn count.</source>
            <translation>Para ello tu bando necesita al menos {canastas}; cuentan las que completes en el mismo turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>Among its canastas there must be at least:</source>
            <translation>Entre sus canastas debe haber al menos:</translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>{n} natural canastas</source>
            <extracomment>natural, for 1: 1 natural canasta</extracomment>
            <translation>
                <numerusform>{n} canasta natural</numerusform>
                <numerusform>{n} canastas naturales</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>{n} mixed canastas</source>
            <extracomment>mixed, for 1: 1 mixed canasta</extracomment>
            <translation>
                <numerusform>{n} canasta mixta</numerusform>
                <numerusform>{n} canastas mixtas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>{n} canastas of wild cards</source>
            <extracomment>wild, for 1: 1 canasta of wild cards</extracomment>
            <translation>
                <numerusform>{n} canasta de comodines</numerusform>
                <numerusform>{n} canastas de comodines</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>{n} canastas of sevens</source>
            <extracomment>sevens, for 1: 1 canasta of sevens</extracomment>
            <translation>
                <numerusform>{n} canasta de sietes</numerusform>
                <numerusform>{n} canastas de sietes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>{n} sequences of seven</source>
            <extracomment>sequence, for 1: 1 sequence of seven</extracomment>
            <translation>
                <numerusform>{n} escalera de siete</numerusform>
                <numerusform>{n} escaleras de siete</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>{n} clean canastas</source>
            <extracomment>clean, for 1: 1 clean canasta</extracomment>
            <translation>
                <numerusform>{n} canasta limpia</numerusform>
                <numerusform>{n} canastas limpias</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>{n} dirty canastas</source>
            <extracomment>dirty, for 1: 1 dirty canasta</extracomment>
            <translation>
                <numerusform>{n} canasta sucia</numerusform>
                <numerusform>{n} canastas sucias</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>The canasta of sevens does not count as natural or mixed as well.</source>
            <translation>La canasta de sietes no cuenta además como natural o mixta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>A canasta is clean if it holds no wild card, and also if it holds nothing but twos or wild cards with every joker of the pack. All others are dirty.</source>
            <translation>Una canasta es limpia si no tiene ningún comodín, y también si es solo de doses o de comodines con todos los jokers de la baraja. Todas las demás son sucias.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>A canasta is clean if it holds no wild card; all others are dirty.</source>
            <translation>Una canasta es limpia si no tiene ningún comodín; todas las demás son sucias.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>Your side cannot go out while it has an unfinished meld {melds}.</source>
            <translation>Tu bando no puede cerrar mientras tenga sin acabar un juego {melds}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>Your side must have laid out at least as many red threes as it has canastas.</source>
            <extracomment>ge_canastas</extracomment>
            <translation>Tu bando debe tener en la mesa al menos tantos treses rojos como canastas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>Every red three of the pack must lie on the table, on whichever side.</source>
            <extracomment>all</extracomment>
            <translation>Todos los treses rojos de la baraja deben estar en la mesa, en cualquiera de los bandos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>of aces without a wild card</source>
            <extracomment>A_pure</extracomment>
            <translation>de ases sin comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>of sevens</source>
            <extracomment>7</extracomment>
            <translation>de sietes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>of wild cards</source>
            <extracomment>wild</extracomment>
            <translation>de comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>You must be playing from your foot, and so must your partner: a foot that was picked up for the next turn does not count before that turn.</source>
            <translation>Debes estar jugando con tu pie, y tu compañero con el suyo: un pie recogido para el próximo turno no cuenta antes de ese turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>You must be playing from your foot.</source>
            <translation>Debes estar jugando con tu pie.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>Your last discard may not be {cards}.</source>
            <translation>Tu último descarte no puede ser {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>The last discard is put down unseen.</source>
            <translation>El último descarte se deja sin enseñarlo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>a two</source>
            <extracomment>2</extracomment>
            <translation>un dos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>a joker</source>
            <extracomment>X</extracomment>
            <translation>un joker</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>a three</source>
            <extracomment>3</extracomment>
            <translation>un tres</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>As long as you may not go out, keep at least one card when you meld from your foot.</source>
            <translation>Mientras no puedas cerrar, guarda al menos una carta cuando bajes con tu pie.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>As long as you may not go out, keep two cards when you meld from your foot: one to discard and one to go on with.</source>
            <translation>Mientras no puedas cerrar, guarda dos cartas cuando bajes con tu pie: una para descartar y otra para seguir.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>As long as you may not go out, keep at least one card when you meld.</source>
            <translation>Mientras no puedas cerrar, guarda al menos una carta cuando bajes.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/going_out.py" />
            <source>As long as you may not go out, keep two cards when you meld: one to discard and one to go on with.</source>
            <translation>Mientras no puedas cerrar, guarda dos cartas cuando bajes: una para descartar y otra para seguir.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>Reaching for the pile without being able to take it; the pile goes back</source>
            <extracomment>pile_illegal</extracomment>
            <translation>Ir a por el pozo sin poder llevárselo; el pozo vuelve a su sitio</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>Asking to go out, hearing yes, and not going out</source>
            <extracomment>asked_but_unable</extracomment>
            <translation>Preguntar si se puede cerrar, oír que sí y no cerrar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>Going out after a no</source>
            <extracomment>go_out_after_no</extracomment>
            <translation>Cerrar después de un no</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>Keeping a red three that should lie on the table</source>
            <extracomment>red_three_hidden</extracomment>
            <translation>Guardarse un tres rojo que debería estar en la mesa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>Asking to go out, hearing yes, and not being able to</source>
            <translation>Preguntar si se puede cerrar, oír que sí y no poder</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>These faults cost your side points:</source>
            <translation>Estas faltas cuestan puntos a tu bando:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>If you tell your partner more than the bare question whether you may go out, the opponents give the answer.</source>
            <translation>Si le dices a tu compañero algo más que la simple pregunta de si puedes cerrar, contestan los rivales.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>The match is over after {deals}. The highest total wins.</source>
            <translation>La partida termina después de {deals}. Gana el total más alto.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>The match is over when, after a deal has been fully scored, there is a total of {points} or more. The highest total wins.</source>
            <translation>La partida termina cuando, una vez contada una ronda por completo, hay un total de {points} o más. Gana el total más alto.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>If the highest totals are equal, deal again until one is ahead.</source>
            <extracomment>play_on</extracomment>
            <translation>Si los totales más altos son iguales, se sigue repartiendo hasta que alguien vaya por delante.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>If the highest totals are equal, the win is shared.</source>
            <extracomment>shared</extracomment>
            <translation>Si los totales más altos son iguales, la victoria se comparte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>A side that ends a deal with {canastas} or more wins the match at once, whatever the totals.</source>
            <translation>Un bando que termina una ronda con {canastas} o más gana la partida en el acto, sean cuales sean los totales.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>A special hand that wins the match at once, whatever the totals: {hands}.</source>
            <translation>Una mano especial que gana la partida en el acto, sean cuales sean los totales: {hands}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>In your turn you may give up the deal, if your partner agrees. Then every opposing side scores {theirs} and yours {own}; nothing else of the deal counts.</source>
            <translation>En tu turno puedes rendirte en la ronda, si tu compañero está de acuerdo. Entonces cada bando rival hace {theirs} y el tuyo {own}; no cuenta nada más de la ronda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>In your turn you may give up the deal. Then every opposing side scores {theirs} and yours {own}; nothing else of the deal counts.</source>
            <translation>En tu turno puedes rendirte en la ronda. Entonces cada bando rival hace {theirs} y el tuyo {own}; no cuenta nada más de la ronda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>The program does not let you make a move that is against the rules.</source>
            <extracomment>prevent</extracomment>
            <translation>El programa no te deja hacer una jugada contraria a las reglas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>As at a real table, some faults are possible: they are put right and cost points.</source>
            <extracomment>penalise</extracomment>
            <translation>Como en una mesa de verdad, algunas faltas son posibles: se corrigen y cuestan puntos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>Until your discard you may take back what you melded in the turn, as long as you have seen no new card since.</source>
            <translation>Hasta tu descarte puedes recoger lo que bajaste en el turno, mientras no hayas visto ninguna carta nueva desde entonces.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>What has been melded stays on the table.</source>
            <translation>Lo que se ha bajado se queda en la mesa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>Only the top card of the discard pile may be looked at.</source>
            <extracomment>top_only</extracomment>
            <translation>Solo se puede mirar la carta de arriba del pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>The last few cards of the discard pile may be looked at.</source>
            <extracomment>last_n</extracomment>
            <translation>Se pueden mirar las últimas cartas del pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/match_end.py" />
            <source>The whole discard pile may be looked through.</source>
            <extracomment>all</extracomment>
            <translation>Se puede mirar todo el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>A meld is {cards} or more of one rank, from fours to aces, of any suits.</source>
            <translation>Un juego son {cards} o más de un valor, del cuatro al as, de cualquier palo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>A meld of one rank is {cards} or more of that rank, from fours to aces, of any suits.</source>
            <translation>Un juego de un valor son {cards} o más de ese valor, del cuatro al as, de cualquier palo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>No wild cards may be in it.</source>
            <translation>No puede tener comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>It holds at least {naturals}; the others may be wild.</source>
            <translation>Contiene al menos {naturals}; las otras pueden ser comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>It holds at least {naturals} and at most {wilds}.</source>
            <translation>Contiene al menos {naturals} y como mucho {wilds}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>There must never be more wild cards in it than natural ones.</source>
            <extracomment>nat_ge_wild</extracomment>
            <translation>Nunca debe tener más comodines que cartas naturales.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>There must always be more natural cards in it than wild ones.</source>
            <extracomment>nat_gt_wild</extracomment>
            <translation>Siempre debe tener más cartas naturales que comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>For every wild card there must be at least two natural cards in it.</source>
            <extracomment>nat_ge_2wild</extracomment>
            <translation>Por cada comodín debe tener al menos dos cartas naturales.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>Once it has grown beyond {cards}, a meld with at least four natural cards may take any number of wild cards.</source>
            <translation>Cuando ha pasado de {cards}, un juego con al menos cuatro cartas naturales puede recibir cualquier número de comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>After the turn in which your side opens, a wild card may join only a meld with at least five natural cards; natural cards laid in the same step count.</source>
            <translation>Después del turno en que abre tu bando, un comodín solo puede unirse a un juego con al menos cinco cartas naturales; cuentan las naturales que bajas en el mismo paso.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>Wild cards stay where they were laid. A meld may grow to any number of cards.</source>
            <translation>Los comodines se quedan donde se pusieron. Un juego puede crecer hasta cualquier número de cartas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>Wild cards stay where they were laid. A meld may grow to {cards}.</source>
            <translation>Los comodines se quedan donde se pusieron. Un juego puede crecer hasta {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>A side has one meld of a rank: later cards of the rank join it.</source>
            <extracomment>merge</extracomment>
            <translation>Un bando tiene un solo juego de cada valor: las cartas posteriores de ese valor se unen a él.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>A side may begin another meld of a rank when the one it has is a canasta; until then, cards of the rank join the meld.</source>
            <extracomment>new_after_canasta</extracomment>
            <translation>Un bando puede empezar otro juego de un valor cuando el que tiene ya es canasta; hasta entonces, las cartas de ese valor se unen al juego.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>A side may have several melds of the same rank, and may later put two of them together.</source>
            <extracomment>many</extracomment>
            <translation>Un bando puede tener varios juegos del mismo valor, y más tarde puede juntar dos de ellos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>{ranks} are melded without wild cards only.</source>
            <translation>Solo se bajan sin comodines: {ranks}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/melds.py" />
            <source>A meld of {ranks} may hold wild cards only if it had one when it was first laid, in the turn in which your side opened. Otherwise it stays without them for good.</source>
            <translation>Un juego de {ranks} solo puede tener comodines si ya tenía uno cuando se bajó, en el turno en que abrió tu bando. Si no, se queda sin ellos para siempre.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>The first melds of your side in a deal, its opening, must be worth a minimum. It depends on the total of your side before the deal:</source>
            <extracomment>score</extracomment>
            <translation>Los primeros juegos de tu bando en una ronda, su apertura, deben valer un mínimo. Depende del total de tu bando antes de la ronda:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>The first melds of your side in a deal, its opening, must be worth a minimum. It depends on the number of the deal:</source>
            <extracomment>deal_number</extracomment>
            <translation>Los primeros juegos de tu bando en una ronda, su apertura, deben valer un mínimo. Depende del número de la ronda:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>The first melds of your side in a deal, its opening, must be worth a minimum. It depends on your own total before the deal:</source>
            <translation>Los primeros juegos de tu bando en una ronda, su apertura, deben valer un mínimo. Depende de tu propio total antes de la ronda:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>The first melds of your side in a deal are its opening. They may be worth anything.</source>
            <translation>Los primeros juegos de tu bando en una ronda son su apertura. Pueden valer lo que sea.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>The first melds of your side in a deal, its opening, must be worth at least {points}.</source>
            <translation>Los primeros juegos de tu bando en una ronda, su apertura, deben valer al menos {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>no minimum</source>
            <translation>sin mínimo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>Add the values of the cards you lay, and the bonus of a canasta that is among the melds. Several melds may be laid together to reach the minimum. Threes on the table count nothing towards it.</source>
            <translation>Suma los valores de las cartas que bajas y el premio de una canasta que haya entre los juegos. Se pueden bajar varios juegos a la vez para llegar al mínimo. Los treses de la mesa no cuentan.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>Add the values of the cards you lay. Several melds may be laid together to reach the minimum. Threes on the table and bonuses count nothing towards it.</source>
            <translation>Suma los valores de las cartas que bajas. Se pueden bajar varios juegos a la vez para llegar al mínimo. Los treses de la mesa y los premios no cuentan.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>A side can be opened only as the very first act of a turn, before drawing or taking the pile.</source>
            <translation>Un bando solo puede abrir como primera acción de un turno, antes de robar o de llevarse el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>You may take the pile with your opening. Its top card counts towards the minimum; the cards below it do not, and come to your hand only when the opening lies.</source>
            <translation>Puedes llevarte el pozo con tu apertura. Su carta de arriba cuenta para el mínimo; las de debajo no, y solo llegan a tu mano cuando la apertura está en la mesa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>You may take the pile with your opening. No card of the pile counts towards the minimum, and the cards below the top come to your hand only when the opening lies.</source>
            <translation>Puedes llevarte el pozo con tu apertura. Ninguna carta del pozo cuenta para el mínimo, y las que hay debajo de la de arriba solo llegan a tu mano cuando la apertura está en la mesa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>Your hand alone must make the opening: no card of the pile counts or helps. When it lies you may take the pile in the same turn, in place of a draw, with natural cards of the top card's rank: they may be part of the opening or be laid with the top card beside it.</source>
            <translation>La apertura debe salir solo de tu mano: ninguna carta del pozo cuenta ni ayuda. Cuando está en la mesa puedes llevarte el pozo en el mismo turno, en lugar de robar, con cartas naturales del valor de la carta de arriba: pueden ser parte de la apertura o bajarse con esa carta a su lado.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>Your hand alone must make the opening: no card of the pile counts or helps.</source>
            <translation>La apertura debe salir solo de tu mano: ninguna carta del pozo cuenta ni ayuda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>Aces of an opening meld with wild cards do not take a pile with an ace on top.</source>
            <translation>Los ases de un juego de apertura con comodines no sirven para llevarse un pozo con un as arriba.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>One of its melds must have three natural cards or more, no wild card, and come from your hand alone.</source>
            <extracomment>pure_meld</extracomment>
            <translation>Uno de sus juegos debe tener tres cartas naturales o más, ningún comodín, y salir solo de tu mano.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>One of its melds must have three natural cards or more and no wild card, or be three wild cards or more, and come from your hand alone.</source>
            <extracomment>pure_or_wild_meld</extracomment>
            <translation>Uno de sus juegos debe tener tres cartas naturales o más y ningún comodín, o ser de tres comodines o más, y salir solo de tu mano.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>One of its melds must have three natural cards or more.</source>
            <extracomment>three_naturals</extracomment>
            <translation>Uno de sus juegos debe tener tres cartas naturales o más.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>No wild card may be in it.</source>
            <extracomment>all_pure</extracomment>
            <translation>No puede tener ningún comodín.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>If the minimum is {points} or less, no wild card may be in it.</source>
            <translation>Si el mínimo es de {points} o menos, no puede tener ningún comodín.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>No mixed canasta may be in it.</source>
            <translation>No puede tener ninguna canasta mixta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>A natural canasta, or a canasta of wild cards, all from your hand, opens whatever it counts. To take the pile as well you need cards of another rank.</source>
            <translation>Una canasta natural o de comodines, toda de tu mano, abre sume lo que sume. Para llevarte además el pozo necesitas cartas de otro valor.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>No minimum is needed if you go out in the very turn in which your side opens, laying all your melds at once and without taking the pile.</source>
            <extracomment>stock_draw_only</extracomment>
            <translation>No hace falta ningún mínimo si cierras en el mismo turno en que abre tu bando, bajando todos tus juegos a la vez y sin llevarte el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>No minimum is needed if you go out in the very turn in which your side opens, laying all your melds at once.</source>
            <extracomment>always</extracomment>
            <translation>No hace falta ningún mínimo si cierras en el mismo turno en que abre tu bando, bajando todos tus juegos a la vez.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>The minimum counts even if you go out in the same turn.</source>
            <extracomment>no</extracomment>
            <translation>El mínimo cuenta aunque cierres en el mismo turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>In later turns of the deal you may meld whatever makes a proper meld.</source>
            <translation>En los turnos siguientes de la ronda puedes bajar todo lo que forme un juego correcto.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>Partners open once for both: whoever does it needs the minimum of the own total. From then on both may meld whatever makes a proper meld.</source>
            <translation>Los compañeros abren una vez para los dos: quien lo hace necesita el mínimo de su propio total. Desde entonces los dos pueden bajar todo lo que forme un juego correcto.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening.py" />
            <source>Once a side has opened, all its players may meld whatever makes a proper meld.</source>
            <translation>Cuando un bando ha abierto, todos sus jugadores pueden bajar lo que forme un juego correcto.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>Opening earns bonus cards. After the discard of that turn the player who opened for the first side in the deal draws {first} from the stock, and for the second side {second}.</source>
            <extracomment>draw_from_stock</extracomment>
            <translation>Abrir da cartas de premio. Después del descarte de ese turno, quien abrió por el primer bando de la ronda roba {first} del mazo, y por el segundo bando, {second}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>Opening earns bonus cards. After the discard of that turn the player who opened for the first side in the deal gets the packet of {first}, and for the second side that of {second}.</source>
            <extracomment>reserved_packets</extracomment>
            <translation>Abrir da cartas de premio. Después del descarte de ese turno, quien abrió por el primer bando de la ronda recibe el paquete de {first}, y por el segundo bando, el de {second}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>Opening earns bonus cards. As soon as the opening lies, the player who opened for the first side in the deal draws {first} from the stock, and for the second side {second}.</source>
            <extracomment>draw_now</extracomment>
            <translation>Abrir da cartas de premio. En cuanto la apertura está en la mesa, quien abrió por el primer bando de la ronda roba {first} del mazo, y por el segundo bando, {second}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>Opening earns bonus cards. After the discard of that turn the player who opened for a side draws {first} from the stock.</source>
            <extracomment>draw_from_stock</extracomment>
            <translation>Abrir da cartas de premio. Después del descarte de ese turno, quien abrió por un bando roba {first} del mazo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>Opening earns bonus cards. After the discard of that turn the player who opened for a side gets a packet of {first}.</source>
            <extracomment>reserved_packets</extracomment>
            <translation>Abrir da cartas de premio. Después del descarte de ese turno, quien abrió por un bando recibe un paquete de {first}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>Opening earns bonus cards. As soon as the opening lies, the player who opened for a side draws {first} from the stock.</source>
            <extracomment>draw_now</extracomment>
            <translation>Abrir da cartas de premio. En cuanto la apertura está en la mesa, quien abrió por un bando roba {first} del mazo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>They go into the hand and may be played at once.</source>
            <translation>Van a la mano y se pueden jugar enseguida.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>They go straight into that player's hand.</source>
            <translation>Van directamente a la mano de ese jugador.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>They lie face down until the start of that player's next turn.</source>
            <translation>Quedan boca abajo hasta que empiece el próximo turno de ese jugador.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>Once the turn card has been drawn there are no bonus cards any more.</source>
            <translation>Cuando ya se ha robado la carta atravesada no hay más cartas de premio.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>The turn card is the last that may be drawn as a bonus card, so there may be fewer.</source>
            <translation>La carta atravesada es la última que se puede robar como premio, así que puede haber menos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>They may be drawn past the turn card.</source>
            <translation>Se pueden robar más allá de la carta atravesada.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>There are none for a player who also took the pile in that turn.</source>
            <translation>No hay premio para quien además se llevó el pozo en ese turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>There are none for a player who goes out in that turn.</source>
            <translation>No hay premio para quien cierra en ese turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>A player who could go out in that turn draws them all the same.</source>
            <translation>Quien podría cerrar en ese turno las roba igualmente.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_cards.py" />
            <source>A player who goes out in that turn gets them all the same; they count as cards left in the hand.</source>
            <translation>Quien cierra en ese turno las recibe igualmente; cuentan como cartas que quedan en la mano.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_tiers.py" />
            <source>a canasta</source>
            <extracomment>any canasta</extracomment>
            <translation>una canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_tiers.py" />
            <source>a canasta, and at least 200 points</source>
            <extracomment>any canasta and count 200</extracomment>
            <translation>una canasta, y al menos 200 puntos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_tiers.py" />
            <source>a natural canasta</source>
            <extracomment>natural canasta</extracomment>
            <translation>una canasta natural</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_tiers.py" />
            <source>a canasta that comes from your hand alone</source>
            <extracomment>hidden canasta (7 from hand)</extracomment>
            <translation>una canasta que salga solo de tu mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_tiers.py" />
            <source>By the number of the deal the opening must also hold:</source>
            <translation>Según el número de la ronda, la apertura debe contener además:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_tiers.py" />
            <source>By the total before the deal the opening must also hold:</source>
            <translation>Según el total antes de la ronda, la apertura debe contener además:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_tiers.py" />
            <source>With a total of {low} or more</source>
            <translation>Con un total de {low} o más</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/opening_tiers.py" />
            <source>In deal {low} and later</source>
            <translation>Desde la ronda {low}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/patterns.py" />
            <source>{cards}; a group may also be of twos, or of jokers</source>
            <translation>{cards}; un grupo también puede ser de doses o de jokers</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/patterns.py" />
            <source>one card of each rank from two to ace</source>
            <translation>una carta de cada valor del dos al as</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/patterns.py" />
            <source>groups of {sizes} natural cards</source>
            <translation>grupos de {sizes} cartas naturales</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/patterns.py" />
            <source>{wilds} in any mixture</source>
            <translation>{wilds} en cualquier mezcla</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/patterns.py" />
            <source>a pair of {first} or of {second}</source>
            <translation>una pareja de {first} o de {second}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/patterns.py" />
            <source>{n} {first} or {n} {second}</source>
            <translation>{n} {first} o {n} {second}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/patterns.py" />
            <source>a pair of {ranks}</source>
            <translation>una pareja de {ranks}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/patterns.py" />
            <source>{n} {ranks}</source>
            <translation>{n} {ranks}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/patterns.py" />
            <source>threes</source>
            <translation>treses</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>A pile with fewer than {cards} cannot be taken.</source>
            <translation>Un pozo con menos de {cards} no se puede llevar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>Taking the pile you also draw {cards} from the stock.</source>
            <translation>Al llevarte el pozo robas además {cards} del mazo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>In place of drawing you may take the discard pile, if you can meld its top card at once. Lay that meld first; then the whole rest of the pile comes into your hand. Cards further down never help to take it.</source>
            <extracomment>all</extracomment>
            <translation>En lugar de robar puedes llevarte el pozo, si puedes bajar enseguida su carta de arriba. Baja primero ese juego; después todo el resto del pozo va a tu mano. Las cartas de más abajo nunca ayudan a llevárselo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>In place of drawing you may take from the discard pile, if you can meld its top card at once. Lay that meld first; then more cards from the top come into your hand. With the top card you get {cards}, or fewer if the pile has fewer. Cards further down never help to take it.</source>
            <extracomment>top_n</extracomment>
            <translation>En lugar de robar puedes llevarte cartas del pozo, si puedes bajar enseguida la de arriba. Baja primero ese juego; después más cartas de arriba van a tu mano. Con la de arriba recibes {cards}, o menos si el pozo tiene menos. Las cartas de más abajo nunca ayudan a llevárselo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>In place of drawing you may take from the discard pile, if you can meld its top card at once. Lay that meld first; then the cards below come into your hand, down to the next wild card and with it, or all of them if there is none. Cards further down never help to take it.</source>
            <extracomment>to_next_wild</extracomment>
            <translation>En lugar de robar puedes llevarte cartas del pozo, si puedes bajar enseguida la de arriba. Baja primero ese juego; después van a tu mano las cartas de debajo hasta el siguiente comodín, con él incluido, o todas si no hay ninguno. Las cartas de más abajo nunca ayudan a llevárselo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>In place of drawing you may take from the discard pile. Choose any card in it that you can meld at once, if you like with cards that lie above it: lay that meld, and all other cards above come into your hand. Where these rules speak of the top card of the pile, they mean the card you chose. As long as the pile is not frozen, cards above it help to meld it as if you held them, but they count nothing towards an opening.</source>
            <extracomment>from_chosen_card</extracomment>
            <translation>En lugar de robar puedes llevarte cartas del pozo. Elige cualquiera de sus cartas que puedas bajar enseguida, si quieres con cartas que estén encima: baja ese juego, y todas las demás cartas de encima van a tu mano. Donde estas reglas hablan de la carta de arriba del pozo se refieren a la carta que elegiste. Mientras el pozo no esté congelado, las cartas de encima ayudan a bajarla como si las tuvieras en la mano, pero no cuentan nada para una apertura.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>In place of drawing you may take from the discard pile, if you can meld its top card at once. Lay that meld first; then more cards from the top come into your hand. With the top card you get {cards}. Cards further down never help to take it.</source>
            <translation>En lugar de robar puedes llevarte cartas del pozo, si puedes bajar enseguida la de arriba. Baja primero ese juego; después más cartas de arriba van a tu mano. Con la de arriba recibes {cards}. Las cartas de más abajo nunca ayudan a llevárselo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>If the pile is not frozen, the top card may be melded with one of these:</source>
            <translation>Si el pozo no está congelado, la carta de arriba se puede bajar con una de estas cosas:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>The top card may be melded with one of these:</source>
            <translation>La carta de arriba se puede bajar con una de estas cosas:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>If the pile is not frozen, it takes {naturals} of the top card's rank from your hand. Wild cards and melds on the table are no help.</source>
            <translation>Si el pozo no está congelado, hacen falta {naturals} del valor de la carta de arriba, de tu mano. Los comodines y los juegos de la mesa no ayudan.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>It takes {naturals} of the top card's rank from your hand. Wild cards and melds on the table are no help.</source>
            <translation>Hacen falta {naturals} del valor de la carta de arriba, de tu mano. Los comodines y los juegos de la mesa no ayudan.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>{naturals} of its rank from your hand</source>
            <translation>{naturals} de su valor, de tu mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>one natural card of its rank and a wild card from your hand</source>
            <translation>una carta natural de su valor y un comodín, de tu mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>a sequence of fewer than seven cards that your side has on the table, at one of its ends</source>
            <translation>una escalera de menos de siete cartas que tu bando tiene en la mesa, en uno de sus extremos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>a meld of its rank that your side has on the table, canasta or not</source>
            <extracomment>any_meld</extracomment>
            <translation>un juego de su valor que tu bando tiene en la mesa, sea canasta o no</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>a meld of its rank that your side has on the table and that is no canasta yet</source>
            <extracomment>incomplete_only</extracomment>
            <translation>un juego de su valor que tu bando tiene en la mesa y que todavía no es canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>Even if the pile is frozen, its top card may be added, in place of drawing, to an end of a sequence of fewer than seven cards that your side has on the table. Then only this card is taken; the rest of the pile stays.</source>
            <translation>Aunque el pozo esté congelado, su carta de arriba se puede añadir, en lugar de robar, al extremo de una escalera de menos de siete cartas que tu bando tiene en la mesa. Entonces solo te llevas esa carta; el resto del pozo se queda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>Only a side that has opened in an earlier turn may take the pile.</source>
            <translation>Solo un bando que haya abierto en un turno anterior puede llevarse el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>No card on top blocks the pile.</source>
            <translation>Ninguna carta bloquea el pozo por estar arriba.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>The pile cannot be taken while its top card is {cards}.</source>
            <translation>El pozo no se puede llevar mientras su carta de arriba sea {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>A two on top is taken with {n} twos from your hand, and a joker with as many jokers; together they go to your wild meld.</source>
            <translation>Un dos arriba se lleva con {n} doses de tu mano, y un joker con otros tantos jokers; juntos van a tu juego de comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>If your side has a canasta of the top card's rank, you cannot take the pile.</source>
            <translation>Si tu bando tiene una canasta del valor de la carta de arriba, no puedes llevarte el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>If your side has a canasta of the top card's rank, only natural cards from your hand take the pile.</source>
            <translation>Si tu bando tiene una canasta del valor de la carta de arriba, el pozo solo se lleva con cartas naturales de tu mano.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>A natural and a wild card cannot take the pile if that would give your canasta of the rank more wild cards than it may hold.</source>
            <extracomment>forbid</extracomment>
            <translation>Una carta natural y un comodín no pueden llevarse el pozo si eso diera a tu canasta de ese valor más comodines de los que puede tener.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>If a natural and a wild card take the pile and your canasta of the rank has no room for another wild card, they begin a second meld of the rank with the top card.</source>
            <extracomment>second_meld</extracomment>
            <translation>Si una carta natural y un comodín se llevan el pozo y en tu canasta de ese valor no cabe otro comodín, empiezan un segundo juego de ese valor con la carta de arriba.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>If a natural and a wild card take the pile, your canasta of the rank may for once hold a wild card more than otherwise.</source>
            <extracomment>lift_cap</extracomment>
            <translation>Si una carta natural y un comodín se llevan el pozo, tu canasta de ese valor puede tener por una vez un comodín más que de costumbre.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>With a single card in your hand you may not take a pile of a single card.</source>
            <extracomment>forbid</extracomment>
            <translation>Con una sola carta en la mano no puedes llevarte un pozo de una sola carta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>With a single card in your hand you may take a pile of a single card only to go out.</source>
            <extracomment>only_if_going_out</extracomment>
            <translation>Con una sola carta en la mano solo puedes llevarte un pozo de una sola carta para cerrar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/pile.py" />
            <source>Even with a single card in your hand you may take a pile of a single card.</source>
            <extracomment>allow</extracomment>
            <translation>Incluso con una sola carta en la mano puedes llevarte un pozo de una sola carta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Collect cards of the same rank and lay them on the table as melds. A meld of {cards} is a canasta: canastas bring the most points.</source>
            <translation>Reúne cartas del mismo valor y bájalas a la mesa en juegos. Un juego de {cards} es una canasta: las canastas dan la mayoría de los puntos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>A deal ends when a player goes out, that is, gets rid of every card. Then the points are counted: as a rule cards on the table count for their side, and cards left in a hand count against it.</source>
            <translation>Una ronda termina cuando un jugador cierra, es decir, se queda sin cartas. Entonces se cuentan los puntos: por regla general, las cartas de la mesa cuentan a favor de su bando y las que quedan en una mano, en contra.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>A match lasts {deals}; then whoever has the most points wins.</source>
            <translation>Una partida dura {deals}; después gana quien tenga más puntos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Deal follows deal until somebody has {points} or more; then whoever has the most points wins the match.</source>
            <translation>Se juega ronda tras ronda hasta que alguien tiene {points} o más; entonces gana la partida quien tenga más puntos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Two play against each other. Where these rules speak of a side, they mean a single player.</source>
            <translation>Juegan dos, uno contra otro. Donde estas reglas hablan de un bando se refieren a un solo jugador.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Four play in two pairs, and partners sit opposite each other. A pair is a side: it shares its melds and its score.</source>
            <translation>Juegan cuatro en dos parejas, y los compañeros se sientan uno enfrente del otro. Una pareja es un bando: comparte sus juegos y sus puntos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Six play in three pairs, and partners sit opposite each other. A pair is a side: it shares its melds and its score.</source>
            <translation>Juegan seis en tres parejas, y los compañeros se sientan uno enfrente del otro. Una pareja es un bando: comparte sus juegos y sus puntos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Six play, three against three, and every other seat belongs to the same side. A side shares its melds and its score.</source>
            <translation>Juegan seis, tres contra tres, y los asientos alternos son del mismo bando. Un bando comparte sus juegos y sus puntos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Three play. A deal begins with everybody alone; whoever takes the discard pile first plays the rest of that deal alone against the two others, who are partners from then on.</source>
            <translation>Juegan tres. Una ronda empieza con cada uno por su cuenta; quien se lleva primero el pozo juega el resto de esa ronda en solitario contra los otros dos, que desde entonces son compañeros.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Five play, two against three. The two play every deal, opposite each other. Of the three two play and one rests, and after each deal somebody else of them rests. A side shares its melds and its score.</source>
            <translation>Juegan cinco, dos contra tres. Los dos juegan todas las rondas, uno enfrente del otro. De los tres juegan dos y uno descansa, y después de cada ronda descansa otro. Un bando comparte sus juegos y sus puntos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>{n} play, everybody alone. Where these rules speak of a side, they mean a single player.</source>
            <translation>Juegan {n}, cada uno por su cuenta. Donde estas reglas hablan de un bando se refieren a un solo jugador.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Sit as you like: seats and partners are agreed.</source>
            <extracomment>agreed</extracomment>
            <translation>Cada uno se sienta donde quiera: los asientos y las parejas se acuerdan.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Seats, and with them partners, are drawn by lot.</source>
            <extracomment>random</extracomment>
            <translation>Los asientos, y con ellos las parejas, se sortean.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>For partners everybody draws a card. Aces are high and twos low; of equal ranks spades come first, then hearts, diamonds and clubs; jokers and equal cards are drawn again. The two with the highest cards are partners.</source>
            <extracomment>draw_two_highest</extracomment>
            <translation>Para formar parejas cada uno saca una carta. El as es la más alta y el dos la más baja; a igual valor van primero las picas, luego corazones, diamantes y tréboles; los jokers y las cartas iguales se vuelven a sacar. Los dos con las cartas más altas son compañeros.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Sit as you like.</source>
            <extracomment>agreed</extracomment>
            <translation>Cada uno se sienta donde quiera.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Seats are drawn by lot.</source>
            <extracomment>random</extracomment>
            <translation>Los asientos se sortean.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>For the seats everybody draws a card: aces are high and twos low; of equal ranks spades come first, then hearts, diamonds and clubs; jokers and equal cards are drawn again.</source>
            <extracomment>draw_two_highest</extracomment>
            <translation>Para los asientos cada uno saca una carta: el as es la más alta y el dos la más baja; a igual valor van primero las picas, luego corazones, diamantes y tréboles; los jokers y las cartas iguales se vuelven a sacar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Lots decide who deals first. The player to the dealer's left has the first turn.</source>
            <extracomment>random</extracomment>
            <translation>Se sortea quién reparte primero. Empieza el jugador de la izquierda de quien reparte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Everybody draws a card, and whoever drew the highest has the first turn; the player to their right deals first. In later deals, too, the player to the dealer's left begins.</source>
            <extracomment>right_of_highest_draw</extracomment>
            <translation>Cada uno saca una carta y empieza quien haya sacado la más alta; el jugador de su derecha reparte primero. También en las rondas siguientes empieza el jugador de la izquierda de quien reparte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Whoever drew the highest card has the first turn; the player to their right deals first. In later deals, too, the player to the dealer's left begins.</source>
            <translation>Empieza quien haya sacado la carta más alta; el jugador de su derecha reparte primero. También en las rondas siguientes empieza el jugador de la izquierda de quien reparte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>After each deal the player to the dealer's left becomes dealer.</source>
            <extracomment>left</extracomment>
            <translation>Después de cada ronda reparte el jugador de la izquierda de quien repartió.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>The two players deal in turn.</source>
            <extracomment>alternate</extracomment>
            <translation>Los dos jugadores reparten por turnos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Two</source>
            <translation>Dos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Three</source>
            <translation>Tres</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Four</source>
            <translation>Cuatro</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Five</source>
            <translation>Cinco</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Six</source>
            <translation>Seis</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>The partners put their melds together: melds of the same rank become one where that makes a proper meld, otherwise both stay. If somebody goes out before the pile was taken, that player is the one who plays alone. If the stock ends first, each of the three scores alone.</source>
            <translation>Los compañeros reúnen sus juegos: los juegos del mismo valor se convierten en uno si así forman un juego correcto; si no, se quedan los dos. Si alguien cierra antes de que nadie se haya llevado el pozo, ese jugador es el que juega en solitario. Si antes se acaba el mazo, cada uno de los tres puntúa por su cuenta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Both partners score everything that their side earns in the deal, but each only the own red threes.</source>
            <translation>Los dos compañeros se apuntan todo lo que gana su bando en la ronda, pero cada uno solo sus propios treses rojos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Every player has a running total.</source>
            <translation>Cada jugador lleva su propio total.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/players.py" />
            <source>Every side has a running total.</source>
            <translation>Cada bando lleva su propio total.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>Red threes are not played. Lay each on the table in front of you as soon as you get it; those dealt to you, before the first turn.</source>
            <extracomment>on_receipt</extracomment>
            <translation>Los treses rojos no se juegan. Pon cada uno en la mesa delante de ti en cuanto te llegue; los que te repartan, antes del primer turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>Red threes are not played. Lay those dealt to you on the table at the start of your first turn, and later ones as soon as you get them.</source>
            <extracomment>own_turn_start</extracomment>
            <translation>Los treses rojos no se juegan. Pon los que te repartan en la mesa al empezar tu primer turno, y los siguientes en cuanto te lleguen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>Red threes are not melded. In your turn you may lay them on the table in front of you, or keep them.</source>
            <extracomment>optional</extracomment>
            <translation>Los treses rojos no forman juegos. En tu turno puedes ponerlos en la mesa delante de ti o guardarlos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>Threes are not played. Lay each on the table in front of you as soon as you get it; those dealt to you, before the first turn.</source>
            <extracomment>on_receipt</extracomment>
            <translation>Los treses no se juegan. Pon cada uno en la mesa delante de ti en cuanto te llegue; los que te repartan, antes del primer turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>Threes are not played. Lay those dealt to you on the table at the start of your first turn, and later ones as soon as you get them.</source>
            <extracomment>own_turn_start</extracomment>
            <translation>Los treses no se juegan. Pon los que te repartan en la mesa al empezar tu primer turno, y los siguientes en cuanto te lleguen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>Threes are not melded. In your turn you may lay them on the table in front of you, or keep them.</source>
            <extracomment>optional</extracomment>
            <translation>Los treses no forman juegos. En tu turno puedes ponerlos en la mesa delante de ti o guardarlos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>Red threes can neither be melded nor laid out, and nothing is drawn in their place: get rid of them.</source>
            <translation>Los treses rojos no se pueden bajar ni poner en la mesa, y no se roba nada en su lugar: deshazte de ellos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>For each of them draw a card from the stock; if that is another, lay it out and draw again. One that comes to you with the pile is laid out, too, but not replaced.</source>
            <translation>Por cada uno roba una carta del mazo; si es otro, ponlo en la mesa y roba otra vez. El que te llegue con el pozo también va a la mesa, pero no se repone.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>For each of them draw a card from the stock, even for one that came to you with the pile; if that is another, lay it out and draw again.</source>
            <translation>Por cada uno roba una carta del mazo, incluso por el que te llegó con el pozo; si es otro, ponlo en la mesa y roba otra vez.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>Nothing is drawn in their place, but for one that comes to you with the pile: lay it out and draw a card from the stock.</source>
            <translation>No se roba nada en su lugar, salvo por el que te llegue con el pozo: ponlo en la mesa y roba una carta del mazo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>Nothing is drawn in their place.</source>
            <translation>No se roba nada en su lugar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>For each one you lay out draw a card from the stock. One that comes to you with the pile has to be laid out, and is not replaced.</source>
            <translation>Por cada uno que pongas en la mesa roba una carta del mazo. El que te llegue con el pozo debe ir a la mesa y no se repone.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>For each one you lay out draw a card from the stock. One that comes to you with the pile has to be laid out, and is replaced in the same way.</source>
            <translation>Por cada uno que pongas en la mesa roba una carta del mazo. El que te llegue con el pozo debe ir a la mesa y se repone del mismo modo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>Nothing is drawn in their place. But one that comes to you with the pile has to be laid out, and for this one you draw a card from the stock.</source>
            <translation>No se roba nada en su lugar. Pero el que te llegue con el pozo debe ir a la mesa, y por él robas una carta del mazo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>Nothing is drawn in their place. One that comes to you with the pile has to be laid out.</source>
            <translation>No se roba nada en su lugar. El que te llegue con el pozo debe ir a la mesa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>But you may keep as many threes in your hand as you like, and lay them out in any turn of yours.</source>
            <translation>Pero puedes guardar en la mano todos los treses que quieras y ponerlos en la mesa en cualquiera de tus turnos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>But until your side has opened you may keep one three in your hand, for the straight. You may lay it out in any turn of yours; once your side has opened, you must do so at the start of your next turn.</source>
            <translation>Pero hasta que abra tu bando puedes guardar un tres en la mano, para la escalera completa. Puedes ponerlo en la mesa en cualquiera de tus turnos; cuando tu bando haya abierto, debes hacerlo al empezar tu próximo turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/red_threes.py" />
            <source>Red threes may be discarded.</source>
            <translation>Los treses rojos se pueden descartar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>A sequence is a meld, too: {cards} or more of one suit that follow each other without a gap, between four and ace. The ace is high. A side may have any number of sequences.</source>
            <translation>Una escalera también es un juego: {cards} o más de un palo, seguidas y sin huecos, entre el cuatro y el as. El as es la más alta. Un bando puede tener cualquier número de escaleras.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>Two sequences of your side may be joined when nothing is missing between them.</source>
            <translation>Dos escaleras de tu bando se pueden juntar cuando no falta nada entre ellas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>Two sequences on the table stay two, even when nothing is missing between them.</source>
            <translation>Dos escaleras en la mesa siguen siendo dos, aunque no falte nada entre ellas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>In the turn in which you go out you may add cards to the ends of a complete sequence.</source>
            <translation>En el turno en que cierras puedes añadir cartas a los extremos de una escalera completa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>Wild cards may not be in a sequence.</source>
            <translation>En una escalera no puede haber comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>At most {wilds} may stand in for missing cards of a sequence. What has been laid so stays where it is.</source>
            <translation>Como mucho {wilds} pueden ocupar el sitio de cartas que faltan en una escalera. Lo que se ha puesto así se queda donde está.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>A sequence of seven is complete. It is a canasta and brings {points} on top of its cards; no more cards may be added.</source>
            <translation>Una escalera de siete está completa. Es una canasta y da {points} además de sus cartas; no se pueden añadir más cartas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>A sequence of seven is a canasta and brings {points} on top of its cards. It may grow to {cards}.</source>
            <translation>Una escalera de siete es una canasta y da {points} además de sus cartas. Puede crecer hasta {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>Twos and jokers may be melded by themselves, {low} to {high} cards in any mixture. The limits on wild cards in a meld do not apply, and a side has one such meld.</source>
            <translation>Los doses y los jokers se pueden bajar solos, de {low} a {high} cartas en cualquier mezcla. No se aplican los límites de comodines en un juego, y un bando tiene un solo juego así.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>Twos and jokers may be melded by themselves, {low} cards or more in any mixture. The limits on wild cards in a meld do not apply, and a side has one such meld.</source>
            <translation>Los doses y los jokers se pueden bajar solos, {low} cartas o más en cualquier mezcla. No se aplican los límites de comodines en un juego, y un bando tiene un solo juego así.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>With {cards} it is a canasta.</source>
            <translation>Con {cards} es una canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>A canasta of wild cards is not one of those you need to go out.</source>
            <translation>Una canasta de comodines no es de las que necesitas para cerrar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>As long as it lies on the table and is no canasta, your side may add wild cards to no other meld, nor discard them while there is anything else to discard.</source>
            <translation>Mientras esté en la mesa sin ser canasta, tu bando no puede añadir comodines a ningún otro juego, ni descartarlos mientras haya otra cosa que descartar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/runs_and_wilds.py" />
            <source>As long as it lies on the table and is no canasta, your side may add wild cards to no other meld.</source>
            <translation>Mientras esté en la mesa sin ser canasta, tu bando no puede añadir comodines a ningún otro juego.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>When a deal is over, every side adds up:</source>
            <translation>Cuando termina una ronda, cada bando suma:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>the values of all its cards in melds</source>
            <translation>los valores de todas sus cartas en juegos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>the bonuses of its canastas</source>
            <translation>los premios de sus canastas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>{points} if it went out, or the bonus for doing so concealed</source>
            <translation>{points} si ha cerrado, o el premio por cerrar de mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>{points} if it went out</source>
            <translation>{points} si ha cerrado</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>From this it takes off the values of all cards left in the hands of its players.</source>
            <translation>De esto resta los valores de todas las cartas que quedan en las manos de sus jugadores.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>its threes on the table</source>
            <translation>sus treses en la mesa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>its red threes</source>
            <translation>sus treses rojos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>its threes on the table, as a plus or as a minus</source>
            <translation>sus treses en la mesa, a favor o en contra</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>its red threes, as a plus or as a minus</source>
            <translation>sus treses rojos, a favor o en contra</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>When a deal is over, it depends on the number of its canastas what counts for a side. Cards left in the hands of its players are always a minus.</source>
            <translation>Cuando termina una ronda, lo que cuenta para un bando depende de cuántas canastas tenga. Las cartas que quedan en las manos de sus jugadores siempre restan.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>Two canastas or more: the bonuses of its canastas and for going out, the values of its melds and its threes on the table are all a plus.</source>
            <translation>Dos canastas o más: suman los premios de sus canastas y por cerrar, los valores de sus juegos y sus treses en la mesa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>One canasta: bonuses and the values of its melds are a plus, threes count nothing.</source>
            <translation>Una canasta: los premios y los valores de sus juegos suman, los treses no cuentan nada.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>No canasta: no bonuses, and the values of its melds and its threes on the table are a minus.</source>
            <translation>Ninguna canasta: no hay premios, y los valores de sus juegos y sus treses en la mesa restan.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>A side with fewer than {canastas} gets no bonuses and nothing for threes, and the values of its melds are a minus, like the cards in its hands.</source>
            <translation>Un bando con menos de {canastas} no recibe premios ni nada por los treses, y los valores de sus juegos restan, como las cartas de sus manos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>For a side that has not opened, the values of cards left in hands are multiplied by {n}.</source>
            <translation>Para un bando que no ha abierto, los valores de las cartas que quedan en las manos se multiplican por {n}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>A collection of at least so many canastas earns a bonus besides:</source>
            <translation>Una colección de al menos tantas canastas gana además un premio:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>Always</source>
            <translation>Siempre</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>{points}, in place of the {less}</source>
            <translation>{points}, en lugar de los {less}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>{n} canasta</source>
            <extracomment>canastas</extracomment>
            <translation>{n} canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>{n} natural canasta</source>
            <extracomment>natural</extracomment>
            <translation>{n} canasta natural</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>{n} mixed canasta</source>
            <extracomment>mixed</extracomment>
            <translation>{n} canasta mixta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>{n} clean canasta</source>
            <extracomment>clean</extracomment>
            <translation>{n} canasta limpia</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>{n} dirty canasta</source>
            <extracomment>dirty</extracomment>
            <translation>{n} canasta sucia</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>These count besides:</source>
            <translation>Además cuentan:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>A meld of aces without wild cards, short of a canasta</source>
            <extracomment>A_pure</extracomment>
            <translation>Un juego de ases sin comodines que no llega a canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>A meld of aces, short of a canasta</source>
            <extracomment>A</extracomment>
            <translation>Un juego de ases que no llega a canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>A meld of sevens without wild cards, short of a canasta</source>
            <extracomment>7_pure</extracomment>
            <translation>Un juego de sietes sin comodines que no llega a canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>A meld of sevens, short of a canasta</source>
            <extracomment>7</extracomment>
            <translation>Un juego de sietes que no llega a canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>A meld of aces with wild cards, short of a canasta</source>
            <extracomment>A</extracomment>
            <translation>Un juego de ases con comodines que no llega a canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>A meld of sevens with wild cards, short of a canasta</source>
            <extracomment>7</extracomment>
            <translation>Un juego de sietes con comodines que no llega a canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>A meld of wild cards, short of a canasta</source>
            <translation>Un juego de comodines que no llega a canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>The same, with every joker of the pack</source>
            <translation>Lo mismo, con todos los jokers de la baraja</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>Each sequence of fewer than {cards}</source>
            <translation>Cada escalera de menos de {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/scoring.py" />
            <source>{n} or more {ranks} left in one hand</source>
            <translation>{n} o más {ranks} que quedan en una mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/special_hands.py" />
            <source>When you have drawn and your hand is one of those below, you may lay it down whole, without a discard, and the deal is over. Your side must not have melded yet, and no canastas are needed. For this deal your side scores the value of the hand and nothing else; the others score as usual.</source>
            <translation>Cuando has robado y tu mano es una de las siguientes, puedes bajarla entera, sin descartar, y la ronda termina. Tu bando no debe haber bajado nada todavía, y no hacen falta canastas. En esta ronda tu bando se apunta el valor de la mano y nada más; los otros puntúan como siempre.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/special_hands.py" />
            <source>{name}, {points}: {cards}.</source>
            <translation>{name}, {points}: {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/special_hands.py" />
            <source>No special hand can be laid: each would need a pair of wild cards.</source>
            <translation>No se puede bajar ninguna mano especial: todas necesitarían una pareja de comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/special_hands.py" />
            <source>In your turn right after your partner has opened you may still show a special hand.</source>
            <translation>En tu turno siguiente a la apertura de tu compañero todavía puedes mostrar una mano especial.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/special_hands.py" />
            <source>In place of drawing, a pile of a single card may give you the last card of the hand.</source>
            <translation>En lugar de robar, un pozo de una sola carta puede darte la última carta de la mano.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/special_hands.py" />
            <source>The cards of a pair or group are of one rank. Pairs and groups are all of different ranks, from fours to aces.</source>
            <translation>Las cartas de una pareja o de un grupo son de un mismo valor. Las parejas y los grupos son todos de valores distintos, del cuatro al as.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/special_hands.py" />
            <source>The cards of a pair or group are of one rank, from fours to aces. Four cards of a rank may be two pairs.</source>
            <translation>Las cartas de una pareja o de un grupo son de un mismo valor, del cuatro al as. Cuatro cartas de un valor pueden ser dos parejas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>A deal that ends with the stock is scored like any other, but nobody gets the bonus for going out.</source>
            <translation>Una ronda que termina al agotarse el mazo se cuenta como cualquier otra, pero nadie recibe el premio por cerrar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>When the stock is empty, play goes on as long as every player in turn takes the pile. The deal ends as soon as somebody cannot take it or does not want to.</source>
            <extracomment>play_on</extracomment>
            <translation>Cuando el mazo está vacío, se sigue jugando mientras cada jugador se lleve el pozo en su turno. La ronda termina en cuanto alguien no puede llevárselo o no quiere.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>The deal ends with the turn in which the last card of the stock was drawn.</source>
            <extracomment>end_after_last_draw_turn</extracomment>
            <translation>La ronda termina con el turno en que se robó la última carta del mazo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>Nobody has to take the pile.</source>
            <extracomment>none</extracomment>
            <translation>Nadie está obligado a llevarse el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>But you have to take the pile if it is not frozen for your side and its top card fits a meld that your side has on the table.</source>
            <extracomment>whole_pile</extracomment>
            <translation>Pero tienes que llevarte el pozo si no está congelado para tu bando y su carta de arriba encaja en un juego que tu bando tiene en la mesa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>But if the pile is not frozen for your side and its top card fits a meld that your side has on the table, you have to take that card; the rest of the pile stays.</source>
            <extracomment>top_only</extracomment>
            <translation>Pero si el pozo no está congelado para tu bando y su carta de arriba encaja en un juego que tu bando tiene en la mesa, tienes que llevarte esa carta; el resto del pozo se queda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>a red three</source>
            <translation>un tres rojo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>a black three</source>
            <translation>un tres negro</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>If the last card drawn from the stock is {three}, it is laid out and the deal is over at once: no melds, no discard.</source>
            <extracomment>end_no_meld</extracomment>
            <translation>Si la última carta robada del mazo es {three}, se pone en la mesa y la ronda termina en el acto: ni se baja ni se descarta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>If the last card drawn from the stock is {three}, it is laid out; the player may still meld but not discard, and the deal is over.</source>
            <extracomment>end_after_meld</extracomment>
            <translation>Si la última carta robada del mazo es {three}, se pone en la mesa; el jugador todavía puede bajar pero no descartar, y la ronda termina.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>If the last card drawn from the stock is {three}, it is laid out. If the draw brought another card as well, the turn goes on; otherwise the deal is over at once.</source>
            <extracomment>turn_continues_if_other_card</extracomment>
            <translation>Si la última carta robada del mazo es {three}, se pone en la mesa. Si con ella se robó otra carta, el turno sigue; si no, la ronda termina en el acto.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>If the last card drawn from the stock is a three, it stays in the hand and the deal is over at once.</source>
            <extracomment>count5</extracomment>
            <translation>Si la última carta robada del mazo es un tres, se queda en la mano y la ronda termina en el acto.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>If the last card drawn from the stock is a three, the player may lay it out or keep it, and the deal is over.</source>
            <extracomment>may_lay</extracomment>
            <translation>Si la última carta robada del mazo es un tres, el jugador puede ponerlo en la mesa o guardarlo, y la ronda termina.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>If the last card drawn from the stock is a three, it is laid out and the deal is over at once.</source>
            <extracomment>must_lay</extracomment>
            <translation>Si la última carta robada del mazo es un tres, se pone en la mesa y la ronda termina en el acto.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/stock_end.py" />
            <source>If the last card drawn from the stock is a three, the deal is over, unless the player can go out in this turn by discarding it.</source>
            <extracomment>may_discard_to_go_out</extracomment>
            <translation>Si la última carta robada del mazo es un tres, la ronda termina, a no ser que el jugador pueda cerrar en este turno descartándolo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>They count for a side that has melded at least once in the deal.</source>
            <extracomment>has_meld</extracomment>
            <translation>Cuentan a favor de un bando que haya bajado al menos una vez en la ronda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>They count for a side that has a canasta of sevens.</source>
            <extracomment>kind:sevens</extracomment>
            <translation>Cuentan a favor de un bando que tenga una canasta de sietes.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>They count for a side that has a clean canasta as well as a dirty one. A clean canasta is one without wild cards, and also a wild canasta of twos only or with every joker.</source>
            <extracomment>clean_and_dirty</extracomment>
            <translation>Cuentan a favor de un bando que tenga una canasta limpia y además una sucia. Una canasta limpia es la que no tiene comodines, y también la de comodines solo de doses o con todos los jokers.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>They always count for the side that has them.</source>
            <extracomment>always</extracomment>
            <translation>Siempre cuentan a favor del bando que los tiene.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>They count for a side with two canastas or more, nothing for a side with one, and against a side with none.</source>
            <extracomment>matrix</extracomment>
            <translation>Cuentan a favor de un bando con dos canastas o más, nada para un bando con una, y en contra de un bando sin ninguna.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>They count for a side that has a canasta.</source>
            <translation>Cuentan a favor de un bando que tenga una canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>They count for a side that has {canastas} or more.</source>
            <translation>Cuentan a favor de un bando que tenga {canastas} o más.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>For any other side the same points are a minus.</source>
            <extracomment>negate</extracomment>
            <translation>Para cualquier otro bando los mismos puntos restan.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>For any other side they count nothing.</source>
            <extracomment>zero</extracomment>
            <translation>Para cualquier otro bando no cuentan nada.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>For any other side they count nothing if it has clean canastas only, the same points as a minus if it has dirty ones only, and twice the minus if it has no canasta at all.</source>
            <extracomment>canastone</extracomment>
            <translation>Para cualquier otro bando no cuentan nada si solo tiene canastas limpias, restan los mismos puntos si solo tiene sucias, y restan el doble si no tiene ninguna canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>For any other side the same points are a minus if an opponent went out; if none did, they are a plus all the same.</source>
            <extracomment>negate</extracomment>
            <translation>Para cualquier otro bando los mismos puntos restan si ha cerrado un rival; si no ha cerrado ninguno, suman igualmente.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>If an opponent went out, they count nothing for any other side that has clean canastas only, the same points as a minus if it has dirty ones only, and twice the minus if it has no canasta at all. If none went out, they are a plus all the same.</source>
            <extracomment>canastone</extracomment>
            <translation>Si ha cerrado un rival, no cuentan nada para cualquier otro bando que solo tenga canastas limpias, restan los mismos puntos si solo tiene sucias, y restan el doble si no tiene ninguna canasta. Si no ha cerrado ninguno, suman igualmente.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>Red threes still in a hand at the end of the deal count as if they lay on the table.</source>
            <extracomment>as_laid</extracomment>
            <translation>Los treses rojos que siguen en una mano al final de la ronda cuentan como si estuvieran en la mesa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>Each red three still in a hand at the end of the deal counts {points}.</source>
            <extracomment>each</extracomment>
            <translation>Cada tres rojo que sigue en una mano al final de la ronda cuenta {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>Red threes still in the hands of a side at the end of the deal count {points}, however many they are.</source>
            <extracomment>flat</extracomment>
            <translation>Los treses rojos que siguen en las manos de un bando al final de la ronda cuentan {points}, sean cuantos sean.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>Threes still in a hand at the end of the deal count as if they lay on the table.</source>
            <translation>Los treses que siguen en una mano al final de la ronda cuentan como si estuvieran en la mesa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>Each three still in a hand at the end of the deal counts {points}.</source>
            <translation>Cada tres que sigue en una mano al final de la ronda cuenta {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_signs.py" />
            <source>Each black three still in a hand at the end of the deal counts {points}.</source>
            <translation>Cada tres negro que sigue en una mano al final de la ronda cuenta {points}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_totals.py" />
            <source>Each red three on the table is worth {each}.</source>
            <extracomment>red</extracomment>
            <translation>Cada tres rojo en la mesa vale {each}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_totals.py" />
            <source>Each black three on the table is worth {each}.</source>
            <extracomment>black</extracomment>
            <translation>Cada tres negro en la mesa vale {each}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_totals.py" />
            <source>Each three on the table is worth {each}.</source>
            <extracomment>both</extracomment>
            <translation>Cada tres en la mesa vale {each}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_totals.py" />
            <source>Each red three on the table is worth {each}; all {n} together, {all}.</source>
            <extracomment>red</extracomment>
            <translation>Cada tres rojo en la mesa vale {each}; los {n} juntos, {all}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_totals.py" />
            <source>Each black three on the table is worth {each}; all {n} together, {all}.</source>
            <extracomment>black</extracomment>
            <translation>Cada tres negro en la mesa vale {each}; los {n} juntos, {all}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_totals.py" />
            <source>Each three on the table is worth {each}; all {n} of a colour together, {all}. Red and black ones are counted apart.</source>
            <extracomment>both</extracomment>
            <translation>Cada tres en la mesa vale {each}; los {n} de un color juntos, {all}. Los rojos y los negros se cuentan por separado.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_totals.py" />
            <source>What red threes on the table are worth depends on how many a side has:</source>
            <extracomment>red</extracomment>
            <translation>Lo que valen los treses rojos en la mesa depende de cuántos tenga un bando:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_totals.py" />
            <source>What black threes on the table are worth depends on how many a side has:</source>
            <extracomment>black</extracomment>
            <translation>Lo que valen los treses negros en la mesa depende de cuántos tenga un bando:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/three_totals.py" />
            <source>What threes on the table are worth depends on how many of a colour a side has; red and black ones are counted apart:</source>
            <extracomment>both</extracomment>
            <translation>Lo que valen los treses en la mesa depende de cuántos de un color tenga un bando; los rojos y los negros se cuentan por separado:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/turn.py" />
            <source>Turns go round to the left. A turn has three steps:</source>
            <translation>Los turnos van hacia la izquierda. Un turno tiene tres pasos:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/turn.py" />
            <source>Draw {cards} from the stock, or take the discard pile if you may.</source>
            <translation>Roba {cards} del mazo, o llévate el pozo si puedes.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/turn.py" />
            <source>If you like, lay down melds, or add cards to melds of your own side. Nobody adds to the melds of others.</source>
            <translation>Si quieres, baja juegos o añade cartas a los juegos de tu propio bando. Nadie añade a los juegos de los otros.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/turn.py" />
            <source>Discard one card face up on the pile. Your turn is over.</source>
            <translation>Descarta una carta boca arriba en el pozo. Tu turno ha terminado.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/turn.py" />
            <source>If you would have to draw and the stock has too few cards left for it, the deal ends.</source>
            <translation>Si tienes que robar y al mazo le faltan cartas para ello, la ronda termina.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/topics/turn.py" />
            <source>If the stock has too few cards left for that, draw what there is and play on.</source>
            <translation>Si al mazo le faltan cartas para ello, roba las que haya y sigue jugando.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Little is known about {name}; its rules are reconstructed. {note}</source>
            <translation>Se sabe poco de {name}; sus reglas son una reconstrucción. {note}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>A reconstructed game</source>
            <translation>Una variante reconstruida</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Threes</source>
            <translation>Treses</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>The aim</source>
            <translation>El objetivo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Players and seats</source>
            <translation>Jugadores y asientos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>The cards</source>
            <translation>Las cartas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>The deal</source>
            <translation>El reparto</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Your turn</source>
            <translation>Tu turno</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Red threes</source>
            <translation>Treses rojos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Melds</source>
            <translation>Juegos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Canastas</source>
            <translation>Canastas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Sequences</source>
            <translation>Escaleras</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Melds of wild cards</source>
            <translation>Juegos de comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>The opening</source>
            <translation>La apertura</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Taking the discard pile</source>
            <translation>Llevarse el pozo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>The frozen pile</source>
            <translation>El pozo congelado</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>The discard</source>
            <translation>El descarte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>The foot</source>
            <translation>El pie</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Going out</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>“May I go out?”</source>
            <translation>«¿Puedo cerrar?»</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Going out concealed</source>
            <translation>Cerrar de mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Special hands</source>
            <translation>Manos especiales</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>The end of the stock</source>
            <translation>El final del mazo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Scoring a deal</source>
            <translation>La cuenta de una ronda</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>Penalties</source>
            <translation>Penalizaciones</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>The end of the match</source>
            <translation>El final de la partida</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rulebook/writer.py" />
            <source>At the table</source>
            <translation>En la mesa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/paper.py" />
            <source>{title}, page {page} of {pages}</source>
            <translation>{title}, página {page} de {pages}</translation>
        </message>
    </context>
    <context>
        <name>RulebookPane</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/pane.py" />
            <source>Rulebook</source>
            <translation>Reglamento</translation>
        </message>
    </context>
    <context>
        <name>RulebookWindow</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>Contents</source>
            <translation>Índice</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>Rules: {title}</source>
            <translation>Reglas: {title}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>The rules are on the clipboard.</source>
            <translation>Las reglas están en el portapapeles.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>PDF files (*.pdf)</source>
            <translation>Archivos PDF (*.pdf)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>Web pages (*.html)</source>
            <translation>Páginas web (*.html)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>No printer was found. You can save the rules as a PDF file instead.</source>
            <translation>No se ha encontrado ninguna impresora. Puedes guardar las reglas como archivo PDF.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>The printer does not answer.</source>
            <translation>La impresora no contesta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>&amp;Print...</source>
            <translation>&amp;Imprimir...</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>Save as P&amp;DF...</source>
            <translation>Guardar como P&amp;DF...</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>Save as &amp;HTML...</source>
            <translation>Guardar como &amp;HTML...</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Copiar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>Save the rules</source>
            <translation>Guardar las reglas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>The rules could not be saved as {path}: {problem}</source>
            <translation>No se han podido guardar las reglas como {path}: {problem}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/window.py" />
            <source>Saved as {path}</source>
            <translation>Guardado como {path}</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <location filename="../../canasta_qt/controller/rule_library.py" />
            <source>My rules</source>
            <translation>Mis reglas</translation>
        </message>
    </context>
    <context>
        <name>RulesDialog</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>Sho&amp;w conflicts</source>
            <translation>Mostrar c&amp;onflictos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>&amp;Start</source>
            <translation>&amp;Empezar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>Save &amp;as...</source>
            <translation>G&amp;uardar como...</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>Sa&amp;ve</source>
            <translation>&amp;Guardar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>&amp;New match with changed rules</source>
            <translation>&amp;Nueva partida con las reglas cambiadas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>⚠  Cannot be played: {reason}</source>
            <translation>⚠  No se puede jugar: {reason}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>⚠  Cannot be played: {reason} And {n} more.</source>
            <translation>⚠  No se puede jugar: {reason} Y {n} más.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>Rules of this table: {name}</source>
            <translation>Reglas de esta mesa: {name}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>Table rules: {name}</source>
            <translation>Reglas de la mesa: {name}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/dialog.py" />
            <source>Repair</source>
            <translation>Arreglar</translation>
        </message>
    </context>
    <context>
        <name>RulesFlow</name>
        <message>
            <location filename="../../canasta_qt/rules_flow.py" />
            <source>Save the rules as a file</source>
            <translation>Guardar las reglas en un archivo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/rules_flow.py" />
            <source>Import rules</source>
            <translation>Importar reglas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/rules_flow.py" />
            <source>All files (*)</source>
            <translation>Todos los archivos (*)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/rules_flow.py" />
            <source>the clipboard</source>
            <translation>el portapapeles</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/rules_flow.py" />
            <source>Rules of Canasta Qt (*{suffix})</source>
            <translation>Reglas de Canasta Qt (*{suffix})</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <location filename="../../canasta_qt/dialogs/score_sheet.py" />
            <source>The deal before</source>
            <translation>La ronda anterior</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_sheet.py" />
            <source>The deal after</source>
            <translation>La ronda siguiente</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_sheet.py" />
            <source>The &amp;whole match</source>
            <translation>&amp;Toda la partida</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_sheet.py" />
            <source>{deal} of {count}</source>
            <translation>{deal} de {count}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_sheet.py" />
            <source>The same again</source>
            <translation>Otra igual</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_sheet.py" />
            <source>New match…</source>
            <translation>Nueva partida…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_sheet.py" />
            <source>Next deal</source>
            <translation>Ronda siguiente</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_sheet.py" />
            <source>Look at the table</source>
            <translation>Mirar la mesa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_sheet.py" />
            <source>&amp;Replay this deal</source>
            <translation>&amp;Repetir esta ronda</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_sheet.py" />
            <source>A double click on a line leads to where it comes from.</source>
            <translation>Un doble clic en una línea lleva a su origen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_sheet.py" />
            <source>&amp;Keep a copy</source>
            <translation>&amp;Guardar una copia</translation>
        </message>
    </context>
    <context>
        <name>ScoreTable</name>
        <message>
            <location filename="../../canasta_qt/dialogs/score_table.py" />
            <source>Scores of this deal</source>
            <translation>Puntos de esta ronda</translation>
        </message>
    </context>
    <context>
        <name>Scores</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Natural canastas</source>
            <extracomment>natural_canasta</extracomment>
            <translation>Canastas naturales</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Mixed canastas</source>
            <extracomment>mixed_canasta</extracomment>
            <translation>Canastas mixtas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Wild canasta</source>
            <extracomment>wild_canasta</extracomment>
            <translation>Canasta de comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Canasta of aces</source>
            <extracomment>aces_canasta</extracomment>
            <translation>Canasta de ases</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Canasta of sevens</source>
            <extracomment>sevens_canasta</extracomment>
            <translation>Canasta de sietes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Special hand</source>
            <extracomment>special_hand</extracomment>
            <translation>Mano especial</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Sequences of seven</source>
            <extracomment>sequence_canasta</extracomment>
            <translation>Escaleras de siete</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Sets of canastas</source>
            <extracomment>set_bonus</extracomment>
            <translation>Series de canastas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Going out</source>
            <extracomment>going_out</extracomment>
            <translation>Cierre</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Going out concealed</source>
            <extracomment>concealed</extracomment>
            <translation>Cierre de mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Concealed without a canasta</source>
            <extracomment>concealed_no_canasta</extracomment>
            <translation>Cierre de mano sin canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Red threes</source>
            <extracomment>red_threes</extracomment>
            <translation>Treses rojos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Red threes left in hand</source>
            <extracomment>red_threes_in_hand</extracomment>
            <translation>Treses rojos en la mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Black threes</source>
            <extracomment>black_threes</extracomment>
            <translation>Treses negros</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Black threes out of play</source>
            <extracomment>black_threes_removed</extracomment>
            <translation>Treses negros fuera de juego</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Cards melded</source>
            <extracomment>melded</extracomment>
            <translation>Cartas bajadas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Unfinished wild meld</source>
            <extracomment>wild_meld_incomplete</extracomment>
            <translation>Juego de comodines sin acabar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Unfinished aces or sevens</source>
            <extracomment>special_rank_incomplete</extracomment>
            <translation>Ases o sietes sin acabar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Aces or sevens caught in a hand</source>
            <extracomment>special_rank_hand</extracomment>
            <translation>Ases o sietes en una mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Short sequences</source>
            <extracomment>sequence_short</extracomment>
            <translation>Escaleras cortas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Loose cards beside the melds</source>
            <extracomment>heap</extracomment>
            <translation>Cartas sueltas junto a los juegos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Cards left in hand</source>
            <extracomment>hand</extracomment>
            <translation>Cartas en la mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Feet never picked up</source>
            <extracomment>foot</extracomment>
            <translation>Pies sin recoger</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Red threes in a foot</source>
            <extracomment>red_threes_in_foot</extracomment>
            <translation>Treses rojos en un pie</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Exact cut of the deck</source>
            <extracomment>exact_cut</extracomment>
            <translation>Corte exacto de la baraja</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Deal conceded</source>
            <extracomment>conceded</extracomment>
            <translation>Rendición en la ronda</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Penalty: pile claimed wrongly</source>
            <extracomment>penalty.pile_illegal</extracomment>
            <translation>Penalización: pozo mal reclamado</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Penalty: out after a no</source>
            <extracomment>penalty.go_out_after_no</extracomment>
            <translation>Penalización: cierre tras un no</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Penalty: asked and not gone out</source>
            <extracomment>penalty.asked_but_unable</extracomment>
            <translation>Penalización: preguntar y no cerrar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Penalty: hidden red three</source>
            <extracomment>penalty.red_three_hidden</extracomment>
            <translation>Penalización: tres rojo escondido</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Too few canastas to score</source>
            <extracomment>no_positive</extracomment>
            <translation>Canastas insuficientes para puntuar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Penalty</source>
            <translation>Penalización</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Deal {number}</source>
            <extracomment>title</extracomment>
            <translation>Ronda {number}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>The whole match</source>
            <extracomment>match</extracomment>
            <translation>La partida entera</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>The match after {deals}</source>
            <extracomment>so_far</extracomment>
            <translation>La partida después de {deals}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>This deal</source>
            <extracomment>this_deal</extracomment>
            <translation>Esta ronda</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Before</source>
            <extracomment>before</extracomment>
            <translation>Antes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>Total</source>
            <extracomment>total</extracomment>
            <translation>Total</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>You went out.</source>
            <extracomment>you_out</extracomment>
            <translation>Has cerrado.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>{name} went out.</source>
            <extracomment>other_out</extracomment>
            <translation>{name} ha cerrado.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>You went out concealed.</source>
            <extracomment>you_concealed</extracomment>
            <translation>Has cerrado de mano.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>{name} went out concealed.</source>
            <extracomment>other_concealed</extracomment>
            <translation>{name} ha cerrado de mano.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>You laid a special hand: {hand}.</source>
            <extracomment>you_special</extracomment>
            <translation>Has bajado una mano especial: {hand}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>{name} laid a special hand: {hand}.</source>
            <extracomment>other_special</extracomment>
            <translation>{name} ha bajado una mano especial: {hand}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>You played alone.</source>
            <extracomment>you_alone</extracomment>
            <translation>Has jugado en solitario.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>{name} played alone.</source>
            <extracomment>other_alone</extracomment>
            <translation>{name} ha jugado en solitario.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>The match is won at once: {side}.</source>
            <extracomment>at_once</extracomment>
            <translation>La partida se gana en el acto: {side}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>You conceded the deal.</source>
            <extracomment>you_conceded</extracomment>
            <translation>Te has rendido en la ronda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>{name} conceded the deal.</source>
            <extracomment>other_conceded</extracomment>
            <translation>{name} se ha rendido en la ronda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>No card that was left could be discarded; nobody went out.</source>
            <extracomment>locked</extracomment>
            <translation>No se podía descartar ninguna de las cartas que quedaban; nadie ha cerrado.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>The stock was used up; nobody went out.</source>
            <extracomment>stock</extracomment>
            <translation>El mazo se ha agotado; nadie ha cerrado.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>You win by {margin}.</source>
            <extracomment>you_win</extracomment>
            <translation>Ganas por {margin}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>{side} win by {margin}.</source>
            <extracomment>they_win</extracomment>
            <translation>{side} ganan por {margin}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>{side} wins by {margin}.</source>
            <extracomment>other_wins</extracomment>
            <translation>{side} gana por {margin}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/scores.py" />
            <source>The match is a tie.</source>
            <extracomment>tie</extracomment>
            <translation>La partida queda en empate.</translation>
        </message>
    </context>
    <context>
        <name>SearchBar</name>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/rulebook/search_bar.py" />
            <source>{n} places</source>
            <extracomment>for 1: 1 place</extracomment>
            <translation>
                <numerusform>1 resultado</numerusform>
                <numerusform>{n} resultados</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/search_bar.py" />
            <source>Find in the rules (Ctrl+F)</source>
            <translation>Buscar en las reglas (Ctrl+F)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/search_bar.py" />
            <source>Find in the rules</source>
            <translation>Buscar en las reglas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/search_bar.py" />
            <source>Previous (Shift+F3)</source>
            <translation>Anterior (Mayús+F3)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/search_bar.py" />
            <source>Next (F3)</source>
            <translation>Siguiente (F3)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rulebook/search_bar.py" />
            <source>Not found</source>
            <translation>No se encuentra</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <location filename="../../canasta_qt/controller/session.py" />
            <source>Player {n}</source>
            <translation>Jugador {n}</translation>
        </message>
    </context>
    <context>
        <name>ShareMenu</name>
        <message>
            <location filename="../../canasta_qt/dialogs/score_share.py" />
            <source>&amp;Copy as text</source>
            <translation>&amp;Copiar como texto</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_share.py" />
            <source>&amp;Save as PDF…</source>
            <translation>&amp;Guardar como PDF…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_share.py" />
            <source>&amp;Print…</source>
            <translation>&amp;Imprimir…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_share.py" />
            <source>Save the score sheet as PDF</source>
            <translation>Guardar la hoja de puntos como PDF</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_share.py" />
            <source>PDF files (*.pdf)</source>
            <translation>Archivos PDF (*.pdf)</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/score_share.py" />
            <source>Canasta score sheet</source>
            <translation>Hoja de puntos de canasta</translation>
        </message>
    </context>
    <context>
        <name>SheetPage</name>
        <message>
            <location filename="../../canasta_qt/dialogs/sheet_page.py" />
            <source>The dashed line is the goal: {goal} points.</source>
            <translation>La línea discontinua es la meta: {goal} puntos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/sheet_page.py" />
            <source>Numbers at the right: what an opening needs at such a total.</source>
            <translation>Los números de la derecha: lo que pide una apertura con ese total.</translation>
        </message>
    </context>
    <context>
        <name>ShortText</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>Rules as a text</source>
            <translation>Las reglas como texto</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>“{name}” is on the clipboard as a text of {n} letters. Paste it into a message; whoever gets it copies it and chooses Rules, Import from the clipboard.</source>
            <translation>«{name}» está en el portapapeles como un texto de {n} letras. Pégalo en un mensaje; quien lo reciba lo copia y elige Reglas, Importar del portapapeles.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>The rules as a text</source>
            <translation>Las reglas como texto</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/exchange.py" />
            <source>&amp;Copy again</source>
            <translation>&amp;Copiar otra vez</translation>
        </message>
    </context>
    <context>
        <name>SidePane</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/side_pane.py" />
            <source>&amp;Rulebook</source>
            <translation>&amp;Reglamento</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/side_pane.py" />
            <source>&amp;Conflicts</source>
            <translation>&amp;Conflictos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/side_pane.py" />
            <source>&amp;Try</source>
            <translation>Pro&amp;bar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/side_pane.py" />
            <source>&amp;Conflicts ({n})</source>
            <translation>&amp;Conflictos ({n})</translation>
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
            <translation>cualquier número</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/numbers.py" />
            <source>from</source>
            <translation>desde</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/numbers.py" />
            <source>to</source>
            <translation>hasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/numbers.py" />
            <source>the fewest</source>
            <translation>mínimo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/numbers.py" />
            <source>the most</source>
            <translation>máximo</translation>
        </message>
    </context>
    <context>
        <name>Statistics</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Nothing to count yet: statistics begin with the first match that ends.</source>
            <extracomment>none</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>No match of this kind has ended yet.</source>
            <extracomment>none_chosen</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>{matches}, {won} won ({share} %)</source>
            <extracomment>won</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>{matches} that bots played among themselves</source>
            <extracomment>watched</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>{percent} %</source>
            <extracomment>share</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>You</source>
            <extracomment>column.own</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Your side</source>
            <extracomment>column.side</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Opponents</source>
            <extracomment>column.opponent, group.level</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Bots</source>
            <extracomment>column.watched</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Partner</source>
            <extracomment>column.partner, group.partner</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Matches and deals</source>
            <extracomment>section.matches</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Points in a deal</source>
            <extracomment>section.points</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Play</source>
            <extracomment>section.play</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Matches won</source>
            <extracomment>row.matches</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Ahead at the end when winning</source>
            <extracomment>row.margin_won</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Deals, counted for each player</source>
            <extracomment>row.deals</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Deals with the most points</source>
            <extracomment>row.won</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Ahead of the best other</source>
            <extracomment>row.ahead</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>All together</source>
            <extracomment>row.points</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Cards melded</source>
            <extracomment>row.melded</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Canastas</source>
            <extracomment>row.canasta_points</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Going out</source>
            <extracomment>row.out_points</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Threes</source>
            <extracomment>row.three_points</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Cards left in hand</source>
            <extracomment>row.hand_points</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Other</source>
            <extracomment>row.other_points</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Deals with an opening</source>
            <extracomment>row.side_opened</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>… made by this player</source>
            <extracomment>row.opened_self</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Points laid to open</source>
            <extracomment>row.opening_points</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Round of the opening</source>
            <extracomment>row.opening_round</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Natural canastas in a deal</source>
            <extracomment>row.natural</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Mixed canastas in a deal</source>
            <extracomment>row.mixed</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Other canastas in a deal</source>
            <extracomment>row.other_canastas</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Piles taken by a player in a deal</source>
            <extracomment>row.piles</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Cards in a pile taken</source>
            <extracomment>row.pile_cards</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Deals that a player ended by going out</source>
            <extracomment>row.out</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>… concealed</source>
            <extracomment>row.concealed</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Wild cards in a deal</source>
            <extracomment>luck.wilds</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Red threes in a deal</source>
            <extracomment>luck.threes</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Points of the hand dealt</source>
            <extracomment>luck.worth</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Counted are the cards that come from the shuffled deck: dealt and drawn, not from the pile. What was to be expected follows from the cards still in the deck at that moment. “1 in 20” means that pure chance strays at least so far once in twenty times.</source>
            <extracomment>luck.note</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>{seen} in all, {due} to be expected; {deviation} standard deviations</source>
            <extracomment>luck.totals</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>as usual</source>
            <extracomment>odds.usual</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>a little more</source>
            <extracomment>odds.little_more</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>a little less</source>
            <extracomment>odds.little_less</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>clearly more</source>
            <extracomment>odds.more</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>clearly less</source>
            <extracomment>odds.less</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>remarkably much</source>
            <extracomment>odds.rare_more</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>remarkably little</source>
            <extracomment>odds.rare_less</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>{words} (1 in {number})</source>
            <extracomment>odds.number</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Rules</source>
            <extracomment>group.rules</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>Month</source>
            <extracomment>group.period</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>of several levels</source>
            <extracomment>level.mixed</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>without a partner</source>
            <extracomment>partner.none</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>all the time</source>
            <extracomment>period.all</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>the last 7 days</source>
            <extracomment>period.week</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>the last 30 days</source>
            <extracomment>period.month</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/statistics.py" />
            <source>the last 365 days</source>
            <extracomment>period.year</extracomment>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>StatisticsWindow</name>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>Statistics</source>
            <translation>Estadísticas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>Figures</source>
            <translation>Cifras</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>Matches compared</source>
            <translation>Partidas comparadas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>Luck</source>
            <translation>Suerte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>&amp;Figures</source>
            <translation>&amp;Cifras</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>&amp;Matches</source>
            <translation>&amp;Partidas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>&amp;Luck</source>
            <translation>&amp;Suerte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>&amp;Rules:</source>
            <extracomment>rules</extracomment>
            <translation>&amp;Reglas:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>&amp;Opponents:</source>
            <extracomment>level</extracomment>
            <translation>Ri&amp;vales:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>&amp;Partner:</source>
            <extracomment>partner</extracomment>
            <translation>Co&amp;mpañero:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>P&amp;eriod:</source>
            <extracomment>period</extracomment>
            <translation>Perío&amp;do:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>&amp;Compare by:</source>
            <translation>C&amp;omparar por:</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>Each bar is a match: up when you won, down when you lost. The line is the average of the latest ten bars.</source>
            <translation>Cada barra es una partida: hacia arriba si ganaste, hacia abajo si perdiste. La línea es la media de las últimas diez barras.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>all</source>
            <translation>todo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/statistics/window.py" />
            <source>Earlier matches still to be counted: {count}</source>
            <translation>Partidas anteriores que faltan por contar: {count}</translation>
        </message>
    </context>
    <context>
        <name>Storage</name>
        <message>
            <location filename="../../canasta_qt/controller/keeper.py" />
            <source>{path} cannot be written ({reason}).</source>
            <extracomment>NOT_WRITABLE</extracomment>
            <translation>No se puede escribir en {path} ({reason}).</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/keeper.py" />
            <source>{path} cannot be read ({reason}).</source>
            <extracomment>NOT_READABLE</extracomment>
            <translation>No se puede leer {path} ({reason}).</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/keeper.py" />
            <source>A saved match was damaged and has been set aside as {path}.</source>
            <extracomment>DAMAGED</extracomment>
            <translation>Una partida guardada estaba dañada y se ha apartado como {path}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/keeper.py" />
            <source>{path} is no saved match.</source>
            <extracomment>FOREIGN</extracomment>
            <translation>{path} no es una partida guardada.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/keeper.py" />
            <source>{path} was saved by a newer version of this program.</source>
            <extracomment>FUTURE</extracomment>
            <translation>{path} se guardó con una versión más nueva de este programa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/keeper.py" />
            <source>The file with your matches was damaged. Matches saved from it: {number}. The damaged file is kept as {path}.</source>
            <extracomment>RECOVERED</extracomment>
            <translation>El archivo con tus partidas estaba dañado. Partidas salvadas de él: {number}. El archivo dañado se conserva como {path}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/keeper.py" />
            <source>A saved match cannot be played on. It is kept in {path} ({reason}).</source>
            <extracomment>MATCH_DAMAGED</extracomment>
            <translation>Una partida guardada no puede continuar. Se conserva en {path} ({reason}).</translation>
        </message>
    </context>
    <context>
        <name>StylePicker</name>
        <message>
            <location filename="../../canasta_qt/dialogs/style_picker.py" />
            <source>Level: {who}</source>
            <translation>Nivel: {who}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/style_picker.py" />
            <source>Temper: {who}</source>
            <translation>Carácter: {who}</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <location filename="../../canasta_qt/table/bar_item.py" />
            <source>this deal {points}</source>
            <translation>esta ronda {points}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/bar_item.py" />
            <source>{minimum} to open</source>
            <translation>{minimum} para abrir</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/bar_item.py" />
            <source>first meld needs {minimum}</source>
            <translation>la apertura pide {minimum}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/bar_item.py" />
            <source>Deal {number}</source>
            <translation>Ronda {number}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/captions.py" />
            <source>opened</source>
            <translation>abierto</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/captions.py" />
            <source>1 canasta</source>
            <translation>1 canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/captions.py" />
            <source>{count} canastas</source>
            <translation>{count} canastas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/captions.py" />
            <source>{side}: {text}</source>
            <translation>{side}: {text}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/furniture.py" />
            <source>stock</source>
            <translation>mazo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/furniture.py" />
            <source>pile</source>
            <translation>pozo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/furniture.py" />
            <source>Choose a card: you take it and all cards above it</source>
            <translation>Elige una carta: te la llevas con todas las que tiene encima</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/furniture.py" />
            <source>frozen</source>
            <translation>congelado</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/furniture.py" />
            <source>{count} hidden</source>
            <translation>{count} ocultas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/furniture.py" />
            <source>top {count}</source>
            <translation>{count} de arriba</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/furniture.py" />
            <source>The match is over</source>
            <translation>La partida ha terminado</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/furniture.py" />
            <source>The deal is over</source>
            <translation>La ronda ha terminado</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/furniture.py" />
            <source>A new table</source>
            <translation>Una mesa nueva</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/interactions/drag.py" />
            <source>take back</source>
            <translation>recoger</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/seat_item.py" />
            <source>rests this deal</source>
            <translation>descansa esta ronda</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/tips.py" />
            <source>You cannot take the pile down to this card.</source>
            <translation>No puedes llevarte el pozo hasta esta carta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/tips.py" />
            <source>You take {count} cards, this one is melded.</source>
            <translation>Te llevas {count} cartas y esta la bajas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/tips.py" />
            <source>total {points}</source>
            <translation>total {points}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/tips.py" />
            <source>{name} rests this deal</source>
            <translation>{name} descansa esta ronda</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/tips.py" />
            <source>plays with {names}</source>
            <translation>juega con {names}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/tips.py" />
            <source>cards in the hand: {count}</source>
            <translation>cartas en la mano: {count}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/tips.py" />
            <source>bonus cards, taken up at the next turn: {count}</source>
            <translation>cartas de premio que se recogen en el próximo turno: {count}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/tips.py" />
            <source>foot: {count} cards</source>
            <translation>pie: {count} cartas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/tips.py" />
            <source>loose cards laid aside: {count}</source>
            <translation>cartas sueltas apartadas: {count}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/tips.py" />
            <source>bonus cards set aside for a side that opens: {count}</source>
            <translation>cartas de premio apartadas para el bando que abra: {count}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/table/tips.py" />
            <source>tabled threes: {count}</source>
            <translation>treses en la mesa: {count}</translation>
        </message>
    </context>
    <context>
        <name>TableView</name>
        <message>
            <location filename="../../canasta_qt/table/view.py" />
            <source>Card table</source>
            <translation>Mesa de cartas</translation>
        </message>
    </context>
    <context>
        <name>Talk</name>
        <message>
            <location filename="../../canasta_qt/talk.py" />
            <source>Canasta was open already; this is it.</source>
            <translation>Canasta ya estaba abierta: es esta.</translation>
        </message>
    </context>
    <context>
        <name>TotalsChart</name>
        <message>
            <location filename="../../canasta_qt/dialogs/totals_chart.py" />
            <source>Totals after each deal</source>
            <translation>Totales después de cada ronda</translation>
        </message>
    </context>
    <context>
        <name>Trial</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Length of a deal</source>
            <extracomment>length</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Opening and piles</source>
            <extracomment>opening</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>How deals end</source>
            <extracomment>ending</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Canastas of a side in a deal</source>
            <extracomment>side</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Canastas of a player in a deal</source>
            <extracomment>player</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Points of a side in a deal</source>
            <extracomment>points.side</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Points of a player in a deal</source>
            <extracomment>points.player</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Turns of all players</source>
            <extracomment>turns</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Time at a table, about</source>
            <extracomment>seconds</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Sides that open</source>
            <extracomment>opened</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Players who open</source>
            <extracomment>opened.player</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Round of the opening</source>
            <extracomment>opening_round</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Points laid to open</source>
            <extracomment>opening_points</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Piles taken</source>
            <extracomment>piles</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Cards in a pile taken</source>
            <extracomment>pile_cards</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Somebody goes out</source>
            <extracomment>ended.out</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>… concealed</source>
            <extracomment>concealed</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>… with a special hand</source>
            <extracomment>special</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>The stock is used up</source>
            <extracomment>ended.stock</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>The deal is conceded</source>
            <extracomment>ended.conceded</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>No discard is possible</source>
            <extracomment>ended.locked</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>All together</source>
            <extracomment>canastas, points</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Natural</source>
            <extracomment>canastas.natural</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Mixed</source>
            <extracomment>canastas.mixed</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Wild</source>
            <extracomment>canastas.wild</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Sequences of seven</source>
            <extracomment>canastas.sequence, points.sequences</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Cards melded</source>
            <extracomment>points.melded</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Natural canastas</source>
            <extracomment>points.natural_canastas</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Mixed canastas</source>
            <extracomment>points.mixed_canastas</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Wild canastas</source>
            <extracomment>points.wild_canastas</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Aces and sevens</source>
            <extracomment>points.rank_canastas</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Sets of canastas</source>
            <extracomment>points.sets</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Special hands</source>
            <extracomment>points.special_hands</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Going out</source>
            <extracomment>points.going_out</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Red threes</source>
            <extracomment>points.red_threes</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Black threes</source>
            <extracomment>points.black_threes</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Cards left in hand</source>
            <extracomment>points.hand</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Penalties and others</source>
            <extracomment>points.other</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Deals last longer: {here} turns instead of {there}.</source>
            <extracomment>turns</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Deals are shorter: {here} turns instead of {there}.</source>
            <extracomment>turns</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Sides open more often: {here} instead of {there}.</source>
            <extracomment>opened</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Sides open less often: {here} instead of {there}.</source>
            <extracomment>opened</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Players open more often: {here} instead of {there}.</source>
            <extracomment>opened.player</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Players open less often: {here} instead of {there}.</source>
            <extracomment>opened.player</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>It takes longer to open: {here} rounds instead of {there}.</source>
            <extracomment>opening_round</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>The opening comes sooner: in {here} rounds instead of {there}.</source>
            <extracomment>opening_round</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>The pile is taken more often: {here} times instead of {there}.</source>
            <extracomment>piles</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>The pile is taken less often: {here} times instead of {there}.</source>
            <extracomment>piles</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Piles are fatter: {here} cards instead of {there}.</source>
            <extracomment>pile_cards</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Piles are thinner: {here} cards instead of {there}.</source>
            <extracomment>pile_cards</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>More deals end by going out: {here} instead of {there}.</source>
            <extracomment>ended.out</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Fewer deals end by going out: {here} instead of {there}.</source>
            <extracomment>ended.out</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Going out concealed is more frequent: {here} instead of {there}.</source>
            <extracomment>concealed</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Going out concealed is rarer: {here} instead of {there}.</source>
            <extracomment>concealed</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Special hands are more frequent: {here} instead of {there}.</source>
            <extracomment>special</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Special hands are rarer: {here} instead of {there}.</source>
            <extracomment>special</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>More canastas are completed: {here} instead of {there}.</source>
            <extracomment>canastas</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Fewer canastas are completed: {here} instead of {there}.</source>
            <extracomment>canastas</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Scores are higher: {here} points a deal instead of {there}.</source>
            <extracomment>points</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Scores are lower: {here} points a deal instead of {there}.</source>
            <extracomment>points</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>{minutes} min</source>
            <extracomment>unit.time</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>{percent} %</source>
            <extracomment>unit.share</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Nothing differs from {base} by more than chance in {deals} deals.</source>
            <extracomment>same</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>This is how {title} goes among computer players.</source>
            <extracomment>alone</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Stopped after {deals} deals.</source>
            <extracomment>stopped</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Deals broken off because they did not come to an end: {count}.</source>
            <extracomment>endless</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Deals broken off because a computer player broke these rules: {count}.</source>
            <extracomment>refused</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Deals left out because something in the program went wrong: {count}.</source>
            <extracomment>lost</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>Before your changes</source>
            <extracomment>unchanged</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>These rules contradict each other. Solve the conflicts first, then try them.</source>
            <extracomment>conflict</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>The computer players could not be started, or ended again and again. Try once more; closing other programs may help.</source>
            <extracomment>no_process</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>No deal could be played: something in the program went wrong ({reason}).</source>
            <extracomment>all_lost</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/trial.py" />
            <source>A computer player ended unexpectedly. Its deals are played again.</source>
            <extracomment>replaced</extracomment>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TrialPane</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_pane.py" />
            <source>Let computer players play many deals under these rules, and see how the game changes. You can go on working meanwhile.</source>
            <translation>Deja que los jugadores del ordenador jueguen muchas rondas con estas reglas y mira cómo cambia el juego. Mientras tanto puedes seguir trabajando.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_pane.py" />
            <source>How many deals to play</source>
            <translation>Cuántas rondas jugar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_pane.py" />
            <source> deals</source>
            <translation> rondas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_pane.py" />
            <source>&amp;Play them</source>
            <translation>&amp;Jugarlas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_pane.py" />
            <source>Stop p&amp;laying</source>
            <translation>&amp;Parar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_pane.py" />
            <source>%v of %m deals</source>
            <translation>%v de %m rondas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_pane.py" />
            <source>Deals played</source>
            <translation>Rondas jugadas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_pane.py" />
            <source>What is different</source>
            <translation>Lo que es distinto</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_pane.py" />
            <source>The rules have changed since: this is about the earlier ones.</source>
            <translation>Las reglas han cambiado desde entonces: esto habla de las anteriores.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_pane.py" />
            <source>Solve the conflicts first; then these rules can be tried.</source>
            <translation>Resuelve antes los conflictos; después se podrán probar estas reglas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_pane.py" />
            <source>Now the same many deals under the rules before your changes.</source>
            <translation>Ahora otras tantas rondas con las reglas de antes de tus cambios.</translation>
        </message>
    </context>
    <context>
        <name>TrialTable</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_table.py" />
            <source>What the computer players made of these rules</source>
            <translation>Lo que han hecho los jugadores del ordenador con estas reglas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_table.py" />
            <source>Here</source>
            <translation>Aquí</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_table.py" />
            <source>{label}: {here}, clearly more than {there} in {base}</source>
            <translation>{label}: {here}, claramente más que {there} en {base}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_table.py" />
            <source>{label}: {here}, in {base} {there}</source>
            <translation>{label}: {here}, en {base} {there}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/trial_table.py" />
            <source>{label}: {here}, clearly less than {there} in {base}</source>
            <translation>{label}: {here}, claramente menos que {there} en {base}</translation>
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
            <translation>Se reparten las cartas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your turn: draw {cards} or take the pile.</source>
            <extracomment>prompt.start</extracomment>
            <translation>Te toca: roba {cards} o llévate el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your turn: draw {cards}, or open from your hand and then take the pile with a pair.</source>
            <extracomment>prompt.start_open</extracomment>
            <translation>Te toca: roba {cards}, o abre con tu mano y llévate después el pozo con una pareja.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your turn: draw {cards}.</source>
            <extracomment>prompt.draw</extracomment>
            <translation>Te toca: roba {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your turn: draw {cards}. Your three may stay in your hand for the straight.</source>
            <extracomment>prompt.draw_kept</extracomment>
            <translation>Te toca: roba {cards}. Puedes guardar tu tres en la mano para la escalera completa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your turn: draw {cards}. Lay your three out, or keep it in your hand.</source>
            <extracomment>prompt.draw_optional</extracomment>
            <translation>Te toca: roba {cards}. Baja tu tres o guárdalo en la mano.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The pile went back: draw {cards}.</source>
            <extracomment>prompt.draw_again</extracomment>
            <translation>El pozo ha vuelto a su sitio: roba {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>a card</source>
            <extracomment>prompt.a_card</extracomment>
            <translation>una carta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The stock is empty: take the pile.</source>
            <extracomment>prompt.take</extracomment>
            <translation>El mazo está vacío: llévate el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The stock is empty: take the pile, or end the deal.</source>
            <extracomment>prompt.last_take</extracomment>
            <translation>El mazo está vacío: llévate el pozo o termina la ronda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Meld if you like, then discard one card.</source>
            <extracomment>prompt.play</extracomment>
            <translation>Baja juegos si quieres y luego descarta una carta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your first meld needs {minimum} points; or just discard one card.</source>
            <extracomment>prompt.play_unopened</extracomment>
            <translation>Para abrir necesitas {minimum} puntos; o descarta solo una carta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>First meld: {minimum} points with {content}; or just discard one card.</source>
            <extracomment>prompt.play_unopened_with</extracomment>
            <translation>Apertura: {minimum} puntos con {content}; o descarta solo una carta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You hold a special hand! {hand}. Declare it, or play on.</source>
            <extracomment>prompt.special</extracomment>
            <translation>¡Tienes una mano especial! {hand}. Muéstrala o sigue jugando.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Lay a first meld of {minimum} points before you draw, or draw a card.</source>
            <extracomment>prompt.open_first</extracomment>
            <translation>Abre con {minimum} puntos antes de robar, o roba una carta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Discard one card; your first meld is laid before a draw.</source>
            <extracomment>prompt.open_late</extracomment>
            <translation>Descarta una carta; la apertura se baja antes de robar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Discard your last card to go out, or keep it and end your turn.</source>
            <extracomment>prompt.may_pass</extracomment>
            <translation>Descarta tu última carta para cerrar, o guárdala y termina tu turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Discard your last card to go out.</source>
            <extracomment>prompt.last_out</extracomment>
            <translation>Descarta tu última carta para cerrar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Discard or meld your last card to go out.</source>
            <extracomment>prompt.last_or_meld</extracomment>
            <translation>Descarta o baja tu última carta para cerrar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your hand is empty: you go out.</source>
            <extracomment>prompt.go_out</extracomment>
            <translation>Te has quedado sin cartas: cierras.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Keep your last card and end your turn.</source>
            <extracomment>prompt.keep_last</extracomment>
            <translation>Guarda tu última carta y termina tu turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You could go out: ask your partner first, or just discard one card.</source>
            <extracomment>prompt.ask_first</extracomment>
            <translation>Podrías cerrar: pregunta antes a tu compañero, o descarta solo una carta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your foot comes when your hand is empty: meld your cards, or discard the last.</source>
            <extracomment>prompt.foot_soon</extracomment>
            <translation>Tu pie llega cuando te quedes sin cartas: baja todas o descarta la última.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You have earned your foot: discard one card and pick it up.</source>
            <extracomment>prompt.foot_earned</extracomment>
            <translation>Te has ganado el pie: descarta una carta y recógelo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your hand is empty: end your turn and pick up your foot.</source>
            <extracomment>prompt.foot_pass</extracomment>
            <translation>No te quedan cartas: termina tu turno y recoge tu pie.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{name} asks you: shall we concede this deal?</source>
            <extracomment>prompt.concede</extracomment>
            <translation>{name} te pregunta: ¿nos rendimos en esta ronda?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You asked {name}: shall we concede?</source>
            <extracomment>prompt.wait_concede</extracomment>
            <translation>Has preguntado a {name}: ¿nos rendimos?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{name} asks {whom}: shall we concede?</source>
            <extracomment>prompt.other_concedes</extracomment>
            <translation>{name} pregunta a {whom}: ¿nos rendimos?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The last card of the stock is a three: go out with it, or end the deal.</source>
            <extracomment>prompt.last_three</extracomment>
            <translation>La última carta del mazo es un tres: cierra con él o termina la ronda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The last card of the stock is a three: lay it down, or end the deal.</source>
            <extracomment>prompt.last_three_lay</extracomment>
            <translation>La última carta del mazo es un tres: bájalo o termina la ronda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>None of your cards may be discarded now: take your last melds back.</source>
            <extracomment>prompt.retract</extracomment>
            <translation>Ahora no puedes descartar ninguna carta: recoge lo último que has bajado.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your melds went back: discard one card.</source>
            <extracomment>prompt.retracted</extracomment>
            <translation>Tus juegos han vuelto a la mano: descarta una carta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Discard one card; then you get {bonus}, so one card is enough to keep.</source>
            <extracomment>prompt.bonus</extracomment>
            <translation>Descarta una carta; después recibes {bonus}, así que basta con guardar una carta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your first meld needs {points} more; add cards or take them back.</source>
            <extracomment>prompt.short</extracomment>
            <translation>Para abrir te faltan {points}; añade cartas o recógelas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Draw {cards}, or add the top card of the pile to your cards.</source>
            <extracomment>prompt.staged_start</extracomment>
            <translation>Roba {cards}, o añade a tus cartas la de arriba del pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Open from your hand and take the pile with a pair, or draw {cards}.</source>
            <extracomment>prompt.staged_hand</extracomment>
            <translation>Abre con tu mano y llévate el pozo con una pareja, o roba {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Ready: lay your cards down.</source>
            <extracomment>prompt.ready</extracomment>
            <translation>Listo: baja tus cartas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Ready: take the pile with these cards.</source>
            <extracomment>prompt.ready_take</extracomment>
            <translation>Listo: llévate el pozo con estas cartas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{name} said yes: go out if you can.</source>
            <extracomment>prompt.said_yes</extracomment>
            <translation>{name} ha dicho que sí: cierra si puedes.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{name} said no: you may not go out now.</source>
            <extracomment>prompt.said_no</extracomment>
            <translation>{name} ha dicho que no: ahora no puedes cerrar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The last card was a red three: end your turn without a discard.</source>
            <extracomment>prompt.no_discard</extracomment>
            <translation>La última carta era un tres rojo: termina tu turno sin descartar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{name} asks you: may I go out?</source>
            <extracomment>prompt.answer</extracomment>
            <translation>{name} te pregunta: ¿puedo cerrar?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You asked {name}: may I go out?</source>
            <extracomment>prompt.wait_answer</extracomment>
            <translation>Has preguntado a {name}: ¿puedo cerrar?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{name} asks {whom}: may I go out?</source>
            <extracomment>prompt.other_asks</extracomment>
            <translation>{name} pregunta a {whom}: ¿puedo cerrar?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{name} plays.</source>
            <extracomment>prompt.other</extracomment>
            <translation>Juega {name}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You rest in this deal; {name} plays.</source>
            <extracomment>prompt.resting</extracomment>
            <translation>En esta ronda descansas; juega {name}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The table plays by itself.</source>
            <extracomment>prompt.itself</extracomment>
            <translation>La mesa juega sola.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The deal is over.</source>
            <extracomment>prompt.deal_over, no.over</extracomment>
            <translation>La ronda ha terminado.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Play to {score}</source>
            <extracomment>status.target</extracomment>
            <translation>Se juega a {score}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{deals} in all</source>
            <extracomment>status.deals</extracomment>
            <translation>{deals} en total</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Draw</source>
            <extracomment>button.draw</extracomment>
            <translation>Robar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>End the deal</source>
            <extracomment>button.end_deal</extracomment>
            <translation>Terminar la ronda</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Take the pile</source>
            <extracomment>button.take_pile, button.confirm_take</extracomment>
            <translation>Llevarse el pozo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Lay down</source>
            <extracomment>button.confirm</extracomment>
            <translation>Bajar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Take back</source>
            <extracomment>button.take_back</extracomment>
            <translation>Recoger</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>May I go out?</source>
            <extracomment>button.ask</extracomment>
            <translation>¿Puedo cerrar?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Yes</source>
            <extracomment>button.answer_yes</extracomment>
            <translation>Sí</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>No</source>
            <extracomment>button.answer_no</extracomment>
            <translation>No</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Go out</source>
            <extracomment>button.go_out</extracomment>
            <translation>Cerrar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>End the turn</source>
            <extracomment>button.pass</extracomment>
            <translation>Terminar el turno</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Undo</source>
            <extracomment>button.undo</extracomment>
            <translation>Deshacer</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Next deal</source>
            <extracomment>button.next_deal</extracomment>
            <translation>Ronda siguiente</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Leave the pile</source>
            <extracomment>button.restore</extracomment>
            <translation>Dejar el pozo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Declare</source>
            <extracomment>button.special</extracomment>
            <translation>Mostrarla</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Lay the three</source>
            <extracomment>button.lay_three</extracomment>
            <translation>Bajar el tres</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Merge melds</source>
            <extracomment>button.merge</extracomment>
            <translation>Juntar juegos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Concede the deal</source>
            <extracomment>button.concede</extracomment>
            <translation>Rendirse</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Take melds back</source>
            <extracomment>button.retract</extracomment>
            <translation>Recoger juegos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Continue</source>
            <extracomment>button.continue</extracomment>
            <translation>Continuar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{have} of {need}</source>
            <extracomment>badge.short</extracomment>
            <translation>{have} de {need}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Ready: {have} points</source>
            <extracomment>badge.ready</extracomment>
            <translation>Listo: {have} puntos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Ready</source>
            <extracomment>badge.ready_plain</extracomment>
            <translation>Listo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{have} of {need}: draw first</source>
            <extracomment>badge.draw_first</extracomment>
            <translation>{have} de {need}: roba antes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>With your cards the first meld does not reach the {minimum} points it needs.</source>
            <extracomment>badge.short_take</extracomment>
            <translation>Con tus cartas la apertura no llega a los {minimum} puntos que hacen falta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your hand alone, without the pile, does not make a first meld of {minimum} points.</source>
            <extracomment>badge.short_take_hand</extracomment>
            <translation>Tu mano sola, sin el pozo, no da una apertura de {minimum} puntos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{have} of {need} from your hand</source>
            <extracomment>badge.hand</extracomment>
            <translation>{have} de {need} de tu mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{points}, still missing: {content}</source>
            <extracomment>badge.missing</extracomment>
            <translation>{points}; aún falta: {content}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Ready: a whole canasta</source>
            <extracomment>badge.splash</extracomment>
            <translation>Listo: una canasta entera</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Ready: {have} from your hand</source>
            <extracomment>badge.ready_hand</extracomment>
            <translation>Listo: {have} de tu mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Not yet</source>
            <extracomment>badge.waiting</extracomment>
            <translation>Todavía no</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Draw before you lay these down, or take the pile with them.</source>
            <extracomment>draft.draw_first</extracomment>
            <translation>Roba antes de bajarlas, o llévate el pozo con ellas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>discard and end turn</source>
            <extracomment>target.discard</extracomment>
            <translation>descartar y terminar el turno</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>discard and go out</source>
            <extracomment>target.discard_out</extracomment>
            <translation>descartar y cerrar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>take the pile</source>
            <extracomment>target.take</extracomment>
            <translation>llevarse el pozo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>draw</source>
            <extracomment>target.draw</extracomment>
            <translation>robar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>new meld</source>
            <extracomment>target.meld</extracomment>
            <translation>juego nuevo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>new melds</source>
            <extracomment>target.melds</extracomment>
            <translation>juegos nuevos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>add to {ranks}</source>
            <extracomment>target.add</extracomment>
            <translation>añadir a {ranks:the}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>add to the sequence</source>
            <extracomment>target.add_run</extracomment>
            <translation>añadir a la escalera</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>new sequence</source>
            <extracomment>target.run</extracomment>
            <translation>escalera nueva</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>add to the wild cards</source>
            <extracomment>target.add_wild</extracomment>
            <translation>añadir a los comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>first meld</source>
            <extracomment>target.stage</extracomment>
            <translation>apertura</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>with the {ranks}</source>
            <extracomment>target.stage_on</extracomment>
            <translation>con {ranks:the}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>with the top card</source>
            <extracomment>target.stage_top</extracomment>
            <translation>con la carta de arriba</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>lay the three out</source>
            <extracomment>target.lay_three</extracomment>
            <translation>bajar el tres</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>beside your melds</source>
            <extracomment>target.heap</extracomment>
            <translation>junto a tus juegos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>back to your hand</source>
            <extracomment>target.back</extracomment>
            <translation>de vuelta a tu mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>How do you take the pile?</source>
            <extracomment>choice.take</extracomment>
            <translation>¿Cómo te llevas el pozo?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Where do the cards go?</source>
            <extracomment>choice.meld</extracomment>
            <translation>¿Dónde van las cartas?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Whom do you ask?</source>
            <extracomment>choice.ask</extracomment>
            <translation>¿A quién preguntas?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Which special hand?</source>
            <extracomment>choice.special</extracomment>
            <translation>¿Qué mano especial?</translation>
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
            <translation>¿Qué tres?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>with a pair of {ranks}</source>
            <extracomment>choice.pair</extracomment>
            <translation>con una pareja de {ranks}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>with a pair, added to your {ranks}</source>
            <extracomment>choice.pair_joining</extracomment>
            <translation>con una pareja, añadida a tus {ranks}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>with one {rank} and a {wild}</source>
            <extracomment>choice.wild</extracomment>
            <translation>con {rank:a} y un {wild}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>by adding the {rank} to your {ranks}</source>
            <extracomment>choice.layoff</extracomment>
            <translation>añadiendo {rank:the} a tus {ranks}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>with {cards}</source>
            <extracomment>choice.several</extracomment>
            <translation>con {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>with {cards}, of which {count} from the pile</source>
            <extracomment>choice.of_pile</extracomment>
            <translation>con {cards}, de ellas {count} del pozo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>down to the {card}, {how}</source>
            <extracomment>choice.depth</extracomment>
            <translation>hasta {card:the}, {how}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>beside your melds, for their value</source>
            <extracomment>choice.heap</extracomment>
            <translation>junto a tus juegos, por su valor</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>by adding the {card} to your sequence</source>
            <extracomment>choice.layoff_run</extracomment>
            <translation>añadiendo {card:the} a tu escalera</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>only the {card}, for your sequence; the rest of the pile stays</source>
            <extracomment>choice.top_only</extracomment>
            <translation>solo {card:the}, para tu escalera; el resto del pozo se queda</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>a new meld of {ranks}</source>
            <extracomment>choice.new_group</extracomment>
            <translation>un juego nuevo de {ranks}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>a sequence: {cards}</source>
            <extracomment>choice.new_run</extracomment>
            <translation>una escalera: {cards}</translation>
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
            <translation>a la escalera: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Which melds become one?</source>
            <extracomment>choice.merge</extracomment>
            <translation>¿Qué juegos se juntan?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{first} and {second}</source>
            <extracomment>choice.merge_two</extracomment>
            <translation>{first} y {second}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>to your wild cards</source>
            <extracomment>choice.wild_meld</extracomment>
            <translation>a tus comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>to the {ranks}</source>
            <extracomment>choice.with</extracomment>
            <translation>a {ranks:the}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The discard pile is empty.</source>
            <extracomment>pile.empty</extracomment>
            <translation>El pozo está vacío.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Discard pile: {count}, {top} on top.</source>
            <extracomment>pile.count</extracomment>
            <translation>Pozo: {count}; arriba, {top}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Discard pile: {count}, {hidden} of them face down, {top} on top.</source>
            <extracomment>pile.count_hidden</extracomment>
            <translation>Pozo: {count}, {hidden} boca abajo; arriba, {top}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Discard pile: {count}, all face down.</source>
            <extracomment>pile.all_hidden</extracomment>
            <translation>Pozo: {count}, todas boca abajo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>A take brings its top {count}.</source>
            <extracomment>pile.part</extracomment>
            <translation>Quien se lo lleva recibe las {count} de arriba.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>A take brings its cards down to the next wild card: {count}.</source>
            <extracomment>pile.to_wild</extracomment>
            <translation>Quien se lo lleva recibe las cartas hasta el siguiente comodín: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>It may be taken once it holds {count}.</source>
            <extracomment>pile.needs</extracomment>
            <translation>Puede llevarse cuando tenga {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You may name any of its cards and take it with all above.</source>
            <extracomment>pile.depth</extracomment>
            <translation>Puedes nombrar cualquiera de sus cartas y llevártela con todas las de encima.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Whoever takes it draws {count} more.</source>
            <extracomment>pile.extra</extracomment>
            <translation>Quien se lo lleva roba {count} más.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>It always takes a natural pair from your hand.</source>
            <extracomment>pile.always</extracomment>
            <translation>Siempre se lleva con una pareja natural de tu mano.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The whole pile always takes a natural pair from your hand.</source>
            <extracomment>pile.always_whole</extracomment>
            <translation>El pozo entero siempre se lleva con una pareja natural de tu mano.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>the last discard face down</source>
            <extracomment>pile.face_down</extracomment>
            <translation>el último descarte, boca abajo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>It is frozen.</source>
            <extracomment>pile.frozen</extracomment>
            <translation>Está congelado.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>It is frozen for your side until its first meld.</source>
            <extracomment>pile.frozen_for_you</extracomment>
            <translation>Está congelado para tu bando hasta que abra.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You may take it {how}; you would get {count} more.</source>
            <extracomment>pile.may</extracomment>
            <translation>Puedes llevártelo {how}; recibirías {count} más.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You may take its top {count} {how}.</source>
            <extracomment>pile.may_part</extracomment>
            <translation>Puedes llevarte las {count} de arriba {how}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You may take only the {card}, for your sequence; the rest of the pile stays.</source>
            <extracomment>pile.may_top_only</extracomment>
            <translation>Puedes llevarte solo {card:the}, para tu escalera; el resto del pozo se queda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You may open and take its top {count} {how}.</source>
            <extracomment>pile.may_open_part</extracomment>
            <translation>Puedes abrir y llevarte las {count} de arriba {how}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You may take it down to the {card}, {how}: {count} in all.</source>
            <extracomment>pile.may_depth</extracomment>
            <translation>Puedes llevártelo hasta {card:the}, {how}: {count} en total.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You may take it {how}.</source>
            <extracomment>pile.may_nothing</extracomment>
            <translation>Puedes llevártelo {how}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You may open and take it {how}; you would get {count} more.</source>
            <extracomment>pile.may_open</extracomment>
            <translation>Puedes abrir y llevártelo {how}; recibirías {count} más.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You may open from your hand with {opening} and take it {how}.</source>
            <extracomment>pile.may_open_hand</extracomment>
            <translation>Puedes abrir con {opening} de tu mano y llevártelo {how}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your foot: {count}.</source>
            <extracomment>foot.mine</extracomment>
            <translation>Tu pie: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The foot of {name}: {count}.</source>
            <extracomment>foot.other</extracomment>
            <translation>El pie de {name}: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You have picked up your foot.</source>
            <extracomment>foot.mine_taken</extracomment>
            <translation>Has recogido tu pie.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{name} has picked up the foot.</source>
            <extracomment>foot.other_taken</extracomment>
            <translation>{name} ha recogido su pie.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>It comes when this turn ends.</source>
            <extracomment>foot.earned</extracomment>
            <translation>Llega cuando termine este turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>It comes when your hand is empty: at once if you meld your last card, for the next turn if you discard it.</source>
            <extracomment>foot.hand_empty</extracomment>
            <translation>Llega cuando te quedes sin cartas: enseguida si bajas la última, en el próximo turno si la descartas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>It comes after the turn in which you complete your first canasta.</source>
            <extracomment>foot.canasta</extracomment>
            <translation>Llega después del turno en que completes tu primera canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>It comes after the turn in which you complete your first canasta; black threes do not count.</source>
            <extracomment>foot.canasta_nonblack</extracomment>
            <translation>Llega después del turno en que completes tu primera canasta; los treses negros no cuentan.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>It comes after the turn in which you complete a canasta; whoever opened for your side lets the partner complete one first.</source>
            <extracomment>foot.partner_first</extracomment>
            <translation>Llega después del turno en que completes una canasta; quien abrió por tu bando deja que antes complete una su compañero.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You have seen it: {cards}.</source>
            <extracomment>foot.seen</extracomment>
            <translation>Lo has visto: {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The stock is used up.</source>
            <extracomment>stock.empty</extracomment>
            <translation>El mazo se ha agotado.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Stock: {count}.</source>
            <extracomment>stock.count</extracomment>
            <translation>Mazo: {count}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The card lying sideways comes after {count}; whoever draws it says so.</source>
            <extracomment>stock.turn_card</extracomment>
            <translation>La carta atravesada llega después de {count}; quien la roba lo dice.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The turn card has been drawn.</source>
            <extracomment>stock.turn_card_gone</extracomment>
            <translation>La carta atravesada ya ha salido.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>It is {name}'s turn.</source>
            <extracomment>no.turn</extracomment>
            <translation>Es el turno de {name}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Replay. Next to move: {name}.</source>
            <extracomment>prompt.replay</extracomment>
            <translation>Repetición. Le toca a: {name}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{action}: {name} opens</source>
            <extracomment>replay.opening</extracomment>
            <translation>{action}: abre {name}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{action}: {name} takes the pile</source>
            <extracomment>replay.take</extracomment>
            <translation>{action}: {name} se lleva el pozo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{action}: {name} completes a canasta</source>
            <extracomment>replay.canasta</extracomment>
            <translation>{action}: {name} completa una canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>This is a replay; the bar below the table moves it. Leave it to play.</source>
            <extracomment>no.replay</extracomment>
            <translation>Esto es una repetición; se mueve con la barra de abajo. Sal de ella para jugar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>No deal is being played.</source>
            <extracomment>no.game</extracomment>
            <translation>No se está jugando ninguna ronda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You have drawn already: meld or discard.</source>
            <extracomment>no.drawn</extracomment>
            <translation>Ya has robado: baja juegos o descarta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Draw or take the pile first.</source>
            <extracomment>no.draw_first</extracomment>
            <translation>Antes roba o llévate el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The stock is empty and you must take the pile: its top card fits your meld.</source>
            <extracomment>no.must_take</extracomment>
            <translation>El mazo está vacío y debes llevarte el pozo: su carta de arriba encaja en tu juego.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>First answer: shall your side concede?</source>
            <extracomment>no.answer_concede</extracomment>
            <translation>Contesta antes: ¿se rinde tu bando?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Drop it on the free felt beside your melds: there it counts its value.</source>
            <extracomment>no.heap_beside</extracomment>
            <translation>Suéltala en el tapete libre junto a tus juegos: allí cuenta su valor.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>It may lie loose beside your melds once your side has a canasta of sevens.</source>
            <extracomment>no.heap_yet</extracomment>
            <translation>Puede quedar suelta junto a tus juegos cuando tu bando tenga una canasta de sietes.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Only cards of ranks you have a canasta of may lie there, and no sevens.</source>
            <extracomment>no.heap</extracomment>
            <translation>Ahí solo pueden ir cartas de los valores en que tienes canasta, y ningún siete.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>First answer: may your partner go out?</source>
            <extracomment>no.answer</extracomment>
            <translation>Contesta antes: ¿puede cerrar tu compañero?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Your melds went back: only a card to draw and a discard are left in this turn.</source>
            <extracomment>no.retracted</extracomment>
            <translation>Tus juegos han vuelto a la mano: en este turno solo te queda robar una carta y descartar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>To take the pile down to the {card} you must meld it with your cards.</source>
            <extracomment>no.depth</extracomment>
            <translation>Para llevarte el pozo hasta {card:the} tienes que bajarla junto con tus cartas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Lay one three at a time.</source>
            <extracomment>no.one_three</extracomment>
            <translation>Baja los treses de uno en uno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You have no three that may be laid out now.</source>
            <extracomment>no.three</extracomment>
            <translation>Ahora no tienes ningún tres que se pueda bajar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>There are no two melds to merge.</source>
            <extracomment>no.merge</extracomment>
            <translation>No hay dos juegos que juntar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Discard one card only.</source>
            <extracomment>no.one_discard</extracomment>
            <translation>Descarta una sola carta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>You cannot go out with these cards.</source>
            <extracomment>no.not_out</extracomment>
            <translation>Con estas cartas no puedes cerrar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Lay your staged cards down or take them back before you discard.</source>
            <extracomment>no.staged</extracomment>
            <translation>Baja tus cartas preparadas o recógelas antes de descartar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>These cards cannot go there.</source>
            <extracomment>no.place</extracomment>
            <translation>Estas cartas no pueden ir ahí.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Those are the others' melds; yours lie on your side of the table.</source>
            <extracomment>no.others_melds</extracomment>
            <translation>Esos son los juegos de los otros; los tuyos están en tu lado de la mesa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>There is nothing to lay down.</source>
            <extracomment>no.draft</extracomment>
            <translation>No hay nada que bajar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>There is nothing to take back.</source>
            <extracomment>no.undo</extracomment>
            <translation>No hay nada que recoger.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>That is not possible just now.</source>
            <extracomment>no.button</extracomment>
            <translation>Eso no se puede hacer ahora mismo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>This card can still be melded; drag it to the pile to discard it.</source>
            <extracomment>no.keep</extracomment>
            <translation>Esta carta todavía se puede bajar; arrástrala al pozo para descartarla.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>These cards are not in your hand.</source>
            <extracomment>no.cards</extracomment>
            <translation>Estas cartas no están en tu mano.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{ranks}: {naturals} natural, {wilds} wild</source>
            <extracomment>meld.label</extracomment>
            <translation>{ranks}: {naturals} naturales, {wilds} comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Sequence: {cards}</source>
            <extracomment>meld.run</extracomment>
            <translation>Escalera: {cards}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{first} to {last}</source>
            <extracomment>meld.span</extracomment>
            <translation>de {first} a {last}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>complete</source>
            <extracomment>meld.run_canasta</extracomment>
            <translation>completa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Wild cards: {wilds}</source>
            <extracomment>meld.wild</extracomment>
            <translation>Comodines: {wilds}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>natural canasta</source>
            <extracomment>meld.natural</extracomment>
            <translation>canasta natural</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>mixed canasta</source>
            <extracomment>meld.mixed</extracomment>
            <translation>canasta mixta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>wild canasta</source>
            <extracomment>meld.wild_canasta</extracomment>
            <translation>canasta de comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The match cannot be saved now, but it goes on: {reason}</source>
            <extracomment>trouble.save</extracomment>
            <translation>Ahora no se puede guardar la partida, pero sigue adelante: {reason}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{name} took too long to think; a quick move was played instead.</source>
            <extracomment>trouble.bot_late</extracomment>
            <translation>{name} ha tardado demasiado en pensar; se ha hecho una jugada rápida en su lugar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{name} had to be woken up again; a quick move was played instead.</source>
            <extracomment>trouble.bot_died</extracomment>
            <translation>Ha habido que despertar a {name}; se ha hecho una jugada rápida en su lugar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The other players had to be woken up again; the match goes on.</source>
            <extracomment>trouble.bots_revived</extracomment>
            <translation>Ha habido que despertar a los otros jugadores; la partida sigue.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{name} tried an illegal move ({code}); another one was played instead.</source>
            <extracomment>trouble.bot_illegal</extracomment>
            <translation>{name} ha intentado una jugada no permitida ({code}); se ha hecho otra en su lugar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{name} had a problem ({reason}); another move was played instead.</source>
            <extracomment>trouble.bot_error</extracomment>
            <translation>{name} ha tenido un problema ({reason}); se ha hecho otra jugada en su lugar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>This match cannot be continued: {reason}</source>
            <extracomment>trouble.log</extracomment>
            <translation>Esta partida no puede continuar: {reason}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Taken back.</source>
            <extracomment>told.undo</extracomment>
            <translation>Recogido.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The match goes on.</source>
            <extracomment>told.resumed</extracomment>
            <translation>La partida sigue.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>The stock is empty and the pile cannot be taken: the deal ends.</source>
            <extracomment>told.stock_end</extracomment>
            <translation>El mazo está vacío y nadie puede llevarse el pozo: la ronda termina.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>{first} &amp; {second}</source>
            <extracomment>side.names</extracomment>
            <translation>{first} y {second}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Without a canasta, the cards of its melds count against it.</source>
            <extracomment>side.no_canasta</extracomment>
            <translation>Sin una canasta, las cartas de sus juegos cuentan en contra.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>Its threes count against it as things stand.</source>
            <extracomment>side.threes_against</extracomment>
            <translation>Tal como están las cosas, sus treses cuentan en contra.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/turn.py" />
            <source>With fewer than {canastas} at the end, all its cards count against it.</source>
            <extracomment>side.not_positive</extracomment>
            <translation>Con menos de {canastas} al final, todas sus cartas cuentan en contra.</translation>
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
            <translation>&amp;Deshacer</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/undo_bar.py" />
            <source>Dismiss</source>
            <translation>Cerrar este aviso</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/undo_bar.py" />
            <source>“{name}” was deleted.</source>
            <translation>«{name}» se ha borrado.</translation>
        </message>
    </context>
    <context>
        <name>Waiting</name>
        <message>
            <location filename="../../canasta_qt/controller/waiting.py" />
            <source>{rules}, deal {n}</source>
            <translation>{rules}, ronda {n}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/waiting.py" />
            <source>Waiting: {title}
{totals}</source>
            <translation>Te espera: {title}
{totals}</translation>
        </message>
    </context>
    <context>
        <name>WaitingMatches</name>
        <message>
            <location filename="../../canasta_qt/dialogs/waiting_matches.py" />
            <source>Matches that wait</source>
            <translation>Partidas que esperan</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/waiting_matches.py" />
            <source>Which match shall go on?</source>
            <translation>¿Qué partida sigue?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/waiting_matches.py" />
            <source>C&amp;ontinue</source>
            <translation>C&amp;ontinuar</translation>
        </message>
    </context>
    <context>
        <name>Welcome</name>
        <message>
            <location filename="../../canasta_qt/window/welcome.py" />
            <source>&amp;Continue</source>
            <translation>&amp;Continuar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/welcome.py" />
            <source>&amp;Other matches…</source>
            <translation>&amp;Otras partidas…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/welcome.py" />
            <source>&amp;Play</source>
            <translation>&amp;Jugar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/welcome.py" />
            <source>&amp;New match…</source>
            <translation>&amp;Nueva partida…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/welcome.py" />
            <source>R&amp;ead its rules</source>
            <translation>&amp;Leer sus reglas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/welcome.py" />
            <source>Ch&amp;ange its rules…</source>
            <translation>Ca&amp;mbiar sus reglas…</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/welcome.py" />
            <source>Ho&amp;w to play</source>
            <translation>Cómo &amp;se juega</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/welcome.py" />
            <source>Its rules are reconstructed.</source>
            <translation>Sus reglas son una reconstrucción.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/window/welcome.py" />
            <source>&amp;Play {game}</source>
            <translation>&amp;Jugar a {game}</translation>
        </message>
    </context>
    <context>
        <name>WhatWasKnown</name>
        <message>
            <location filename="../../canasta_qt/dialogs/what_was_known.py" />
            <source>What was &amp;known</source>
            <translation>Lo que se &amp;sabía</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/what_was_known.py" />
            <source>What was co&amp;mpared</source>
            <translation>Lo que se &amp;comparó</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/what_was_known.py" />
            <source>&amp;Earlier move</source>
            <translation>Jugada &amp;anterior</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/what_was_known.py" />
            <source>&amp;Later move</source>
            <translation>Jugada s&amp;iguiente</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/what_was_known.py" />
            <source>Move</source>
            <translation>Jugada</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/what_was_known.py" />
            <source>Points</source>
            <translation>Puntos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/what_was_known.py" />
            <source>Because</source>
            <translation>Porque</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/what_was_known.py" />
            <source>What was compared</source>
            <translation>Lo que se comparó</translation>
        </message>
    </context>
    <context>
        <name>WholeEditor</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/numbers.py" />
            <source>none</source>
            <translation>ninguno</translation>
        </message>
    </context>
    <context>
        <name>WholeOrWordEditor</name>
        <message>
            <location filename="../../canasta_qt/dialogs/rules/editors/choices.py" />
            <source>This number:</source>
            <translation>Este número:</translation>
        </message>
    </context>
    <context>
        <name>game_descriptions</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>The game most people mean by Canasta: two against two, one canasta before you go out, and a discard pile worth fighting for that wild cards freeze.</source>
            <extracomment>classic_4p</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Never more wild cards than natural ones in a meld, and a canasta of yours blocks its rank in the pile. Going out with a concealed hand pays 1,000.</source>
            <extracomment>viennese</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Classic, and twos and jokers may be melded on their own: a wild canasta is worth 2,000, but costs 1,000 if it stays unfinished.</source>
            <extracomment>classic_wild</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Classic as denexa.com teaches it: you ask your partner before you meld anything in the turn, and nobody must take the pile once the stock is used up.</source>
            <extracomment>denexa_4p</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Classic as on the web site: a meld needs more natural cards than wild ones and holds eleven at most. The turn that draws the last card ends the deal.</source>
            <extracomment>cardgames_io</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Cards decide who plays with whom. Two natural cards are needed for each wild one, and a black three freezes the pile until it is taken.</source>
            <extracomment>classic_partner_draw</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Classic, but with your partner's consent you may give up a deal on your turn: the opponents get 1,500, you nothing.</source>
            <extracomment>british</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Classic for two: fifteen cards each, two drawn every turn, and two canastas before you may go out.</source>
            <extracomment>classic_2p</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Everybody begins alone. Whoever takes the pile first plays the rest of the deal against the other two.</source>
            <extracomment>classic_3p</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Two against three at a table for four: in the larger team one rests in each deal, and they take turns at it.</source>
            <extracomment>classic_5p</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Three pairs, three packs, thirteen cards: partners sit opposite, and two canastas are needed to go out.</source>
            <extracomment>classic_6p_pairs</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Three against three with three packs. You may ask one team-mate whether to go out, and from 7,000 points on the opening needs 150.</source>
            <extracomment>classic_6p_triples</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Three against three with wild canastas of 2,000. It takes three canastas to go out, two of them without wild cards.</source>
            <extracomment>miller_6p</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Two players as denexa.com has it: fifteen cards, two drawn every turn, two canastas to go out; nobody must take the pile at the end.</source>
            <extracomment>denexa_2p</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Two players, one card drawn, one canasta to go out. As many wild cards as natural ones in a meld, and wild canastas of 1,000.</source>
            <extracomment>hoyle_2p</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Classic for two in which melded black threes count 50 points each.</source>
            <extracomment>westergren</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>The club game of the United States: an always frozen pile, prized canastas of aces and sevens, special hands that end a deal, bonus cards for opening.</source>
            <extracomment>american_2017</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Modern American with the older table rules: bonus packets lie ready beside the stock, and an opening needs its points but no pure meld.</source>
            <extracomment>american_old</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Modern American as published in 2024: the opening needs a pure meld, and unfinished pure aces, sevens or wild cards keep you from going out.</source>
            <extracomment>american_2024</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>The league's form of Modern American with more special hands; two of them, the dream hands, win the match at once.</source>
            <extracomment>american_cla</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Runs of one suit beside melds of one rank: a full run, the samba, is worth 1,500. Only a natural pair takes the whole pile.</source>
            <extracomment>samba</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Samba by the American laws: wild cards freeze the pile, and until then a meld or run of yours that is not complete may take it too.</source>
            <extracomment>samba_us</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Samba to 15,000 with wild canastas of 2,500. One of the two canastas needed to go out must be a run, and black threes in hand cost 100.</source>
            <extracomment>bolivia</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Bolivia that grows harder at the top: from 7,000 points on you open with a canasta. Runs of fewer than five cards cost 1,000 at the end.</source>
            <extracomment>brazilian</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Runs and wild canastas with three packs to 15,000; one canasta must be a run. Played here like Bolivia.</source>
            <extracomment>chilean</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Runs, wild melds and melds of black threes at any time with three packs; one canasta must be a run.</source>
            <extracomment>royal</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Samba with hidden cards under the pile, openings without wild cards, and 1,000 or 2,000 points for whole sets of canastas.</source>
            <extracomment>italian_us</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Like Samba with three packs, but wild canastas of 2,000 take the place of the runs.</source>
            <extracomment>tampa</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Samba by the American laws with four packs of cards.</source>
            <extracomment>quinella</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>A very long Samba: eight packs of cards and 25,000 points.</source>
            <extracomment>yucatan</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Two hands each: play the first to its end, then pick up the foot. Five canastas of three kinds to go out, and only the top of the pile is taken.</source>
            <extracomment>hand_and_foot</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>A smaller first hand, melds of any size, three canastas of three kinds to go out. The fourth deal opens with a canasta from the hand.</source>
            <extracomment>hand_and_foot_saskatchewan</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Hand and Foot for four players on their own. Red threes are only a burden: get rid of them in time.</source>
            <extracomment>hand_and_foot_simpson</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Your partner earns you your foot. Nobody goes out without a canasta of sevens, and the pile is taken down to the next wild card.</source>
            <extracomment>bain_hand_and_foot</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Three against three, each with a second hand earned by a first canasta. Without a canasta of sevens nobody goes out and red threes count against you.</source>
            <extracomment>pennies</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Pennies from Heaven for four on their own with eight packs: four canastas of four kinds, one of them of sevens.</source>
            <extracomment>railroad</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Three canastas to go out, two natural and one wild. The pile is always frozen, wild cards are never discarded, and a cut of exactly sixty pays 100.</source>
            <extracomment>canadian</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Nothing is added to a full canasta, the pile is always frozen, wild canastas bring 2,000 to 4,000, and black threes leave play with the pile.</source>
            <extracomment>cuban</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Classic with wild canastas of 2,000 and a pile that is always frozen.</source>
            <extracomment>uruguay</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Opening brings you thirteen more cards at once. A seven on top blocks the pile, and a canasta of sevens is worth 1,000.</source>
            <extracomment>mexicana</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>High openings from 100 points, nothing added to a full canasta, an always frozen pile, and black threes that score like red ones.</source>
            <extracomment>joker</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Classic in which you take the pile only from a card of your choice upwards, and that card you must meld.</source>
            <extracomment>albany</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Three packs with nine jokers; taking the pile brings only its top five cards.</source>
            <extracomment>jonola</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>A small game for two with a single pack: seven cards each and canastas of four.</source>
            <extracomment>manzana</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>Classic around the sevens: their canasta is worth 2,000, an unfinished meld of them costs 1,500, and four in hand at the end cost 500.</source>
            <extracomment>sevens</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_descriptions.py" />
            <source>The turned-up card hides more cards under the pile. You open from the hand before you draw, and need a clean and a dirty canasta to go out.</source>
            <extracomment>italian_canastone</extracomment>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>game_groups</name>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets" />
            <source>Classic</source>
            <extracomment>group of games: classic</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets" />
            <source>Two to six players</source>
            <extracomment>group of games: players</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets" />
            <source>Modern American</source>
            <extracomment>group of games: american</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets" />
            <source>With sequences</source>
            <extracomment>group of games: sequences</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets" />
            <source>Hand and Foot family</source>
            <extracomment>group of games: hand_and_foot</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets" />
            <source>Others</source>
            <extracomment>group of games: others</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets" />
            <source>My rules</source>
            <extracomment>group of games: my</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets" />
            <source>Favourites</source>
            <extracomment>group of games: favourites</extracomment>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>game_names</name>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_4p.toml" />
            <source>Classic, four players</source>
            <extracomment>name of the game classic_4p</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_2p.toml" />
            <source>Classic, two players</source>
            <extracomment>name of the game classic_2p</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_3p.toml" />
            <source>Classic, three players (temporary partnership)</source>
            <extracomment>name of the game classic_3p</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_5p.toml" />
            <source>Classic, five players</source>
            <extracomment>name of the game classic_5p</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_6p_pairs.toml" />
            <source>Classic, six players, three pairs</source>
            <extracomment>name of the game classic_6p_pairs</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_6p_triples.toml" />
            <source>Classic, six players, two threes</source>
            <extracomment>name of the game classic_6p_triples</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/miller_6p.toml" />
            <source>Shirley Miller, six players</source>
            <extracomment>name of the game miller_6p</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/viennese.toml" />
            <source>Viennese Canasta</source>
            <extracomment>name of the game viennese</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_wild.toml" />
            <source>Classic with wild melds</source>
            <extracomment>name of the game classic_wild</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/denexa_4p.toml" />
            <source>Denexa</source>
            <extracomment>name of the game denexa_4p</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/denexa_2p.toml" />
            <source>Denexa, two players</source>
            <extracomment>name of the game denexa_2p</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/cardgames_io.toml" />
            <source>Cardgames.io classic</source>
            <extracomment>name of the game cardgames_io</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/hoyle_2p.toml" />
            <source>Hoyle's rules, two players</source>
            <extracomment>name of the game hoyle_2p</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_partner_draw.toml" />
            <source>Classic with drawn partners</source>
            <extracomment>name of the game classic_partner_draw</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/american_2017.toml" />
            <source>Modern American (2017)</source>
            <extracomment>name of the game american_2017</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/american_old.toml" />
            <source>Modern American, older table rules</source>
            <extracomment>name of the game american_old</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/american_2024.toml" />
            <source>Modern Canasta 2024</source>
            <extracomment>name of the game american_2024</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/american_cla.toml" />
            <source>Canasta League of America</source>
            <extracomment>name of the game american_cla</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/canadian.toml" />
            <source>Canadian Canasta</source>
            <extracomment>name of the game canadian</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/samba.toml" />
            <source>Samba (Dutch form)</source>
            <extracomment>name of the game samba</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/samba_us.toml" />
            <source>Samba (American laws)</source>
            <extracomment>name of the game samba_us</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/bolivia.toml" />
            <source>Bolivian Canasta</source>
            <extracomment>name of the game bolivia</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/brazilian.toml" />
            <source>Brazilian Canasta</source>
            <extracomment>name of the game brazilian</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/chilean.toml" />
            <source>Chilean Canasta</source>
            <extracomment>name of the game chilean</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/cuban.toml" />
            <source>Cuban Canasta</source>
            <extracomment>name of the game cuban</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/uruguay.toml" />
            <source>Uruguay Canasta</source>
            <extracomment>name of the game uruguay</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/mexicana.toml" />
            <source>Mexicana</source>
            <extracomment>name of the game mexicana</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/joker.toml" />
            <source>Joker Canasta</source>
            <extracomment>name of the game joker</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/hand_and_foot.toml" />
            <source>Hand and Foot (Whitnack)</source>
            <extracomment>name of the game hand_and_foot</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/hand_and_foot_saskatchewan.toml" />
            <source>Saskatchewan Hand and Foot</source>
            <extracomment>name of the game hand_and_foot_saskatchewan</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/hand_and_foot_simpson.toml" />
            <source>Hand and Foot for individuals (Simpson)</source>
            <extracomment>name of the game hand_and_foot_simpson</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/bain_hand_and_foot.toml" />
            <source>Bain Hand and Foot</source>
            <extracomment>name of the game bain_hand_and_foot</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/pennies.toml" />
            <source>Pennies from Heaven</source>
            <extracomment>name of the game pennies</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/railroad.toml" />
            <source>Railroad Canasta</source>
            <extracomment>name of the game railroad</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/albany.toml" />
            <source>Albany Canasta (Bristow)</source>
            <extracomment>name of the game albany</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/jonola.toml" />
            <source>Jonola (Canasta Five)</source>
            <extracomment>name of the game jonola</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/royal.toml" />
            <source>Royal Canasta (Magazzu)</source>
            <extracomment>name of the game royal</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/manzana.toml" />
            <source>Manzana Canasta (Edwards)</source>
            <extracomment>name of the game manzana</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/sevens.toml" />
            <source>The Sevens</source>
            <extracomment>name of the game sevens</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/westergren.toml" />
            <source>Westergren two/three players</source>
            <extracomment>name of the game westergren</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/italian_canastone.toml" />
            <source>Italian Canasta (Canastone)</source>
            <extracomment>name of the game italian_canastone</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/italian_us.toml" />
            <source>Italian Canasta (American books)</source>
            <extracomment>name of the game italian_us</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/tampa.toml" />
            <source>Tampa</source>
            <extracomment>name of the game tampa</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/quinella.toml" />
            <source>Quinella</source>
            <extracomment>name of the game quinella</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/yucatan.toml" />
            <source>Yucatan</source>
            <extracomment>name of the game yucatan</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/british.toml" />
            <source>British Canasta</source>
            <extracomment>name of the game british</extracomment>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>game_notes</name>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_4p.toml" />
            <source>Two pairs, two decks, first to 5,000. Every other game is described by what it changes here. Penalties follow [denexa]; what happens on equal totals is a ruling.</source>
            <extracomment>remark on classic_4p</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_2p.toml" />
            <source>Fifteen cards, two drawn each turn, two canastas to go out, still to 5,000. A red three drawn with one other card among the last two leaves a one-card draw and the turn goes on; nothing but red threes ends the deal at once.</source>
            <extracomment>remark on classic_2p</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_3p.toml" />
            <source>Everybody starts alone; whoever takes the pile first plays the deal against the other two. One canasta is still enough to go out, as in all classic play.</source>
            <extracomment>remark on classic_3p</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_5p.toml" />
            <source>The team of three sends two of its players into each deal in turn; there are just two running totals. The rest is the four-handed game.</source>
            <extracomment>remark on classic_5p</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_6p_pairs.toml" />
            <source>Three pairs with three decks, playing to 7,500. Only one card is drawn each turn, since [pagat] mentions no change.</source>
            <extracomment>remark on classic_6p_pairs</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_6p_triples.toml" />
            <source>Two teams of three, playing to 10,000. You may ask one team-mate whether to go out, and that answer is final (a ruling, after Pennies).</source>
            <extracomment>remark on classic_6p_triples</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/miller_6p.toml" />
            <source>Wild canastas are worth 2,000, and three canastas are needed to go out. A wild canasta is not a clean one.</source>
            <extracomment>remark on miller_6p</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/viennese.toml" />
            <source>Going out with a concealed hand pays 1,000, or 200 without a canasta of its own, in place of the usual 100 (a ruling; the sources differ). The limit of three wild cards stays.</source>
            <extracomment>remark on viennese</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_wild.toml" />
            <source>Classic play with a table rule: wild cards may form melds of their own. [pagat] calls the bonus and the penalty typical.</source>
            <extracomment>remark on classic_wild</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/denexa_4p.toml" />
            <source>The rules as [denexa] gives them. Where it is silent classic play applies: the pile is frozen until you open, red threes count against a team without a meld.</source>
            <extracomment>remark on denexa_4p</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/denexa_2p.toml" />
            <source>The two-handed game as [denexa] gives it.</source>
            <extracomment>remark on denexa_2p</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/cardgames_io.toml" />
            <source>As played on the web site. No bonus for going out is paid when the stock ends the deal.</source>
            <extracomment>remark on cardgames_io</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/hoyle_2p.toml" />
            <source>A two-handed computer version. It offers as options: one or two canastas to go out, canastas needed for a positive score, whether the top card and a canasta's bonus count for the opening, and taking melds back.</source>
            <extracomment>remark on hoyle_2p</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_partner_draw.toml" />
            <source>Partners are drawn by cards. The source mixes up its lists for the frozen and the unfrozen pile, and is of two minds about taking the pile to open; we read it in the way that makes sense and allow it.</source>
            <extracomment>remark on classic_partner_draw</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/american_2017.toml" />
            <source>No upcard, threes of both colours, bonus cards for opening and special hands. The turn card lies ninth from the bottom, so eight cards remain below it.</source>
            <extracomment>remark on american_2017</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/american_old.toml" />
            <source>The older table rules that [pagat] lists, taken together; each of them is a switch of its own.</source>
            <extracomment>remark on american_old</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/american_2024.toml" />
            <source>The modern game as published in 2024. Its page leaves the values of special hands blank; they come from the league's notes.</source>
            <extracomment>remark on american_2024</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/american_cla.toml" />
            <source>The league's extra special hands, two of which win the match at once.</source>
            <extracomment>remark on american_cla</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/canadian.toml" />
            <source>Three decks, three canastas to go out, wild canastas of any size and an always frozen pile. Sixty cards are four hands of fifteen.</source>
            <extracomment>remark on canadian</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/samba.toml" />
            <source>Three decks and sequences. There is no freezing: the pile always needs a natural pair. You may merge two of your melds of one rank on your turn.</source>
            <extracomment>remark on samba</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/samba_us.toml" />
            <source>Three decks and sequences, with the pile freezing as in classic play.</source>
            <extracomment>remark on samba_us</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/bolivia.toml" />
            <source>Samba with wild canastas; of the two canastas needed, one must be a sequence. Nothing may be added to a wild canasta once it is complete.</source>
            <extracomment>remark on bolivia</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/brazilian.toml" />
            <source>Bolivia with harder openings for teams that are far ahead.</source>
            <extracomment>remark on brazilian</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/chilean.toml" />
            <source>The sources only tell of three or four decks with sequences and wild canastas. Everything else is Bolivia, by our ruling.</source>
            <extracomment>remark on chilean</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/cuban.toml" />
            <source>Canastas stop at seven cards, the pile is always frozen, and black threes leave play with it. Some books ask for two canastas to go out; we could not check that.</source>
            <extracomment>remark on cuban</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/uruguay.toml" />
            <source>Wild canastas of 2,000 and an always frozen pile. Two books agree on it.</source>
            <extracomment>remark on uruguay</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/mexicana.toml" />
            <source>Opening earns thirteen cards at once, and a seven blocks the pile. One card is drawn each turn, and the match goes to 5,000, as in classic play.</source>
            <extracomment>remark on mexicana</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/joker.toml" />
            <source>An always frozen pile, high openings, and black threes that score like red ones.</source>
            <extracomment>remark on joker</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/hand_and_foot.toml" />
            <source>Five decks, two packets for everybody, four deals. The pile takes two naturals of the top card's rank.</source>
            <extracomment>remark on hand_and_foot</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/hand_and_foot_saskatchewan.toml" />
            <source>A smaller hand, melds of any size and fewer canastas to go out. In the fourth deal a team opens with a canasta from the hand.</source>
            <extracomment>remark on hand_and_foot_saskatchewan</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/hand_and_foot_simpson.toml" />
            <source>Everybody plays alone, and red threes are best got rid of. Some play with bonuses of 500 and 300, an optional last discard and black-three melds.</source>
            <extracomment>remark on hand_and_foot_simpson</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/bain_hand_and_foot.toml" />
            <source>Four decks, a foot that your partner earns first, and a canasta of sevens that everything depends on.</source>
            <extracomment>remark on bain_hand_and_foot</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/pennies.toml" />
            <source>Two teams of three with four decks, and sevens that matter. A player left with nothing but sevens and no legal discard ends the deal without a bonus.</source>
            <extracomment>remark on pennies</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/railroad.toml" />
            <source>Pennies for players on their own, with two decks each. Openings are those of Pennies, by our ruling.</source>
            <extracomment>remark on railroad</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/albany.toml" />
            <source>Only one thing is certain about this game: you may take a part of the pile. How that works in detail is our ruling.</source>
            <extracomment>remark on albany</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/jonola.toml" />
            <source>The publisher sells the rules in the box. Only the decks, the jokers, the draw, the five cards off the pile, two to four players and three to four deals a game are certain.</source>
            <extracomment>remark on jonola</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/royal.toml" />
            <source>Three decks with wild melds, sequences and melds of seven threes are certain. What they score, and whether red and black threes mix, is not.</source>
            <extracomment>remark on royal</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/manzana.toml" />
            <source>One deck, seven cards, and canastas of four. Bonuses, minimums and red threes are our rulings.</source>
            <extracomment>remark on manzana</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/sevens.toml" />
            <source>A canasta of sevens is worth 2,000, natural or mixed (a ruling). An unfinished meld of sevens costs 1,500, four or more sevens caught in a hand cost 500.</source>
            <extracomment>remark on sevens</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/westergren.toml" />
            <source>Only the value of black threes is certain. With three players, thirteen cards and everybody alone (a ruling).</source>
            <extracomment>remark on westergren</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/italian_canastone.toml" />
            <source>Three decks, hidden cards under the pile, and an opening before the draw. A wild canasta is clean if it is all twos, or all six jokers with one two; while a wild meld is open, wild cards may not be discarded either.</source>
            <extracomment>remark on italian_canastone</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/italian_us.toml" />
            <source>Samba with hidden cards under the pile and extra bonuses for sets of canastas. One book pays those only to the side that goes out.</source>
            <extracomment>remark on italian_us</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/tampa.toml" />
            <source>Samba without sequences but with wild canastas; known from a single line.</source>
            <extracomment>remark on tampa</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/quinella.toml" />
            <source>Samba with four decks. Its further twists are not known to us.</source>
            <extracomment>remark on quinella</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/yucatan.toml" />
            <source>Known for melds of identical cards, which these options cannot express; what is left is Samba with eight decks.</source>
            <extracomment>remark on yucatan</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/british.toml" />
            <source>Classic play in which a player may give up a deal for a fixed score.</source>
            <extracomment>remark on british</extracomment>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>game_remarks</name>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/classic_3p.toml" />
            <source>The details of the temporary partnership are rulings.</source>
            <extracomment>on classic_3p</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/american_2024.toml" />
            <source>Medium for the values of special hands.</source>
            <extracomment>on american_2024</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets/american_cla.toml" />
            <source>Read through somebody else's notes.</source>
            <extracomment>on american_cla</extracomment>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>game_sources</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_sources.py" />
            <source>Well documented.</source>
            <extracomment>high</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_sources.py" />
            <source>Documented, with some points open.</source>
            <extracomment>medium</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_sources.py" />
            <source>Reconstructed from few sources.</source>
            <extracomment>low-medium</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/game_sources.py" />
            <source>Reconstructed: little is known for certain.</source>
            <extracomment>low</extracomment>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>game_words</name>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>Your own rules, made from {game}; {n} rules differ.</source>
            <extracomment>for 1: Your own rules, made from {game}; one rule differs.</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>{n} packs</source>
            <extracomment>for 1: 1 pack</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>{n} canastas to go out</source>
            <extracomment>for 1: one canasta to go out</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>{n} deals, {needed}</source>
            <extracomment>for 1: 1 deal, {needed}</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>Reconstructed: the sources tell too little of this game to be sure of it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>Described by: {sources}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>a game that is gone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>Your own rules, just like {game}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>Found because:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>{packs} of cards, {hand} cards each, {foot} more in the second hand (the foot)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>{packs} of cards, {hand} cards each</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>Partners are drawn by cards before the first deal.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>2 players, one against the other</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>{n} players, two against two</source>
            <extracomment>pairs</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>{n} players, three against three, every other seat a team-mate</source>
            <extracomment>triples</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>{n} players, everyone for themselves until somebody takes the discard pile: that player is alone for the rest of the deal, and the other two become partners</source>
            <extracomment>temp_2v1</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>{n} players, two against three: of the three, two play each deal in turn while the third rests</source>
            <extracomment>rotating_3v2</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>{n} players in three pairs, each with the partner opposite</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>{n} players, everyone alone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>First to {goal} points, {needed}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>You</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>Opponent</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>Player {n}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>Partner</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>On your left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>Second pair</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>Third pair</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>On your right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/game_words.py" />
            <source>Opposite</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>hints</name>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Throw {card}: in {n} of 100 deals I imagined, {name} takes the pile; with the {other} in {m}.</source>
            <extracomment>safer</extracomment>
            <translation>Tira {card:the}: en {n} de 100 rondas que he imaginado, {name} se lleva el pozo; con la otra carta ({other}), en {m}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Throw {card}: it did best in the deals I imagined, and {name} takes the pile in {n} of 100.</source>
            <extracomment>better</extracomment>
            <translation>Tira {card:the}: ha dado lo mejor en las rondas que he imaginado, y {name} se lleva el pozo en {n} de 100.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Throw {card}: {name} takes the pile in {n} of 100 deals I imagined. Other cards are about as good.</source>
            <extracomment>about_equal</extracomment>
            <translation>Tira {card:the}: {name} se lleva el pozo en {n} de 100 rondas que he imaginado. Otras cartas son más o menos igual de buenas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Throw {card}: you need it least.</source>
            <extracomment>rule_of_thumb</extracomment>
            <translation>Tira {card:the}: es la carta que menos necesitas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Draw from the stock.</source>
            <extracomment>draw</extracomment>
            <translation>Roba del mazo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Take the discard pile.</source>
            <extracomment>take</extracomment>
            <translation>Llévate el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Lay down {cards}.</source>
            <extracomment>lay</extracomment>
            <translation>Baja {cards}.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Go out.</source>
            <extracomment>go_out</extracomment>
            <translation>Cierra.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Keep your cards and end the turn.</source>
            <extracomment>pass</extracomment>
            <translation>Guarda tus cartas y termina el turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Ask your partner whether you may go out.</source>
            <extracomment>ask</extracomment>
            <translation>Pregunta a tu compañero si puedes cerrar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Say yes.</source>
            <extracomment>yes</extracomment>
            <translation>Di que sí.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Say no.</source>
            <extracomment>no</extracomment>
            <translation>Di que no.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Declare your special hand.</source>
            <extracomment>special</extracomment>
            <translation>Muestra tu mano especial.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Nothing needs much thought here: play on as you like.</source>
            <extracomment>other</extracomment>
            <translation>Aquí no hay mucho que pensar: juega como quieras.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>That did best in the deals I imagined.</source>
            <extracomment>gain</extracomment>
            <translation>Es lo que mejor ha salido en las rondas que he imaginado.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/hints.py" />
            <source>Other ways are about as good.</source>
            <extracomment>equal</extracomment>
            <translation>Otras maneras son más o menos igual de buenas.</translation>
        </message>
    </context>
    <context>
        <name>history</name>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>Date</source>
            <extracomment>played</extracomment>
            <translation>Fecha</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>Rules</source>
            <extracomment>rules_name</extracomment>
            <translation>Reglas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>Players</source>
            <extracomment>players</extracomment>
            <translation>Jugadores</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>Result</source>
            <extracomment>state</extracomment>
            <translation>Resultado</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>Margin</source>
            <extracomment>margin</extracomment>
            <translation>Diferencia</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>Deals</source>
            <extracomment>deals</extracomment>
            <translation>Rondas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>Not finished</source>
            <extracomment>running</extracomment>
            <translation>Sin terminar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>Won</source>
            <extracomment>won</extracomment>
            <translation>Ganada</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>Lost</source>
            <extracomment>lost</extracomment>
            <translation>Perdida</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>Shared</source>
            <extracomment>shared</extracomment>
            <translation>Compartida</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>Watched</source>
            <extracomment>watched</extracomment>
            <translation>Vista</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>At any time</source>
            <translation>En cualquier momento</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>Today</source>
            <extracomment>day</extracomment>
            <translation>Hoy</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>The last 7 days</source>
            <extracomment>week</extracomment>
            <translation>Los últimos 7 días</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>The last 30 days</source>
            <extracomment>month</extracomment>
            <translation>Los últimos 30 días</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/history/words.py" />
            <source>The last 12 months</source>
            <extracomment>year</extracomment>
            <translation>Los últimos 12 meses</translation>
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
            <translation>Novato</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Lays cards down as they come and remembers nothing: good for learning.</source>
            <extracomment>newcomer</extracomment>
            <translation>Baja las cartas según vienen y no recuerda nada: bueno para aprender.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Casual player</source>
            <extracomment>casual</extracomment>
            <translation>Aficionado</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Plays for the fun of it and remembers only what was thrown just now.</source>
            <extracomment>casual</extracomment>
            <translation>Juega por diversión y solo recuerda lo que se acaba de tirar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Steady player</source>
            <extracomment>steady</extracomment>
            <translation>Constante</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Remembers the pile, keeps pairs, and watches what it throws to you.</source>
            <extracomment>steady</extracomment>
            <translation>Recuerda el pozo, guarda parejas y vigila lo que te tira.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Club player</source>
            <extracomment>club</extracomment>
            <translation>De club</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Plays steadily, and thinks ahead a little before every move.</source>
            <extracomment>club</extracomment>
            <translation>Juega con constancia y piensa un poco antes de cada jugada.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Expert</source>
            <extracomment>expert</extracomment>
            <translation>Experto</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Imagines many ways the hidden cards may lie and picks what does best.</source>
            <extracomment>expert</extracomment>
            <translation>Imagina muchas formas de repartir las cartas ocultas y elige lo que mejor sale.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Master</source>
            <extracomment>master</extracomment>
            <translation>Maestro</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Like the expert, but looks longest and most carefully.</source>
            <extracomment>master</extracomment>
            <translation>Como el experto, pero mira durante más tiempo y con más cuidado.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Plays anything</source>
            <extracomment>random</extracomment>
            <translation>Juega cualquier cosa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Any move that the rules allow.</source>
            <extracomment>random</extracomment>
            <translation>Cualquier jugada que permitan las reglas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Even-tempered</source>
            <translation>Equilibrado</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Has no special liking.</source>
            <translation>No tiene ningún gusto especial.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Freezer</source>
            <extracomment>freezer</extracomment>
            <translation>Congelador</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Likes to freeze the pile.</source>
            <extracomment>freezer</extracomment>
            <translation>Le gusta congelar el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Pile hunter</source>
            <extracomment>hunter</extracomment>
            <translation>Cazador de pozos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Keeps pairs and waits for big piles.</source>
            <extracomment>hunter</extracomment>
            <translation>Guarda parejas y espera pozos grandes.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Sprinter</source>
            <extracomment>sprinter</extracomment>
            <translation>Velocista</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Would rather go out early.</source>
            <extracomment>sprinter</extracomment>
            <translation>Prefiere cerrar pronto.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Miser</source>
            <extracomment>miser</extracomment>
            <translation>Tacaño</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Holds on to wild cards and safe discards.</source>
            <extracomment>miser</extracomment>
            <translation>Se guarda los comodines y los descartes seguros.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Builder</source>
            <extracomment>builder</extracomment>
            <translation>Constructor</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>Lays many melds and builds canastas.</source>
            <extracomment>builder</extracomment>
            <translation>Baja muchos juegos y arma canastas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/messages/levels.py" />
            <source>This game cannot be thought ahead yet, so it is played like a steady player.</source>
            <translation>En esta variante todavía no se puede pensar por adelantado, así que se juega como un jugador constante.</translation>
        </message>
    </context>
    <context>
        <name>match_setup</name>
        <message>
            <location filename="../../canasta_qt/controller/match_setup.py" />
            <source>{game}, changed</source>
            <translation>{game}, cambiada</translation>
        </message>
    </context>
    <context>
        <name>options</name>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The match</source>
            <extracomment>heading of the group match</extracomment>
            <translation>La partida</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The cards</source>
            <extracomment>heading of the group pack</extracomment>
            <translation>Las cartas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The deal</source>
            <extracomment>heading of the group deal</extracomment>
            <translation>El reparto</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Drawing</source>
            <extracomment>heading of the group draw</extracomment>
            <translation>Robar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Bonus cards for opening</source>
            <extracomment>heading of the group bonus_cards, label of bonus_cards.mode</extracomment>
            <translation>Cartas de premio por abrir</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The foot</source>
            <extracomment>heading of the group foot</extracomment>
            <translation>El pie</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Red threes</source>
            <extracomment>heading of the group red_three, deal.upcard_reject = 3r, pile.blocked_tops = 3r</extracomment>
            <translation>Treses rojos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Black threes</source>
            <extracomment>heading of the group black_three, deal.upcard_reject = 3b, pile.blocked_tops = 3b</extracomment>
            <translation>Treses negros</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Keeping threes</source>
            <extracomment>heading of the group three</extracomment>
            <translation>Guardar treses</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Melds</source>
            <extracomment>heading of the group meld</extracomment>
            <translation>Juegos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Wild melds</source>
            <extracomment>heading of the group wild_meld, label of wild_meld.enabled</extracomment>
            <translation>Juegos de comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Sequences</source>
            <extracomment>heading of the group sequence, label of sequence.enabled</extracomment>
            <translation>Escaleras</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Aces and sevens</source>
            <extracomment>heading of the group special_rank, label of special_rank.bonus</extracomment>
            <translation>Ases y sietes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Opening</source>
            <extracomment>heading of the group initial</extracomment>
            <translation>Apertura</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Taking the pile</source>
            <extracomment>heading of the group pile</extracomment>
            <translation>Llevarse el pozo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Freezing the pile</source>
            <extracomment>heading of the group freeze</extracomment>
            <translation>Congelar el pozo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Discarding</source>
            <extracomment>heading of the group discard</extracomment>
            <translation>Descartar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Going out</source>
            <extracomment>heading of the group go_out</extracomment>
            <translation>Cerrar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>May I go out?</source>
            <extracomment>heading of the group permission, label of permission.mode</extracomment>
            <translation>¿Puedo cerrar?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Going out concealed</source>
            <extracomment>heading of the group concealed, label of concealed.total</extracomment>
            <translation>Cerrar de mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Special hands</source>
            <extracomment>heading of the group special_hands, label of special_hands.list</extracomment>
            <translation>Manos especiales</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>End of the stock</source>
            <extracomment>heading of the group stock_end</extracomment>
            <translation>Final del mazo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Scoring</source>
            <extracomment>heading of the group score</extracomment>
            <translation>Puntuación</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Penalties</source>
            <extracomment>heading of the group penalty</extracomment>
            <translation>Penalizaciones</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>At the table</source>
            <extracomment>heading of the group table</extracomment>
            <translation>En la mesa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Players</source>
            <extracomment>label of match.players</extracomment>
            <translation>Jugadores</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many people sit at the table. With rotating teams of three and two, five share the four seats of each deal.</source>
            <extracomment>help of match.players</extracomment>
            <translation>Cuántas personas se sientan a la mesa. Con bandos rotatorios de tres y dos, cinco comparten los cuatro asientos de cada ronda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Everybody plays alone.</source>
            <extracomment>match.team_mode = solo</extracomment>
            <translation>Cada uno juega por su cuenta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Partners sit across the table and share melds and score.</source>
            <extracomment>match.team_mode = pairs</extracomment>
            <translation>Los compañeros se sientan uno enfrente del otro y comparten juegos y puntos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Six players in two teams of three, every other seat.</source>
            <extracomment>match.team_mode = triples</extracomment>
            <translation>Seis jugadores en dos bandos de tres, en asientos alternos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Three players; whoever takes the pile first plays the other two.</source>
            <extracomment>match.team_mode = temp_2v1</extracomment>
            <translation>Tres jugadores; quien se lleva primero el pozo juega contra los otros dos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Five players; the team of three sends two to each deal in turn.</source>
            <extracomment>match.team_mode = rotating_3v2</extracomment>
            <translation>Cinco jugadores; el bando de tres envía a dos a cada ronda, por turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Teams</source>
            <extracomment>label of match.team_mode</extracomment>
            <translation>Bandos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Who shares melds and score with whom.</source>
            <extracomment>help of match.team_mode</extracomment>
            <translation>Quién comparte juegos y puntos con quién.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Team-mates never sit next to each other.</source>
            <extracomment>match.seating = alternate</extracomment>
            <translation>Los compañeros nunca se sientan juntos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Seating</source>
            <extracomment>label of match.seating</extracomment>
            <translation>Asientos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How the teams are placed around the table.</source>
            <extracomment>help of match.seating</extracomment>
            <translation>Cómo se colocan los bandos alrededor de la mesa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>You choose the seats yourselves.</source>
            <extracomment>match.partner_selection = agreed</extracomment>
            <translation>Se eligen los asientos de común acuerdo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Seats are shuffled.</source>
            <extracomment>match.partner_selection = random</extracomment>
            <translation>Los asientos se sortean.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Everybody draws a card; the two highest become partners.</source>
            <extracomment>match.partner_selection = draw_two_highest</extracomment>
            <translation>Cada uno saca una carta; las dos más altas forman pareja.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Choosing partners</source>
            <extracomment>label of match.partner_selection</extracomment>
            <translation>Elección de compañeros</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How partners find each other. When drawing, aces are high and spades beat hearts, diamonds and clubs; the highest card also plays first.</source>
            <extracomment>help of match.partner_selection</extracomment>
            <translation>Cómo se forman las parejas. Al sacar carta, el as es la más alta y las picas ganan a corazones, diamantes y tréboles; quien saca la más alta también juega primero.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Anybody may be the first dealer.</source>
            <extracomment>match.first_dealer = random</extracomment>
            <translation>Cualquiera puede repartir primero.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whoever drew the highest card plays first.</source>
            <extracomment>match.first_dealer = right_of_highest_draw</extracomment>
            <translation>Quien sacó la carta más alta juega primero.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>First dealer</source>
            <extracomment>label of match.first_dealer</extracomment>
            <translation>Primero en repartir</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Who deals the first hand of the match. The player to the dealer's left begins.</source>
            <extracomment>help of match.first_dealer</extracomment>
            <translation>Quién reparte la primera ronda de la partida. Empieza el jugador de su izquierda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The deal passes to the left.</source>
            <extracomment>match.dealer_rotation = left</extracomment>
            <translation>El reparto pasa a la izquierda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The two players deal in turn.</source>
            <extracomment>match.dealer_rotation = alternate</extracomment>
            <translation>Los dos jugadores reparten por turnos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Next dealer</source>
            <extracomment>label of match.dealer_rotation</extracomment>
            <translation>Siguiente en repartir</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How the deal moves on after each hand.</source>
            <extracomment>help of match.dealer_rotation</extracomment>
            <translation>Cómo pasa el reparto después de cada ronda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The player to the dealer's left begins.</source>
            <extracomment>match.first_player = left_of_dealer</extracomment>
            <translation>Empieza el jugador de la izquierda de quien reparte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>First to play</source>
            <extracomment>label of match.first_player</extracomment>
            <translation>Quién empieza</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Who has the first turn of a deal.</source>
            <extracomment>help of match.first_player</extracomment>
            <translation>Quién tiene el primer turno de una ronda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The player to the dealer's right cuts.</source>
            <extracomment>match.cutter = right_of_dealer</extracomment>
            <translation>Corta el jugador de la derecha de quien reparte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The player to the dealer's left cuts.</source>
            <extracomment>match.cutter = left_of_dealer</extracomment>
            <translation>Corta el jugador de la izquierda de quien reparte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whoever keeps the score cuts.</source>
            <extracomment>match.cutter = scorekeeper</extracomment>
            <translation>Corta quien lleva los puntos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Who cuts</source>
            <extracomment>label of match.cutter</extracomment>
            <translation>Quién corta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Who cuts the cards before the deal. It only matters where an exact cut earns points.</source>
            <extracomment>help of match.cutter</extracomment>
            <translation>Quién corta las cartas antes del reparto. Solo importa donde un corte exacto da puntos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>End of the match</source>
            <extracomment>label of match.end</extracomment>
            <translation>Final de la partida</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Play to a number of points, or for a number of deals. Totals are compared only after a deal is fully scored, and the highest total wins, not the first to get there.</source>
            <extracomment>help of match.end</extracomment>
            <translation>Jugar hasta un número de puntos o durante un número de rondas. Los totales solo se comparan con la ronda contada por completo, y gana el total más alto, no quien llegue primero.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Deal again until one side is ahead.</source>
            <extracomment>match.tie = play_on</extracomment>
            <translation>Se sigue repartiendo hasta que un bando vaya por delante.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The win is shared.</source>
            <extracomment>match.tie = shared</extracomment>
            <translation>La victoria se comparte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Equal totals</source>
            <extracomment>label of match.tie</extracomment>
            <translation>Totales iguales</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What happens when the best sides are level at the end.</source>
            <extracomment>help of match.tie</extracomment>
            <translation>Qué pasa si los mejores bandos están igualados al final.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>One total for each team.</source>
            <extracomment>match.score_unit = per_team</extracomment>
            <translation>Un total para cada bando.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>One total for each player.</source>
            <extracomment>match.score_unit = per_player</extracomment>
            <translation>Un total para cada jugador.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Score kept</source>
            <extracomment>label of match.score_unit</extracomment>
            <translation>Cómo se apuntan los puntos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether totals belong to teams or to players. Play alone needs a total per player.</source>
            <extracomment>help of match.score_unit</extracomment>
            <translation>Si los totales son de los bandos o de los jugadores. El juego en solitario necesita un total por jugador.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>For the opponents</source>
            <extracomment>label of match.forfeit_call</extracomment>
            <translation>Para los rivales</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>For your own side</source>
            <extracomment>label of match.forfeit_call</extracomment>
            <translation>Para tu bando</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Your partner must agree</source>
            <extracomment>label of match.forfeit_call</extracomment>
            <translation>Tu compañero debe estar de acuerdo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A deal is always played out.</source>
            <extracomment>none_means of match.forfeit_call</extracomment>
            <translation>Una ronda siempre se juega hasta el final.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Giving up a deal</source>
            <extracomment>label of match.forfeit_call</extracomment>
            <translation>Rendirse en una ronda</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Lets a player concede the deal on their own turn, for a fixed score.</source>
            <extracomment>help of match.forfeit_call</extracomment>
            <translation>Permite que un jugador se rinda en la ronda durante su turno, por una puntuación fija.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Straight</source>
            <extracomment>match.instant_win = straight, special_hands.list = straight</extracomment>
            <translation>Escalera completa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Natural pairs</source>
            <extracomment>match.instant_win = pairs_natural, special_hands.list = pairs_natural</extracomment>
            <translation>Parejas naturales</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Pairs with a wild pair</source>
            <extracomment>match.instant_win = pairs_wild, special_hands.list = pairs_wild</extracomment>
            <translation>Parejas con una de comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Miami</source>
            <extracomment>match.instant_win = miami, special_hands.list = miami</extracomment>
            <translation>Miami</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Garbage</source>
            <extracomment>match.instant_win = garbage, special_hands.list = garbage</extracomment>
            <translation>Basura</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Zip</source>
            <extracomment>match.instant_win = zip, special_hands.list = zip</extracomment>
            <translation>Código postal</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Blast off</source>
            <extracomment>match.instant_win = blast_off, special_hands.list = blast_off</extracomment>
            <translation>Despegue</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Triples</source>
            <extracomment>match.instant_win = triples, special_hands.list = triples</extracomment>
            <translation>Tríos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Quads</source>
            <extracomment>match.instant_win = quads, special_hands.list = quads</extracomment>
            <translation>Cuartetos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Dream with four wilds</source>
            <extracomment>match.instant_win = dream_plus4, special_hands.list = dream_plus4</extracomment>
            <translation>Mano soñada con cuatro comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Dream with five wilds</source>
            <extracomment>match.instant_win = dream_plus5, special_hands.list = dream_plus5</extracomment>
            <translation>Mano soñada con cinco comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Instant win</source>
            <extracomment>label of match.instant_win</extracomment>
            <translation>Victoria en el acto</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A feat in one deal that wins the whole match at once: a number of canastas, or a very special hand.</source>
            <extracomment>help of match.instant_win</extracomment>
            <translation>Una hazaña en una ronda que gana de golpe toda la partida: cierto número de canastas o una mano muy especial.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Decks</source>
            <extracomment>label of pack.decks</extracomment>
            <translation>Barajas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many packs of 52 cards are shuffled together.</source>
            <extracomment>help of pack.decks</extracomment>
            <translation>Cuántas barajas de 52 cartas se mezclan.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Jokers</source>
            <extracomment>label of pack.jokers, pack.wild_ranks = X, pack.points = X, deal.upcard_reject = X, pile.blocked_tops = X, go_out.final_ban = X</extracomment>
            <translation>Jokers</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many jokers there are in all, not per deck.</source>
            <extracomment>help of pack.jokers</extracomment>
            <translation>Cuántos jokers hay en total, no por baraja.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Twos</source>
            <extracomment>pack.wild_ranks = 2, pack.points = 2, deal.upcard_reject = 2, pile.blocked_tops = 2, go_out.final_ban = 2</extracomment>
            <translation>Doses</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Wild cards</source>
            <extracomment>label of pack.wild_ranks, discard.empty_pile_ban = wild, go_out.blocked_by_incomplete = wild</extracomment>
            <translation>Comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Which cards can stand in for others.</source>
            <extracomment>help of pack.wild_ranks</extracomment>
            <translation>Qué cartas pueden hacer las veces de otras.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Aces</source>
            <extracomment>pack.points = A, deal.pile_face_down_map = A, meld.never_wild_ranks = A, meld.wild_only_if_opened_dirty = A, pile.blocked_ranks = A, discard.empty_pile_ban = A, discard.rank_locks = A</extracomment>
            <translation>Ases</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Kings</source>
            <extracomment>pack.points = K, deal.pile_face_down_map = K, meld.never_wild_ranks = K, meld.wild_only_if_opened_dirty = K, pile.blocked_ranks = K, discard.rank_locks = K</extracomment>
            <translation>Reyes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Queens</source>
            <extracomment>pack.points = Q, deal.pile_face_down_map = Q, meld.never_wild_ranks = Q, meld.wild_only_if_opened_dirty = Q, pile.blocked_ranks = Q, discard.rank_locks = Q</extracomment>
            <translation>Reinas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Jacks</source>
            <extracomment>pack.points = J, deal.pile_face_down_map = J, meld.never_wild_ranks = J, meld.wild_only_if_opened_dirty = J, pile.blocked_ranks = J, discard.rank_locks = J</extracomment>
            <translation>Jotas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Tens</source>
            <extracomment>pack.points = T, deal.pile_face_down_map = T, meld.never_wild_ranks = T, meld.wild_only_if_opened_dirty = T, pile.blocked_ranks = T, discard.rank_locks = T</extracomment>
            <translation>Dieces</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Nines</source>
            <extracomment>pack.points = 9, deal.pile_face_down_map = 9, meld.never_wild_ranks = 9, meld.wild_only_if_opened_dirty = 9, pile.blocked_ranks = 9, discard.rank_locks = 9</extracomment>
            <translation>Nueves</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Eights</source>
            <extracomment>pack.points = 8, deal.pile_face_down_map = 8, meld.never_wild_ranks = 8, meld.wild_only_if_opened_dirty = 8, pile.blocked_ranks = 8, discard.rank_locks = 8</extracomment>
            <translation>Ochos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Sevens</source>
            <extracomment>pack.points = 7, deal.pile_face_down_map = 7, meld.never_wild_ranks = 7, meld.wild_only_if_opened_dirty = 7, pile.blocked_ranks = 7, discard.empty_pile_ban = 7, discard.rank_locks = 7, go_out.final_ban = 7, go_out.blocked_by_incomplete = 7</extracomment>
            <translation>Sietes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Sixes</source>
            <extracomment>pack.points = 6, deal.pile_face_down_map = 6, meld.never_wild_ranks = 6, meld.wild_only_if_opened_dirty = 6, pile.blocked_ranks = 6, discard.rank_locks = 6</extracomment>
            <translation>Seises</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Fives</source>
            <extracomment>pack.points = 5, deal.pile_face_down_map = 5, meld.never_wild_ranks = 5, meld.wild_only_if_opened_dirty = 5, pile.blocked_ranks = 5, discard.rank_locks = 5</extracomment>
            <translation>Cincos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Fours</source>
            <extracomment>pack.points = 4, deal.pile_face_down_map = 4, meld.never_wild_ranks = 4, meld.wild_only_if_opened_dirty = 4, pile.blocked_ranks = 4, discard.rank_locks = 4</extracomment>
            <translation>Cuatros</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Card values</source>
            <extracomment>label of pack.points</extracomment>
            <translation>Valor de las cartas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What each card is worth: for the opening, on the table and, as a loss, in hand. Threes have values of their own.</source>
            <extracomment>help of pack.points</extracomment>
            <translation>Lo que vale cada carta: para abrir, en la mesa y, restando, en la mano. Los treses tienen valores propios.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards in hand</source>
            <extracomment>label of deal.hand_size</extracomment>
            <translation>Cartas en la mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many cards everybody is dealt.</source>
            <extracomment>help of deal.hand_size</extracomment>
            <translation>Cuántas cartas recibe cada uno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards in the foot</source>
            <extracomment>label of deal.foot_size</extracomment>
            <translation>Cartas en el pie</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A second packet for each player, picked up later in the deal. 0 means there is none.</source>
            <extracomment>help of deal.foot_size</extracomment>
            <translation>Un segundo paquete para cada jugador, que se recoge más tarde en la ronda. 0 significa que no hay.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Turn an upcard</source>
            <extracomment>label of deal.upcard</extracomment>
            <translation>Descubrir una carta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>One card is turned over to start the discard pile. Without it the pile starts empty and the first player has to draw.</source>
            <extracomment>help of deal.upcard</extracomment>
            <translation>Se descubre una carta para empezar el pozo. Sin ella el pozo empieza vacío y el primer jugador tiene que robar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Upcards not accepted</source>
            <extracomment>label of deal.upcard_reject</extracomment>
            <translation>Cartas descubiertas que no valen</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards that cannot stay on top of the new pile.</source>
            <extracomment>help of deal.upcard_reject</extracomment>
            <translation>Cartas que no pueden quedar arriba del pozo nuevo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>It stays, and another card is turned on top of it.</source>
            <extracomment>deal.upcard_reject_action = cover</extracomment>
            <translation>Se queda, y se descubre otra carta encima.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>It goes back into the stock, and another card is turned.</source>
            <extracomment>deal.upcard_reject_action = bury</extracomment>
            <translation>Vuelve al mazo, y se descubre otra carta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>It stays on top.</source>
            <extracomment>deal.upcard_reject_action = leave</extracomment>
            <translation>Se queda arriba.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>When such a card is turned</source>
            <extracomment>label of deal.upcard_reject_action</extracomment>
            <translation>Si sale una de esas cartas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What is done with an upcard that is not accepted.</source>
            <extracomment>help of deal.upcard_reject_action</extracomment>
            <translation>Qué se hace con una carta descubierta que no vale.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>There is no limit.</source>
            <extracomment>none_means of deal.upcard_max_rejects, none_means of meld.max_size</extracomment>
            <translation>No hay límite.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Deal again after</source>
            <extracomment>label of deal.upcard_max_rejects</extracomment>
            <translation>Repartir de nuevo después de</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>So many unaccepted upcards in a row, and the same dealer deals again.</source>
            <extracomment>help of deal.upcard_max_rejects</extracomment>
            <translation>Tantas cartas descubiertas seguidas que no valen, y vuelve a repartir la misma persona.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>As many as the table for the upcard says.</source>
            <extracomment>deal.pile_face_down = by_upcard</extracomment>
            <translation>Tantas como dice la tabla para la carta descubierta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Hidden cards under the pile</source>
            <extracomment>label of deal.pile_face_down</extracomment>
            <translation>Cartas ocultas bajo el pozo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Unknown cards slid under the upcard. Wild cards among them do not freeze the pile, and whoever takes it lays out red threes found there.</source>
            <extracomment>help of deal.pile_face_down</extracomment>
            <translation>Cartas desconocidas que se meten debajo de la carta descubierta. Los comodines que haya entre ellas no congelan el pozo, y quien se lo lleva pone en la mesa los treses rojos que encuentre.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Hidden cards by upcard</source>
            <extracomment>label of deal.pile_face_down_map</extracomment>
            <translation>Cartas ocultas según la descubierta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many hidden cards go under each upcard.</source>
            <extracomment>help of deal.pile_face_down_map</extracomment>
            <translation>Cuántas cartas ocultas van debajo de cada carta descubierta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The side of the player who cuts.</source>
            <extracomment>deal.exact_cut_bonus = cutter_team</extracomment>
            <translation>El bando del jugador que corta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The dealer's side.</source>
            <extracomment>deal.exact_cut_bonus = dealer_team</extracomment>
            <translation>El bando de quien reparte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Every player, when cutting their own cards.</source>
            <extracomment>deal.exact_cut_bonus = each_player</extracomment>
            <translation>Cada jugador, al cortar sus propias cartas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Who may earn it</source>
            <extracomment>label of deal.exact_cut_bonus</extracomment>
            <translation>Quién puede ganarlo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards to cut</source>
            <extracomment>label of deal.exact_cut_bonus</extracomment>
            <translation>Cartas que cortar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points</source>
            <extracomment>label of deal.exact_cut_bonus, label of sequence.short_penalty, label of special_hands.list, label of score.set_bonus</extracomment>
            <translation>Puntos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cutting earns nothing.</source>
            <extracomment>none_means of deal.exact_cut_bonus</extracomment>
            <translation>Cortar no da nada.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Bonus for an exact cut</source>
            <extracomment>label of deal.exact_cut_bonus</extracomment>
            <translation>Premio por un corte exacto</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points for lifting exactly the right number of cards off the deck.</source>
            <extracomment>help of deal.exact_cut_bonus</extracomment>
            <translation>Puntos por levantar de la baraja justo el número debido de cartas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>There is no turn card.</source>
            <extracomment>none_means of deal.turn_card</extracomment>
            <translation>No hay carta atravesada.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Turn card</source>
            <extracomment>label of deal.turn_card</extracomment>
            <translation>Carta atravesada</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A card this many from the bottom of the stock is laid sideways, as a warning that the end is near. Some games tie the bonus cards to it.</source>
            <extracomment>help of deal.turn_card</extracomment>
            <translation>La carta que está a tantas del fondo del mazo se pone atravesada, como aviso de que el final está cerca. En algunas variantes las cartas de premio dependen de ella.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards drawn</source>
            <extracomment>label of draw.count</extracomment>
            <translation>Cartas que se roban</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many cards you draw when you do not take the pile.</source>
            <extracomment>help of draw.count</extracomment>
            <translation>Cuántas cartas robas cuando no te llevas el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>You draw what is left and play on.</source>
            <extracomment>draw.short_stock = take_rest</extracomment>
            <translation>Robas lo que queda y sigues jugando.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The deal ends at once.</source>
            <extracomment>draw.short_stock = end_hand, stock_end.last_red_three = end_no_meld</extracomment>
            <translation>La ronda termina en el acto.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Too few cards left</source>
            <extracomment>label of draw.short_stock</extracomment>
            <translation>Si quedan pocas cartas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What happens when the stock has some cards left, but fewer than a full draw.</source>
            <extracomment>help of draw.short_stock</extracomment>
            <translation>Qué pasa cuando quedan cartas en el mazo, pero menos de las que hay que robar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Drawn with the pile</source>
            <extracomment>label of draw.extra_with_pile</extracomment>
            <translation>Robadas con el pozo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards drawn from the stock on top of taking the pile.</source>
            <extracomment>help of draw.extra_with_pile</extracomment>
            <translation>Cartas que se roban del mazo además de llevarse el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Opening earns no cards.</source>
            <extracomment>bonus_cards.mode = none</extracomment>
            <translation>Abrir no da cartas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Drawn from the stock after the discard of the opening turn.</source>
            <extracomment>bonus_cards.mode = draw_from_stock</extracomment>
            <translation>Se roban del mazo después del descarte del turno de apertura.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Packets put aside during the deal.</source>
            <extracomment>bonus_cards.mode = reserved_packets</extracomment>
            <translation>Paquetes que se apartan al repartir.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Drawn straight into the hand during the opening turn.</source>
            <extracomment>bonus_cards.mode = draw_now</extracomment>
            <translation>Se roban directamente a la mano durante el turno de apertura.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Extra cards that the player who opens for a team receives.</source>
            <extracomment>help of bonus_cards.mode</extracomment>
            <translation>Cartas extra que recibe el jugador que abre por un bando.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many bonus cards</source>
            <extracomment>label of bonus_cards.counts</extracomment>
            <translation>Cuántas cartas de premio</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>For the first team to open, and for the second.</source>
            <extracomment>help of bonus_cards.counts</extracomment>
            <translation>Para el primer bando que abre y para el segundo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Only before the turn card</source>
            <extracomment>label of bonus_cards.needs_turn_card</extracomment>
            <translation>Solo antes de la carta atravesada</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Bonus cards are given only while the turn card is still in the stock.</source>
            <extracomment>help of bonus_cards.needs_turn_card</extracomment>
            <translation>Solo se dan cartas de premio mientras la carta atravesada siga en el mazo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>All of them, even past the turn card.</source>
            <extracomment>bonus_cards.limit = full</extracomment>
            <translation>Todas, incluso más allá de la carta atravesada.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Never past the turn card, so perhaps fewer.</source>
            <extracomment>bonus_cards.limit = through_turn_card</extracomment>
            <translation>Nunca más allá de la carta atravesada; puede que menos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Limit at the turn card</source>
            <extracomment>label of bonus_cards.limit</extracomment>
            <translation>Límite en la carta atravesada</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether bonus cards may be drawn past the turn card.</source>
            <extracomment>help of bonus_cards.limit</extracomment>
            <translation>Si se pueden robar cartas de premio más allá de la carta atravesada.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Also with the pile</source>
            <extracomment>label of bonus_cards.with_pile_take, label of concealed.pile_ok</extracomment>
            <translation>También con el pozo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Bonus cards are given even when the opening player took the pile in that turn.</source>
            <extracomment>help of bonus_cards.with_pile_take</extracomment>
            <translation>Se dan cartas de premio aunque quien abre se haya llevado el pozo en ese turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>They lie face down until your next turn.</source>
            <extracomment>bonus_cards.usable = next_turn</extracomment>
            <translation>Quedan boca abajo hasta tu próximo turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>You may play them at once.</source>
            <extracomment>bonus_cards.usable = same_turn</extracomment>
            <translation>Puedes jugarlas enseguida.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>When to use them</source>
            <extracomment>label of bonus_cards.usable</extracomment>
            <translation>Cuándo se usan</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>When bonus cards may be picked up.</source>
            <extracomment>help of bonus_cards.usable</extracomment>
            <translation>Cuándo se pueden recoger las cartas de premio.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>None when going out</source>
            <extracomment>label of bonus_cards.not_if_going_out</extracomment>
            <translation>Ninguna al cerrar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Opening and going out in the same turn earns no bonus cards.</source>
            <extracomment>help of bonus_cards.not_if_going_out</extracomment>
            <translation>Abrir y cerrar en el mismo turno no da cartas de premio.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>There is no foot to pick up.</source>
            <extracomment>foot.pickup = none</extracomment>
            <translation>No hay pie que recoger.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>When the hand is played out.</source>
            <extracomment>foot.pickup = hand_empty</extracomment>
            <translation>Al quedarte sin cartas en la mano.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>When you complete a canasta yourself.</source>
            <extracomment>foot.pickup = own_first_canasta</extracomment>
            <translation>Cuando completas tú una canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The same, but a mixed canasta does not do.</source>
            <extracomment>foot.pickup = own_first_nonblack_canasta</extracomment>
            <translation>Lo mismo, pero no vale una canasta mixta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>First your partner completes a canasta, then you.</source>
            <extracomment>foot.pickup = partner_then_self</extracomment>
            <translation>Primero completa una canasta tu compañero, después tú.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Picking up the foot</source>
            <extracomment>label of foot.pickup</extracomment>
            <translation>Recoger el pie</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What earns a player the second packet.</source>
            <extracomment>help of foot.pickup</extracomment>
            <translation>Con qué se gana un jugador el segundo paquete.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>At the end of that turn.</source>
            <extracomment>foot.when = after_discard</extracomment>
            <translation>Al final de ese turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>At once if the hand was melded out; after a discard, for the next turn.</source>
            <extracomment>foot.when = same_turn_if_melded_out</extracomment>
            <translation>Enseguida si bajaste toda la mano; tras un descarte, para el próximo turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>When it is picked up</source>
            <extracomment>label of foot.when</extracomment>
            <translation>Cuándo se recoge</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether play goes on with the foot in the same turn.</source>
            <extracomment>help of foot.when</extracomment>
            <translation>Si se sigue jugando con el pie en el mismo turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>No looking.</source>
            <extracomment>foot.peek = never</extracomment>
            <translation>No se mira.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>One look before play begins.</source>
            <extracomment>foot.peek = once_before_play</extracomment>
            <translation>Se mira una vez antes de empezar a jugar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Looking at the foot</source>
            <extracomment>label of foot.peek</extracomment>
            <translation>Mirar el pie</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether you may look at your foot before you pick it up.</source>
            <extracomment>help of foot.peek</extracomment>
            <translation>Si puedes mirar tu pie antes de recogerlo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Replace red threes</source>
            <extracomment>label of foot.red_three_replaced</extracomment>
            <translation>Reponer treses rojos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Red threes found in the foot are replaced from the stock.</source>
            <extracomment>help of foot.red_three_replaced</extracomment>
            <translation>Los treses rojos que haya en el pie se reponen del mazo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Unused foot counts</source>
            <extracomment>label of foot.unpicked_counts</extracomment>
            <translation>El pie sin usar cuenta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The cards of a foot never picked up count against the team.</source>
            <extracomment>help of foot.unpicked_counts</extracomment>
            <translation>Las cartas de un pie que no se recogió cuentan en contra del bando.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Red three in an unused foot</source>
            <extracomment>label of foot.unpicked_red_three</extracomment>
            <translation>Tres rojo en un pie sin usar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points for each red three in a foot never picked up.</source>
            <extracomment>help of foot.unpicked_red_three</extracomment>
            <translation>Puntos por cada tres rojo en un pie que no se recogió.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Laid out for points.</source>
            <extracomment>red_three.role = bonus</extracomment>
            <translation>Se ponen en la mesa y dan puntos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Both colours are laid out and scored by the modern table.</source>
            <extracomment>red_three.role = modern</extracomment>
            <translation>Los de los dos colores se ponen en la mesa y puntúan según la tabla moderna.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cannot be laid out: discard it or pay for it.</source>
            <extracomment>red_three.role = penalty_card</extracomment>
            <translation>No se pueden poner en la mesa: descártalos o págalos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Red threes are</source>
            <extracomment>label of red_three.role</extracomment>
            <translation>Los treses rojos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What a red three is for.</source>
            <extracomment>help of red_three.role</extracomment>
            <translation>Para qué sirve un tres rojo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>At once; those dealt to you, before the first turn.</source>
            <extracomment>red_three.place = on_receipt</extracomment>
            <translation>Enseguida; los repartidos, antes del primer turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Those dealt to you wait for your first turn.</source>
            <extracomment>red_three.place = own_turn_start</extracomment>
            <translation>Los que te reparten esperan a tu primer turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whenever you like, or never.</source>
            <extracomment>red_three.place = optional</extracomment>
            <translation>Cuando quieras, o nunca.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>When they are laid out</source>
            <extracomment>label of red_three.place</extracomment>
            <translation>Cuándo se ponen en la mesa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>When a red three goes from the hand to the table.</source>
            <extracomment>help of red_three.place</extracomment>
            <translation>Cuándo pasa un tres rojo de la mano a la mesa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Replace from the stock</source>
            <extracomment>label of red_three.replace_from_stock</extracomment>
            <translation>Reponer del mazo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Each red three laid out from the hand is replaced by a card from the stock.</source>
            <extracomment>help of red_three.replace_from_stock</extracomment>
            <translation>Cada tres rojo que pasa de la mano a la mesa se repone con una carta del mazo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Replace those from the pile</source>
            <extracomment>label of red_three.replace_when_from_pile</extracomment>
            <translation>Reponer los del pozo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A red three found in a taken pile is replaced from the stock, too.</source>
            <extracomment>help of red_three.replace_when_from_pile</extracomment>
            <translation>Un tres rojo que se encuentra en un pozo también se repone del mazo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points by number held</source>
            <extracomment>label of red_three.totals, label of black_three.totals</extracomment>
            <translation>Puntos según cuántos se tengan</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The total for none, one, two, three red threes and so on.</source>
            <extracomment>help of red_three.totals</extracomment>
            <translation>El total por ninguno, uno, dos, tres treses rojos, etcétera.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The team has melded something.</source>
            <extracomment>red_three.positive_if = has_meld</extracomment>
            <translation>El bando ha bajado algo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The team has a canasta of sevens.</source>
            <extracomment>red_three.positive_if = kind:sevens</extracomment>
            <translation>El bando tiene una canasta de sietes.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The team has a canasta with and one without wild cards.</source>
            <extracomment>red_three.positive_if = clean_and_dirty</extracomment>
            <translation>El bando tiene una canasta con comodines y otra sin ellos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Red threes always count as a plus.</source>
            <extracomment>red_three.positive_if = always</extracomment>
            <translation>Los treses rojos siempre suman.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The modern score table decides.</source>
            <extracomment>red_three.positive_if = matrix</extracomment>
            <translation>Decide la tabla de puntos moderna.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The team has at least so many canastas.</source>
            <extracomment>counted_means of red_three.positive_if</extracomment>
            <translation>El bando tiene al menos tantas canastas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>They count as a plus if</source>
            <extracomment>label of red_three.positive_if</extracomment>
            <translation>Suman si</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What a team must have for its red threes to count as a plus.</source>
            <extracomment>help of red_three.positive_if</extracomment>
            <translation>Lo que debe tener un bando para que sus treses rojos sumen.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>They count as a minus of the same size.</source>
            <extracomment>red_three.otherwise = negate</extracomment>
            <translation>Restan lo mismo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>They count nothing.</source>
            <extracomment>red_three.otherwise = zero</extracomment>
            <translation>No cuentan nada.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Nothing with clean canastas only, minus with dirty ones only, and twice the minus with none at all.</source>
            <extracomment>red_three.otherwise = canastone</extracomment>
            <translation>Nada con solo canastas limpias, restan con solo sucias, y restan el doble sin ninguna.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Otherwise</source>
            <extracomment>label of red_three.otherwise</extracomment>
            <translation>Si no</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What red threes count if that condition is not met.</source>
            <extracomment>help of red_three.otherwise</extracomment>
            <translation>Lo que cuentan los treses rojos si no se cumple esa condición.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Minus only if others go out</source>
            <extracomment>label of red_three.negate_only_if_opponents_out</extracomment>
            <translation>Solo restan si cierran otros</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The minus applies only when the other side went out.</source>
            <extracomment>help of red_three.negate_only_if_opponents_out</extracomment>
            <translation>Solo restan cuando ha cerrado el otro bando.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Left in hand</source>
            <extracomment>label of red_three.in_hand_end</extracomment>
            <translation>Si quedan en la mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What a red three costs that is still in a hand at the end: each, once for all, or as if it had been laid out.</source>
            <extracomment>help of red_three.in_hand_end</extracomment>
            <translation>Lo que cuesta un tres rojo que sigue en una mano al final: por cada uno, una vez por todos, o como si se hubiera puesto en la mesa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>May be discarded</source>
            <extracomment>label of red_three.discardable</extracomment>
            <translation>Se pueden descartar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Red threes may be put on the discard pile.</source>
            <extracomment>help of red_three.discardable</extracomment>
            <translation>Los treses rojos se pueden tirar al pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Blocks the pile for the next player.</source>
            <extracomment>black_three.role = stop</extracomment>
            <translation>Bloquean el pozo para el siguiente jugador.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Laid out and scored like red threes in the modern games.</source>
            <extracomment>black_three.role = modern</extracomment>
            <translation>Van a la mesa y puntúan como los rojos en las variantes modernas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Laid out and replaced, with points of its own.</source>
            <extracomment>black_three.role = bonus_like_red</extracomment>
            <translation>Van a la mesa y se reponen, con puntos propios.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Black threes are</source>
            <extracomment>label of black_three.role</extracomment>
            <translation>Los treses negros</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What a black three is for.</source>
            <extracomment>help of black_three.role</extracomment>
            <translation>Para qué sirve un tres negro.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The total for none, one, two, three black threes and so on.</source>
            <extracomment>help of black_three.totals</extracomment>
            <translation>El total por ninguno, uno, dos, tres treses negros, etcétera.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Blocks the pile</source>
            <extracomment>label of black_three.blocks_next</extracomment>
            <translation>Bloquean el pozo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A pile with a black three on top cannot be taken.</source>
            <extracomment>help of black_three.blocks_next</extracomment>
            <translation>Un pozo con un tres negro arriba no se puede llevar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Only in the turn in which you go out.</source>
            <extracomment>black_three.meld = going_out_only</extracomment>
            <translation>Solo en el turno en que cierras.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Never.</source>
            <extracomment>black_three.meld = never</extracomment>
            <translation>Nunca.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whenever you like.</source>
            <extracomment>black_three.meld = anytime</extracomment>
            <translation>Cuando quieras.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Melding black threes</source>
            <extracomment>label of black_three.meld</extracomment>
            <translation>Bajar treses negros</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>When black threes may be melded.</source>
            <extracomment>help of black_three.meld</extracomment>
            <translation>Cuándo se pueden bajar los treses negros.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards in such a meld</source>
            <extracomment>label of black_three.meld_sizes</extracomment>
            <translation>Cartas en ese juego</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The fewest and the most black threes in one meld.</source>
            <extracomment>help of black_three.meld_sizes</extracomment>
            <translation>Mínimo y máximo de treses negros en un juego.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Wild cards in such a meld</source>
            <extracomment>label of black_three.meld_wilds</extracomment>
            <translation>Comodines en ese juego</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many wild cards a meld of black threes may hold.</source>
            <extracomment>help of black_three.meld_wilds</extracomment>
            <translation>Cuántos comodines puede tener un juego de treses negros.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Can be a canasta</source>
            <extracomment>label of black_three.meld_is_canasta</extracomment>
            <translation>Puede ser canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Enough black threes make a canasta with its bonus.</source>
            <extracomment>help of black_three.meld_is_canasta</extracomment>
            <translation>Con suficientes treses negros hay canasta, con su premio.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Value when melded</source>
            <extracomment>label of black_three.points_melded</extracomment>
            <translation>Valor al bajarlos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What each melded black three is worth.</source>
            <extracomment>help of black_three.points_melded</extracomment>
            <translation>Lo que vale cada tres negro bajado.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cost in hand</source>
            <extracomment>label of black_three.points_hand</extracomment>
            <translation>Coste en la mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What each black three left in a hand costs.</source>
            <extracomment>help of black_three.points_hand</extracomment>
            <translation>Lo que cuesta cada tres negro que queda en una mano.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Not in the first turn</source>
            <extracomment>label of black_three.no_discard_first_round</extracomment>
            <translation>No en el primer turno</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Black threes may not be discarded in a player's first turn.</source>
            <extracomment>help of black_three.no_discard_first_round</extracomment>
            <translation>Los treses negros no se pueden descartar en el primer turno de un jugador.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>For each one</source>
            <extracomment>label of black_three.removed_on_pile_take</extracomment>
            <translation>Por cada uno</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>For all of them together</source>
            <extracomment>label of black_three.removed_on_pile_take</extracomment>
            <translation>Por todos juntos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Black threes stay in the pile.</source>
            <extracomment>none_means of black_three.removed_on_pile_take</extracomment>
            <translation>Los treses negros se quedan en el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Leave play with the pile</source>
            <extracomment>label of black_three.removed_on_pile_take</extracomment>
            <translation>Salen del juego con el pozo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Black threes in a taken pile leave play and earn the taker points.</source>
            <extracomment>help of black_three.removed_on_pile_take</extracomment>
            <translation>Los treses negros de un pozo que alguien se lleva salen del juego y le dan puntos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Keep one for a straight</source>
            <extracomment>label of three.keep_one_for_straight</extracomment>
            <translation>Guardar uno para la escalera completa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Until the team opens, a player may keep a single three back for the straight.</source>
            <extracomment>help of three.keep_one_for_straight</extracomment>
            <translation>Hasta que abra el bando, un jugador puede guardarse un solo tres para la escalera completa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Keep as many as you like</source>
            <extracomment>label of three.keep_any</extracomment>
            <translation>Guardar los que quieras</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Any number of threes may be kept in hand.</source>
            <extracomment>help of three.keep_any</extracomment>
            <translation>Se puede guardar en la mano cualquier número de treses.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>In hand as if laid</source>
            <extracomment>label of three.in_hand_scores_as_laid</extracomment>
            <translation>En la mano, como en la mesa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Threes caught in a hand count by the table for laid threes.</source>
            <extracomment>help of three.in_hand_scores_as_laid</extracomment>
            <translation>Los treses que quedan en una mano cuentan según la tabla de los de la mesa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Smallest meld</source>
            <extracomment>label of meld.min_size</extracomment>
            <translation>Juego más pequeño</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The fewest cards of a meld of one rank.</source>
            <extracomment>help of meld.min_size</extracomment>
            <translation>El mínimo de cartas de un juego de un valor.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Largest meld</source>
            <extracomment>label of meld.max_size</extracomment>
            <translation>Juego más grande</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The most cards a meld may grow to.</source>
            <extracomment>help of meld.max_size</extracomment>
            <translation>El máximo de cartas que puede llegar a tener un juego.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards in a canasta</source>
            <extracomment>label of meld.canasta_size</extracomment>
            <translation>Cartas en una canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many cards make a canasta.</source>
            <extracomment>help of meld.canasta_size</extracomment>
            <translation>Cuántas cartas forman una canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Natural cards at least</source>
            <extracomment>label of meld.min_naturals</extracomment>
            <translation>Cartas naturales como mínimo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The fewest natural cards in a meld of one rank.</source>
            <extracomment>help of meld.min_naturals</extracomment>
            <translation>El mínimo de cartas naturales en un juego de un valor.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Only the balance of cards limits them.</source>
            <extracomment>none_means of meld.max_wilds</extracomment>
            <translation>Solo los limita la proporción de cartas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Wild cards at most</source>
            <extracomment>label of meld.max_wilds</extracomment>
            <translation>Comodines como máximo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The most wild cards in a meld of one rank.</source>
            <extracomment>help of meld.max_wilds</extracomment>
            <translation>El máximo de comodines en un juego de un valor.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>No further limit.</source>
            <extracomment>meld.ratio = none</extracomment>
            <translation>Ningún otro límite.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>At least as many naturals as wild cards.</source>
            <extracomment>meld.ratio = nat_ge_wild</extracomment>
            <translation>Al menos tantas naturales como comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>More naturals than wild cards.</source>
            <extracomment>meld.ratio = nat_gt_wild</extracomment>
            <translation>Más naturales que comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>At least two naturals for each wild card.</source>
            <extracomment>meld.ratio = nat_ge_2wild</extracomment>
            <translation>Al menos dos naturales por cada comodín.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Balance of cards</source>
            <extracomment>label of meld.ratio</extracomment>
            <translation>Proporción de cartas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How naturals and wild cards must balance in a meld, after each move.</source>
            <extracomment>help of meld.ratio</extracomment>
            <translation>Qué proporción de naturales y comodines debe tener un juego después de cada jugada.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The limit counts for the whole meld.</source>
            <extracomment>meld.wild_cap_scope = whole</extracomment>
            <translation>El límite cuenta para todo el juego.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A canasta with four naturals may take any number of wilds.</source>
            <extracomment>meld.wild_cap_scope = first_seven</extracomment>
            <translation>Una canasta con cuatro naturales puede recibir cualquier número de comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The limit on wilds counts</source>
            <extracomment>label of meld.wild_cap_scope</extracomment>
            <translation>Alcance del límite de comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether more wild cards may join once the canasta is complete.</source>
            <extracomment>help of meld.wild_cap_scope</extracomment>
            <translation>Si pueden unirse más comodines cuando la canasta está completa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Five naturals first</source>
            <extracomment>label of meld.rule_of_five</extracomment>
            <translation>Antes, cinco naturales</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>After the turn in which the team opened, a wild card may join only a meld with at least five naturals.</source>
            <extracomment>help of meld.rule_of_five</extracomment>
            <translation>Después del turno en que abrió el bando, un comodín solo puede unirse a un juego con al menos cinco naturales.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>One meld per rank; new cards join it.</source>
            <extracomment>meld.same_rank = merge</extracomment>
            <translation>Un juego por valor; las cartas nuevas se unen a él.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A second one may begin when the first is a canasta.</source>
            <extracomment>meld.same_rank = new_after_canasta</extracomment>
            <translation>Se puede empezar otro cuando el primero es canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Any number of melds; you may merge them.</source>
            <extracomment>meld.same_rank = many</extracomment>
            <translation>Cualquier número de juegos; se pueden juntar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Melds of the same rank</source>
            <extracomment>label of meld.same_rank</extracomment>
            <translation>Juegos del mismo valor</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether a team may have several melds of one rank.</source>
            <extracomment>help of meld.same_rank</extracomment>
            <translation>Si un bando puede tener varios juegos de un valor.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Add naturals to a canasta</source>
            <extracomment>label of meld.add_natural_to_canasta</extracomment>
            <translation>Añadir naturales a una canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Natural cards may still be added to a complete canasta.</source>
            <extracomment>help of meld.add_natural_to_canasta</extracomment>
            <translation>Todavía se pueden añadir cartas naturales a una canasta completa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Add wilds to a natural canasta</source>
            <extracomment>label of meld.add_wild_to_natural_canasta</extracomment>
            <translation>Añadir comodines a una natural</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A wild card may be added to a natural canasta, which makes it a mixed one.</source>
            <extracomment>help of meld.add_wild_to_natural_canasta</extracomment>
            <translation>Se puede añadir un comodín a una canasta natural, que se convierte en mixta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Add wilds to a mixed canasta</source>
            <extracomment>label of meld.add_wild_to_mixed_canasta</extracomment>
            <translation>Añadir comodines a una mixta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Wild cards may be added to a mixed canasta, up to the limit.</source>
            <extracomment>help of meld.add_wild_to_mixed_canasta</extracomment>
            <translation>Se pueden añadir comodines a una canasta mixta, hasta el límite.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Ranks stay alive.</source>
            <extracomment>meld.dead_ranks = none</extracomment>
            <translation>Los valores siguen vivos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Nobody may meld a rank again once it is a canasta.</source>
            <extracomment>meld.dead_ranks = both_teams</extracomment>
            <translation>Nadie puede volver a bajar un valor que ya es canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A team may not meld the rank of its own canasta again.</source>
            <extracomment>meld.dead_ranks = own_team</extracomment>
            <translation>Un bando no puede volver a bajar el valor de su propia canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Dead ranks</source>
            <extracomment>label of meld.dead_ranks</extracomment>
            <translation>Valores muertos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether a completed canasta closes its rank.</source>
            <extracomment>help of meld.dead_ranks</extracomment>
            <translation>Si una canasta completa cierra su valor.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Ranks without wilds</source>
            <extracomment>label of meld.never_wild_ranks</extracomment>
            <translation>Valores sin comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Ranks whose melds may never hold wild cards.</source>
            <extracomment>help of meld.never_wild_ranks</extracomment>
            <translation>Valores cuyos juegos nunca pueden tener comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Wilds only from the start</source>
            <extracomment>label of meld.wild_only_if_opened_dirty</extracomment>
            <translation>Comodines solo desde el principio</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Melds of these ranks may hold wild cards only if they had one when first laid in the opening turn; otherwise they stay pure for good.</source>
            <extracomment>help of meld.wild_only_if_opened_dirty</extracomment>
            <translation>Los juegos de estos valores solo pueden tener comodines si ya tenían uno al bajarse en el turno de apertura; si no, siguen puros para siempre.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Garbage heap</source>
            <extracomment>label of meld.discard_heap</extracomment>
            <translation>Montón de sobras</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>After the canasta of sevens, loose cards of completed ranks may be put on the table for their face value.</source>
            <extracomment>help of meld.discard_heap</extracomment>
            <translation>Después de la canasta de sietes, las cartas sueltas de valores completados se pueden dejar en la mesa por su valor.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Twos and jokers alone may form a meld, one for each team.</source>
            <extracomment>help of wild_meld.enabled</extracomment>
            <translation>Los doses y los jokers solos pueden formar un juego, uno por bando.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards in a wild meld</source>
            <extracomment>label of wild_meld.sizes</extracomment>
            <translation>Cartas en un juego de comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The fewest and the most cards of a wild meld.</source>
            <extracomment>help of wild_meld.sizes</extracomment>
            <translation>Mínimo y máximo de cartas de un juego de comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Locks the wild cards</source>
            <extracomment>label of wild_meld.lock</extracomment>
            <translation>Retiene los comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>From its first card until it is a canasta, the team's wild cards may go nowhere else.</source>
            <extracomment>help of wild_meld.lock</extracomment>
            <translation>Desde su primera carta hasta que es canasta, los comodines del bando no pueden ir a otro sitio.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Twos only</source>
            <extracomment>label of wild_meld.bonus</extracomment>
            <translation>Solo doses</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>With every joker</source>
            <extracomment>label of wild_meld.bonus, label of wild_meld.incomplete</extracomment>
            <translation>Con todos los jokers</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Anything else</source>
            <extracomment>label of wild_meld.bonus</extracomment>
            <translation>Cualquier otra cosa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Wild canasta bonus</source>
            <extracomment>label of wild_meld.bonus</extracomment>
            <translation>Premio de la canasta de comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points for a canasta of wild cards, by what it is made of.</source>
            <extracomment>help of wild_meld.bonus</extracomment>
            <translation>Puntos por una canasta de comodines, según de qué se compone.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Ordinary</source>
            <extracomment>label of wild_meld.incomplete</extracomment>
            <translation>Normal</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Unfinished wild meld</source>
            <extracomment>label of wild_meld.incomplete</extracomment>
            <translation>Juego de comodines sin acabar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points, usually a loss, for a wild meld that did not become a canasta.</source>
            <extracomment>help of wild_meld.incomplete</extracomment>
            <translation>Puntos, normalmente en contra, por un juego de comodines que no llegó a canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Counts for going out</source>
            <extracomment>label of wild_meld.counts_to_go_out</extracomment>
            <translation>Cuenta para cerrar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A wild canasta is one of the canastas needed to go out.</source>
            <extracomment>help of wild_meld.counts_to_go_out</extracomment>
            <translation>Una canasta de comodines es de las que hacen falta para cerrar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A wild card on top can never be taken.</source>
            <extracomment>wild_meld.pile_take = never</extracomment>
            <translation>Un comodín de arriba no se puede llevar nunca.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Two twos take a two, and two jokers take a joker.</source>
            <extracomment>wild_meld.pile_take = same_kind_pair</extracomment>
            <translation>Dos doses se llevan un dos, y dos jokers un joker.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Taking a pile with a wild on top</source>
            <extracomment>label of wild_meld.pile_take</extracomment>
            <translation>Llevarse un pozo con comodín arriba</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether wild cards can take the pile when a wild card is on top.</source>
            <extracomment>help of wild_meld.pile_take</extracomment>
            <translation>Si los comodines pueden llevarse el pozo cuando hay un comodín arriba.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards of one suit in a row, from four to ace, form a meld.</source>
            <extracomment>help of sequence.enabled</extracomment>
            <translation>Las cartas seguidas de un palo, del cuatro al as, forman un juego.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards in a sequence</source>
            <extracomment>label of sequence.sizes</extracomment>
            <translation>Cartas en una escalera</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The fewest and the most cards of a sequence; at seven it is a canasta.</source>
            <extracomment>help of sequence.sizes</extracomment>
            <translation>Mínimo y máximo de cartas de una escalera; con siete es canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Wild cards in a sequence</source>
            <extracomment>label of sequence.wilds</extracomment>
            <translation>Comodines en una escalera</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many wild cards a sequence may hold.</source>
            <extracomment>help of sequence.wilds</extracomment>
            <translation>Cuántos comodines puede tener una escalera.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Sequence bonus</source>
            <extracomment>label of sequence.bonus</extracomment>
            <translation>Premio de la escalera</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points for a complete sequence of seven.</source>
            <extracomment>help of sequence.bonus</extracomment>
            <translation>Puntos por una escalera completa de siete.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Join sequences</source>
            <extracomment>label of sequence.merge</extracomment>
            <translation>Juntar escaleras</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Two sequences on the table may be joined by the card between them.</source>
            <extracomment>help of sequence.merge</extracomment>
            <translation>Dos escaleras de la mesa se pueden unir con la carta que falta entre ellas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A sequence never takes the pile.</source>
            <extracomment>sequence.pile_take = none</extracomment>
            <translation>Una escalera nunca se lleva el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The top card alone may be added to your sequence.</source>
            <extracomment>sequence.pile_take = top_only</extracomment>
            <translation>Solo la carta de arriba se puede añadir a tu escalera.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>If the top card fits your sequence, you take the whole pile.</source>
            <extracomment>sequence.pile_take = whole_pile</extracomment>
            <translation>Si la carta de arriba encaja en tu escalera, te llevas todo el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Taking the pile with a sequence</source>
            <extracomment>label of sequence.pile_take</extracomment>
            <translation>Llevarse el pozo con una escalera</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether the top card may extend one of your sequences on the table.</source>
            <extracomment>help of sequence.pile_take</extracomment>
            <translation>Si la carta de arriba puede alargar una de tus escaleras de la mesa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Extend when going out</source>
            <extracomment>label of sequence.extend_complete_when_going_out</extracomment>
            <translation>Alargar al cerrar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A complete sequence may grow at its ends in the turn in which you go out.</source>
            <extracomment>help of sequence.extend_complete_when_going_out</extracomment>
            <translation>Una escalera completa puede crecer por sus extremos en el turno en que cierras.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Shorter than</source>
            <extracomment>label of sequence.short_penalty</extracomment>
            <translation>Más corta que</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Short sequences cost nothing.</source>
            <extracomment>none_means of sequence.short_penalty</extracomment>
            <translation>Las escaleras cortas no cuestan nada.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Short sequences</source>
            <extracomment>label of sequence.short_penalty</extracomment>
            <translation>Escaleras cortas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points, usually a loss, for each sequence that stayed too short.</source>
            <extracomment>help of sequence.short_penalty</extracomment>
            <translation>Puntos, normalmente en contra, por cada escalera que se quedó corta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Natural canasta of aces</source>
            <extracomment>special_rank.bonus = A_pure</extracomment>
            <translation>Canasta natural de ases</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Mixed canasta of aces</source>
            <extracomment>special_rank.bonus = A_mixed</extracomment>
            <translation>Canasta mixta de ases</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Natural canasta of sevens</source>
            <extracomment>special_rank.bonus = 7_pure</extracomment>
            <translation>Canasta natural de sietes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Any canasta of sevens</source>
            <extracomment>special_rank.bonus = 7_any</extracomment>
            <translation>Cualquier canasta de sietes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Bonuses that take the place of the usual one for canastas of aces or sevens.</source>
            <extracomment>help of special_rank.bonus</extracomment>
            <translation>Premios que sustituyen al habitual por canastas de ases o de sietes.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Natural meld of aces</source>
            <extracomment>special_rank.incomplete = A_pure</extracomment>
            <translation>Juego natural de ases</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Any meld of aces</source>
            <extracomment>special_rank.incomplete = A</extracomment>
            <translation>Cualquier juego de ases</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Natural meld of sevens</source>
            <extracomment>special_rank.incomplete = 7_pure</extracomment>
            <translation>Juego natural de sietes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Any meld of sevens</source>
            <extracomment>special_rank.incomplete = 7</extracomment>
            <translation>Cualquier juego de sietes</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Unfinished aces and sevens</source>
            <extracomment>label of special_rank.incomplete</extracomment>
            <translation>Ases y sietes sin acabar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points, usually a loss, for such a meld that did not become a canasta.</source>
            <extracomment>help of special_rank.incomplete</extracomment>
            <translation>Puntos, normalmente en contra, por un juego así que no llegó a canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Sets caught in hand</source>
            <extracomment>label of special_rank.hand_set</extracomment>
            <translation>Grupos que quedan en la mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points, usually a loss, for every player who is caught with several cards of a rank.</source>
            <extracomment>help of special_rank.hand_set</extracomment>
            <translation>Puntos, normalmente en contra, por cada jugador al que le quedan varias cartas de un valor.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Opening minimum</source>
            <extracomment>label of initial.table</extracomment>
            <translation>Mínimo para abrir</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many points a team's first melds must be worth, by its score before the deal (or by the number of the deal).</source>
            <extracomment>help of initial.table</extracomment>
            <translation>Cuántos puntos deben valer los primeros juegos de un bando, según sus puntos antes de la ronda (o según el número de la ronda).</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The team's score before the deal.</source>
            <extracomment>initial.basis = score</extracomment>
            <translation>Los puntos del bando antes de la ronda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The number of the deal, from 1.</source>
            <extracomment>initial.basis = deal_number</extracomment>
            <translation>El número de la ronda, desde 1.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The minimum depends on</source>
            <extracomment>label of initial.basis</extracomment>
            <translation>El mínimo depende de</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What the rows of the opening table are looked up by.</source>
            <extracomment>help of initial.basis</extracomment>
            <translation>Con qué se busca la fila en la tabla de apertura.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Top card counts</source>
            <extracomment>label of initial.top_card_counts</extracomment>
            <translation>La carta de arriba cuenta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The top card of the pile counts towards the opening when it is taken in that turn. The other cards of the pile never do.</source>
            <extracomment>help of initial.top_card_counts</extracomment>
            <translation>La carta de arriba del pozo cuenta para la apertura si te lo llevas en ese turno. Las demás cartas del pozo no cuentan nunca.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Canasta bonus counts</source>
            <extracomment>label of initial.canasta_bonus_counts</extracomment>
            <translation>El premio de canasta cuenta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The bonus of a canasta in the opening counts towards the minimum.</source>
            <extracomment>help of initial.canasta_bonus_counts</extracomment>
            <translation>El premio de una canasta que haya en la apertura cuenta para el mínimo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Nothing more.</source>
            <extracomment>initial.require = none</extracomment>
            <translation>Nada más.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A meld of three naturals without wild cards, all from the hand.</source>
            <extracomment>initial.require = pure_meld</extracomment>
            <translation>Un juego de tres naturales sin comodines, todas de la mano.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Such a meld, or a wild meld of three.</source>
            <extracomment>initial.require = pure_or_wild_meld</extracomment>
            <translation>Un juego así, o uno de tres comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A meld with at least three naturals.</source>
            <extracomment>initial.require = three_naturals</extracomment>
            <translation>Un juego con al menos tres naturales.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>No wild cards at all.</source>
            <extracomment>initial.require = all_pure</extracomment>
            <translation>Ningún comodín.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Opening must contain</source>
            <extracomment>label of initial.require</extracomment>
            <translation>La apertura debe contener</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What the first melds must contain besides the points.</source>
            <extracomment>help of initial.require</extracomment>
            <translation>Lo que deben contener los primeros juegos además de los puntos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Wild cards are welcome at any minimum.</source>
            <extracomment>none_means of initial.all_pure_up_to</extracomment>
            <translation>Los comodines valen con cualquier mínimo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>No wilds up to a minimum of</source>
            <extracomment>label of initial.all_pure_up_to</extracomment>
            <translation>Sin comodines hasta un mínimo de</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>When the minimum is no higher than this, the opening may not hold wild cards.</source>
            <extracomment>help of initial.all_pure_up_to</extracomment>
            <translation>Cuando el mínimo no pasa de esto, la apertura no puede tener comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>From the hand only</source>
            <extracomment>label of initial.from_hand_only</extracomment>
            <translation>Solo de la mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The opening must be complete from the hand before the pile is touched.</source>
            <extracomment>help of initial.from_hand_only</extracomment>
            <translation>La apertura debe estar completa con la mano antes de tocar el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Before drawing only</source>
            <extracomment>label of initial.before_draw_only</extracomment>
            <translation>Solo antes de robar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A team may open only as the very first act of a turn.</source>
            <extracomment>help of initial.before_draw_only</extracomment>
            <translation>Un bando solo puede abrir como primera acción de un turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Splash</source>
            <extracomment>label of initial.splash</extracomment>
            <translation>Apertura de golpe</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A natural or wild canasta complete in the hand opens without counting points.</source>
            <extracomment>help of initial.splash</extracomment>
            <translation>Una canasta natural o de comodines completa en la mano abre sin contar los puntos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>From score</source>
            <extracomment>label of initial.tiers</extracomment>
            <translation>Desde los puntos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>From deal</source>
            <extracomment>label of initial.tiers</extracomment>
            <translation>Desde la ronda</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Any canasta, whatever it counts.</source>
            <extracomment>initial.tiers = any canasta</extracomment>
            <translation>Cualquier canasta, sume lo que sume.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A canasta, and 200 points in all.</source>
            <extracomment>initial.tiers = any canasta and count 200</extracomment>
            <translation>Una canasta, y 200 puntos en total.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A natural canasta.</source>
            <extracomment>initial.tiers = natural canasta</extracomment>
            <translation>Una canasta natural.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A canasta whose seven cards all come from the hand.</source>
            <extracomment>initial.tiers = hidden canasta (7 from hand)</extracomment>
            <translation>Una canasta con sus siete cartas de la mano.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Needs</source>
            <extracomment>label of initial.tiers</extracomment>
            <translation>Hace falta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>High-score openings</source>
            <extracomment>label of initial.tiers</extracomment>
            <translation>Aperturas con muchos puntos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Harder demands on the opening for teams that are far ahead, or late in the match.</source>
            <extracomment>help of initial.tiers</extracomment>
            <translation>Exigencias mayores para abrir a los bandos que van muy por delante, o avanzada la partida.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The minimum always counts.</source>
            <extracomment>initial.concealed_exempt = no</extracomment>
            <translation>El mínimo cuenta siempre.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>It is waived, but not after taking the pile.</source>
            <extracomment>initial.concealed_exempt = stock_draw_only</extracomment>
            <translation>Se perdona, pero no tras llevarse el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>It is waived.</source>
            <extracomment>initial.concealed_exempt = always</extracomment>
            <translation>Se perdona.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Minimum when going out at once</source>
            <extracomment>label of initial.concealed_exempt</extracomment>
            <translation>Mínimo al cerrar de golpe</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether the minimum is waived for a whole hand laid down in one turn with a canasta.</source>
            <extracomment>help of initial.concealed_exempt</extracomment>
            <translation>Si se perdona el mínimo a quien baja toda su mano en un solo turno con una canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>May hold a mixed canasta</source>
            <extracomment>label of initial.may_complete_mixed_canasta</extracomment>
            <translation>Puede tener una canasta mixta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A team may open with a complete mixed canasta.</source>
            <extracomment>help of initial.may_complete_mixed_canasta</extracomment>
            <translation>Un bando puede abrir con una canasta mixta completa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The top card may be part of the opening.</source>
            <extracomment>pile.take_in_opening_turn = allowed</extracomment>
            <translation>La carta de arriba puede formar parte de la apertura.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Open from the hand first, then take the pile.</source>
            <extracomment>pile.take_in_opening_turn = allowed_after_hand_opening</extracomment>
            <translation>Primero se abre con la mano, después se lleva el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The team must have opened in an earlier turn.</source>
            <extracomment>pile.take_in_opening_turn = not_allowed</extracomment>
            <translation>El bando debe haber abierto en un turno anterior.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Taking the pile to open</source>
            <extracomment>label of pile.take_in_opening_turn</extracomment>
            <translation>Llevarse el pozo para abrir</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether a team that has not opened may take the pile.</source>
            <extracomment>help of pile.take_in_opening_turn</extracomment>
            <translation>Si un bando que no ha abierto puede llevarse el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Frozen until you open</source>
            <extracomment>label of pile.frozen_before_open</extracomment>
            <translation>Congelado hasta que abras</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>For a team that has not opened, the pile counts as frozen.</source>
            <extracomment>help of pile.frozen_before_open</extracomment>
            <translation>Para un bando que no ha abierto, el pozo cuenta como congelado.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Always frozen</source>
            <extracomment>label of pile.always_frozen</extracomment>
            <translation>Siempre congelado</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Taking the pile always needs a natural pair.</source>
            <extracomment>help of pile.always_frozen</extracomment>
            <translation>Para llevarse el pozo siempre hace falta una pareja natural.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A natural and a wild take it</source>
            <extracomment>label of pile.natural_plus_wild</extracomment>
            <translation>Vale una natural y un comodín</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A pile that is not frozen may be taken with one matching card and a wild card.</source>
            <extracomment>help of pile.natural_plus_wild</extracomment>
            <translation>Un pozo que no está congelado se puede llevar con una carta igual y un comodín.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Yes, on any meld of yours, canastas too.</source>
            <extracomment>pile.layoff = any_meld</extracomment>
            <translation>Sí, en cualquiera de tus juegos, también en canastas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Only on a meld that is not a canasta yet.</source>
            <extracomment>pile.layoff = incomplete_only</extracomment>
            <translation>Solo en un juego que todavía no es canasta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>No, cards from the hand are always needed.</source>
            <extracomment>pile.layoff = no</extracomment>
            <translation>No, siempre hacen falta cartas de la mano.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Taking it with a meld on the table</source>
            <extracomment>label of pile.layoff</extracomment>
            <translation>Llevárselo con un juego de la mesa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether a pile that is not frozen may be taken by adding its top card to your own meld.</source>
            <extracomment>help of pile.layoff</extracomment>
            <translation>Si un pozo que no está congelado se puede llevar añadiendo su carta de arriba a un juego tuyo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Not frozen</source>
            <extracomment>label of pile.naturals_needed</extracomment>
            <translation>Sin congelar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Frozen</source>
            <extracomment>label of pile.naturals_needed</extracomment>
            <translation>Congelado</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Matching cards needed</source>
            <extracomment>label of pile.naturals_needed</extracomment>
            <translation>Cartas iguales necesarias</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many natural cards of the top card's rank you must hold.</source>
            <extracomment>help of pile.naturals_needed</extracomment>
            <translation>Cuántas cartas naturales del valor de la de arriba debes tener.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Like any other card.</source>
            <extracomment>pile.own_canasta_rank = allowed</extracomment>
            <translation>Como cualquier otra carta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Only with a natural pair.</source>
            <extracomment>pile.own_canasta_rank = pair_only</extracomment>
            <translation>Solo con una pareja natural.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Not at all; it works like a black three.</source>
            <extracomment>pile.own_canasta_rank = forbidden</extracomment>
            <translation>De ningún modo; funciona como un tres negro.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Top card of your canasta's rank</source>
            <extracomment>label of pile.own_canasta_rank</extracomment>
            <translation>Carta de arriba del valor de tu canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How the pile may be taken when its top card matches a canasta of yours.</source>
            <extracomment>help of pile.own_canasta_rank</extracomment>
            <translation>Cómo se puede llevar el pozo cuando su carta de arriba es del valor de una canasta tuya.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The pile cannot be taken that way.</source>
            <extracomment>pile.cap_conflict = forbid</extracomment>
            <translation>El pozo no se puede llevar así.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The cards begin a second meld of that rank.</source>
            <extracomment>pile.cap_conflict = second_meld</extracomment>
            <translation>Las cartas empiezan un segundo juego de ese valor.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The extra wild card is allowed.</source>
            <extracomment>pile.cap_conflict = lift_cap</extracomment>
            <translation>Se permite el comodín de más.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>One wild card too many</source>
            <extracomment>label of pile.cap_conflict</extracomment>
            <translation>Un comodín de más</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What happens when taking the pile with a natural and a wild card would give a canasta more wild cards than it may hold.</source>
            <extracomment>help of pile.cap_conflict</extracomment>
            <translation>Qué pasa cuando llevarse el pozo con una natural y un comodín daría a una canasta más comodines de los que puede tener.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The whole pile.</source>
            <extracomment>pile.amount = all, table.pile_view = all</extracomment>
            <translation>Todo el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A number of cards from the top.</source>
            <extracomment>pile.amount = top_n</extracomment>
            <translation>Un número de cartas de arriba.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Down to and including the next wild card.</source>
            <extracomment>pile.amount = to_next_wild</extracomment>
            <translation>Hasta el siguiente comodín, con él incluido.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>From a card of your choice up, which you must meld.</source>
            <extracomment>pile.amount = from_chosen_card</extracomment>
            <translation>Desde una carta que eliges, y que debes bajar, hacia arriba.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How much is taken</source>
            <extracomment>label of pile.amount</extracomment>
            <translation>Cuánto se lleva</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many cards of the pile you get.</source>
            <extracomment>help of pile.amount</extracomment>
            <translation>Cuántas cartas del pozo recibes.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>No number is set.</source>
            <extracomment>none_means of pile.n</extracomment>
            <translation>No se fija ningún número.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards taken from the top</source>
            <extracomment>label of pile.n</extracomment>
            <translation>Cartas que se llevan de arriba</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many cards come off the top, or fewer if the pile is smaller.</source>
            <extracomment>help of pile.n</extracomment>
            <translation>Cuántas cartas se llevan de arriba, o menos si el pozo es más pequeño.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Needs so many cards</source>
            <extracomment>label of pile.needs_n</extracomment>
            <translation>Debe tener tantas cartas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A pile with fewer cards than that cannot be taken.</source>
            <extracomment>help of pile.needs_n</extracomment>
            <translation>Un pozo con menos cartas no se puede llevar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Blocking cards</source>
            <extracomment>label of pile.blocked_tops</extracomment>
            <translation>Cartas que bloquean</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A pile with one of these on top can never be taken.</source>
            <extracomment>help of pile.blocked_tops</extracomment>
            <translation>Un pozo con una de estas arriba no se puede llevar nunca.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Blocking ranks</source>
            <extracomment>label of pile.blocked_ranks</extracomment>
            <translation>Valores que bloquean</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Natural ranks that block the pile while on top.</source>
            <extracomment>help of pile.blocked_ranks</extracomment>
            <translation>Valores naturales que bloquean el pozo mientras están arriba.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>No.</source>
            <extracomment>pile.one_card = forbid, discard.wild = never, stock_end.forced_layoff = none</extracomment>
            <translation>No.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Only to go out.</source>
            <extracomment>pile.one_card = only_if_going_out</extracomment>
            <translation>Solo para cerrar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Yes.</source>
            <extracomment>pile.one_card = allow, discard.wild = allowed</extracomment>
            <translation>Sí.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>One card takes one card</source>
            <extracomment>label of pile.one_card</extracomment>
            <translation>Una carta se lleva una carta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether a player with a single card may take a pile of a single card.</source>
            <extracomment>help of pile.one_card</extracomment>
            <translation>Si un jugador con una sola carta puede llevarse un pozo de una sola carta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Aces of the opening take an ace</source>
            <extracomment>label of pile.initial_ace_pair</extracomment>
            <translation>Los ases de la apertura se llevan un as</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Aces of a mixed opening meld may also take a pile topped by an ace.</source>
            <extracomment>help of pile.initial_ace_pair</extracomment>
            <translation>Los ases de un juego de apertura mixto también pueden llevarse un pozo con un as arriba.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Completes a special hand</source>
            <extracomment>label of pile.special_hand_one_card</extracomment>
            <translation>Completa una mano especial</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The only card of a pile may be the last card of a special hand.</source>
            <extracomment>help of pile.special_hand_one_card</extracomment>
            <translation>La única carta de un pozo puede ser la última carta de una mano especial.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A discarded wild card</source>
            <extracomment>label of freeze.wild_discard</extracomment>
            <translation>Un comodín descartado</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A wild card in the pile freezes it for everybody until it is taken.</source>
            <extracomment>help of freeze.wild_discard</extracomment>
            <translation>Un comodín en el pozo lo congela para todos hasta que alguien se lo lleva.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A wild card turned up</source>
            <extracomment>label of freeze.wild_upcard</extracomment>
            <translation>Un comodín descubierto</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A wild card turned over at the start freezes the pile.</source>
            <extracomment>help of freeze.wild_upcard</extracomment>
            <translation>Un comodín descubierto al principio congela el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A red three turned up</source>
            <extracomment>label of freeze.red_three_upcard</extracomment>
            <translation>Un tres rojo descubierto</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A red three turned over at the start freezes the pile.</source>
            <extracomment>help of freeze.red_three_upcard</extracomment>
            <translation>Un tres rojo descubierto al principio congela el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A black three</source>
            <extracomment>label of freeze.black_three</extracomment>
            <translation>Un tres negro</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A black three freezes the pile until it is taken, not just for one turn.</source>
            <extracomment>help of freeze.black_three</extracomment>
            <translation>Un tres negro congela el pozo hasta que alguien se lo lleva, no solo durante un turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Only to go out, or when you hold nothing else.</source>
            <extracomment>discard.wild = last_or_all_wild</extracomment>
            <translation>Solo para cerrar, o si no tienes otra cosa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Discarding wild cards</source>
            <extracomment>label of discard.wild</extracomment>
            <translation>Descartar comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether wild cards may be discarded.</source>
            <extracomment>help of discard.wild</extracomment>
            <translation>Si se pueden descartar comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Black ones only.</source>
            <extracomment>discard.threes = black</extracomment>
            <translation>Solo los negros.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>No threes at all.</source>
            <extracomment>discard.threes = none</extracomment>
            <translation>Ningún tres.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Red and black ones.</source>
            <extracomment>discard.threes = any</extracomment>
            <translation>Los rojos y los negros.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Discarding threes</source>
            <extracomment>label of discard.threes</extracomment>
            <translation>Descartar treses</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Which threes may be discarded.</source>
            <extracomment>help of discard.threes</extracomment>
            <translation>Qué treses se pueden descartar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Dead cards</source>
            <extracomment>discard.empty_pile_ban = dead</extracomment>
            <translation>Cartas muertas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards of a rank the opponents have nearly or fully completed</source>
            <extracomment>discard.empty_pile_ban = safe</extracomment>
            <translation>Cartas de un valor que los rivales tienen completo o casi</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Not on an empty pile</source>
            <extracomment>label of discard.empty_pile_ban</extracomment>
            <translation>No en un pozo vacío</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards that may not be the first card of a pile.</source>
            <extracomment>help of discard.empty_pile_ban</extracomment>
            <translation>Cartas que no pueden ser la primera de un pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>You discard the least bad of them.</source>
            <extracomment>discard.empty_pile_fallback = least_bad</extracomment>
            <translation>Descartas la menos mala de ellas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>You take back melds until you can discard something else.</source>
            <extracomment>discard.empty_pile_fallback = retract_melds</extracomment>
            <translation>Recoges juegos hasta que puedas descartar otra cosa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>If nothing else is left</source>
            <extracomment>label of discard.empty_pile_fallback</extracomment>
            <translation>Si no queda otra cosa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What a player does who holds only such cards.</source>
            <extracomment>help of discard.empty_pile_fallback</extracomment>
            <translation>Qué hace un jugador que solo tiene cartas de esas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>They may never be discarded.</source>
            <extracomment>discard.rank_locks = never</extracomment>
            <translation>No se pueden descartar nunca.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Not before both teams have a canasta of sevens.</source>
            <extracomment>discard.rank_locks = both_teams_have_sevens_canasta</extracomment>
            <translation>No antes de que los dos bandos tengan una canasta de sietes.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Ranks not to discard</source>
            <extracomment>label of discard.rank_locks</extracomment>
            <translation>Valores que no se descartan</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Ranks that may not be discarded, and until when.</source>
            <extracomment>help of discard.rank_locks</extracomment>
            <translation>Valores que no se pueden descartar, y hasta cuándo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Keep the last card</source>
            <extracomment>label of discard.pass_with_one</extracomment>
            <translation>Guardar la última carta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A player who cannot go out may meld down to one card and end the turn without a discard.</source>
            <extracomment>help of discard.pass_with_one</extracomment>
            <translation>Un jugador que no puede cerrar puede bajar hasta quedarse con una carta y terminar el turno sin descartar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Canastas needed</source>
            <extracomment>label of go_out.canastas</extracomment>
            <translation>Canastas necesarias</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How many canastas a team needs to go out, those of the same turn included.</source>
            <extracomment>help of go_out.canastas</extracomment>
            <translation>Cuántas canastas necesita un bando para cerrar, contando las del mismo turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A canasta of one rank without wild cards.</source>
            <extracomment>go_out.kinds = natural</extracomment>
            <translation>Una canasta de un valor sin comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A canasta of one rank with at least one wild card.</source>
            <extracomment>go_out.kinds = mixed</extracomment>
            <translation>Una canasta de un valor con al menos un comodín.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A canasta of twos and jokers only.</source>
            <extracomment>go_out.kinds = wild</extracomment>
            <translation>Una canasta solo de doses y jokers.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A canasta of sevens; it does not count as natural as well.</source>
            <extracomment>go_out.kinds = sevens</extracomment>
            <translation>Una canasta de sietes; no cuenta además como natural.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Seven cards of one suit in a row.</source>
            <extracomment>go_out.kinds = sequence</extracomment>
            <translation>Siete cartas seguidas de un palo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Any canasta without wild cards.</source>
            <extracomment>go_out.kinds = clean</extracomment>
            <translation>Cualquier canasta sin comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Any canasta with wild cards.</source>
            <extracomment>go_out.kinds = dirty</extracomment>
            <translation>Cualquier canasta con comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Kind</source>
            <extracomment>label of go_out.kinds</extracomment>
            <translation>Clase</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>At least</source>
            <extracomment>label of go_out.kinds</extracomment>
            <translation>Al menos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Kinds of canasta needed</source>
            <extracomment>label of go_out.kinds</extracomment>
            <translation>Clases de canasta necesarias</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Canastas of certain kinds that a team needs to go out.</source>
            <extracomment>help of go_out.kinds</extracomment>
            <translation>Canastas de ciertas clases que un bando necesita para cerrar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>You may go out with or without a discard.</source>
            <extracomment>go_out.final_discard = optional</extracomment>
            <translation>Puedes cerrar con descarte o sin él.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>You must end with a discard.</source>
            <extracomment>go_out.final_discard = required</extracomment>
            <translation>Debes terminar con un descarte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Last discard</source>
            <extracomment>label of go_out.final_discard</extracomment>
            <translation>Último descarte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether going out needs a discard.</source>
            <extracomment>help of go_out.final_discard</extracomment>
            <translation>Si para cerrar hace falta un descarte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Last discard face down</source>
            <extracomment>label of go_out.final_face_down</extracomment>
            <translation>Último descarte boca abajo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The card discarded to go out is put down unseen.</source>
            <extracomment>help of go_out.final_face_down</extracomment>
            <translation>La carta con que se cierra se descarta sin enseñarla.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Threes</source>
            <extracomment>go_out.final_ban = 3</extracomment>
            <translation>Treses</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Not as the last discard</source>
            <extracomment>label of go_out.final_ban</extracomment>
            <translation>No como último descarte</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards that may not be discarded to go out.</source>
            <extracomment>help of go_out.final_ban</extracomment>
            <translation>Cartas que no se pueden descartar para cerrar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Natural aces</source>
            <extracomment>go_out.blocked_by_incomplete = A_pure</extracomment>
            <translation>Ases naturales</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Unfinished melds that block</source>
            <extracomment>label of go_out.blocked_by_incomplete</extracomment>
            <translation>Juegos sin acabar que lo impiden</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A team with such a meld below seven cards may not go out.</source>
            <extracomment>help of go_out.blocked_by_incomplete</extracomment>
            <translation>Un bando con un juego así de menos de siete cartas no puede cerrar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>They do not matter.</source>
            <extracomment>go_out.red_threes = none</extracomment>
            <translation>No importan.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A red three of the team's own for each of its canastas.</source>
            <extracomment>go_out.red_threes = ge_canastas</extracomment>
            <translation>Un tres rojo del propio bando por cada una de sus canastas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>All of them must be on the table, on either side.</source>
            <extracomment>go_out.red_threes = all</extracomment>
            <translation>Todos deben estar en la mesa, en cualquier bando.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Red threes and going out</source>
            <extracomment>label of go_out.red_threes</extracomment>
            <translation>Treses rojos y cierre</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What red threes demand before a team may go out.</source>
            <extracomment>help of go_out.red_threes</extracomment>
            <translation>Lo que exigen los treses rojos para que un bando pueda cerrar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Partner must be in the foot</source>
            <extracomment>label of go_out.partner_in_foot</extracomment>
            <translation>El compañero ya con su pie</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>You may go out only when your partner has begun to play from the foot.</source>
            <extracomment>help of go_out.partner_in_foot</extracomment>
            <translation>Solo puedes cerrar cuando tu compañero ha empezado a jugar con su pie.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Bonus for going out</source>
            <extracomment>label of go_out.bonus</extracomment>
            <translation>Premio por cerrar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points for the team that goes out.</source>
            <extracomment>help of go_out.bonus</extracomment>
            <translation>Puntos para el bando que cierra.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>You may ask your partner before going out.</source>
            <extracomment>permission.mode = optional</extracomment>
            <translation>Puedes preguntar a tu compañero antes de cerrar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>You must ask your partner.</source>
            <extracomment>permission.mode = mandatory</extracomment>
            <translation>Debes preguntar a tu compañero.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>There is no asking.</source>
            <extracomment>permission.mode = none</extracomment>
            <translation>No se pregunta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether partners ask each other before going out.</source>
            <extracomment>help of permission.mode</extracomment>
            <translation>Si los compañeros se preguntan antes de cerrar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>After the draw, before anything is melded.</source>
            <extracomment>permission.timing = before_any_meld</extracomment>
            <translation>Después de robar, antes de bajar nada.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>After the draw; only the meld that took the pile may be down.</source>
            <extracomment>permission.timing = after_top_card_meld</extracomment>
            <translation>Después de robar; solo puede estar bajado el juego que se llevó el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Any time before the last card.</source>
            <extracomment>permission.timing = when_ready</extracomment>
            <translation>En cualquier momento antes de la última carta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>When to ask</source>
            <extracomment>label of permission.timing</extracomment>
            <translation>Cuándo se pregunta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>At which moment of the turn the question may be asked.</source>
            <extracomment>help of permission.timing</extracomment>
            <translation>En qué momento del turno se puede hacer la pregunta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The answer binds</source>
            <extracomment>label of permission.binding</extracomment>
            <translation>La respuesta obliga</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>After a yes you must go out this turn, after a no you must not.</source>
            <extracomment>help of permission.binding</extracomment>
            <translation>Después de un sí debes cerrar en este turno; después de un no, no puedes.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>As often as you like.</source>
            <extracomment>none_means of permission.limit_per_deal</extracomment>
            <translation>Tantas veces como quieras.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Questions per deal</source>
            <extracomment>label of permission.limit_per_deal</extracomment>
            <translation>Preguntas por ronda</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How often a player may ask in one deal.</source>
            <extracomment>help of permission.limit_per_deal</extracomment>
            <translation>Cuántas veces puede preguntar un jugador en una ronda.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>There is no such bonus.</source>
            <extracomment>none_means of concealed.total, none_means of concealed.without_canasta_total</extracomment>
            <translation>No hay ese premio.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points for laying down the whole hand in one turn, in place of the usual bonus.</source>
            <extracomment>help of concealed.total</extracomment>
            <translation>Puntos por bajar toda la mano en un solo turno, en lugar del premio habitual.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>You have not melded anything before.</source>
            <extracomment>concealed.scope = player</extracomment>
            <translation>No has bajado nada antes.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Nobody of your team has melded anything before.</source>
            <extracomment>concealed.scope = team</extracomment>
            <translation>Nadie de tu bando ha bajado nada antes.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Concealed means</source>
            <extracomment>label of concealed.scope</extracomment>
            <translation>Cerrar de mano significa</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Who must not have melded before.</source>
            <extracomment>help of concealed.scope</extracomment>
            <translation>Quién no debe haber bajado nada antes.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Needs a canasta of your own</source>
            <extracomment>label of concealed.own_canasta</extracomment>
            <translation>Hace falta una canasta propia</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The cards laid down must contain a whole canasta.</source>
            <extracomment>help of concealed.own_canasta</extracomment>
            <translation>Las cartas que se bajan deben contener una canasta entera.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Nothing added to other melds</source>
            <extracomment>label of concealed.no_layoff</extracomment>
            <translation>Nada añadido a otros juegos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>No card may be added to your partner's melds.</source>
            <extracomment>help of concealed.no_layoff</extracomment>
            <translation>No se puede añadir ninguna carta a los juegos de tu compañero.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Lenient about added cards</source>
            <extracomment>label of concealed.lenient</extracomment>
            <translation>Tolerancia con lo añadido</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards added to your partner's melds do no harm if your own cards alone would be enough.</source>
            <extracomment>help of concealed.lenient</extracomment>
            <translation>Las cartas añadidas a los juegos de tu compañero no estorban si las tuyas solas bastarían.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A hand still counts as concealed after you took the pile in that turn.</source>
            <extracomment>help of concealed.pile_ok</extracomment>
            <translation>Sigue siendo un cierre de mano aunque te llevaras el pozo en ese turno.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Concealed without a canasta</source>
            <extracomment>label of concealed.without_canasta_total</extracomment>
            <translation>Cierre de mano sin canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points for a hand that is concealed in every way but has no canasta of its own.</source>
            <extracomment>help of concealed.without_canasta_total</extracomment>
            <translation>Puntos por un cierre de mano que cumple todo pero no tiene canasta propia.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Hand</source>
            <extracomment>label of special_hands.list</extracomment>
            <translation>Mano</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Cards</source>
            <extracomment>label of special_hands.list</extracomment>
            <translation>Cartas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whole hands that end the deal at once. The team must not have opened, nothing is discarded, and only the hand's value is scored.</source>
            <extracomment>help of special_hands.list</extracomment>
            <translation>Manos enteras que terminan la ronda en el acto. El bando no debe haber abierto, no se descarta nada y solo se apunta el valor de la mano.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A pair of twos.</source>
            <extracomment>special_hands.wild_pair = twos</extracomment>
            <translation>Una pareja de doses.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A pair of twos or of jokers.</source>
            <extracomment>special_hands.wild_pair = twos_or_jokers</extracomment>
            <translation>Una pareja de doses o de jokers.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>No pair of wild cards.</source>
            <extracomment>special_hands.wild_pair = none</extracomment>
            <translation>Ninguna pareja de comodines.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Wild pair</source>
            <extracomment>label of special_hands.wild_pair</extracomment>
            <translation>Pareja de comodines</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Which wild cards may be the wild pair of the hand of pairs.</source>
            <extracomment>help of special_hands.wild_pair</extracomment>
            <translation>Qué comodines pueden ser la pareja de comodines en la mano de parejas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Pairs must differ</source>
            <extracomment>label of special_hands.distinct_pairs</extracomment>
            <translation>Las parejas deben ser distintas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Four cards of a rank are not two pairs.</source>
            <extracomment>help of special_hands.distinct_pairs</extracomment>
            <translation>Cuatro cartas de un valor no son dos parejas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Courtesy after the opening</source>
            <extracomment>label of special_hands.partner_courtesy</extracomment>
            <translation>Cortesía después de la apertura</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A special hand may still be shown in the turn right after your partner opened.</source>
            <extracomment>help of special_hands.partner_courtesy</extracomment>
            <translation>Todavía se puede mostrar una mano especial en el turno siguiente a la apertura de tu compañero.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Play goes on while the pile can be taken.</source>
            <extracomment>stock_end.mode = play_on</extracomment>
            <translation>Se sigue jugando mientras alguien pueda llevarse el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The deal ends after the turn of the last draw.</source>
            <extracomment>stock_end.mode = end_after_last_draw_turn</extracomment>
            <translation>La ronda termina tras el turno en que se robó la última carta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>When the stock is empty</source>
            <extracomment>label of stock_end.mode</extracomment>
            <translation>Cuando el mazo está vacío</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whether play goes on without a stock.</source>
            <extracomment>help of stock_end.mode</extracomment>
            <translation>Si se sigue jugando sin mazo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Yes, you must take the whole pile.</source>
            <extracomment>stock_end.forced_layoff = whole_pile</extracomment>
            <translation>Sí, debes llevarte todo el pozo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Yes, but you take just that card.</source>
            <extracomment>stock_end.forced_layoff = top_only</extracomment>
            <translation>Sí, pero solo te llevas esa carta.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Must you take a card that fits?</source>
            <extracomment>label of stock_end.forced_layoff</extracomment>
            <translation>¿Hay que llevarse la carta que encaja?</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Without a stock: whether the top card must be taken when it fits one of your melds and the pile is not frozen.</source>
            <extracomment>help of stock_end.forced_layoff</extracomment>
            <translation>Sin mazo: si hay que llevarse la carta de arriba cuando encaja en uno de tus juegos y el pozo no está congelado.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>You may still meld, then the deal ends.</source>
            <extracomment>stock_end.last_red_three = end_after_meld</extracomment>
            <translation>Todavía puedes bajar; después la ronda termina.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>With another card drawn, the turn goes on.</source>
            <extracomment>stock_end.last_red_three = turn_continues_if_other_card</extracomment>
            <translation>Si se robó otra carta, el turno sigue.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A red three as the last card</source>
            <extracomment>label of stock_end.last_red_three</extracomment>
            <translation>Un tres rojo como última carta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What happens when the last card drawn is a red three.</source>
            <extracomment>help of stock_end.last_red_three</extracomment>
            <translation>Qué pasa cuando la última carta robada es un tres rojo.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>It stays in hand and costs 5 points.</source>
            <extracomment>stock_end.last_three_modern = count5</extracomment>
            <translation>Se queda en la mano y cuesta 5 puntos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>It may be laid out.</source>
            <extracomment>stock_end.last_three_modern = may_lay</extracomment>
            <translation>Se puede poner en la mesa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>It must be laid out.</source>
            <extracomment>stock_end.last_three_modern = must_lay</extracomment>
            <translation>Se debe poner en la mesa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>It may be discarded to go out.</source>
            <extracomment>stock_end.last_three_modern = may_discard_to_go_out</extracomment>
            <translation>Se puede descartar para cerrar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A three as the last card</source>
            <extracomment>label of stock_end.last_three_modern</extracomment>
            <translation>Un tres como última carta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What happens in modern games when the last card drawn is a three.</source>
            <extracomment>help of stock_end.last_three_modern</extracomment>
            <translation>Qué pasa en las variantes modernas cuando la última carta robada es un tres.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Natural</source>
            <extracomment>label of score.canasta</extracomment>
            <translation>Natural</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Mixed</source>
            <extracomment>label of score.canasta</extracomment>
            <translation>Mixta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Canasta bonus</source>
            <extracomment>label of score.canasta</extracomment>
            <translation>Premio de canasta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points for a canasta, on top of its cards.</source>
            <extracomment>help of score.canasta</extracomment>
            <translation>Puntos por una canasta, además de sus cartas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Modern score table</source>
            <extracomment>label of score.matrix</extracomment>
            <translation>Tabla de puntos moderna</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What counts, and as plus or minus, depends on how many canastas a team has: none, one, or two and more.</source>
            <extracomment>help of score.matrix</extracomment>
            <translation>Lo que cuenta, y si suma o resta, depende de cuántas canastas tenga un bando: ninguna, una, o dos y más.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Canastas for a plus</source>
            <extracomment>label of score.canastas_for_positive</extracomment>
            <translation>Canastas para sumar</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>A team with fewer canastas loses the value of its melds and its hands, and gets no bonus.</source>
            <extracomment>help of score.canastas_for_positive</extracomment>
            <translation>Un bando con menos canastas pierde el valor de sus juegos y de sus manos, y no recibe premios.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Canastas</source>
            <extracomment>label of score.set_bonus</extracomment>
            <translation>Canastas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Natural canastas</source>
            <extracomment>label of score.set_bonus</extracomment>
            <translation>Canastas naturales</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Mixed canastas</source>
            <extracomment>label of score.set_bonus</extracomment>
            <translation>Canastas mixtas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Clean canastas</source>
            <extracomment>label of score.set_bonus</extracomment>
            <translation>Canastas limpias</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Dirty canastas</source>
            <extracomment>label of score.set_bonus</extracomment>
            <translation>Canastas sucias</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>In place of the bonus of</source>
            <extracomment>label of score.set_bonus</extracomment>
            <translation>En lugar del premio de</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Bonus for sets of canastas</source>
            <extracomment>label of score.set_bonus</extracomment>
            <translation>Premio por series de canastas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Extra points for a collection of canastas.</source>
            <extracomment>help of score.set_bonus</extracomment>
            <translation>Puntos extra por una colección de canastas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Hand of an unopened team</source>
            <extracomment>label of score.unopened_hand_factor</extracomment>
            <translation>Mano de un bando sin abrir</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The cards in hand of a team that never opened count so many times.</source>
            <extracomment>help of score.unopened_hand_factor</extracomment>
            <translation>Las cartas en la mano de un bando que no abrió cuentan tantas veces.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Taking the pile in error</source>
            <extracomment>label of penalty.pile_illegal</extracomment>
            <translation>Pedir mal el pozo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points for claiming the top card and not being able to use it.</source>
            <extracomment>help of penalty.pile_illegal</extracomment>
            <translation>Puntos por reclamar la carta de arriba y no poder usarla.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Going out after a no</source>
            <extracomment>label of penalty.go_out_after_no</extracomment>
            <translation>Cerrar después de un no</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points for going out although the partner refused.</source>
            <extracomment>help of penalty.go_out_after_no</extracomment>
            <translation>Puntos por cerrar aunque el compañero dijo que no.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Asking without being able</source>
            <extracomment>label of penalty.asked_but_unable</extracomment>
            <translation>Preguntar sin poder</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points for asking to go out, hearing yes and not being able to.</source>
            <extracomment>help of penalty.asked_but_unable</extracomment>
            <translation>Puntos por preguntar si se puede cerrar, oír que sí y no poder.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Hiding a red three</source>
            <extracomment>label of penalty.red_three_hidden</extracomment>
            <translation>Esconder un tres rojo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Points for keeping a red three that should have been laid out.</source>
            <extracomment>help of penalty.red_three_hidden</extracomment>
            <translation>Puntos por guardarse un tres rojo que debía estar en la mesa.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The opponents give the answer.</source>
            <extracomment>penalty.talk_answer = opponents_answer</extracomment>
            <translation>Contestan los rivales.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Nothing happens.</source>
            <extracomment>none_means of penalty.talk_answer</extracomment>
            <translation>No pasa nada.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Saying too much</source>
            <extracomment>label of penalty.talk_answer</extracomment>
            <translation>Decir demasiado</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>What happens when a player adds information to the question about going out.</source>
            <extracomment>help of penalty.talk_answer</extracomment>
            <translation>Qué pasa cuando un jugador añade algo a la pregunta de si puede cerrar.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Your partner.</source>
            <extracomment>permission.whom = partner</extracomment>
            <translation>Tu compañero.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Any one team-mate, whose answer is final.</source>
            <extracomment>permission.whom = any_one_teammate</extracomment>
            <translation>Cualquiera de los compañeros; su respuesta es definitiva.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Whom to ask</source>
            <extracomment>label of permission.whom</extracomment>
            <translation>A quién se pregunta</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Who answers the question. In teams of three one team-mate answers for all.</source>
            <extracomment>help of permission.whom</extracomment>
            <translation>Quién contesta la pregunta. En bandos de tres, un compañero contesta por todos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Moves against the rules are refused.</source>
            <extracomment>table.enforcement = prevent</extracomment>
            <translation>Las jugadas contra las reglas se rechazan.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>They are put right and cost points.</source>
            <extracomment>table.enforcement = penalise</extracomment>
            <translation>Se corrigen y cuestan puntos.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Moves against the rules</source>
            <extracomment>label of table.enforcement</extracomment>
            <translation>Jugadas contra las reglas</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How the program treats a move that the rules do not allow.</source>
            <extracomment>help of table.enforcement</extracomment>
            <translation>Qué hace el programa con una jugada que las reglas no permiten.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Take back melds</source>
            <extracomment>label of table.undo_meld</extracomment>
            <translation>Recoger juegos</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Melds of the current turn may be taken back until the discard.</source>
            <extracomment>help of table.undo_meld</extracomment>
            <translation>Los juegos del turno en curso se pueden recoger hasta el descarte.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Only the top card.</source>
            <extracomment>table.pile_view = top_only</extracomment>
            <translation>Solo la carta de arriba.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>The last few cards.</source>
            <extracomment>table.pile_view = last_n</extracomment>
            <translation>Las últimas cartas.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>Looking through the pile</source>
            <extracomment>label of table.pile_view</extracomment>
            <translation>Mirar el pozo</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/engine/rules/schema" />
            <source>How much of the discard pile you may look at.</source>
            <extracomment>help of table.pile_view</extracomment>
            <translation>Cuánto del pozo puedes mirar.</translation>
        </message>
    </context>
    <context>
        <name>patterns</name>
        <message>
            <location filename="../../canasta_qt/controller/rules_draft/patterns.py" />
            <source>Write which cards the hand is made of.</source>
            <translation>Escribe de qué cartas se compone la mano.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rules_draft/patterns.py" />
            <source>“{part}” cannot be read. Write ranks such as 77,AA (T is ten, X a joker), groups such as 4-4-3-3, or “7 natural pairs”.</source>
            <translation>«{part}» no se puede leer. Escribe valores como 77,AA (T es el diez, X un joker), grupos como 4-4-3-3, o «7 natural pairs».</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rules_draft/patterns.py" />
            <source>Something is missing beside a plus sign or a comma.</source>
            <translation>Falta algo junto a un signo más o una coma.</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rules_draft/patterns.py" />
            <source>These parts do not go together: the hand needs 1 to 60 cards.</source>
            <translation>Estas partes no van juntas: la mano necesita de 1 a 60 cartas.</translation>
        </message>
    </context>
    <context>
        <name>people</name>
        <message>
            <location filename="../../canasta_qt/engine/rules/presets" />
            <source>You</source>
            <extracomment>the name at the player's own seat</extracomment>
            <translation>Tú</translation>
        </message>
    </context>
    <context>
        <name>problems</name>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Canasta is already open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Your matches are in the window that was opened first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Close it before you start another one, or go on playing there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Your match is kept: every move is saved as soon as it is made.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>What happened is written down in {file}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Something in Canasta Qt went wrong.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>You can play on. If the table looks odd, close the window and start again: the match continues where it was.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>The rules could not be saved as a file.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Here they are as they were.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Choose another folder, or make room where {path} should be.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>The file cannot be opened.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Nothing was stored.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>See whether {path} is there and may be read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>{name} cannot be used as a match.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Ask for the file again, perhaps as an attachment that nobody has edited.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>This match cannot be played again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>It is kept as it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>You can save it as a file for whoever looks after the program.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Some files could not be taken in.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>The match could not be saved as a file.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>It is still among your matches.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>The score sheet could not be saved as a file.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>The scores are still kept with your match.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Canasta Qt cannot save anything.</source>
            <extracomment>not_writable</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>You can play on, but what you play may be lost when you close the window.</source>
            <extracomment>not_writable</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>It tried to write to {path}. Make room there or allow writing, or start with --data-dir and another folder.</source>
            <extracomment>not_writable</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>A saved file cannot be opened.</source>
            <extracomment>not_readable</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Nothing was deleted: the file is still at {path}.</source>
            <extracomment>not_readable</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>You can start a new match now.</source>
            <extracomment>not_readable, damaged, match_damaged</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>A saved file is damaged.</source>
            <extracomment>damaged</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Nothing was deleted: it was set aside as {path}.</source>
            <extracomment>damaged</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>A file among the saved matches is no match.</source>
            <extracomment>foreign</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Nothing was deleted: it lies at {path}.</source>
            <extracomment>foreign</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>If you know where it belongs, move it there.</source>
            <extracomment>foreign</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>A saved file comes from a newer Canasta Qt.</source>
            <extracomment>future</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>It is kept as it is, at {path}.</source>
            <extracomment>future</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Open it with the newer program; here you can start a new match.</source>
            <extracomment>future</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>The file with your matches was damaged.</source>
            <extracomment>recovered</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Matches that could be saved from it: {number}. The damaged file itself was set aside, untouched, as {path}.</source>
            <extracomment>recovered</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>You can go on playing.</source>
            <extracomment>recovered</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>A match that was interrupted cannot be played on.</source>
            <extracomment>match_damaged</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Nothing was deleted: it is kept in {path}, but no longer offered.</source>
            <extracomment>match_damaged</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>The pictures of the cards are missing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../canasta_qt/dialogs/problems.py" />
            <source>Please install Canasta Qt again.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>rules_comparison</name>
        <message>
            <location filename="../../canasta_qt/controller/rules_comparison.py" />
            <source>{left} and {right}</source>
            <translation>{left} y {right}</translation>
        </message>
        <message>
            <location filename="../../canasta_qt/controller/rules_comparison.py" />
            <source>They do not differ.</source>
            <translation>No se diferencian.</translation>
        </message>
    </context>
</TS>
