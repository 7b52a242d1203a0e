import Foundation
package import ViewSnapshots

/// The address of a page that shows one preview and nothing else.
package struct CardAddress: Hashable, Sendable {
  package var id: String
  package var variant = SnapshotVariant.standard
  package var hasOutlines = false
  /// Counts up to have a page made anew.
  package var turn = 0

  /// What the paths of cards begin with.
  static let prefix = "/card/"

  package init(id: String, variant: SnapshotVariant = .standard, hasOutlines: Bool = false) {
    self.id = id
    self.variant = variant
    self.hasOutlines = hasOutlines
  }

  /// Reads an address; nil for one that is no card's.
  package init?(route: String) {
    guard let parts = URLComponents(string: route), parts.path.hasPrefix(Self.prefix) else {
      return nil
    }
    id = String(parts.path.dropFirst(Self.prefix.count))
    var label: [String] = []
    for item in parts.queryItems ?? [] {
      switch item.name {
      case "outlines": hasOutlines = item.value == "on"
      case "turn": turn = item.value.flatMap { Int($0) } ?? 0
      default: label.append("\(item.name)=\(item.value ?? "")")
      }
    }
    variant = PreviewVariants.variant(of: label)
  }

  package var route: String {
    var items = PreviewVariants.items(of: variant)
    if hasOutlines { items.append(URLQueryItem(name: "outlines", value: "on")) }
    if turn != 0 { items.append(URLQueryItem(name: "turn", value: "\(turn)")) }
    return CatalogueState.address(Self.prefix + id, items)
  }
}
