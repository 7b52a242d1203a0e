import CStackBounds

/// The boxes of a page in the making, and where in the hierarchy of views the work is.
///
/// Containers lower their content, then close over the boxes that came since a mark; modifiers
/// change the boxes that came since a mark. So a box is made when its children are known.
///
/// Requirements of public protocols name it, so it is public; the underscore keeps it out of the way of
/// apps, whose sources see every public name of the engine.
public struct _LoweringContext: ~Copyable {
  package var tree = BoxTree()
  /// Boxes whose parent is not made yet.
  @usableFromInline var pending: [Int32] = []
  /// The view types from the top down to here.
  @usableFromInline var path: [Any.Type] = []
  @usableFromInline let stackLimit: UInt
  private let boxLimit: Int
  private let deadline: UInt64
  /// How often somebody has asked whether the work may go on.
  private var questions: UInt32 = 0
  /// Whether views have cost more than they may, so that no more are looked at.
  private var isOver = false
  /// The paths of views, where they are wanted, and the number of the one to here.
  let origins: OriginTable?
  var pathNumber: UInt32 = 0
  /// The values that views read from their surroundings.
  @usableFromInline package var environment: EnvironmentValues
  /// The place of the view that is being lowered.
  @usableFromInline package var identity: UInt64 = Identity.root
  /// The stack that the view is in, for spacers and dividers.
  package var stackAxis: StackAxis = .none
  /// State that outlives an evaluation.
  package let graph: ViewGraph
  /// Whether what comes of views is kept for the next evaluation.
  @usableFromInline var isLive = false
  /// Whether the ids of rows are wanted by their keys.
  @usableFromInline var collectsIDs = false
  /// The ids of rows, where they are wanted.
  package private(set) var rowIDs: [UInt64: AnyHashable] = [:]
  /// Whether modifiers that change nothing are declared, too, since they do in other looks of the view.
  var showsAll = false
  /// Whether a mask is being lowered, whose views may cut holes into those behind them.
  var isMasking = false
  /// Whether rows of one kind are copied from the first of them.
  @usableFromInline var usesMoulds = false
  /// How many more pictures are loaded at once where nothing else is said.
  @usableFromInline var firstPictures = 0
  /// Whether such rows are folded where nobody looks into them; see ``RowFold``.
  var foldsRows = false
  /// Whether there are such rows.
  @usableFromInline var hasFolds = false
  /// What is lowered in place of strings while a mould is made.
  var holes: RowHoles?
  /// How many boxes of a view are measured in order to be drawn.
  var measuredDrawings: [UInt64: Int] = [:]
  /// What canvases draw, by the index of their content.
  var canvases: [Int32: CanvasDrawing] = [:]
  /// Boxes that take the room there is around content that has a size of its own.
  var roomBoxes: Set<Int32> = []
  /// Of those the ones that an app's own layout stands in, with what it was laid out by last.
  var layoutRooms: [Int32: LastSizes] = [:]
  /// How far guides move views in the stack around them, by their boxes, until the stack closes.
  var guideShifts: [Int32: [GuideShift]] = [:]
  /// What went wrong so far.
  package var issues: [ViewIssue] = []
  package var preferences = PreferenceStore()
  /// The box of the label of the control that is being lowered, or −1.
  package var labelBox: Int32 = -1
  /// Whether the views are behind or in front of another one, whose size theirs is.
  var isInLayer = false

  /// The axis of the innermost stack.
  package enum StackAxis: UInt8, Sendable { case none, horizontal, vertical }

  @MainActor
  package init(environment: EnvironmentValues, graph: ViewGraph) {
    self.environment = environment
    self.graph = graph
    stackLimit = StackBounds.limit()
    boxLimit = graph.limits.boxes
    deadline = graph.deadline
    origins = graph.origins
    path.reserveCapacity(64)
    pending.reserveCapacity(256)
  }

  // MARK: Hierarchy

  /// Notes that a view's body begins; false if the hierarchy is too deep to go on.
  @MainActor
  @usableFromInline package mutating func enter(_ type: Any.Type) -> Bool {
    if StackBounds.address() < stackLimit {
      reportDepth()
      return false
    }
    guard mayGoOn(at: type) else { return false }
    path.append(type)
    if let origins { pathNumber = origins.child(of: pathNumber, type) }
    return true
  }

  /// Notes that the work begins inside of some views, from the top down.
  @MainActor
  mutating func begin(in types: [Any.Type]) {
    path = types
    if let origins { pathNumber = types.reduce(0) { origins.child(of: $0, $1) } }
  }

  /// Notes that a view's body ends.
  @MainActor
  @usableFromInline package mutating func leave() {
    path.removeLast()
    if let origins { pathNumber = origins.parent(of: pathNumber) }
  }

  /// Whether there is room on the stack for more; says so if not.
  mutating func hasStack() -> Bool {
    if StackBounds.address() >= stackLimit { return true }
    reportDepth()
    return false
  }

  private mutating func reportDepth() {
    guard !issues.contains(where: { $0.code == .tooDeep }) else { return }
    report(
      .tooDeep, "The views are nested too deeply to evaluate. Look for a view that contains itself."
    )
  }

  /// Whether views have cost no more than they may; to be asked before each of any number of views.
  @usableFromInline @MainActor
  mutating func mayGoOn() -> Bool { mayGoOn(at: nil) }

  /// - Parameter type: The view that comes next, where its type is known.
  @MainActor
  private mutating func mayGoOn(at type: Any.Type?) -> Bool {
    questions &+= 1
    if tree.unfoldedCount >= boxLimit {
      end(at: type, .tooLarge, BoxEmitter.tooLarge(boxLimit / 2))
    } else if questions & 127 == 0, deadline != .max, thread_processor_time() > deadline {
      end(at: type, .tooSlow, BoxEmitter.tooSlow(graph.limits))
    }
    return !isOver
  }

  /// Notes that views have cost more than they may.
  private mutating func end(at type: Any.Type?, _ code: ViewIssue.Code, _ message: String) {
    guard !isOver else { return }
    isOver = true
    if let type { path.append(type) }
    report(code, message)
    if type != nil { path.removeLast() }
  }

  /// Notes a problem at the current view.
  package mutating func report(
    _ code: ViewIssue.Code, severity: ViewIssue.Severity = .error, _ message: String
  ) {
    issues.append(
      ViewIssue(code: code, severity: severity, message: message, viewPath: viewPath))
  }

  /// The names of the view types from the top down to here, the deepest last.
  package var viewPath: [String] {
    let first = path.prefix(path.count <= 12 ? 12 : 4), last = path.dropFirst(first.count).suffix(7)
    return first.map { ViewNames.short($0) } + (last.isEmpty ? [] : ["…"])
      + last.map { ViewNames.short($0) }
  }

  /// Lowers a view whose type is not known here.
  @MainActor
  @usableFromInline package mutating func lower(any view: any View, at position: UInt64) {
    func open<V: View>(_ view: V, _ context: inout LoweringContext) {
      V._lower(view, into: &context)
    }
    guard enter(type(of: view)) else { return }
    let saved = identity
    identity = Identity.child(saved, position)
    open(view, &self)
    identity = saved
    leave()
  }

  /// Notes the id that a row's key stands for, and the row's place among those of its collection.
  @usableFromInline @MainActor
  mutating func noteRow(_ id: AnyHashable, key: UInt64, offset: Int, since mark: Int) {
    rowIDs[key] = id
    forEachBox(since: mark) { box, context in
      context.setTraits(of: box) { traits in
        // Of collections in each other the innermost tells rows apart, the outermost has the place.
        traits.rowID = traits.rowID ?? id
        traits.rowOffset = offset
        traits.edit = nil
      }
      context.markForScrolling(&box, id)
    }
  }

  // MARK: Boxes

  /// The number of boxes so far.
  @usableFromInline var boxCount: Int { tree.boxes.count }

  /// The place from which the boxes to come are counted.
  @inlinable @inline(__always)
  package func mark() -> Int { pending.count }

  /// Changes each box that came since a mark.
  @inlinable
  package mutating func forEachBox(
    since mark: Int, _ change: (inout _BoxReference, inout _LoweringContext) -> Void
  ) {
    if hasFolds { unfold(since: mark) }
    var index = mark
    while index < pending.count {
      var reference = BoxReference(index: pending[index])
      change(&reference, &self)
      pending[index] = reference.index
      index += 1
    }
  }

  /// Gives the rows that came since a mark boxes of their own.
  @usableFromInline
  mutating func unfold(since mark: Int) {
    for index in pending[mark...] { tree.unfold(index) }
  }

  /// Gives the boxes that came since a mark their row's key.
  @inlinable
  package mutating func setKey(_ key: UInt64, since mark: Int) {
    var index = mark
    while index < pending.count {
      setKey(key, of: pending[index], ordinal: index - mark)
      index += 1
    }
  }

  /// Gives the boxes that came since a mark a key, unless they have one: they are other views than what stands in their place
  /// without them, and nothing turns from one into the other.
  mutating func setOwnKey(_ key: UInt64, since mark: Int) {
    for (ordinal, index) in pending[mark...].enumerated() where tree.boxes[Int(index)].key == 0 {
      setKey(key, of: index, ordinal: ordinal)
    }
  }

  @usableFromInline
  mutating func setKey(_ key: UInt64, of index: Int32, ordinal: Int) {
    let known = tree.boxes[Int(index)].key
    let inner = known == 0 ? UInt64(ordinal) : known
    // A child of a child, so that row 1 of row 0 is not row 0 of row 1.
    tree.boxes[Int(index)].key = inner == 0 ? key : Identity.child(Identity.descend(key), inner) | 1
  }

  /// Adds a box without children.
  package mutating func add(_ box: Box) {
    var box = box
    box.origin = origin
    box.path = pathNumber
    box.noteText(nil, nil, areAllText: Axes(false, false))
    pending.append(tree.append(box))
  }

  /// Adds a box around those that came since a mark.
  package mutating func close(_ box: Box, since mark: Int) {
    if hasFolds, box.kind != .vstack, box.kind != .hstack { unfold(since: mark) }
    var box = box
    box.origin = origin
    box.path = pathNumber
    box.childStart = Int32(truncatingIfNeeded: tree.children.count)
    box.childCount = Int32(truncatingIfNeeded: pending.count - mark)
    tree.children.append(contentsOf: pending[mark...])
    if let first = pending[mark...].first, let last = pending[mark...].last {
      var areAllText = Axes(false, false)
      if box.kind == .hstack || box.kind == .zstack {
        areAllText.x = pending[mark...].allSatisfy { tree.boxes[Int($0)].beginsWithText }
        areAllText.y = pending[mark...].allSatisfy { tree.boxes[Int($0)].endsWithText }
      }
      box.noteText(tree.boxes[Int(first)], tree.boxes[Int(last)], areAllText: areAllText)
    }
    pending.removeSubrange(mark...)
    pending.append(tree.append(box))
  }

  /// Puts a box around another, which gives up its key.
  package mutating func wrap(_ reference: inout BoxReference, in box: Box) {
    if hasFolds { tree.unfold(reference.index) }
    var box = box
    let inner = Int(reference.index)
    box.origin = origin
    box.path = pathNumber
    box.key = tree.boxes[inner].key
    tree.boxes[inner].key = 0
    let shifts = guideShifts.isEmpty ? nil : guideShifts.removeValue(forKey: reference.index)
    box.noteText(tree.boxes[inner], nil, areAllText: Axes(false, false))
    box.childStart = Int32(truncatingIfNeeded: tree.children.count)
    box.childCount = 1
    tree.children.append(reference.index)
    reference.index = tree.append(box)
    if let shifts { guideShifts[reference.index] = shifts }
  }

  /// The innermost view type, as a number that ``ViewNames`` can name.
  var origin: UInt {
    path.last.map { UInt(bitPattern: ObjectIdentifier($0)) } ?? 0
  }
}

/// The engine's own name of the context.
@usableFromInline package typealias LoweringContext = _LoweringContext

/// A box that a modifier may change.
public struct _BoxReference {
  @usableFromInline var index: Int32

  @usableFromInline init(index: Int32) { self.index = index }
}

/// The engine's own name of a box that a modifier may change.
@usableFromInline package typealias BoxReference = _BoxReference
