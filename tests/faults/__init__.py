"""Messages, threads, channels, servers and rights that are taken away while people play."""
