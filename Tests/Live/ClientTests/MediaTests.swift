import AVFoundation
import AVKit
import Browser
import Combine
import Foundation
import Observation
import Testing
import ViewTree

@Suite("Films and sounds", .serialized) @MainActor
struct MediaTests {
  /// A sound of silence, as a file that is removed with the test.
  private final class Sound {
    let url: URL
    init(seconds: Double) throws {
      url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
      try Self.bytes(seconds: seconds).write(to: url)
    }
    deinit { try? FileManager.default.removeItem(at: url) }

    /// A WAVE file of 8,000 bytes a second (RIFF, PCM of one channel and 8 bits).
    static func bytes(seconds: Double) -> Data {
      let count = UInt32(8000 * seconds)
      func word(_ value: UInt32, _ size: Int = 4) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
      }
      var bytes = Array("RIFF".utf8) + word(36 + count) + Array("WAVEfmt ".utf8) + word(16)
      bytes += word(1, 2) + word(1, 2) + word(8000) + word(8000) + word(1, 2) + word(8, 2)
      bytes += Array("data".utf8) + word(count) + [UInt8](repeating: 128, count: Int(count))
      return Data(bytes)
    }
  }

  private func film(_ served: ServedView) -> String { "document.querySelector('video')" }

  private struct Film: View {
    @State private var player: AVPlayer
    @State private var ends = 0
    @State private var seconds = -1
    @State private var isShown = true
    @State private var observer: Any?

    init(_ url: URL) { _player = State(initialValue: AVPlayer(url: url)) }

    var body: some View {
      VStack {
        if isShown { VideoPlayer(player: player).frame(height: 200) }
        Text(player.timeControlStatus == .playing ? "playing" : "paused")
        Text("ends=\(ends) seconds=\(seconds)")
        if let duration = player.currentItem?.duration, duration.isValid {
          Text("lasts \(duration.seconds)")
        }
        Button("Play") { player.play() }
        Button("Pause") { player.pause() }
        Button("Near the end") { player.seek(to: CMTime(seconds: 9.5, preferredTimescale: 600)) }
        Button("Mute") { player.isMuted.toggle() }
        Button("Hide") { isShown = false }
      }
      .onAppear {
        let interval = CMTime(seconds: 0.5, preferredTimescale: 600)
        observer = player.addPeriodicTimeObserver(forInterval: interval, queue: .main) { time in
          MainActor.assumeIsolated { seconds = Int(time.seconds) }
        }
      }
      .onReceive(
        NotificationCenter.default.publisher(
          for: .AVPlayerItemDidPlayToEndTime, object: player.currentItem)
      ) { _ in ends += 1 }
    }
  }

  private func press(_ name: String, _ served: ServedView) async throws {
    try await served.click(served.element(name))
  }

  @Test("A player plays, pauses, seeks and ends in the browser, and the app hears of it")
  func player() async throws {
    let sound = try Sound(seconds: 10)
    try await ServedView.with({ Film(sound.url) }, linksAssets: true) { served in
      #expect(try await served.shows("lasts 10.0"))
      #expect(try await served.shows("paused"))
      #expect(
        try await served.evaluate("\(film(served)).controls && \(film(served)).paused").bool == true
      )
      try await press("Play", served)
      #expect(try await served.wait("!\(film(served)).paused && \(film(served)).currentTime > 0"))
      #expect(try await served.shows("playing"))
      #expect(try await served.shows("seconds=1"))
      try await press("Mute", served)
      #expect(try await served.wait("\(film(served)).muted"))
      try await press("Pause", served)
      #expect(try await served.wait("\(film(served)).paused"))
      #expect(try await served.shows("paused"))
      // Files are had in parts, or nobody could go on in the middle.
      try await press("Near the end", served)
      #expect(try await served.wait("\(film(served)).currentTime > 9"))
      #expect(try await served.shows("seconds=9"))
      // The browser's own buttons.
      try await served.evaluate("\(film(served)).play()")
      #expect(try await served.shows("ends=1"))
      #expect(try await served.shows("paused"))
    }
  }

  @MainActor @Observable
  final class Bell: NSObject, AVAudioPlayerDelegate {
    let player: AVAudioPlayer
    var rings = 0
    init(_ data: Data, loops: Int) throws {
      player = try AVAudioPlayer(data: data)
      player.numberOfLoops = loops
      super.init()
      player.delegate = self
    }
    nonisolated func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully: Bool) {
      MainActor.assumeIsolated { rings += 1 }
    }
  }

  private struct Rung: View {
    @State var bell: Bell?
    /// What a bell of the page's own rings with.
    var data: Data?
    var body: some View {
      VStack {
        Button("Ring") { bell?.player.play() }
        Button("Stop") { bell?.player.stop() }
        Button("Sell") { bell = nil }
        Text(bell?.player.isPlaying == true ? "rings" : "is quiet")
        Text("rung \(bell?.rings ?? -1), \(bell?.player.duration ?? -1) s")
      }
      .onAppear { if let data { bell = try? Bell(data, loops: -1) } }
    }
  }

  /// Has a page say what plays that no element shows.
  private func listen(_ served: ServedView) async throws {
    try await served.evaluate(
      """
      (() => {
        const Sound = Audio;
        window.Audio = function() { return window.heard = new Sound(); };
        return true;
      })()
      """)
  }

  @Test("A sound that nothing shows is heard, as often as it is to be")
  func sound() async throws {
    let bell = try Bell(Sound.bytes(seconds: 0.5), loops: 2)
    try await ServedView.with({ Rung(bell: bell) }, linksAssets: true) { served in
      try await listen(served)
      try await press("Ring", served)
      #expect(try await served.shows("rings"))
      #expect(try await served.shows("rung 1, 0.500000 s"))
      #expect(try await served.shows("is quiet"))
      #expect(bell.rings == 1)
      // Three times half a second, told of as three ends.
      #expect(try await served.evaluate("heard.currentTime < 0.1 && heard.paused").bool == true)
    }
  }

  @Test("A sound stops with its player")
  func stopping() async throws {
    let data = Sound.bytes(seconds: 30)
    try await ServedView.with(
      { Rung(data: data) }, linksAssets: true
    ) { served in
      try await listen(served)
      try await press("Ring", served)
      #expect(try await served.wait("window.heard && !heard.paused && heard.loop"))
      try await press("Stop", served)
      #expect(try await served.wait("heard.paused"))
      #expect(try await served.shows("is quiet"))
      try await press("Ring", served)
      #expect(try await served.wait("!heard.paused"))
      try await press("Sell", served)
      #expect(try await served.wait("heard.paused"))
    }
  }

  private struct Clip: UIViewControllerRepresentable {
    let player: AVPlayer
    func makeUIViewController(context: Context) -> AVPlayerViewController {
      let controller = AVPlayerViewController()
      controller.player = player
      controller.showsPlaybackControls = false
      controller.videoGravity = .resizeAspectFill
      return controller
    }
    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
  }

  @Test("A controller's film fills its space without buttons")
  func controller() async throws {
    let sound = try Sound(seconds: 3)
    let player = AVPlayer(url: sound.url)
    try await ServedView.with(
      { Clip(player: player).frame(width: 300, height: 200).onAppear { player.play() } },
      linksAssets: true
    ) { served in
      #expect(try await served.wait("\(film(served)) && !\(film(served)).controls"))
      let look = try await served.evaluate(
        """
        (e => { const box = e.getBoundingClientRect();
          return [getComputedStyle(e).objectFit, box.width, box.height].join() })(\(film(served)))
        """)
      #expect(look.string == "cover,300,200")
      // Nobody has pressed anything: it plays all the same, and silently where the browser wants that.
      #expect(try await served.wait("!\(film(served)).paused"))
    }
  }

  @Test("A queue plays one item after the other, and a looper goes on")
  func queue() async throws {
    let first = try Sound(seconds: 0.4), second = try Sound(seconds: 5)
    let player = AVQueuePlayer(items: [first, second].map { AVPlayerItem(url: $0.url) })
    try await ServedView.with(
      {
        VStack {
          VideoPlayer(player: player).frame(height: 100); Button("Play") { player.play() }
        }
      },
      linksAssets: true
    ) { served in
      try await press("Play", served)
      #expect(try await served.wait("\(film(served)).duration == 5 && !\(film(served)).paused"))
      #expect(player.items().count == 1)
    }
  }
}
