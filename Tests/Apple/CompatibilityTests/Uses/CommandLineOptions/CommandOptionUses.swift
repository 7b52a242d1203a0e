import StaticSite

@MainActor enum CommandOptionUses {
  static func commandOption(_ value: CommandOption) {
    _ = CommandOption.self
    _ = value.name
    _ = value.placeholder
    _ = value.help
    _ = value.isRepeatable
    _ = value.objection("a")
    _ = CommandOption.value("a", "a", "a", isRepeatable: true)
    _ = CommandOption.value("a", "a", "a", "a number", isRepeatable: true) { Int($0) }
    _ = CommandOption.number("a", "a", "a", in: 0...1)
    _ = CommandOption.decimal("a", "a", "a", in: 0...1)
    _ = CommandOption.flag("a", "a")
    _ = CommandOption.help
    _ = value.usage
  }
}
