import PictureLikesViews
import SwiftUI

/// Stage 1: an array that never changes.
@main
struct StaticApp: App {
  private let pictures = Picture.samples

  var body: some Scene {
    WindowGroup("Pictures") { GalleryView(pictures: pictures) }
  }
}
