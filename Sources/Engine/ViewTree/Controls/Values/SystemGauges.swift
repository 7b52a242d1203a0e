import ElementTree
import Foundation

/// A bar that is filled up to a value: `<meter>`.
struct BarGauge: _ComposedView {
  let configuration: GaugeStyleConfiguration

  func composition(in environment: EnvironmentValues) -> some View {
    let value = CSSNumber.string(configuration.value)
    Naming(by: configuration.label) { name in
      VStack(spacing: 6) {
        if environment.labelsVisibility != .hidden { configuration.label }
        HStack {
          configuration.minimumValueLabel
          BrowserControl(
            name: .meter, look: .gauge, attributes: [(.min, "0"), (.max, "1"), (.value, value)],
            label: name.isEmpty ? nil : name, width: .filling(ideal: 100), height: .fixed(6),
            ink: .accent, worksAlone: true)
          configuration.maximumValueLabel
        }
        configuration.currentValueLabel
      }
    }
  }
}

/// An open ring with the value in the middle.
struct RingGauge: _ComposedView {
  let configuration: GaugeStyleConfiguration
  /// Whether a full one has no end.
  var isClosed = false

  func composition(in environment: EnvironmentValues) -> some View {
    let color = environment.style.tint ?? .primary
    Naming(by: configuration.label) { name in
      ZStack {
        ring(name, color)
        (configuration.currentValueLabel ?? configuration.label)
          .textEnvironment { $0.font = .title3 }
      }
    }
  }

  private func ring(_ name: String, _ color: Color) -> BrowserControl {
    let length = isClosed ? 100.0 : 75
    let angle = CSSNumber.string(configuration.value * length)
    var ring = BrowserControl(
      name: .span, look: .ring, label: name.isEmpty ? nil : name, width: .fixed(58),
      height: .fixed(58), worksAlone: true)
    ring.attributes = [
      (.role, "meter"), (.ariaValuemin, "0"), (.ariaValuemax, "1"),
      (.ariaValuenow, CSSNumber.string(configuration.value)),
    ]
    ring.declarations = { context in
      let (fill, track) = (context.css(color).string, context.css(Color.track).string)
      let stops = "\(fill) \(angle)%,\(track) 0" + (isClosed ? "" : " 75%,transparent 0")
      let start = isClosed ? 0 : 225
      return [(.backgroundImage, .text(CSSText("conic-gradient(from \(start)deg,\(stops))")))]
    }
    return ring
  }
}
