/// What a box is to layout.
///
/// Many kinds have numbers of their own: their payload, such as ``Box/padding`` for ``padding``.
package enum BoxKind: UInt8, Sendable {
  // Leaves
  /// Text; the content is in ``BoxTree/contents``. The box's alignment is that of the lines.
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
  /// Room between the neighbours in a stack.
  case spacer
  /// A hairline across the stack's axis.
  case divider
  /// An element of the browser's own, such as an input; the content is in ``BoxTree/contents``.
  case control
  /// An element that takes no part in layout.
  case hidden

  // Containers
  /// A row.
  case hstack
  /// A column.
  case vstack
  /// Children one in front of the other.
  case zstack
  /// Children of which a part is shown.
  case scroll
  /// Columns and rows; the content is in ``BoxTree/contents``.
  case grid
  /// Children one after the other as a browser would set them.
  case flow
  /// Children of which the first that fits is shown.
  case fitting

  // Modifiers
  /// Space around the child.
  case padding
  /// A size that the child is proposed.
  case frame
  /// Limits of the size that the child is proposed.
  case flexibleFrame
  /// The child's ideal size.
  case fixedSize
  /// Proportions of the child.
  case aspectRatio
  /// The child with its centre at a point.
  case position
  /// Has a second child that is proposed the first one's size, drawn behind it.
  case background
  /// Has a second child that is proposed the first one's size, drawn over it.
  case overlay
  /// Carries style or meaning that its child's box can't.
  case wrapper
}

extension BoxKind {
  /// How many children a box has.
  package enum Arity: Sendable {
    /// None.
    case none
    /// One: the view that the box modifies.
    case one
    /// The view that the box modifies, then a layer of its size.
    case oneWithLayer
    /// Any number.
    case many
  }

  /// How many children a box of the kind has.
  package var arity: Arity {
    switch self {
    case .text, .image, .resizableImage, .paint, .graphic, .symbol, .spacer, .divider, .control,
      .hidden:
      .none
    case .hstack, .vstack, .zstack, .scroll, .grid, .flow, .fitting: .many
    case .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .position, .wrapper: .one
    case .background, .overlay: .oneWithLayer
    }
  }

  /// Whether the box is a view's own box with something more around it: the view is its first child.
  package var isModifier: Bool {
    switch arity {
    case .one, .oneWithLayer: true
    case .none, .many: false
    }
  }

  /// Whether the box is a modifier that has the rectangle of its first child.
  package var hasRectangleOfChild: Bool {
    switch self {
    case .wrapper, .background, .overlay: true
    case .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .position: false
    case .text, .image, .resizableImage, .paint, .graphic, .symbol, .spacer, .divider, .control,
      .hidden, .hstack, .vstack, .zstack, .scroll, .grid, .flow, .fitting:
      false
    }
  }

  /// Whether the box is a row, a column or a z-stack.
  package var isStack: Bool { self == .hstack || self == .vstack || self == .zstack }

  /// Whether the box is an element that can't have children of the page's own.
  package var isReplaced: Bool {
    switch self {
    case .image, .resizableImage, .graphic, .symbol, .control: true
    case .text, .paint, .spacer, .divider, .hidden, .hstack, .vstack, .zstack, .scroll, .grid,
      .flow, .fitting, .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .position,
      .background,
      .overlay, .wrapper:
      false
    }
  }
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
