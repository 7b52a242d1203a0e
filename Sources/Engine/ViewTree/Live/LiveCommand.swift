/// Something that a page does beside showing its tree.
///
/// `Node` is what nodes are named by: their index in the tree that comes with the commands, or their number
/// on the page that carries them out.
package enum NodeCommand<Node: Equatable & Sendable>: Equatable, Sendable {
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
  case focus(Node?)
  /// A scrolled element shows a node, at a point of the unit square if one is given.
  case reveal(Node, x: Double?, y: Double?, isSmooth: Bool = false)
  /// A node, or what scrolls around it, is scrolled to a point of its content, in points.
  ///
  /// One that restores leaves a node alone that scrolls itself and is not at its top: the browser has kept
  /// where it was, and the reader may have gone on since.
  case scroll(Node, x: Double?, y: Double?, isSmooth: Bool = false, restores: Bool = false)
  /// A custom property of an element, which varies continuously; nil to remove it.
  case set(Node, name: String, value: String?)
  /// What changes style or place in this frame does so with this CSS transition, such as
  /// `350ms cubic-bezier(.42,0,1,1)`; with its own alone if the text is empty. With a node only what is in it does, unless
  /// the node is new, and for a node in it that is named as well its own transition counts.
  case animate(String, in: Node? = nil)
  /// The reader is told something that is not the page's.
  case notice(String)
  /// Who listens to the page is told something that nobody sees.
  case announce(String)
  /// The browser shares what this JSON says, as `navigator.share` takes it, or copies it and shows its `notice`.
  case share(String)
  /// The browser's clipboard gets this text.
  case copy(String)
  /// A sound that no element shows is to play so: ``MediaOrder/words`` behind its number, in front of its address.
  case media(String)
  /// The page asks for the sign-in that it is granted under a code, and loads itself again.
  case admit(String)

  /// Whether it says how the frame's changes are shown, and does nothing without any.
  package var isAnimation: Bool {
    if case .animate = self { true } else { false }
  }

  /// The command with other names of nodes; nil if its node has none.
  package func naming<Other>(_ name: (Node) -> Other?) -> NodeCommand<Other>? {
    switch self {
    case .title(let text): .title(text)
    case .push(let address): .push(address)
    case .replace(let address): .replace(address)
    case .back(let count): .back(count)
    case .open(let address): .open(address)
    case .focus(nil): .focus(nil)
    case .focus(let node?): name(node).map { .focus($0) }
    case .reveal(let node, let x, let y, let isSmooth):
      name(node).map { .reveal($0, x: x, y: y, isSmooth: isSmooth) }
    case .scroll(let node, let x, let y, let isSmooth, let restores):
      name(node).map { .scroll($0, x: x, y: y, isSmooth: isSmooth, restores: restores) }
    case .set(let node, let property, let value):
      name(node).map { .set($0, name: property, value: value) }
    case .animate(let transition, nil): .animate(transition)
    case .animate(let transition, let node?): name(node).map { .animate(transition, in: $0) }
    case .notice(let text): .notice(text)
    case .announce(let text): .announce(text)
    case .share(let json): .share(json)
    case .copy(let text): .copy(text)
    case .media(let words): .media(words)
    case .admit(let code): .admit(code)
    }
  }
}

/// A command whose nodes are named by their index in the tree that comes with it.
package typealias LiveCommand = NodeCommand<Int>
