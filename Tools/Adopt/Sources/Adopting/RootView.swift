import SwiftSyntax

/// The view that a scene's delegate of UIKit's shows, as source.
package struct RootView: Codable, Equatable, Sendable {
  /// The view's expression.
  package var expression: String
  /// What the delegate made for it, each before what needs it: `let store = Store()` without `let`.
  package var values: [String] = []

  /// The app that shows the view.
  ///
  /// What the view needs belongs to the scene, as it does to the delegate: it is made once for each reader,
  /// and lazily, since a property's value can name others only then.
  ///
  /// - Parameter delegate: The class of the app's delegate, which is made before.
  func app(delegate: String?) -> String {
    let adaptor =
      delegate.map {
        "  @UIApplicationDelegateAdaptor(\($0).self) private var delegate\n\n"
      } ?? ""
    guard !values.isEmpty else {
      return """
        import SwiftUI

        // The first view of the scene's delegate.
        @main
        struct AdoptedApp: App {
        \(adaptor)  var body: some Scene {
            WindowGroup {
              \(expression)
            }
          }
        }

        """
    }
    let properties = values.map { "  lazy var \($0)\n" }.joined()
    // Closures of the view name them without `self`.
    let names = values.map { value in
      value.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    let constants = names.map { "    let \($0) = self.\($0)\n" }.joined()
    return """
      import SwiftUI

      // The first view of the scene's delegate.
      @main
      struct AdoptedApp: App {
      \(adaptor)  @State private var scene = FirstScene()

        var body: some Scene {
          WindowGroup {
            scene.view
          }
        }
      }

      // What the delegate has for its view.
      @MainActor
      private final class FirstScene {
      \(properties)
        var view: some View {
      \(constants)    return \(expression)
        }
      }

      """
  }
}

extension RootView {
  /// Takes down an expression of a delegate, with the constants and properties of it that it names.
  ///
  /// A name alone stands for its value.
  init(_ expression: ExprSyntax, in delegate: ClassDeclSyntax) {
    var bindings: [String: PatternBindingSyntax] = [:]
    let finder = BindingFinder(viewMode: .sourceAccurate)
    finder.walk(delegate)
    for binding in finder.bindings {
      let name = binding.pattern.trimmedDescription
      if binding.initializer != nil, bindings[name] == nil { bindings[name] = binding }
    }
    var expression = expression
    while let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let value = bindings.removeValue(forKey: name)?.initializer?.value
    {
      expression = value
    }
    self.expression = expression.trimmedDescription
    var scenes = finder.scenes
    addValues(named: expression, of: &bindings, &scenes)
  }

  /// Adds the values that a piece of source names, behind those that these name.
  private mutating func addValues(
    named source: some SyntaxProtocol, of bindings: inout [String: PatternBindingSyntax],
    _ scenes: inout Set<String>
  ) {
    let finder = NameFinder(viewMode: .sourceAccurate)
    finder.walk(source)
    for name in finder.names {
      // The scene that the delegate is given; there is one.
      if scenes.remove(name) != nil { values.append("\(name) = UIWindowScene()") }
      guard let binding = bindings.removeValue(forKey: name) else { continue }
      if let value = binding.initializer { addValues(named: value, of: &bindings, &scenes) }
      values.append(binding.with(\.trailingComma, nil).trimmedDescription)
    }
  }
}

/// Finds constants and properties, and what is bound where it is a scene of windows.
private final class BindingFinder: SyntaxVisitor {
  private(set) var bindings: [PatternBindingSyntax] = []
  private(set) var scenes: Set<String> = []

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer?.value.trimmedDescription.contains("UIWindowScene") == true {
      scenes.insert(node.pattern.trimmedDescription)
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.pattern.is(IdentifierPatternSyntax.self) { bindings.append(node) }
    return .visitChildren
  }
}

/// Finds names that stand for themselves or behind `self`.
private final class NameFinder: SyntaxVisitor {
  private(set) var names: [String] = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    let isMember = member?.declName.id == node.id
    if !isMember || member?.base?.trimmedDescription == "self" { names.append(node.baseName.text) }
    return .visitChildren
  }
}
