import ElementTree
import Foundation

/// What content is for one size.
struct GeometrySample {
  var size: CGSize
  var boxes: [Box]
  var children: [Int32]
  var contents: [BoxContent]

  /// The sizes that content is made for, beside that of a usual page.
  static let sizes = [
    CGSize(width: 320, height: 844), CGSize(width: 390, height: 600),
    CGSize(width: 768, height: 1024),
  ]

  enum Outcome { case equal, linear, different }
}

/// A length that depends on a size: so much of the width, of the height, and points.
struct LinearLength {
  var width: Double
  var height: Double
  var points: Double

  /// The line through the value at a usual page's size and at the sampled sizes, if it is one.
  init?(_ base: Double, _ samples: [Double]) {
    let sizes = GeometrySample.sizes
    guard samples.count == sizes.count, base.isFinite, samples.allSatisfy(\.isFinite) else {
      return nil
    }
    let (w, h) = (Double(StaticPage.width), Double(StaticPage.height))
    width = (base - samples[0]) / (w - Double(sizes[0].width))
    height = (base - samples[1]) / (h - Double(sizes[1].height))
    points = base - width * w - height * h
    let expected = width * Double(sizes[2].width) + height * Double(sizes[2].height) + points
    guard abs(expected - samples[2]) < 0.05 else { return nil }
    if abs(points) < 0.001 { points = 0 }
  }

  /// The length as CSS writes it.
  var css: CSSValue { .text(CSSText(text)) }

  var text: String {
    var terms: [String] = []
    if abs(width) > 1e-6 { terms.append(CSSNumber.string(width * 100) + "cqw") }
    if abs(height) > 1e-6 { terms.append(CSSNumber.string(height * 100) + "cqh") }
    if points != 0 || terms.isEmpty { terms.append(CSSNumber.string(points) + "px") }
    return terms.count == 1 ? terms[0] : "calc(\(terms.joined(separator: " + ")))"
  }
}

extension LoweringContext {
  /// Compares what came since a mark with the same for other sizes, and makes the lengths of frames
  /// that lie on a line expressions of the size.
  mutating func fit(
    _ samples: [GeometrySample], since start: BoxCounts
  ) -> GeometrySample.Outcome {
    let count = tree.boxes.count - start.boxes
    let children = Array(tree.children[start.children...])
    let contents = tree.contents[start.contents...].map { "\($0)" }
    guard
      samples.allSatisfy({ sample in
        sample.boxes.count == count && sample.children == children
          && sample.contents.map { "\($0)" } == contents
      })
    else { return .different }
    var lengths: [(index: Int, axis: Int, length: LinearLength)] = []
    var moves: [(index: Int, style: StyleTable.List)] = []
    for offset in 0..<count {
      let index = start.boxes + offset
      let box = tree.boxes[index]
      let others = samples.map { $0.boxes[offset] }
      guard others.allSatisfy({ $0.kind == box.kind }) else { return .different }
      if others.contains(where: { $0.style != box.style }) {
        guard let style = fittedTranslation(box.style, others.map(\.style)) else {
          return .different
        }
        moves.append((index, style))
      }
      if others.allSatisfy({ $0.payload.isEqual(to: box.payload) }) { continue }
      for axis in 0...1 {
        guard let base = box.givenLength(axis) else { return .different }
        let values = others.compactMap { $0.givenLength(axis) }
        if values.allSatisfy({ $0 == base || ($0.isNaN && base.isNaN) }) { continue }
        guard let length = LinearLength(base, values) else { return .different }
        lengths.append((index, axis, length))
      }
    }
    guard !lengths.isEmpty || !moves.isEmpty else { return .equal }
    // Proportions are containers of their own, whose units would be others.
    if tree.boxes[start.boxes...].contains(where: { $0.kind == .aspectRatio }) {
      return .different
    }
    for (index, style) in moves { tree.boxes[index].style = style }
    for (index, lines) in Dictionary(grouping: lengths, by: \.index).sorted(by: { $0.key < $1.key })
    {
      if tree.boxes[index].kind == .position {
        setPlace(of: index, lines.map { ($0.axis, $0.length.text) })
      } else {
        setLengths(of: index, lines.map { ($0.axis, $0.length.css) })
      }
    }
    return .linear
  }

  /// Gives a frame sizes that only the browser knows.
  ///
  /// The frame gets an element of its own, since padding around it would count as part of its size.
  mutating func setLengths(of index: Int, _ lengths: [(axis: Int, value: CSSValue)]) {
    var frame = tree.boxes[index]
    var outer = Box(kind: .zstack, width: frame.width, height: frame.height)
    outer.stack.isNeverFlattened = true
    outer.key = frame.key
    outer.origin = frame.origin
    outer.priority = frame.priority
    frame.key = 0
    for (axis, value) in lengths {
      frame.style = extend(frame.style, axis == 0 ? .width : .height, value)
      if axis == 0 { outer.width = .unknown } else { outer.height = .unknown }
    }
    outer.childStart = Int32(truncatingIfNeeded: tree.children.count)
    outer.childCount = 1
    tree.children.append(tree.append(frame))
    tree.boxes[index] = outer
  }

  /// The style of a box that is shifted on a line in the size; nil if something else differs.
  private mutating func fittedTranslation(
    _ base: StyleTable.List, _ samples: [StyleTable.List]
  ) -> StyleTable.List? {
    func rest(_ list: StyleTable.List) -> [String] {
      tree.styles.declarations(list).filter { $0.property != .translate }
        .map { "\($0.property):\($0.value.string)" }
    }
    let expected = rest(base)
    guard samples.allSatisfy({ rest($0) == expected }),
      let first = points(of: base)
    else { return nil }
    let others = samples.compactMap { points(of: $0) }
    guard others.count == samples.count,
      let x = LinearLength(first.x, others.map(\.x)), let y = LinearLength(first.y, others.map(\.y))
    else { return nil }
    return extend(base, .translate, .text(CSSText("\(x.text) \(y.text)")))
  }

  /// How far a style shifts its element; nil if not by points.
  private func points(of style: StyleTable.List) -> (x: Double, y: Double)? {
    guard let translation = Translation(style, tree.styles) else { return (0, 0) }
    func number(_ length: String?) -> Double? {
      guard let length else { return 0 }
      return length.hasSuffix("px") ? Double(length.dropLast(2)) : nil
    }
    guard let x = number(translation.x), let y = number(translation.y) else { return nil }
    return (x, y)
  }

  /// Puts the centre of a box's view at a point that only the browser knows.
  private mutating func setPlace(of index: Int, _ lengths: [(axis: Int, text: String)]) {
    let position = tree.boxes[index].position
    var parts = (0..<2).map { CSSValue.points(Double(position[$0])).string }
    for (axis, text) in lengths { parts[axis] = text }
    tree.boxes[index].content = Int32(truncatingIfNeeded: tree.contents.count)
    tree.contents.append(.place(x: parts[0], y: parts[1]))
  }
}

extension Box {
  /// The width of a frame or the distance of a position on an axis; nil for other kinds.
  fileprivate func givenLength(_ axis: Int) -> Double? {
    switch kind {
    case .frame: Double(frame[axis])
    case .position: Double(position[axis])
    default: nil
    }
  }
}
