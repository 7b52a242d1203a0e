public import Foundation

/// A kind of action that readers' tools offer.
///
/// - Note: As in SwiftUI.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// A direction in which a value is adjusted.
///
/// - Note: As in SwiftUI.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// An action that readers' tools offer.
public struct _AccessibilityActionHandler {
  package let name: Text?
  package let action: () -> Void
}

extension View {
  /// - Note: Differs from SwiftUI: the view itself is read.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> Self { self }

  /// - Note: Differs from SwiftUI: the view's own parts are read.
  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> Self { self }

  /// Offers an action to readers' tools.
  ///
  /// - Note: Differs from SwiftUI: pages have no such actions beside those of their controls.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, _HandlerModifier<_AccessibilityActionHandler>> {
    modifier(_HandlerModifier(_AccessibilityActionHandler(name: nil, action: handler)))
  }

  /// Offers a named action to readers' tools.
  ///
  /// - Note: Differs from SwiftUI: pages have no such actions beside those of their controls.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, _HandlerModifier<_AccessibilityActionHandler>> {
    modifier(_HandlerModifier(_AccessibilityActionHandler(name: name, action: handler)))
  }

  /// Offers a named action to readers' tools.
  ///
  /// - Note: Differs from SwiftUI: pages have no such actions beside those of their controls.
  @inlinable nonisolated public consuming func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, _HandlerModifier<_AccessibilityActionHandler>> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Offers a named action to readers' tools.
  ///
  /// - Note: Differs from SwiftUI: pages have no such actions beside those of their controls.
  @_disfavoredOverload
  @inlinable nonisolated public consuming func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, _HandlerModifier<_AccessibilityActionHandler>> {
    accessibilityAction(named: Text(name), handler)
  }

  /// - Note: Differs from SwiftUI: pages have no such actions beside those of their controls.
  @inlinable nonisolated public consuming func accessibilityActions<V: View>(
    @ViewBuilder _ content: () -> V
  ) -> Self { self }

  /// - Note: Differs from SwiftUI: pages have no such actions beside those of their controls.
  @inlinable nonisolated public consuming func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> Self { self }

  /// - Note: Differs from SwiftUI: pages have no such actions beside those of their controls.
  @inlinable nonisolated public consuming func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> Self { self }

  /// - Note: Differs from SwiftUI: pages are read in the order in which they are written.
  @inlinable
  nonisolated public consuming func accessibilitySortPriority(_ sortPriority: Double) -> Self {
    self
  }

  /// - Note: Differs from SwiftUI: voice control finds controls by their labels alone.
  @inlinable
  nonisolated public consuming func accessibilityInputLabels(_ inputLabels: [Text]) -> Self { self }

  /// - Note: Differs from SwiftUI: voice control finds controls by their labels alone.
  @inlinable nonisolated public consuming func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> Self { self }

  /// - Note: Differs from SwiftUI: voice control finds controls by their labels alone.
  @_disfavoredOverload
  @inlinable nonisolated public consuming func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> Self { self }

  /// - Note: Differs from SwiftUI: browsers enlarge pages themselves.
  @inlinable
  nonisolated public consuming func accessibilityShowsLargeContentViewer() -> Self { self }

  /// - Note: Differs from SwiftUI: browsers enlarge pages themselves.
  @inlinable nonisolated public consuming func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> Self { self }

  /// - Note: Differs from SwiftUI: the browser decides what is inverted.
  @inlinable
  nonisolated public consuming func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self
  {
    self
  }

  /// - Note: Differs from SwiftUI: readers' tools decide how they point.
  @inlinable
  nonisolated public consuming func accessibilityActivationPoint(_ point: CGPoint) -> Self { self }

  /// - Note: Differs from SwiftUI: readers' tools decide how they point.
  @inlinable
  nonisolated public consuming func accessibilityActivationPoint(_ point: UnitPoint) -> Self {
    self
  }

  /// - Note: Differs from SwiftUI: gestures are not passed through.
  @inlinable nonisolated public consuming func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> Self { self }

  /// - Note: Differs from SwiftUI: a label is tied to its control by the page.
  @inlinable nonisolated public consuming func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> Self { self }

  /// - Note: Differs from SwiftUI: browsers have no such setting.
  @inlinable
  nonisolated public consuming func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self {
    self
  }

  /// - Note: Differs from SwiftUI: browsers have no such setting.
  @inlinable
  nonisolated public consuming func speechSpellsOutCharacters(_ value: Bool = true) -> Self { self }

  /// - Note: Differs from SwiftUI: browsers have no such setting.
  @inlinable nonisolated public consuming func speechAdjustedPitch(_ value: Double) -> Self { self }

  /// - Note: Differs from SwiftUI: browsers have no such setting.
  @inlinable
  nonisolated public consuming func speechAnnouncementsQueued(_ value: Bool = true) -> Self { self }

  /// - Note: Differs from SwiftUI: browsers have no such setting.
  @inlinable nonisolated public consuming func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> Self { self }
}

/// The part of a view in a pair of label and content.
///
/// - Note: As in SwiftUI.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }
