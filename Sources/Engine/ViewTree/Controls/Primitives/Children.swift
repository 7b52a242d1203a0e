/// The views that some content stands for, one by one, for a container that places each.
nonisolated struct Children<Content: View, Arrangement: View>: _PrimitiveView {
  let content: Content
  /// How spacers and dividers in the content lie.
  let axis: LoweringContext.StackAxis
  /// Whether views of a `ForEach` have their elements' ids for tags; else they have if those of the
  /// container around do.
  let areTagged: Bool
  let arrange: @MainActor ([Child]) -> Arrangement

  init(
    of content: Content, axis: LoweringContext.StackAxis = .vertical, areTagged: Bool = true,
    @ViewBuilder arrange: @escaping @MainActor ([Child]) -> Arrangement
  ) {
    self.content = content
    self.axis = axis
    self.areTagged = areTagged
    self.arrange = arrange
  }

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    let axis = context.stackAxis
    context.stackAxis = view.axis
    let children = context.children(areTagged: view.areTagged) { $0.lower(view.content, at: 0) }
    context.stackAxis = axis
    Arrangement._lower(view.arrange(children), into: &context)
  }
}

/// A view of a container's content, where the container wants it.
///
/// It may be shown once or not at all.
nonisolated struct Child: _PrimitiveView {
  let box: Int32
  /// What the view tells the container.
  let traits: BoxTraits?
  /// What the view stands for in a choice: its tag, or the id of its element in a `ForEach`.
  let tag: AnyHashable?
  /// Its row's key, or zero.
  let key: UInt64

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    context.pending.append(view.box)
  }
}

/// A child without what it tells the container, which is much to copy.
nonisolated struct ChildView: _PrimitiveView {
  let box: Int32

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    context.pending.append(view.box)
  }
}

/// A view for each element of a list, which tells them apart by their positions or keys.
nonisolated struct Each<Element, Row: View>: _PrimitiveView {
  let elements: [Element]
  /// An element's key, zero where it has none; nil where all have none.
  let key: (@MainActor (Element) -> UInt64)?
  let row: @MainActor (Int, Element) -> Row

  init(
    _ elements: [Element], by key: (@MainActor (Element) -> UInt64)? = nil,
    @ViewBuilder row: @escaping @MainActor (Int, Element) -> Row
  ) {
    self.elements = elements
    self.key = key
    self.row = row
  }

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    for (position, element) in view.elements.enumerated() {
      let key = view.key?(element) ?? 0
      context.lower(view.row(position, element), at: key == 0 ? UInt64(position) : key)
    }
  }
}

/// Gives a view its row's key, or has it stand by its place among others.
nonisolated struct KeyModifier: _BoxModifier {
  let key: UInt64

  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    context.tree.boxes[Int(box.index)].key = modifier.key
  }
}

extension LoweringContext {
  /// The views that came of some lowering, which are not shown yet.
  @MainActor
  mutating func children(
    areTagged: Bool = true, _ lower: (inout LoweringContext) -> Void
  ) -> [Child] {
    let mark = mark()
    let wereCollected = collectsIDs
    if areTagged { collectsIDs = isLive }
    lower(&self)
    collectsIDs = wereCollected
    let children = pending[mark...].map { box in
      let (traits, key) = (traits(of: box), key(of: box))
      return Child(box: box, traits: traits, tag: traits?.tag ?? rowIDs[key], key: key)
    }
    discard(since: mark)
    return children
  }
}

extension View {
  /// Has the view stand by its place among others, not by its row's key.
  nonisolated func unkeyed() -> ModifiedContent<Self, KeyModifier> { keyed(0) }

  /// Has the view stand by a row's key, or by its place among others where that is zero.
  nonisolated func keyed(_ key: UInt64) -> ModifiedContent<Self, KeyModifier> {
    modifier(KeyModifier(key: key))
  }
}
