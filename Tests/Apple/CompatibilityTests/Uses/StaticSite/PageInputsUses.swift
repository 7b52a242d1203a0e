import StaticSite

@MainActor enum PageInputsUses {
  static func pageInputs(_ value: PageInputs) {
    var copy = value
    _ = PageInputs.self
    _ = PageInputs("a")
    copy.add("a")
    _ = value.hash
  }

  static func pageInputsOverloads(_ value: PageInputs, _ contentHash: ContentHash) {
    var copy = value
    copy.add(1)
    copy.add(true)
    copy.add(contentHash)
  }

  static func text(_ inputs: inout PageInputs, _ name: String?) {
    inputs.add(name)
  }
}
