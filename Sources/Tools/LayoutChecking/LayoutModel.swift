/// SwiftUI's layout rules for specifications: what each view takes of a proposal, and where it stands.
///
/// The rules, each with its source:
///
/// 1. A parent proposes a size, the child chooses its own, the parent places it (Apple, “Layout”).
///    A side of a proposal that is nil asks for the ideal size.
/// 2. A colour takes what it is proposed, 10 points of nothing. A spacer does along its stack, from its
///    minimum of 8 points up, and is nothing across.
/// 3. Padding takes its insets off the proposal, not below zero, and adds them to the size.
/// 4. A fixed frame proposes its size and has it. A flexible one clamps the proposal by its limits; a
///    limit that is missing is the child's own size within the other one. It lays its child out again in
///    the size that it got (OpenSwiftUI, `_FlexFrameLayout`; the given cases).
/// 5. `aspectRatio` proposes the largest rectangle of the ratio inside the proposal, or the smallest
///    around it; a side that is missing comes from the other, both from the child's ideal size. It has
///    the child's size.
/// 6. A stack takes its distances off first, asks each child for its least and its greatest length, and
///    serves the least flexible first, each with an equal part of what is left. Higher priorities come
///    before lower ones, whose least lengths are kept free. Where nothing is proposed along it, all have
///    their ideal lengths; across, children are laid out again in the size that the stack found.
/// 7. A z-stack proposes the same to all and is as large as those of the highest priority; the others
///    get that size (OpenSwiftUI, `_ZStackLayout`, whose placement proposes its bounds to all of them,
///    while the given cases propose to the first what the z-stack is proposed).
/// 8. Layers are proposed the size of the view they belong to and never change it.
/// 9. A resizable picture takes what it is proposed on each axis, its own length of nothing; a circle the
///    square in it; a line of text no more than it needs (Apple, “Image”, “Circle”, “Text”).
/// 10. A scroll view takes what it is proposed along its axis, on which it proposes nothing, and is as large as its
///    content across. A `GeometryReader` takes everything and has its content in the upper left corner.
/// 11. A lazy grid is as wide as it is proposed: fixed columns first, equal parts of the rest for flexible
///    ones; of adaptive ones there are as many as find room. Cells are proposed no height.
///
/// The model agrees with all given cases but the 24 whose z-stacks have priorities, which were made
/// with another rule than the seventh; their frames in the package's tests are the model's.
package struct LayoutModel {
  package typealias Proposal = (width: Double?, height: Double?)
  package typealias Size = (width: Double, height: Double)

  private let nodes: [Node]
  private let root: Int
  private var answers: [Key: [Double]] = [:]
  private var frames: [String: [Double]] = [:]
  /// Whether some view takes more than it was proposed.
  package private(set) var overflows = false
  /// Whether some text needs more than a line.
  private var wraps = false
  /// The width of a letter and the height of a line, in points.
  private static let letter = 10.2
  private static let line = 22.0

  private struct Key: Hashable {
    var node: Int
    var width: Double?
    var height: Double?
  }

  /// Lays a specification out in the middle of a root of a size; gives each leaf's frame.
  package static func frames(
    of spec: LayoutSpec, width: Double, height: Double
  ) -> (frames: [String: [Double]], overflows: Bool) {
    var model = LayoutModel(spec)
    let proposal: [Double?] = [width, height]
    let size = model.size(model.root, proposal)
    model.place(model.root, [(width - size[0]) / 2, (height - size[1]) / 2], proposal)
    let isOutside = model.frames.values.contains {
      $0[0] < -0.01 || $0[1] < -0.01 || $0[0] + $0[2] > width + 0.01
        || $0[1] + $0[3] > height + 0.01
    }
    return (model.wraps ? [:] : model.frames, model.overflows || isOutside)
  }
}

extension LayoutModel {
  /// A view or a modifier, with what it stands around.
  private struct Node {
    enum Kind {
      case color(String?)
      case picture(String?)
      case circle(String?)
      case text(String?, Double)
      case divider(String?)
      case reader(String?)
      case scroll(String?, axis: Int)
      case grid(String?, [LayoutSpec.Column])
      case position([Double])
      case clipped
      case named(String)
      case spacer(Double)
      /// The axis is nil for a z-stack.
      case stack(axis: Int?, spacing: Double?, [Double])
      /// Of the start and the end of each axis.
      case padding([[Double]])
      case frame([Double?], [Double])
      case limits([[Double?]], [Double])
      case offset([Double])
      case layer(Int, [Double])
      case fixedSize([Bool])
      case aspectRatio(Double?, fills: Bool)
    }

    var kind: Kind
    var children: [Int] = []
    var priority = 0.0
    /// The axis of the stack around, nil for none.
    var outerAxis: Int?
    var isSpacer = false
  }

  private init(_ spec: LayoutSpec) {
    var nodes: [Node] = []
    root = Self.add(spec, nil, &nodes)
    self.nodes = nodes
  }

  private static func add(_ spec: LayoutSpec, _ outerAxis: Int?, _ nodes: inout [Node]) -> Int {
    let axis: Int? = spec.kind == .hstack ? 0 : spec.kind == .vstack ? 1 : nil
    let children = spec.children.map { add($0, axis, &nodes) }
    let kind: Node.Kind =
      switch spec.kind {
      case .color: .color(spec.id)
      case .picture: .picture(spec.id)
      case .circle: .circle(spec.id)
      case .text: .text(spec.id, Double(spec.letters) * Self.letter)
      case .divider: .divider(spec.id)
      case .reader: .reader(spec.id)
      case .hscroll: .scroll(spec.id, axis: 0)
      case .vscroll: .scroll(spec.id, axis: 1)
      case .grid: .grid(spec.id, spec.columns)
      case .spacer: .spacer(spec.minLength ?? 8)
      case .hstack, .vstack, .zstack:
        .stack(axis: axis, spacing: spec.spacing, (spec.alignment ?? .center).fractions)
      }
    nodes.append(
      Node(
        kind: kind, children: children, outerAxis: outerAxis, isSpacer: spec.kind == .spacer))
    for modifier in spec.modifiers {
      let inner = nodes.count - 1
      if case .layoutPriority(let value) = modifier {
        nodes[inner].priority = value
        continue
      }
      let kind = Self.kind(of: modifier, &nodes)
      nodes.append(
        Node(
          kind: kind, children: [inner], priority: nodes[inner].priority, outerAxis: outerAxis))
    }
    return nodes.count - 1
  }

  private static func kind(
    of modifier: LayoutSpec.Modifier, _ nodes: inout [Node]
  ) -> Node.Kind {
    switch modifier {
    case .padding(let length):
      return .padding([[length ?? 16, length ?? 16], [length ?? 16, length ?? 16]])
    case .insets(let edges): return .padding([[edges[1], edges[3]], [edges[0], edges[2]]])
    case .position(let x, let y): return .position([x, y])
    case .clipped: return .clipped
    case .named(let name): return .named(name)
    case .offset(let x, let y): return .offset([x, y])
    case .fixedSize(let horizontal, let vertical): return .fixedSize([horizontal, vertical])
    case .aspectRatio(let ratio, let fills): return .aspectRatio(ratio, fills: fills)
    case .layer, .layoutPriority:
      guard case .layer(let content, let alignment, _) = modifier else { return .clipped }
      return .layer(add(content, nil, &nodes), alignment.fractions)
    case .frame(let frame):
      guard frame.isFlexible else {
        return .frame([frame.width, frame.height], frame.alignment.fractions)
      }
      return .limits(
        [
          [frame.minWidth, frame.idealWidth, frame.maxWidth],
          [frame.minHeight, frame.idealHeight, frame.maxHeight],
        ], frame.alignment.fractions)
    }
  }
}

extension LayoutModel {
  private mutating func size(_ index: Int, _ proposal: [Double?]) -> [Double] {
    let key = Key(node: index, width: proposal[0], height: proposal[1])
    if let known = answers[key] { return known }
    let answer = ask(index, proposal)
    answers[key] = answer
    return answer
  }

  private mutating func ask(_ index: Int, _ proposal: [Double?]) -> [Double] {
    let node = nodes[index]
    switch node.kind {
    case .color: return proposal.map { max(0, $0 ?? 10) }
    case .spacer(let least):
      return (0...1).map { axis in
        guard node.outerAxis == nil || node.outerAxis == axis else { return 0 }
        return max(least, proposal[axis] ?? least)
      }
    case .picture: return [proposal[0] ?? 120, proposal[1] ?? 80].map { max(0, $0) }
    case .circle:
      let side = [proposal[0], proposal[1]].compactMap { $0 }.min() ?? 10
      return [max(0, side), max(0, side)]
    case .text(_, let width): return [min(width, proposal[0] ?? width), Self.line]
    case .divider:
      return (0...1).map { (node.outerAxis ?? 1) == $0 ? 1 : max(0, proposal[$0] ?? 10) }
    case .reader, .position: return proposal.map { max(0, $0 ?? 10) }
    case .scroll(_, let axis):
      var answer = size(node.children[0], inner(index, proposal))
      answer[axis] = proposal[axis] ?? answer[axis]
      return answer
    case .grid(_, let columns):
      let widths = Self.widths(columns, proposal[0])
      let heights = rowHeights(node, widths)
      let used = widths.reduce(0, +) + 8 * Double(widths.count - 1)
      return [
        max(used, proposal[0] ?? 0), heights.reduce(0, +) + 8 * Double(max(0, heights.count - 1)),
      ]
    case .padding(let edges):
      let child = size(node.children[0], inner(index, proposal))
      return (0...1).map { max(0, child[$0] + edges[$0].reduce(0, +)) }
    case .frame(let sizes, _):
      let child = size(node.children[0], inner(index, proposal))
      return (0...1).map { sizes[$0] ?? child[$0] }
    case .limits(let limits, _):
      let child = size(node.children[0], inner(index, proposal))
      return (0...1).map { Self.limited(child[$0], limits[$0], proposal[$0]) }
    case .offset, .clipped, .named, .layer, .fixedSize, .aspectRatio:
      return size(node.children[0], inner(index, proposal))
    case .stack(let axis, _, _):
      guard let axis else { return union(node, proposal) }
      return length(index, proposal, axis)
    }
  }

  /// The size of a frame with a least, an ideal and a greatest length.
  private static func limited(
    _ child: Double, _ limits: [Double?], _ proposal: Double?
  ) -> Double {
    if limits[0] == nil, limits[2] == nil {
      return proposal == nil ? limits[1] ?? child : child
    }
    let low = limits[0] ?? min(child, limits[2] ?? child)
    let high = limits[2] ?? max(child, limits[0] ?? child)
    return max(low, min(proposal ?? limits[1] ?? child, high))
  }

  /// What a modifier proposes to its child.
  private mutating func inner(_ index: Int, _ proposal: [Double?]) -> [Double?] {
    let node = nodes[index]
    switch node.kind {
    case .padding(let edges):
      return (0...1).map { axis in
        proposal[axis].map { max(0, $0 - edges[axis].reduce(0, +)) }
      }
    case .scroll(_, let axis):
      var result = proposal
      result[axis] = nil
      return result
    case .frame(let sizes, _): return (0...1).map { sizes[$0] ?? proposal[$0] }
    case .limits(let limits, _):
      return (0...1).map { axis in
        guard var side = proposal[axis] ?? limits[axis][1] else { return nil }
        side = min(side, limits[axis][2] ?? side)
        return max(side, limits[axis][0] ?? side)
      }
    case .fixedSize(let axes): return (0...1).map { axes[$0] ? nil : proposal[$0] }
    case .aspectRatio(let ratio, let fills): return fitted(node, ratio, fills, proposal)
    case .color, .spacer, .stack, .offset, .layer, .picture, .circle, .text, .divider, .reader,
      .grid, .position, .clipped, .named:
      return proposal
    }
  }

  private mutating func fitted(
    _ node: Node, _ given: Double?, _ fills: Bool, _ proposal: [Double?]
  ) -> [Double?] {
    let ideal = size(node.children[0], [nil, nil])
    let ratio = given ?? (ideal[1] > 0 ? ideal[0] / ideal[1] : 0)
    guard ratio > 0 else { return proposal }
    var (width, height) = (proposal[0], proposal[1])
    if width == nil, height == nil { (width, height) = (ideal[0], ideal[1]) }
    guard let width else { return [height.map { $0 * ratio }, height] }
    guard let height else { return [width, width / ratio] }
    if width == .infinity, height == .infinity { return [width, height] }
    let isWide = width > height * ratio
    return isWide != fills ? [height * ratio, height] : [width, width / ratio]
  }

  private mutating func union(_ node: Node, _ proposal: [Double?]) -> [Double] {
    let top = node.children.map { nodes[$0].priority }.max() ?? 0
    var result = [0.0, 0.0]
    for child in node.children where nodes[child].priority == top {
      let size = size(child, proposal)
      result = [max(result[0], size[0]), max(result[1], size[1])]
    }
    return result
  }

  private mutating func length(_ index: Int, _ proposal: [Double?], _ axis: Int) -> [Double] {
    let node = nodes[index]
    var along = gaps(node).reduce(0, +)
    var across = 0.0
    for (child, share) in zip(node.children, shares(index, proposal, axis)) {
      let size = size(child, share)
      along += size[axis]
      across = max(across, size[1 - axis])
    }
    return axis == 0 ? [max(0, along), across] : [across, max(0, along)]
  }

  private func gaps(_ node: Node) -> [Double] {
    guard case .stack(_, let spacing, _) = node.kind else { return [] }
    return zip(node.children, node.children.dropFirst()).map {
      spacing ?? (nodes[$0].isSpacer || nodes[$1].isSpacer ? 0 : 8)
    }
  }

  /// What a stack proposes to each child.
  private mutating func shares(
    _ index: Int, _ proposal: [Double?], _ axis: Int
  ) -> [[Double?]] {
    let node = nodes[index]
    guard let whole = proposal[axis] else { return node.children.map { _ in proposal } }
    func share(_ length: Double) -> [Double?] {
      var result = proposal
      result[axis] = length
      return result
    }
    var rest = whole - gaps(node).reduce(0, +)
    var low: [Double] = []
    var range: [Double] = []
    for child in node.children {
      low.append(size(child, share(0))[axis])
      range.append(size(child, share(.infinity))[axis] - (low.last ?? 0))
    }
    let priorities = node.children.map { nodes[$0].isSpacer ? -.infinity : nodes[$0].priority }
    var result = node.children.map { _ in proposal }
    for level in Set(priorities).sorted(by: >) {
      let group = node.children.indices.filter { priorities[$0] == level }.sorted {
        if range[$0] != range[$1] { return range[$0] < range[$1] }
        if range[$0] == .infinity, low[$0] != low[$1] { return low[$0] > low[$1] }
        return $0 < $1
      }
      var free =
        rest - node.children.indices.filter { priorities[$0] < level }.reduce(0) { $0 + low[$1] }
      for (served, child) in group.enumerated() {
        result[child] = share(max(0, free / Double(group.count - served)))
        let taken = size(node.children[child], result[child])[axis]
        free -= taken
        rest -= taken
      }
    }
    return result
  }
}

extension LayoutModel {
  private mutating func place(_ index: Int, _ origin: [Double], _ proposal: [Double?]) {
    let node = nodes[index]
    let size = size(index, proposal)
    for axis in 0...1 {
      if let side = proposal[axis], size[axis] > side + 0.01 { overflows = true }
    }
    func aligned(_ child: [Double], _ part: [Double]) -> [Double] {
      (0...1).map { origin[$0] + (size[$0] - child[$0]) * part[$0] }
    }
    switch node.kind {
    case .color(let id):
      if let id { frames[id] = origin + size }
    case .picture(let id), .circle(let id), .divider(let id):
      if let id { frames[id] = origin + size }
    case .text(let id, let width):
      if let id { frames[id] = origin + size }
      if let side = proposal[0], side < width { wraps = true }
    case .reader(let id):
      if let id { frames[id] = origin + size }
      for child in node.children { place(child, origin, size) }
    case .scroll(let id, let axis):
      if let id { frames[id] = origin + size }
      let outside = overflows
      let inner = inner(index, proposal)
      var corner = origin
      let content = self.size(node.children[0], inner)
      corner[1 - axis] += (size[1 - axis] - content[1 - axis]) / 2
      place(node.children[0], corner, inner)
      overflows = outside
    case .grid(let id, let columns):
      if let id { frames[id] = origin + size }
      placeGrid(node, columns, origin, size, proposal[0])
    case .named(let name):
      frames[name] = origin + size
      place(node.children[0], origin, proposal)
    case .clipped: place(node.children[0], origin, proposal)
    case .position(let middle):
      let child = self.size(node.children[0], proposal)
      place(
        node.children[0], (0...1).map { origin[$0] + middle[$0] - child[$0] / 2 }, proposal)
    case .spacer: break
    case .padding(let edges):
      place(
        node.children[0], (0...1).map { origin[$0] + edges[$0][0] }, inner(index, proposal))
    case .frame(_, let part):
      let inner = inner(index, proposal)
      place(node.children[0], aligned(self.size(node.children[0], inner), part), inner)
    case .limits(_, let part):
      place(node.children[0], aligned(self.size(node.children[0], size), part), size)
    case .offset(let distance):
      place(node.children[0], [origin[0] + distance[0], origin[1] + distance[1]], proposal)
    case .layer(let layer, let part):
      place(node.children[0], origin, proposal)
      place(layer, aligned(self.size(layer, size), part), size)
    case .fixedSize, .aspectRatio: place(node.children[0], origin, inner(index, proposal))
    case .stack(nil, _, let part):
      let top = node.children.map { nodes[$0].priority }.max() ?? 0
      for child in node.children {
        let offered = nodes[child].priority < top ? size : proposal
        place(child, aligned(self.size(child, offered), part), offered)
      }
    case .stack(.some(let axis), _, let part): placeStack(index, origin, proposal, size, axis, part)
    }
  }

  /// The widths of a grid's columns.
  private static func widths(_ columns: [LayoutSpec.Column], _ proposal: Double?) -> [Double] {
    if case .adaptive(let least) = columns.first {
      let room = proposal ?? least
      let count = max(1, ((room + 8) / (least + 8)).rounded(.down))
      return Array(
        repeating: max(least, (room - 8 * (count - 1)) / count), count: Int(min(count, 100)))
    }
    var rest = (proposal ?? 0) - 8 * Double(columns.count - 1)
    var shares = 0.0
    for column in columns {
      if case .fixed(let width) = column { rest -= width } else { shares += 1 }
    }
    return columns.map { column in
      if case .fixed(let width) = column { return width }
      return max(10, rest / shares)
    }
  }

  private mutating func rowHeights(_ node: Node, _ widths: [Double]) -> [Double] {
    stride(from: 0, to: node.children.count, by: widths.count).map { start in
      node.children[start..<min(start + widths.count, node.children.count)].enumerated()
        .map { size($1, [widths[$0], nil])[1] }.max() ?? 0
    }
  }

  private mutating func placeGrid(
    _ node: Node, _ columns: [LayoutSpec.Column], _ origin: [Double], _ size: [Double],
    _ proposal: Double?
  ) {
    let widths = Self.widths(columns, proposal)
    let used = widths.reduce(0, +) + 8 * Double(widths.count - 1)
    var y = origin[1]
    for (row, height) in rowHeights(node, widths).enumerated() {
      var x = origin[0] + (size[0] - used) / 2
      for (column, width) in widths.enumerated() {
        let position = row * widths.count + column
        guard position < node.children.count else { break }
        let child = node.children[position]
        let answer = self.size(child, [width, nil])
        place(
          child, [x + (width - answer[0]) / 2, y + (height - answer[1]) / 2], [width, nil])
        x += width + 8
      }
      y += height + 8
    }
  }

  private mutating func placeStack(
    _ index: Int, _ origin: [Double], _ proposal: [Double?], _ size: [Double], _ axis: Int,
    _ part: [Double]
  ) {
    let node = nodes[index]
    var offered = proposal
    if proposal[1 - axis] == nil { offered[1 - axis] = size[1 - axis] }
    let gaps = gaps(node) + [0]
    var along = origin[axis]
    for (position, share) in shares(index, offered, axis).enumerated() {
      let child = node.children[position]
      let length = self.size(child, share)
      var corner = [0.0, 0.0]
      corner[axis] = along
      let other = 1 - axis
      corner[other] = origin[other] + (size[other] - length[other]) * part[other]
      place(child, corner, share)
      along += length[axis] + gaps[position]
    }
  }
}

extension LayoutAlignment {
  /// The parts of the spare room that come before, across and down.
  fileprivate var fractions: [Double] {
    let across: Double =
      switch self {
      case .topLeading, .leading, .bottomLeading: 0
      case .topTrailing, .trailing, .bottomTrailing: 1
      default: 0.5
      }
    let down: Double =
      switch self {
      case .topLeading, .top, .topTrailing: 0
      case .bottomLeading, .bottom, .bottomTrailing: 1
      default: 0.5
      }
    return [across, down]
  }
}
