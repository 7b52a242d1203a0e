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
