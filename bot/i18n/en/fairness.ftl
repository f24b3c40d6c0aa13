# The fair shuffle: how it works (/callbreak fairness), and the proof of one match (the button under its result).
# $hash: SHA-256; $command: what is typed at a computer. Both stay as they are.

# Five numbered lines below a heading
fairness =
    ## Is the shuffle fair?
    1. Before anybody sits down, the bot draws a secret. The lobby that /callbreak start opens shows its { $hash } hash: **Deals sealed**.
    2. Each press of **{ button-join }**, and the press of **{ button-start }**, adds a number that Discord gives out and the bot cannot choose.
    3. Secret and numbers together decide the first dealer and every deal. Nobody can choose the cards, not even whoever runs the bot.
    4. When the match ends, the seal is opened. **{ button-check-deals }**, or /callbreak fairness with the match’s number, gives you the secret, the numbers and the record. `{ $command }` proves it.
    5. The seal covers the first dealer and the cards, not the rules or the number of deals. Those are in the record: compare them with what your lobby and /callbreak rules showed.

button-check-deals = Check the deals

# $number: the match's own
check-title = ### Match { $number }: check the deals
# $secret, $commitment: hexadecimal digits
check-seal =
    Deals sealed: `{ $commitment }`
    The seal opened: `{ $secret }`
check-words = Numbers that the bot could not choose, by chair:
# $seat: 1 to 4; $name: who sits there; $word: the number that came with the press of Join or Start
check-word = `{ $seat }` { $name } · `{ $word }`
check-how =
    1. The seal must be the one that your lobby showed. It is the { $hash } hash of the secret’s bytes.
    2. Save the file. In a copy of this bot’s project, `{ $command }` says **proven**, or what is wrong and where.
    3. The seal does not cover the rules. Compare those in the record with these, by which you played. More: /callbreak fairness
check-no-file = The record cannot come as a file: I lack the permission “Attach Files” in this channel. When somebody who manages the server has given it, press **{ button-check-deals }** again. Whoever runs the bot can write the file too: `{ $command }`
check-not-yet = This match has not ended. Its seal is opened when it does, not before.
check-nothing = No card was dealt at this table, so there is nothing to check.

command-fairness = Why nobody can choose the deals, and how to check that
option-match = The number of a match played in this channel, to check its deals
