/// A view tree as data: a kind of view, its children, and modifiers from the inside outwards.
package struct LayoutSpec: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case color, spacer, hstack, vstack, zstack
  }

  package var kind: Kind
  /// The leaf's name among the frames of its case.
  package var id: String?
  package var children: [LayoutSpec] = []
  package var spacing: Double?
  package var alignment: LayoutAlignment?
  package var minLength: Double?
  package var modifiers: [Modifier] = []

  package enum Modifier: Sendable {
    case padding(Double?)
    case frame(Frame)
    case offset(x: Double, y: Double)
    indirect case layer(LayoutSpec, LayoutAlignment, isOverlay: Bool)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case aspectRatio(Double?, fills: Bool)
    case layoutPriority(Double)
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
