public import Foundation

/// Space around a view.
nonisolated public struct _PaddingLayout: _BoxModifier, Sendable {
  /// The edges that get space.
  public var edges: Edge.Set
  /// The distances in points, nil for the usual 16.
  public var insets: EdgeInsets?

  @usableFromInline
  init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    let insets = modifier.insetsOfAllEdges
    let (top, leading) = (Float(insets.top), Float(insets.leading))
    let (bottom, trailing) = (Float(insets.bottom), Float(insets.trailing))
    let child = context.tree.boxes[Int(box.index)]
    var outer = Box(
      kind: .padding, width: child.width.padded(leading + trailing),
      height: child.height.padded(top + bottom))
    outer.padding = PaddingPayload(
      top: top, leading: leading, bottom: bottom, trailing: trailing)
    outer.priority = child.priority
    context.wrap(&box, in: outer)
  }

  /// What it adds at each edge, in points.
  var insetsOfAllEdges: EdgeInsets {
    let usual = insets ?? EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return EdgeInsets(
      top: edges.contains(.top) ? usual.top : 0,
      leading: edges.contains(.leading) ? usual.leading : 0,
      bottom: edges.contains(.bottom) ? usual.bottom : 0,
      trailing: edges.contains(.trailing) ? usual.trailing : 0)
  }
}

extension View {
  /// Adds space around the view; `insets` are in points.
  @inlinable nonisolated public consuming func padding(
    _ insets: EdgeInsets
  ) -> ModifiedContent<Self, _PaddingLayout> {
    modifier(_PaddingLayout(insets: insets))
  }

  /// Adds space at some edges; `length` is in points, nil for the usual distance.
  @inlinable nonisolated public consuming func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> ModifiedContent<Self, _PaddingLayout> {
    modifier(
      _PaddingLayout(
        edges: edges,
        insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
  }

  /// Adds space around the view, in points.
  @inlinable nonisolated public consuming func padding(_ length: CGFloat) -> ModifiedContent<
    Self, _PaddingLayout
  > {
    padding(.all, length)
  }
}
