/// One argument of a macro's argument list.
struct MacroArgument: Equatable {
  var label: String?
  /// The tokens of the value.
  var value: Range<Int>
}

extension SourceFragment {
  /// Splits an argument list at its commas.
  ///
  /// - Parameter range: The tokens between the parentheses.
  func arguments(in range: Range<Int>) -> [MacroArgument] {
    var arguments: [MacroArgument] = []
    var start = range.lowerBound
    var current = start
    func finish() {
      guard start < current else { return }
      let isLabelled =
        tokens[start].kind == .identifier && start + 1 < current && tokens[start + 1].text == ":"
      arguments.append(
        MacroArgument(
          label: isLabelled ? tokens[start].text : nil,
          value: (isLabelled ? start + 2 : start)..<current))
    }
    while current < range.upperBound {
      if text(at: current) == "," {
        finish()
        start = current + 1
        current = start
      } else {
        current = genericArguments(at: current) ?? index(after: current)
      }
    }
    finish()
    return arguments
  }
}
