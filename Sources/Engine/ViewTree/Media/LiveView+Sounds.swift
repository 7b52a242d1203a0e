/// Something that a page plays without showing it, as long as somebody has it.
struct PageSound {
  weak var playback: MediaPlayback?
}

extension LiveView {
  /// Has the page play a sound, or change how it does.
  func playSound(_ playback: MediaPlayback) {
    let order = playback.order
    guard let source = order.source, let address = graph.assets.address(of: source) else {
      return playback.hear(.failed, time: 0, duration: -1)
    }
    sounds[playback.number] = PageSound(playback: playback)
    perform(.media("\(playback.number) \(order.words) \(address)"))
  }

  /// Has the page forget a sound.
  func endSound(_ number: Int) {
    guard sounds.removeValue(forKey: number) != nil else { return }
    perform(.media("\(number) \(MediaOrder().words)"))
  }

  /// The browser tells how a sound stands, which may have gone meanwhile.
  func hearSound(_ payload: LiveEvent.Payload) {
    guard case .motion(_, let numbers) = payload, let number = numbers.first else { return }
    sounds[Int(number)]?.playback?.hear(payload)
  }
}
