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

  fileprivate static let sampleDetails: MomentsDetails = {
    let nobody = MomentsDetails(
      userDetails: UserDetails(id: "1", name: "Nobody", avatar: "", backgroundImage: ""),
      moments: [])
    let bytes = try? MomentsSample.bytes()
    return bytes.flatMap { try? MomentsDetails.read(from: $0, file: MomentsSample.file) } ?? nobody
  }()
}

extension MomentListItemViewModel {
  /// A moment of the sample, counted round.
  @MainActor static func sample(_ number: Int) -> MomentListItemViewModel {
    samples[number % samples.count]
  }

  /// The first moment of the sample that has a photo.
  @MainActor static var samplePhoto: MomentListItemViewModel {
    samples.first { $0.photoURL != nil } ?? samples[0]
  }

  @MainActor private static let samples: [MomentListItemViewModel] = {
    // A day of the sample's year, so that previews look the same every day.
    let now = Date(timeIntervalSince1970: 1_795_305_600)
    let moments = TimelineModel.sampleDetails.moments
    let nothing = Moment(
      id: "0", userDetails: .init(id: nil, name: "Nobody", avatar: ""), type: .photos,
      createdDate: "0")
    return (moments.isEmpty ? [nothing] : moments).map {
      MomentListItemViewModel(moment: $0, now: now)
    }
  }()
}

extension UserProfileListItemViewModel {
  /// Whose the sample is.
  @MainActor static var sample: UserProfileListItemViewModel {
    UserProfileListItemViewModel(userDetails: TimelineModel.sampleDetails.userDetails)
  }
}
