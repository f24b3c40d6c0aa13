# The fair shuffle: how it works (/callbreak fairness), and the proof of one match (the button under its result).
# $hash: SHA-256; $command: what is typed at a computer. Both stay as they are.

# Five numbered lines below a heading
fairness =
    ## ¿Se baraja limpiamente?
    1. Antes de que nadie se siente, el bot saca un secreto. La mesa que abre /callbreak start enseña enseguida su huella { $hash }: **Reparto sellado**.
    2. Cada **{ button-join }**, y **{ button-start }**, añade un número que da Discord y que el bot no puede elegir.
    3. El secreto y los números deciden juntos quién reparte primero y cada reparto. Nadie puede elegir las cartas, ni siquiera quien lleva el bot.
    4. Al acabar la partida se abre el sello. **{ button-check-deals }**, o /callbreak fairness con el número de la partida, te da el secreto, los números y el acta. `{ $command }` lo demuestra.
    5. El sello cubre quién reparte primero y las cartas, no las reglas ni el número de repartos. Están en el acta: compáralas con lo que enseñaban la mesa al abrirse y /callbreak rules.

button-check-deals = Comprobar el reparto

# $number: the match's own
check-title = ### Partida { $number }: comprueba el reparto
# $secret, $commitment: hexadecimal digits
check-seal =
    Reparto sellado: `{ $commitment }`
    Sello abierto: `{ $secret }`
check-words = Los números que el bot no podía elegir, por asiento:
# $seat: 1 to 4; $name: who sits there; $word: the number that came with the press of Join or Start
check-word = `{ $seat }` { $name } · `{ $word }`
check-how =
    1. El sello tiene que ser el que enseñaba la mesa al abrirse. Es la huella { $hash } de los bytes del secreto.
    2. Guarda el archivo. En una copia del proyecto de este bot, `{ $command }` dice **proven**, o qué falla y dónde.
    3. El sello no cubre las reglas. Compara las del acta con estas, con las que se jugó. Más: /callbreak fairness
check-no-file = El acta no puede llegar como archivo: en este canal me falta el permiso “Adjuntar archivos”. Cuando alguien que gestione el servidor lo dé, pulsa otra vez **{ button-check-deals }**. Quien lleva el bot también puede escribir el archivo: `{ $command }`
check-not-yet = Esta partida no ha terminado. El sello se abre al final, no antes.
check-nothing = En esta mesa no se repartió ninguna carta, así que no hay nada que comprobar.

command-fairness = Por qué nadie puede elegir las cartas, y cómo comprobarlo
option-match = El número de una partida jugada en este canal, para comprobar su reparto
