package import Combine
import ElementTree

/// The state of all views of one page, by the views' identities.
@MainActor
package final class ViewGraph {
  private var nodes: [UInt64: StateNode] = [:]
  /// Whether something that views read was written since the last evaluation.
  package var isDirty = false
  /// What is to be done once the page stands: `onAppear` and its kin, in order.
  package var appearActions: [(identity: UInt64, action: () -> Void)] = []
  /// The one of them that runs now.
  var runningAction: (() -> Void)?
  /// Places whose `onAppear` has run.
  package var appeared: Set<UInt64> = []
  /// Values of `@AppStorage`, by key.
  var stored: [String: StoredValue] = [:]
  /// Values of `@SceneStorage`, by key.
  var sceneValues: [String: Any] = [:]
  /// Colours, gradients and shadows as CSS writes them.
  package var paints = PaintCache()
  /// The pictures that the page uses, and problems that are reported once.
  package var assets = PageAssets()
  /// What is known of pictures at addresses.
  package var pictures = PagePictures()
  /// The paths of views that made boxes; nil unless they are recorded.
  package var origins: OriginTable?
  /// How many rows of the page are copies of others with strings of their own; for tests.
  package var copiedRows = 0
  /// What live pages keep from one evaluation to the next; nil on a static page.
  package var live: LiveGraph?
  /// How much views may cost.
  package var limits = EvaluationLimits.staticPage
  /// The processor time of this thread at which the frame's views are stopped.
  private(set) var deadline = UInt64.max
  private var observed: [ObjectIdentifier: AnyCancellable] = [:]
  private var observedObjects: [ObjectIdentifier: any ObservableObject] = [:]

  package init() {}

  /// Notes that the views of a frame are evaluated from now on.
  package func beginFrame() { deadline = limits.deadline }

  /// The state at a place.
  package func node(at identity: UInt64) -> StateNode {
    if let known = nodes[identity] {
      live?.visit(known, at: identity)
      return known
    }
    let new = StateNode()
    nodes[identity] = new
    live?.visit(new, at: identity)
    live?.restore(new, at: identity)
    return new
  }

  /// Ends the state at a place unless it was visited in an evaluation.
  package func removeNode(at identity: UInt64, unlessVisitedIn pass: UInt32?) {
    guard let node = nodes[identity], pass == nil || node.pass != pass else { return }
    nodes[identity] = nil
    appeared.remove(identity)
    if let leave = node.leave { live?.leaveActions.append(leave) }
  }

  /// Ends what goes on at a place that is not shown for now, unless it was visited in the evaluation that goes
  /// on; whether state is kept there.
  package func parkNode(at identity: UInt64) -> Bool {
    guard let node = nodes[identity], node.pass != pass else { return false }
    guard node.values.all.contains(where: { ($0.1 as? any ParkedState)?.isWorthKeeping == true })
    else {
      removeNode(at: identity, unlessVisitedIn: nil)
      return false
    }
    appeared.remove(identity)
    if let leave = node.leave { live?.leaveActions.append(leave) }
    node.leave = nil
    return true
  }

  /// The places that have state, with their state.
  package var allNodes: [UInt64: StateNode] { nodes }

  /// Notes that a view reads an object.
  package func observe(_ object: some ObservableObject) {
    if let live { return live.source(of: object).noteRead() }
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
  nonisolated package func invalidate() { onMainActor { self.becomeDirty() } }

  /// Notes that something has to be evaluated again.
  ///
  /// - Parameter isMarked: Whether records are marked for all that was written.
  package func becomeDirty(isMarked: Bool = false) {
    if !isMarked { live?.lowersPage = true }
    guard !isDirty else { return }
    isDirty = true
    live?.onChange?()
  }

  /// The number of the evaluation that goes on.
  package var pass: UInt32 { live?.pass ?? 0 }

  /// Notes that a record has ended.
  package func forget(_ record: ViewRecord) { live?.forget(record) }

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

  /// All objects with their numbers.
  var all: [(Int, AnyObject)] {
    (first.map { [(0, $0)] } ?? []) + others.map { ($0.key, $0.value) }
  }

  package subscript(number: Int) -> AnyObject? {
    get { number == 0 ? first : others[number] }
    set {
      if number == 0 { first = newValue } else { others[number] = newValue }
    }
  }
}

/// State that stays while its view is not there, since the view can't make it again.
protocol ParkedState {
  var isWorthKeeping: Bool { get }
}

/// The state that belongs to one place in the hierarchy.
package final class StateNode {
  /// A box or an object for each dynamic property, by its number.
  package var values = StateValues()
  /// The evaluation in which the place was last visited.
  package var pass: UInt32 = 0
  /// Values that were kept from an earlier life of the page, by the numbers of their properties.
  package var kept: [Int: [UInt8]] = [:]
  /// What is done when the place has gone.
  package var leave: (@MainActor () -> Void)?

  package init() {}
}
