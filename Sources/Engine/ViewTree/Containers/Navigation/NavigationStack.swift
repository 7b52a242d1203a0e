/// Views of which one is shown at a time, with a bar above.
///
/// - Note: As in SwiftUI. A static page shows the last view of the path, or the root.
nonisolated public struct NavigationStack<Data, Root: View>: _PrimitiveView {
  /// The path; nil if the stack keeps it itself.
  let route: NavigationRoute?
  let root: Root

  init(showing route: NavigationRoute?, _ root: Root) {
    self.route = route
    self.root = root
  }

  /// Creates a stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(showing: nil, root())
  }

  /// Creates a stack whose path is kept elsewhere.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.init(showing: NavigationRoute(path), root())
  }

  /// Creates a stack whose path of values of one type is kept elsewhere.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(showing: NavigationRoute(path), root())
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    context.lower(composed: NavigationPages(route: view.route, root: view.root))
  }
}

/// Views of which one is shown at a time, with a bar above.
///
/// - Note: Differs from SwiftUI: always a stack. Of several views, which SwiftUI shows in columns where there
///   is room, the first is its root, as in little room. ``NavigationStack`` is its successor.
nonisolated public struct NavigationView<Content: View>: _PrimitiveView {
  let content: Content

  /// Creates a stack of the first view in a block.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    if let first = (view.content as? any _SeveralViews)?.allViews.first,
      // One that may be missing leaves its place to the next.
      Mirror(reflecting: first).displayStyle != .optional
    {
      context.lower(composed: NavigationPages(root: AnyView(first)))
    } else {
      context.lower(composed: NavigationPages(root: view.content))
    }
  }
}
