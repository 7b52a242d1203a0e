import ElementTree

/// An attribute and its value.
typealias AttributePair = (name: AttributeName, value: String)

extension LoweringContext {
  /// Adds an element of the browser's own, such as an input.
  ///
  /// - Parameter look: The class whose rules in the base sheet draw it.
  mutating func addControl(
    _ name: ElementName, _ look: ControlLook?, _ attributes: [AttributePair] = [],
    text: String? = nil, options: [ControlContent] = [], width: AxisRange,
    height: AxisRange = .unknown, style: StyleTable.List = 0, handlers: [ElementHandler] = []
  ) {
    // The class comes first, since an element's class of its own stands before it.
    let classes: [AttributePair] = look.map { [(.class, $0.rawValue)] } ?? []
    var box = Box(kind: .control, width: width, height: height)
    box.content = Int32(truncatingIfNeeded: tree.contents.count)
    // The browser has sizes of its own for controls.
    box.style = style
    if width.isFixed {
      box.style = extend(box.style, .width, .points(Double(width.minimum)))
    }
    if height.isFixed {
      box.style = extend(box.style, .height, .points(Double(height.minimum)))
    }
    var control = ControlContent(
      name: name, attributes: classes + attributes, text: text, options: options)
    if isLive {
      control.handlers = handlers
      for index in control.handlers.indices { control.handlers[index].owner = identity }
    }
    tree.contents.append(.control(control))
    add(box)
  }

  /// A handler of a control, which answers where the surroundings let it.
  @MainActor
  func answering(
    _ slot: LiveSlot, _ action: @escaping (LiveEvent.Payload) -> Void
  ) -> ElementHandler {
    var handler = ElementHandler(slot, isEnabled: environment.style.isEnabled) { action($0) }
    handler.origin = origin
    return handler
  }

  /// A handler for text, such as a field's.
  @MainActor
  func answeringText(
    _ slot: LiveSlot, _ action: @escaping (String) -> Void
  ) -> ElementHandler {
    answering(slot, { payload in if case .text(let text) = payload { action(text) } })
  }

  /// A handler for something that is turned on and off.
  @MainActor
  func answeringFlag(
    _ slot: LiveSlot, _ action: @escaping (Bool) -> Void
  ) -> ElementHandler {
    answering(slot, { payload in if case .flag(let flag) = payload { action(flag) } })
  }

  /// A name that no other element of the page has, the same in each evaluation of a live page.
  @MainActor
  mutating func uniqueName(_ prefix: String) -> String {
    guard isLive, let live = graph.live else { return "\(prefix)-\(tree.unfoldedCount)" }
    let node = graph.node(at: Identity.child(identity, Salt.Control.elementName))
    if let known = node.values[0] as? ValueMemory<String> { return known.value }
    let name = "\(prefix)-\(live.nextNumber())"
    node.values[0] = ValueMemory(name)
    return name
  }

  /// Makes each box since a mark an element of a name.
  mutating func nameBoxes(
    since mark: Int, _ name: ElementName, isPhrasing: Bool = false,
    _ attributes: [AttributePair] = []
  ) {
    forEachBox(since: mark) { box, context in
      context.nameElement(&box, name, isPhrasing: isPhrasing, attributes)
    }
  }

  /// Makes a box an element of a name.
  ///
  /// A picture, a drawing or a control is an element already and gets another around it.
  mutating func nameElement(
    _ box: inout BoxReference, _ name: ElementName, isPhrasing: Bool = false,
    _ attributes: [AttributePair] = []
  ) {
    if name == .button || name == .a || name == .summary,
      !attributes.contains(where: { $0.0 == .ariaLabel })
    {
      nameLonelySymbol(in: box.index)
    }
    // Layout joins boxes to one element as long as it can; it never joins padding and a leaf.
    if endsInElement(box.index) { padByNothing(&box) }
    self.name(&box, name, isPhrasing: isPhrasing, attributes)
  }

  /// Puts a box of padding around another, which takes no space.
  private mutating func padByNothing(_ box: inout BoxReference) {
    let child = tree.boxes[Int(box.index)]
    var outer = Box(kind: .padding, width: child.width, height: child.height)
    outer.padding = PaddingPayload(top: 0, leading: 0, bottom: 0, trailing: 0)
    outer.priority = child.priority
    wrap(&box, in: outer)
  }

  /// Whether a box stands for a single leaf that is an element of its own.
  private func endsInElement(_ index: Int32) -> Bool {
    var index = index
    while true {
      let box = tree.boxes[Int(index)]
      if box.kind.isReplaced { return true }
      // What has layers is an element around the leaf, and so is what has padding.
      let isJoined = box.kind.isModifier && box.kind != .padding && box.kind != .position
      guard isJoined || box.kind.isStack, box.childCount == 1,
        let inner = tree.children(of: box).first
      else { return false }
      index = inner
    }
  }

  /// Adds a symbol of the engine's own set as large as text; it is decoration.
  @MainActor
  mutating func addGlyph(_ name: String, color: Color, size: Double) {
    var box = Box(kind: .symbol, width: .fixed(Float(size)), height: .fixed(Float(size)))
    box.content = Int32(truncatingIfNeeded: tree.contents.count)
    let name = directed(symbol: name)
    let path = SymbolSet.path(named: name) ?? SymbolSet.placeholderPath
    tree.contents.append(.symbol(SymbolContent(name: name, path: path, alternative: nil)))
    var style = extend(0, .width, .scaledPoints(size))
    style = extend(style, .height, .scaledPoints(size))
    style = extend(style, .fill, .text(CSSText("currentColor")))
    box.style = extend(style, .color, css(color))
    add(box)
  }

  /// What says that a control does not answer: it needs a program that a static page has not, or
  /// it is disabled.
  ///
  /// - Note: The only place that decides it. On a live page only what is disabled is.
  var inertAttributes: [AttributePair] {
    isLive && environment.style.isEnabled ? [] : [(.disabled, "")]
  }

  /// The tint of the surroundings where somebody set one.
  var explicitTint: Color? { environment.style.tint }

  /// A declaration of `--accent` with the surroundings' tint, if it is not the page's.
  @MainActor
  mutating func accentStyle() -> StyleTable.List {
    guard let tint = environment.style.tint else { return 0 }
    return extend(0, .accent, css(tint))
  }
}
