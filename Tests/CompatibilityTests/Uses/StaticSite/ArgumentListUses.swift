import StaticSite

@MainActor enum ArgumentListUses {
  static func argumentList(_ value: ArgumentList, _ commandOption: CommandOption) throws {
    _ = ArgumentList.self
    _ = value.operands
    _ = try ArgumentList(["a"], options: [commandOption], maximumOperandCount: 1)
    _ = value["a"]
    _ = value.has("a")
    _ = try value.integer("a", in: 0...5)
  }
}
