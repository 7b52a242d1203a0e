@_exported public import Foundation
public import ViewTree

/// Something that an app says about itself.
///
/// - Note: As in TipKit; whether a tip was closed is known until the process ends.
public protocol Tip: Identifiable, Sendable where ID == String {
  /// What a tip has as its choices.
  typealias Action = Tips.Action
  /// When a tip is shown.
  typealias Rule = Tips.Rule
  /// How often a tip is shown.
  typealias Option = any TipOption
  /// Something that happens in the app.
  typealias Event = Tips.Event
  /// How long a tip may wait.
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  typealias InvalidationReason = Tips.InvalidationReason
  typealias Status = Tips.Status

  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Action] { get }
  @Tips.RuleBuilder var rules: [Rule] { get }
  @Tips.OptionsBuilder var options: [Option] { get }
}

extension Tip {
  public var id: String { String(reflecting: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [Option] { [] }

  /// Whether the tip is to be shown.
  public var shouldDisplay: Bool { status == .available }

  /// Whether the tip waits, is to be shown or was closed.
  public var status: Status {
    if let reason = Tips.closed.reason(of: id) { return .invalidated(reason) }
    return rules.allSatisfy(\.isMet) ? .available : .pending
  }

  /// Closes the tip for good.
  public func invalidate(reason: InvalidationReason) { Tips.closed.close(id, reason) }
}

/// How tips are shown and kept.
public enum Tips {
  /// Why a tip was closed.
  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  /// Whether a tip waits, is to be shown or was closed.
  public enum Status: Hashable, Sendable {
    case pending, available, invalidated(InvalidationReason)
  }

  /// A choice of a tip.
  public struct Action: Identifiable, Sendable {
    public let id: String
    public let index: Int? = nil
    let title: String
    let handler: @Sendable () -> Void
    public init(
      id: String? = nil, title: some StringProtocol,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      (self.id, self.title, self.handler) = (id ?? String(title), String(title), handler)
    }
  }

  /// When a tip is shown.
  public struct Rule: Sendable {
    let isMet: Bool
    /// A rule that says whether the tip is to be shown now.
    public init(_ isMet: Bool) { self.isMet = isMet }
  }

  /// Something that happens in the app.
  public struct Event: Identifiable, Sendable {
    public let id: String
    public init(id: String) { self.id = id }
    public func donate() async { Tips.closed.count(id) }
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
      Tips.closed.count(id)
      completion?()
    }
    /// How often it has happened since the process began.
    public var donations: [Date] { Tips.closed.times(id) }
  }

  /// How often a tip is shown; of no effect.
  public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
  /// Whether a tip waits for others; of no effect.
  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }

  /// How often tips are shown, and where they are kept; of no effect.
  public struct ConfigurationOption: Sendable {
    public struct Frequency: Sendable {
      public static let immediate = Frequency()
      public static let hourly = Frequency()
      public static let daily = Frequency()
      public static let weekly = Frequency()
      public static let monthly = Frequency()
    }
    public struct DatastoreLocation: Sendable {
      public static let applicationDefault = DatastoreLocation()
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
      public static func groupContainer(identifier: String) -> DatastoreLocation {
        DatastoreLocation()
      }
    }
    public static func displayFrequency(_ frequency: Frequency) -> ConfigurationOption {
      ConfigurationOption()
    }
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption()
    }
  }

  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws { closed.forget() }
  public static func showAllTipsForTesting() { closed.forget() }
  public static func hideAllTipsForTesting() {}

  @resultBuilder public enum ActionBuilder {
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    public static func buildBlock(_ parts: [Action]...) -> [Action] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Action]?) -> [Action] { part ?? [] }
    public static func buildEither(first: [Action]) -> [Action] { first }
    public static func buildEither(second: [Action]) -> [Action] { second }
  }

  @resultBuilder public enum RuleBuilder {
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    public static func buildBlock(_ parts: [Rule]...) -> [Rule] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Rule]?) -> [Rule] { part ?? [] }
    public static func buildEither(first: [Rule]) -> [Rule] { first }
    public static func buildEither(second: [Rule]) -> [Rule] { second }
  }

  @resultBuilder public enum OptionsBuilder {
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] {
      parts.flatMap { $0 }
    }
  }

  static let closed = TipRecord()
}

/// How often a tip is shown.
public protocol TipOption: Sendable {}

/// Which tips were closed, and what has happened.
final class TipRecord: @unchecked Sendable {
  private let lock = NSLock()
  private var reasons: [String: Tips.InvalidationReason] = [:]
  private var events: [String: [Date]] = [:]

  func reason(of id: String) -> Tips.InvalidationReason? { lock.withLock { reasons[id] } }
  func close(_ id: String, _ reason: Tips.InvalidationReason) {
    lock.withLock { reasons[id] = reason }
  }
  func count(_ id: String) { lock.withLock { events[id, default: []].append(.now) } }
  func times(_ id: String) -> [Date] { lock.withLock { events[id] ?? [] } }
  func forget() { lock.withLock { (reasons, events) = ([:], [:]) } }
}
