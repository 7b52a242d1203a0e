/// What a stack can show above its root.
enum Route: Hashable, Codable {
  case article(Int)
  case author(String)
}
