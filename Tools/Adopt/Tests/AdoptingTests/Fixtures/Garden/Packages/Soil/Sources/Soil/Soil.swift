public let depth = 30
