import SwiftUI

/// A picture that fills its place once it is there.
struct PictureImage: View {
  let url: URL

  var body: some View {
    AsyncImage(url: url) { image in
      image.resizable().scaledToFill()
    } placeholder: {
      ProgressView()
    }
  }
}
