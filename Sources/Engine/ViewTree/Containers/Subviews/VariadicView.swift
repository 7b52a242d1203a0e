/// Containers that are given the views of a block one by one, as packages have made them since before `Group(subviews:)`.
///
/// - Note: As in SwiftUI.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias Children = _VariadicView_Children

  /// A root with the views that it is given.
  nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content

    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  @MainActor public var body: some View {
    root.body(children: _VariadicView_Children(subviews: SubviewsCollection(content)))
  }
}

/// What makes something of views that it is given.
public protocol _VariadicView_Root {}

/// What makes a view of views that it is given.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  /// Makes a view of others.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// What makes any number of views of those that it is given.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// What makes one view of those that it is given.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// The views that a root is given.
///
/// - Note: Differs from SwiftUI: a view with a body counts as one, whatever its body has.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, _PrimitiveView {
  /// One of the views.
  nonisolated public struct Element: _PrimitiveView, Identifiable {
    let subview: Subview

    public var id: AnyHashable { AnyHashable(subview.id) }

    /// What the view is called in its collection, if that is of a type.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      subview.containerValues.elementID?.base as? ID
    }

    /// What the view tells the container around it.
    public subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value {
      subview.containerValues[TraitValueKey<Key>.self]
    }

    @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
      Subview._lower(view.subview, into: &context)
    }
  }

  let subviews: SubviewsCollection

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  @MainActor public static func _lower(_ views: Self, into context: inout _LoweringContext) {
    SubviewsCollection._lower(views.subviews, into: &context)
  }
}

/// A value that a view tells the container around it.
public protocol _ViewTraitKey {
  associatedtype Value
  /// What a view tells that was given no value.
  static var defaultValue: Value { get }
}

private enum TraitValueKey<Key: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Key.Value { Key.defaultValue }
}

extension ContainerValues {
  fileprivate subscript<Key: _ViewTraitKey>(trait key: TraitKeyName<Key>) -> Key.Value {
    get { self[TraitValueKey<Key>.self] }
    set { self[TraitValueKey<Key>.self] = newValue }
  }
}

/// The type of a key, as a part of a key path.
private struct TraitKeyName<Key>: Hashable {}

extension View {
  /// Tells the container around something of the view.
  nonisolated public func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value)
    -> some View
  {
    containerValue(\.[trait: TraitKeyName<Key>()], value)
  }
}
