extension SymbolSet {
  /// Names whose symbol looks like another's.
  static let aliases: [String: String] = [
    "arrow.left": "arrow.backward",
    "arrow.right": "arrow.forward",
    "arrow.uturn.left": "arrow.uturn.backward",
    "arrow.uturn.right": "arrow.uturn.forward",
    "chevron.left": "chevron.backward",
    "chevron.right": "chevron.forward",
    "line.horizontal.3": "line.3.horizontal",
    "person.crop.circle": "person.circle",
    "person.crop.circle.fill": "person.circle.fill",
    "shippingbox": "cube",
    "shippingbox.fill": "cube.fill",
    "textformat.size": "textformat",
    "xmark": "multiply",
  ]
}
