let shared = 1
