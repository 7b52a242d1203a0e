import StaticSite

@MainActor enum CommandOptionUses {
  static func commandOption(_ value: CommandOption) {
    _ = CommandOption.self
    _ = value.name
    _ = value.placeholder
    _ = value.help
    _ = CommandOption.value("a", "a", "a")
    _ = CommandOption.flag("a", "a")
    _ = value.usage
  }
}
