import SwiftUI

/// Deep links to try.
struct HomeView: View {
  @Environment(Router.self) private var router

  var body: some View {
    // Written while the body runs: it is the same after the first time, so nothing goes on for ever.
    let _ = router.shown.insert(.home)
    List {
      SwiftUI.Section("Deep links") {
        Link("Article 7", destination: URL(string: "reader://article?id=7")!)
        Link("Author Ada", destination: URL(string: "reader://author?name=Ada")!)
        Link("A foreign host", destination: URL(string: "reader://elsewhere?id=7")!)
        Link("A foreign scheme", destination: URL(string: "writer://article?id=7")!)
      }
      SwiftUI.Section("Read on") {
        ForEach(Article.all.prefix(3)) { article in
          NavigationLink(article.title, value: Route.article(article.id))
        }
      }
    }
  }
}
