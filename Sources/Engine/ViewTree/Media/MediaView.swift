import ElementTree
import Foundation

/// A film, in the space that it is proposed.
package struct MediaView: View {
  let playback: MediaPlayback
  let showsControls: Bool
  let isCut: Bool

  /// - Parameters:
  ///   - showsControls: Whether the browser shows its buttons and its bar.
  ///   - isCut: Whether the film fills the space and loses what is outside, instead of being seen whole.
  package init(_ playback: MediaPlayback, showsControls: Bool = true, isCut: Bool = false) {
    self.playback = playback
    self.showsControls = showsControls
    self.isCut = isCut
  }

  package var body: some View {
    MediaElement(
      playback: playback, order: playback.order, showsControls: showsControls, isCut: isCut)
  }
}

/// The browser's element for a film.
private struct MediaElement: _PrimitiveView {
  let playback: MediaPlayback
  let order: MediaOrder
  let showsControls: Bool
  let isCut: Bool

  static func _lower(_ view: Self, into context: inout LoweringContext) {
    let identity = Identity.child(context.identity, Salt.Media.show)
    if context.isLive {
      let node = context.graph.node(at: identity)
      let known = node.values[0] as? MediaPlayback
      if known !== view.playback {
        known?.disappear()
        view.playback.appear()
        node.values[0] = view.playback
      }
      node.leave = { [playback = view.playback] in playback.disappear() }
    }
    var attributes: [AttributePair] = []
    if let address = context.address(of: view.order.source) { attributes.append((.src, address)) }
    if view.showsControls { attributes.append((.controls, "")) }
    attributes += [(.playsinline, ""), (.preload, "metadata")]
    if context.isLive {
      attributes.append((.dataMedia, "\(view.playback.number) \(view.order.words)"))
    } else {
      if view.order.isMuted { attributes.append((.muted, "")) }
      if view.order.isRepeating { attributes.append((.loop, "")) }
    }
    var control = BrowserControl(name: .video, attributes: attributes, worksAlone: true)
    let fit = view.isCut ? "cover" : "contain"
    control.declarations = { _ in [(.objectFit, .text(CSSText(fit)))] }
    control = control.on(.media) { [playback = view.playback] payload in playback.hear(payload) }
    BrowserControl._lower(control, into: &context)
  }
}

extension MediaPlayback {
  /// A browser tells how it stands.
  @MainActor func hear(_ payload: LiveEvent.Payload) {
    guard case .motion(let number, let numbers) = payload, numbers.count == 3,
      let phase = MediaPhase(rawValue: number), Int(numbers[0]) == self.number
    else { return }
    hear(phase, time: max(0, Double(numbers[1])), duration: Double(numbers[2]))
  }
}

extension LoweringContext {
  /// The address of a film or a sound in the page; nil if there is none.
  @MainActor
  fileprivate mutating func address(of source: MediaOrder.Source?) -> String? {
    guard let source else { return nil }
    if let address = graph.assets.address(of: source) { return address }
    switch source {
    case .data:
      reportOnce(
        .unsupported, severity: .warning,
        "A film or sound in memory can't be written into the page. Link assets.")
    case .url(let url) where url.isFileURL:
      reportOnce(
        .missingAsset, severity: .warning,
        "\(url.path) is no film or sound that can be read, or assets are not linked. Check the path, "
          + "which must end as films and sounds do.")
    case .url(let url):
      reportOnce(
        .refusedURL, severity: .warning,
        "A film's address has a scheme that pages must not have: "
          + "\(url.absoluteString.prefix(100)). Use https or a file of the app's.")
    }
    return nil
  }
}
