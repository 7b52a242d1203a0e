import Browser
import Foundation
import PageDrawing
import TestSupport
import Testing
import ViewTree

@testable import ViewSnapshots

@Suite("Snapshots by a browser")
@MainActor
struct BrowserStrategyTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func check(
    _ view: some View, _ name: String, recording: SnapshotRecording,
    variants: SnapshotVariants = .standard
  ) async -> SnapshotVerdict {
    let view = AnyView(view)
    let strategy: BrowserSnapshotting<AnyView> =
      switch name {
      case "image": .image
      case "layout": .layout
      default: .accessibility
      }
    let place = SnapshotPlace(
      testFile: "\(folder.path)/CardTests.swift", function: "card()", name: nil,
      strategy: strategy.name)
    return await SnapshotChecker(place, recording: recording).check(view, strategy, variants)
  }

  private func changes(
    _ name: String, _ old: some View, _ new: some View
  ) async -> [SemanticChange.Kind] {
    _ = await check(old, name, recording: .all)
    #expect(await check(old, name, recording: .none) == .same)
    switch await check(new, name, recording: .none) {
    case .same: return []
    case .changed(let changes): return changes.map(\.kind)
    case let verdict:
      Issue.record("\(verdict)")
      return []
    }
  }

  @Test("A picture that differs is reported with its semantic change and its count of pixels")
  func image() async {
    let kinds = await changes(
      "image", Color.red.frame(width: 20, height: 10), Color.red.frame(width: 20, height: 11))
    #expect(kinds.contains(.style(property: "height", from: "10px", to: "11px")))
    guard case .pixels(let count, let largest, let boxes)? = kinds.last else {
      Issue.record("\(kinds)")
      return
    }
    #expect(count == 20 && largest == 207 && boxes.count == 1)
  }

  @Test(
    "A page as its baseline has it and as it is become pictures, with the files that they link to")
  func drawing() async throws {
    func photo(_ width: Double) -> some View {
      AsyncImage(url: URL(string: "photos/a.svg")) {
        $0.resizable()
      } placeholder: {
        Color.clear
      }
      .frame(width: width, height: 20)
    }
    let place = SnapshotPlace(
      testFile: "\(folder.path)/CardTests.swift", function: "card()", name: nil, strategy: "tree")
    let checker = SnapshotChecker(place, recording: .missing)
    @MainActor func taken<V: View>(_ view: V) throws -> SnapshotTaken<SnapshotPage> {
      try Snapshotting<V, SnapshotPage>.tree.take(view, .standard)
    }
    let new = try taken(photo(30))
    let nothing = try await checker.draw(new, in: .standard, size: (64, 64))
    #expect(nothing?.count == nil)
    _ = checker.check(photo(20), .tree, .standard)
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" preserveAspectRatio="none">\
      <rect width="8" height="8" fill="red"/></svg>
      """
    let drawn = try #require(
      try await checker.draw(new, in: .standard, size: (64, 64)) { path in
        path == "photos/a.svg" ? Array(svg.utf8) : nil
      })
    #expect(drawn.width == 64 && drawn.height == 64)
    #expect(drawn.count > 0)
    let bare = try #require(try await checker.draw(new, in: .standard, size: (64, 64)))
    for part in DrawnDifference.Part.allCases {
      #expect(drawn.pictures[part] != bare.pictures[part], "\(part)")
      let signature = Array(drawn.pictures[part]?.prefix(4) ?? [])
      #expect(signature == [0x89, 0x50, 0x4E, 0x47], "\(part)")
    }
    #expect(folder.contents(of: "__Snapshots__/CardTests").count == 1)
  }

  @Test("Invisible changes are no difference of a picture")
  func unseen() async {
    #expect(
      await changes(
        "image", Text("Tea").accessibilityIdentifier("a"), Text("Tea").accessibilityIdentifier("b"))
        == [])
  }

  @Test("Variants reach the browser")
  func variants() async {
    let verdict = await check(
      Color.primary.frame(width: 9, height: 9), "layout", recording: .all,
      variants: SnapshotVariants(widths: [200, 390], colorSchemes: [.light, .dark]))
    guard case .recorded(let file) = verdict,
      let text = folder.read(String(file.dropFirst(folder.path.count + 1)))
    else {
      Issue.record("\(verdict)")
      return
    }
    #expect(text.contains("variant width=390 scheme=dark"))
    #expect(text.contains("font DejaVuSans.ttf"))
  }

  @Test("Differences of boxes are reported by line")
  func layout() async {
    let kinds = await changes(
      "layout", Color.red.frame(width: 20, height: 10), Color.red.frame(width: 24, height: 10))
    #expect(kinds.count == 1)
    guard case .line(let from?, let to?)? = kinds.first else {
      Issue.record("\(kinds)")
      return
    }
    #expect(from.hasSuffix(": 20 × 10") && to.hasSuffix(": 24 × 10"))
  }

  @Test("A lost label is a change of the accessibility tree")
  func accessibility() async {
    let kinds = await changes(
      "accessibility", Button("Like") {}.accessibilityLabel("Like this"), Button("Like") {})
    #expect(kinds.contains { "\($0)".contains("Like this") })
  }

  @Test("Another browser is a verdict of its own, not a change")
  func environment() async throws {
    let view = Color.red.frame(width: 20, height: 10)
    guard case .recorded(let file) = await check(view, "layout", recording: .all) else { return }
    let url = URL(fileURLWithPath: file)
    let text = try String(contentsOf: url, encoding: .utf8)
    let fact = try #require(text.split(separator: "\n").first { $0.contains("Chrome/") })
    let other = fact.replacing("Chrome/", with: "Chrome/0.")
    try text.replacing(fact, with: other).write(to: url, atomically: true, encoding: .utf8)
    let verdict = await check(view.padding(3), "layout", recording: .none)
    guard case .environment(let lines) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(lines.count == 2)
    #expect(verdict.exitCode == .environment)
  }

  @Test("A family that is no test font fails the case")
  func family() async {
    for name in ["image", "layout", "accessibility"] {
      let verdict = await check(
        Text("Tea").font(.custom("Papyrus", size: 17)), name, recording: .all)
      guard case .failed(let message) = verdict else {
        Issue.record("\(verdict)")
        return
      }
      #expect(message.contains("\"Papyrus\", which is no test font"))
    }
  }

  /// A strategy whose browser breaks.
  private struct BrokenExaminer: PageExaminer {
    let pool: DrawingPool
    var name: String { "broken" }

    func fingerprint() async throws -> EnvironmentFingerprint { EnvironmentFingerprint() }

    func content(
      of page: SnapshotTaken<SnapshotPage>, in variant: SnapshotVariant
    ) async throws -> SnapshotContent {
      .lines(try await pool.draw(PageDrawer.source(of: page), parts: .boxes).boxes.map(\.name))
    }
  }

  @Test("A tab that crashes or takes too long ends with 12, and nothing is written")
  func broken() async throws {
    let view = Text("Tea")
    for isCrash in [true, false] {
      let pool = try await DrawingPool(
        tabs: 1,
        timeLimit: {
          while isCrash, !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
        },
        didOpen: { page in
          if isCrash { _ = try? await page.send("Page.crash") }
          if !isCrash { Task { try? await page.evaluate("for (;;) {}") } }
        })
      let strategy = BrowserSnapshotting<Text>(
        page: .tree, examiner: BrokenExaminer(pool: pool))
      let place = SnapshotPlace(
        testFile: "\(folder.path)/CardTests.swift", function: "card()", name: nil,
        strategy: strategy.name)
      let verdict = await SnapshotChecker(place, recording: .all).check(view, strategy, .standard)
      guard case .failed(let message) = verdict else {
        Issue.record("\(verdict)")
        return
      }
      #expect(verdict.exitCode.rawValue == 12)
      #expect(message.contains(isCrash ? "crashed" : "took too long"))
      await pool.close()
    }
    #expect(folder.contents(of: "") == [:])
  }
}
