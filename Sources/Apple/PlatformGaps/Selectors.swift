public import Foundation
public import ViewTree

// Linux has no selectors: `adopt` writes the method that a selector names, `Screen.changed(_:)`, of
// which these are told.

extension NotificationCenter {
  /// Has an object's method called with each notification of a name.
  ///
  /// - Note: Differs from Foundation: the object is not kept, and need not be removed.
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer,
    selector: @escaping @MainActor (Observer) -> @MainActor (Notification) -> Void,
    name: Notification.Name?, object: Any?
  ) {
    add(observer, name, object) { selector($0)($1) }
  }

  /// Has an object's method called at each notification of a name.
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer, selector: @escaping @MainActor (Observer) -> @MainActor () -> Void,
    name: Notification.Name?, object: Any?
  ) {
    add(observer, name, object) { observer, _ in selector(observer)() }
  }

  /// Has an object's method called with each notification of a name.
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer,
    selector: @escaping @MainActor (Observer) -> @MainActor (NSNotification) -> Void,
    name: Notification.Name?, object: Any?
  ) {
    add(observer, name, object) {
      selector($0)(NSNotification(name: $1.name, object: $1.object, userInfo: $1.userInfo))
    }
  }

  private func add<Observer: AnyObject>(
    _ observer: Observer, _ name: Notification.Name?, _ object: Any?,
    _ react: @escaping @MainActor (Observer, Notification) -> Void
  ) {
    let observer = WeakReference(observer)
    // A queue would have whoever posts wait for it, on the main thread for ever.
    _ = addObserver(forName: name, object: object, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      let tell: @Sendable @MainActor () -> Void = {
        if let observer = observer.object { react(observer, notification) }
      }
      if Thread.isMainThread { MainActor.assumeIsolated(tell) } else { Task(operation: tell) }
    }
  }
}

extension Timer {
  /// Has an object's method called after some seconds, once or again and again.
  @discardableResult
  public static func scheduledTimer<Target: AnyObject>(
    timeInterval interval: TimeInterval, target: Target,
    selector: @escaping @MainActor (Target) -> @MainActor () -> Void, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let target = WeakReference(target)
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { _ in
      MainActor.assumeIsolated {
        if let target = target.object { selector(target)() }
      }
    }
  }
}

extension UIApplication {
  /// Asks whoever has the focus to do something, as apps do to put the keyboard away.
  ///
  /// - Note: Differs from UIKit: the browser has the focus, so nothing is done.
  @discardableResult @_disfavoredOverload
  public func sendAction<Target, Action>(
    _ action: @escaping @MainActor (Target) -> Action, to target: Any?, from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    false
  }

  /// Has whoever has the focus do something, such as `UIResponder.resignFirstResponder`, by which apps put the keyboard
  /// away.
  @discardableResult
  public func sendAction(
    _ action: @escaping @MainActor (UIResponder) -> @MainActor () -> Bool, to target: Any?,
    from sender: Any?, for event: UIEvent?
  ) -> Bool {
    action(target as? UIResponder ?? FieldOfReader())()
  }
}

/// The field that has the focus of the page of the reader whose action runs.
private final class FieldOfReader: UIResponder {
  override func resignFirstResponder() -> Bool { UIView.endEditing() }
}

/// An object that is not kept, and is used on the main actor only.
private struct WeakReference<Object: AnyObject>: @unchecked Sendable {
  private(set) weak var object: Object?

  init(_ object: Object) { self.object = object }
}
