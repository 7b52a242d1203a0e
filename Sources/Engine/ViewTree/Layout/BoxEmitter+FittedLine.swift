import ElementTree

extension BoxEmitter {
  /// Emits a line whose size or end is the browser's choice.
  mutating func emitLine(_ line: FittedLine) {
    guard line.minimumScale < 1 else { return emitTruncated(line) }
    let scale = out.tree.styles.extend(0, .leastScale, .number(line.minimumScale))
    let place = open(FittedLineRules.scaledClass, style: scale)
    out.attribute(.dataText, line.text)
    let room = out.open(.span)
    let ruler = out.open(.span)
    out.attribute(.dataText, line.text)
    let container = out.open(.span)
    let shown = out.open(.span)
    emitTruncated(line)
    for node in [shown, container, ruler, room, place] { out.close(node) }
  }

  private mutating func emitTruncated(_ line: FittedLine) {
    switch line.truncation {
    case .tail: out.text(line.text)
    case .head:
      let node = open(FittedLineRules.headClass)
      emitIsolated(line.text)
      out.close(node)
    case .middle:
      let node = open(FittedLineRules.middleClass)
      let halves = line.halves
      let first = out.open(.span)
      out.text(halves.first)
      out.close(first)
      let second = out.open(.span)
      emitIsolated(halves.second)
      out.close(second)
      out.close(node)
    }
  }

  /// Emits letters that run as they do elsewhere in a line that is set against their direction.
  private mutating func emitIsolated(_ text: String) {
    let node = out.open(.bdi)
    out.text(text)
    out.close(node)
  }

  private mutating func open(_ name: String, style: StyleTable.List = 0) -> Int {
    let node = out.open(.span, style: style)
    out.addClass(name)
    return node
  }
}
