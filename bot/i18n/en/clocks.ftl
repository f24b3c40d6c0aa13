# Clocks, pings, people who are away, guests, and commands that reach beyond their channel.

# The clocks that a table can have
clock-quick = Quick: 30 seconds a card
clock-normal = Normal: 90 seconds a card
clock-off = No clock: take days if you like
options-clock = Clock

# $clock: one of the clocks above
lobby-clock = -# Clock · { $clock }

# $when: a time that Discord shows, such as "in a minute"
ping-limit = -# The computer moves for you { $when }.

# What whoever was away sees in place of their cards
panel-away =
    ### The computer plays for you
    You let three moves in a row pass. Your chair and your score are still yours: press **{ button-back }** to play on.
button-back = I’m back

# $when: a time that Discord shows, such as "in ten minutes"
table-all-away = Everybody is away. Unless somebody presses **{ button-back }**, the match is broken off { $when }.

# $guest: who asks; $name: the computer player, or whoever left, whose chair it is
table-asks = **{ $guest }** asks for { $name }’s chair from the next deal on.
button-admit = Let in
button-decline = Decline

# $name: whose chair it is
chair-asked = You have asked for { $name }’s chair. Somebody who plays here has to let you in; then it is yours from the next deal on.

# $reason: over, back (its owner came back) or declined
chair-not-yours =
    { $reason ->
        [over] The match is over, so { $name }’s chair will not be yours. Wait for the next match.
        [back] { $name } is back and plays on, so the chair will not be yours.
       *[declined] You were not let in to { $name }’s chair.
    }
refusal-away = You were away, so the computer plays for you. Press **{ button-back }** to play on.
refusal-last-deal = This is the last deal, so no chair can be taken any more. Wait for the next match.
table-again-wait = The table was posted again just now. Wait ten seconds.
command-admin-end = End the table in this channel, or choose one of the server’s

# One table in a menu. $channel: with #; $host: the host’s name
choose-table = { $channel } · { $host }
choose-table-which = Which table?
choose-to-leave = You sit at several tables. Which one do you want to leave?
choose-to-end = You sit at several tables. Which match do you want to end?
choose-to-close = No table is open in this channel. Which one is to be ended? Its match will not count.

# $channel: a mention
you-left-there = You have left the table in { $channel }.
no-chair-anywhere = You have no chair at any table of this server.
no-tables = No table is open on this server.
table-closed-by-you = The table in { $channel } is closed. A match that was running there does not count.
