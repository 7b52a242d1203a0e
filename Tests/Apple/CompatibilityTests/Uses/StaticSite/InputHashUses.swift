import StaticSite

@MainActor enum InputHashUses {
  static func inputHash(_ value: InputHash, _ uInt8: UInt8) throws {
    var copy = value
    _ = InputHash.self
    _ = value.value
    _ = InputHash()
    copy.add("a", "a")
    copy.add([uInt8])
    try copy.addFile("a")
    try copy.addFolder("a")
    copy.addProgram()
  }

  static func inputHashOverloads(_ value: InputHash, _ contentHash: ContentHash) {
    var copy = value
    copy.add(contentHash)
  }
}
