import Foundation

/// A package with nothing but a program that has the previews of another package's libraries, for packages
/// that have no such program themselves.
struct GeneratedHost {
  /// The program's name.
  static let product = "preview-host"

  /// What SwiftPM says about a package.
  struct Description: Decodable {
    struct Dependency: Decodable {
      struct Requirement: Decodable {
        struct Range: Decodable {
          var lower_bound: String
          var upper_bound: String
        }
        var exact: [String]?
        var range: [Range]?
        var branch: [String]?
        var revision: [String]?
      }
      var identity: String
      var path: String?
      var url: String?
      var requirement: Requirement?
    }
    struct Product: Decodable {
      struct Kind: Decodable {
        var isLibrary: Bool

        init(from decoder: any Decoder) throws {
          // `{"library": ["automatic"]}`, `{"executable": null}` and the like.
          let keys = try decoder.container(keyedBy: Key.self).allKeys
          isLibrary = keys.contains { $0.stringValue == "library" }
        }

        private struct Key: CodingKey {
          var stringValue: String
          var intValue: Int? { nil }
          init(stringValue: String) { self.stringValue = stringValue }
          init?(intValue: Int) { nil }
        }
      }
      var name: String
      var targets: [String]
      var type: Kind
    }
    var name: String
    var dependencies: [Dependency]
    var products: [Product]
  }

  private let folder: String
  private let description: Description

  /// Reads a package's manifest; nil if it has no libraries, or no dependencies.
  init?(of folder: String, _ swift: String) {
    guard let data = ManifestDescription.read(of: folder, swift),
      let description = try? JSONDecoder().decode(Description.self, from: data)
    else { return nil }
    self.init(of: folder, description)
  }

  init?(of folder: String, _ description: Description) {
    let libraries = description.products.filter(\.type.isLibrary)
    guard !libraries.isEmpty, !description.dependencies.isEmpty else { return nil }
    self.folder = URL(fileURLWithPath: folder).standardizedFileURL.path
    self.description = description
  }

  /// The modules that the program has.
  private var modules: [String] {
    Set(description.products.filter(\.type.isLibrary).flatMap(\.targets)).sorted()
  }

  /// The manifest of the package around the program.
  var manifest: String {
    let identity = folder.split(separator: "/").last.map(String.init) ?? description.name
    let products = description.products.filter(\.type.isLibrary).map {
      "        .product(name: \(Self.literal($0.name)), package: \(Self.literal(identity))),"
    }
    let engine = engine.map { Self.literal($0) } ?? "\"\""
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "preview-host",
        platforms: [.macOS(.v15), .iOS(.v18)],
        dependencies: [
          .package(path: \(Self.literal(folder))),
      \(description.dependencies.compactMap(Self.declaration).joined(separator: "\n"))
        ],
        targets: [
          .executableTarget(
            name: "preview-host",
            dependencies: [
      \(products.joined(separator: "\n"))
              .product(name: "ViewPreviews", package: \(engine)),
            ], path: "Program", swiftSettings: [.swiftLanguageMode(.v6)])
        ]
      )

      """
  }

  /// The source of the program.
  var program: String {
    modules.map { "import \($0)\n" }.joined() + "import ViewPreviews\n\nPreviewHost.main()\n"
  }

  /// The dependency that has `ViewPreviews`: the one of this name, else the only one.
  private var engine: String? {
    description.dependencies.first { Self.engineNames.contains($0.identity) }?.identity
      ?? description.dependencies.first?.identity
  }

  /// Identities under which this package may be known.
  private static let engineNames: Set<String> = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    return [folder.lastPathComponent.lowercased()]
  }()

  /// A dependency as manifests declare it.
  private static func declaration(_ dependency: Description.Dependency) -> String? {
    if let path = dependency.path { return "    .package(path: \(literal(path)))," }
    guard let url = dependency.url else { return nil }
    let wanted = dependency.requirement
    let requirement: String? =
      if let range = wanted?.range?.first {
        "\(literal(range.lower_bound))..<\(literal(range.upper_bound))"
      } else if let exact = wanted?.exact?.first {
        "exact: \(literal(exact))"
      } else if let branch = wanted?.branch?.first {
        "branch: \(literal(branch))"
      } else if let revision = wanted?.revision?.first {
        "revision: \(literal(revision))"
      } else {
        nil
      }
    return requirement.map { "    .package(url: \(literal(url)), \($0))," }
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Writes the package unless it is there already.
  ///
  /// - Returns: Its folder.
  func write(into folder: String) throws -> String {
    try Self.write(manifest, to: folder + "/Package.swift")
    try Self.write(program, to: folder + "/Program/main.swift")
    return folder
  }

  private static func write(_ text: String, to path: String) throws {
    if FileManager.default.contents(atPath: path) == Data(text.utf8) { return }
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
  }
}
