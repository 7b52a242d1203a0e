public import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of a name, of one object or of all.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The centre that posts them.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// The object that posts them; `nil` for any.
    public let object: AnyObject?

    /// Creates a publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      let feed = Unchecked(subject)
      let token = Unchecked(
        center.addObserver(forName: name, object: object, queue: nil) {
          feed.value.send($0)
        })
      let center = Unchecked(center)
      subject.handleEvents(receiveCancel: { center.value.removeObserver(token.value) })
        .receive(subscriber: subscriber)
    }
  }
}
