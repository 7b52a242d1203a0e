import ElementTree
import Foundation

/// What is known of the size that a box gets.
struct KnownSize: Equatable {
  var width: Float?
  var height: Float?
  /// Width by height, where only that is known.
  var ratio: Float?

  static let nothing = KnownSize()

  /// The size that a box takes when this is proposed to it.
  func taken(by box: Box) -> KnownSize {
    func side(_ proposal: Float?, _ range: AxisRange) -> Float? {
      if range.isFixed { return range.minimum }
      guard range.isGreedy, let proposal, !range.minimum.isNaN, !range.maximum.isNaN else {
        return nil
      }
      return max(range.minimum, min(range.maximum, proposal))
    }
    var result = self
    result.width = side(width, box.width)
    result.height = side(height, box.height)
    if !box.width.isGreedy || !box.height.isGreedy { result.ratio = nil }
    return result
  }
}

extension LoweringContext {
  /// What is known of the size of what was lowered, if that is one view.
  var knownSize: KnownSize {
    pending.count == 1 ? KnownSize.nothing.taken(by: tree.boxes[Int(pending[0])]) : .nothing
  }
}

extension BoxTree {
  /// Draws what depends on its size where frames make the size known.
  ///
  /// Sizes are followed from frames inwards; what depends on text or on the window stays unknown,
  /// and what can't be drawn without it is reported.
  package mutating func settleSizes(_ roots: [Int32]) -> [ViewIssue] {
    var proposals: [Int32: KnownSize]?
    return settleSizes(roots.map { ($0, .nothing) }, &proposals)
  }

  /// Settles boxes to which this is proposed, and notes what is proposed to those inside, but for
  /// nothing.
  mutating func settleSizes(
    _ roots: [(box: Int32, proposal: KnownSize)], _ proposals: inout [Int32: KnownSize]?
  ) -> [ViewIssue] {
    guard needsSettling else { return [] }
    var issues: [ViewIssue] = []
    var settled: [SettledKey: CSSValue] = [:]
    var known: [Bool?] = []
    var work = roots
    // What is proposed to the boxes that folded rows share.
    var shared: [Int: KnownSize] = [:]
    while let (index, proposal) = work.popLast() {
      if proposal != .nothing { proposals?[index] = proposal }
      let box = boxes[Int(index)]
      let size = proposal.taken(by: box)
      settle(Int(index), size, &settled, &known, &issues)
      if !folds.isEmpty, let mould = folds[index]?.mould {
        if shared[mould] == proposal { continue }
        if shared[mould] != nil { unfold(index) }
        shared[mould] = shared[mould] ?? proposal
      }
      let all = children(of: boxes[Int(index)])
      for (position, child) in all.enumerated() {
        work.append((child, proposed(to: position, of: Int(index), size, proposal)))
      }
    }
    return issues
  }

  /// What is known of the sizes of leaves, by the index of their content.
  func knownSizes(ofContents wanted: Set<Int32>, below roots: [Int32]) -> [Int32: KnownSize] {
    var result: [Int32: KnownSize] = [:]
    var work: [(box: Int32, proposal: KnownSize)] = roots.map { ($0, .nothing) }
    while let (index, proposal) = work.popLast() {
      let box = boxes[Int(index)]
      let size = proposal.taken(by: box)
      if wanted.contains(box.content) { result[box.content] = size }
      for (position, child) in children(of: box).enumerated() {
        work.append((child, proposed(to: position, of: Int(index), size, proposal)))
      }
    }
    return result
  }

  /// Whether there may be something that depends on its size.
  var needsSettling: Bool { hasSquares || !sizedDrawings.isEmpty || !sizedStyles.isEmpty }

  /// Whether a declaration of a list is different for each size; `known` has earlier answers.
  private func isSized(_ list: StyleTable.List, _ known: inout [Bool?]) -> Bool {
    let index = Int(list)
    if known.count <= index {
      known.append(contentsOf: repeatElement(nil, count: index + 1 - known.count))
    }
    if let answer = known[index] { return answer }
    let answer = !styles.allSatisfy(list) { _, value in
      value.kind != .text || sizedStyles[value] == nil
    }
    known[index] = answer
    return answer
  }

  /// A value that is different for each size, and the size in points.
  private struct SettledKey: Hashable {
    var value: CSSValue
    var width: Float
    var height: Float
  }

  private mutating func settle(
    _ index: Int, _ size: KnownSize, _ settled: inout [SettledKey: CSSValue],
    _ known: inout [Bool?], _ issues: inout [ViewIssue]
  ) {
    let box = boxes[index]
    var size = size
    var isAwaited = false
    if let drawing = drawingSize(of: box) {
      if let told = drawing.size, size.width == nil || size.height == nil {
        (size.width, size.height) = (Float(told.width), Float(told.height))
      } else if size.width != nil, size.height != nil {
        dropDrawingSize(of: index)
      } else {
        isAwaited = true
      }
    }
    let issueCount = issues.count
    // What the browser is going to tell is drawn for a guess until then.
    defer { if isAwaited { issues.removeSubrange(issueCount...) } }
    if box.kind == .aspectRatio, let width = size.width, let height = size.height, height > 0,
      abs(width / height - box.aspectRatio.ratio) < 1e-3
    {
      boxes[index].kind = .wrapper
    }
    if box.content >= 0, let drawing = sizedDrawings[box.content] {
      if let width = size.width, let height = size.height {
        let (content, declarations) = drawing.drawing(
          CGSize(width: CGFloat(width), height: CGFloat(height)))
        contents[Int(box.content)] = .graphic(content)
        for (property, value) in declarations {
          boxes[index].style = styles.extend(boxes[index].style, property, value)
        }
      } else if drawing.needsSize {
        settleByRatio(box, drawing, size.ratio, &issues)
      }
    }
    guard box.style != 0, !sizedStyles.isEmpty, isSized(box.style, &known) else { return }
    for (_, value) in styles.declarations(box.style) where value.kind == .text {
      guard let sized = sizedStyles[value] else { continue }
      let (width, height): (Float, Float)
      if let knownWidth = size.width, let knownHeight = size.height {
        (width, height) = (knownWidth, knownHeight)
      } else if sized.needsSize {
        issues.append(BoxTree.sizeIssue(box))
        continue
      } else if let ratio = size.ratio {
        (width, height) = (ratio * 100, 100)
      } else {
        continue
      }
      let key = SettledKey(value: value, width: width, height: height)
      let exact =
        settled[key] ?? .text(CSSText(sized.value(Double(width), Double(height))))
      settled[key] = exact
      boxes[index].style = styles.extend(boxes[index].style, sized.property, exact)
    }
  }

  /// Draws what has known proportions; it is right if a larger one of them is the same, scaled.
  private mutating func settleByRatio(
    _ box: Box, _ drawing: SizedDrawing, _ ratio: Float?, _ issues: inout [ViewIssue]
  ) {
    guard let ratio, ratio > 0, ratio.isFinite, case .graphic(let old) = contents[Int(box.content)]
    else {
      issues.append(BoxTree.sizeIssue(box))
      return
    }
    let width = CGFloat(ratio) * PathGeometry.side
    var graphic = drawing.draw(CGSize(width: width, height: PathGeometry.side))
    graphic.viewBox = "0 0 \(PathData.number(width)) 100"
    let isStroked = old.layers.contains { layer in
      layer.attributes.contains { $0.name == .vectorEffect }
    }
    if isStroked {
      for index in graphic.layers.indices {
        graphic.layers[index].attributes.append(.init(.vectorEffect, "non-scaling-stroke"))
      }
    }
    contents[Int(box.content)] = .graphic(graphic)
    if !drawing.scales(with: CGSize(width: width, height: PathGeometry.side)) {
      issues.append(BoxTree.sizeIssue(box))
    }
  }

  private static func sizeIssue(_ box: Box) -> ViewIssue {
    ViewIssue(
      code: .sizeDependent, severity: .warning,
      message: "What is drawn here depends on its size in a way that CSS can't say, so it is drawn "
        + "for a size that may be another. Give it a frame of a fixed size.",
      viewPath: [ViewNames.name(of: box.origin)].filter { !$0.isEmpty })
  }

  /// What a box proposes to one of its children.
  private func proposed(
    to position: Int, of index: Int, _ size: KnownSize, _ proposal: KnownSize
  ) -> KnownSize {
    let box = boxes[index]
    var known = size
    switch box.kind {
    case .wrapper: return proposal
    case .background, .overlay:
      if position == 0 { return proposal }
      known.ratio = nil
      return known
    case .frame:
      known = proposal
      for axis in 0...1 where !box.frame[axis].isNaN {
        if axis == 0 { known.width = box.frame.width } else { known.height = box.frame.height }
        known.ratio = nil
      }
      return known
    case .flexibleFrame:
      known.ratio = box.width.isGreedy && box.height.isGreedy ? proposal.ratio : nil
      return known
    case .padding:
      known = proposal
      known.ratio = nil
      known.width = known.width.map { max(0, $0 - box.padding.leading - box.padding.trailing) }
      known.height = known.height.map { max(0, $0 - box.padding.top - box.padding.bottom) }
      return known
    case .aspectRatio: return fitted(box, proposal)
    case .zstack: return known
    case .hstack, .vstack:
      known.ratio = nil
      guard box.childCount > 1 else { return known }
      if box.kind == .hstack { known.width = nil } else { known.height = nil }
      return known
    case .fixedSize, .position, .scroll, .grid, .flow, .fitting: return .nothing
    case .text, .image, .resizableImage, .paint, .graphic, .symbol, .spacer, .divider, .control,
      .hidden:
      return .nothing
    }
  }

  private func fitted(_ box: Box, _ proposal: KnownSize) -> KnownSize {
    let ratio = box.aspectRatio.ratio
    guard !ratio.isNaN, ratio > 0 else { return .nothing }
    guard let width = proposal.width, let height = proposal.height else {
      return KnownSize(ratio: ratio)
    }
    let isWide = width / ratio <= height
    return isWide != box.aspectRatio.fills
      ? KnownSize(width: width, height: width / ratio)
      : KnownSize(width: height * ratio, height: height)
  }
}
