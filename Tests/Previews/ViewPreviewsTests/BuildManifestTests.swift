import Testing

@testable import PreviewSupervision

@Suite("The manifest of a build")
struct BuildManifestTests {
  private static let manifest = BuildManifest(
    """
    commands:
      "/p/.build/debug/M.build/sources":
        tool: write-auxiliary-file
        inputs: ["<sources-file-list>","/p/Sources/M/A.swift"]
        outputs: ["/p/.build/debug/M.build/sources"]

      "C.M-debug.module":
        tool: shell
        inputs: ["/p/Sources/M/A.swift","/p/Sources/M/B \\"b\\".swift"]
        outputs: ["/p/M.build/A.swift.o","/p/Modules/M.swiftmodule"]
        description: "Compiling"
        args: ["/usr/bin/swiftc","-emit-module","-incremental","-c"]

      "C.app-debug.exe":
        tool: shell
        inputs: ["/p/M.build/A.swift.o"]
        outputs: ["/p/.build/debug/app"]
        args: ["/usr/bin/swiftc","-emit-executable","-o","/p/.build/debug/app"]
    """)

  @Test("The command that compiles a source, and the one that links a program")
  func commands() {
    #expect(
      Self.manifest.compilation(of: "/p/Sources/M/A.swift")
        == .init(
          inputs: ["/p/Sources/M/A.swift", "/p/Sources/M/B \"b\".swift"],
          outputs: ["/p/M.build/A.swift.o", "/p/Modules/M.swiftmodule"],
          arguments: ["/usr/bin/swiftc", "-emit-module", "-incremental", "-c"]))
    #expect(
      Self.manifest.linking(of: "/p/.build/debug/app")?.inputs == ["/p/M.build/A.swift.o"])
  }

  @Test("Missing values, and those of another type, are nil")
  func missing() {
    #expect(Self.manifest.compilation(of: "/p/Sources/M/C.swift") == nil)
    #expect(Self.manifest.compilation(of: "A.swift") == nil)
    #expect(Self.manifest.linking(of: "/p/.build/debug/other") == nil)
    #expect(BuildManifest("").linking(of: "") == nil)
    #expect(BuildManifest("    inputs: [\"a\"\n    args: 3").compilation(of: "a") == nil)
  }
}
