@_exported public import Foundation
public import ViewTree

/// Something that an app can do.
///
/// - Note: Differs from AppIntents: buttons and the app itself perform it; there is no system that would.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  typealias Parameter = IntentParameter

  /// What it is called.
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }

  init()

  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }

  /// Does it, and gives its result.
  @discardableResult
  public func callAsFunction() async throws -> PerformResult { try await perform() }
}

/// Something that an app does for a widget that it has.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent where PerformResult == _EmptyIntentResult {
  public func perform() async throws -> _EmptyIntentResult { _EmptyIntentResult() }
}

/// Something that an app does while it shows how something goes on.
public protocol LiveActivityIntent: AppIntent {}

/// Something that an app does while it plays.
public protocol AudioPlaybackIntent: AppIntent {}

/// Something that an app begins with.
public protocol OpenIntent: AppIntent {
  associatedtype Value
  var target: Value { get set }
}

/// Something that may have the app opened before it goes on.
public protocol ForegroundContinuableIntent: AppIntent {}

/// What is said of an intent.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  public let descriptionText: LocalizedStringResource
  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) { descriptionText = text }
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}

/// What a system says when something was done.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public let text: LocalizedStringResource
  public init(_ text: LocalizedStringResource) { self.text = text }
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A value of an intent.
///
/// - Note: Differs from AppIntents: nobody asks for a value that isn't there; reading one is a programming error, as that of
///   an object that no environment has.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  private var value: Value?

  public var wrappedValue: Value {
    get {
      if let value { return value }
      if let empty = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ())
        as? Value
      {
        return empty
      }
      preconditionFailure(
        "A parameter of an intent was read that has no value. Give it one before.")
    }
    set { value = newValue }
  }

  public var projectedValue: IntentParameter<Value> { self }

  public init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {}

  public init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value, requestValueDialog: IntentDialog? = nil
  ) { value = defaultValue }

  public init(wrappedValue: Value) { value = wrappedValue }
}
