### The door for Amazon’s speakers.

alexa-no-player = This speaker plays no recordings, and a night is one. Please use another speaker.

error-alexa-url = Alexa reaches this service only at an address that begins with https://; give it with --public-url.
error-alexa-language = Alexa does not hear this language, and has a model for English alone; add --lang en.
