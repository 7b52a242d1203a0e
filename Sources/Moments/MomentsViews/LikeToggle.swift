import Moments
import SwiftUI

/// A round, raised button that stays pressed while something is liked.
struct LikeToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
        .frame(width: 44, height: 44)
        .contentShape(Circle())
    }
    .background(NeumorphicBackground(isHighlighted: configuration.isOn, shape: Circle()))
  }
}

/// A heart that says whether the reader likes a moment.
struct LikeToggle: View {
  let moment: MomentListItemViewModel
  let userID: String
  @State private var isLiked: Bool

  init(moment: MomentListItemViewModel, userID: String) {
    self.moment = moment
    self.userID = userID
    _isLiked = State(initialValue: moment.isLiked)
  }

  var body: some View {
    Toggle(isOn: $isLiked) {
      Image(systemName: "heart.fill")
        .foregroundColor(isLiked ? .likeButtonSelected : .likeButtonNotSelected)
        .animation(.easeIn)
        .accessibilityLabel("Like")
    }
    .toggleStyle(LikeToggleStyle())
    .onChange(of: isLiked) { isLiked in
      if isLiked {
        moment.like(from: userID)
      } else {
        moment.unlike(from: userID)
      }
    }
  }
}

#Preview("Not liked", traits: .fixedLayout(width: 120, height: 120)) {
  LikeToggle(moment: .sample(0), userID: "1").padding()
}

#Preview("Toggle style", traits: .fixedLayout(width: 160, height: 120)) {
  @Previewable @State var isLiked = true
  Toggle(isOn: $isLiked) { Image(systemName: "heart.fill") }
    .toggleStyle(LikeToggleStyle())
}
