import SwiftSyntax

extension Translator {
  /// Translates `#selector`, `#keyPath` and literals of pictures and files.
  func translateMacro(
    _ node: some SyntaxProtocol, name: String, arguments: LabeledExprListSyntax
  ) -> SyntaxVisitorContinueKind {
    guard let argument = arguments.first?.expression else { return .visitChildren }
    switch name {
    case "selector":
      replace(node, by: method(argument))
    case "keyPath":
      let path = argument.trimmedDescription.split(separator: ".").dropFirst()
      replace(node, by: "\"\(path.joined(separator: "."))\"")
    case "imageLiteral":
      replace(node, by: "(UIImage(named: \(argument.trimmedDescription)) ?? UIImage())")
    case "fileLiteral":
      replace(
        node, by: "Bundle.main.bundleURL.appendingPathComponent(\(argument.trimmedDescription))")
    default: return .visitChildren
    }
    return .skipChildren
  }

  /// The method that a selector names, of its type: `#selector(changed(_:))` is `Self.changed(_:)`.
  private func method(_ selector: ExprSyntax) -> String {
    if let access = selector.as(MemberAccessExprSyntax.self), let base = access.base {
      let owner = base.trimmedDescription
      return owner == "self"
        ? "Self.\(access.declName.trimmedDescription)" : access.trimmedDescription
    }
    return "Self.\(selector.trimmedDescription)"
  }
}
