internal import CMarkGFM

/// A text in Markdown as the parser has it; nodes are valid as long as it is.
final class ParsedMarkdown {
  private let document: OpaquePointer?

  /// The parser knows its extensions once somebody has asked for them, which is done once.
  private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()

  /// Parses UTF-8; what is none is replaced.
  init(_ source: [UInt8]) {
    Self.registration
    document = source.withUnsafeBytes { bytes in
      cmarkgfm_parse(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
  }

  deinit { if let document { cmark_node_free(document) } }

  /// The whole text.
  var root: MarkdownNode? { document.map { MarkdownNode(pointer: $0, owner: self) } }
}

/// A node of a parsed text.
struct MarkdownNode {
  fileprivate let pointer: OpaquePointer
  private let owner: ParsedMarkdown

  fileprivate init(pointer: OpaquePointer, owner: ParsedMarkdown) {
    self.pointer = pointer
    self.owner = owner
  }

  var kind: cmarkgfm_kind { cmarkgfm_kind_of(pointer) }
  /// The text of a leaf.
  var literal: String { string(cmark_node_get_literal(pointer)) }
  /// Where a link or picture leads.
  var address: String { string(cmark_node_get_url(pointer)) }
  /// The title of a link or picture.
  var title: String { string(cmark_node_get_title(pointer)) }
  /// What stands behind the fence of a block of code.
  var info: String { string(cmark_node_get_fence_info(pointer)) }
  /// A heading's level, from 1 to 6.
  var level: Int { Int(cmark_node_get_heading_level(pointer)) }
  var isOrdered: Bool { cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
  /// The first number of an ordered list.
  var start: Int { Int(cmark_node_get_list_start(pointer)) }
  /// Whether a list's items stand close.
  var isTight: Bool { cmark_node_get_list_tight(pointer) != 0 }
  /// Whether an item's task is done; nil for an item that is no task.
  var isDone: Bool? {
    switch cmarkgfm_task(pointer) {
    case 1: false
    case 2: true
    default: nil
    }
  }
  /// The alignments of a table's columns as letters: `l`, `c`, `r`, or zero.
  var alignments: [UInt8] {
    let count = Int(cmark_gfm_extensions_get_table_columns(pointer))
    guard let letters = cmark_gfm_extensions_get_table_alignments(pointer) else { return [] }
    return (0..<count).map { letters[$0] }
  }
  /// The line in the source, from one; zero if the parser doesn't know.
  var line: Int { Int(cmark_node_get_start_line(pointer)) }

  var firstChild: MarkdownNode? { node(cmark_node_first_child(pointer)) }
  var next: MarkdownNode? { node(cmark_node_next(pointer)) }
  var parent: MarkdownNode? { node(cmark_node_parent(pointer)) }

  /// The children, in order.
  var children: [MarkdownNode] {
    var children: [MarkdownNode] = []
    var next = firstChild
    while let child = next {
      children.append(child)
      next = child.next
    }
    return children
  }

  /// The nodes below this one in the order of the text, each when it begins and when it ends.
  ///
  /// Takes no stack, however deeply nodes are nested.
  func walk(_ visit: (MarkdownNode, _ isEntered: Bool) -> Void) {
    guard let iterator = cmark_iter_new(pointer) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return }
      guard let node = node(cmark_iter_get_node(iterator)), node.pointer != pointer else {
        continue
      }
      visit(node, event == CMARK_EVENT_ENTER)
    }
  }

  private func node(_ pointer: OpaquePointer?) -> MarkdownNode? {
    pointer.map { MarkdownNode(pointer: $0, owner: owner) }
  }

  private func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}
