import Combine
import PictureLikesViews

/// The pictures; whoever follows them is told when they change.
final class PictureStore: ObservableObject {
  @Published var pictures = Picture.samples

  func like(_ id: Picture.ID) {
    pictures.like(id)
  }
}
