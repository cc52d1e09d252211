"""The door for Amazon's speakers: their requests verified and understood, our answers in their envelopes."""
