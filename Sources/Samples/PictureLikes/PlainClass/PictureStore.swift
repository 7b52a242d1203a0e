import PictureLikesViews

/// The pictures; nobody is told when they change.
final class PictureStore {
  var pictures = Picture.samples

  func like(_ id: Picture.ID) {
    pictures.like(id)
  }
}
