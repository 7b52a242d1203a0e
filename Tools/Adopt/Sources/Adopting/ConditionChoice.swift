import SwiftIfConfig
import SwiftSyntax

/// Which clause of an `#if` an adopted app has.
struct ConditionChoice {
  private(set) var clause: IfConfigClauseSyntax?
  /// Parts of conditions and their values, where Linux would decide otherwise.
  private(set) var replacements: [(FunctionCallExprSyntax, String)] = []
  /// Why the clause is not an iPhone's.
  private(set) var reason: String?

  /// Chooses an iPhone's clause, but for one that needs what is not there where Linux' needs nothing.
  init(_ node: IfConfigDeclSyntax, _ known: Surroundings) {
    let phone = Platform(system: .phone, modules: known.modules, conditions: known.conditions)
    let linux = Platform(system: .linux, modules: known.modules, conditions: known.conditions)
    let wanted = node.activeClause(in: phone).clause
    let usual = node.activeClause(in: linux).clause
    clause = wanted
    guard wanted?.id != usual?.id else { return }
    let others = [Platform.System.desktop, .television, .watch].map { system in
      let other = Platform(system: system, modules: known.modules, conditions: known.conditions)
      return node.activeClause(in: other).clause?.id
    }
    // What no system of Apple's takes is for such as Linux.
    let isForOthers = usual != nil && others.allSatisfy { $0 == wanted?.id }
    if isForOthers || Self.knowsLinux(node) {
      clause = usual
      return
    }
    if let missing = wanted.flatMap({ Lack(in: $0, known).first }),
      usual.flatMap({ Lack(in: $0, known).first }) == nil
    {
      clause = usual
      reason = "what is for iPhones here needs \(missing), which is not there"
      return
    }
    for clause in node.clauses {
      guard let condition = clause.condition else { continue }
      let finder = SystemFinder(viewMode: .sourceAccurate)
      finder.walk(condition)
      replacements += finder.found.map { call in
        let (state, _, _) = IfConfigRegionState.evaluating(call, in: phone)
        return (call, state == .active ? "true" : "false")
      }
    }
  }
}

extension ConditionChoice {
  /// Whether the author has thought of Linux: a condition asks for it by name.
  private static func knowsLinux(_ node: IfConfigDeclSyntax) -> Bool {
    node.clauses.contains { clause in
      guard let condition = clause.condition else { return false }
      let finder = SystemFinder(viewMode: .sourceAccurate)
      finder.walk(condition)
      return finder.found.contains { $0.arguments.trimmedDescription == "Linux" }
    }
  }
}

/// Finds `os(…)` and its kin in a condition.
private final class SystemFinder: SyntaxVisitor {
  var found: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if ["os", "targetEnvironment"].contains(node.calledExpression.trimmedDescription) {
      found.append(node)
    }
    return .skipChildren
  }
}

/// Finds what code needs that is not there: modules, types of UIKit and AppKit.
final class Lack: SyntaxVisitor {
  private let known: Surroundings
  private(set) var first: String?

  init(in node: some SyntaxProtocol, _ known: Surroundings) {
    self.known = known
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.path.first?.name.text ?? ""
    if !known.modules.contains(name), Translator.standIns[name] == nil { first = first ?? name }
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard first == nil, case .identifier(let name) = token.tokenKind else { return .skipChildren }
    if Self.desktopTypes.contains(name) || isOfKit(name), !known.types.contains(name) {
      first = name
    }
    return .skipChildren
  }

  /// Whether a name is of UIKit's form: `UI` and a further capital.
  private func isOfKit(_ name: String) -> Bool {
    let letters = Array(name.prefix(4))
    return letters.count == 4 && letters[0] == "U" && letters[1] == "I" && letters[2].isUppercase
      && letters[3].isLowercase && !known.types.isEmpty
  }

  private static let desktopTypes: Set<String> = [
    "NSViewRepresentable", "NSViewControllerRepresentable", "NSView", "NSViewController", "NSColor",
    "NSImage", "NSFont", "NSApplication", "NSApp", "NSWindow", "NSScreen", "NSPasteboard",
    "NSWorkspace", "NSHostingController", "NSHostingView", "NSApplicationDelegate", "NSEvent",
    "NSApplicationDelegateAdaptor", "NSCursor", "NSSavePanel", "NSOpenPanel", "NSAlert",
    "WKInterfaceDevice", "NSVisualEffectView", "NSTextField", "NSTextView",
  ]
}
