@_exported public import AVFoundation
public import ViewTree

/// A film, with the browser's own buttons.
///
/// - Note: Differs from AVKit: the browser draws the buttons, and an overlay is above them where it takes presses.
@MainActor public struct VideoPlayer<Overlay: View>: View {
  private let player: AVPlayer?
  private let overlay: Overlay

  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) {
    self.player = player
    overlay = videoOverlay()
  }

  public var body: some View {
    ZStack {
      Color.black
      if let player { MediaView(player.playback) }
      overlay
    }
  }
}

extension VideoPlayer where Overlay == EmptyView {
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
