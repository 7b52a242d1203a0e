import SwiftUI

/// Cards in cards, of which each follows a model of its own.
@main
struct NestedCardsApp: App {
  @StateObject private var page = PageModel(sections: SectionData.sample)

  var body: some Scene {
    WindowGroup("Cards") { PageView(page: page) }
  }
}
