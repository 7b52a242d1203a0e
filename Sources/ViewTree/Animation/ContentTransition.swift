/// How the content of a view changes into another.
///
/// - Note: Differs from SwiftUI: of no effect on a page, which shows the end.
public struct ContentTransition: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
  }
  package let kind: Kind

  /// No transition.
  public static let identity = ContentTransition(kind: .identity)
  /// Fades one into the other.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Changes one into the other where possible.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Rolls digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Changes one symbol into another by an effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .identity }

  /// Changes one symbol into another.
  public static var symbolEffect: ContentTransition { .identity }

  /// Rolls digits by whether a value grows or falls.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}

/// What two views in different places have in common.
///
/// - Note: As in SwiftUI.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Says how the content of the view changes into another.
  ///
  /// - Note: Differs from SwiftUI: of no effect on a page, which shows the end.
  nonisolated public func contentTransition(
    _ transition: ContentTransition
  ) -> ModifiedContent<Self, EmptyModifier> {
    modifier(EmptyModifier())
  }

  /// Says that the view moves to where another one with the same name is.
  ///
  /// - Note: Differs from SwiftUI: of no effect on a page, where both are where they are.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> ModifiedContent<Self, EmptyModifier> {
    modifier(EmptyModifier())
  }

  /// Keeps the parts of the view together while its place changes.
  ///
  /// - Note: Differs from SwiftUI: of no effect on a page.
  nonisolated public func geometryGroup() -> ModifiedContent<Self, EmptyModifier> {
    modifier(EmptyModifier())
  }
}
