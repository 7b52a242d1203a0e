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

/// A ring with the value in the middle: one that is filled up to the value, or an open one with a mark at it and labels
/// in the gap.
struct RingGauge: _ComposedView {
  let configuration: GaugeStyleConfiguration
  /// Whether it is filled, and a full one has no end.
  var isClosed = false

  /// How wide the ring is, in points.
  private static let side = 58.0
  /// How large a picture in it is that would take all there is.
  private static let inside = 44.0

  func composition(in environment: EnvironmentValues) -> some View {
    let color = environment.style.tint ?? .primary
    let hasGap = !isClosed && environment.labelsVisibility != .hidden && !gapIsEmpty
    Naming(by: configuration.label) { name in
      ZStack {
        ring(name, color)
        if !isClosed { mark(color) }
        (configuration.currentValueLabel ?? configuration.label)
          .textEnvironment { $0.font = .title3 }
          .modifier(GreedyFrame(width: Self.inside, height: Self.inside))
        if hasGap {
          VStack {
            Spacer(minLength: 0)
            gap
          }
          .textEnvironment { $0.font = .system(size: 11) }
          .frame(height: Self.side)
        }
      }
    }
  }

  private var hasBounds: Bool {
    configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
  }

  /// What is measured stands in the middle where the value has no label.
  private var gapIsEmpty: Bool { !hasBounds && configuration.currentValueLabel == nil }

  /// What stands between the ends: their labels, or else what is measured.
  @ViewBuilder private var gap: some View {
    if hasBounds {
      HStack(spacing: 6) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
    } else {
      configuration.label
    }
  }

  /// A dot on the middle of the ring, which is as thick as its style says.
  private func mark(_ color: Color) -> some View {
    let angle = (225 + 270 * configuration.value) * .pi / 180
    let radius = Self.side / 2 * 0.89
    return Circle().fill(color).frame(width: 7, height: 7)
      .offset(x: radius * sin(angle), y: -radius * cos(angle))
  }

  /// Of what the ring is painted, clockwise from its beginning, in per cent of the circle.
  private func stops(_ fill: String, _ track: String) -> String {
    guard !isClosed else {
      return "\(fill) \(CSSNumber.string(configuration.value * 100))%,\(track) 0"
    }
    let angle = configuration.value * 75
    let (before, behind) = (max(angle - 5, 0), min(angle + 5, 75))
    return "\(fill) \(CSSNumber.string(before))%,transparent 0 \(CSSNumber.string(behind))%,"
      + "\(fill) 0 75%,transparent 0"
  }

  private func ring(_ name: String, _ color: Color) -> BrowserControl {
    var ring = BrowserControl(
      name: .span, look: .ring, label: name.isEmpty ? nil : name, width: .fixed(Float(Self.side)),
      height: .fixed(Float(Self.side)), worksAlone: true)
    ring.attributes = [
      (.role, "meter"), (.ariaValuemin, "0"), (.ariaValuemax, "1"),
      (.ariaValuenow, CSSNumber.string(configuration.value)),
    ]
    ring.declarations = { context in
      let stops = stops(context.css(color).string, context.css(Color.track).string)
      let start = isClosed ? 0 : 225
      return [(.backgroundImage, .text(CSSText("conic-gradient(from \(start)deg,\(stops))")))]
    }
    return ring
  }
}
