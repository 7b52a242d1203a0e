public import Foundation

/// What a timeline shows: the profile's header, then a card for each moment.
///
/// With a ``SynchronousMomentsRepo`` every call is done when it returns; with another one it
/// goes on in a task, which the call answers. Once it was asked for, it follows the changes that
/// others make.
@MainActor
public final class MomentsTimelineViewModel {
  /// How far a timeline is.
  public enum Phase: Sendable, Hashable {
    /// Nothing has been asked for.
    case idle
    /// An answer is awaited; items of an earlier one may be there.
    case loading
    /// The items are those of the last answer.
    case loaded
    /// The last request failed, with a message for people; items of an earlier answer stay.
    case failed(String)
  }

  /// The header and the cards; empty before the first answer.
  public private(set) var items: [any ListItemViewModel] = []
  /// How far the timeline is.
  public private(set) var phase = Phase.idle
  /// Called after each change of ``items`` or ``phase``.
  public var onChange: (@MainActor () -> Void)?
  /// Called instead when one of ``items`` became another because somebody else liked a moment or
  /// stopped to, with its index.
  public var onItemChange: (@MainActor (_ index: Int) -> Void)?

  private let repo: any MomentsRepo
  private let userDataStore: UserDataStore
  private let now: @MainActor () -> Date
  private let locale: Locale
  /// Numbers the requests, so that a late answer can't replace a newer one.
  private var requestCount = 0
  private var answeredRequest = 0
  /// What ``items`` show.
  private var shown: MomentsDetails?
  private var observation: MomentsObservation?

  /// A timeline of the current person.
  ///
  /// - Parameters:
  ///   - now: The time that dates are compared with, asked at each answer.
  public init(
    repo: any MomentsRepo, userDataStore: UserDataStore, locale: Locale = Locale(identifier: "en"),
    now: @escaping @MainActor () -> Date = { Date() }
  ) {
    self.repo = repo
    self.userDataStore = userDataStore
    self.locale = locale
    self.now = now
  }

  /// The message of the last failure, or nil if the last request went well.
  public var errorMessage: String? {
    if case .failed(let message) = phase { message } else { nil }
  }

  /// The profile of a person of the timeline, by what its source says; nil if it has nobody such.
  public func profile(of id: String) -> UserProfileListItemViewModel? {
    guard let shown else { return nil }
    if let person = ([shown.userDetails] + shown.people).first(where: { $0.id == id }) {
      return UserProfileListItemViewModel(userDetails: person)
    }
    guard let author = shown.moments.first(where: { $0.userDetails.id == id })?.userDetails
    else { return nil }
    return UserProfileListItemViewModel(
      userDetails: UserDetails(
        id: id, name: author.name, avatar: author.avatar, backgroundImage: ""))
  }

  /// Asks for the timeline.
  @discardableResult
  public func load() -> Task<Void, Never>? {
    let userID = userDataStore.userID
    if observation == nil {
      observation = repo.observeChanges { [weak self] change in self?.follow(change) }
    }
    return request(
      now: { try $0.momentsDetails(userID: userID) },
      later: { try await $0.momentsDetails(userID: userID) })
  }

  /// Sets whether a person likes a moment, and shows the new timeline.
  @discardableResult
  public func updateLike(momentID: String, userID: String, isLiked: Bool) -> Task<Void, Never>? {
    request(
      now: { try $0.updateMomentLike(momentID: momentID, userID: userID, isLiked: isLiked) },
      later: {
        try await $0.updateMomentLike(momentID: momentID, userID: userID, isLiked: isLiked)
      })
  }

  private func request(
    now: (any SynchronousMomentsRepo) throws -> MomentsDetails,
    later: @escaping @Sendable (any MomentsRepo) async throws -> MomentsDetails
  ) -> Task<Void, Never>? {
    requestCount += 1
    let number = requestCount
    if let repo = repo as? any SynchronousMomentsRepo {
      finish(number, Result { try now(repo) })
      return nil
    }
    phase = .loading
    onChange?()
    let repo = repo
    return Task { [weak self] in
      let result: Result<MomentsDetails, any Error>
      do {
        result = .success(try await later(repo))
      } catch {
        result = .failure(error)
      }
      self?.finish(number, result)
    }
  }

  private func finish(_ number: Int, _ result: Result<MomentsDetails, any Error>) {
    guard number > answeredRequest else { return }
    answeredRequest = number
    switch result {
    case .success(let details):
      items = makeItems(details)
      shown = details
      phase = number == requestCount ? .loaded : .loading
    case .failure(let error):
      phase = .failed(String(describing: error))
    }
    onChange?()
  }

  /// Shows what somebody changed, which may be what is shown already.
  private func follow(_ change: MomentsChange) {
    guard let shown else { return }
    guard let repo = repo as? any SynchronousMomentsRepo,
      let details = try? repo.momentsDetails(userID: userDataStore.userID)
    else {
      load()
      return
    }
    guard details != shown else { return }
    guard let id = change.momentID, details.moments.count == shown.moments.count,
      let index = shown.moments.firstIndex(where: { $0.id == id }),
      details.moments[index].id == id, onItemChange != nil
    else {
      load()
      return
    }
    guard details.moments[index] != shown.moments[index] else { return }
    self.shown?.moments[index] = details.moments[index]
    var builder = makeBuilder()
    items[index + 1] = builder.item(for: details.moments[index])
    onItemChange?(index + 1)
  }

  private func makeBuilder() -> MomentListItemBuilder {
    MomentListItemBuilder(now: now(), locale: locale) {
      [weak self] momentID, userID, isLiked in
      self?.updateLike(momentID: momentID, userID: userID, isLiked: isLiked)
    }
  }

  private func makeItems(_ details: MomentsDetails) -> [any ListItemViewModel] {
    var builder = makeBuilder()
    var items: [any ListItemViewModel] = []
    items.reserveCapacity(details.moments.count + 1)
    items.append(UserProfileListItemViewModel(userDetails: details.userDetails))
    for moment in details.moments { items.append(builder.item(for: moment)) }
    return items
  }
}
