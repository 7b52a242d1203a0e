import CStackBounds
import Combine
import Foundation

/// What a live page keeps from one evaluation to the next.
@MainActor
package final class LiveGraph {
  /// The number of the evaluation that goes on; the first is 1.
  package private(set) var pass: UInt32 = 0
  /// Called when something has to be evaluated again: once, then not until the evaluation.
  package var onChange: (() -> Void)?
  /// What is to be done because views have gone.
  package var leaveActions: [@MainActor () -> Void] = []
  /// The trees of the evaluation before.
  var previous = BoxTree()
  /// How often a browser has loaded the page anew.
  var document = 0
  /// Whether a field's focus is tied to state.
  var hasFocusTargets = false
  /// Whether the app has said that a field has the focus, or that none has it, and the page does not know
  /// of it yet.
  var focusWish: Bool?
  /// Where the focus goes when another page of a stack is shown.
  var pageFocus: PageFocus?
  /// The view that was pressed last.
  var pressed: UInt64?
  /// Whether the page is telling where the focus is.
  private var isToldFocus = false

  /// Notes where the focus is on the page, which need not be told in turn.
  func tellFocus(_ write: () -> Void) {
    isToldFocus = true
    write()
    isToldFocus = false
  }

  /// Notes that a state says where the focus is; false if the page said so.
  func wishFocus(_ namesField: Bool) -> Bool {
    guard !isToldFocus else { return false }
    focusWish = namesField
    return true
  }

  /// Whether everything is lowered again, though bodies are not run.
  var lowersAll = true
  /// Whether the page has to be evaluated from the top, for reasons that no record is marked for.
  var lowersPage = true
  /// Records that were marked since the last evaluation, each once.
  var marked: [ViewRecord] = []
  /// Whether parts of the page are evaluated by themselves, into the trees of the one before.
  var isPartial = false
  /// Where the outermost box of a record that was evaluated by itself is shown.
  var shownRoots: [Int32: Int32] = [:]
  /// How many bodies have been run; tests count them.
  package private(set) var bodyCount = 0
  /// Where values of `@AppStorage` are kept.
  weak var storage: (any LiveStorage)?
  let navigation = LiveNavigation()
  /// What is done with addresses that the page is opened with.
  var openURLActions: [UInt64: (URL) -> Void] = [:]
  /// What scroll views are to show with the next frame.
  var scrolls: [ScrollWish] = []
  /// The collections of which rows are made as they come near, by their places.
  var rowWindows: [UInt64: RowWindow] = [:]
  /// What the reader drags.
  var lifted: Any?
  /// State that was kept from an earlier life of the page, by place.
  var kept: [UInt64: [Int: [UInt8]]] = [:]
  /// Values of `@SceneStorage` from an earlier life of the page, by key.
  var keptScene: [String: [UInt8]] = [:]
  /// The transition of what the writes since the last frame change.
  var animation: Animation?
  /// Whether what views do when they appear is done now, and whether that has written something with an animation.
  var isAppearing = false
  var hasAppearedMoving = false
  /// What was written with animations since the last frame.
  var writes = AnimatedWrites()
  /// How views change of which a value has changed since the last frame, by the numbers of their animations.
  var animations: [Int: ViewAnimation] = [:]

  /// What was found beside the lowering of views, since it was taken last.
  var issues: [ViewIssue] = []

  /// What the browser has told of itself; nil where views are not told.
  var surroundings: BrowserSurroundings?
  /// Whether a view has read what depends on the browser.
  var readsBrowser = false

  private var lastNumber = 0
  private var records: [UInt64: ViewRecord] = [:]
  private var objects: [ObjectIdentifier: ObjectSource] = [:]

  package init() {}

  func beginPass(isPartial: Bool = false) {
    pass += 1
    self.isPartial = isPartial
  }

  /// Notes in which transaction a value was written.
  func note(_ transaction: Transaction?, _ source: DependencySource) {
    guard let transaction else { return }
    animation = transaction.disablesAnimations ? nil : transaction.animation
    writes.note(animation, source)
    if isAppearing, animation != nil { hasAppearedMoving = true }
  }

  /// A number that was not given before.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func countBody() { bodyCount += 1 }

  /// The record at a place, made by `make` where there is none of its kind.
  ///
  /// A place that is visited a second time in one evaluation, by equal ids in a list, gets a record of
  /// its own.
  func record<R: ViewRecord>(
    at identity: inout UInt64, _ type: R.Type, make: (UInt64) -> R
  ) -> R {
    while let known = records[identity] {
      if known.pass == pass {
        identity = Identity.child(identity, Salt.Live.secondRecord)
        continue
      }
      if ObjectIdentifier(Swift.type(of: known)) == ObjectIdentifier(R.self) {
        return unsafeDowncast(known, to: R.self)
      }
      known.remove()
      break
    }
    let new = make(identity)
    records[identity] = new
    return new
  }

  func forget(_ record: ViewRecord) {
    if records[record.identity] === record { records[record.identity] = nil }
    writes.forget(record)
  }

  /// Whether a record still stands for its place.
  func isKnown(_ record: ViewRecord) -> Bool { records[record.identity] === record }

  /// The number of records.
  package var recordCount: Int { records.count }

  /// The record that is being evaluated.
  var current: ViewRecord? {
    evaluation_current().map { Unmanaged<ViewRecord>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Notes that state at a place belongs to what is being evaluated.
  func visit(_ node: StateNode, at identity: UInt64) {
    guard node.pass != pass else { return }
    node.pass = pass
    current?.append(place: identity)
  }

  /// Gives a new place what was kept for it.
  func restore(_ node: StateNode, at identity: UInt64) {
    guard !kept.isEmpty, let values = kept.removeValue(forKey: identity) else { return }
    node.kept = values
  }

  /// The source that stands for an object.
  func source(of object: some ObservableObject) -> DependencySource {
    let id = ObjectIdentifier(object)
    if let known = objects[id] { return known }
    let new = ObjectSource(object) { [weak self] in self?.objects[id] = nil }
    objects[id] = new
    return new
  }
}

/// An object that views follow, as long as one of them does.
private final class ObjectSource: DependencySource {
  private var subscription: AnyCancellable?
  private let onEnd: @MainActor () -> Void

  @MainActor
  init<O: ObservableObject>(_ object: O, onEnd: @escaping @MainActor () -> Void) {
    self.onEnd = onEnd
    super.init()
    subscription = AnyCancellable(
      object.objectWillChange.sink { [weak self] _ in
        onMainActor { self?.markReaders() }
      })
  }

  override func readersAreGone() {
    subscription = nil
    onMainActor(onEnd)
  }
}
