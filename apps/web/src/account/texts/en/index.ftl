### An account: making it, signing in, managing it.
