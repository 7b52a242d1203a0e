import Foundation

/// What a live page keeps of tabs: which were made, and how far each was scrolled.
///
/// A tab's views are made when it is chosen first, and stay from then on. While it isn't shown, what is
/// done when its views come and go is done as if they had gone.
@MainActor
final class TabMemory {
  /// What tells a tab from others: its tag, or its place where it has none.
  enum Key: Hashable {
    case tag(AnyHashable)
    case position(Int)
  }

  private let source = DependencySource()
  private var made: Set<Key> = []
  /// The tabs that have room alone so far.
  private var absent: Set<Key> = []
  /// The tab that is shown though no tag says so.
  private var untold: Key?
  private var selection: TabSelection
  /// How many views were there when the tabs began.
  private var start = 0
  private var shown: Key?
  private var offsets: [Key: PageOffset] = [:]
  /// How far tabs were scrolled when another was chosen.
  private var left: [Key: Double] = [:]
  /// Whether the page is about to show another tab, so that what it says of scrolling is no tab's.
  private var isChanging = false

  init(_ selection: TabSelection) { self.selection = selection }

  /// Begins to lower the tabs, after so many other views.
  func begin(at start: Int, _ selection: TabSelection) {
    source.noteRead()
    absent = []
    self.start = start
    self.selection = selection
  }

  func key(_ tag: AnyHashable?, after count: Int) -> Key {
    tag.map { .tag($0) } ?? .position(count - start)
  }

  /// The place of a tab that comes after so many views.
  func position(after count: Int) -> Int { count - start }

  /// Whether a tab is the one that is shown.
  func isShown(_ key: Key) -> Bool {
    switch (selection, key) {
    case (.value(let choice), .tag(let tag)): choice.key.matches(tag, key: 0) || key == untold
    case (.position(let position), .position(let own)): position.wrappedValue == own
    default: key == untold
    }
  }

  /// Whether the views of a tab are made.
  func isMade(_ key: Key) -> Bool {
    if isShown(key) { made.insert(key) }
    if made.contains(key) { return true }
    absent.insert(key)
    return false
  }

  /// Takes which tab is shown, once all are known; gives how far it is to be scrolled if it is another
  /// than before, and whether it was left there.
  func show(_ key: Key, in graph: ViewGraph) -> (offset: Double, isAsLeft: Bool)? {
    isChanging = false
    if !isShown(key) || absent.contains(key) {
      graph.appearActions.append(
        (
          0,
          { [weak self] in
            self?.untold = key
            self?.source.markReaders()
          }
        ))
    } else if untold != key {
      untold = nil
    }
    defer { shown = key }
    guard let shown, shown != key else { return nil }
    left[shown] = offset(of: shown).value
    let offset = offset(of: key).value
    return (offset, offset == left[key])
  }

  /// How far a tab is scrolled.
  func offset(of key: Key) -> PageOffset {
    if let known = offsets[key] { return known }
    let new = PageOffset()
    offsets[key] = new
    return new
  }

  /// Notes that the reader chooses a tab, which the page shows before it hears of it.
  func choose() { isChanging = true }

  /// Notes how far the tab that is shown is scrolled.
  func scroll(to offset: Double) {
    if let shown, !isChanging { self.offset(of: shown).value = offset }
  }
}

private struct TabMemoryKey: EnvironmentKey {
  static var defaultValue: TabMemory? { nil }
}

private struct TabPositionKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
  /// What is kept of the tabs that are being lowered; nil in each of them.
  var tabMemory: TabMemory? {
    get { self[TabMemoryKey.self] }
    set { self[TabMemoryKey.self] = newValue }
  }

  /// The place of the tab around; nil outside of tabs.
  var tabPosition: Int? {
    get { self[TabPositionKey.self] }
    set { self[TabPositionKey.self] = newValue }
  }
}
