public import Foundation
import ElementTree

/// Colours along a line.
///
/// - Note: As in SwiftUI.
public struct Gradient: ShapeStyle, Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// From 0, where the line starts, to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours, in order.
  public var stops: [Stop]
  var space = ColorSpace.device

  /// Creates a gradient of stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colours at even distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / last)
    }
  }

  /// How colours between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    /// By the numbers of the colours.
    public static let device = ColorSpace(isPerceptual: false)
    /// As the colours are seen.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The gradient with colours mixed in a space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return AnyGradient(copy)
  }

  @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
    paint(.linear(from: .top, to: .bottom), in: &context)
  }

  /// The gradient along a line.
  @MainActor
  func paint(_ kind: CSSGradient.Kind, in context: inout LoweringContext) -> Paint {
    let key = PaintKey(gradient: self, kind: kind)
    if let known = context.graph.paints.gradients[key] { return known }
    let paint = make(kind, in: &context)
    // What other colours are depends on where they are.
    if stops.allSatisfy(\.color.isSettled) { context.graph.paints.gradients[key] = paint }
    return paint
  }

  @MainActor
  private func make(_ kind: CSSGradient.Kind, in context: inout LoweringContext) -> Paint {
    let stops = stops.map {
      CSSGradient.Stop(color: context.css($0.color).string, location: $0.location)
    }
    return .gradient(
      CSSGradient(kind: kind, stops: stops, isPerceptual: space.isPerceptual),
      isOpaque: self.stops.allSatisfy(\.color.isOpaque) && !stops.isEmpty)
  }
}

/// A gradient without a line of its own.
///
/// - Note: As in SwiftUI.
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
  let gradient: Gradient

  /// Creates a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The gradient with colours mixed in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    gradient.colorSpace(space)
  }

  @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
    gradient._paint(in: &context)
  }
}

extension Color {
  /// A gradient from a lighter kind of the colour to the colour itself, from top to bottom.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self]))
  }
}
