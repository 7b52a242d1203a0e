import ElementTree

/// A view behind or in front of another, which is proposed the other's size.
nonisolated public struct _LayerModifier<Layer: View>: _PrimitiveModifier {
  @usableFromInline let layer: Layer
  @usableFromInline let alignment: Alignment
  @usableFromInline let isOverlay: Bool

  @inlinable
  init(layer: Layer, alignment: Alignment, isOverlay: Bool) {
    self.layer = layer
    self.alignment = alignment
    self.isOverlay = isOverlay
  }

  @inlinable @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let mark = context.mark()
    let identity = context.identity
    context.identity = Identity.child(identity, Salt.Background.content)
    V._lower(content, into: &context)
    context.identity = identity
    context.forEachBox(since: mark) { box, context in
      context.identity = Identity.child(identity, Salt.Background.layer)
      context.addLayer(to: &box, modifier.alignment, isOverlay: modifier.isOverlay) {
        Layer._lower(modifier.layer, into: &$0)
      }
    }
    context.identity = identity
  }

  @MainActor
  public static func _plan<V: View>(
    _ planner: inout _OutlinePlanner, at offset: Int, _ content: V.Type, at contentOffset: Int
  ) {
    planner.add(value: \Self.alignment, of: offset)
    planner.add(value: \Self.isOverlay, of: offset)
    planner.within(Salt.Background.content) { V._plan(&$0, at: contentOffset) }
    planner.within(Salt.Background.layer) { $0.add(\Self.layer, of: offset) }
  }
}

extension LoweringContext {
  /// Puts boxes behind or in front of another one.
  @MainActor
  @usableFromInline
  mutating func addLayer(
    to reference: inout BoxReference, _ alignment: Alignment, isOverlay: Bool,
    _ lower: (inout LoweringContext) -> Void
  ) {
    let alignment = alignment.box
    let mark = mark()
    let (axis, wasInLayer) = (stackAxis, isInLayer)
    stackAxis = .none
    isInLayer = true
    lower(&self)
    stackAxis = axis
    isInLayer = wasInLayer
    var count = pending.count - mark
    if count == 0, standsStill(reference.index) {
      closeZStack(StackMark(pending: mark, axis: axis), alignment)
      count = 1
    }
    guard count > 0 else { return }
    let mixes = !isOverlay && tree.mixes(in: pending[mark...])
    if count == 1, !mixes, joinLayer(pending[mark], to: &reference, isOverlay: isOverlay) {
      pending.removeLast()
      return
    }
    if count > 1 {
      closeZStack(StackMark(pending: mark, axis: axis), alignment)
    }
    guard let layer = pending.popLast() else { return }
    if mixes { return putBehind(&reference, layer, alignment) }
    wrap(&reference, with: layer, alignment, isOverlay: isOverlay)
  }

  /// Puts a box around another one that has a layer behind or in front of it.
  mutating func wrap(
    _ reference: inout BoxReference, with layer: Int32, _ alignment: BoxAlignment, isOverlay: Bool
  ) {
    let child = tree.boxes[Int(reference.index)]
    var outer = Box(
      kind: isOverlay ? .overlay : .background, width: child.width, height: child.height)
    outer.alignment = alignment
    outer.priority = child.priority
    wrap(&reference, in: outer)
    tree.children.append(layer)
    tree.boxes[Int(reference.index)].childCount = 2
  }

  /// Puts a layer that is mixed with what is behind it behind a box: in a z-stack that is as large as the box.
  ///
  /// What browsers draw behind an element by a negative order is mixed with nothing outside of the element.
  @MainActor
  private mutating func putBehind(
    _ reference: inout BoxReference, _ layer: Int32, _ alignment: BoxAlignment
  ) {
    let content = reference.index
    let child = tree.boxes[Int(content)]
    var outer = Box(kind: .zstack, width: child.width, height: child.height)
    outer.alignment = alignment
    outer.priority = child.priority
    wrap(&reference, in: outer)
    tree.boxes[Int(layer)].priority = -.infinity
    let index = Int(reference.index)
    tree.children[Int(tree.boxes[index].childStart)] = layer
    tree.children.append(content)
    tree.boxes[index].childCount = 2
  }
}

extension BoxTree {
  /// Whether something in boxes is mixed with what is behind them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of boxes in them.
  fileprivate func mixes(in roots: ArraySlice<Int32>) -> Bool {
    var next = roots
    var left: [Int32] = []
    repeat {
      for index in next {
        let style = boxes[Int(index)].style
        if styles.value(of: .mixBlendMode, in: style) != nil { return true }
        let isGroup = styles.value(of: .isolation, in: style) != nil
        if boxes[Int(index)].childCount > 0, !isGroup { left.append(index) }
      }
      next = left.popLast().map { children(of: boxes[Int($0)]) } ?? []
    } while !next.isEmpty
    return false
  }
}

extension View {
  /// Puts a view behind this one.
  @inlinable nonisolated public consuming func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _LayerModifier<V>> {
    modifier(_LayerModifier(layer: content(), alignment: alignment, isOverlay: false))
  }

  /// Puts a view behind this one.
  @_disfavoredOverload
  @inlinable nonisolated public consuming func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _LayerModifier<Background>> {
    modifier(_LayerModifier(layer: background, alignment: alignment, isOverlay: false))
  }

  /// Puts a view in front of this one.
  @inlinable nonisolated public consuming func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _LayerModifier<V>> {
    modifier(_LayerModifier(layer: content(), alignment: alignment, isOverlay: true))
  }

  /// Puts a view in front of this one.
  @_disfavoredOverload
  @inlinable nonisolated public consuming func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _LayerModifier<Overlay>> {
    modifier(_LayerModifier(layer: overlay, alignment: alignment, isOverlay: true))
  }
}
