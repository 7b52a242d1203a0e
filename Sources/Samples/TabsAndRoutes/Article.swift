/// Something to read.
struct Article: Identifiable {
  let id: Int
  let title: String
  let author: String

  static let all = (1...40).map { number in
    Article(
      id: number, title: "Article \(number)",
      author: ["Ada", "Bo", "Cleo"][number % 3])
  }

  static func by(_ author: String) -> [Article] { all.filter { $0.author == author } }
}
