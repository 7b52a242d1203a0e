/// What a table of strings has for a key: a text, with other forms for other numbers.
package struct LocalizedFormat: Equatable, Sendable {
  /// A text whose form depends on a number.
  package struct Variable: Equatable, Sendable {
    /// The number's place among the arguments from 0, or nil for the place of the variable.
    package var argument: Int?
    package var forms: [PluralCategory: String]
    /// How `%arg` writes the number.
    package var specifier = "lld"
  }

  /// A format with variables such as `%#@count@`.
  package var template: String
  package var variables: [String: Variable] = [:]

  package init(_ template: String, variables: [String: Variable] = [:]) {
    self.template = template
    self.variables = variables
  }

  /// The text for a use without arguments.
  package var plainText: String {
    guard variables.count == 1, let only = variables.first,
      template == "%#@\(only.key)@"
    else { return template }
    return only.value.forms[.other] ?? template
  }

  /// The text for arguments, as literals and arguments alone.
  package func pieces(
    for arguments: [LocalizedStringKey.Argument], language: String
  ) -> [FormatString.Piece] {
    var result: [FormatString.Piece] = []
    expand(template, nil, arguments, language, depth: 0, into: &result)
    return result
  }

  private func expand(
    _ format: String, _ subject: (index: Int, specifier: String)?,
    _ arguments: [LocalizedStringKey.Argument], _ language: String, depth: Int,
    into result: inout [FormatString.Piece]
  ) {
    for piece in FormatString(format).pieces {
      switch piece {
      case .literal: result.append(piece)
      case .argument(let index, let specifier):
        // A form's own specifier stands for the number that chose the form.
        result.append(.argument(index == 0 ? subject?.index ?? 0 : index, specifier))
      case .subject:
        guard let subject,
          case .argument(_, let specifier)? = FormatString("%\(subject.specifier)").pieces.first
        else { continue }
        result.append(.argument(subject.index, specifier))
      case .variable(let name, let place):
        guard depth < 8, let variable = variables[name] else { continue }
        let index = variable.argument ?? place
        let form = form(of: variable, for: arguments, index, language)
        expand(
          form, (index, variable.specifier), arguments, language, depth: depth + 1, into: &result)
      }
    }
  }

  private func form(
    of variable: Variable, for arguments: [LocalizedStringKey.Argument], _ index: Int,
    _ language: String
  ) -> String {
    let other = variable.forms[.other] ?? ""
    guard arguments.indices.contains(index), let number = arguments[index].number else {
      return other
    }
    if number == 0, let zero = variable.forms[.zero] { return zero }
    return variable.forms[PluralRule.category(number, language: language)] ?? other
  }
}

extension LocalizedStringKey.Argument {
  /// The argument as a number if it is one.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .real(let value): value
    case .string, .text: nil
    }
  }
}

/// A format that is taken apart once for all its uses.
package struct LocalizedTemplate: Sendable {
  package let format: LocalizedFormat
  /// The pieces, if they are the same for all arguments and none has markup; else nil.
  package let plainPieces: [FormatString.Piece]?
  /// What can't be read of the files that the text was looked for in.
  package var problems: [String] = []

  package init(_ format: LocalizedFormat) {
    self.format = format
    guard format.variables.isEmpty else {
      plainPieces = nil
      return
    }
    let pieces = FormatString(format.template).pieces
    let isPlain = pieces.allSatisfy { piece in
      switch piece {
      case .literal(let text): InlineMarkdown.isPlain(text)
      case .argument: true
      case .variable, .subject: false
      }
    }
    plainPieces = isPlain ? pieces : nil
  }

  /// The text for arguments if all of it has one style; nil if an argument is a text of its own or
  /// runs against the page's direction.
  package func plainString(
    _ arguments: [LocalizedStringKey.Argument], in localization: Localization,
    isRightToLeft: Bool
  ) -> String? {
    guard let plainPieces else { return nil }
    var result = ""
    for piece in plainPieces {
      switch piece {
      case .literal(let text): result += text
      case .argument(let index, let specifier):
        guard arguments.indices.contains(index) else { continue }
        if case .text = arguments[index] { return nil }
        let text = localization.string(arguments[index], specifier) { _ in "" }
        if case .string = arguments[index], TextScan.runsAgainst(text, isRightToLeft) { return nil }
        result += text
      case .variable, .subject: return nil
      }
    }
    return result
  }
}
