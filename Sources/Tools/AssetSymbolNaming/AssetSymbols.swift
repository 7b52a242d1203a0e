package import Foundation

/// The pictures and colours of catalogues, and the source that names them.
package struct AssetSymbols: Sendable {
  /// A kind of asset that sources can name.
  package enum Kind: String, Sendable, CaseIterable {
    case image = "imageset"
    case color = "colorset"

    /// The kind of an entry by the ending of its folder; symbols are pictures, too.
    init?(ending: String) { self.init(rawValue: ending == "symbolset" ? "imageset" : ending) }

    /// What names of the kind often end with.
    var word: String { self == .image ? "Image" : "Color" }
    /// The type that has the names.
    var type: String { self == .image ? "ImageResource" : "ColorResource" }
  }

  /// An asset by the name in its catalogue.
  package struct Asset: Hashable, Sendable {
    package var name: String
    package var kind: Kind

    package init(name: String, kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// The assets in the order of their names.
  package let assets: [Asset]

  /// Reads catalogues.
  ///
  /// Folders that give their name to what is in them do so here too, with a slash.
  package init(catalogs: [URL]) {
    var found: Set<Asset> = []
    for catalog in catalogs { Self.read(catalog, "", &found) }
    self.init(assets: found)
  }

  package init(assets: some Sequence<Asset>) {
    self.assets = assets.sorted { ($0.name, $0.kind.rawValue) < ($1.name, $1.kind.rawValue) }
  }

  private static func read(_ folder: URL, _ prefix: String, _ found: inout Set<Asset>) {
    let files = FileManager.default
    for item in (try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    {
      let name = item.deletingPathExtension().lastPathComponent
      if let kind = Kind(ending: item.pathExtension) {
        found.insert(Asset(name: prefix + name, kind: kind))
      } else if item.pathExtension.isEmpty {
        read(item, givesName(item) ? "\(prefix)\(name)/" : prefix, &found)
      }
    }
  }

  /// Whether names of assets in a folder begin with its name.
  private static func givesName(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var namespace: Bool?
        enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else {
      return false
    }
    return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?.namespace ?? false
  }

  /// Colours that SwiftUI names itself.
  private static let known: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  /// The source with a name for each asset; of two with one name the first has it.
  ///
  /// - Parameters:
  ///   - bundle: The expression of the bundle that has the catalogues.
  ///   - declared: The styles that the app's own sources name.
  package func source(bundle: String, declared: DeclaredStyles = .init()) -> String {
    var lines = ["import Foundation", "import SwiftUI", "", "private let bundle = \(bundle)"]
    for kind in Kind.allCases {
      for (space, named) in spaces(kind) {
        let parts = space.map { "." + $0 }.joined()
        lines += ["", "extension \(kind.type)\(parts) {"]
        for (name, asset) in named {
          lines.append(
            "  static let \(name) = \(kind.type)(name: \(Self.literal(asset)), bundle: bundle)")
        }
        lines.append("}")
        guard space.isEmpty else { continue }
        // Not of the class itself, for the same reason as below.
        let (owner, holder) =
          kind == .color ? ("UIColor", "_NamesColors") : ("UIImage", "_NamesImages")
        lines += ["", "extension \(holder) where Self: \(owner) {"]
        lines += named.map {
          "  static var \($0.0): \(owner) { \(owner)(resource: \(kind.type).\($0.0)) }"
        }
        lines.append("}")
        guard kind == .color else { continue }
        let taken = Self.known.union(declared.names)
        let free = named.filter { !taken.contains($0.0) }
        // Not of `Color` itself: apps whose project doesn't ask for these names may have an extension of
        // their own with the same, which this leaves alone and is preferred.
        lines += ["", "extension ShapeStyle where Self == Color {"]
        lines += free.map { "  static var \($0.0): Color { Color(ColorResource.\($0.0)) }" }
        lines.append("}")
      }
      for space in Set(spaces(kind).flatMap { Self.prefixes($0.space) })
        .sorted(by: { $0.lexicographicallyPrecedes($1) })
      {
        let parts = space.dropLast().map { "." + $0 }.joined()
        lines += ["", "extension \(kind.type)\(parts) {", "  enum \(space.last ?? "") {}", "}"]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The assets of a kind with their names, by the folders that are part of these: `Icons/heart` is
  /// `Icons.heart`.
  private func spaces(_ kind: Kind) -> [(space: [String], named: [(String, String)])] {
    var result: [(space: [String], named: [(String, String)])] = []
    var used: Set<[String]> = []
    for asset in assets where asset.kind == kind {
      let parts = asset.name.split(separator: "/").map(String.init)
      guard let last = parts.last, let name = SymbolName(asset: last, kind: kind) else { continue }
      let space = parts.dropLast().map { SymbolName.space($0) }
      guard used.insert(space + [name.spelling]).inserted else { continue }
      if let index = result.firstIndex(where: { $0.space == space }) {
        result[index].named.append((name.spelling, asset.name))
      } else {
        result.append((space, [(name.spelling, asset.name)]))
      }
    }
    return result
  }

  /// The spaces around one, with itself.
  private static func prefixes(_ space: [String]) -> [[String]] {
    space.indices.map { Array(space[...$0]) }
  }

  /// A name as a literal, whatever characters it has.
  private static func literal(_ name: String) -> String {
    let escaped = name.unicodeScalars.map { scalar in
      ["\"", "\\"].contains(scalar) || scalar.value < 32
        ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    return "\"\(escaped.joined())\""
  }
}
