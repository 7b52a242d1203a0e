import Foundation
package import ViewSnapshots
import ViewTree

/// What the page of previews shows; each state has an address.
package struct CatalogueState: Hashable, Sendable {
  /// How many of what is shown.
  package enum Mode: String, Hashable, Sendable, CaseIterable {
    case one, variants, all
  }

  /// What is behind a preview.
  package enum Background: String, Hashable, Sendable, CaseIterable {
    case page, light, dark, accent
  }

  /// What is said of a preview beside it.
  package enum Panel: String, Hashable, Sendable, CaseIterable {
    case none, documentation, accessibility, elements, html, environment, changes, snapshot
  }

  /// The preview's ``CataloguedPreview/id``; nil for the first.
  package var selection: String?
  package var mode = Mode.one
  package var variant = SnapshotVariant.standard
  /// In hundredths.
  package var zoom = 100
  package var background = Background.page
  /// Whether the elements' edges are drawn.
  package var hasOutlines = false
  /// Whether an element under the pointer is measured.
  package var measures = false
  /// Whether the tree is hidden where there is room for it, and shown where there is none.
  package var isTreeToggled = false
  package var panel = Panel.none
  package var search = ""

  package init() {}

  /// Zooms that can be chosen, in hundredths.
  package static let zooms = [25, 50, 75, 100, 150, 200]

  // MARK: Addresses

  /// Reads an address; what it says wrongly is as if it were not said.
  package init(route: String) {
    guard let parts = URLComponents(string: route) else { return }
    var label: [String] = []
    for item in parts.queryItems ?? [] {
      let value = item.value ?? ""
      switch item.name {
      case "preview": selection = value.isEmpty ? nil : value
      case "mode": mode = Mode(rawValue: value) ?? .one
      case "zoom": zoom = Int(value).flatMap { Self.zooms.contains($0) ? $0 : nil } ?? 100
      case "background": background = Background(rawValue: value) ?? .page
      case "outlines": hasOutlines = value == "on"
      case "measure": measures = value == "on"
      case "tree": isTreeToggled = value == "toggled"
      case "panel": panel = Panel(rawValue: value) ?? .none
      case "search": search = String(value.prefix(200))
      default: label.append("\(item.name)=\(value)")
      }
    }
    variant = PreviewVariants.variant(of: label)
  }

  /// The address: what differs from the usual. The path is always the root, so that relative
  /// addresses in previews lead to the package's public files.
  package var route: String {
    var items: [URLQueryItem] = []
    if let selection { items.append(URLQueryItem(name: "preview", value: selection)) }
    if mode != .one { items.append(URLQueryItem(name: "mode", value: mode.rawValue)) }
    items += PreviewVariants.items(of: variant)
    if zoom != 100 { items.append(URLQueryItem(name: "zoom", value: "\(zoom)")) }
    if background != .page {
      items.append(URLQueryItem(name: "background", value: background.rawValue))
    }
    if hasOutlines { items.append(URLQueryItem(name: "outlines", value: "on")) }
    if measures { items.append(URLQueryItem(name: "measure", value: "on")) }
    if isTreeToggled { items.append(URLQueryItem(name: "tree", value: "toggled")) }
    if panel != .none { items.append(URLQueryItem(name: "panel", value: panel.rawValue)) }
    if !search.isEmpty { items.append(URLQueryItem(name: "search", value: search)) }
    return Self.address("/", items)
  }

  static func address(_ path: String, _ items: [URLQueryItem]) -> String {
    var parts = URLComponents()
    parts.path = path
    if !items.isEmpty { parts.queryItems = items }
    return parts.string ?? "/"
  }
}
