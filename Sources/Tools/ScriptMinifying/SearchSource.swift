import ElementTree
package import Foundation

/// The script of a site's search, made small.
package struct SearchSource {
  /// The script as sites have it.
  package let text: String
  /// The hash of the source that it was made of, by which a test sees that it still is.
  package let sourceHash: String

  /// Reads the source in this package and makes it small with esbuild.
  package init() throws {
    text = try ScriptBundler().minified(Self.source, [:])
    sourceHash = try Self.hash()
  }

  /// The hash of the source.
  package static func hash() throws -> String {
    ClientSource.Module.hash(of: [UInt8](try Data(contentsOf: source)))
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Site/StaticSite/Search")
  private static let source = folder.appendingPathComponent("search.js")
  /// The Swift source that embeds the script.
  package static let embedded = folder.appendingPathComponent("SearchScript.swift")

  /// The Swift source that embeds the script.
  package var swift: String {
    let hash = ClientSource.Module.hash(of: Array(text.utf8))
    let head = """
      /// The script of a site's search, made small. Written by `make client`.
      package enum SearchScript {
        /// The hash of the source that it was made of.
        package static let sourceHash = "\(sourceHash)"
        /// The file's name, another for each text.
        static let name = "search-\(hash).js"
        // swift-format-ignore
        static let text = ##

      """
    return head.dropLast() + "\"\"\"\n\(text)\n\"\"\"##\n}\n"
  }
}
