import SwiftUI

/// A page that loads: a spinner, then a list that grows as it is scrolled, or an error that can be
/// tried again.
@main
struct LoadingPhasesApp: App {
  @StateObject private var model = NewsModel(service: FlakyNewsService())

  var body: some Scene {
    WindowGroup("News") { NewsView(model: model) }
  }
}
