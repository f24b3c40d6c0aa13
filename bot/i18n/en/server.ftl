# A server's settings besides its language and look, and who may open tables where.

# Headings, each above a menu
setting-preset = **Rules of new tables**
setting-deals = **Deals of new tables**
setting-clock = **Clock of new tables**
setting-pace = **Finished tricks**
setting-pings = **When somebody keeps others waiting**
setting-channels = **Channels for tables**
    -# A thread counts as its channel.
setting-starters = **Who may open a table**
    -# Whoever manages the server always may.
setting-table-role = **Role to tell of new tables**
    -# It is mentioned once, when /callbreak start opens a table.
# Under the heading, while the role cannot be mentioned. “Mention All Roles” is a permission; Discord adds @everyone and @here to its name
setting-table-role-silent = -# I may not mention this role, so nobody is told: allow everybody to mention it, or give me “Mention All Roles”.

# Buttons that turn to a page
server-page-looks = Looks
server-page-matches = Matches
server-page-access = Access

# Choices in the menus: short, since a phone shows about 28 characters. As played last: rules and deals alike
rules-played-last = As played last
server-clock-quick = Quick
server-clock-normal = Normal
server-clock-off = No clock
pace-normal = Shown for 1.5 seconds
pace-instant = The game goes on at once
pings-on = They are mentioned once
pings-off = Nobody is mentioned
# What a menu of channels or roles says while none is chosen
channels-all = All channels
starters-everybody = Everybody
starters-managers = Who manages the server
starters-role = The role below
role-starters = Or only people with a role
role-nobody = Nobody is told

# Refusals
settings-unknown-choice = That cannot be chosen, or no longer. Open the settings again and choose from what is offered.
settings-not-everyone = A role that everybody has cannot be told. Choose another.
# $channels: mentions, "#games or #cards"
start-elsewhere = Tables are not opened in this channel. Start in { $channels }.
start-not-here = Tables are not opened in this channel. Ask whoever manages the server where they are.
# $right: the permission, as Discord calls it
start-managers-only = Here only people with the permission “{ $right }” open tables. You can join one that is open.
# $role: a mention
start-role-only = Here only people with the role { $role } open tables. You can join one that is open.
# $rights: permissions, as Discord calls them, set in bold; $channel: a mention; the ways to them are Discord's own menus
missing-right = I may not open a table here: in { $channel } I lack { $rights }. Whoever manages that channel can give it to me: *Edit Channel* → *Permissions* → add me → allow it. Or start in another channel.
thread-locked = This thread is locked, so I cannot show a table in it. Ask a moderator to unlock it, or start in another channel.
thread-archived = This thread is archived. Write any message in it, which opens it again, and then start.
thread-private = I am not in this private thread. Mention me in it, which adds me, and then start.

# Above nothing, below a new table. $role: a mention
lobby-call = { $role } A new table is open.

# A permission of voice channels
right-connect = Connect
