import ElementTree
import Foundation
import Testing
import ViewTree

@Suite("Films on pages") @MainActor
struct MediaViewTests {
  private func renderer(_ source: MediaOrder.Source?) -> HTMLRenderer<MediaView> {
    let renderer = HTMLRenderer(content: MediaView(MediaPlayback(source)))
    renderer.assetPlacement = .linked(prefix: "assets/")
    return renderer
  }

  @Test("A film of the app's is a file beside the page, which plays without a script")
  func file() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "My Film \(UUID()).MP4")
    try Data("film".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let renderer = renderer(.url(file))
    let asset = try #require(try renderer.assets.first)
    #expect(asset.origin == file.path)
    #expect(asset.name.hasPrefix("My-Film-") && asset.name.hasSuffix(".mp4"))
    let html = try renderer.fragment
    #expect(html.contains("<video ") && html.contains(" controls=\"\""))
    #expect(html.contains("src=\"assets/\(asset.name)\""))
    #expect(!html.contains("data-media"))
    // Another film has another name.
    try Data("filn".utf8).write(to: file)
    #expect(try self.renderer(.url(file)).assets.first?.name != asset.name)
  }

  @Test("No file of the server's is sent but films and sounds, whatever address a reader gives")
  func otherFiles() throws {
    for path in ["/etc/passwd", "/etc/passwd/../hostname", "/proc/self/environ", "/etc"] {
      let renderer = renderer(.url(URL(fileURLWithPath: path)))
      #expect(try renderer.assets.isEmpty)
      #expect(try !renderer.fragment.contains("src="))
      #expect(try renderer.warnings.map(\.code) == [.missingAsset])
    }
  }

  @Test("A film elsewhere keeps its address; what is none of a page's is left out and said")
  func addresses() throws {
    let film = renderer(.url(try #require(URL(string: "https://example.com/a.mp4?x=1&y"))))
    #expect(try film.fragment.contains("src=\"https://example.com/a.mp4?x=1&amp;y\""))
    let script = renderer(.url(try #require(URL(string: "javascript:alert(1)"))))
    #expect(try !script.fragment.contains("src="))
    #expect(try script.warnings.map(\.code) == [.refusedURL])
    let missing = renderer(.url(URL(fileURLWithPath: "/nowhere/film.mp4")))
    #expect(try !missing.fragment.contains("src="))
    #expect(try missing.warnings.map(\.code) == [.missingAsset])
  }

  @Test("Orders are numbers that every browser reads, whatever an app asks for")
  func orders() throws {
    let playback = MediaPlayback()
    #expect(playback.order.isPlaying == false)
    playback.change { order in
      (order.isPlaying, order.rate, order.volume) = (true, .nan, 7)
    }
    playback.seek(to: -.infinity)
    let view = LiveView(MediaView(playback))
    let tree = try #require(try view.update()).tree
    let film = try #require(tree.nodes.indices.first { tree.nodes[$0].name == .video })
    #expect(tree.attribute(.dataMedia, of: film) == "\(playback.number) 1 0.0625 1 0 0 1 0 0")
  }

  @Test("A time goes on while it plays, and stands while it doesn't")
  func time() {
    let playback = MediaPlayback()
    playback.hear(.playing, time: 3, duration: 3.5)
    #expect((3...3.5).contains(playback.time))
    playback.hear(.paused, time: 2, duration: -1)
    #expect(playback.time == 2 && playback.duration == nil && !playback.order.isPlaying)
    playback.seek(to: 9)
    #expect(playback.time == 9)
    for time: Double in [-1, .nan, -.infinity, .infinity] {
      playback.seek(to: time)
      #expect(playback.time == 0)
    }
  }

  @Test("The size of a text is about what browsers make of it")
  func textSizes() {
    let font = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 20)]
    #expect("".size(withAttributes: font).width == 0)
    #expect("iiii".size(withAttributes: font).width < "mmmm".size(withAttributes: font).width / 3)
    #expect((85...105).contains("Hello, you".size(withAttributes: font).width))
    #expect("a\nb".size(withAttributes: font).height == 48)
    let long = String(repeating: "word ", count: 20)
    let area = long.boundingRect(
      with: CGSize(width: 100, height: 900), options: .usesLineFragmentOrigin, attributes: font)
    #expect(area.width <= 100 && area.height == 240)
  }
}
