import Moments
import SwiftUI

struct TimelineView_Previews: PreviewProvider {
  static var previews: some View {
    TimelineView()
      .environmentObject(TimelineModel.sample)
  }
}

extension TimelineModel {
  /// The timeline of the sample as its owner sees it.
  static var sample: TimelineModel {
    TimelineModel(
      repo: sampleRepo, userDataStore: UserDataStore(userID: sampleDetails.userDetails.id))
  }

  /// The sample that comes with the package, with the likes that are made while the program runs.
  static let sampleRepo = InMemoryMomentsRepo(sampleDetails)

  private static let sampleDetails: MomentsDetails = {
    let nobody = MomentsDetails(
      userDetails: UserDetails(id: "1", name: "Nobody", avatar: "", backgroundImage: ""),
      moments: [])
    let bytes = try? MomentsSample.bytes()
    return bytes.flatMap { try? MomentsDetails.read(from: $0, file: MomentsSample.file) } ?? nobody
  }()
}
