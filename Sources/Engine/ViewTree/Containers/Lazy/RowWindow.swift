/// The rows of a collection in a lazy container on a live page: which are near what the reader sees, and which
/// are made.
///
/// Of fewer than ``wholeLimit`` rows all are made, so that the browser finds words in all of them; only what is
/// done when they come waits until they are near. Of more the near ones are made, and gaps stand for the others,
/// as large as rows were where the page has measured some. The page says which elements are near, by
/// ``LiveSlot/rows``.
final class RowWindow: @unchecked Sendable {
  /// A collection of as many rows is not made as a whole.
  static let wholeLimit = 500
  /// How many rows of such a collection are made before the page has said what is near.
  static let firstRows = 20
  /// How many rows are taken for near before the page has said it.
  static let firstNear = 8
  /// Of how many rows state is kept that are not made.
  static let parkingLimit = 1_000

  /// What stands on the page for rows.
  enum Item: Equatable {
    case row(UInt64)
    case gap(Range<Int>)
  }

  /// What the page has said.
  struct Sight: Codable, Equatable {
    var lower = 0
    var upper = RowWindow.firstNear
    /// The distance from one line of rows to the next, in points; nil before any was measured.
    var pitch: Double?
    var columns = 1
    /// Whether the page has said anything.
    var isKnown = false
  }

  /// Rows that are made, or a gap, one after the other.
  enum Run {
    case rows(Range<Int>)
    case gap(Range<Int>, key: UInt64)
  }

  /// What came of a row.
  private struct Row {
    let key: UInt64
    var offset: Int
    var records: [ViewRecord] = []
    var places: [UInt64] = []
  }

  let number: Int
  private let source = DependencySource()
  var isHorizontal = false
  /// The window of the row in which the collection is.
  weak var outer: RowWindow?
  /// Those around that may look for rows.
  var scopes: [UInt64] = []
  /// The place of the row with an id.
  var find: ((AnyHashable) -> Int?)?

  private(set) var sight = Sight()
  private(set) var isFollowed = false
  private var isLowering = false
  private(set) var isLong = false
  private var count = 0
  private unowned let graph: ViewGraph
  /// The rows that are made, in order, and those of the evaluation before.
  private var rows: [Row] = []
  private var before: [Row] = []
  /// What the page has elements for, in order.
  private var items: [Item] = []
  /// The row with the focus, and one that a scroll view is to show.
  private var focused: UInt64?
  private var wanted: (key: UInt64?, offset: Int)?
  /// Places with state of rows that are not made, by their keys; those that left last at the end.
  private var parked: [UInt64: [UInt64]] = [:]
  private var parkedKeys: [UInt64] = []
  /// The places of rows that were looked for because the collection has changed.
  private var found: [UInt64: Int]?
  private var near: EnvironmentValues?
  private var far: EnvironmentValues?
  private var around: EnvironmentValues?

  @MainActor
  init(number: Int, graph: ViewGraph, kept: [UInt8]?) {
    self.number = number
    self.graph = graph
    if let kept, let sight = StateCoding.decode(Sight.self, kept) { self.sight = sight }
  }

  /// Takes no row for near until the page says so.
  func beginFar() { sight.upper = 0 }

  // MARK: Evaluation

  /// Begins to lower the collection; says what of it is made.
  @MainActor
  func begin(_ count: Int, key: (Int) -> UInt64, scan: ((Int, UInt64) -> Void) -> Void) -> [Run] {
    source.noteRead()
    isLowering = true
    isLong = count >= Self.wholeLimit
    (before, rows, items, found) = (rows, [], [], nil)
    defer { self.count = count }
    guard isLong else { return [.rows(0..<count)] }
    if !before.isEmpty { follow(count, key, scan) }
    return runs(count)
  }

  /// Finds out where the rows are that were made, if the collection is another.
  @MainActor
  private func follow(
    _ count: Int, _ key: (Int) -> UInt64, _ scan: ((Int, UInt64) -> Void) -> Void
  ) {
    let isSame =
      count == self.count && before.allSatisfy { $0.offset < count && key($0.offset) == $0.key }
    guard !isSame else { return }
    var interest = Set(before.map(\.key)).union(parkedKeys)
    if let focused { interest.insert(focused) }
    var found: [UInt64: Int] = [:]
    scan { offset, key in if interest.contains(key) { found[key] = found[key] ?? offset } }
    self.found = found
    // At the top new rows are shown as they come; further down what the reader sees stays.
    guard sight.lower > 0,
      let first = before.first(where: { $0.offset >= sight.lower && found[$0.key] != nil }),
      let place = found[first.key]
    else { return }
    sight.lower += place - first.offset
    sight.upper += place - first.offset
  }

  @MainActor
  private func runs(_ count: Int) -> [Run] {
    var ranges = [made(count)]
    for offset in [focusedOffset, wanted?.offset].compactMap({ $0 }) where offset < count {
      if !ranges.contains(where: { $0.contains(offset) }) { ranges.append(line(offset, count)) }
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    var runs: [Run] = []
    var end = 0
    for range in ranges where range.upperBound > end {
      let range = max(end, range.lowerBound)..<range.upperBound
      if range.lowerBound > end { runs.append(.gap(end..<range.lowerBound, key: gapKey(runs))) }
      runs.append(.rows(range))
      end = range.upperBound
    }
    if end < count { runs.append(.gap(end..<count, key: Identity.key("end"))) }
    return runs
  }

  private func gapKey(_ runs: [Run]) -> UInt64 { Identity.key("gap \(runs.count)") }

  /// The rows that are made because they are near.
  private func made(_ count: Int) -> Range<Int> {
    guard sight.isKnown else { return 0..<min(count, Self.firstRows) }
    let columns = max(1, sight.columns)
    let length = min(max(sight.upper - sight.lower, 1), Self.wholeLimit)
    let upper = min(max(sight.lower + length, 1), count)
    let lower = min(max(0, sight.lower), max(0, upper - length)) / columns * columns
    return lower..<min(count, (upper + columns - 1) / columns * columns)
  }

  /// The line of a grid in which a row is.
  private func line(_ offset: Int, _ count: Int) -> Range<Int> {
    let start = offset / max(1, sight.columns) * max(1, sight.columns)
    return start..<min(count, start + max(1, sight.columns))
  }

  private var focusedOffset: Int? {
    guard let focused else { return nil }
    if let found { return found[focused] }
    return before.first { $0.key == focused }?.offset
  }

  /// The surroundings of a row.
  @MainActor
  func surroundings(
    of offset: Int, _ outer: EnvironmentValues, isAlone: Bool = false
  ) -> EnvironmentValues {
    if around?.isSame(as: outer) != true || near == nil {
      around = outer
      var loading = outer.rowLoading
      // Rows in a view beside the others come one by one themselves.
      if !isAlone { loading.isLazy = false }
      loading.isAlone = isAlone
      loading.window = self
      near = outer
      near?.rowLoading = loading
      loading.isFar = true
      far = outer
      far?.rowLoading = loading
    }
    let isNear = sight.lower <= offset && offset < sight.upper
    return (isNear ? near : far) ?? outer
  }

  /// Begins a row; what is given back ends it.
  @MainActor
  func beginRow() -> ViewRecord.Inside? { graph.live?.current?.inside }

  /// Ends a row, whose boxes came since a mark.
  @MainActor
  func endRow(
    _ key: UInt64, at offset: Int, from start: ViewRecord.Inside?, since mark: Int,
    _ context: inout LoweringContext
  ) {
    var row = Row(key: key, offset: offset)
    if isLong, let start, let record = graph.live?.current {
      (row.records, row.places) = record.inside(since: start)
    }
    rows.append(row)
    guard isLong || isFollowed, mark < context.pending.count else { return }
    var box = BoxReference(index: context.pending[mark])
    context.listen(&box, handler(.row(key)))
    context.pending[mark] = box.index
    note(.row(key))
  }

  func note(_ item: Item) { items.append(item) }

  /// Ends lowering: state of rows that are not made any more is kept.
  @MainActor
  func endRows() {
    isLowering = false
    let keys = Set(rows.map(\.key))
    for row in before where !keys.contains(row.key) {
      guard isLong, found.map({ $0[row.key] != nil }) ?? true else { continue }
      park(row)
    }
    before = []
    for key in parkedKeys where keys.contains(key) || found.map({ $0[key] == nil }) ?? false {
      unpark(key)
    }
  }

  @MainActor
  private func park(_ row: Row) {
    let places =
      row.records.flatMap { $0.park() } + row.places.filter { graph.parkNode(at: $0) }
    guard !places.isEmpty else { return }
    parked[row.key, default: []] += places
    parkedKeys.removeAll { $0 == row.key }
    parkedKeys.append(row.key)
    if parkedKeys.count > Self.parkingLimit { unpark(parkedKeys[0]) }
  }

  /// Ends the state that was kept for a row, but for what the row has taken again.
  @MainActor
  private func unpark(_ key: UInt64) {
    parkedKeys.removeAll { $0 == key }
    for place in parked.removeValue(forKey: key) ?? [] {
      graph.removeNode(at: place, unlessVisitedIn: graph.pass)
    }
  }

  /// Ends the state that was kept, with the collection.
  @MainActor
  func end() { for key in parkedKeys { unpark(key) } }

  // MARK: What happens

  /// Has the page say which rows are near.
  @MainActor
  func follow() {
    outer?.follow()
    guard !isFollowed else { return }
    isFollowed = true
    if !isLowering { source.markReaders() }
  }

  /// Hears from the element of a row or a gap.
  func handler(_ item: Item) -> ElementHandler {
    var parameter = number * 4 + (isHorizontal ? 1 : 0)
    if case .gap = item { parameter += 2 }
    return ElementHandler(.rows, parameter: parameter) { [weak self] payload in
      guard let self, case .motion(let phase, let numbers) = payload else { return }
      switch (phase, item) {
      case (1, .row(let key)): focused = key
      case (2, .row(let key)): if focused == key { focused = nil }
      case (0, _): if numbers.count == 6 { see(item, numbers.map(Double.init)) }
      default: break
      }
    }
  }

  /// Takes what is near, as ``LiveSlot/rows`` says it.
  @MainActor
  private func see(_ item: Item, _ numbers: [Double]) {
    guard let first = items.firstIndex(of: item) else { return }
    let claimed = Int(max(1, min(numbers[0], 10_000)))
    let last = min(items.count, first + claimed) - 1
    var new = sight
    new.isKnown = true
    // None is counted where nothing but a gap is seen.
    if numbers[5] >= 1 { new.columns = Int(min(numbers[5], 100)) }
    measure(first, last, numbers, &new)
    let pitch = max(1, new.pitch ?? 44)
    func offset(_ item: Item, _ lines: Double) -> Int {
      switch item {
      case .row(let key): return rows.first { $0.key == key }?.offset ?? 0
      case .gap(let range):
        let ahead = Int(max(0, min(lines, 1e7))) * new.columns
        return min(range.lowerBound + ahead, range.upperBound - 1)
      }
    }
    new.lower = offset(items[first], -numbers[1] / pitch)
    new.upper = offset(items[last], (numbers[4] - numbers[3]) / pitch) + 1
    if numbers[0] < 1 { new.upper = new.lower }
    if let wanted, new.lower <= wanted.offset, wanted.offset < new.upper { self.wanted = nil }
    guard new != sight else { return }
    sight = new
    source.markReaders()
  }

  /// Takes the distance between lines from the places of two elements with rows between them.
  @MainActor
  private func measure(_ first: Int, _ last: Int, _ numbers: [Double], _ new: inout Sight) {
    guard first < last,
      items[(first + 1)..<last].allSatisfy({ if case .row = $0 { true } else { false } })
    else { return }
    let (start, from): (Int, Double)
    switch items[first] {
    case .row(let key): (start, from) = (rows.first { $0.key == key }?.offset ?? 0, numbers[1])
    case .gap(let range): (start, from) = (range.upperBound, numbers[2])
    }
    let end: Int
    switch items[last] {
    case .row(let key): end = rows.first { $0.key == key }?.offset ?? 0
    case .gap(let range): end = range.lowerBound
    }
    let lines = end / new.columns - start / new.columns
    guard lines > 0 else { return }
    let pitch = (numbers[3] - from) / Double(lines)
    guard pitch >= 1, pitch < 1e5 else { return }
    if let known = new.pitch, abs(known - pitch) < known / 16 { return }
    new.pitch = pitch
  }

  /// Makes the row that a scroll view is to show, if it is one of these and is not there.
  @MainActor
  func seek(_ wish: ScrollWish) {
    guard isLong, scopes.contains(wish.scope), case .id(let id, _) = wish.place,
      let offset = find?(id), !rows.contains(where: { $0.offset == offset }),
      wanted?.offset != offset
    else { return }
    wanted = (nil, offset)
    if !wish.isSmooth {
      let length = max(sight.upper - sight.lower, Self.firstRows)
      sight.lower = max(0, offset - length / 3)
      sight.upper = sight.lower + length
      sight.isKnown = true
    }
    source.markReaders()
  }

  /// How much room rows take, in points.
  func extent(of rows: Range<Int>, _ pitch: Double) -> Double {
    let columns = max(1, sight.columns)
    let lines = (rows.upperBound + columns - 1) / columns - rows.lowerBound / columns
    // Browsers lay out no more than 2²⁵ pixels.
    return min(Double(lines) * (sight.pitch ?? pitch), 3e7)
  }
}

extension RowWindow: KeptCell {
  /// Which rows are near, so that a page that is opened again has them at once.
  var keptValue: [UInt8]? { sight.isKnown && isLong ? StateCoding.encode(sight) : nil }
}
