import Moments
import SwiftUI

/// A timeline: the profile of whose it is, and moments below.
public struct TimelineView: View {
  @EnvironmentObject private var model: TimelineModel
  @State private var isDragging = false

  /// Creates a view of the timeline in the environment.
  public init() {}

  public var body: some View {
    ScrollView(axes, showsIndicators: true) {
      LazyVStack(spacing: 0) {
        if let message = model.errorMessage {
          FailureNotice(message: message, retry: model.load)
        } else if model.rows.isEmpty {
          ProgressView().padding(Spacing.huge)
        }
        ForEach(model.shownRows) { row in
          RowView(
            viewModel: row.item, userID: model.userID, isDragging: $isDragging,
            route: { .moment(id: $0.id) }, text: { model.text(of: $0) })
        }
        if model.hasMore {
          // Comes into sight a little before the reader is at the end; pressed where it doesn't.
          Button("Show more", action: model.showMore)
            .padding(.top, Spacing.medium)
            .onScrollVisibilityChange { if $0 { model.showMore() } }
        }
      }
      .padding(.bottom, Spacing.huge)
      .readableColumn()
    }
    .background(Color.timelineBackground.edgesIgnoringSafeArea(.all))
    .navigationTitle(model.title)
    .onAppear(perform: model.load)
  }

  private var axes: Axis.Set { isDragging ? [] : .vertical }
}

/// Why there is nothing new, and the way to try again.
struct FailureNotice: View {
  let message: String
  let retry: () -> Void

  var body: some View {
    VStack(spacing: Spacing.small) {
      Text(message)
        .font(.footnote)
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
      Button("Try again", action: retry)
    }
    .padding()
  }
}

/// Picks the view of a row by what the row is.
struct RowView: View {
  let viewModel: any ListItemViewModel
  let userID: String
  @Binding var isDragging: Bool
  var address: ((MomentListItemViewModel) -> String)?
  var route: ((MomentListItemViewModel) -> MomentRoute)?
  var text: ((MomentListItemViewModel) -> AttributedString?)?

  var body: some View {
    if let profile = viewModel as? UserProfileListItemViewModel {
      ProfileHeader(profile: profile, isDragging: $isDragging)
    } else if let moment = viewModel as? MomentListItemViewModel {
      MomentCard(
        moment: moment, userID: userID, address: address?(moment), route: route?(moment),
        text: text?(moment))
    }
  }
}

extension View {
  /// Keeps rows at a width that is comfortable to read on wide screens.
  func readableColumn() -> some View {
    frame(maxWidth: 640).frame(maxWidth: .infinity)
  }
}

#Preview("Failure", traits: .fixedLayout(width: 390, height: 120)) {
  FailureNotice(message: "The timeline can't be reached.") {}
}

#Preview("Row of a profile", traits: .fixedLayout(width: 390, height: 350)) {
  RowView(
    viewModel: UserProfileListItemViewModel.sample, userID: "1", isDragging: .constant(false))
}

#Preview("Row of a moment", traits: .fixedLayout(width: 390, height: 260)) {
  RowView(
    viewModel: MomentListItemViewModel.sample(1), userID: "1", isDragging: .constant(false))
}
