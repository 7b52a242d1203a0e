@_exported public import AVFoundation
public import ViewTree

/// A film.
///
/// - Note: Differs from AVKit: the page has a link to the film, which the browser plays on its own.
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
      if let url = player?.currentItem?.url {
        Link(destination: url) {
          Label("Play", systemImage: "play.fill").foregroundStyle(.white).padding()
        }
      }
      overlay
    }
  }
}

extension VideoPlayer where Overlay == EmptyView {
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
