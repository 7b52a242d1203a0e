import Foundation

/// The path of a navigation stack, wherever it is kept.
struct NavigationRoute {
  /// The values.
  var values: () -> [AnyHashable]
  /// Adds a value; false if it is of another type than the path's.
  var append: (AnyHashable) -> Bool
  /// Keeps only so many values.
  var cut: (Int) -> Void
  /// The path as text, if it can be encoded.
  var encoded: () -> String? = { nil }
  /// Takes a path that was encoded, up to the first value of another type than the stack shows, or that is not
  /// accepted; false if it is none.
  var decode: (_ text: String, _ types: CodableTypes, _ accepts: (AnyHashable) -> Bool) -> Bool =
    { _, _, _ in false }

  /// A path of values of whatever types.
  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    append = {
      path.wrappedValue.values.append($0)
      return true
    }
    cut = { count in
      let values = path.wrappedValue.values
      if values.count > count { path.wrappedValue.values = Array(values.prefix(count)) }
    }
    encoded = { TaggedPath(values: path.wrappedValue.values).text }
    decode = { text, types, accepts in
      guard let decoded = TaggedPath(text, types) else { return false }
      path.wrappedValue.values = Array(decoded.values.prefix(while: accepts))
      return true
    }
  }

  /// A path of values of one type.
  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in
      guard let element = value.base as? Data.Element else { return false }
      path.wrappedValue.append(element)
      return true
    }
    cut = { count in
      if path.wrappedValue.count > count {
        path.wrappedValue = Data(path.wrappedValue.prefix(count))
      }
    }
    if let codable = Data.Element.self as? any Codable.Type {
      func open<C: Codable>(_ type: C.Type) {
        encoded = { PathCoding.encode(path.wrappedValue.compactMap { $0 as? C }) }
        decode = { text, _, accepts in
          guard let values = PathCoding.decode([C].self, text) else { return false }
          path.wrappedValue = Data(
            values.compactMap { $0 as? Data.Element }.prefix { accepts(AnyHashable($0)) })
          return true
        }
      }
      open(codable)
    }
  }
}

/// What links in a navigation stack can do.
struct NavigationActions {
  /// Shows a value's view; false if the stack has none for it.
  var push: @MainActor (AnyHashable) -> Void
  /// Shows what a link leads to.
  var pushView: @MainActor (LinkDestination) -> Void
  /// The stack's own evaluation.
  let evaluation: StackEvaluation
  /// Whether what is shown stands in another column of a split view.
  var isSplit = false
}

/// Whether a navigation stack is being evaluated.
@MainActor
final class StackEvaluation {
  var goesOn = false
}

/// What a link leads to, as it was when the link was evaluated last: a view that was pushed follows the
/// values that the link's view has captured.
@MainActor
final class LinkDestination {
  private(set) var make: @MainActor () -> AnyView
  /// Has the stack evaluated again; nil while the view is not shown.
  var onChange: (@MainActor () -> Void)?

  init(_ make: @escaping @MainActor () -> AnyView) { self.make = make }

  /// Takes what the link leads to now.
  func update(_ make: @escaping @MainActor () -> AnyView, in evaluation: StackEvaluation) {
    self.make = make
    // A stack evaluates its root first, and then what was pushed.
    if !evaluation.goesOn { onChange?() }
  }
}

extension EnvironmentValues {
  private enum NavigationActionsKey: EnvironmentKey {
    static var defaultValue: NavigationActions? { nil }
  }

  /// What links here can do; nil outside of navigation stacks and on static pages.
  var navigation: NavigationActions? {
    get { self[NavigationActionsKey.self] }
    set { self[NavigationActionsKey.self] = newValue }
  }
}

/// The views that links have brought onto a stack, above those of its path.
struct PushedViews {
  var views: [LinkDestination] = []
  /// How often one of them was evaluated anew.
  var version = 0
}
