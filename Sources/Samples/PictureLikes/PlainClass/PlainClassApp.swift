import PictureLikesViews
import SwiftUI

/// Stage 3, which is wrong: the likes are counted, but no view follows a plain class.
@main
struct PlainClassApp: App {
  private let store = PictureStore()

  var body: some Scene {
    WindowGroup("Pictures") {
      GalleryView(pictures: store.pictures) { store.like($0) }
    }
  }
}
