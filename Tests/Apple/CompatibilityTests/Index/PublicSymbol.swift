import Foundation

/// A name that a module offers: all overloads that have the same labels.
struct PublicSymbol {
  enum Kind {
    case type, member
  }

  /// The module that declares it.
  let module: String
  /// The names from the outermost type to its own, with the labels of its arguments.
  let path: [String]
  let kind: Kind
  /// Where each overload is declared, under the compiler's name for it.
  var overloads: [String: String]
  /// How the overloads differ from SwiftUI's, as their documentation says.
  var differences: Set<String>
  /// The path of the file that declares it, from the folder of its module.
  var file: String

  var name: String { path.joined(separator: ".") }

  /// The type that its row is about: itself, or the one that it belongs to.
  var owner: String {
    kind == .member ? path.dropLast().joined(separator: ".") : name
  }

  /// Its own name, with labels.
  var title: String { path.last ?? "" }

  /// Its own name, without labels.
  var baseName: String { String(title.prefix { $0 != "(" }) }

  /// The file of this target that should use it.
  var usesFile: String {
    var parts = file.split(separator: "/").map(String.init)
    let source = (parts.popLast() ?? "").dropLast(".swift".count)
    let area = module == "ViewTree" ? parts.first ?? "Views" : module
    return "Tests/Apple/CompatibilityTests/Uses/\(area)/\(source.filter { $0.isLetter })Uses.swift"
  }
}

extension PublicSymbol {
  /// The public symbols of a module, in the order of their names.
  ///
  /// A member that meets a protocol's requirement counts under the protocol only, and names that
  /// begin with an underscore are no API.
  static func all(of module: String, with toolchain: Toolchain) throws -> [PublicSymbol] {
    var symbols: [String: PublicSymbol] = [:]
    for data in try toolchain.symbolGraphs(of: module) {
      let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
      let defaults = Set(
        graph.relationships.lazy.filter { $0.kind == "defaultImplementationOf" }.map(\.source))
      for entry in graph.symbols where !defaults.contains(entry.identifier.precise) {
        guard let symbol = PublicSymbol(entry, module: module) else { continue }
        guard var known = symbols[symbol.name] else {
          symbols[symbol.name] = symbol
          continue
        }
        known.overloads.merge(symbol.overloads) { $1 }
        known.differences.formUnion(symbol.differences)
        known.file = min(known.file, symbol.file)
        symbols[symbol.name] = known
      }
    }
    return symbols.values.sorted { $0.name < $1.name }
  }

  /// Refuses what the compiler makes by itself, which has no place in the sources.
  private init?(_ entry: SymbolGraph.Symbol, module: String) {
    guard let location = entry.location,
      let (group, file) = Self.place(of: location.uri, in: module),
      !entry.identifier.precise.contains("::SYNTHESIZED::"),
      !entry.pathComponents.contains(where: { $0.hasPrefix("_") })
    else { return nil }
    self.module = module
    path = entry.pathComponents
    kind =
      switch entry.kind.identifier {
      case "swift.protocol", "swift.struct", "swift.class", "swift.enum": .type
      case "swift.typealias" where path.count == 1: .type
      default: .member
      }
    let line = location.position.line + 1
    overloads = [entry.identifier.precise: "Sources/\(group)/\(module)/\(file):\(line)"]
    differences = Set(
      entry.docComment.flatMap { Self.difference(in: $0.lines.map(\.text)) }.map { [$0] } ?? [])
    self.file = file
  }

  /// The group of a module, and a file of it by its path in the module's folder.
  private static func place(of address: String, in module: String) -> (String, String)? {
    let parts = address.split(separator: "/")
    let sources = parts.indices.dropLast(3).last {
      parts[$0] == "Sources" && parts[$0 + 2] == module
    }
    guard let sources else { return nil }
    return (String(parts[sources + 1]), parts[(sources + 3)...].joined(separator: "/"))
  }

  /// What follows `- Note: Differs from SwiftUI:` up to the end of its paragraph.
  private static func difference(in lines: [String]) -> String? {
    guard let start = lines.firstIndex(where: { $0.hasPrefix("- Note: Differs from ") }) else {
      return nil
    }
    let rest = lines[(start + 1)...].prefix {
      !$0.hasPrefix("- ") && $0.contains { !$0.isWhitespace }
    }
    let note = ([lines[start]] + rest).map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: " ")
    guard
      let colon = note.range(
        of: ": ", range: note.index(note.startIndex, offsetBy: 8)..<note.endIndex)
    else { return nil }
    let text = note[colon.upperBound...].replacingOccurrences(of: "``", with: "`")
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}

/// The part of the compiler's symbol graph format that is needed.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Location: Decodable {
      struct Position: Decodable { var line: Int }
      var uri: String
      var position: Position
    }
    struct Comment: Decodable {
      struct Line: Decodable { var text: String }
      var lines: [Line]
    }
    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var location: Location?
    var docComment: Comment?
  }
  struct Relationship: Decodable {
    var kind: String
    var source: String
  }
  var symbols: [Symbol]
  var relationships: [Relationship]
}
