import SwiftIfConfig
import SwiftSyntax

/// Finds what in a source must change, in the code that an iPhone would compile.
final class Translator: SyntaxVisitor {
  let known: Surroundings
  let locations: SourceLocationConverter
  var edits: [Edit] = []
  var notes: [(line: Int, text: String)] = []
  var rootView: RootView?
  /// The name of the class of the app's delegate.
  var delegate: String?
  var hasMain = false
  /// Attributes `@main` of delegates, which are taken away.
  var droppedMains: Set<SyntaxIdentifier> = []
  /// The modules that the source imports.
  var imports: Set<String> = []
  /// Names that more than one module has, where they stand.
  var shared: [(name: String, place: Syntax)] = []

  init(_ known: Surroundings, _ locations: SourceLocationConverter) {
    self.known = known
    self.locations = locations
    super.init(viewMode: .sourceAccurate)
  }

  /// Replaces a node's own text; the space around it stays.
  func replace(_ node: some SyntaxProtocol, by text: String) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(Edit(range: start..<node.endPositionBeforeTrailingTrivia.utf8Offset, text: text))
  }

  func note(_ node: some SyntaxProtocol, _ text: String) {
    let line = locations.location(for: node.positionAfterSkippingLeadingTrivia).line
    notes.append((line, text))
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(name: node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember { note(name: node.baseName) }
    return .visitChildren
  }

  override func visitPost(_ node: SourceFileSyntax) { tellNamesApart(in: node) }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let choice = ConditionChoice(node, known)
    for (condition, value) in choice.replacements { replace(condition, by: value) }
    if let reason = choice.reason { note(node, reason) }
    for clause in node.clauses {
      guard clause.id == choice.clause?.id, let elements = clause.elements else { continue }
      walk(elements)
    }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.path.first else { return .skipChildren }
    imports.insert(first.name.text)
    if known.modules.contains(first.name.text) {
      // There are no submodules; `import class` names a declaration.
      if node.path.count > 1, node.importKindSpecifier == nil {
        replace(node.path, by: first.name.text)
      }
      return .skipChildren
    }
    let name = first.name.text
    if let other = Self.standIns[name] {
      if node.path.count == 1, node.importKindSpecifier == nil {
        replace(first.name, by: other)
      } else {
        replace(node, by: "import \(other)")
      }
    } else {
      replace(node, by: "")
      note(node, "module \(name) is not there; its import is left out")
    }
    return .skipChildren
  }

  /// Modules whose names ours have elsewhere.
  static let standIns = [
    "CoreText": "SwiftUI", "CoreFoundation": "Foundation", "Darwin": "Glibc",
    "ObjectiveC": "Foundation", "OpenCombine": "Combine", "CoreVideo": "SwiftUI",
    "KingfisherSwiftUI": "Kingfisher",
  ]

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let managed = node.attributes.first(where: isManaged) else { return .visitChildren }
    replace(managed, by: "")
    for binding in node.bindings where binding.accessorBlock == nil {
      let name = binding.pattern.trimmedDescription
      let key = name.filter { $0 != "`" }
      replace(
        binding,
        by: binding.trimmedDescription
          + " { get { _managedValue(\"\(key)\") } set { _setManagedValue(newValue, \"\(key)\") } }")
    }
    return .skipChildren
  }

  /// Methods of relationships, `addToItems(_:)` and `removeFromItems(_:)`.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let managed = node.attributes.first(where: isManaged) else { return .visitChildren }
    replace(managed, by: "")
    for attribute in node.attributes where attribute.id != managed.id {
      if attribute.trimmedDescription.hasPrefix("@objc") { replace(attribute, by: "") }
    }
    let name = node.name.text
    guard node.body == nil, let value = node.signature.parameterClause.parameters.first else {
      return .skipChildren
    }
    let (call, label, prefix) =
      name.hasPrefix("addTo") ? ("_add", "to", "addTo") : ("_remove", "from", "removeFrom")
    let title = name.dropFirst(prefix.count)
    let key = title.prefix(1).lowercased() + title.dropFirst()
    let parameter = (value.secondName ?? value.firstName).text
    let items =
      switch value.type.trimmedDescription {
      case "NSSet": "\(parameter).allObjects"
      case "NSOrderedSet": "\(parameter).array"
      default: "[\(parameter)]"
      }
    replace(
      node.signature,
      by: node.signature.trimmedDescription + " { \(call)(\(items), \(label): \"\(key)\") }")
    return .skipChildren
  }

  private func isManaged(_ attribute: AttributeListSyntax.Element) -> Bool {
    attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "NSManaged"
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    switch node.attributeName.trimmedDescription {
    case "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable",
      "IBSegueAction", "GKInspectable":
      replace(node, by: "")
    case "UIApplicationMain", "NSApplicationMain":
      replace(node, by: "")
    case "main":
      if !droppedMains.contains(node.id) { hasMain = true }
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    switch node.name.tokenKind {
    case .keyword(.dynamic): replace(node, by: "")
    case .keyword(.optional):
      replace(node, by: "")
      note(node, "requirements are not optional without Objective-C")
    default: break
    }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    translateDelegate(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    findRootView(node)
    let isBare = node.arguments.isEmpty && node.trailingClosure == nil
    if isBare, node.calledExpression.trimmedDescription == "Timer" {
      // Linux' timers have no initialiser without arguments.
      replace(node, by: "Timer(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in }")
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    translateMacro(node, name: node.macroName.text, arguments: node.arguments)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    translateMacro(node, name: node.macroName.text, arguments: node.arguments)
  }
}
