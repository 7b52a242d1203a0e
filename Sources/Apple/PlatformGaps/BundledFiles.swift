package import Foundation

/// Files among an app's resources that are found by how their names end.
package enum BundledFiles {
  /// The folder of the program.
  private static var programFolder: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// A file: of the main bundle, or of one that SwiftPM has laid beside the program.
  package static func file(_ name: String, _ ending: String) -> URL? {
    Bundle.main.url(forResource: name, withExtension: ending)
      ?? all(ending).first { $0.lastPathComponent == "\(name).\(ending)" }
  }

  /// The files of the bundles in a folder, those of the first bundle by name first.
  ///
  /// A file is at a bundle's top or in its folder `Resources`, where `adopt` writes it.
  package static func all(_ ending: String, beside folder: URL) -> [URL] {
    contents(folder).filter { ["resources", "bundle"].contains($0.pathExtension) }
      .flatMap { bundle in [bundle, bundle.appendingPathComponent("Resources")] }
      .flatMap(contents).filter { $0.pathExtension == ending }
  }

  /// The files of all of the program's bundles.
  package static func all(_ ending: String) -> [URL] { all(ending, beside: programFolder) }

  private static func contents(_ folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }
}
