"""The engines that speech can come from; each is loaded only when it is asked for."""
