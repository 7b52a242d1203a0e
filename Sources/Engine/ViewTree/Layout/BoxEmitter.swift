import CStackBounds
package import ElementTree

/// Turns a page's boxes into elements.
///
/// A walk from the root: each step follows a chain of boxes with one child (frames, padding,
/// layers) as long as CSS can say them on one element, opens it, emits the children, and then
/// settles what only the children tell. See the article LayoutAsCSS for why each rule is right.
struct BoxEmitter: ~Copyable {
  var boxes: BoxTree
  /// What boxes of regions take of proposals.
  var sizes: BoxSizes
  var out: ElementBuilder
  var issues: [ViewIssue] = []
  /// Whether only phrasing content may come here.
  var isPhrasing = false
  /// The origins of the elements that are open, for messages.
  var path: [UInt] = []
  /// How many elements so far are drawn after those that are not positioned.
  var raised = 0
  /// How many elements so far reach out of the room they take.
  var moved = 0
  /// Whether an element so far is mixed with what is behind it.
  var isMixed = false
  /// How many elements so far have an order among others: an index of their own, or one that the base style
  /// sheet gives bars.
  var layered = 0
  /// The last element that has its order from the base style sheet.
  var lastLayered = -1
  /// Whether an element that answers to clicks is open.
  var isInteractive = false
  /// Whether the words of what is emitted are an element's name that is open.
  var isNamed = false
  /// Whether what is emitted is measured, not seen, and stands on the page once more.
  var isRuler = false
  /// Where presses go.
  var passing = PressPassing()
  /// Where elements are, if anybody wants to know.
  var notes: PlacementNotes?
  /// What comes before addresses that are relative.
  let addressPrefix: String
  /// The page's only brightness; nil if the reader chooses.
  let colorScheme: ColorScheme?
  /// Whether rows of one shape are copied from the first of them.
  let usesTemplates: Bool
  var templates: [RowShape: RowTemplate] = [:]
  var fingerprints = BoxFingerprints()
  /// The rows that have no elements of their own.
  var folded = FoldedRows()
  /// What a live page does when something happens to an element, by the element's index.
  var handlers: [Int: [ElementHandler]] = [:]
  /// Notes the holes of the row that is being emitted.
  var recorder: RowRecorder?
  /// The boxes of the row that is being filled in.
  var rowOrder: [Int32] = []

  /// The deepest nesting of a page's elements.
  ///
  /// Browsers flatten what is nested deeper than 512 when they read a page. The document has a few around
  /// the views, and drawings and controls have elements of their own inside.
  static let depthLimit = 499

  /// The address below which the stack must not grow.
  private let stackLimit = StackBounds.limit()
  /// The most nodes of a page, and the processor time of this thread at which the work ends.
  let nodeLimit: Int
  private let deadline: UInt64
  private let limits: EvaluationLimits
  private var questions: UInt32 = 0
  /// Whether the page has cost more than it may, so that nothing is emitted any more.
  private var isOver = false

  /// Whether the page's lines run from the right.
  var isRightToLeft: Bool

  @MainActor
  init(
    _ boxes: BoxTree, isRightToLeft: Bool, addressPrefix: String, usesTemplates: Bool,
    colorScheme: ColorScheme?, graph: ViewGraph
  ) {
    limits = graph.limits
    nodeLimit = graph.limits.nodes
    deadline = graph.deadline
    self.colorScheme = colorScheme
    self.usesTemplates = usesTemplates
    self.isRightToLeft = isRightToLeft
    out = ElementBuilder(styles: boxes.styles)
    self.boxes = boxes
    sizes = BoxSizes(boxes, boxes.styles)
    self.addressPrefix = addressPrefix
  }

  /// Emits a part of a live page, which is put where its placement says.
  init(
    partOf boxes: BoxTree, at placement: Placement, styles: StyleTable,
    colorScheme: ColorScheme?
  ) {
    limits = .livePage
    nodeLimit = .max
    deadline = .max
    self.colorScheme = colorScheme
    usesTemplates = false
    isRightToLeft = placement.isRightToLeft
    out = ElementBuilder(styles: styles, depth: Int(placement.depth))
    self.boxes = boxes
    sizes = BoxSizes(boxes, styles)
    addressPrefix = ""
    isPhrasing = placement.isPhrasing
    passing = placement.passing
    notes = PlacementNotes()
  }

  @inline(__always)
  mutating func extend(
    _ list: StyleTable.List, _ property: CSSProperty, _ value: CSSValue
  ) -> StyleTable.List {
    out.tree.styles.extend(list, property, value)
  }

  /// Adds a declaration to an element that is open or closed already.
  @inline(__always)
  mutating func set(_ node: Int, _ property: CSSProperty, _ value: CSSValue) {
    out.tree.nodes[node].style = out.tree.styles.extend(
      out.tree.nodes[node].style, property, value)
  }

  /// Emits a box and what is in it.
  mutating func emitBox(_ index: Int32, _ slot: Slot) -> Item {
    if !boxes.folds.isEmpty, boxes.folds[index] != nil { unfoldAll() }
    if let item = emitMargined(index, slot) { return item }
    return emit(draft(of: index, slot), slot)
  }

  // What is on the way from an element to those inside of it takes little of the stack, since pages are
  // nested deeply: what is done before and behind them is in functions of its own.
  @inline(never)
  private mutating func draft(of index: Int32, _ slot: Slot) -> ElementDraft {
    var element = ElementDraft(box: index, slot: slot, boxes: boxes)
    element.follow(sizes, &out.tree.styles)
    return element
  }

  /// Whether an element may be emitted; says why not.
  mutating func mayEmit(_ box: Box) -> Bool {
    questions &+= 1
    if out.depth >= Self.depthLimit {
      report(.tooDeep, Self.tooDeep, at: box)
      return false
    }
    if StackBounds.address() < stackLimit {
      report(.tooDeep, Self.tooDeepForStack, at: box)
      return false
    }
    if isOver { return false }
    if out.tree.nodes.count + folded.nodeCount >= nodeLimit {
      report(.tooLarge, Self.tooLarge(nodeLimit), at: box)
      isOver = true
    } else if questions & 127 == 0, deadline != .max, thread_processor_time() > deadline {
      report(.tooSlow, Self.tooSlow(limits), at: box)
      isOver = true
    }
    return !isOver
  }

  private static let tooDeep =
    "Elements are nested \(depthLimit + 1) deep or deeper, and browsers flatten what is nested deeper "
    + "than 512. Use fewer views inside each other."

  private static let tooDeepForStack =
    "The views are nested too deeply to turn into elements. Use fewer views inside each other, or a "
    + "thread with a larger stack."

  static func tooLarge(_ nodes: Int) -> String {
    "The page has more than \(nodes) nodes. Show less at a time, or raise the limit of nodes."
  }

  static func tooSlow(_ limits: EvaluationLimits) -> String {
    "The views took more than \(limits.time ?? .zero) of processor time for one frame. Look for work in "
      + "bodies that belongs elsewhere, show less at a time, or raise the limit of time."
  }

  mutating func report(_ code: ViewIssue.Code, _ message: String, at box: Box) {
    guard !issues.contains(where: { $0.code == code && $0.message == message }) else { return }
    var names = path.map(ViewNames.name(of:)).filter { !$0.isEmpty }
    let last = ViewNames.name(of: box.origin)
    if !last.isEmpty, names.last != last { names.append(last) }
    issues.append(
      ViewIssue(code: code, severity: .error, message: message, viewPath: names))
  }
}

/// What a parent needs to know of an element.
struct Item {
  var node: Int
  /// Whether it takes what it is proposed along its stack, and the limits in points.
  var isGreedy = false
  var isShrinkable = false
  /// Whether it holds a line that is cut where there is too little room.
  var isCut = false
  var low: Float = .nan
  var high: Float = .nan
  var padding = Axes<Float>(0, 0)
  var hasChildren = false
  /// Whether it is a picture, whose own size would keep it from getting smaller.
  var isReplaced = false
  /// Whether its own lines may run against the page's, and so its margins' sides.
  var hasOwnDirection = false
  /// A limit that proportions put on the size along the stack.
  var ratioLimit: (isMaximum: Bool, expression: String)?
}

extension LoweringContext {
  /// The elements of the boxes so far, and the problems found on the way.
  @MainActor
  package mutating func finish(
    addressPrefix: String = "", usesTemplates: Bool = true, colorScheme: ColorScheme? = nil
  ) -> (page: FoldedTree, issues: [ViewIssue]) {
    guard !issues.contains(where: \.endsPage) else {
      return (FoldedTree(tree: ElementTree()), issues)
    }
    drawCanvases()
    let settled = tree.settleSizes(pending)
    var emitter = BoxEmitter(
      tree, isRightToLeft: environment.layoutDirection == .rightToLeft,
      addressPrefix: addressPrefix, usesTemplates: usesTemplates, colorScheme: colorScheme,
      graph: graph)
    emitter.emitPage(pending)
    let found = emitter.issues
    if let origins { emitter.out.tree.origins = origins.paths }
    return (emitter.finish(), issues + settled + found)
  }

  /// The elements of the boxes so far as a live page keeps them.
  @MainActor
  mutating func finishLive(colorScheme: ColorScheme?, _ document: DocumentFrame?) -> LivePicture {
    guard !issues.contains(where: \.endsPage) else {
      var picture = LivePicture()
      picture.issues = issues
      picture.tree.styles = tree.styles
      return picture
    }
    var proposals: [Int32: KnownSize]? = [:]
    let settled = tree.settleSizes(pending.map { ($0, .nothing) }, &proposals)
    var emitter = BoxEmitter(
      tree, isRightToLeft: environment.layoutDirection == .rightToLeft, addressPrefix: "",
      usesTemplates: true, colorScheme: colorScheme, graph: graph)
    emitter.notes = PlacementNotes()
    emitter.emitPage(pending, document)
    var picture = LivePicture()
    picture.issues = issues + settled + emitter.issues
    picture.handlers = emitter.handlers
    picture.proposals = proposals ?? [:]
    if let notes = emitter.notes {
      picture.placements.add(notes, at: 0, boxCount: tree.boxes.count)
    }
    if let origins { emitter.out.tree.origins = origins.paths }
    picture.tree = emitter.out.finish()
    return picture
  }
}
