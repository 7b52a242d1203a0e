/// A place that a rotor leads to.
///
/// - Note: As in SwiftUI.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Creates a place by its name and the id of a view.
  public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil) {}

  /// Creates a place by the id of a view in a namespace.
  public init<L: StringProtocol>(_ label: L, id: ID, in namespace: Namespace.ID) {}
}

/// Something that stands for places that a rotor leads to.
///
/// - Note: Differs from SwiftUI: browsers' readers have rotors of their own.
public protocol AccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Creates a place for each element of a collection.
  @_disfavoredOverload
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, identifiedBy: \.id, content: content)
  }

  /// Creates a place for each element of a collection.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data, identifiedBy: { $0[keyPath: id] }, path: id, content: content) }
}

/// Several places.
nonisolated public struct _AccessibilityRotorEntries: AccessibilityRotorContent {}

/// Makes the places of a rotor from a block.
///
/// - Note: As in SwiftUI.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }

  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }

  public static func buildIf<C: AccessibilityRotorContent>(
    _ content: C?
  ) -> _AccessibilityRotorEntries { _AccessibilityRotorEntries() }
}

extension View {
  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: browsers' readers have rotors of their own.
  nonisolated public func accessibilityRotor<C: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> C
  ) -> Self { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: browsers' readers have rotors of their own.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, C: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: () -> C
  ) -> Self { self }
}
