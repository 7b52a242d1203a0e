import Kingfisher
import Moments
import SwiftUI

/// A round picture of a person.
struct Avatar: View {
  let url: URL?
  let diameter: CGFloat

  var body: some View {
    KFImage(url)
      .placeholder { Color.secondary.opacity(0.2) }
      .resizable()
      .frame(width: diameter, height: diameter)
      .clipShape(Circle())
  }
}

/// A photo, stretched to a frame; where there is less room, it is narrower.
struct Photo: View {
  let url: URL
  let width: CGFloat
  let height: CGFloat

  var body: some View {
    AsyncImage(url: url) { image in
      image.resizable()
    } placeholder: {
      Color.secondary.opacity(0.2)
    }
    .frame(maxWidth: width)
    .frame(height: height)
  }
}

#Preview("Avatar", traits: .fixedLayout(width: 120, height: 120)) {
  Avatar(url: MomentListItemViewModel.sample(0).userAvatarURL, diameter: 80)
}

#Preview("Photo", traits: .fixedLayout(width: 280, height: 160)) {
  if let photo = MomentListItemViewModel.samplePhoto.photoURL {
    Photo(url: photo, width: 240, height: 120)
  }
}
