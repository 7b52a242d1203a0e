import StaticSite

@MainActor enum TagIndexUses {
  static func tagIndex(_ value: TagIndex<Int>) {
    _ = TagIndex<Int>.self
    _ = TagIndex([1], at: "a") { _ in ["a"] }
    _ = value.tags
    _ = value.route(of: "a")
  }

  static func tag(_ value: TagIndex<Int>.Tag) {
    _ = TagIndex<Int>.Tag.self
    _ = value.name
    _ = value.route
    _ = value.items
  }
}
