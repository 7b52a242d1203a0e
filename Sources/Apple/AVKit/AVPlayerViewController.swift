public import AVFoundation
import Observation
public import ViewTree

/// How a film fits its space.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// A film with or without buttons.
///
/// - Note: Differs from AVKit: the browser draws the buttons; what else is set has no effect.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
  private let look = PlayerLook()

  open var player: AVPlayer? {
    get { look.player }
    set { look.player = newValue }
  }
  open var showsPlaybackControls: Bool {
    get { look.showsControls }
    set { look.showsControls = newValue }
  }
  open var videoGravity: AVLayerVideoGravity {
    get { look.gravity }
    set { look.gravity = newValue }
  }
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var updatesNowPlayingInfoCenter = true
  open var requiresLinearPlayback = false
  open var isReadyForDisplay: Bool { player?.currentItem != nil }

  open override func loadView() {
    view = UIHostingController(rootView: PlayerPage(look: look)).view
  }
}

/// Hears of a player's controller.
///
/// - Note: Differs from AVKit: it hears nothing.
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: AnyObject {}

/// What a controller's film looks like.
@MainActor @Observable
private final class PlayerLook {
  var player: AVPlayer?
  var showsControls = true
  var gravity = AVLayerVideoGravity.resizeAspect
}

private struct PlayerPage: View {
  let look: PlayerLook

  var body: some View {
    ZStack {
      Color.black
      if let player = look.player {
        MediaView(
          player.playback, showsControls: look.showsControls,
          isCut: look.gravity == .resizeAspectFill)
      }
    }
  }
}
