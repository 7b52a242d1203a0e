import ElementTree
import Foundation

/// A bar, over which stands what is done and under which how far it is.
struct ProgressBar: _ComposedView {
  let configuration: ProgressViewStyleConfiguration
  /// The colour of what is done, if not the surroundings' tint.
  var tint: Color?

  func composition(in environment: EnvironmentValues) -> some View {
    let value = CSSNumber.string(configuration.fractionCompleted ?? 0)
    let tint = tint ?? environment.style.tint
    Naming(by: configuration.label) { name in
      OneColumn(alignment: .leading, spacing: 8) {
        configuration.label
        BrowserControl(
          name: .progress, look: .bar, attributes: [(.max, "1"), (.value, value)],
          label: name.isEmpty ? nil : name, width: .filling(ideal: 100), height: .fixed(4),
          declarations: { context in tint.map { [(.accent, context.css($0))] } ?? [] },
          worksAlone: true)
        configuration.currentValueLabel.textEnvironment { style in
          style.foreground = AnyShapeStyle(Color.secondary)
          style.font = .caption
        }
      }
    }
  }
}

/// A circle that turns, or that is closed as far as something has got, over what is done.
struct ProgressCircle: _ComposedView {
  let configuration: ProgressViewStyleConfiguration
  /// The colour of the circle, if not the surroundings' tint.
  var tint: Color?

  func composition(in environment: EnvironmentValues) -> some View {
    let color = tint ?? environment.style.tint ?? .gray
    let length: Float = environment.controlSize == .large ? 36 : 20
    Naming(by: configuration.label) { name in
      OneColumn(spacing: 6) {
        spinner(name.isEmpty ? environment.systemWord("Loading") : name, color, length)
        configuration.label.textEnvironment { $0.foreground = AnyShapeStyle(Color.secondary) }
      }
    }
  }

  private func spinner(_ name: String, _ color: Color, _ length: Float) -> BrowserControl {
    let fraction = configuration.fractionCompleted
    var spinner = BrowserControl(
      name: .span, look: fraction == nil ? .spinner : .ring, width: .fixed(length),
      height: .fixed(length), ink: .color(color), worksAlone: true)
    spinner.attributes = [(.role, "progressbar"), (.ariaLabel, name)]
    guard let fraction else { return spinner }
    spinner.attributes += [
      (.ariaValuemin, "0"), (.ariaValuemax, "1"), (.ariaValuenow, CSSNumber.string(fraction)),
    ]
    let angle = CSSNumber.string(fraction * 100)
    spinner.declarations = { context in
      let track = context.css(Color.track).string
      return [
        (
          .backgroundImage,
          .text(CSSText("conic-gradient(currentColor \(angle)%,\(track) 0)"))
        )
      ]
    }
    return spinner
  }
}
