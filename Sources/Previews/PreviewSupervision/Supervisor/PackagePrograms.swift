import Foundation

/// What a package's manifest says about its programs.
package enum PackagePrograms {
  /// The `swift` command; nil if there is none in the `PATH`.
  package static var swift: String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    return path.split(separator: ":").map { "\($0)/swift" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private struct Description: Decodable {
    struct Target: Decodable {
      var name: String
      var type: String
      var path: String?
      var target_dependencies: [String]?
      var product_dependencies: [String]?

      var needs: [String] { (target_dependencies ?? []) + (product_dependencies ?? []) }
    }
    struct Product: Decodable {
      var name: String
      var targets: [String]
    }
    var targets: [Target]
    var products: [Product]
  }

  /// The first program that imports `ViewPreviews`; nil if there is none.
  ///
  /// The manifest is run for that, which may take a second; as long as it is the same, what it said before
  /// counts.
  package static func previewProduct(of folder: String, _ swift: String) -> String? {
    let manifest = FileManager.default.contents(atPath: folder + "/Package.swift")
    let file = URL(fileURLWithPath: folder + "/.build/previews/product.json")
    if let manifest, let data = try? Data(contentsOf: file),
      let known = try? JSONDecoder().decode(Answer.self, from: data), known.manifest == manifest
    {
      return known.product
    }
    guard let product = describedProduct(of: folder, swift) else { return nil }
    if let manifest,
      let data = try? JSONEncoder().encode(Answer(manifest: manifest, product: product))
    {
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? data.write(to: file)
    }
    return product
  }

  /// What a manifest has said.
  private struct Answer: Codable {
    var manifest: Data
    var product: String
  }

  private static func describedProduct(of folder: String, _ swift: String) -> String? {
    ManifestDescription.read(of: folder, swift).flatMap(previewProduct(described:))
  }

  /// The program that shows previews by what `swift package describe --type json` says.
  static func previewProduct(described data: Data) -> String? {
    guard let description = try? JSONDecoder().decode(Description.self, from: data) else {
      return nil
    }
    let programs = description.targets.filter { target in
      // Tests have programs of their own; one that imports nothing else has no views to show.
      target.type == "executable" && target.needs.contains("ViewPreviews")
        && target.needs.count > 1 && target.path?.hasPrefix("Tests/") != true
    }
    // A program that only previews is meant before one that also does other things.
    let chosen = programs.min { $0.needs.count < $1.needs.count }
    guard let chosen else { return nil }
    return description.products.first { $0.targets == [chosen.name] }?.name ?? chosen.name
  }
}
