/// A class that publishes before it changes.
public protocol ObservableObject: AnyObject {
  /// The publisher of coming changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  ///
  /// The default sends before each `@Published` property of the class and its superclasses
  /// changes. A class that declares its own sends through it itself.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before the object changes; the same publisher as long as the object lives.
  public var objectWillChange: ObservableObjectPublisher {
    defaultObjectWillChange(of: self)
  }
}
