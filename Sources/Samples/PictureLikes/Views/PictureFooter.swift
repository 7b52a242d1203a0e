import SwiftUI

/// Who made a picture, how many like it, and a button to like it.
struct PictureFooter: View {
  let picture: Picture
  let like: () -> Void

  var body: some View {
    HStack {
      Text(picture.author).font(.subheadline)
      Spacer()
      Button(action: like) {
        Label("\(picture.likes)", systemImage: "heart.fill")
      }
      .tint(.pink)
      .accessibilityLabel("Like \(picture.author)")
      .accessibilityValue("\(picture.likes) likes")
    }
    .padding(12)
  }
}
