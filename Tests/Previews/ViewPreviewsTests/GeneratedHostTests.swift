import Foundation
import TestSupport
import Testing

@testable import PreviewSupervision

@Suite("Programs of previews for packages without one")
@MainActor
struct GeneratedHostTests {
  private static func description(
    _ dependencies: String, products: String
  ) throws -> GeneratedHost.Description {
    try JSONDecoder().decode(
      GeneratedHost.Description.self,
      from: Data(
        #"{"name": "Views", "dependencies": [\#(dependencies)], "products": [\#(products)]}"#.utf8))
  }

  private static let library = #"""
    {"name": "Views", "targets": ["B", "A"], "type": {"library": ["automatic"]}},
    {"name": "tool", "targets": ["Tool"], "type": {"executable": null}}
    """#

  @Test("The program imports what libraries have, and is built with the package's own dependencies")
  func manifest() throws {
    let description = try Self.description(
      #"""
      {"identity": "engine", "type": "fileSystem", "path": "/src/Engine"},
      {"identity": "other", "type": "sourceControl", "url": "https://example.org/other.git",
       "requirement": {"range": [{"lower_bound": "1.0.0", "upper_bound": "2.0.0"}]}},
      {"identity": "third", "type": "sourceControl", "url": "https://example.org/third.git",
       "requirement": {"branch": ["main"]}}
      """#, products: Self.library)
    let host = try #require(GeneratedHost(of: "/src/My \"Views\"/", description))
    #expect(host.program == "import A\nimport B\nimport ViewPreviews\n\nPreviewHost.main()\n")
    for line in [
      #".package(path: "/src/My \"Views\""),"#, #".package(path: "/src/Engine"),"#,
      #".package(url: "https://example.org/other.git", "1.0.0"..<"2.0.0"),"#,
      #".package(url: "https://example.org/third.git", branch: "main"),"#,
      #".product(name: "Views", package: "My \"Views\""),"#,
      #".product(name: "ViewPreviews", package: "engine"),"#,
    ] {
      #expect(host.manifest.contains(line), "\(line)")
    }
    let folder = try TemporaryFolder()
    _ = try host.write(into: folder.path + "/host")
    #expect(folder.read("host/Package.swift") == host.manifest)
    #expect(folder.read("host/Program/main.swift") == host.program)
  }

  @Test("Without a library or a dependency there is nothing to make")
  func none() throws {
    let engine = #"{"identity": "engine", "path": "/src/Engine"}"#
    #expect(GeneratedHost(of: "/src", try Self.description("", products: Self.library)) == nil)
    #expect(
      GeneratedHost(
        of: "/src",
        try Self.description(
          engine, products: #"{"name": "t", "targets": ["T"], "type": {"executable": null}}"#))
        == nil)
  }

  @Test("Options are read; what is wrong is said")
  func options() throws {
    let options = try PreviewLauncher.Options(
      ["--package", "/a", "--port", "0", "--open", "--static", "/b", "--host", "::1"])
    #expect(options.package == "/a")
    #expect(options.port == 0)
    #expect(options.opensPage)
    #expect(options.staticFolder == "/b")
    for wrong in [["--port"], ["--port", "65536"], ["--what"], ["x"]] {
      #expect(throws: PreviewLauncher.LaunchError.self) { try PreviewLauncher.Options(wrong) }
    }
  }
}
