/// A symbol of the engine's own set as large as text; it is decoration.
nonisolated struct Glyph: _PrimitiveView {
  let symbol: String
  let color: Color
  /// In points of a text of usual size.
  let size: Double

  init(_ symbol: String, _ color: Color, size: Double) {
    self.symbol = symbol
    self.color = color
    self.size = size
  }

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    context.addGlyph(view.symbol, color: view.color, size: view.size)
  }
}
