/// A piece of news.
struct Story: Identifiable, Equatable, Sendable {
  let id: Int
  var title: String { "Story \(id)" }
  var source: String { ["The Harbour", "Hill & Vale", "Evening Post"][id % 3] }
}
