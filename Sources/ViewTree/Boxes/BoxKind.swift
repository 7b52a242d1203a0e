/// What a box is to layout. The comments say what ``Box/values`` hold.
package enum BoxKind: UInt8, Sendable {
  // Leaves
  /// Text; the content is in ``BoxTree/contents``. 0: the most lines; NaN where there is no limit.
  /// The box's alignment is that of the lines.
  case text
  /// A bitmap or vector file in its natural size.
  case image
  /// A bitmap or vector file that takes any size.
  case resizableImage
  /// An area filled by its style: a colour, a gradient, a shape that a box can have.
  case paint
  /// A drawing; the content is in ``BoxTree/contents``.
  case graphic
  /// An inline symbol that has the size of its text.
  case symbol
  /// 0: minimum length; NaN for the default.
  case spacer
  /// A hairline across the stack's axis.
  case divider
  /// An element of the browser's own, such as an input; the content is in ``BoxTree/contents``.
  case control
  /// An element that takes no part in layout.
  case hidden

  // Containers
  /// 0: spacing; NaN for the default.
  case hstack
  /// 0: spacing; NaN for the default.
  case vstack
  case zstack
  /// 0: bits of the axes (1 horizontal, 2 vertical). 1: not zero without bars. 2: 1 where the reader
  /// can't move it for now.
  case scroll
  /// Columns and rows; the content is in ``BoxTree/contents``.
  case grid
  /// Children one after the other as a browser would set them.
  case flow

  // Modifiers with one child
  /// 0–3: top, leading, bottom, trailing.
  case padding
  /// 0: width, 1: height; NaN where none.
  case frame
  /// 0–2: minimum, ideal, maximum width; 3–5: of the height; NaN where none.
  case flexibleFrame
  /// 0: horizontal, 1: vertical; not zero where fixed.
  case fixedSize
  /// 0: width by height, NaN if unknown; 1: not zero to fill; 2: not zero for the child's own.
  case aspectRatio
  /// 0, 1: x and y of the centre.
  case position
  /// Has a second child that is proposed the first one's size, drawn behind it.
  case background
  /// Has a second child that is proposed the first one's size, drawn over it.
  case overlay
  /// Carries style or meaning that its child's box can't.
  case wrapper
}

/// Where a box stands in a bigger one.
package struct BoxAlignment: Sendable, Equatable {
  package enum Horizontal: UInt8, Sendable { case leading, center, trailing }
  package enum Vertical: UInt8, Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
  }
  package var horizontal: Horizontal
  package var vertical: Vertical

  package init(_ horizontal: Horizontal, _ vertical: Vertical) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let center = BoxAlignment(.center, .center)
}
