# Privacy: what is kept about a person (/callbreak privacy show, export, erase).

# Who had themselves erased, in place of their name.
former-player = a former player

command-privacy = What this bot keeps about you
command-privacy-show = What I keep about you, on this server and everywhere
command-privacy-export = A file with everything that I keep about you
command-privacy-erase = Erase what I keep about you, on this server or everywhere

privacy-title = ### What I keep about you
# $tables: tables where they sat; $results: results on the leaderboard; $notes: notes on whether they are a member
privacy-here = **On this server**
    Tables where you sat: { $tables }
    Results for the leaderboard: { $results }
    Notes on whether you are still a member: { $notes }
# $settings: how many settings they have changed; $hints: how many hints they were shown
privacy-everywhere = **On all servers together**
    Tables where you sat: { $tables }
    Results for the leaderboard: { $results }
    Notes on whether you are still a member: { $notes }
    Settings that you changed: { $settings }
    Hints that you were shown: { $hints }
privacy-about = Of a table I keep your Discord number, the name you had when you sat down, your calls and your cards. I keep no messages and no profile pictures.
    /callbreak privacy export gives you everything as a file. /callbreak privacy erase removes it.
# $contact: an e-mail or web address
privacy-contact = Questions about your data: { $contact }
privacy-no-contact = Whoever runs this bot has given no address for questions. Ask the people who manage this server.

privacy-file = Here is everything that I keep about you. Only you see this message.
privacy-no-file = I may not attach files in this channel. Type /callbreak privacy export in another one.

privacy-erase = ### Where shall I erase you?
    Matches that you played stay for the others, with “{ former-player }” in your place.
    - **{ button-erase-here }:** Your number and your name go from the tables of this server, and you go from its leaderboard.
    - **{ button-erase-everywhere }:** The same on every server, and your settings and hints go as well.
privacy-sure-here = ### Erase you on this server for good?
    Tables where you sat: { $tables }
    Results for the leaderboard: { $results }
    Notes on whether you are still a member: { $notes }
    This cannot be undone.
privacy-sure-everywhere = ### Erase you everywhere for good?
    Tables where you sat: { $tables }
    Results for the leaderboard: { $results }
    Notes on whether you are still a member: { $notes }
    Settings that you changed: { $settings }
    Hints that you were shown: { $hints }
    This cannot be undone.
# $channels: one channel or several, as links
privacy-leaving = You are at a table in { $channels } now. You leave it at once and cannot take your chair back; in a match the computer plays on.
privacy-erased-here = ### You are erased on this server
privacy-erased-everywhere = ### You are erased
privacy-erased-rest = The last traces in the database file are overwritten within a day or so. Messages that I have posted stay in their channels; whoever manages a server can delete them. If you play again, I begin anew.

# The buttons
button-export = My data as a file
button-erase = Erase…
button-erase-here = Only on this server
button-erase-everywhere = Everywhere
button-erase-sure = Erase for good
