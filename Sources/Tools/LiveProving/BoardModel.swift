/// What all boards of a server show above their own rows.
@MainActor
package final class BoardModel {
  private var listeners: [ObjectIdentifier: () -> Void] = [:]
  package var headline = "Hello" {
    didSet { for listener in listeners.values { listener() } }
  }

  package init() {}

  func listen(_ owner: AnyObject, _ action: (() -> Void)?) {
    listeners[ObjectIdentifier(owner)] = action
  }
}
