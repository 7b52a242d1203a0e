import ElementTree

/// A value for each axis; the horizontal one has index 0.
package struct Axes<Value> {
  package var x: Value
  package var y: Value

  package init(_ x: Value, _ y: Value) {
    self.x = x
    self.y = y
  }

  @inline(__always)
  package subscript(axis: Int) -> Value {
    get { axis == 0 ? x : y }
    set { if axis == 0 { x = newValue } else { y = newValue } }
  }
}

extension Axes: Sendable where Value: Sendable {}

/// Where something stands in more room than it needs.
package enum Place: UInt8, Sendable {
  case start, center, end
  /// On a line with its siblings' first or last lines of text.
  case firstBaseline, lastBaseline

  /// The part of the spare room that comes before.
  var fraction: Float {
    switch self {
    case .start: 0
    case .center: 0.5
    case .end, .firstBaseline, .lastBaseline: self == .end ? 1 : 0
    }
  }

  init(_ alignment: BoxAlignment.Horizontal) {
    switch alignment {
    case .leading: self = .start
    case .center: self = .center
    case .trailing: self = .end
    }
  }

  init(_ alignment: BoxAlignment.Vertical) {
    switch alignment {
    case .top: self = .start
    case .center: self = .center
    case .bottom: self = .end
    case .firstTextBaseline: self = .firstBaseline
    case .lastTextBaseline: self = .lastBaseline
    }
  }
}

extension BoxAlignment {
  /// The places on both axes.
  var places: Axes<Place> { Axes(Place(horizontal), Place(vertical)) }
}

/// The size of an element on one axis.
package enum Extent: Sendable {
  /// As large as its content, or as its slot if it is greedy.
  case natural
  /// In points, its padding included.
  case points(Float)
  /// As large as its slot, between two sizes in points; the least is not a number where only the
  /// browser knows it.
  case filling(Float, Float)

  var isNatural: Bool { if case .natural = self { true } else { false } }

  /// The least and the greatest size, if any is set.
  var bounds: (low: Float, high: Float)? {
    switch self {
    case .natural: nil
    case .points(let size): (size, size)
    case .filling(let low, let high): (low, high)
    }
  }
}

/// How a parent holds an element.
package struct Slot {
  enum Kind: UInt8 {
    /// A cell of a grid with one cell.
    case cell
    /// An item of a row or column, along it.
    case main
    /// An item of a row or column, across it.
    case cross
    /// In front of or behind another element, with its size.
    case layer
  }

  var kind: Axes<Kind>
  /// Where the element stands if it is smaller than the slot.
  var place: Axes<Place>
  /// Whether the proposal is nil, so that the ideal size is wanted.
  var isIdeal = Axes(false, false)
  /// Whether the slot is at least as long as the ideal sizes of what is in it, although more may be
  /// proposed: a row that hugs its items lays out again those that would fill it.
  var isFound = Axes(false, false)
  /// Whether the slot is as large as what is in it, so that a part of it is no size.
  var isHugged = Axes(false, false)
  /// The size that is proposed, as CSS; nil for all of the slot.
  var proposal: Axes<String?> = Axes(nil, nil)
  /// The custom property that holds the proposal in a stack that overflows, by its level.
  var variable: Axes<Int?> = Axes(nil, nil)
  /// How many stacks around define such properties.
  var level = 0
  /// Whether the element is all there is on the page.
  var isPage = false
  /// Whether an item of a row or column may have margins along it: no spacer is beside it.
  var allowsMargins = false
  /// What is proposed in a region where proportions matter.
  var region: Region?
  /// Whether the box's key is on the element around it.
  var isKeyless = false
  /// Whether the browser finds the side across by the box's proportions.
  var isRatioItem = false
  /// The greatest height of what is in the slot, in points, where frames bound it.
  var heightLimit: Float?
  /// Whether the element is moved by parts of its own size, in which margins don't count.
  var isMoved = false
  /// How much less than its element's padding box a layer is proposed, both sides together.
  var inset = Axes<Float>(0, 0)
  /// What the element is moved by in addition to its own offsets.
  var translation: Translation?

  init(
    _ horizontal: Kind, _ vertical: Kind, _ place: Axes<Place>,
    isIdeal: Axes<Bool> = Axes(false, false)
  ) {
    kind = Axes(horizontal, vertical)
    self.place = place
    self.isIdeal = isIdeal
  }
}

/// A box in front of or behind another.
package struct Layer {
  var box: Int32
  var alignment: BoxAlignment
  var isOverlay: Bool
  /// The padding between the element's edges and the layer's: top, leading, bottom, trailing.
  var insets: SIMD4<Float>
  /// How many of the element's offsets are outside the layer's box, so that they move it, too.
  var offsetCount = 0
}
