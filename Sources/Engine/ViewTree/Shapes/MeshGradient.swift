import ElementTree

/// Colours at the points of a grid, and what lies between them.
///
/// - Note: Differs from SwiftUI: a soft spot of each colour around its point, one over the other, so
///   colours between points are near those of SwiftUI, not the same; tangents don't count.
nonisolated public struct MeshGradient: _GradientView, Equatable, Sendable {
  /// Where the points are, from the top leading corner, row by row: 0 to 1 on each axis.
  public enum Locations: Equatable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points.
  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  /// A point with the directions of the lines through it.
  public struct BezierPoint: Equatable, Sendable {
    public var position, leadingControlPoint, topControlPoint: SIMD2<Float>
    public var trailingControlPoint, bottomControlPoint: SIMD2<Float>

    /// Creates a point.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  /// What is behind the grid.
  public var background: Color
  /// Whether colours change softly at the points.
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  /// Creates a gradient of points and their colours.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a gradient of points and their colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
    let points: [SIMD2<Float>] =
      switch locations {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    let colors: [Color] =
      switch colors {
      case .colors(let colors): colors
      case .resolvedColors(let colors): colors.map { Color($0) }
      }
    let names = colors.map { context.css($0).string }
    guard width > 0, height > 0, let middle = names.dropFirst(names.count / 2).first else {
      return .color(context.css(background), isOpaque: background.isOpaque)
    }
    // A spot ends where the next points in its row and in its column are.
    let (across, down) = (110 / Double(max(1, width - 1)), 110 / Double(max(1, height - 1)))
    let size = "\(CSSNumber.string(across))% \(CSSNumber.string(down))%"
    var layers = zip(points, names).map { point, name in
      let x = CSSNumber.string(Double(point.x) * 100)
      let y = CSSNumber.string(Double(point.y) * 100)
      return "radial-gradient(\(size) at \(x)% \(y)%,\(name),transparent)"
    }
    layers.append("linear-gradient(\(middle) 0 0)")
    return Paint(kind: .image(layers.joined(separator: ",")), isOpaque: false)
  }
}
