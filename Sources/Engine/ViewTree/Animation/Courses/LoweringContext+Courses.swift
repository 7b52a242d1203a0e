import ElementTree

extension LoweringContext {
  /// Lowers the first look of a view, and has the browser go through the others.
  ///
  /// The looks are lowered one after the other and compared: what differs in drawing, and in the sizes of frames, is
  /// animated. Where the looks have different boxes, such as another text, the first one stays.
  ///
  /// - Parameter lower: Lowers the view in the look of a number.
  @MainActor
  mutating func lower(
    _ course: AnimationCourse, _ lower: (Int, inout LoweringContext) -> Void
  ) {
    guard course.isShown else { return lower(0, &self) }
    let showedAll = showsAll
    showsAll = true
    defer { showsAll = showedAll }
    let start = BoxExtent(tree)
    lower(0, &self)
    let end = BoxExtent(tree)
    guard end.boxes > start.boxes else { return }
    let shown = looks(since: start)
    guard shown.count * course.lookCount <= Self.mostBoxes else {
      return reportStill("has too many views to look at \(course.lookCount) times")
    }
    var looks = [shown]
    for number in 1..<course.lookCount { looks.append(look(number, since: end, lower)) }
    // What is lowered aside lacks what a live page has beside its views, such as menus.
    if !areAlike(looks) { looks[0] = look(0, since: end, lower) }
    guard areAlike(looks) else { return reportStill(Self.otherViews) }
    // Whatever it holds, the outermost box is what effects are drawn on.
    let outermost = max(1, commonEnd(looks[0], shown))
    for offset in looks[0].indices {
      let all = looks.map { $0[offset] }
      guard !changes(all).isEmpty else { continue }
      let fromEnd = looks[0].count - offset
      guard looks[0].count == shown.count || fromEnd <= outermost else {
        return reportStill(Self.otherViews)
      }
      animate(start.boxes + shown.count - fromEnd, course, all)
    }
  }

  /// Lowers a view once, and has the browser draw it as effects do in the looks of a course.
  ///
  /// The effects are tried on a view without a look of its own: its box stands for the outermost ones of this view, and what
  /// boxes the effects put around it are put around these.
  ///
  /// - Parameter effect: Lowers what it is given as it is drawn in the look of a number.
  /// - Returns: Whether it was lowered; not where the effects do anything else with the view.
  @MainActor
  mutating func lower<V: View>(
    _ course: AnimationCourse, on content: V,
    effect: (Int, AnyView, inout LoweringContext) -> Void
  ) -> Bool {
    guard course.isShown else { return false }
    let showedAll = showsAll
    showsAll = true
    defer { showsAll = showedAll }
    let end = BoxExtent(tree)
    let plain = AnyView(Color.clear)
    let bare = look(0, since: end) { _, context in AnyView._lower(plain, into: &context) }
    let (resting, phases) = aside { context in
      effect(0, plain, &context)
      let boxes = context.tree.boxes[end.boxes...]
      return (context.looks(since: end), boxes.map { (first: $0.firstPhase, last: $0.phase) })
    }
    let looks =
      [resting] + (1..<course.lookCount).map { look($0, since: end) { effect($0, plain, &$1) } }
    guard areAlike(looks), bare.count == 1, let inner = resting.first, inner.hasShape(of: bare[0]),
      resting.dropFirst().allSatisfy({ $0.kind == .wrapper && $0.childCount == 1 })
    else { return false }
    let own = values(of: bare[0])
    showsAll = showedAll
    let mark = mark()
    V._lower(content, into: &self)
    for (offset, phase) in phases.enumerated() {
      let added = values(of: resting[offset]).filter { offset > 0 || own[$0.key] != $0.value }
        .sorted { $0.key.rawValue < $1.key.rawValue }
      forEachBox(since: mark) { box, context in
        let known = context.tree.boxes[Int(box.index)]
        let isDeclared = (added.map(\.key) + [.animation]).contains {
          context.declared($0, in: known.style) != nil
        }
        if isDeclared || offset > 0 { context.wrapPlainly(&box) }
        context.decorate(&box, phase.first) { style, styles in
          for (property, value) in added { style = styles.extend(style, property, value) }
        }
        context.tree.boxes[Int(box.index)].phase = phase.last
        context.animate(Int(box.index), course, looks.map { $0[offset] })
      }
    }
    return true
  }

  /// What a view looks like, of which nothing stays.
  @MainActor
  private mutating func look(
    _ number: Int, since end: BoxExtent, _ lower: (Int, inout LoweringContext) -> Void
  ) -> [BoxLook] {
    aside { context in
      lower(number, &context)
      return context.looks(since: end)
    }
  }

  private func areAlike(_ looks: [[BoxLook]]) -> Bool {
    looks.allSatisfy { isSameShape($0, looks[0]) }
  }

  private static let otherViews = "has other views in some of its looks"

  /// How many boxes of two views are alike from the outermost one on.
  private func commonEnd(_ left: [BoxLook], _ right: [BoxLook]) -> Int {
    zip(left.reversed(), right.reversed()).prefix { $0.hasShape(of: $1) }.count
  }

  /// How many boxes all looks of a view may have.
  private static var mostBoxes: Int { 20_000 }

  private mutating func reportStill(_ reason: String) {
    report(
      .unsupported, severity: .warning,
      "A phase or keyframe animator or a scroll transition stands still: its content \(reason). Change effects, colours and sizes of "
        + "frames only.")
  }

  /// Lowers a view that goes from what it was before a value changed to what it is now, again and again.
  @MainActor
  mutating func lower(
    _ animation: Animation, _ memory: LoopMemory, _ lower: (inout LoweringContext) -> Void
  ) {
    let showedAll = showsAll
    showsAll = true
    defer { showsAll = showedAll }
    let start = BoxExtent(tree)
    lower(&self)
    let looks = looks(since: start)
    memory.note(looks)
    guard let former = memory.former, isSameShape(former, looks) else { return }
    let course = AnimationCourse(animation)
    for offset in looks.indices {
      self.animate(start.boxes + offset, course, [former[offset], looks[offset]])
    }
  }

  /// Has boxes of a record go on from what they were before the last change of state, where that was made with an
  /// animation that repeats.
  ///
  /// - Parameters:
  ///   - start: The record's first box.
  ///   - former: Where its boxes were in the evaluation before; nil if there were others.
  @MainActor
  mutating func loop(_ record: ViewRecord, since start: BoxExtent, former: BoxExtent?) {
    guard let live = graph.live else { return }
    let whole = live.writes.animation(of: record) ?? live.animation
    let animation = whole.flatMap { $0.repeats == 1 ? nil : $0 }
    guard animation != nil || !record.loops.isEmpty else { return }
    let looks = looks(since: start)
    guard let former,
      case let before = (live.isPartial ? tree : live.previous).looks(
        former.boxes..<(former.boxes + looks.count)), isSameShape(before, looks)
    else {
      record.loops = [:]
      return
    }
    for (offset, look) in looks.enumerated()
    where tree.styles.value(of: .animation, in: look.style) == nil {
      if !changes(before[offset], look).isEmpty {
        record.loops[offset] = animation.map { (before[offset], AnimationCourse($0)) }
      }
      guard let loop = record.loops[offset] else { continue }
      animate(start.boxes + offset, loop.course, [loop.look, look])
    }
  }

  /// Lowers a view with the modifiers that change nothing in this look of it.
  @MainActor
  mutating func lowerFully<V: View>(_ view: V) {
    let showedAll = showsAll
    showsAll = true
    V._lower(view, into: &self)
    showsAll = showedAll
  }

  /// What another look of a view declares otherwise than its boxes; nil if it has other boxes.
  ///
  /// All of it is for the outermost box, which is what comes and goes.
  ///
  /// - Parameter resting: The view as it made the boxes.
  @MainActor
  mutating func changes(
    _ boxes: Range<Int>, of resting: some View, in view: some View
  ) -> [CSSProperty: CSSValue]? {
    var former = tree.looks(boxes)
    let looks = looksAside(of: view)
    // What is lowered aside lacks what a live page has beside its views, such as menus.
    if !isSameShape(former, looks) { former = looksAside(of: resting) }
    guard isSameShape(former, looks) else { return nil }
    var result: [CSSProperty: CSSValue] = [:]
    for (old, new) in zip(former, looks) {
      let values = values(of: new)
      for property in changes(old, new) { result[property] = values[property] ?? property.initial }
    }
    return result
  }

  @MainActor
  private mutating func looksAside(of view: some View) -> [BoxLook] {
    let start = BoxExtent(tree)
    return aside { context in
      context.lowerFully(view)
      return context.looks(since: start)
    }
  }

  private func looks(since start: BoxExtent) -> [BoxLook] {
    tree.looks(start.boxes..<tree.boxes.count)
  }

  private func isSameShape(_ left: [BoxLook], _ right: [BoxLook]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { $0.hasShape(of: $1) }
  }

  /// Declares the animation of a box, unless it looks the same all the time.
  private mutating func animate(_ index: Int, _ course: AnimationCourse, _ looks: [BoxLook]) {
    let properties = changes(looks)
    guard !properties.isEmpty else { return }
    let animation = course.animation(
      looks.map { look in
        let values = values(of: look)
        return properties.map { (property: $0, value: values[$0] ?? $0.initial ?? .number(0)) }
      })
    tree.boxes[index].style = extend(
      tree.boxes[index].style, .animation, .text(CSSText(animation)))
    guard let timeline = course.timeline else { return }
    tree.boxes[index].style = extend(tree.boxes[index].style, .animationTimeline, timeline)
  }

  /// The properties that are different in looks, and known in all of them.
  private func changes(_ looks: BoxLook...) -> [CSSProperty] { changes(looks) }

  private func changes(_ looks: [BoxLook]) -> [CSSProperty] {
    let known: [[CSSProperty: CSSValue]] = looks.map { values(of: $0) }
    var properties = Set(known.flatMap(\.keys))
    properties.subtract([.transition, .animation, .animationTimeline])
    return properties.filter { property in
      let values: [CSSValue?] = known.map { $0[property] }
      guard values.contains(where: { $0 != values[0] }) else { return false }
      return property.initial != nil || values.allSatisfy { $0 != nil }
    }.sorted { $0.rawValue < $1.rawValue }
  }

  private func values(of look: BoxLook) -> [CSSProperty: CSSValue] {
    tree.styles.declarations(look.style).reduce(into: look.size) { $0[$1.property] = $1.value }
  }

  /// Lowers something of which nothing stays.
  @MainActor
  private mutating func aside<Result>(
    _ body: (inout LoweringContext) -> Result
  ) -> Result {
    let start = BoxExtent(tree)
    let known = (
      mark: mark(), issues: issues.count, actions: graph.appearActions.count, isLive: isLive,
      collectsIDs: collectsIDs, usesMoulds: usesMoulds, label: labelBox, identity: identity
    )
    let (preferences, canvases, shifts) = (self.preferences, self.canvases, guideShifts)
    let (traits, squares) = (tree.traits, tree.hasSquares)
    // Nothing of it is kept for the next evaluation.
    isLive = false
    collectsIDs = false
    usesMoulds = false
    let result = body(&self)
    pending.removeSubrange(known.mark...)
    tree.truncate(to: start)
    issues.removeSubrange(min(known.issues, issues.count)...)
    graph.appearActions.removeSubrange(min(known.actions, graph.appearActions.count)...)
    (isLive, collectsIDs, usesMoulds) = (known.isLive, known.collectsIDs, known.usesMoulds)
    (labelBox, identity) = (known.label, known.identity)
    (self.preferences, self.canvases, guideShifts) = (preferences, canvases, shifts)
    (tree.traits, tree.hasSquares) = (traits, squares)
    return result
  }
}

/// What a box looks like, as far as it can be animated.
struct BoxLook {
  var kind: BoxKind
  var childCount: Int32
  var style: StyleTable.List
  var size: [CSSProperty: CSSValue]

  func hasShape(of other: BoxLook) -> Bool {
    kind == other.kind && childCount == other.childCount
  }
}

/// What boxes of a view looked like before a value changed.
final class LoopMemory {
  private var value: AnyEquatable?
  private var looks: [BoxLook] = []
  private var hasChanged = false
  /// What they looked like; nil if the value is still the first one.
  private(set) var former: [BoxLook]?

  /// Notes the value as it is now.
  func note(_ value: AnyEquatable) {
    if let known = self.value, known != value { hasChanged = true }
    self.value = value
  }

  /// Notes what the boxes look like.
  fileprivate func note(_ looks: [BoxLook]) {
    if hasChanged { former = self.looks }
    hasChanged = false
    self.looks = looks
  }
}

extension BoxTree {
  /// What boxes look like; none if there are no such boxes.
  fileprivate func looks(_ range: Range<Int>) -> [BoxLook] {
    guard range.upperBound <= boxes.count else { return [] }
    return boxes[range].map { box in
      var size: [CSSProperty: CSSValue] = [:]
      if box.kind == .frame {
        if box.width.isFixed { size[.width] = .points(box.width.minimum) }
        if box.height.isFixed { size[.height] = .points(box.height.minimum) }
      }
      return BoxLook(
        kind: box.kind, childCount: box.childCount, style: box.style, size: size)
    }
  }
}

extension CSSProperty {
  /// What holds where nothing is declared, for properties that a course may change.
  fileprivate var initial: CSSValue? {
    switch self {
    case .opacity: .number(1)
    case .scale: .number(1)
    case .rotate: .text(CSSText("0deg"))
    case .translate: .points(0 as Double)
    case .filter, .transform, .boxShadow, .backdropFilter: .text(CSSText("none"))
    case .backgroundColor: .text(CSSText("#0000"))
    case .borderRadius, .letterSpacing: .points(0 as Double)
    default: nil
    }
  }
}
