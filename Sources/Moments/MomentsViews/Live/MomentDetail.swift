import Moments
import SwiftUI

/// One moment of a live timeline, with all of its pictures.
struct MomentDetail: View {
  @EnvironmentObject private var model: TimelineModel
  let id: String

  var body: some View {
    ScrollView {
      if let moment = model.moment(id) {
        VStack(spacing: 0) {
          MomentCard(
            moment: moment, userID: model.userID, text: model.text(of: moment),
            gallery: moment.photoURLs)
          HStack(spacing: Spacing.medium) {
            if let person = moment.userID {
              NavigationLink("More by \(moment.userName)", value: MomentRoute.person(id: person))
            }
            if let url = moment.url { Link("Read on", destination: url) }
          }
          .font(.subheadline)
          .padding(Spacing.large)
        }
        .readableColumn()
      } else {
        NothingHere()
      }
    }
    .background(Color.timelineBackground.edgesIgnoringSafeArea(.all))
    .navigationTitle(model.moment(id).map { "A moment by \($0.userName)" } ?? "Nothing here")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// The moments of a person in a live timeline.
struct PersonDetail: View {
  @EnvironmentObject private var model: TimelineModel
  let id: String

  var body: some View {
    ScrollView {
      if let profile = model.profile(id) {
        LazyVStack(spacing: 0) {
          ProfileHeader(profile: profile, isDragging: .constant(false))
          ForEach(model.moments(by: id)) { moment in
            MomentCard(
              moment: moment, userID: model.userID, route: .moment(id: moment.id),
              text: model.text(of: moment))
          }
        }
        .padding(.bottom, Spacing.huge)
        .readableColumn()
      } else {
        NothingHere()
      }
    }
    .background(Color.timelineBackground.edgesIgnoringSafeArea(.all))
    .navigationTitle(Text(verbatim: model.profile(id)?.name ?? ""))
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// What stands for a moment or a person that there isn't.
private struct NothingHere: View {
  var body: some View {
    Text("Nothing here")
      .foregroundColor(.secondary)
      .padding(Spacing.huge)
      .frame(maxWidth: .infinity)
  }
}
