import ElementTree
import Observation

/// Evaluating what was marked by itself.
///
/// A record whose outermost box keeps its outline can be lowered without what is
/// around it, and of the elements only those are made again that stand for its boxes. What it costs
/// depends on what changes, not on the page. Where anything is in doubt the page is evaluated from the
/// top, which copies what has not changed.
extension LiveView {
  /// The most records that are evaluated one by one.
  private static var partLimit: Int { 16 }

  /// Evaluates marked records by themselves; nil if the page has to be evaluated from the top.
  func evaluateParts() -> [TreePart]? {
    guard !live.lowersPage, !live.lowersAll, picture.hasRoom(live.previous),
      let records = live.takeMarked(limit: Self.partLimit)
    else { return nil }
    graph.isDirty = false
    var parts: [TreePart] = []
    for record in records {
      guard let more = evaluate(record) else {
        live.lowersPage = true
        return nil
      }
      parts += more
    }
    return parts
  }

  /// The most boxes of a record that is evaluated by itself: a large part of the page is made as
  /// quickly with all of it, which has templates for rows.
  private var boxLimit: Int { max(256, live.previous.boxes.count / 4) }

  /// What has to be known of a record before it is lowered by itself.
  struct Ground {
    /// The smallest element that stands for its boxes, if there is one, with its slot.
    let element: (placement: Placement, slot: Slot)?
    /// Where its boxes are, and how many.
    let position: BoxExtent
    let length: BoxExtent
    /// Where its outermost box is shown.
    let shown: Int32
    /// The outermost box as it was when the record was done.
    let outermost: Box
  }

  private func ground(of record: ViewRecord) -> Ground? {
    guard record.fragment.isPlain, !record.surroundings.collectsIDs,
      let shown = live.shownRoot(of: record)
    else { return nil }
    let isSmall = record.fragment.length.boxes <= boxLimit
    let element = isSmall ? placement(around: record).flatMap(element) : nil
    guard element != nil || record.mayKeepShape(isSmall: isSmall) else { return nil }
    return Ground(
      element: element, position: record.position,
      length: record.fragment.length, shown: shown,
      outermost: live.previous.outermost(of: record))
  }

  /// The placement of a number with its slot; nil if it can't be made by itself.
  func element(_ index: Int) -> (placement: Placement, slot: Slot)? {
    let placement = picture.placements.entries[index]
    guard placement.top >= 0, let slot = Slot(shape: placement.slot) else { return nil }
    return (placement, slot)
  }

  /// What changes because of a record: one part, or none; nil if that can't be said.
  private func evaluate(_ record: ViewRecord) -> [TreePart]? {
    guard let environment = record.surroundings.environment else { return nil }
    let ground = ground(of: record)
    let (offset, ownBase) = (record.fragment.offset, record.ownBase)
    live.beginPass(isPartial: true)
    var context = LoweringContext(environment: environment.values, graph: graph)
    context.isLive = true
    // A view keeps its parts when an effect begins, so that the browser can animate it.
    context.showsAll = true
    context.identity = record.identity
    context.stackAxis = record.surroundings.stackAxis
    context.begin(in: record.path)
    swap(&context.tree, &live.previous)
    defer { live.previous = context.tree }
    let sparse = SparseCounts(context.tree)
    let wasAsking = context.tree.layout.asksForContainer
    let outcome = withObservationTracking {
      record.lowerAgain(into: &context, live, mayLower: ground != nil)
    } onChange: { [live, graph] in
      onMainActor {
        live.lowersAll = true
        graph.becomeDirty()
      }
    }
    if outcome == .unchanged { return [] }
    guard outcome == .lowered, let ground else { return nil }
    record.distribute(context.tree)
    context.tree.endJournals()
    context.tree.layout.asksForContainer = wasAsking
    let isPlain =
      record.fragment.isPlain && record.fragment.boxes.isEmpty && context.issues.isEmpty
      && context.labelBox < 0
    if isPlain, let sites = overwrite(record, ground, sparse, &context.tree) {
      record.endOverwriting(offset: offset, ownBase)
      record.shapeMisses = 0
      return sites.isEmpty ? [] : emit(sites, &context.tree)
    }
    record.endPart(offset: offset)
    record.shapeMisses &+= 1
    guard isPlain, let root = record.fragment.roots.first, let element = ground.element else {
      return nil
    }
    let new = Int32(truncatingIfNeeded: record.base.boxes) + root
    guard context.tree.outline(of: new) == context.tree.outline(of: ground.shown),
      context.tree.show(
        context.tree.boxes[Int(new)], at: ground.shown, formerly: ground.outermost)
    else { return nil }
    if new != ground.shown { live.shownRoots[new] = ground.shown }
    return emit(element.placement, element.slot, &context.tree).map { [$0] }
  }

  /// The smallest element that stands for a record's boxes and can be made by itself.
  private func placement(around record: ViewRecord) -> Int? {
    var next: ViewRecord? = record
    while let record = next {
      if let shown = live.shownRoot(of: record),
        let found = picture.placements.index(ofBox: shown)
      {
        return found
      }
      next = record.parent
    }
    return nil
  }

  /// Makes an element again and puts it into its place; nil if that would show around it.
  func emit(_ placement: Placement, _ slot: Slot, _ boxes: inout BoxTree) -> TreePart? {
    boxes.freeze()
    var none: [Int32: KnownSize]?
    let proposal = picture.proposals[placement.top] ?? .nothing
    let settled = boxes.settleSizes([(placement.top, proposal)], &none)
    defer { boxes.undoChanges() }
    guard settled.isEmpty else { return nil }
    var styles = StyleTable()
    swap(&styles, &boxes.styles)
    var emitter = BoxEmitter(
      partOf: boxes, at: placement, styles: styles,
      colorScheme: colorScheme)
    styles = StyleTable()
    let item = emitter.emit(placement.top, slot)
    let (isRaised, isMoved) = (emitter.raised > 0, emitter.moved > 0)
    let isLayered = emitter.layered > 0
    let issues = emitter.issues
    let handlers = emitter.handlers
    let notes = emitter.notes ?? PlacementNotes()
    var new = emitter.out.finish()
    defer { boxes.styles = new.styles }
    let index = Int(placement.node)
    let old = picture.tree.nodes[index]
    guard issues.isEmpty, item.node == 0, isRaised == placement.isRaised,
      isMoved == placement.isMoved, isLayered == placement.isLayered, new.nodes[0].name == old.name
    else { return nil }
    guard
      let style = new.styles.join(
        new.nodes[0].style, with: old.style, beyond: placement.style),
      new.styles.standsAlike(old.style, style)
    else { return nil }
    new.nodes[0].style = style
    new.nodes[0].key = old.key
    if new.nodes.count > 1 { new.adoptKeys(of: picture.tree.subtree(at: index)) }
    new.makeRules()
    if let origins = graph.origins { picture.tree.origins = origins.paths }
    let part = TreePart(index: index, tree: new)
    picture.replace(with: part, handlers: handlers, notes: notes, boxCount: boxes.boxes.count)
    return part
  }
}

extension BoxFragment {
  /// Whether the fragment is one box that says nothing but by itself, and of which at most that box
  /// was changed later.
  fileprivate var isPlain: Bool {
    guard roots.count == 1, contents.isEmpty, semantics.isEmpty, preferences.isEmpty,
      !asksForContainer, issues.isEmpty, !hasTraits, guideShifts.isEmpty
    else { return false }
    return boxes.isEmpty || (boxes.count == 1 && boxes[Int(roots[0])] != nil)
  }
}

extension LiveGraph {
  /// The outermost of the marked records; nil if there are none, or too many.
  fileprivate func takeMarked(limit: Int) -> [ViewRecord]? {
    let all = marked.filter { isKnown($0) && !$0.isClean }
    marked = []
    guard !all.isEmpty, all.count <= limit else { return nil }
    let ids = Set(all.map(ObjectIdentifier.init))
    return all.filter { record in
      var outer = record.parent
      while let known = outer {
        if ids.contains(ObjectIdentifier(known)) { return false }
        outer = known.parent
      }
      return true
    }
  }

  /// Where the only outermost box of a record is, with what was done to it around the record.
  fileprivate func shownRoot(of record: ViewRecord) -> Int32? {
    guard record.fragment.roots.count == 1 else { return nil }
    var index = Int32(truncatingIfNeeded: record.position.boxes) + record.fragment.roots[0]
    while let shown = shownRoots[index] { index = shown }
    return index
  }
}

extension ViewRecord {
  /// The view types from the top down to the record's own.
  var path: [Any.Type] {
    var types: [Any.Type] = []
    var next: ViewRecord? = self
    while let record = next, record.parent != nil {
      types.append(record.type)
      next = record.parent
    }
    return types.reversed()
  }
}

extension BoxTree {
  /// The outermost box of a record as it was when the record was done.
  fileprivate func outermost(of record: ViewRecord) -> Box {
    let root = Int(record.fragment.roots[0])
    let position = record.position
    guard let kept = record.fragment.boxes[root] else { return boxes[position.boxes + root] }
    return kept.moved(by: position)
  }

  /// Shows a box in the place of an older one, to which the same was done from outside.
  ///
  /// - Parameter former: The older one as it was before that.
  /// - Returns: Whether what was done is surely the same for both.
  mutating func show(_ box: Box, at place: Int32, formerly former: Box) -> Bool {
    let final = boxes[Int(place)]
    guard box.isAlike(former) else { return false }
    var shown = box
    if final.isSame(former) {
      shown.key = final.key
    } else {
      guard let style = styles.join(box.style, with: final.style, beyond: former.style),
        final.isRead == former.isRead, final.childStart == former.childStart,
        final.childCount == former.childCount,
        final.content == former.content,
        final.semantics == former.semantics || former.semantics < 0
      else { return false }
      shown = final
      shown.style = style
      shown.childStart = box.childStart
      shown.childCount = box.childCount
      shown.content = box.content
      if former.semantics >= 0 { shown.semantics = box.semantics }
    }
    boxes.restore(Int(place), to: shown)
    return true
  }

  fileprivate mutating func endJournals() {
    boxes.endJournal()
    contents.endJournal()
    semantics.endJournal()
  }

  /// Notes what is changed from now on.
  fileprivate mutating func freeze() {
    boxes.frozenCount = boxes.count
    contents.frozenCount = contents.count
  }

  /// Undoes what was changed since ``freeze()``.
  fileprivate mutating func undoChanges() {
    for entry in boxes.journal.reversed() { boxes.restore(entry.index, to: entry.element) }
    for entry in contents.journal.reversed() { contents.restore(entry.index, to: entry.element) }
    endJournals()
  }
}

extension StyleTable {
  /// A list with what another has beyond a third, of which it is a longer form.
  ///
  /// - Returns: Nil if what is added may depend on what the lists differ in.
  fileprivate mutating func join(_ list: List, with longer: List, beyond base: List) -> List? {
    if list == base { return longer }
    if longer == base { return list }
    let (own, known) = (declarations(list), declarations(base))
    let all = declarations(longer)
    guard all.count >= known.count, zip(all, known).allSatisfy({ $0 == $1 }) else { return nil }
    let taken = Set((own + known).map(\.property))
    var result = list
    for declaration in all.dropFirst(known.count) {
      if taken.contains(declaration.property) { return nil }
      result = extend(result, declaration.property, declaration.value)
    }
    return result
  }

  /// Whether elements of two styles are drawn at the same turn among what is around them.
  fileprivate func standsAlike(_ a: List, _ b: List) -> Bool {
    if a == b { return true }
    let properties: [CSSProperty] = [
      .position, .zIndex, .isolation, .mixBlendMode, .containerType, .willChange,
    ]
    guard properties.allSatisfy({ value(of: $0, in: a) == value(of: $0, in: b) }) else {
      return false
    }
    return true
  }
}
