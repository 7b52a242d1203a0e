import SwiftUI

/// All articles, by section.
struct LibraryView: View {
  var body: some View {
    List(Section.all) { section in
      SwiftUI.Section(section.title) {
        ForEach(section.articles) { article in
          NavigationLink(article.title, value: Route.article(article.id))
        }
      }
    }
  }
}
