import Moments
import SwiftUI

/// All pictures of a moment: one at its own proportions, more of them side by side. Each leads to
/// its file.
struct PhotoGallery: View {
  let photos: [URL]
  let userName: String

  var body: some View {
    if photos.count == 1, let photo = photos.first {
      AsyncImage(url: photo) { image in
        image.resizable().aspectRatio(contentMode: .fit)
      } placeholder: {
        Color.secondary.opacity(0.2).frame(height: 120)
      }
      .webPictureLoading(.urgent)
      .accessibilityLabel("A photo by \(userName)")
      .webClass("u-photo")
      .webLink(photo.absoluteString)
    } else {
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 110), spacing: Spacing.tiny)], spacing: Spacing.tiny
      ) {
        // By place: a moment may show one picture twice.
        ForEach(Array(photos.enumerated()), id: \.offset) { place, photo in
          GalleryCell(photo: photo, label: "Photo \(place + 1) of \(photos.count) by \(userName)")
            .webLink(photo.absoluteString)
        }
      }
    }
  }
}

/// A picture that fills a square.
private struct GalleryCell: View {
  let photo: URL
  let label: LocalizedStringKey

  var body: some View {
    Color.secondary.opacity(0.2)
      .aspectRatio(1, contentMode: .fit)
      .overlay {
        AsyncImage(url: photo) { image in
          image.resizable().aspectRatio(contentMode: .fill)
        } placeholder: {
          Color.clear
        }
        .accessibilityLabel(label)
        .webClass("u-photo")
      }
      .clipped()
  }
}

#Preview("Gallery", traits: .fixedLayout(width: 360, height: 260)) {
  if let photo = MomentListItemViewModel.samplePhoto.photoURL {
    PhotoGallery(photos: [photo, photo, photo], userName: "Ada").padding()
  }
}
