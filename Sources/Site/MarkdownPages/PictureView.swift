internal import Foundation
internal import ViewTree

/// A picture with what stands below it.
struct PictureView: View {
  let picture: MarkdownPicture

  var body: some View {
    if picture.caption.isEmpty {
      whole
    } else {
      VStack(spacing: 6) {
        whole
        Text(verbatim: picture.caption).font(.footnote).foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity)
      .webElement(.figure)
    }
  }

  @ViewBuilder private var whole: some View {
    if let url = picture.link.flatMap({ URL(string: $0) }) {
      Link(destination: url) { image }
    } else {
      image
    }
  }

  private var image: some View {
    AsyncImage(url: URL(string: picture.address)) { image in
      if picture.description.isEmpty {
        scaled(image)
      } else {
        scaled(image).accessibilityLabel(Text(verbatim: picture.description))
      }
    } placeholder: {
      EmptyView()
    }
  }

  /// The picture as wide as there is room, but not wider than it is.
  @ViewBuilder private func scaled(_ image: Image) -> some View {
    if let size = picture.size {
      image.resizable()
        .aspectRatio(size.width / size.height, contentMode: .fit)
        .frame(maxWidth: size.width)
    } else {
      image.resizable().scaledToFit()
    }
  }
}
