import ElementTree
import Foundation
import LivePages
import ViewSnapshots
import ViewTree

/// A preview as a live page of its own.
///
/// The supervisor is notified when the preview's code begins and ends to run, so that a
/// crash has a name.
@MainActor
final class CardContent: LiveContent {
  let id: String
  let language: String?
  private(set) var view: LiveView
  private let watcher: any HostWatcher
  private let storage: GuestStorage?
  private let make: @MainActor () -> LiveView
  /// Under what the browser keeps the card's state: a frame that is loaded again, as a whole page
  /// that is shown anew does, goes on with it.
  private let key: String
  private let journal: CardJournal?
  private let route: String
  private var isFirst = true

  init(
    _ preview: CataloguedPreview, at address: CardAddress, watcher: any HostWatcher,
    storage: GuestStorage? = nil, journal: CardJournal? = nil
  ) {
    id = preview.id
    route = address.route
    key = "card \(route)"
    self.journal = journal
    self.watcher = watcher
    self.storage = storage
    language = address.variant.locale
    watcher.begin(preview.id)
    defer { watcher.end() }
    make = { Self.live(CardView(preview, in: address), in: address.variant) }
    view = make()
    view.storage = storage
    if let kept = storage?.value(of: key) { view.restore(kept) }
  }

  /// A card that says why there is no preview.
  init(_ id: String, failure title: String, _ message: String, watcher: any HostWatcher) {
    self.id = id
    key = ""
    route = ""
    journal = nil
    self.watcher = watcher
    storage = nil
    language = nil
    make = { Self.live(FailedCardView(title: title, message: message), in: .standard) }
    view = make()
  }

  /// Evaluates everything anew, with the state that is kept over a reload.
  func makeAnew() {
    watching {
      let state = view.snapshot()
      view.onChange = nil
      view.end()
      view = make()
      view.storage = storage
      view.restore(state)
      view.onChange = onChange
    }
    onChange?()
  }

  private static func live(_ view: some View, in variant: SnapshotVariant) -> LiveView {
    let surroundings = SnapshotSurroundings(date: Date())
    let live = LiveView(
      view, environment: surroundings.values(in: variant),
      language: variant.locale ?? surroundings.language)
    if let direction = variant.layoutDirection { live.environment.layoutDirection = direction }
    live.recordsOrigins = true
    live.assetPlacement = .linked(prefix: LiveServer.assetPrefix)
    return live
  }

  var onChange: (() -> Void)? {
    didSet { view.onChange = onChange }
  }
  var title: String { view.title.isEmpty ? id : view.title }
  var tree: ElementTree { view.tree }
  var assets: [PageAsset] { view.assets }

  private func watching<Result>(_ body: () throws -> Result) rethrows -> Result {
    watcher.begin(id)
    defer { watcher.end() }
    return try body()
  }

  func update() throws -> LiveFrame? {
    let start = ContinuousClock.now
    do {
      let old = isFirst ? nil : view.tree
      let frame = try watching { try view.update() }
      if let frame, let journal {
        let time = (ContinuousClock.now - start) / .seconds(1)
        journal.note(route, time: time, from: old, to: frame.tree)
      }
      isFirst = false
      return frame
    } catch let error as RenderingError {
      view.end()
      view = Self.live(
        FailedCardView(title: "The preview can’t be shown", message: "\(error)"), in: .standard)
      view.onChange = onChange
      return try view.update()
    }
  }

  func handle(_ event: LiveEvent, atNode node: Int?) -> LiveEventOutcome {
    // A card's address is not its views' to read.
    if node == nil, event.slot == .route { return .handled }
    return watching { view.handle(event, atNode: node) }
  }

  func snapshot() -> [UInt8] {
    let state = view.snapshot()
    if let storage, storage.value(of: key) != state { storage.set(state, for: key) }
    return state
  }
  func restore(_ snapshot: [UInt8]) { view.restore(snapshot) }
  func end() { view.end() }
  func becomeDocument() { view.becomeDocument() }
}
