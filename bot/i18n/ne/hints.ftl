# Hints for whoever meets something for the first time, in their private panel: one line, shown once.

# Ends every hint
hint-off = (सुझाव नचाहिए /callbreak settings)

# Before the player's first call
hint-first-call = -# सुझाव: हरेक एक्का र हरेक ठूलो तुरुपको झन्डै एक हात गन्नुस्। कलभन्दा कम हात उठे कल पुग्दैन, घट्छ। { hint-off }
# Some cards are greyed out for the first time; a line above names the rule
hint-first-forced = -# सुझाव: केही पत्ती अहिले फाल्न मिल्दैन। कुन नियमले रोकेको हो, माथिको लाइनमा छ। { hint-off }
# The calls were too low, and the cards were dealt again
hint-first-redeal = -# सुझाव: यति थोरै कलमा राउन्ड खेलिँदैन। तपाईंलाई नयाँ तास आएको छ, सबैले फेरि कल गर्ने। { hint-off }
# The player has no card of the suit led and must play a trump; a line above says which
hint-first-trump = -# सुझाव: चालको रङ नभए तुरुप फाल्नुपर्छ। कति ठूलो, माथिको लाइनमा छ। { hint-off }
# The player has missed a call
hint-first-missed = -# सुझाव: नपुगेको कल जम्माबाट घट्छ। ढुक्क नहुँदा अलि कम कल गर्नुस्। { hint-off }
