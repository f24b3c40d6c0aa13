# When the bot itself is in trouble.
bot-stopping = I'm just being restarted, so nothing happened. Try again in a moment; nothing is lost.
cannot-keep = I can't save anything right now, so nothing happened. Try again in a moment. If it goes on like this, tell whoever runs me.
