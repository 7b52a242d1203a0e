import ElementTree

/// The SHA-256 of a file's content.
func importHash(_ bytes: [UInt8]) -> [UInt8] { SHA256.digest(of: bytes) }
