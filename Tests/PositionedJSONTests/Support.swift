import PositionedJSON

/// Reads a text; the document if there is one, and the errors as `line:column message at path`.
func read(
  _ bytes: [UInt8], limits: JSONLimits = JSONLimits()
) -> (document: JSONDocument?, errors: [String]) {
  let diagnostics = Diagnostics()
  let document = JSONDocument(bytes, file: "f.json", limits: limits, diagnostics: diagnostics)
  return (document, diagnostics.errors.map(summary))
}

func read(_ text: String) -> (document: JSONDocument?, errors: [String]) { read(Array(text.utf8)) }

func summary(_ diagnostic: Diagnostic) -> String {
  "\(diagnostic.line):\(diagnostic.column) \(diagnostic.message), at \(diagnostic.path)"
}

/// A small generator with a printed seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }
}
