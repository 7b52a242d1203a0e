import Foundation
package import ViewSnapshots

/// The address of a page that shows one preview and nothing else.
package struct CardAddress: Hashable, Sendable {
  package var id: String
  package var variant = SnapshotVariant.standard
  package var hasOutlines = false
  /// Whether the preview's state can be set below it.
  package var hasControls = false
  /// Counts up to have a page made anew.
  package var turn = 0

  /// The path of all cards.
  static let path = "/card"

  /// The address of a card's picture.
  static func picture(of route: String, _ size: CardSize) -> String {
    guard route.hasPrefix(path) else { return route }
    return "\(picturePath)\(route.dropFirst(path.count))"
      + "&picture=\(Int(size.width))x\(Int(size.height))"
  }

  /// The path of all pictures of cards.
  static let picturePath = "/picture"

  package init(id: String, variant: SnapshotVariant = .standard, hasOutlines: Bool = false) {
    self.id = id
    self.variant = variant
    self.hasOutlines = hasOutlines
  }

  /// Reads an address; nil for one that is no card's.
  package init?(route: String) {
    guard let parts = URLComponents(string: route), parts.path == Self.path else { return nil }
    id = ""
    var label: [String] = []
    for item in parts.queryItems ?? [] {
      switch item.name {
      case "preview": id = item.value ?? ""
      case "outlines": hasOutlines = item.value == "on"
      case "controls": hasControls = item.value == "on"
      case "turn": turn = item.value.flatMap { Int($0) } ?? 0
      default: label.append("\(item.name)=\(item.value ?? "")")
      }
    }
    variant = PreviewVariants.variant(of: label)
  }

  package var route: String {
    var items = [URLQueryItem(name: "preview", value: id)] + PreviewVariants.items(of: variant)
    if hasOutlines { items.append(URLQueryItem(name: "outlines", value: "on")) }
    if hasControls { items.append(URLQueryItem(name: "controls", value: "on")) }
    if turn != 0 { items.append(URLQueryItem(name: "turn", value: "\(turn)")) }
    return CatalogueState.address(Self.path, items)
  }
}
