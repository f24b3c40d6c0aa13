# A server's settings besides its language and look, and who may open tables where.

# Headings, each above a menu
setting-preset = **नयाँ टेबलको नियम**
setting-deals = **नयाँ टेबलमा कति राउन्ड**
setting-clock = **नयाँ टेबलको समय**
setting-pace = **सकिएको हात**
setting-pings = **कसैले अरूलाई कुराउँदा**
setting-channels = **टेबल खोल्ने च्यानल**
    -# थ्रेड आफ्नो च्यानलमै गनिन्छ।
setting-starters = **टेबल कसले खोल्न पाउने**
    -# सर्भर मिलाउनेले जहिले पनि पाउँछ।
setting-table-role = **नयाँ टेबलको खबर पाउने रोल**
    -# /callbreak start ले टेबल खोल्दा एकपटक मेन्सन हुन्छ।
# Under the heading, while the role cannot be mentioned. “Mention All Roles” is a permission; Discord adds @everyone and @here to its name
setting-table-role-silent = -# मैले यो रोल मेन्सन गर्न मिल्दैन, त्यसैले कसैलाई खबर जाँदैन: सबैलाई मेन्सन गर्न दिनुस्, वा मलाई “Mention All Roles” दिनुस्।

# Buttons that turn to a page
server-page-looks = रूप
server-page-matches = गेम
server-page-access = कसले, कहाँ

# Choices in the menus: short, since a phone shows about 28 characters. As played last: rules and deals alike
rules-played-last = पछिल्लो पटकजस्तै
server-clock-quick = छिटो
server-clock-normal = सामान्य
server-clock-off = समय नगन्ने
pace-normal = डेढ सेकेन्ड देखाउने
pace-instant = तुरुन्तै अघि बढ्ने
pings-on = एकपटक मेन्सन गर्ने
pings-off = मेन्सन नगर्ने
# What a menu of channels or roles says while none is chosen
channels-all = सबै च्यानल
starters-everybody = सबैले
starters-managers = सर्भर मिलाउनेले
starters-role = तलको रोल भएकाले
role-starters = वा एउटा रोल भएकाले मात्र
role-nobody = कसैलाई खबर नगर्ने

# Refusals
settings-unknown-choice = यो छान्न मिल्दैन, वा अब मिल्दैन। सेटिङ फेरि खोलेर देखाइएकैबाट छान्नुस्।
settings-not-everyone = सबैसँग भएको रोललाई खबर गर्न मिल्दैन। अर्को छान्नुस्।
# $channels: mentions, "#games or #cards"
start-elsewhere = यो च्यानलमा टेबल खोलिँदैन। यहाँ खोल्नुस्: { $channels }।
start-not-here = यो च्यानलमा टेबल खोलिँदैन। कहाँ खोल्ने, सर्भर मिलाउनेलाई सोध्नुस्।
# $right: the permission, as Discord calls it
start-managers-only = यहाँ “{ $right }” अनुमति भएकाले मात्र टेबल खोल्छन्। खुलिसकेको टेबलमा भने बस्न मिल्छ।
# $role: a mention
start-role-only = यहाँ { $role } रोल भएकाले मात्र टेबल खोल्छन्। खुलिसकेको टेबलमा भने बस्न मिल्छ।
# $rights: permissions, as Discord calls them, set in bold; $channel: a mention; the ways to them are Discord's own menus
missing-right = यहाँ टेबल खोल्न मिलेन: { $channel } मा मसँग { $rights } छैन। च्यानल मिलाउनेले दिन सक्छन्: *Edit Channel* → *Permissions* → मलाई थप्ने → अनुमति दिने। वा अर्को च्यानलमा खेल्नुस्।
thread-locked = यो थ्रेड लक छ, त्यसैले टेबल देखाउन मिल्दैन। मोडरेटरलाई खोलिदिन भन्नुस्, वा अर्को च्यानलमा खेल्नुस्।
thread-archived = यो थ्रेड आर्काइभ भइसकेको छ। यसमा जे भए पनि एउटा म्यासेज लेख्नुस्, थ्रेड फेरि खुल्छ, अनि टेबल खोल्नुस्।
thread-private = म यो प्राइभेट थ्रेडमा छैन। यहाँ मलाई मेन्सन गर्नुस्, म थपिन्छु, अनि टेबल खोल्नुस्।

# Above nothing, below a new table. $role: a mention
lobby-call = { $role } नयाँ टेबल खुल्यो।

# A permission of voice channels
right-connect = Connect (जोडिने)
