/// Which view an assistive technology is at.
///
/// - Note: Differs from SwiftUI: it is at none until the reader goes there.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: LinkedProperty {
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
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  private var state: State<Value>

  /// Creates a state that says whether one view has the focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Creates a state that says which of several views has the focus.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// Creates a state for some technologies that says whether one view has the focus.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Creates a state for some technologies that says which of several views has the focus.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  /// The current value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the focus.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  @MainActor
  package mutating func link(_ link: inout PropertyLink) { state.link(&link) }
}

/// Technologies that assist readers.
///
/// - Note: As in SwiftUI.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: a page does not move an assistive technology.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: a page does not move an assistive technology.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
