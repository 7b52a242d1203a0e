import Foundation

/// Where an app's models are.
enum ModelFiles {
  /// The folder of the program.
  private static var programFolder: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// The file of a model: of the main bundle, or of one that SwiftPM has laid beside the program.
  static func file(of name: String) -> URL? {
    Bundle.main.url(forResource: name, withExtension: "momd")
      ?? all(beside: programFolder).first { $0.lastPathComponent == "\(name).momd" }
  }

  /// The models of the bundles in a folder, those of the first bundle by name first.
  ///
  /// A model is at a bundle's top or in its folder `Resources`, where `adopt` writes it.
  static func all(beside folder: URL) -> [URL] {
    contents(folder).filter { ["resources", "bundle"].contains($0.pathExtension) }
      .flatMap { bundle in [bundle, bundle.appendingPathComponent("Resources")] }
      .flatMap(contents).filter { $0.pathExtension == "momd" }
  }

  /// All models of the program's bundles.
  static var all: [URL] { all(beside: programFolder) }

  private static func contents(_ folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }
}
