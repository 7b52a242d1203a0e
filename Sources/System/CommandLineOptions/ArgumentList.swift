/// The arguments of one command, sorted into options and others; see ``CommandSyntax/parse(_:)``.
public struct ArgumentList: Equatable, Sendable {
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []
  /// What is no option, in order.
  public private(set) var operands: [String] = []

  /// Sorts arguments; the program's and the command's names are not among them.
  ///
  /// `--` ends the options; what follows are operands, dashes or not. `-h` is `--help`.
  init(
    _ arguments: [String], options: [CommandOption], maximumOperandCount: Int
  ) throws(CommandLineError) {
    let known = Dictionary(options.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      if argument == "-h" {
        flags.insert("help")
        continue
      }
      let name = String(argument.drop { $0 == "-" }.prefix { $0 != "=" })
      guard argument.hasPrefix("--"), let option = known[name] else {
        throw ArgumentList.unknown(argument, name, options)
      }
      if !option.isRepeatable, values[name] != nil || flags.contains(name) {
        throw ArgumentList.error("The option --\(name) is given twice", "Give it once.")
      }
      let inline = argument.firstIndex(of: "=").map {
        String(argument[argument.index(after: $0)...])
      }
      guard let placeholder = option.placeholder else {
        if inline != nil {
          throw ArgumentList.error("The option --\(name) takes no value", "Write --\(name).")
        }
        flags.insert(name)
        continue
      }
      guard let value = inline ?? rest.popFirst(), inline != nil || !value.hasPrefix("--") else {
        throw ArgumentList.error(
          "The option --\(name) needs a value", "Write --\(name) \(placeholder).")
      }
      if let kind = option.objection(value) {
        throw ArgumentList.error(
          "The option --\(name) has the value \"\(value)\"", "Write \(kind).")
      }
      values[name, default: []].append(value)
    }
    if operands.count > maximumOperandCount {
      throw ArgumentList.error(
        "An unexpected argument \"\(operands[maximumOperandCount])\"",
        maximumOperandCount == 0
          ? "The command takes options only." : "At most \(maximumOperandCount) can be given.")
    }
  }

  /// The value of an option, the last one if it is repeated; nil if it isn't given.
  public subscript(name: String) -> String? { values[name]?.last }

  /// All values of an option, in order.
  public func all(_ name: String) -> [String] { values[name] ?? [] }

  /// Whether a flag is given.
  public func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The value of an option that takes a whole number; nil if it isn't given.
  public func integer(_ name: String) -> Int? { self[name].flatMap { Int($0) } }

  /// The value of an option that takes a number; nil if it isn't given.
  public func decimal(_ name: String) -> Double? { self[name].flatMap { Double($0) } }

  private static func error(_ message: String, _ hint: String) -> CommandLineError {
    CommandLineError(message, hint: hint)
  }

  private static func unknown(
    _ argument: String, _ name: String, _ options: [CommandOption]
  ) -> CommandLineError {
    let spelling = argument.hasPrefix("--") ? "--\(name)" : argument
    let hint = closest(to: name, among: options.map(\.name)).map { "Did you mean --\($0)?" }
    return CommandLineError(
      "An unknown option \(spelling)",
      hint: hint ?? "Known options: " + options.map { "--\($0.name)" }.joined(separator: ", "))
  }

  /// The candidate that is at most two edits away, the closest first.
  package static func closest(to name: String, among candidates: [String]) -> String? {
    // Longer words than any name would only cost time.
    guard name.utf8.count <= 64 else { return nil }
    let ranked = candidates.map { ($0, distance(Array(name.utf8), Array($0.utf8))) }
    return ranked.filter { $0.1 <= 2 }.min { $0.1 < $1.1 }?.0
  }

  /// The number of insertions, deletions and replacements that make one text of the other.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (index, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let above = row[column + 1]
        row[column + 1] = min(above + 1, row[column] + 1, diagonal + (byte == other ? 0 : 1))
        diagonal = above
      }
    }
    return row[right.count]
  }
}
