import Moments
import SwiftUI

private struct MomentsRepoKey: EnvironmentKey {
  static let defaultValue: (any MomentsRepo)? = nil
}

private struct UserDataStoreKey: EnvironmentKey {
  static let defaultValue: UserDataStore? = nil
}

extension EnvironmentValues {
  /// Where timelines come from; nil for the sample.
  public var momentsRepo: (any MomentsRepo)? {
    get { self[MomentsRepoKey.self] }
    set { self[MomentsRepoKey.self] = newValue }
  }

  /// Who looks; nil for a guest.
  public var userDataStore: UserDataStore? {
    get { self[UserDataStoreKey.self] }
    set { self[UserDataStoreKey.self] = newValue }
  }
}

/// A timeline of the environment's repo, as the environment's person sees it.
public struct LiveTimeline: View {
  @Environment(\.momentsRepo) private var environmentRepo
  @Environment(\.userDataStore) private var environmentStore
  @Environment(\.locale) private var locale
  private let repo: (any MomentsRepo)?
  private let userDataStore: UserDataStore?

  /// Creates a timeline; what is not given is taken from the environment.
  public init(repo: (any MomentsRepo)? = nil, userDataStore: UserDataStore? = nil) {
    self.repo = repo
    self.userDataStore = userDataStore
  }

  public var body: some View {
    OwnedTimeline(
      repo: repo ?? environmentRepo ?? TimelineModel.sampleRepo,
      userDataStore: userDataStore ?? environmentStore, locale: locale)
  }
}

/// Keeps a timeline's model for as long as the window is there.
private struct OwnedTimeline: View {
  @StateObject private var model: TimelineModel

  /// As on the pages of a site that has many.
  private static let pageSize = 100

  init(repo: any MomentsRepo, userDataStore: UserDataStore?, locale: Locale) {
    _model = StateObject(
      wrappedValue: TimelineModel(
        repo: repo, userDataStore: userDataStore ?? .newGuest(in: repo), locale: locale,
        pageSize: Self.pageSize))
  }

  var body: some View {
    NavigationStack {
      TimelineView()
        .toolbar(.hidden, for: .navigationBar)
        .navigationDestination(for: MomentRoute.self) { route in
          switch route {
          case .moment(let id): MomentDetail(id: id)
          case .person(let id): PersonDetail(id: id)
          }
        }
    }
    .environmentObject(model)
  }
}

extension UserDataStore {
  /// A guest whom nobody has seen before.
  ///
  /// If there can't be one, asking for the timeline will say that nobody has the identifier.
  fileprivate static func newGuest(in repo: any MomentsRepo) -> UserDataStore {
    let id = UUID().uuidString.lowercased()
    _ = try? (repo as? any PeopledMomentsRepo)?.guest(id: id)
    return UserDataStore(userID: id)
  }
}

#Preview("Live timeline") {
  LiveTimeline()
}
