import CStackBounds
import Observation

/// What was evaluated at one place of a live page: a view that has a body, or a modifier that has one.
///
/// A record keeps what it was made from, what it read, and the boxes that came of it. A write marks the
/// records that read the value; an evaluation runs the bodies of marked records, lowers marked parts
/// again, and copies the boxes of all others.
///
/// Only the main actor evaluates, so a record never meets two threads.
package class ViewRecord: @unchecked Sendable {
  /// The two parts of an evaluation.
  enum Part: Hashable {
    /// The view's body and its dynamic properties.
    case body
    /// What the body's views do while they are lowered, such as the closures of rows.
    case lowering
  }

  let identity: UInt64
  let graph: ViewGraph
  private(set) weak var parent: ViewRecord?
  /// The records right inside, in order.
  private var children: [ViewRecord] = []
  /// The places right inside that have state or actions: those that the body asked for, and those that
  /// came while it was lowered.
  private var bodyPlaces: [UInt64] = []
  private var loweringPlaces: [UInt64] = []
  private var bodySources: [DependencySource] = []
  private var loweringSources: [DependencySource] = []
  private var readingPart = Part.body
  private var rowNotes = RowNotes()
  private var isComparing = false
  /// Whether the view's own body is running.
  private(set) var isInBody = false
  /// The evaluation in which the record was last visited.
  var pass: UInt32 = 0

  private(set) var needsBody = true
  private(set) var needsLowering = true
  private(set) var holdsMarked = false

  /// What was around the record, and what came of it.
  var surroundings = Surroundings()
  var fragment = BoxFragment()
  /// Where the record was in the tree of the evaluation before, known while it is visited.
  private(set) var previousBase = BoxExtent()
  /// Where the boxes are if the record was evaluated by itself after the record around it.
  private(set) var ownBase: BoxExtent?
  /// Where the record is in the tree of this evaluation.
  private(set) var base = BoxExtent()
  /// Whether as many boxes came of the record as the time before.
  var isSteady = false
  /// How often in turn boxes did not take the places of the former ones when the record was evaluated by
  /// itself.
  var shapeMisses: UInt8 = 0
  /// The boxes that go on from what they were again and again, by their places in the record.
  var loops: [Int: (look: BoxLook, course: AnimationCourse)] = [:]
  /// How much had been noted of changes when the record was done.
  private(set) var end = JournalMark()

  /// How long the journals of a tree are.
  struct JournalMark {
    var boxes = 0
    var contents = 0
    var semantics = 0

    init() {}

    init(_ tree: borrowing BoxTree) {
      boxes = tree.boxes.journal.count
      contents = tree.contents.journal.count
      semantics = tree.semantics.journal.count
    }
  }

  init(identity: UInt64, graph: ViewGraph, parent: ViewRecord?) {
    self.identity = identity
    self.graph = graph
    self.parent = parent
  }

  // MARK: Reading

  /// Notes that the record reads a source.
  final func reads(_ source: DependencySource) {
    let part = readingPart
    guard source.add(DependencySource.Reader(record: self, part: part)) else { return }
    if part == .body { bodySources.append(source) } else { loweringSources.append(source) }
  }

  /// Runs a part of the evaluation, whose reads are the record's.
  @MainActor
  final func perform<Result>(_ part: Part, _ body: () -> Result) -> Result {
    let before = takeSources(of: part)
    let outerPart = readingPart
    readingPart = part
    let outer = evaluation_set_current(Unmanaged.passUnretained(self).toOpaque())
    defer {
      _ = evaluation_set_current(outer)
      readingPart = outerPart
      for source in before { source.endIfUnread() }
    }
    return body()
  }

  /// Runs the view's body or the modifier's, in which nothing may be written that views read.
  @MainActor
  final func runBody<Result>(_ body: () -> Result) -> Result {
    isInBody = true
    defer { isInBody = false }
    return body()
  }

  /// Compares what the body gave with what it gave before; what closures read for it is read by the
  /// lowering, too.
  @MainActor
  final func compare(_ body: () -> Bool) -> Bool {
    let outerPart = readingPart
    readingPart = .lowering
    isComparing = true
    let outer = evaluation_set_current(Unmanaged.passUnretained(self).toOpaque())
    defer {
      _ = evaluation_set_current(outer)
      isComparing = false
      readingPart = outerPart
    }
    return body()
  }

  /// The record that compares what its body gave, if one does.
  static var comparing: ViewRecord? {
    guard let current = evaluation_current() else { return nil }
    let record = Unmanaged<ViewRecord>.fromOpaque(current).takeUnretainedValue()
    return record.isComparing ? record : nil
  }

  // MARK: Rows

  final func beginRows<Closure>(of closure: Closure) -> Bool { rowNotes.begin(closure) }

  final func endRows(_ rows: AnyObject, of maker: any RowGiving.Type) {
    rowNotes.end(rows, of: maker)
  }

  /// Whether a list gives its rows what the rows were given that a closure has made.
  final func rowsAreGiven<Closure, List>(by closure: Closure, as list: List) -> Bool {
    rowNotes.areGiven(by: closure, as: list)
  }

  private final func takeSources(of part: Part) -> [DependencySource] {
    let reader = DependencySource.Reader(record: self, part: part)
    let sources: [DependencySource]
    switch part {
    case .body:
      sources = bodySources
      bodySources = []
    case .lowering:
      sources = loweringSources
      loweringSources = []
    }
    for source in sources { source.remove(reader) }
    return sources
  }

  private final func forgetAll() {
    for part in [Part.body, .lowering] {
      for source in takeSources(of: part) { source.endIfUnread() }
    }
  }

  // MARK: Boxes

  /// Notes where the record begins.
  final func beginBoxes(_ tree: borrowing BoxTree) {
    previousBase = ownBase ?? (parent?.previousBase ?? BoxExtent()) + fragment.offset
    base = BoxExtent(tree)
  }

  /// Where the record's boxes are, as the last evaluation left them.
  final var position: BoxExtent {
    var sum = BoxExtent()
    var record = self
    while true {
      if let ownBase = record.ownBase { return ownBase + sum }
      sum = sum + record.fragment.offset
      guard let outer = record.parent else { return sum }
      record = outer
    }
  }

  /// Notes where the record is before it is evaluated by itself.
  final func beginPart(_ tree: borrowing BoxTree) {
    previousBase = position
    base = BoxExtent(tree)
  }

  /// Notes that the record's boxes are no longer among those of the record around it.
  final func endPart(offset: BoxExtent) {
    fragment.offset = offset
    ownBase = base
  }

  /// Notes that the record's boxes have taken the places of the former ones.
  final func endOverwriting(offset: BoxExtent, _ ownBase: BoxExtent?) {
    fragment.offset = offset
    self.ownBase = ownBase
  }

  /// Notes what came of the record, after it was lowered or copied.
  final func endBoxes(_ tree: inout BoxTree) {
    ownBase = nil
    fragment.offset = base - (parent?.base ?? BoxExtent())
    fragment.length = BoxExtent(tree) - base
    end = JournalMark(tree)
    tree.boxes.frozenCount = tree.boxes.count
    tree.contents.frozenCount = tree.contents.count
    tree.semantics.frozenCount = tree.semantics.count
  }

  /// Gives the records what was changed in their boxes after they were done.
  @MainActor
  final func distribute(_ tree: borrowing BoxTree) {
    for (time, entry) in tree.boxes.journal.enumerated() {
      visit(entry.index, .boxes) { record, base in
        guard time >= record.end.boxes else { return }
        record.fragment.keep(
          entry.element.moved(by: BoxExtent() - base), at: entry.index - base.boxes)
      }
    }
    for (time, entry) in tree.contents.journal.enumerated() {
      visit(entry.index, .contents) { record, base in
        guard time >= record.end.contents else { return }
        record.fragment.keep(entry.element, at: entry.index - base.contents)
      }
    }
    for (time, entry) in tree.semantics.journal.enumerated() {
      visit(entry.index, .semantics) { record, base in
        guard time >= record.end.semantics else { return }
        record.fragment.keep(entry.element, at: entry.index - base.semantics)
      }
    }
  }

  /// Visits the records that hold an element, from the outermost one on.
  ///
  /// A record inside of a copied one was done when that one was.
  @MainActor
  private func visit(
    _ index: Int, _ array: BoxExtent.Part,
    _ body: (ViewRecord, _ base: BoxExtent) -> Void
  ) {
    var record = self
    var base = record.base
    while true {
      body(record, base)
      guard let inner = record.child(holding: index - base[array], array) else { return }
      if inner.pass != graph.pass { inner.end = record.end }
      base = base + inner.fragment.offset
      record = inner
    }
  }

  /// The record right inside that holds an element, counted from this one's beginning.
  private func child(holding index: Int, _ array: BoxExtent.Part) -> ViewRecord? {
    var (low, high) = (0, children.count)
    while low < high {
      let middle = (low + high) / 2
      if children[middle].fragment.offset[array] <= index {
        low = middle + 1
      } else {
        high = middle
      }
    }
    // Records without elements of this kind may begin at the same place.
    var candidate = low - 1
    while candidate >= 0 {
      let start = children[candidate].fragment.offset[array]
      let length = children[candidate].fragment.length[array]
      if index < start + length { return children[candidate] }
      if length > 0 { return nil }
      candidate -= 1
    }
    return nil
  }

  /// The view type that was evaluated here.
  var type: Any.Type { Never.self }

  /// What came of evaluating a record by itself.
  enum PartOutcome { case impossible, unchanged, lowered }

  /// Evaluates again what is here, without what is around it.
  ///
  /// - Parameter mayLower: Whether what the body gives may be lowered; otherwise it stays marked.
  @MainActor
  func lowerAgain(
    into context: inout LoweringContext, _ live: LiveGraph, mayLower: Bool
  ) -> PartOutcome { .impossible }

  // MARK: Marks

  /// Notes that something the record read was written.
  @MainActor
  final func mark(_ part: Part) {
    if !needsBody, !needsLowering { graph.live?.marked.append(self) }
    switch part {
    case .body: needsBody = true
    case .lowering: needsLowering = true
    }
    graph.live?.noteChangeInBody()
    var above = parent
    while let record = above, !record.holdsMarked {
      record.holdsMarked = true
      above = record.parent
    }
    graph.becomeDirty(isMarked: true)
  }

  /// Whether nothing in the record has to be evaluated again.
  final var isClean: Bool { !needsBody && !needsLowering && !holdsMarked }

  /// Whether it is worth while to lower the record by itself though it has no element of its own: unless
  /// its boxes take the places of the former ones, the page is lowered once more.
  final func mayKeepShape(isSmall: Bool) -> Bool {
    if shapeMisses >= 3 {
      shapeMisses &+= 1
      return shapeMisses % 16 == 0
    }
    return isSmall || isSteady
  }

  /// Begins to run the body; gives what `endBody` wants.
  final func beginBody() -> [UInt64] {
    needsBody = false
    defer { bodyPlaces = [] }
    return bodyPlaces
  }

  /// Ends what the body has not asked for since `beginBody`.
  @MainActor
  final func endBody(_ before: [UInt64]) {
    for place in before { graph.removeNode(at: place, unlessVisitedIn: graph.pass) }
  }

  /// Has what the body gave be lowered in the evaluation that goes on.
  final func wantLowering() { needsLowering = true }

  /// Has the body run in the lowering that is going on, for which nothing else need be marked.
  final func wantBody() { needsBody = true }

  /// Begins to lower what is in the record; gives what `endLowering` wants.
  final func beginLowering() -> (children: [ViewRecord], places: [UInt64]) {
    needsLowering = false
    holdsMarked = false
    rowNotes = RowNotes()
    defer {
      children = []
      loweringPlaces = []
    }
    return (children, loweringPlaces)
  }

  /// Ends what has not been visited since `beginLowering`.
  @MainActor
  final func endLowering(_ before: (children: [ViewRecord], places: [UInt64])) {
    let pass = graph.pass
    for child in before.children where child.pass != pass { child.remove() }
    for place in before.places { graph.removeNode(at: place, unlessVisitedIn: pass) }
  }

  /// How many records and places with state or actions there are right inside, while it is lowered.
  struct Inside {
    fileprivate let records: Int
    fileprivate let places: Int
  }

  final var inside: Inside { Inside(records: children.count, places: loweringPlaces.count) }

  /// What has come right inside since there was so much.
  final func inside(since start: Inside) -> (records: [ViewRecord], places: [UInt64]) {
    (
      Array(children.dropFirst(start.records)),
      Array(loweringPlaces.dropFirst(start.places))
    )
  }

  final func append(child: ViewRecord) { children.append(child) }

  final func append(place: UInt64) {
    if readingPart == .body { bodyPlaces.append(place) } else { loweringPlaces.append(place) }
  }

  /// Ends the record with everything in it: state, tasks, records.
  @MainActor
  final func remove() {
    forgetAll()
    for child in children { child.remove() }
    for place in bodyPlaces + loweringPlaces {
      graph.removeNode(at: place, unlessVisitedIn: nil)
    }
    children = []
    bodyPlaces = []
    loweringPlaces = []
    graph.forget(self)
  }

  /// Ends the record as ``remove()`` does, but keeps the state in it that was written; gives its places.
  @MainActor
  final func park() -> [UInt64] {
    forgetAll()
    let places = (bodyPlaces + loweringPlaces).filter { graph.parkNode(at: $0) }
    let inner = children.flatMap { $0.park() }
    children = []
    bodyPlaces = []
    loweringPlaces = []
    graph.forget(self)
    return places + inner
  }

  /// How many records there are, this one included.
  final var count: Int { children.reduce(1) { $0 + $1.count } }

  deinit {
    // Readers are unowned; none may outlive the record.
    forgetAll()
  }
}
