import Foundation
import TestSupport
import Testing

@testable import PreviewSupervision

@Suite("Programs in parts")
struct ProgramPlanTests {
  private static func compilation(
    _ module: String, _ sources: [String], needs: [String] = [], more: String = ""
  ) -> String {
    let inputs =
      sources.map { "\"\($0)\"" } + needs.map { "\"/b/Modules/\($0).swiftmodule\"" }
    let objects = sources.map { source in
      "\"/b/\(module).build/\((source as NSString).lastPathComponent).o\""
    }
    return """
        "C.\(module)":
          tool: shell
          inputs: [\(inputs.joined(separator: ","))]
          outputs: [\((objects + ["\"/b/Modules/\(module).swiftmodule\""]).joined(separator: ","))]
          args: ["/t/swiftc","-module-name","\(module)","-emit-module","-incremental"\(more)]

      """
  }

  /// - Parameter main: Where the program's entry is.
  private static func plan(
    in folder: TemporaryFolder, main: String = "/p/Sources/Main/main.swift",
    hostFolder: String? = nil
  ) throws -> ProgramPlan? {
    let objects = [
      "Views.build/A.swift.o", "Views.build/B.swift.o", "Model.build/M.swift.o",
      "Engine.build/E.swift.o", "ViewPreviews.build/P.swift.o", "Main.build/main.swift.o",
      "CPreviewRecords.build/image.c.o", "Views.build/Views.swiftmodule.o",
    ]
    try folder.write("list", objects.map { "'/b/\($0)'\n" }.joined())
    let manifest = BuildManifest(
      """
      \(compilation("Engine", ["/p/Sources/Engine/E.swift"]))
      \(compilation("ViewPreviews", ["/p/Sources/ViewPreviews/P.swift"], needs: ["Engine"]))
      \(compilation("Model", ["/p/Sources/Model/M.swift"]))
      \(compilation(
        "Views", ["/p/Sources/Views/A.swift", "/p/Sources/Views/Deep/B.swift"],
        needs: ["Model", "Engine"]))
      \(compilation(
        "Main", [main], needs: ["Views", "ViewPreviews"],
        more: ",\"-entry-point-function-name\""))
        "L.app":
          tool: shell
          inputs: []
          outputs: ["/b/app"]
          args: ["/t/swiftc","-emit-executable","-o","/b/app","@\(folder.path)/list"]
      """.split(separator: "\n").map { line in
        let text = line.drop { $0 == " " }
        return (text.hasPrefix("\"") ? "  " : "    ") + text
      }.joined(separator: "\n"))
    return ProgramPlan(
      manifest, folder: "/p", hostFolder: hostFolder, program: "/b/app")
  }

  @Test("What is edited has parts of its own; what the page needs, and C, is the rest")
  func parts() throws {
    let folder = try TemporaryFolder()
    let plan = try #require(try Self.plan(in: folder))
    #expect(plan.modules.map(\.name) == ["Model", "Views", "Main"])
    #expect(plan.modules.map(\.isEntry) == [false, false, true])
    #expect(
      plan.base == [
        "/b/Engine.build/E.swift.o", "/b/ViewPreviews.build/P.swift.o",
        "/b/CPreviewRecords.build/image.c.o",
      ])
    #expect(plan.module(of: "/p/Sources/Views/Deep/B.swift") == 1)
    #expect(plan.module(of: "/p/Sources/Engine/E.swift") == nil)
    #expect(plan.modules[1].sources.map(\.object).last == "/b/Views.build/B.swift.o")
  }

  @Test("A program that was made for the package has parts, too; one of others has none")
  func madeProgram() throws {
    let folder = try TemporaryFolder()
    let main = "/p/.build/previews/host/Program/main.swift"
    let plan = try Self.plan(in: folder, main: main, hostFolder: "/p/.build/previews/host")
    #expect(plan?.modules.map(\.name) == ["Model", "Views", "Main"])
    #expect(try Self.plan(in: folder, main: main) == nil)
    #expect(try Self.plan(in: folder, main: main, hostFolder: "/p/.build/previews/ho") == nil)
  }

  @Test("Dependents of a module are built after it")
  func order() throws {
    let folder = try TemporaryFolder()
    let plan = try #require(try Self.plan(in: folder))
    #expect(plan.dependents(of: ["Model"]).map(\.name) == ["Model", "Views", "Main"])
    #expect(plan.dependents(of: ["Views"]).map(\.name) == ["Views", "Main"])
    #expect(plan.dependents(of: []).map(\.name) == [])
  }

  @Test("A job is what all files have in common, with one of them as the primary one")
  func jobs() throws {
    let line = """
      swift-frontend -frontend -c -primary-file /p/a.swift '/p/b c.swift' -emit-dependencies-path /x \
      -g -Xcc -g -load-plugin-executable '/t/Macros#Macros' -o /b/a.o -index-store-path /i
      """
    let job = try #require(FrontendJob(jobs: line, sources: ["/p/a.swift", "/p/b c.swift"]))
    #expect(
      job.command(for: "/p/b c.swift", object: "/q/b.o", overlay: "/q/o.yaml") == [
        "swift-frontend", "-frontend", "-c", "-gline-tables-only", "-Xcc", "-g",
        "-load-plugin-executable", "/t/Macros#Macros", "/p/a.swift", "-primary-file",
        "/p/b c.swift", "-vfsoverlay", "/q/o.yaml", "-o", "/q/b.o",
      ])
    #expect(FrontendJob(jobs: "swift-frontend -c @list", sources: ["/p/a.swift"]) == nil)
    #expect(FrontendJob(jobs: "", sources: []) == nil)
  }

  @Test("A resource goes where a whole build copies it")
  func resources() throws {
    let folder = try TemporaryFolder()
    try folder.write("Sources/M/Assets/a.json", "1")
    let root = folder.path
    let copies = [(source: root + "/Sources/M/Assets/", target: root + "/out/Assets/")]
    let copy = try #require(ResourceCopy(of: root + "/Sources/M/Assets/a.json", copies))
    #expect(copy.copy())
    #expect(try String(contentsOfFile: root + "/out/Assets/a.json", encoding: .utf8) == "1")
    try FileManager.default.removeItem(atPath: root + "/Sources/M/Assets/a.json")
    #expect(copy.copy())
    #expect(!FileManager.default.fileExists(atPath: root + "/out/Assets/a.json"))
    #expect(ResourceCopy(of: root + "/Sources/M/Assets2/a.json", copies) == nil)
  }
}
