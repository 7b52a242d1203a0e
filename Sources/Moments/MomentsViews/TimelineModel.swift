import Moments
import SwiftUI

/// A timeline's view model, as views follow it.
///
/// Every reload wraps each item anew, so the rows' identities change although most of the rows look
/// as before.
@MainActor
public final class TimelineModel: ObservableObject {
  /// A row with an identity of its own.
  public struct Row: Identifiable {
    public let id = UUID()
    public let item: any ListItemViewModel
  }

  /// The rows in order.
  @Published public private(set) var rows: [Row] = []
  /// What went wrong with the last request, if anything did.
  @Published public private(set) var errorMessage: String?

  /// How many moments are shown so far, where they are shown page by page.
  @Published private var shownCount: Int
  private let pageSize: Int

  /// Whose eyes see the timeline.
  public let userID: String
  private let viewModel: MomentsTimelineViewModel
  private let words: SiteWords

  /// Follows a timeline.
  ///
  /// - Parameter pageSize: How many moments are shown at first, and how many more each time.
  public init(
    _ viewModel: MomentsTimelineViewModel, userID: String,
    locale: Locale = Locale(identifier: "en"), pageSize: Int = .max
  ) {
    self.viewModel = viewModel
    words = SiteWords(locale: locale)
    self.userID = userID
    self.pageSize = max(1, pageSize)
    shownCount = self.pageSize
    viewModel.onChange = { [weak self] in self?.update() }
    viewModel.onItemChange = { [weak self] index in self?.update(index) }
    update()
  }

  /// Follows a person's timeline.
  public convenience init(
    repo: any MomentsRepo, userDataStore: UserDataStore, locale: Locale = Locale(identifier: "en"),
    pageSize: Int = .max
  ) {
    self.init(
      MomentsTimelineViewModel(repo: repo, userDataStore: userDataStore, locale: locale),
      userID: userDataStore.userID, locale: locale, pageSize: pageSize)
  }

  /// The rows of the pages that are shown: the profile and some moments.
  var shownRows: ArraySlice<Row> { rows.prefix(1 + min(shownCount, rows.count)) }

  /// Whether there are moments behind those that are shown.
  var hasMore: Bool { shownRows.count < rows.count }

  /// Shows one page more.
  func showMore() {
    guard hasMore else { return }
    shownCount += pageSize
  }

  /// The title of a window that shows the timeline.
  public var title: String {
    let profile = rows.first?.item as? UserProfileListItemViewModel
    return profile.map { words.timeline(of: $0.name) } ?? "Moments"
  }

  /// The moment with an identifier, if the timeline has one.
  func moment(_ id: String) -> MomentListItemViewModel? {
    for row in rows {
      if let moment = row.item as? MomentListItemViewModel, moment.id == id { return moment }
    }
    return nil
  }

  /// The moments of a person.
  func moments(by person: String) -> [MomentListItemViewModel] {
    rows.compactMap { $0.item as? MomentListItemViewModel }.filter { $0.userID == person }
  }

  /// The profile of a person of the timeline.
  func profile(_ id: String) -> UserProfileListItemViewModel? { viewModel.profile(of: id) }

  /// A moment's text with its links; nil if nothing in it leads anywhere.
  func text(of moment: MomentListItemViewModel) -> AttributedString? {
    moment.title.flatMap { AttributedString(MomentText($0)) }
  }

  /// Asks for the timeline.
  public func load() {
    viewModel.load()
  }

  private func update() {
    errorMessage = viewModel.errorMessage
    // While an answer is awaited, what the reader has just toggled stays. A failure puts it back.
    if viewModel.phase != .loading { rows = viewModel.items.map { Row(item: $0) } }
  }

  /// Wraps one item anew, so that a drag or a press elsewhere goes on.
  private func update(_ index: Int) {
    rows[index] = Row(item: viewModel.items[index])
  }
}
