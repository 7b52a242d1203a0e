/// Something that a page does beside showing its tree. Nodes are named by their index in the tree
/// that comes with the commands.
package enum LiveCommand: Sendable, Equatable {
  /// The document has this title.
  case title(String)
  /// The browser's history gets an entry of this address.
  case push(String)
  /// The newest entry of the browser's history gets this address.
  case replace(String)
  /// The browser goes back so many entries.
  case back(Int)
  /// Another page is opened, in a window of its own unless it is one of ours.
  case open(String)
  /// A field gets the focus; none has it for nil.
  case focus(Int?)
  /// A scrolled element shows a node, at a point of the unit square if one is given.
  case reveal(Int, x: Double?, y: Double?, isSmooth: Bool = false)
  /// A node, or what scrolls around it, is scrolled to a point of its content, in points.
  case scroll(Int, x: Double?, y: Double?, isSmooth: Bool = false)
  /// A custom property of an element, which varies continuously; nil to remove it.
  case set(Int, name: String, value: String?)
  /// What changes style in this frame does so with this CSS transition, such as
  /// `350ms cubic-bezier(.42,0,1,1)`.
  case animate(String)
}
