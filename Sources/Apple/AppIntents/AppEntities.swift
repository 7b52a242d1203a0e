public import Foundation
public import ViewTree

/// What a kind of thing is called.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public let name: LocalizedStringResource
  public init(name: LocalizedStringResource) { self.name = name }
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
}

/// What a thing is called.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// A picture beside a title.
  public struct Image: Sendable {
    public init(systemName: String) {}
    public init(named: String) {}
    public init(data: Data) {}
  }

  public let title: LocalizedStringResource
  public let subtitle: LocalizedStringResource?
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) { (self.title, self.subtitle) = (title, subtitle) }
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A thing of an app's that intents are about.
public protocol AppEntity: Identifiable, Sendable where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var defaultQuery: DefaultQuery { get }
  var displayRepresentation: DisplayRepresentation { get }
}

/// Finds things of an app's.
public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> [Entity]
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func defaultResult() async -> Entity? { nil }
}

/// Finds things of an app's by words.
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}

/// Choices of which intents have one.
public protocol AppEnum: CaseIterable, RawRepresentable, Hashable, Sendable
where RawValue == String {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// A way to have an intent performed by a sentence.
///
/// - Note: Differs from AppIntents: no system hears it.
public struct AppShortcut: Sendable {
  public init<I: AppIntent>(
    intent: I, phrases: [AppShortcutPhrase<I>], shortTitle: LocalizedStringResource = "",
    systemImageName: String = ""
  ) {}
}

/// A sentence.
public struct AppShortcutPhrase<I: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// What stands in a sentence for the app's name.
  public enum Token: Sendable { case applicationName }

  /// The parts of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: Token) {}
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<I, IntentParameter<Value>>)
    {}
  }

  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

/// Makes a list of shortcuts.
@resultBuilder public enum AppShortcutsBuilder {
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}

/// What an app offers by sentences.
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

extension AppShortcutsProvider {
  /// - Note: Differs from AppIntents: no system hears it.
  public static func updateAppShortcutParameters() {}
}
