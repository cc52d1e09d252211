"""The service over HTTP: one blueprint a subject."""
