# Hints for whoever meets something for the first time, in their private panel: one line, shown once.

# Ends every hint
hint-off = (बंद करने हों तो /callbreak settings)

# Before the player's first call
hint-first-call = -# सुझाव: हर इक्के और हर बड़े तुरुप का लगभग एक हाथ गिनें। कॉल से कम हाथ बने तो कॉल टूट जाती है। { hint-off }
# Some cards are greyed out for the first time; a line above names the rule
hint-first-forced = -# सुझाव: कुछ पत्ते अभी नहीं चल सकते। कौन सा नियम रोक रहा है, यह ऊपर की लाइन में लिखा है। { hint-off }
# The calls were too low, and the cards were dealt again
hint-first-redeal = -# सुझाव: इतनी कम कॉल पर राउंड नहीं खेला जाता। आपको नए पत्ते मिले हैं, और सब फिर से कॉल करेंगे। { hint-off }
# The player has no card of the suit led and must play a trump; a line above says which
hint-first-trump = -# सुझाव: चाल वाला रंग न हो तो तुरुप से काटना पड़ता है। कितना बड़ा, यह ऊपर की लाइन में लिखा है। { hint-off }
# The player has missed a call
hint-first-missed = -# सुझाव: टूटी कॉल आपके कुल स्कोर से कटती है। पक्का न हो तो थोड़ी कम कॉल करें। { hint-off }
