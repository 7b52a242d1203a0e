import Moments
import SwiftUI

struct TimelineView_Previews: PreviewProvider {
  static var previews: some View {
    TimelineView()
      .environmentObject(TimelineModel.sample)
  }
}

extension TimelineModel {
  /// The timeline of the sample that comes with the package.
  static var sample: TimelineModel {
    let nobody = MomentsDetails(
      userDetails: UserDetails(id: "1", name: "Nobody", avatar: "", backgroundImage: ""),
      moments: [])
    let details =
      (try? MomentsSample.bytes()).flatMap {
        try? MomentsDetails.read(from: $0, file: MomentsSample.file)
      } ?? nobody
    let store = UserDataStore(userID: details.userDetails.id)
    return TimelineModel(
      MomentsTimelineViewModel(repo: InMemoryMomentsRepo(details), userDataStore: store),
      userID: store.userID)
  }
}
