/// A part of the library; the app's own type, which shadows SwiftUI's.
struct Section: Identifiable {
  let title: String
  let articles: [Article]
  var id: String { title }

  static let all = [
    Section(title: "Mountains", articles: Array(Article.all[0..<20])),
    Section(title: "Rivers", articles: Array(Article.all[20..<40])),
  ]
}
