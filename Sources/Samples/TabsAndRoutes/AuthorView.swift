import SwiftUI

/// What an author wrote.
struct AuthorView: View {
  let name: String

  var body: some View {
    List(Article.by(name)) { article in
      NavigationLink(article.title, value: Route.article(article.id))
    }
    .navigationTitle(name)
  }
}
