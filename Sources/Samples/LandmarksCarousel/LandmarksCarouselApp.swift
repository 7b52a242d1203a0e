import SwiftUI

/// Views of another framework: a carousel of UIKit's, its dots, and a field of HTML's.
@main
struct LandmarksCarouselApp: App {
  var body: some Scene {
    WindowGroup("Landmarks") { FeaturedView(landmarks: Landmark.featured) }
  }
}
