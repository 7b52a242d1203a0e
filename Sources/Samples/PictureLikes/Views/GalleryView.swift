import SwiftUI

/// Pictures in two columns, each of which leads to its page.
public struct GalleryView: View {
  private let pictures: [Picture]
  private let like: (Picture.ID) -> Void

  public init(pictures: [Picture], like: @escaping (Picture.ID) -> Void = { _ in }) {
    self.pictures = pictures
    self.like = like
  }

  private let columns = [GridItem(.flexible(), spacing: 12), GridItem(.flexible())]

  public var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 12) {
          ForEach(pictures) { picture in
            PictureCell(picture: picture) { like(picture.id) }
          }
        }
        .padding()
      }
      .navigationTitle("Pictures")
    }
  }
}
