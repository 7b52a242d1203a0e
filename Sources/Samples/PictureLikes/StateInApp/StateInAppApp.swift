import PictureLikesViews
import SwiftUI

/// Stage 2: state of the app, and a closure that is passed down.
@main
struct StateInAppApp: App {
  @State private var pictures = Picture.samples

  var body: some Scene {
    WindowGroup("Pictures") {
      GalleryView(pictures: pictures) { pictures.like($0) }
    }
  }
}
