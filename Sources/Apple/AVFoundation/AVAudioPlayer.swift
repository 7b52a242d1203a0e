public import Foundation
import Synchronization
import ViewTree

/// Plays a sound in the browser of the reader whose action asks for it.
///
/// Bodies that read how it stands are evaluated again when that changes.
///
/// - Note: Differs from AVFoundation: how long the sound is is known once the browser has it. Browsers are silent until their
///   reader has pressed something.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  private struct State {
    var loops = 0
    /// How often it is still to begin again.
    var left = 0
    var delegate = Delegate()
  }

  private struct Delegate: @unchecked Sendable { weak var object: (any AVAudioPlayerDelegate)? }

  private let playback: MediaPlayback
  private let state = Mutex(State())

  public let url: URL?
  public let data: Data?
  open var enableRate = false
  open var isMeteringEnabled = false

  /// A player without a sound, for a property that gets one later.
  public override init() {
    (url, data, playback) = (nil, nil, MediaPlayback())
    super.init()
  }

  /// - Throws: The system's error where no file can be read there.
  public init(contentsOf url: URL) throws {
    if url.isFileURL { try FileHandle(forReadingFrom: url).close() }
    (self.url, data, playback) = (url, nil, MediaPlayback(.url(url)))
    super.init()
    listen()
  }
  public convenience init(contentsOf url: URL, fileTypeHint: String?) throws {
    try self.init(contentsOf: url)
  }

  public init(data: Data) throws {
    (url, self.data, playback) = (nil, data, MediaPlayback(.data(data)))
    super.init()
    listen()
  }
  public convenience init(data: Data, fileTypeHint: String?) throws { try self.init(data: data) }

  open var volume: Float {
    get { Float(playback.order.volume) }
    set { playback.change { $0.volume = Double(newValue) } }
  }
  /// - Note: Differs from AVFoundation: the volume changes at once.
  open func setVolume(_ volume: Float, fadeDuration: TimeInterval) { self.volume = volume }
  open var pan: Float = 0
  /// How often the sound begins again; as often as it ends for a negative number.
  open var numberOfLoops: Int {
    get { state.withLock { $0.loops } }
    set {
      state.withLock { ($0.loops, $0.left) = (newValue, max(0, newValue)) }
      playback.change { $0.isRepeating = newValue < 0 }
    }
  }
  /// How fast it plays, where ``enableRate`` is set.
  open var rate: Float {
    get { Float(playback.order.rate) }
    set { if enableRate { playback.change { $0.rate = Double(newValue) } } }
  }
  open var currentTime: TimeInterval {
    get { playback.time }
    set { playback.seek(to: newValue) }
  }
  /// How long the sound is, in seconds; 0 before a browser has said so.
  open var duration: TimeInterval { playback.duration ?? 0 }
  open var isPlaying: Bool { playback.order.isPlaying }
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
  open weak var delegate: (any AVAudioPlayerDelegate)? {
    get { state.withLock { $0.delegate.object } }
    set { state.withLock { $0.delegate.object = newValue } }
  }

  @discardableResult open func prepareToPlay() -> Bool { playback.order.source != nil }
  @discardableResult open func play() -> Bool {
    guard playback.order.source != nil else { return false }
    state.withLock { $0.left = max(0, $0.loops) }
    playback.change { $0.isPlaying = true }
    return true
  }
  /// Plays after some time, of a day at most.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool {
    let wait = time - deviceCurrentTime
    guard wait > 0 else { return play() }
    Task { @MainActor [weak self] in
      try? await Task.sleep(for: .seconds(min(wait, 86_400)))
      self?.play()
    }
    return playback.order.source != nil
  }
  open func pause() { playback.change { $0.isPlaying = false } }
  /// Stops where it is, as ``pause()`` does.
  open func stop() { pause() }
  open func updateMeters() {}
  /// The level of silence: browsers don't tell how loud a sound is.
  open func averagePower(forChannel channel: Int) -> Float { -160 }
  /// The level of silence: browsers don't tell how loud a sound is.
  open func peakPower(forChannel channel: Int) -> Float { -160 }

  private func listen() {
    playback.listen { [weak self] phase in self?.hear(phase) }
  }

  private func hear(_ phase: MediaPhase) {
    switch phase {
    case .paused, .playing: break
    case .ended:
      let isAgain = state.withLock { state in
        defer { state.left = max(0, state.left - 1) }
        return state.left > 0
      }
      guard !isAgain else {
        return playback.change { order in
          order.isPlaying = true
          order.seeks += 1
          order.seekTime = 0
        }
      }
      playback.seek(to: 0)
      delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    case .failed:
      delegate?.audioPlayerDecodeErrorDidOccur(self, error: CocoaError(.fileReadCorruptFile))
    }
  }
}

/// Hears of a player.
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
