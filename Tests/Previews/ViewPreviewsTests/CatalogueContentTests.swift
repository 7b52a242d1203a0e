import ElementTree
import Foundation
import LivePages
import Testing
import ViewSnapshots
import ViewTree

@testable import PreviewSupervision
@testable import ViewPreviews

@Suite("The page of previews as it changes")
@MainActor
struct CatalogueContentTests {
  private static func content(_ status: HostStatus) throws -> CatalogueContent {
    let catalogue = PreviewCatalogue(
      (0..<3).map { number in
        CataloguedPreview(
          id: "", module: "M", file: "F.swift", line: number, name: "P\(number)",
          space: PreviewSpace(), make: { Text(verbatim: "\(number)") })
      })
    let model = CatalogueModel(
      catalogue, sources: SourceIndex(folder: nil), watcher: NoWatcher())
    return CatalogueContent(
      model, status: status, storage: try GuestStorage(of: RandomID(), in: MemoryStore()))
  }

  @Test("The build's output is shown as it comes, and a page that is loaded again shows the same")
  func status() throws {
    let status = HostStatus()
    let live = try Self.content(status)
    _ = try live.update()
    var build = BuildStatus()
    let steps: [(inout BuildStatus) -> Void] = [
      { $0.isBuilding = true },
      {
        $0.reloadTime = 0.5; $0.isBuilding = false
      },
      { $0.isBuilding = true },
      { $0.problems = [.init(file: "A.swift", line: 3, column: 7, message: "no x")] },
      { $0.isBuilding = false },
      { $0.problems = [] },
      { $0.crashes = ["M/F/P0": "Fatal error"] },
      { $0.crashes = [:] },
    ]
    for (number, step) in steps.enumerated() {
      step(&build)
      status.build = build
      _ = try live.update()
      let fresh = try Self.content(status)
      _ = try fresh.update()
      #expect(live.tree.html == fresh.tree.html, "step \(number)")
      #expect(live.tree.html.contains("A.swift:3:7: no x") == !build.problems.isEmpty)
    }
  }

  @Test("Choosing pushes an address, searching replaces it, going back shows what it says")
  func addresses() throws {
    let status = HostStatus()
    let live = try Self.content(status)
    _ = try live.update()
    let before = live.tree.html
    #expect(live.handle(LiveEvent(.route, .text("/?preview=M/F/P1")), atNode: nil) == .handled)
    #expect(
      try live.update()?.commands.contains { if case .push = $0 { true } else { false } }
        == false)
    #expect(live.tree.html.contains("/card?preview=M/F/P1"))
    #expect(live.handle(LiveEvent(.route, .text("/")), atNode: nil) == .handled)
    _ = try live.update()
    #expect(live.tree.html == before)
  }
}
