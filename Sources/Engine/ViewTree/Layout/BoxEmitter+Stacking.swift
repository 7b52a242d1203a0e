import ElementTree

extension BoxEmitter {
  /// Counts an element of a style among those that are drawn after what is not positioned, and among those
  /// that reach out of the room they take.
  ///
  /// - Parameter movedBefore: How many of those there were before what is in the element.
  mutating func count(_ style: StyleTable.List, movedBefore: Int) {
    var isRaised = false
    var isMoved = false
    var hasIndex = false
    var clips = false
    _ = out.tree.styles.allSatisfy(style) { property, value in
      switch property {
      case .translate: isMoved = true
      case .scale: isMoved = isMoved || !value.shrinks
      case .overflow, .overflowX, .overflowY: clips = true
      case .mixBlendMode:
        isRaised = true
        isMixed = true
      case .zIndex:
        isRaised = true
        hasIndex = hasIndex || value != .number(0)
      case .position, .isolation, .opacity, .filter, .backdropFilter, .clipPath, .mask,
        .maskImage, .rotate, .transform, .perspective, .willChange, .containerType:
        isRaised = true
      default: break
      }
      return true
    }
    if isRaised || isMoved { raised += 1 }
    if hasIndex { layered += 1 }
    if clips { moved = movedBefore }
    if isMoved { moved += 1 }
  }

  /// Draws an element in front of what comes before it in the document.
  ///
  /// Browsers draw what is positioned, moved or mixed after everything else: what stands in front
  /// of such a view has to be a stacking context, among which the order of the document counts.
  /// No other view is one, since it would keep what is mixed in it from what is behind.
  mutating func bringForward(_ node: Int) {
    guard !declares(node, .zIndex) else { return }
    if mixes(inside: node), !declares(node, .position) {
      // Drawn in front as well, but what is mixed in it still meets what is behind.
      set(node, .position, Self.relative)
    } else {
      set(node, .zIndex, .number(0))
    }
    raised += 1
  }

  /// Keeps views that stand behind others of their stack in front of what is behind the stack, where they could not be
  /// pressed.
  mutating func keepInside(_ node: Int, _ style: inout StyleTable.List) {
    guard let order = out.tree.styles.value(of: .zIndex, in: out.tree.nodes[node].style),
      order.kind == .number, Double(bitPattern: order.bits) < 0
    else { return }
    style = extend(style, .isolation, Keyword.isolate)
  }

  /// Whether an element with margins lies over its neighbours in a stack, or they over it.
  func overlaps(_ margins: SIMD4<Float>, _ slot: Slot) -> Bool {
    (0...1).contains { axis in
      slot.kind[axis] == .main && min(margins[1 - axis], margins[3 - axis]) < 0
    }
  }

  private static let relative = CSSValue.text(CSSText("relative"))
}

extension CSSValue {
  /// Whether a scale makes nothing larger.
  fileprivate var shrinks: Bool {
    guard let text = text?.string else { return false }
    return text.split(separator: " ").allSatisfy { (Double($0) ?? .infinity).magnitude <= 1 }
  }
}

extension BoxSemantics {
  /// Whether the base style sheet gives the element an order among others: rows, and bars of all kinds.
  var isLayered: Bool {
    guard let look = attributes.first(where: { $0.name == .class })?.value else { return false }
    let looks = ["l-row", "n-bar", "n-top", "n-foot", "n-head", "n-over", "t-bar"]
    return looks.contains { look.hasPrefix($0) }
  }
}
