import Moments
import SwiftUI

/// The timeline as an app: each window shows it to one person and follows what others do.
///
/// The repo and the person are those of the environment, so whoever opens windows decides for each:
///
///     LiveTimeline()
///       .environment(\.momentsRepo, repo)
///       .environment(\.userDataStore, UserDataStore(userID: "ada"))
///
/// Without a repo it is the sample, in memory and the same for all windows; without a person each
/// window has a guest of its own.
public struct MomentsApp: App {
  private let repo: (any MomentsRepo)?
  private let userDataStore: UserDataStore?

  /// An app that has all from the environment.
  public init() { self.init(repo: nil) }

  /// An app with a repo, and with one person in all windows if there is one.
  public init(repo: (any MomentsRepo)?, userDataStore: UserDataStore? = nil) {
    self.repo = repo
    self.userDataStore = userDataStore
  }

  public var body: some Scene {
    WindowGroup {
      LiveTimeline(repo: repo, userDataStore: userDataStore)
    }
  }
}
