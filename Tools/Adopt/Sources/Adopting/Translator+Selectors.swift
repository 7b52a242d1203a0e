import SwiftSyntax

extension Translator {
  /// Translates `#selector`, `#keyPath` and literals of pictures and files.
  func translateMacro(
    _ node: some SyntaxProtocol, name: String, arguments: LabeledExprListSyntax
  ) -> SyntaxVisitorContinueKind {
    guard let argument = arguments.first?.expression else { return .visitChildren }
    switch name {
    case "selector":
      replace(node, by: method(argument, in: enclosingType(node)))
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

  /// The method that a selector names, of its type: in `Screen`, `#selector(changed(_:))` is
  /// `Screen.changed(_:)`.
  private func method(_ selector: ExprSyntax, in type: String) -> String {
    if let access = selector.as(MemberAccessExprSyntax.self), let base = access.base {
      let owner = base.trimmedDescription
      // A representable's coordinator is an object, of whose class the method is.
      if owner == "context.coordinator" {
        return "Coordinator.\(access.declName.trimmedDescription)"
      }
      return ["self", "Self"].contains(owner)
        ? "\(type).\(access.declName.trimmedDescription)" : access.trimmedDescription
    }
    return "\(type).\(selector.trimmedDescription)"
  }

  /// The name of the type around a node. `Self` would not do: it is not what `self` is passed as.
  private func enclosingType(_ node: some SyntaxProtocol) -> String {
    var next = node.parent
    while let current = next {
      if let found = current.as(ClassDeclSyntax.self) { return found.name.text }
      if let found = current.as(ActorDeclSyntax.self) { return found.name.text }
      if let found = current.as(ExtensionDeclSyntax.self) {
        return found.extendedType.trimmedDescription
      }
      next = current.parent
    }
    return "Self"
  }
}
