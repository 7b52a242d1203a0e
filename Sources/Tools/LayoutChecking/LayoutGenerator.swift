import SeededRandom

/// Random layout cases of a kind, whose frames come from ``LayoutModel``.
package struct LayoutGenerator {
  /// What the cases are about.
  package enum Kind: String, CaseIterable, Sendable {
    /// One `aspectRatio` on a colour within ordinary stacks.
    case proportions
    /// Frames with a least size and no greatest, or an infinite one.
    case minimums
    /// Z-stacks whose views have priorities.
    case priorities
    /// Limits, `fixedSize`, priorities and `aspectRatio` everywhere.
    case everything
    /// What screens of apps are made of: pictures, lines of text, dividers, grids, scroll views.
    case everyday
  }

  private let kind: Kind
  private var random: SeededGenerator
  var leaves = 0

  package init(_ kind: Kind, seed: UInt64) {
    self.kind = kind
    random = SeededGenerator(seed: seed)
  }

  /// A file of cases in a root of 400 by 300 points, everyday ones in one of 390 by 700.
  package static func file(_ kind: Kind, count: Int, seed: UInt64) -> LayoutCases {
    var generator = LayoutGenerator(kind, seed: seed)
    var cases: [LayoutCase] = []
    let (width, height): (Double, Double) = kind == .everyday ? (390, 700) : (400, 300)
    while cases.count < count {
      let spec = generator.next()
      let (frames, overflows) = LayoutModel.frames(of: spec, width: width, height: height)
      guard !frames.isEmpty else { continue }
      cases.append(
        LayoutCase(
          id: "\(kind)-\(seed)-\(cases.count)", spec: spec, overflows: overflows, frames: frames))
    }
    return LayoutCases(file: "\(kind)-\(seed)", width: width, height: height, cases: cases)
  }

  private mutating func next() -> LayoutSpec {
    leaves = 0
    if kind == .everyday { return screen() }
    var spec = view(depth: 1 + random.below(3))
    if kind == .proportions {
      var chosen = random.below(max(leaves, 1))
      giveRatio(to: &spec, &chosen)
      if random.once(in: 3) {
        spec.modifiers.append(
          .frame(
            .init(
              width: pick([150, 200, 300]), height: pick([80, 150, 250]), alignment: alignment())))
      }
    }
    return spec
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[random.below(values.count)]
  }

  mutating func happens(_ percent: Int) -> Bool { random.below(100) < percent }

  mutating func length(_ low: Int, _ high: Int) -> Double {
    Double(low + random.below((high - low) / 5) * 5)
  }

  mutating func alignment() -> LayoutAlignment {
    pick([
      .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
      .bottomTrailing,
    ])
  }

  private mutating func view(depth: Int) -> LayoutSpec {
    if depth == 0 || happens(30) {
      var leaf = leaf(allowsSpacer: depth > 0)
      if leaf.kind == .color { addModifiers(&leaf) }
      return leaf
    }
    let kinds: [LayoutSpec.Kind] =
      kind == .priorities ? [.hstack, .vstack, .zstack, .zstack] : [.hstack, .vstack, .zstack]
    var stack = LayoutSpec(kind: pick(kinds))
    stack.children = (0..<pick([1, 2, 2, 3, 3, 4])).map { _ in view(depth: depth - 1) }
    switch stack.kind {
    case .hstack: stack.alignment = pick([.top, .center, .bottom])
    case .vstack: stack.alignment = pick([.leading, .center, .trailing])
    default: stack.alignment = alignment()
    }
    if stack.kind != .zstack { stack.spacing = pick([nil, 0, 4, 8, 10, 20]) }
    addModifiers(&stack)
    return stack
  }

  private mutating func leaf(allowsSpacer: Bool) -> LayoutSpec {
    if allowsSpacer, happens(12) {
      var spacer = LayoutSpec(kind: .spacer)
      if happens(30) { spacer.minLength = pick([0, 10, 20, 40]) }
      return spacer
    }
    leaves += 1
    var color = LayoutSpec(kind: .color)
    color.id = "v\(leaves)"
    var frame = LayoutSpec.Frame()
    switch random.below(100) {
    case 0..<55: (frame.width, frame.height) = (length(10, 90), length(10, 70))
    case 55..<70: frame.width = length(10, 90)
    case 70..<82: frame.height = length(10, 70)
    case 82..<95 where kind == .minimums || kind == .everything:
      if happens(60) { frame.minWidth = length(10, 150) }
      if happens(60) { frame.minHeight = length(10, 150) }
      if happens(20) { frame.maxWidth = .infinity }
      if happens(20) { frame.maxHeight = .infinity }
    default: return color
    }
    color.modifiers = [.frame(frame)]
    return color
  }

  private mutating func addModifiers(_ spec: inout LayoutSpec) {
    if happens(15) { spec.modifiers.append(.padding(pick([nil, 4, 8, 12]))) }
    if happens(12) {
      var frame = LayoutSpec.Frame(alignment: alignment())
      if happens(70) { frame.maxWidth = .infinity }
      if frame.maxWidth == nil || happens(30) { frame.maxHeight = .infinity }
      spec.modifiers.append(.frame(frame))
    }
    if happens(6) {
      var frame = LayoutSpec.Frame(alignment: alignment())
      if happens(50) { frame.width = length(60, 200) } else { frame.height = length(60, 200) }
      spec.modifiers.append(.frame(frame))
    }
    if happens(8) {
      spec.modifiers.append(
        .layer(leaf(allowsSpacer: false), alignment(), isOverlay: happens(50)))
    }
    if kind == .priorities, happens(30) { spec.modifiers.append(.layoutPriority(pick([1, 2]))) }
    guard kind == .everything else { return }
    if happens(10) {
      let low = length(20, 80)
      spec.modifiers.append(
        .frame(.init(minWidth: low, maxWidth: low + length(0, 120))))
    }
    if happens(6) {
      let axes = pick([(true, true), (true, false), (false, true)])
      spec.modifiers.append(.fixedSize(horizontal: axes.0, vertical: axes.1))
    }
    if happens(10) { spec.modifiers.append(.layoutPriority(pick([1, 2]))) }
    if happens(8) {
      spec.modifiers.append(.aspectRatio(pick([0.5, 1, 1.5, 2]), fills: happens(40)))
    }
  }

  /// Gives the leaf of a number proportions instead of its modifiers.
  private mutating func giveRatio(to spec: inout LayoutSpec, _ number: inout Int) {
    if spec.kind == .color {
      if number == 0 { spec.modifiers = ratioModifiers() }
      number -= 1
    }
    for index in spec.children.indices { giveRatio(to: &spec.children[index], &number) }
  }

  private mutating func ratioModifiers() -> [LayoutSpec.Modifier] {
    var modifiers: [LayoutSpec.Modifier] = [
      .aspectRatio(pick([0.5, 0.75, 1, 1.5, 2]), fills: happens(25))
    ]
    if happens(30) { modifiers.append(.padding(pick([nil, 4, 8, 10]))) }
    switch random.below(100) {
    case 0..<15: modifiers.append(.frame(.init(maxWidth: .infinity, alignment: alignment())))
    case 15..<25: modifiers.append(.frame(.init(width: length(20, 120))))
    case 25..<35: modifiers.append(.frame(.init(height: length(20, 120))))
    case 35..<42:
      modifiers.append(.frame(.init(width: length(20, 120), height: length(20, 120))))
    default: break
    }
    return modifiers
  }
}

extension LayoutCases {
  init(file: String, width: Double, height: Double, cases: [LayoutCase]) {
    self.file = file
    self.width = width
    self.height = height
    self.cases = cases
  }
}
