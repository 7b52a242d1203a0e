import ElementTree
import Foundation

extension LoweringContext {
  /// Lowers progress in the look of the surroundings.
  @MainActor
  mutating func lowerProgress(_ configuration: ProgressViewStyleConfiguration) {
    func open<S: ProgressViewStyle>(_ style: S, _ context: inout LoweringContext) {
      if let look = S._look(style) {
        context.lowerProgress(configuration, look: look)
      } else {
        context.lower(
          StyleBody(style: style) { $0.makeBody(configuration: configuration) }, at: 0x6003)
      }
    }
    let styles = environment.progressViewStyles
    guard let style = styles.last else {
      return lowerProgress(configuration, look: .automatic)
    }
    with(\.progressViewStyles, Array(styles.dropLast())) { open(style, &$0) }
  }

  @MainActor
  private mutating func lowerProgress(
    _ configuration: ProgressViewStyleConfiguration, look: _ProgressLook
  ) {
    let isCircle = look == .circular || configuration.fractionCompleted == nil
    let name = configuration.label.map { plainText(of: $0, at: 0x6004) } ?? ""
    let stack = openVertical()
    if isCircle {
      addSpinner(configuration.fractionCompleted, name)
      with(\.style.foreground, AnyShapeStyle(Color.secondary)) {
        configuration.label?.content?.lower(&$0)
      }
      if pending.count - stack.pending > 1 {
        closeVertical(stack, .center, 6)
      } else {
        stackAxis = stack.axis
      }
      return
    }
    configuration.label?.content?.lower(&self)
    var attributes: [AttributePair] = [
      (.max, "1"), (.value, CSSNumber.string(configuration.fractionCompleted ?? 0)),
    ]
    if !name.isEmpty { attributes.append((.ariaLabel, name)) }
    let style = accentStyle()
    addControl(
      .progress, .bar, attributes, width: .filling(ideal: 100), height: .fixed(4), style: style)
    let saved = environment.style
    environment.style.foreground = AnyShapeStyle(Color.secondary)
    environment.style.font = .caption
    configuration.currentValueLabel?.content?.lower(&self)
    environment.style = saved
    if pending.count - stack.pending > 1 {
      closeVertical(stack, .leading, 8)
    } else {
      stackAxis = stack.axis
    }
  }

  /// Adds a circle that turns, or that is closed as far as something has got.
  @MainActor
  private mutating func addSpinner(_ fraction: Double?, _ name: String) {
    var attributes: [AttributePair] = [(.role, "progressbar")]
    attributes.append((.ariaLabel, name.isEmpty ? "Loading" : name))
    if let fraction {
      attributes.append((.ariaValuemin, "0"))
      attributes.append((.ariaValuemax, "1"))
      attributes.append((.ariaValuenow, CSSNumber.string(fraction)))
    }
    let size: Float = environment.controlSize == .large ? 36 : 20
    var style = extend(0, .color, css(explicitTint ?? .gray))
    if let fraction {
      let angle = CSSNumber.string(fraction * 100)
      let track = css(Color.track).string
      style = extend(
        style, .backgroundImage,
        .text(CSSText("conic-gradient(currentColor \(angle)%,\(track) 0)")))
    }
    addControl(
      .span, fraction == nil ? .spinner : .ring, attributes, width: .fixed(size),
      height: .fixed(size), style: style)
  }
}
