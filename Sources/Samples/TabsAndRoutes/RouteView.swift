import SwiftUI

/// The screen of a route.
struct RouteView: View {
  let route: Route

  var body: some View {
    switch route {
    case .article(let id): ArticleView(id: id)
    case .author(let name): AuthorView(name: name)
    }
  }
}
