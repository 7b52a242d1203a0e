import Browser
import Foundation
import PixelComparing
import Synchronization

/// A tab that shows several pages side by side, each in a frame without scripts and network.
final class Stage: Sendable {
  /// One page on the stage.
  struct Job: Sendable {
    var source: DrawnPageSource
    var media: DrawingMedia
    var parts: DrawnPage.Parts
  }

  /// The pages that requests are answered from, by the number in their address.
  private final class Sources: Sendable {
    private let sources = Mutex<[Int: DrawnPageSource]>([:])

    func set(_ new: [Int: DrawnPageSource]) { sources.withLock { $0 = new } }

    func answer(_ url: String) -> PageResource? {
      guard url.hasPrefix(Stage.origin) else { return nil }
      let path = url.dropFirst(Stage.origin.count).prefix { $0 != "?" && $0 != "#" }
      if path == "stage" {
        return PageResource(type: "text/html;charset=utf-8", body: Array(StageScript.document.utf8))
      }
      guard let slash = path.firstIndex(of: "/"), let number = Int(path[..<slash]),
        let source = sources.withLock({ $0[number] }),
        let file = path[path.index(after: slash)...].removingPercentEncoding
      else { return nil }
      if file == source.path {
        return PageResource(type: "text/html;charset=utf-8", body: Array(source.html.utf8))
      }
      return source.file?(file)
    }
  }

  /// A host that no name server knows; requests to it are answered here.
  static let origin = "http://stage.invalid/"
  /// A page longer than this is no picture.
  private static let longestPage = 65_536
  /// A picture is taken in parts of this height, which every browser can.
  private static let stripHeight = 4_096

  let page: Page
  private let sources = Sources()
  /// The number of the next page, and how the tab is set up.
  private struct State {
    var number = 0
    var media: DrawingMedia?
    var width = 0
    var height = 0
  }

  private let state = Mutex(State())

  private init(page: Page) { self.page = page }

  /// Opens a tab.
  static func open(in browser: Browser) async throws -> Stage {
    let page = try await browser.newPage(width: 800, height: 600)
    let stage = Stage(page: page)
    try await page.answerRequests { [sources = stage.sources] in sources.answer($0) }
    try await page.navigate(to: origin + "stage")
    return stage
  }

  func close() async { try? await page.close() }

  /// Ends the tab even if it doesn't listen any more.
  func kill() async {
    // Chromium does this on a thread that no page can hold up; there is no answer but the end.
    _ = try? await page.send("Page.crash")
    await close()
  }

  /// Draws pages whose media can share a tab, in their order.
  func draw(_ jobs: [Job]) async throws -> [Result<DrawnPage, DrawingError>] {
    guard let media = jobs.first?.media else { return [] }
    try await emulate(media)
    let first = state.withLock { state in
      defer { state.number += jobs.count }
      return state.number
    }
    let numbered = jobs.enumerated().map { (first + $0.offset, $0.element.source) }
    sources.set(Dictionary(numbered, uniquingKeysWith: { $1 }))
    let urls = numbered.map { Self.origin + "\($0.0)/" + Self.encoded($0.1.path) }
    var offsets: [Int] = []
    var x = 0
    for job in jobs {
      offsets.append(x)
      // Patterns that browsers draw with repeat after a power of two.
      x += (job.media.width + 63) / 64 * 64
    }
    let frames = jobs.indices.map { index -> JSONValue in
      [
        "url": .string(urls[index]),
        "html": jobs[index].source.file == nil ? .string(jobs[index].source.html) : .null,
        "x": .number(Double(offsets[index])),
        "width": .number(Double(jobs[index].media.width)),
        "height": .number(Double(jobs[index].media.height)),
        "boxes": .bool(jobs[index].parts.contains(.boxes)),
      ]
    }
    let answer = try await page.evaluate(
      "\(StageScript.show)(\(JSONValue.array(frames).script))")
    var results = jobs.indices.map { index in
      Self.drawn(answer[index] ?? .null, path: jobs[index].source.path)
    }
    try await addImages(to: &results, jobs, offsets, width: x)
    if jobs.contains(where: { $0.parts.contains(.accessibility) }) {
      let frames = try await frameIDs()
      for index in jobs.indices where jobs[index].parts.contains(.accessibility) {
        guard case .success(var drawn) = results[index], let frame = frames[urls[index]] else {
          continue
        }
        drawn.accessibility = try await page.accessibilityTree(frame: frame)
        results[index] = .success(drawn)
      }
    }
    return results
  }

  private func emulate(_ media: DrawingMedia) async throws {
    if let last = state.withLock({ $0.media }), last.canShareTab(with: media) { return }
    try await page.emulate(
      colorScheme: media.colorScheme, reducedMotion: media.reducesMotion, contrast: media.contrast)
    state.withLock { $0.media = media }
  }

  /// Takes one picture of all frames, in strips where they are long, and cuts it.
  private func addImages(
    to results: inout [Result<DrawnPage, DrawingError>], _ jobs: [Job], _ offsets: [Int], width: Int
  ) async throws {
    let wanted = jobs.indices.filter { jobs[$0].parts.contains(.image) }
    let heights = wanted.compactMap { try? results[$0].get().contentHeight }
    guard let height = heights.max() else { return }
    let strips = try await strips(width: width, height: height)
    for index in wanted {
      guard case .success(var drawn) = results[index] else { continue }
      drawn.image = PixelImage.stacked(
        strips.enumerated().compactMap { number, strip in
          let rest = drawn.contentHeight - number * Self.stripHeight
          return strip.cropped(
            to: PixelBox(
              x: offsets[index], y: 0, width: jobs[index].media.width, height: max(0, rest)))
        })
      results[index] = .success(drawn)
    }
  }

  /// The stage from the top: one picture, or several where that would be too large for a window.
  private func strips(width: Int, height: Int) async throws -> [PixelImage] {
    if height <= Self.stripHeight {
      // A window of this size is drawn once; beyond a window's edges browsers draw twice.
      let isNew = state.withLock { $0.width != width || $0.height != height }
      if isNew {
        try await page.setViewport(width: width, height: height)
        state.withLock { ($0.width, $0.height) = (width, height) }
      }
      return [try PixelImage(png: try await page.screenshot(isQuick: true))]
    }
    var strips: [PixelImage] = []
    for top in stride(from: 0, to: height, by: Self.stripHeight) {
      let clip = Rect(
        x: 0, y: Double(top), width: Double(width),
        height: Double(min(Self.stripHeight, height - top)))
      strips.append(try PixelImage(png: try await page.screenshot(clip: clip, isQuick: true)))
    }
    return strips
  }

  private func frameIDs() async throws -> [String: String] {
    let tree = try await page.send("Page.getFrameTree")["frameTree"]
    let frames = (tree?["childFrames"]?.array ?? []).compactMap { $0["frame"] }
    let pairs = frames.compactMap { frame -> (String, String)? in
      // A frame that was written into has its parent's address, so its name counts.
      guard let url = frame["name"]?.string, let id = frame["id"]?.string else { return nil }
      return (url, id)
    }
    return Dictionary(pairs, uniquingKeysWith: { $1 })
  }

  /// Reads what the script says of a frame.
  private static func drawn(_ value: JSONValue, path: String) -> Result<DrawnPage, DrawingError> {
    guard let width = value["width"]?.number, let height = value["height"]?.number else {
      return .failure(
        DrawingError(
          .page,
          "The page \(path) did not come to be (\(value["error"]?.string ?? "no answer")). "
            + "Open it in a browser and look at the console."))
    }
    guard Int(height) <= longestPage else {
      return .failure(
        DrawingError(
          .size, "The page \(path) is \(Int(height)) pixels long. Show at most \(longestPage)."))
    }
    func names(_ key: String) -> [String] {
      (value[key]?.array ?? []).compactMap(\.string).flatMap(FontFamilies.names)
    }
    let own = Set(names("own"))
    do throws(DrawingError) {
      try TestFonts.check(names("families").filter { !own.contains($0) }, of: path)
    } catch {
      return .failure(error)
    }
    let boxes = (value["boxes"]?.array ?? []).compactMap { box -> DrawnPage.Box? in
      guard let depth = box[0]?.number, let name = box[1]?.string, let x = box[2]?.number,
        let y = box[3]?.number, let width = box[4]?.number, let height = box[5]?.number
      else { return nil }
      return DrawnPage.Box(
        depth: Int(depth), name: name, rect: Rect(x: x, y: y, width: width, height: height))
    }
    return .success(
      DrawnPage(boxes: boxes, contentWidth: Int(width), contentHeight: Int(height)))
  }

  private static func encoded(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).map { part in
      part.utf8.map { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
          String(UnicodeScalar(byte))
        default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
      }.joined()
    }.joined(separator: "/")
  }
}
