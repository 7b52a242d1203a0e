package import ElementTree

/// A rectangle on the way from views to elements: what a view means to layout, drawing and readers.
///
/// Plain data without references, so that making one costs a few nanoseconds.
package struct Box: Sendable {
  // The largest come first, which leaves the least room between them.

  /// Numbers that ``kind`` explains, to be used as the payload of that kind.
  @usableFromInline package var payload = BoxPayload()
  package var width: AxisRange
  package var height: AxisRange
  /// The row's key, or zero.
  package var key: UInt64 = 0
  /// The view type that made the box; see ``ViewNames``.
  package var origin: UInt = 0
  /// Declarations for drawing.
  package var style: StyleTable.List = 0
  /// The children's place in ``BoxTree/children``.
  package var childStart: Int32 = 0
  package var childCount: Int32 = 0
  /// The path of the view that made the box, by its number in an ``OriginTable``; zero without one.
  package var path: UInt32 = 0
  /// The index of the leaf's content in ``BoxTree/contents``, or −1.
  package var content: Int32 = -1
  /// The index in ``BoxTree/semantics``, or −1.
  package var semantics: Int32 = -1
  /// Layout priority among siblings.
  package var priority: Float = 0
  package var kind: BoxKind
  /// How far the style has got on its way from the content outwards; see ``PaintPhase``.
  package var phase: PaintPhase = .content
  /// The innermost thing that is drawn on the box.
  package var firstPhase: PaintPhase = .content
  package var alignment: BoxAlignment = .center
  /// Whether the box begins with a line of text above everything else, and ends with one.
  var beginsWithText = false
  var endsWithText = false
  /// Whether something around has looked for words in the box.
  var isRead = false

  package init(kind: BoxKind, width: AxisRange, height: AxisRange) {
    self.kind = kind
    self.width = width
    self.height = height
  }
}

/// What has been drawn on a box already, from the inside outwards.
///
/// A modifier joins a box while phases rise; one of an earlier phase needs a box around it, since
/// CSS always draws an element in this order.
package enum PaintPhase: UInt8, Sendable, Comparable {
  case content
  case background
  case border
  case clip
  case shadow
  case filter
  case mask
  case opacity
  case scale
  case rotation
  case translation
  case blend

  package static func < (left: PaintPhase, right: PaintPhase) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What an element means to readers: its name and attributes.
package struct BoxSemantics: Sendable {
  /// The element's name, or nil where layout decides.
  package var name: ElementName?
  package var attributes: [(name: AttributeName, value: String)] = []
  /// Whether boxes inside may only be phrasing content.
  package var isPhrasing = false
  /// Whether the element hides what is behind it, as a stack of pages does.
  package var isOpaque = false
  /// What a live page does when something happens to the element.
  package var handlers: [ElementHandler] = []

  package init(
    name: ElementName? = nil, attributes: [(name: AttributeName, value: String)] = []
  ) {
    self.name = name
    self.attributes = attributes
  }

  /// Sets an attribute, replacing an earlier value.
  package mutating func set(_ name: AttributeName, _ value: String) {
    if let index = attributes.firstIndex(where: { $0.name == name }) {
      attributes[index].value = value
    } else {
      attributes.append((name, value))
    }
  }
}
