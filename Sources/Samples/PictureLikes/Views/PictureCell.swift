import SwiftUI

/// A picture of the gallery with its footer.
struct PictureCell: View {
  let picture: Picture
  let like: () -> Void

  var body: some View {
    VStack(spacing: 0) {
      NavigationLink(destination: PictureDetail(picture: picture, like: like)) {
        PictureImage(url: picture.url)
          .frame(height: 120)
          .frame(maxWidth: .infinity)
          .clipped()
      }
      .accessibilityLabel("Picture by \(picture.author)")
      PictureFooter(picture: picture, like: like)
    }
    .background(.background.secondary)
    .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}
