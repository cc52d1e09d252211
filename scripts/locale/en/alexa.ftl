### The door for Amazon’s speakers.

alexa-no-player = This speaker plays no recordings, and a night is one. Please use another speaker.

error-alexa-url = Alexa plays sound only from an address that begins with https://, which “{ $url }” does not; give the one that can be reached from outside with --public-url.
error-alexa-language = Alexa does not hear this language, and has a model for English alone; add --lang en.
