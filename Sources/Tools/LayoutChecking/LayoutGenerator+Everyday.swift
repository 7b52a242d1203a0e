/// Views such as screens of apps are made of.
extension LayoutGenerator {
  /// What a view stands in.
  private enum Place { case row, column, depth, cell, layer }

  mutating func screen() -> LayoutSpec {
    switch pick(Array(0..<10)) {
    case 0, 1: return scrolling(depth: 3)
    case 2, 3: return card(depth: 2)
    case 4, 5: return row(depth: 2)
    case 6: return layered(depth: 2)
    default: return column(depth: 3)
    }
  }

  private mutating func name() -> String {
    leaves += 1
    return "v\(leaves)"
  }

  private mutating func piece(in place: Place, depth: Int) -> LayoutSpec {
    var spec: LayoutSpec
    guard depth > 0, happens(55) else {
      spec = leaf(in: place)
      change(&spec, in: place, isLeaf: true)
      return spec
    }
    switch pick(Array(0..<12)) {
    case 0...3: spec = row(depth: depth - 1)
    case 4...6: spec = column(depth: depth - 1)
    case 7, 8: spec = layered(depth: depth - 1)
    case 9: spec = card(depth: depth - 1)
    case 10: spec = place == .layer ? row(depth: depth - 1) : scrolling(depth: depth - 1)
    default: spec = LayoutSpec(kind: .reader, id: name(), children: [piece(in: .layer, depth: 0)])
    }
    if spec.kind != .reader { change(&spec, in: place, isLeaf: false) }
    return spec
  }

  // MARK: Leaves

  private mutating func leaf(in place: Place) -> LayoutSpec {
    switch pick(Array(0..<20)) {
    case 0...4: return label()
    case 5, 6: return avatar()
    case 7, 8: return banner()
    case 9, 10:
      guard place == .row || place == .column else { return block() }
      var spacer = LayoutSpec(kind: .spacer)
      if happens(30) { spacer.minLength = pick([0, 12, 40]) }
      return spacer
    case 11:
      guard place == .row || place == .column else { return block() }
      return LayoutSpec(kind: .divider, id: name())
    default: return block()
    }
  }

  private mutating func label() -> LayoutSpec {
    LayoutSpec(kind: .text, id: name(), letters: pick([2, 3, 5, 8, 12]))
  }

  private mutating func block() -> LayoutSpec {
    var color = LayoutSpec(kind: .color, id: name())
    var frame = LayoutSpec.Frame()
    switch pick(Array(0..<10)) {
    case 0...4: (frame.width, frame.height) = (length(10, 90), length(10, 60))
    case 5, 6: frame.height = length(10, 80)
    case 7: frame.width = length(10, 80)
    default: return color
    }
    color.modifiers = [.frame(frame)]
    return color
  }

  /// A round or square picture, or a badge.
  private mutating func avatar() -> LayoutSpec {
    let side = length(20, 90)
    if happens(40) {
      return LayoutSpec(
        kind: .circle, id: name(),
        modifiers: happens(80) ? [.frame(.init(width: side, height: side))] : [])
    }
    return LayoutSpec(
      kind: .picture,
      modifiers: [
        .aspectRatio(nil, fills: happens(60)), .frame(.init(width: side, height: side)), .clipped,
        .named(name()),
      ])
  }

  /// A picture as wide as there is room.
  private mutating func banner() -> LayoutSpec {
    switch pick(Array(0..<7)) {
    case 0:
      return LayoutSpec(
        kind: .picture, modifiers: [.aspectRatio(nil, fills: false), .named(name())])
    case 1:
      return LayoutSpec(
        kind: .color, id: name(), modifiers: [.aspectRatio(pick([1, 1.5, 2]), fills: false)])
    case 2:
      return LayoutSpec(
        kind: .picture,
        modifiers: [
          .aspectRatio(nil, fills: true), .frame(.init(height: length(60, 160))), .clipped,
        ])
    case 3:
      return LayoutSpec(
        kind: .picture,
        modifiers: [
          .aspectRatio(nil, fills: true),
          .frame(.init(minWidth: 0, maxWidth: .infinity)), .frame(.init(height: length(60, 160))),
          .clipped, .named(name()),
        ])
    case 4:
      return LayoutSpec(
        kind: .picture,
        modifiers: [
          .aspectRatio(nil, fills: false), .named(name()), .frame(.init(height: length(30, 120))),
        ])
    case 5:
      return LayoutSpec(
        kind: .picture,
        modifiers: [
          .aspectRatio(nil, fills: false), .named(name()), .frame(.init(width: length(30, 120))),
        ])
    default:
      return LayoutSpec(
        kind: .picture,
        modifiers: [
          .aspectRatio(nil, fills: true),
          .frame(.init(maxWidth: .infinity, maxHeight: length(60, 160))), .clipped, .named(name()),
        ])
    }
  }

  // MARK: Containers

  private mutating func row(depth: Int) -> LayoutSpec {
    var row = LayoutSpec(kind: .hstack)
    row.alignment = pick([.top, .center, .center, .bottom])
    row.spacing = pick([nil, 0, 4, 8, 12, 16])
    row.children = (0..<pick([2, 2, 3, 3, 4])).map { _ in piece(in: .row, depth: depth) }
    return row
  }

  private mutating func column(depth: Int) -> LayoutSpec {
    var column = LayoutSpec(kind: .vstack)
    column.alignment = pick([.leading, .leading, .center, .trailing])
    column.spacing = pick([0, 4, 8, 12, 16])
    column.children = (0..<pick([2, 2, 3, 3, 4])).map { _ in piece(in: .column, depth: depth) }
    return column
  }

  private mutating func layered(depth: Int) -> LayoutSpec {
    var stack = LayoutSpec(kind: .zstack)
    stack.alignment = alignment()
    stack.children = (0..<pick([2, 2, 3])).map { _ in piece(in: .depth, depth: depth) }
    return stack
  }

  /// A column with space around it and something behind.
  private mutating func card(depth: Int) -> LayoutSpec {
    var card = happens(70) ? column(depth: depth) : row(depth: depth)
    card.modifiers = [.padding(pick([nil, 8, 12]))]
    if happens(50) {
      card.modifiers.append(.frame(.init(maxWidth: .infinity, alignment: alignment())))
    }
    card.modifiers.append(
      .layer(LayoutSpec(kind: .color, id: name()), .center, isOverlay: false))
    if happens(40) { card.modifiers.append(.padding(nil)) }
    return card
  }

  private mutating func scrolling(depth: Int) -> LayoutSpec {
    if happens(30) {
      var scroll = LayoutSpec(kind: .hscroll)
      var row = row(depth: depth)
      if happens(50) { row.modifiers.append(.padding(pick([nil, 8]))) }
      scroll.children = [row]
      return scroll
    }
    var scroll = LayoutSpec(kind: .vscroll)
    if happens(35) {
      var grid = LayoutSpec(kind: .grid)
      grid.columns = pick([
        [.flexible, .flexible], [.flexible, .flexible, .flexible], [.adaptive(100)],
        [.fixed(80), .flexible], [.adaptive(60)],
      ])
      grid.children = (0..<pick([3, 4, 5])).map { _ in piece(in: .cell, depth: 1) }
      if happens(50) { grid.modifiers.append(.padding(nil)) }
      scroll.children = [grid]
    } else {
      var column = column(depth: depth)
      if happens(60) { column.modifiers.append(.padding(nil)) }
      scroll.children = [column]
    }
    return scroll
  }

  // MARK: Modifiers

  private mutating func change(_ spec: inout LayoutSpec, in place: Place, isLeaf: Bool) {
    guard spec.kind != .spacer, spec.kind != .divider else { return }
    if happens(isLeaf ? 20 : 30) {
      spec.modifiers.append(
        pick([
          .padding(nil), .padding(8), .insets([0, 16, 0, 16]), .insets([8, 0, 8, 0]),
          .insets([0, 12, 0, 0]), .insets([12, 0, 0, 0]),
        ]))
    }
    if happens(15) {
      spec.modifiers.append(
        .layer(behind(), .center, isOverlay: false))
    }
    switch pick(Array(0..<24)) {
    case 0...3: spec.modifiers.append(.frame(.init(maxWidth: .infinity, alignment: alignment())))
    case 4:
      spec.modifiers.append(
        .frame(.init(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment())))
    case 5: spec.modifiers.append(.frame(.init(height: length(40, 160), alignment: alignment())))
    case 6: spec.modifiers.append(.frame(.init(width: length(60, 200), alignment: alignment())))
    case 7:
      spec.modifiers.append(
        .frame(.init(width: length(60, 200), height: length(40, 160), alignment: alignment())))
    case 8: spec.modifiers.append(.frame(.init(minHeight: length(30, 100), alignment: alignment())))
    case 9: spec.modifiers.append(.frame(.init(maxWidth: length(100, 300), alignment: alignment())))
    case 10:
      spec.modifiers.append(.frame(.init(minWidth: length(30, 100), alignment: alignment())))
    case 11 where !isLeaf:
      spec.modifiers.append(.fixedSize(horizontal: happens(40), vertical: happens(60)))
    case 12: spec.modifiers.append(.aspectRatio(pick([1, 1.5, 2]), fills: happens(25)))
    case 13 where place == .row || place == .column:
      spec.modifiers.append(.layoutPriority(pick([1, -1])))
    case 14: spec.modifiers.append(.offset(x: length(-20, 20), y: length(-20, 20)))
    case 15 where place == .depth || place == .layer:
      spec.modifiers.append(.position(x: length(10, 60), y: length(10, 40)))
    default: break
    }
    if happens(12) {
      var layer = piece(in: .layer, depth: happens(30) ? 1 : 0)
      if happens(30) { layer.modifiers.append(.padding(8)) }
      spec.modifiers.append(.layer(layer, alignment(), isOverlay: true))
    }
    if happens(10) { spec.modifiers.append(.clipped) }
    if happens(10) {
      spec.modifiers.append(.insets(pick([[0, 16, 0, 16], [16, 16, 16, 16], [8, 0, 0, 0]])))
    }
    if happens(20), spec.id == nil, !isNamed(spec), !isMoved(spec) {
      spec.modifiers.append(.named(name()))
    }
  }

  private func isNamed(_ spec: LayoutSpec) -> Bool {
    spec.modifiers.contains { if case .named = $0 { true } else { false } }
  }

  private func isMoved(_ spec: LayoutSpec) -> Bool {
    spec.modifiers.contains { if case .offset = $0 { true } else { false } }
  }

  private mutating func behind() -> LayoutSpec {
    switch pick([0, 1, 2, 3]) {
    case 0: LayoutSpec(kind: .circle, id: name())
    case 1:
      LayoutSpec(
        kind: .picture, modifiers: [.aspectRatio(nil, fills: true)])
    default: LayoutSpec(kind: .color, id: name())
    }
  }
}
