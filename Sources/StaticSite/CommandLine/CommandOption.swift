/// An option that a command knows.
public struct CommandOption: Hashable, Sendable {
  /// The name without its dashes.
  public var name: String
  /// What stands for the value in the help, such as `DIR`; nil for a flag.
  public var placeholder: String?
  /// One line for the help.
  public var help: String

  /// An option that takes a value, written `--name VALUE` or `--name=VALUE`.
  public static func value(_ name: String, _ placeholder: String, _ help: String) -> CommandOption {
    CommandOption(name: name, placeholder: placeholder, help: help)
  }

  /// An option without a value.
  public static func flag(_ name: String, _ help: String) -> CommandOption {
    CommandOption(name: name, placeholder: nil, help: help)
  }

  /// `--name VALUE`.
  public var usage: String { placeholder.map { "--\(name) \($0)" } ?? "--\(name)" }
}
