/// What a group makes of the views that another view stands for.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: _PrimitiveView {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    Content._lower(view.content(SubviewsCollection(view.subviews)), into: &context)
  }
}

extension Group {
  /// Makes something of the views that a view stands for.
  ///
  /// - Note: Differs from SwiftUI: a view with a body counts as one, whatever its body has.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(subviews: view, content: transform))
  }
}

/// The views that a `ForEach` goes through.
///
/// - Note: As in SwiftUI.
nonisolated public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let subviews: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension ForEach
where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
  /// Makes something of each of the views that a view stands for.
  ///
  /// - Note: Differs from SwiftUI: a view with a body counts as one, whatever its body has.
  nonisolated public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    self.init(
      ForEachSubviewCollection(subviews: SubviewsCollection(view).subviews),
      identifiedBy: { $0.id }, content: content)
  }
}
