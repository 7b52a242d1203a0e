package import Foundation
import SwiftParser
import SwiftSyntax

/// What the engine's package has, read from its manifest and its list of symbols.
package struct Engine: Sendable {
  package let folder: URL
  /// The package's products with the modules that each brings.
  package let products: [String: [String]]
  /// All targets: modules of an app must not have their names.
  package let targets: Set<String>
  /// The types of `Compatibility.md`.
  package let types: Set<String>
  /// Modules of the toolchain.
  package let toolchain: Set<String>

  package init(_ folder: URL) throws {
    self.folder = folder.standardizedFileURL
    let manifest = folder.appendingPathComponent("Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8) else {
      throw AdoptionError(
        .noEngine, "Found no engine. Name its checkout with --engine.", folder.path)
    }
    let reader = ManifestReader(viewMode: .sourceAccurate)
    reader.walk(Parser.parse(source: text))
    products = reader.products
    targets = reader.targets
    types = Self.types(folder.appendingPathComponent("Compatibility.md"))
    toolchain = Self.toolchainModules()
  }

  package init(
    folder: URL, products: [String: [String]], targets: Set<String>, types: Set<String>,
    toolchain: Set<String>
  ) {
    self.folder = folder
    self.products = products
    self.targets = targets
    self.types = types
    self.toolchain = toolchain
  }

  /// Modules that an app can import by way of the products that generated packages use.
  package var modules: Set<String> {
    Set(["SwiftUI", "SwiftData", "NetworkGaps"].flatMap { products[$0] ?? [] }).union(toolchain)
  }

  /// The first column of the index's rows: `` | `View` | … ``.
  private static func types(_ file: URL) -> Set<String> {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    var result: Set<String> = []
    for line in text.split(separator: "\n") where line.hasPrefix("| `") {
      let cell = line.dropFirst(2).split(separator: " | ").first ?? ""
      for name in cell.split(separator: "`") {
        result.insert(String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
      }
    }
    return result
  }

  /// The modules beside the compiler's libraries.
  private static func toolchainModules() -> Set<String> {
    var result: Set<String> = ["Swift", "Glibc", "Foundation"]
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for path in paths {
      let program = URL(fileURLWithPath: "\(path)/swift").resolvingSymlinksInPath()
      let folder = program.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("lib/swift/linux")
      guard folder.isFolder else { continue }
      for item in folder.contents where item.pathExtension == "swiftmodule" {
        result.insert(item.deletingPathExtension().lastPathComponent)
      }
      break
    }
    return result
  }
}

/// Collects the products and targets that a manifest declares by literals.
private final class ManifestReader: SyntaxVisitor {
  var products: [String: [String]] = [:]
  var targets: Set<String> = []

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.base == nil, let name = call.text(of: "name")
    else { return .visitChildren }
    switch callee.declName.baseName.text {
    case "library": products[name] = call.texts(of: "targets")
    case "target", "executableTarget", "macro", "testTarget", "systemLibrary", "plugin":
      targets.insert(name)
    default: break
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  fileprivate func text(of label: String) -> String? {
    arguments.first { $0.label?.text == label }?.expression
      .as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  fileprivate func texts(of label: String) -> [String] {
    let array = arguments.first { $0.label?.text == label }?.expression.as(ArrayExprSyntax.self)
    return array?.elements.compactMap {
      $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    } ?? []
  }
}
