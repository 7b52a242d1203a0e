/// A view tree as data: a kind of view, its children, and modifiers from the inside outwards.
package struct LayoutSpec: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case color, spacer, hstack, vstack, zstack
    /// A resizable picture of 120 by 80 points; a circle; a line of text in letters of one width.
    case picture, circle, text
    case divider
    /// A `GeometryReader`, whose child stands in its upper left corner.
    case reader
    /// A `ScrollView` of one view.
    case hscroll, vscroll
    /// A `LazyVGrid`.
    case grid
  }

  /// A column of a grid.
  package enum Column: Sendable {
    case fixed(Double)
    case flexible
    case adaptive(Double)
  }

  package var kind: Kind
  /// The leaf's name among the frames of its case.
  package var id: String?
  package var children: [LayoutSpec] = []
  package var spacing: Double?
  package var alignment: LayoutAlignment?
  package var minLength: Double?
  /// How many letters a text has.
  package var letters = 0
  package var columns: [Column] = []
  package var modifiers: [Modifier] = []

  package enum Modifier: Sendable {
    case padding(Double?)
    case frame(Frame)
    case offset(x: Double, y: Double)
    indirect case layer(LayoutSpec, LayoutAlignment, isOverlay: Bool)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case aspectRatio(Double?, fills: Bool)
    case layoutPriority(Double)
    /// Padding at the top, leading, bottom and trailing edges.
    case insets([Double])
    case position(x: Double, y: Double)
    case clipped
    /// The view's own frame is one of the case's.
    case named(String)
  }

  /// The sizes of a frame in points; nil where it has none.
  package struct Frame: Sendable {
    package var width, height: Double?
    package var minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight: Double?
    package var alignment = LayoutAlignment.center

    var isFlexible: Bool {
      minWidth != nil || idealWidth != nil || maxWidth != nil || minHeight != nil
        || idealHeight != nil || maxHeight != nil
    }
  }
}

/// The names of alignments, those of rows, columns and both axes.
package enum LayoutAlignment: String, CaseIterable, Sendable {
  case topLeading, top, topTrailing, leading, center, trailing
  case bottomLeading, bottom, bottomTrailing
  case firstTextBaseline, lastTextBaseline
}
