/// Which of a view's fields has the focus.
///
/// - Note: Differs from SwiftUI: it follows fields and `focusable` views, on live pages; on a static page nothing has
///   the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: LinkedProperty {
  /// A binding to the focus.
  @propertyWrapper
  public struct Binding {
    let binding: ViewTree.Binding<Value>

    /// The current value.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }

    /// Whether the value names a field.
    var namesField: Bool { FocusState.namesField(wrappedValue) }
  }

  private var state: State<Value>

  /// Creates a state that says whether one field has the focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Creates a state that says which of several fields has the focus.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// The current value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the focus.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  @MainActor
  package mutating func link(_ link: inout PropertyLink) {
    state.link(&link)
    let graph = link.graph
    state.cell?.onSet = { [weak graph] value in
      let namesField = Self.namesField(value)
      onMainActor {
        guard let graph, let live = graph.live, live.wishFocus(namesField) else { return }
        // A value that no body reads has nothing evaluated, but the page has to be told.
        graph.becomeDirty()
      }
    }
  }

  private static func namesField(_ value: Value) -> Bool {
    (value as? Bool) ?? ((value as? any OptionalFocus)?.isEmpty != true)
  }
}

/// A value that names a field, or none.
private protocol OptionalFocus {
  var isEmpty: Bool { get }
}

extension Optional: OptionalFocus {
  fileprivate var isEmpty: Bool { if case .none = self { true } else { false } }
}
