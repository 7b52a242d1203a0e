package import Combine
package import ElementTree

/// The state of all views of one page, by the views' identities.
@MainActor
package final class ViewGraph {
  private var nodes: [UInt64: StateNode] = [:]
  /// Whether something that views read was written since the last evaluation.
  package var isDirty = false
  /// What is to be done once the page stands: `onAppear` and its kin, in order.
  package var appearActions: [(identity: UInt64, action: () -> Void)] = []
  /// Places whose `onAppear` has run.
  package var appeared: Set<UInt64> = []
  /// Values of `@AppStorage` and `@SceneStorage`, by key.
  package var stored: [String: Any] = [:]
  /// Colours, gradients and shadows as CSS writes them.
  package var paints = PaintCache()
  package let timestamps = Timestamps()
  /// The pictures that the page uses, and problems that are reported once.
  package var assets = PageAssets()
  private var observed: [ObjectIdentifier: AnyCancellable] = [:]
  private var observedObjects: [ObjectIdentifier: any ObservableObject] = [:]

  package init() {}

  /// The state at a place.
  package func node(at identity: UInt64) -> StateNode {
    if let known = nodes[identity] { return known }
    let new = StateNode()
    nodes[identity] = new
    return new
  }

  /// Notes that a view reads an object.
  package func observe(_ object: some ObservableObject) {
    observedObjects[ObjectIdentifier(object)] = object
  }

  /// Follows the objects that views read; a change makes the graph dirty.
  package func subscribe() {
    func open<O: ObservableObject>(_ object: O) -> AnyCancellable {
      AnyCancellable(
        object.objectWillChange.sink { [weak self] _ in
          self?.invalidate()
        })
    }
    for (id, object) in observedObjects where observed[id] == nil {
      observed[id] = open(object)
    }
  }

  /// Notes that something that views read was written, on whichever thread.
  nonisolated package func invalidate() { onMainActor { self.isDirty = true } }

  /// Runs what is to be done once the page stands; false if there was nothing.
  package func runAppearActions() -> Bool {
    guard !appearActions.isEmpty else { return false }
    subscribe()
    for (_, action) in appearActions { action() }
    appearActions = []
    return true
  }
}

/// Objects by number, of which nearly every place has one.
package struct StateValues {
  private var first: AnyObject?
  private var others: [Int: AnyObject] = [:]

  package subscript(number: Int) -> AnyObject? {
    get { number == 0 ? first : others[number] }
    set {
      if number == 0 { first = newValue } else { others[number] = newValue }
    }
  }
}

/// The state that belongs to one place in the hierarchy.
package final class StateNode {
  /// A box or an object for each dynamic property, by its number.
  package var values = StateValues()

  package init() {}
}
