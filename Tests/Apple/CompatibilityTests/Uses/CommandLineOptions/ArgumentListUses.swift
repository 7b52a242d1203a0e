import StaticSite

@MainActor enum ArgumentListUses {
  static func argumentList(_ value: ArgumentList) {
    _ = ArgumentList.self
    _ = value.operands
    _ = value["a"]
    _ = value.all("a")
    _ = value.has("a")
    _ = value.integer("a")
    _ = value.decimal("a")
  }
}
