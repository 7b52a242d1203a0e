import ElementTree

/// How a picture fits into a box of other proportions.
enum PictureMode { case contain, cover }

/// An element in the making: the boxes of a chain that one element can stand for.
///
/// The boxes of a chain are a view's modifiers from the outside inwards. What they say is gathered
/// as long as one element can say it; where it can't, the element wraps the rest of the chain.
struct ElementDraft {
  /// The outermost box.
  let top: Box
  /// The box that the element ends with: a leaf, a container, or what it wraps.
  var core: Box
  var coreIndex: Int32
  let slot: Slot
  var size = Axes<Extent>(.natural, .natural)
  /// Where a frame puts its content.
  var framePlace = Axes<Place?>(nil, nil)
  var isIdeal: Axes<Bool>
  /// Whether a frame lays what is inside out again in the size that was found for it.
  var isRelaid = Axes(false, false)
  /// Top, leading, bottom, trailing.
  var padding = SIMD4<Float>(repeating: 0)
  var layers: [Layer] = []
  /// Whether the element is what is proposed to a region.
  var holdsRegion = false
  /// What is proposed to the core in a region.
  var region: Region?
  /// Sizes that frames of a region give the element.
  var sizes: [RegionSize] = []
  /// Whether a frame of a region settles the size, whatever is in it.
  var isLimited = Axes(false, false)
  /// Proportions that the size along the parent settles, and whether both sides are flexible.
  var ratio: (box: Box, isOnBothAxes: Bool)?
  /// Proportions with one side known: CSS finds the other.
  var drawnRatio: Float?
  /// The size that is proposed, as CSS; nil for all of the slot.
  var proposal: Axes<String?>
  /// What the element is moved by, from the outside inwards.
  var offsets: [Translation] = []
  /// Whether the core needs an element of its own inside.
  var wraps = false
  /// Margins of what is wrapped, where padding is negative: top, leading, bottom, trailing.
  var innerMargin = SIMD4<Float>(repeating: 0)
  /// The least size on each axis where a frame sets nothing else.
  var minimum = Axes<Float?>(nil, nil)
  /// How a picture whose proportions only the browser knows fits into its box.
  var pictureMode: PictureMode?
  /// Declarations for drawing, and how far outwards the innermost of them are.
  var style: StyleTable.List = 0
  var firstPhase: PaintPhase?
  var semantics: BoxSemantics?
  /// Where each of the attributes comes from.
  var sources: [(box: Int32, ordinal: Int32)] = []
  /// The boxes whose handlers the element has.
  var handlerBoxes: [Int32] = []
  var key: UInt64
  /// The box that has the key.
  var keyBox: Int32

  init(box index: Int32, slot: Slot, boxes: BoxTree) {
    let box = boxes.boxes[Int(index)]
    top = box
    core = box
    coreIndex = index
    self.slot = slot
    isIdeal = slot.isIdeal
    proposal = slot.proposal
    key = slot.isKeyless ? 0 : box.key
    keyBox = index
    region = slot.region
  }

  /// The padding on an axis, both sides together.
  func padding(_ axis: Int) -> Float {
    axis == 0 ? padding[1] + padding[3] : padding[0] + padding[2]
  }

  /// Whether the element is at least as long as the ideal sizes of what is in it; see ``Slot/isFound``.
  func isFound(_ axis: Int) -> Bool {
    slot.isFound[axis] && !isIdeal[axis] && size[axis].isNatural && !isInRegion
  }

  /// Whether the element is part of a region and has the size of what is in it.
  var isInRegion: Bool { region != nil }

  var isPadded: Bool { padding != SIMD4(repeating: 0) }
}

/// What a draft says of its element's size.
struct DraftExtents {
  let size: Axes<Extent>
  let minimum: Axes<Float?>
  let isIdeal: Axes<Bool>
  /// Top, leading, bottom, trailing.
  let padding: SIMD4<Float>

  init(_ draft: ElementDraft) {
    size = draft.size
    minimum = draft.minimum
    isIdeal = draft.isIdeal
    padding = draft.padding
  }

  /// The padding on an axis, both sides together.
  func padding(_ axis: Int) -> Float {
    axis == 0 ? padding[1] + padding[3] : padding[0] + padding[2]
  }

  /// Whether a frame says anything of the size on an axis.
  func isConstrained(_ axis: Int) -> Bool { !size[axis].isNatural || minimum[axis] != nil }
}

extension Box {
  @inline(__always)
  func range(_ axis: Int) -> AxisRange { axis == 0 ? width : height }

  /// Whether something is drawn on the box or said of it.
  var isMarked: Bool { phase != .content || semantics >= 0 }

  /// Whether the box takes all that it is proposed, whatever is in it, as a `GeometryReader` does.
  var isReader: Bool {
    kind == .zstack && stack.isNeverFlattened && width.takesAll && height.takesAll
  }

  var isStack: Bool { kind == .hstack || kind == .vstack }

  /// The axis of a stack.
  var stackAxis: Int { kind == .hstack ? 0 : 1 }

  /// Whether proportions inside decide the size.
  var isProportional: Bool { width.isProportional || height.isProportional }

  /// Whether the box is a stack of one view, which is that view.
  func isSingle(_ boxes: BoxTree) -> Bool {
    guard kind.isStack, childCount == 1, !stack.isNeverFlattened else { return false }
    return boxes.boxes[Int(boxes.children[Int(childStart)])].kind != .spacer
  }

  /// Where a container puts children that are smaller than it, on an axis.
  func innerPlace(_ axis: Int) -> Place {
    axis == 0 ? Place(alignment.horizontal) : Place(alignment.vertical)
  }
}
