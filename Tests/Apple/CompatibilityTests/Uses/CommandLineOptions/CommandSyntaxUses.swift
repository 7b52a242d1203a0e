import StaticSite

@MainActor enum CommandSyntaxUses {
  static func commandSyntax(_ value: CommandSyntax, _ error: CommandLineError) throws {
    _ = CommandSyntax.self
    _ = CommandSyntax("a", operands: "b", maximumOperandCount: 1, options: [], notes: "a")
    _ = value.name
    _ = value.operands
    _ = value.maximumOperandCount
    _ = value.options
    _ = value.notes
    _ = value.usage
    _ = try value.parse(["a"])
    _ = try value.arguments(["a"])
    _ = CommandLineError.self
    _ = CommandLineError("a", hint: "b")
    _ = error.message
    _ = error.hint
    _ = error.description
    _ = SiteError(error)
  }
}
