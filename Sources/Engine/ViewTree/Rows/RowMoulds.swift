import ElementTree
import Foundation

/// The kinds of rows that a list has had so far.
///
/// Of each row the outline is made first. The first two rows with the same outline are lowered as any view
/// is; with the second of them a mould is made, and held against both. The rows after them are the mould's
/// boxes with their own strings. Lists whose rows have no outlines, or each another one, are soon left alone.
@usableFromInline
final class RowMoulds {
  private enum State {
    case new
    /// One row was lowered.
    case seen(RowStrings, start: BoxExtent, length: BoxExtent, roots: [Int32])
    /// In an object, so that a row counts one reference.
    case mould(Shared)
    /// Its rows can't be copied.
    case failed
  }

  private final class Shared {
    let mould: RowMould
    init(_ mould: RowMould) { self.mould = mould }
  }

  private struct Kind {
    var words: [UInt64]
    var state: State
    var failures = 0
    /// The mould's number among those of the tree whose rows are folded.
    var folded: Int?
  }

  /// What has to be the same before a row is lowered and after, or it has done more than make boxes.
  private struct Effects: Equatable {
    var issues: Int
    var appearActions: Int
    var preferences: Int
    var canvases: Int
    var traits: Int
    var guideShifts: Int
    var label: Int32
    var bleeding: Int
    var gridRows: Int
    var asksForContainer: Bool
  }

  /// The fewest rows for which outlines are made.
  @usableFromInline static let fewest = 8
  private static let mostKinds = 256

  @usableFromInline let outline = ViewOutline()
  @exclusivity(unchecked) private var kinds: [Kind] = []
  @exclusivity(unchecked) private var byHash: [UInt64: [Int]] = [:]
  @exclusivity(unchecked) private var last = 0
  @exclusivity(unchecked) private var hits = 0
  @exclusivity(unchecked) private var misses = 0
  @exclusivity(unchecked) private var start = BoxExtent()
  @exclusivity(unchecked) private var mark = 0
  @exclusivity(unchecked) private var effects: Effects?
  @exclusivity(unchecked) private var issueCount = 0

  private let isPossible: Bool

  @usableFromInline init(_ plan: ViewPlan) { isPossible = plan.isPossible }

  /// Whether the rows so far were alike enough to look at the outlines of those to come.
  @usableFromInline var areWorthwhile: Bool { isPossible && misses < 16 + hits }

  /// Begins the outline of a row.
  @usableFromInline
  func begin(in context: borrowing LoweringContext) -> ViewOutline {
    outline.removeAll()
    issueCount = context.issues.count
    return outline
  }

  /// Adds a row's boxes if a mould is there; else notes what is there before the row is lowered.
  ///
  /// - Parameter isWhole: Whether the outline says all of the row.
  /// - Returns: Whether the row's boxes are there.
  @usableFromInline @MainActor
  func place(isWhole: Bool, in context: inout LoweringContext) -> Bool {
    guard isWhole, context.issues.count == issueCount else {
      // What is wrong is told when the row is lowered; that views cost too much is told once.
      let limits = context.issues[issueCount...].filter {
        $0.code == .tooLarge || $0.code == .tooSlow
      }
      context.issues.removeSubrange(issueCount...)
      context.issues += limits
      effects = nil
      misses += 1
      return false
    }
    last = number() ?? add()
    if case .mould(let shared) = kinds[last].state,
      shared.mould.fits(outline.strings, outline.keys)
    {
      hits += 1
      context.graph.copiedRows += 1
      if context.foldsRows, shared.mould.mayFold {
        fold(shared.mould, in: &context)
      } else {
        context.pending += shared.mould.append(outline.strings, outline.keys, to: &context.tree)
      }
      return true
    }
    misses += 1
    start = BoxExtent(context.tree)
    mark = context.mark()
    effects = effects(of: context)
    return false
  }

  /// Adds a row of the last kind without boxes of its own.
  private func fold(_ mould: RowMould, in context: inout LoweringContext) {
    let number =
      kinds[last].folded ?? context.tree.addFoldedMould(mould, outline.strings, outline.keys)
    kinds[last].folded = number
    context.pending.append(context.tree.fold(number, outline.strings, outline.keys))
    context.hasFolds = true
  }

  /// Notes a row that was lowered, and makes a mould of its kind if it is the second.
  ///
  /// - Parameter lower: Lowers the row again.
  @usableFromInline @MainActor
  func note(
    in context: inout LoweringContext, again lower: (inout LoweringContext) -> Void
  ) {
    guard let effects, last < kinds.count else { return }
    guard effects == self.effects(of: context) else {
      kinds[last].state = .failed
      return
    }
    let row = RowStrings(strings: outline.strings, keys: outline.keys)
    let roots = Array(context.pending[mark...])
    let length = BoxExtent(context.tree) - start
    switch kinds[last].state {
    case .new: kinds[last].state = .seen(row, start: start, length: length, roots: roots)
    case .seen(let other, let otherStart, let otherLength, let otherRoots):
      if length == otherLength, var mould = makeMould(row, other, in: &context, lower),
        isSame(mould, other, otherStart, otherRoots, length, in: &context),
        isSame(mould, row, start, roots, length, in: &context)
      {
        // Numbers of other lists of the page are as far apart as their rows.
        let kind = roots.first ?? 0
        mould.kind = kind
        if roots.count == 1 {
          context.tree.rowKinds[otherRoots[0]] = kind
          context.tree.rowKinds[kind] = kind
        }
        kinds[last].state = .mould(Shared(mould))
      } else {
        kinds[last].failures += 1
        kinds[last].state =
          kinds[last].failures > 2
          ? .failed : .seen(row, start: start, length: length, roots: roots)
      }
    case .failed, .mould: break
    }
  }

  /// Lowers a row with stand-ins for its strings, and takes its boxes.
  @MainActor
  private func makeMould(
    _ row: RowStrings, _ other: RowStrings, in context: inout LoweringContext,
    _ lower: (inout LoweringContext) -> Void
  ) -> RowMould? {
    guard
      let holes = RowHoles(
        row, other, isRightToLeft: context.environment.style.isRightToLeft)
    else { return nil }
    let start = BoxExtent(context.tree)
    let mark = context.mark()
    context.holes = holes
    lower(&context)
    let used = context.holes
    context.holes = nil
    let roots = Array(context.pending[mark...])
    defer {
      context.pending.removeSubrange(mark...)
      context.tree.truncate(to: start)
    }
    guard effects == effects(of: context), used?.areSurely(of: row, not: other) == true else {
      return nil
    }
    return RowMould(context.tree, from: start, roots: roots, holes)
  }

  /// Whether a mould gives the boxes that a row has.
  @MainActor
  private func isSame(
    _ mould: RowMould, _ row: RowStrings, _ start: BoxExtent, _ roots: [Int32],
    _ length: BoxExtent, in context: inout LoweringContext
  ) -> Bool {
    guard mould.fits(row.strings, row.keys) else { return false }
    let end = BoxExtent(context.tree)
    let copies = mould.append(row.strings, row.keys, to: &context.tree)
    defer { context.tree.truncate(to: end) }
    return BoxExtent(context.tree) - end == length
      && context.tree.areSame(start, roots, end, copies, length: length)
  }

  /// The number of the kind that the outline is of.
  private func number() -> Int? {
    let words = UnsafeBufferPointer(start: outline.words, count: outline.count)
    func isOutline(_ kind: Int) -> Bool {
      kinds[kind].words.count == words.count
        && kinds[kind].words.withUnsafeBytes { known in
          known.baseAddress.map { memcmp($0, outline.words, known.count) == 0 } ?? true
        }
    }
    if last < kinds.count, isOutline(last) { return last }
    return byHash[Self.hash(words)]?.first(where: isOutline)
  }

  /// Adds the outline's kind; the last of all if there are too many.
  private func add() -> Int {
    let words = UnsafeBufferPointer(start: outline.words, count: outline.count)
    guard kinds.count < Self.mostKinds else {
      kinds[kinds.count - 1] = Kind(words: Array(words), state: .failed)
      return kinds.count - 1
    }
    byHash[Self.hash(words), default: []].append(kinds.count)
    kinds.append(Kind(words: Array(words), state: .new))
    return kinds.count - 1
  }

  private static func hash(_ words: UnsafeBufferPointer<UInt64>) -> UInt64 {
    words.reduce(UInt64(words.count)) { StableHash.combine($0, $1) }
  }

  @MainActor
  private func effects(of context: borrowing LoweringContext) -> Effects {
    Effects(
      issues: context.issues.count, appearActions: context.graph.appearActions.count,
      preferences: context.preferences.changes, canvases: context.canvases.count,
      traits: context.tree.traits.count, guideShifts: context.guideShifts.count,
      label: context.labelBox, bleeding: context.tree.layout.bleeding.count,
      gridRows: context.tree.layout.rowCount,
      asksForContainer: context.tree.layout.asksForContainer)
  }
}
