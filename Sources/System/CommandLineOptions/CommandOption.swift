/// An option that a command knows.
public struct CommandOption: Sendable {
  /// The name without its dashes.
  public var name: String
  /// What stands for the value in the help, such as `DIR`; nil for a flag.
  public var placeholder: String?
  /// What the option does, for the help.
  public var help: String
  /// Whether the option may be given more than once.
  public var isRepeatable = false
  /// What a value has to be, if it isn't; nil for a value that will do.
  public var objection: @Sendable (String) -> String? = { _ in nil }

  /// An option that takes a value, written `--name VALUE` or `--name=VALUE`.
  public static func value(
    _ name: String, _ placeholder: String, _ help: String, isRepeatable: Bool = false
  ) -> CommandOption {
    CommandOption(
      name: name, placeholder: placeholder, help: help, isRepeatable: isRepeatable)
  }

  /// An option that takes a value of some type, which is made of its text.
  ///
  /// - Parameter kind: What a value is, for the message about one that is none: "an address such as
  ///   https://live.example".
  public static func value<Value>(
    _ name: String, _ placeholder: String, _ help: String, _ kind: String,
    isRepeatable: Bool = false, _ make: @escaping @Sendable (String) -> Value?
  ) -> CommandOption {
    var option = value(name, placeholder, help, isRepeatable: isRepeatable)
    option.objection = { make($0) == nil ? kind : nil }
    return option
  }

  /// An option that takes a whole number of a range.
  public static func number(
    _ name: String, _ placeholder: String, _ help: String, in range: ClosedRange<Int>
  ) -> CommandOption {
    value(
      name, placeholder, help, "a whole number from \(range.lowerBound) to \(range.upperBound)"
    ) { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }
  }

  /// An option that takes a number of a range.
  public static func decimal(
    _ name: String, _ placeholder: String, _ help: String, in range: ClosedRange<Double>
  ) -> CommandOption {
    value(name, placeholder, help, "a number from \(range.lowerBound) to \(range.upperBound)") {
      text in Double(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// An option without a value.
  public static func flag(_ name: String, _ help: String) -> CommandOption {
    CommandOption(name: name, placeholder: nil, help: help)
  }

  /// The option that prints the help of a command.
  public static let help = flag("help", "Print this")

  /// `--name VALUE`.
  public var usage: String { placeholder.map { "--\(name) \($0)" } ?? "--\(name)" }
}
