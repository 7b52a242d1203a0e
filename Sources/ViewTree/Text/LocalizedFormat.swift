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
