public import ViewTree

/// What the shop has to say to a reader.
public struct Message: Hashable, Sendable {
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public static let generic = Reason(rawValue: 0)
    public static let priceIncreaseConsent = Reason(rawValue: 1)
    public static let billingIssue = Reason(rawValue: 2)
    public static let winBackOffer = Reason(rawValue: 3)
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  public let reason: Reason

  /// What it says as it comes: nothing.
  public static var messages: Messages { Messages() }

  public struct Messages: AsyncSequence, Sendable {
    public typealias Element = Message
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Message? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  @MainActor public func display(in scene: AnyObject) throws {}
}

/// Shows what the shop says; of no effect, as it says nothing.
public struct DisplayMessageAction: Sendable {
  @MainActor public func callAsFunction(_ message: Message) throws {}
}

extension EnvironmentValues {
  /// Shows what the shop says.
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
