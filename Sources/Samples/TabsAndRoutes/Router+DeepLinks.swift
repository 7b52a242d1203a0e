import Foundation

extension Router {
  /// Opens a deep link: one of the app's own scheme, such as `reader://article?id=7`, or an address of
  /// its site, such as `https://reader.example/article?id=7`. All others are ignored.
  func open(_ url: URL) {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return }
    let place: String?
    switch parts.scheme {
    case "reader": place = parts.host
    case "http", "https": place = parts.path.split(separator: "/").first.map(String.init)
    default: return
    }
    let values = parts.queryItems ?? []
    switch place {
    case "article":
      guard let id = values.first(where: { $0.name == "id" })?.value.flatMap({ Int($0) }),
        Article.all.contains(where: { $0.id == id })
      else { return }
      push(.article(id))
    case "author":
      guard let name = values.first(where: { $0.name == "name" })?.value,
        !Article.by(name).isEmpty
      else { return }
      push(.author(name))
    default: return
    }
  }
}
