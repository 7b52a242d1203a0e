import Moments
import SwiftUI

/// The upper part of a timeline: whose it is, before a picture that leans towards a drag.
struct ProfileHeader: View {
  let profile: UserProfileListItemViewModel
  @Binding var isDragging: Bool
  /// How far the header is dragged; it is nil again however the drag ends, cancelled too.
  @GestureState private var dragged: CGSize?

  private static let release = Animation.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.8)

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      if let background = profile.backgroundImageURL {
        AsyncImage(url: background) { image in
          image.resizable()
        } placeholder: {
          Color.secondary.opacity(0.2)
        }
        .offset(x: drag.width / 20, y: drag.height / 20)
        .webPictureLoading(.urgent)
      }
      blobs
      HStack(spacing: Spacing.small) {
        Text(profile.name)
          .font(.title2)
          .foregroundColor(.white)
          .accessibilityAddTraits(.isHeader)
          .accessibilityHeading(.h1)
          .webClass("p-name")
        Avatar(url: profile.avatarURL, diameter: 80)
          .webClass("u-photo")
      }
      .padding(10)
    }
    .frame(height: 350)
    .frame(maxWidth: .infinity)
    .clipShape(RoundedRectangle(cornerRadius: 30, style: .continuous))
    .scaleEffect(isDragging ? 0.9 : 1)
    .rotation3DEffect(.degrees(isDragging ? 5 : 0), axis: (x: -drag.height, y: drag.width, z: 0))
    .animation(Self.release)
    .gesture(
      DragGesture().updating($dragged) { value, dragged, _ in dragged = value.translation }
    )
    .onChange(of: dragged != nil) { isDragging = $0 }
    // A timeline that reloads meanwhile has a new header, which no drag will end on.
    .onDisappear { isDragging = false }
    .webElement(.header)
    .webClass("h-card")
  }

  private var drag: CGSize { dragged ?? .zero }

  private var blobs: some View {
    ZStack {
      Image(decorative: "blob1", bundle: .module)
        .offset(x: -150, y: -200)
        .rotationEffect(.degrees(450), anchor: .leading)
        .blendMode(.plusDarker)
      Image(decorative: "blob2", bundle: .module)
        .offset(x: -200, y: -250)
        .rotationEffect(.degrees(360), anchor: .leading)
        .blendMode(.overlay)
    }
  }
}

#Preview("Header", traits: .fixedLayout(width: 390, height: 350)) {
  @Previewable @State var isDragging = false
  ProfileHeader(profile: .sample, isDragging: $isDragging)
}
