/// How a command is written: what its arguments may be, and the help that says so.
///
///     let syntax = CommandSyntax(
///       "moments serve", operands: "DIR", maximumOperandCount: 1,
///       options: [.number("port", "N", "The port; 8000 if not given", in: 0...65535)])
///     let arguments = try syntax.parse(["site", "--port", "9000"])
///     arguments.integer("port")
///     // 9000
///
/// Every command has `--help`.
public struct CommandSyntax: Sendable {
  /// The program's name and the command's.
  public var name: String
  /// What is written besides options, such as `A B`; one for each way of writing the command.
  public var operands: [String]
  /// The most operands that can be given.
  public var maximumOperandCount: Int
  /// The options, without `--help`.
  public var options: [CommandOption]
  /// What stands below the options in the help.
  public var notes: String

  /// Describes a command.
  public init(
    _ name: String, operands: String..., maximumOperandCount: Int = 0, options: [CommandOption],
    notes: String = ""
  ) {
    self.name = name
    self.operands = operands.isEmpty ? [""] : operands
    self.maximumOperandCount = maximumOperandCount
    self.options = options
    self.notes = notes
  }

  /// Sorts the arguments that come behind the command's name.
  ///
  /// - Throws: An error with code 2 for an option that is unknown, given twice, without its value or with
  ///   a value that it can't have, and for too many operands.
  public func parse(_ arguments: [String]) throws(CommandLineError) -> ArgumentList {
    try ArgumentList(
      arguments, options: options + [.help], maximumOperandCount: maximumOperandCount)
  }

  /// The help, at most 100 columns wide.
  public var usage: String {
    let column = 2 + min(26, (options.map(\.usage.count).max() ?? 0) + 2)
    var lines: [String] = []
    for (index, operands) in operands.enumerated() {
      let start = (index == 0 ? "usage: " : "       ") + name
      let words = (operands.isEmpty ? [] : [operands]) + (index == 0 ? options.map(bracketed) : [])
      lines += Self.wrapped(words, behind: start, indent: 7 + name.count)
    }
    for option in options {
      let start = "  " + option.usage
      let help = option.help + (option.isRepeatable ? "; may be repeated" : "")
      let padded = start + String(repeating: " ", count: max(2, column - start.count))
      if padded.count > column {
        lines.append(start)
        lines += Self.wrapped(
          help.split(separator: " ").map(String.init),
          behind: String(repeating: " ", count: column - 1), indent: column - 1)
      } else {
        lines += Self.wrapped(
          help.split(separator: " ").map(String.init), behind: String(padded.dropLast()),
          indent: column - 1)
      }
    }
    if !notes.isEmpty { lines.append(notes) }
    return lines.joined(separator: "\n")
  }

  private func bracketed(_ option: CommandOption) -> String {
    "[\(option.usage)]" + (option.isRepeatable ? "…" : "")
  }

  /// Words with spaces between them, broken at 100 columns.
  private static func wrapped(_ words: [String], behind start: String, indent: Int) -> [String] {
    var lines = [start]
    var isFirst = true
    for word in words {
      if !isFirst, lines[lines.count - 1].count + 1 + word.count > 100 {
        lines.append(String(repeating: " ", count: indent))
      }
      lines[lines.count - 1] += " " + word
      isFirst = false
    }
    return lines
  }
}
