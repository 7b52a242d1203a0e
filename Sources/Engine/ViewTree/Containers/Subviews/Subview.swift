/// One of the views that a container was given.
///
/// - Note: Differs from SwiftUI: its state belongs to the place where it is put, so that a view that moves
///   into another container begins anew.
nonisolated public struct Subview: _PrimitiveView, Identifiable {
  /// What tells a view apart from others of its container.
  public struct ID: Hashable, Sendable {
    let place: UInt64
  }

  var view: AnyView
  public let id: ID
  /// What the view tells the container around it.
  public internal(set) var containerValues = ContainerValues()

  init(view: AnyView, id: ID) {
    self.view = view
    self.id = id
  }

  @MainActor public static func _lower(_ subview: Self, into context: inout _LoweringContext) {
    let identity = context.identity
    context.identity = Identity.child(identity, subview.id.place)
    AnyView._lower(subview.view, into: &context)
    context.identity = identity
  }
}

/// The views that a container was given.
///
/// - Note: Differs from SwiftUI: a view with a body counts as one, whatever its body has.
nonisolated public struct SubviewsCollection: RandomAccessCollection, _PrimitiveView {
  let subviews: [Subview]

  init(_ view: some View) {
    subviews = SubviewList(of: view, at: Identity.root).subviews
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }

  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  @MainActor public static func _lower(_ views: Self, into context: inout _LoweringContext) {
    context.lower(ForEach(views.subviews) { $0 }, at: 0)
  }
}

/// A part of the views that a container was given.
///
/// - Note: As in SwiftUI.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, _PrimitiveView {
  let subviews: ArraySlice<Subview>

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  @MainActor public static func _lower(_ views: Self, into context: inout _LoweringContext) {
    context.lower(ForEach(views.subviews) { $0 }, at: 0)
  }
}
