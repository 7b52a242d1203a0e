import SwiftUI

/// An article, which leads to its author and to the next one, without limit.
struct ArticleView: View {
  let id: Int
  @Environment(Router.self) private var router

  var body: some View {
    if let article = Article.all.first(where: { $0.id == id }) {
      List {
        Text("This is what \(article.author) wrote in article \(id).")
        NavigationLink("By \(article.author)", value: Route.author(article.author))
        Button("Next article") { router.push(.article(id % Article.all.count + 1)) }
        Button("Back to the start") { router.popToRoot() }
      }
      .navigationTitle(article.title)
    } else {
      ContentUnavailableView("No such article", systemImage: "doc")
    }
  }
}
