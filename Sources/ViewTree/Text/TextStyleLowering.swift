package import ElementTree

extension LoweringContext {
  /// The declarations that text has here.
  @MainActor
  package mutating func textStyle() -> StyleTable.List {
    let style = environment.style
    let font = style.font ?? .body
    var list = extend(0, .fontSize, .scaledPoints(font.size))
    if let lineHeight = font.lineHeight {
      list = extend(list, .lineHeight, .scaledPoints(lineHeight))
    }
    if let weight = style.weight ?? font.weightValue {
      list = extend(list, .fontWeight, .number(Double(weight.value)))
    }
    return list
  }
}
