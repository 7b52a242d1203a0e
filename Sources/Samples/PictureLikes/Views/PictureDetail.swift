import SwiftUI

/// A picture's page, with the footer that it has in the gallery.
struct PictureDetail: View {
  let picture: Picture
  let like: () -> Void

  var body: some View {
    VStack(spacing: 0) {
      AsyncImage(url: picture.url) { image in
        image.resizable().scaledToFit()
      } placeholder: {
        ProgressView()
      }
      PictureFooter(picture: picture, like: like)
    }
    .navigationTitle(picture.author)
    .navigationBarTitleDisplayMode(.inline)
  }
}
