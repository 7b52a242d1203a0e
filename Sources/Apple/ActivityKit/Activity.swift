public import Foundation
public import ViewTree

/// What an activity on a locked screen is about.
public protocol ActivityAttributes: Decodable, Encodable {
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// What an activity shows now.
public struct ActivityContent<State: Codable & Hashable>: Codable, Hashable {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate) = (state, staleDate)
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

/// Whether an activity is shown.
public enum ActivityState: String, Codable, Hashable, Sendable {
  case active, ended, dismissed, stale, pending
}

/// When an activity that has ended goes.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  public static let `default` = ActivityUIDismissalPolicy()
  public static let immediate = ActivityUIDismissalPolicy()
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { .init() }
}

/// Whether a server may change an activity.
public struct PushType: Hashable, Sendable {
  public static let token = PushType()
  public static func channel(_ id: String) -> PushType { PushType() }
}

/// What is said when an activity changes.
public struct AlertConfiguration: Equatable, Sendable {
  public struct AlertSound: Hashable, Sendable {
    public static let `default` = AlertSound()
    public static func named(_ name: String) -> AlertSound { AlertSound() }
  }
  public let title: LocalizedStringResource
  public let body: LocalizedStringResource
  public let sound: AlertSound
  public init(
    title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound
  ) { (self.title, self.body, self.sound) = (title, body, sound) }
}

/// Why there is no activity.
public enum ActivityAuthorizationError: String, Error, LocalizedError, Sendable {
  case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded
  case visibility, persistenceFailure, missingProcessIdentifier, unentitled
  case malformedActivityIdentifier, reconnectNotPermitted

  public var errorDescription: String? { "Live Activities aren't available on this page." }
}

/// Whether activities are shown: never.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
}

/// Something that goes on, on a locked screen.
///
/// - Note: Differs from ActivityKit: a page has no locked screen, as a device where they are turned off:
///   ``request(attributes:content:pushType:)`` throws ``ActivityAuthorizationError/unsupported``.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
  public typealias ContentState = Attributes.ContentState

  public let id: String
  public let attributes: Attributes
  public private(set) var content: ActivityContent<Attributes.ContentState>
  public var contentState: ContentState { content.state }
  public var activityState: ActivityState { .ended }
  public var pushToken: Data? { nil }

  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    (id, self.attributes, self.content) = (UUID().uuidString, attributes, content)
  }

  /// Those that go on: none.
  public static var activities: [Activity<Attributes>] { [] }

  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  public func update(_ content: ActivityContent<ContentState>) async { self.content = content }
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
  ) async { self.content = content }
  public func update(using contentState: ContentState) async { content.state = contentState }

  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  public func end(
    using contentState: ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}
