import SwiftSyntax

extension Translator {
  /// Makes an app's delegate final, so that the adaptor can make one.
  func translateDelegate(_ node: ClassDeclSyntax) {
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    guard inherited.contains("UIApplicationDelegate") else { return }
    delegate = node.name.text
    let isMain = node.attributes.contains { element in
      element.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "main"
    }
    if isMain { dropMain(node) }
    let isFixed = node.modifiers.contains { modifier in
      ["final", "open"].contains(modifier.name.text)
    }
    let hasInitializer = node.memberBlock.members.contains { member in
      let initializer = member.decl.as(InitializerDeclSyntax.self)
      return initializer?.modifiers.contains { $0.name.text == "required" } == true
    }
    if !isFixed, !hasInitializer { replace(node.classKeyword, by: "final class") }
  }

  /// A delegate's `@main` starts UIKit's loop; the app that adopt writes takes its place.
  private func dropMain(_ node: ClassDeclSyntax) {
    for case .attribute(let attribute) in node.attributes
    where attribute.attributeName.trimmedDescription == "main" {
      replace(attribute, by: "")
      droppedMains.insert(attribute.id)
      note(attribute, "the app starts with its first scene's view, not with its delegate")
    }
  }

  /// Takes down what a scene's delegate shows: `UIHostingController(rootView: ContentView())`.
  func findRootView(_ node: FunctionCallExprSyntax) {
    guard rootView == nil, node.calledExpression.trimmedDescription == "UIHostingController",
      let argument = node.arguments.first(where: { $0.label?.text == "rootView" })?.expression,
      let owner = enclosingClass(node), isSceneDelegate(owner)
    else { return }
    rootView = RootView(argument, in: owner)
  }

  private func enclosingClass(_ node: some SyntaxProtocol) -> ClassDeclSyntax? {
    var next = node.parent
    while let current = next {
      if let found = current.as(ClassDeclSyntax.self) { return found }
      next = current.parent
    }
    return nil
  }

  private func isSceneDelegate(_ node: ClassDeclSyntax) -> Bool {
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    return inherited.contains { ["UIWindowSceneDelegate", "UIApplicationDelegate"].contains($0) }
  }
}
