public import Foundation
public import ViewTree

/// What the system's tools for writing may do with a field.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let value: Int
  public static let automatic = WritingToolsBehavior(value: 0)
  public static let complete = WritingToolsBehavior(value: 1)
  public static let limited = WritingToolsBehavior(value: 2)
  public static let disabled = WritingToolsBehavior(value: 3)
}

/// Whether something opens when what is dragged rests on it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let value: Int
  public static let automatic = SpringLoadingBehavior(value: 0)
  public static let enabled = SpringLoadingBehavior(value: 1)
  public static let disabled = SpringLoadingBehavior(value: 2)
}

/// A movement of a hand that wears a watch.
public struct HandGestureShortcut: Hashable, Sendable {
  public static let primaryAction = HandGestureShortcut()
}

/// How readers of the screen pass touches on to a view.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A language that a text is set in.
public struct TypesettingLanguage: Hashable, Sendable {
  let language: Locale.Language?
  public static let automatic = TypesettingLanguage(language: nil)
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension View {
  /// - Note: Differs from SwiftUI: browsers offer what they offer in every field.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> Self { self }

  /// - Note: Differs from SwiftUI: nothing opens when what is dragged rests on it.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> Self { self }

  /// - Note: Differs from SwiftUI: browsers tell of no watch.
  nonisolated public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> Self { self }

  /// - Note: Differs from SwiftUI: readers of pages pass no touches on.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> Self { self }

  /// - Note: Differs from SwiftUI: browsers set texts by the page's language.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> Self { self }

  /// - Note: Differs from SwiftUI: browsers set texts by the page's language.
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Self { self }

  /// - Note: As in SwiftUI for iOS, where it says nothing.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> Self { self }

  /// - Note: As in SwiftUI for iOS, where it says nothing.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> Self { self }

  /// - Note: As in SwiftUI for iOS, where it says nothing.
  nonisolated public func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> Self { self }

  /// - Note: As in SwiftUI for iOS, where it says nothing.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> Self { self }
}
