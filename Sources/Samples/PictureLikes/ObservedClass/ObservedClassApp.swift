import PictureLikesViews
import SwiftUI

/// Stage 4: the class of stage 3 as an observed object; the views are the same.
@main
struct ObservedClassApp: App {
  @StateObject private var store = PictureStore()

  var body: some Scene {
    WindowGroup("Pictures") {
      GalleryView(pictures: store.pictures) { store.like($0) }
    }
  }
}
