import Foundation

/// What has been drawn on a canvas, in order.
final class CanvasRecorder {
  private(set) var commands: [CanvasCommand] = []

  func add(_ kind: CanvasCommand.Kind, _ context: GraphicsContext) {
    commands.append(
      CanvasCommand(
        kind: kind,
        state: CanvasCommand.State(
          opacity: context.opacity, blendMode: context.blendMode, transform: context.transform,
          filters: context.filters, clips: context.clips)))
  }
}

/// A path that cuts off what is outside of it, or inside.
struct CanvasClip: Hashable {
  var path: Path
  var isEvenOdd: Bool
  var isInverse: Bool

  func hash(into hasher: inout Hasher) { hasher.combine(path.elements.count) }
}

/// Something that was drawn.
struct CanvasCommand {
  /// What held when it was drawn.
  struct State {
    var opacity: Double
    var blendMode: BlendMode
    var transform: CGAffineTransform
    var filters: [GraphicsContext.Filter]
    var clips: [CanvasClip]
  }

  /// How a path is drawn.
  enum Way {
    case fill(FillStyle)
    case stroke(StrokeStyle)
  }

  /// Where a picture is drawn.
  enum Place {
    case point(CGPoint, UnitPoint)
    case rect(CGRect)
  }

  enum Kind {
    case path(Path, GraphicsContext.Shading, Way)
    case text(Text, GraphicsContext.Shading, CGPoint, UnitPoint)
    case image(Image, GraphicsContext.Shading?, Place)
    case symbol(AnyHashable, Place)
    case layer([CanvasCommand])
  }

  var kind: Kind
  var state: State
}
