import ElementTree
import Foundation
import LivePages
import ViewTree

/// The page of previews; its address says all that it shows.
@MainActor
final class CatalogueContent: LiveContent {
  private let view: LiveView
  private let model: CatalogueModel
  private let storage: GuestStorage
  /// The address that the browser shows.
  private var route: String

  init(_ model: CatalogueModel, status: HostStatus, storage: GuestStorage) {
    self.model = model
    self.storage = storage
    route = model.state.route
    view = LiveView(CatalogueView(model: model, status: status))
    view.assetPlacement = .linked(prefix: LiveServer.assetPrefix)
    view.storage = storage
  }

  var onChange: (() -> Void)? {
    get { view.onChange }
    set { view.onChange = newValue }
  }
  var title: String { view.title }
  var tree: ElementTree { view.tree }
  var assets: [PageAsset] { view.assets }

  func update() throws -> LiveFrame? {
    model.journal.setReader(self, model.state.panel == .changes)
    let old = CatalogueState(route: route)
    guard var frame = try view.update() else { return nil }
    let new = model.state.route
    if new != route {
      // Going back leads from preview to preview, not from letter to letter of a search.
      var differing = model.state
      differing.search = old.search
      frame.commands.append(differing == old ? .replace(new) : .push(new))
      route = new
    }
    return frame
  }

  func handle(_ event: LiveEvent, atNode node: Int?) -> LiveEventOutcome {
    guard node == nil, event.slot == .route, case .text(let address) = event.payload else {
      return view.handle(event, atNode: node)
    }
    let state = CatalogueState(route: address)
    route = state.route
    if state != model.state { model.state = state }
    return .handled
  }

  // The address has everything.
  func snapshot() -> [UInt8] { [] }
  func restore(_ snapshot: [UInt8]) {}
  func becomeDocument() { view.becomeDocument() }
  func end() {
    model.journal.setReader(self, false)
    view.end()
  }
}
