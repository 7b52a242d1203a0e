import ElementTree
public import Foundation

/// Where a canvas is drawn on, with what holds for what is drawn next.
///
/// A copy draws on the same canvas; its settings are its own.
///
/// - Note: Differs from SwiftUI: filters by a matrix, by a threshold or by luminance change nothing, and the
///   sizes of texts are estimates.
public struct GraphicsContext {
  let recorder: CanvasRecorder
  /// The values of the canvas's surroundings.
  public let environment: EnvironmentValues
  let symbols: Set<AnyHashable>
  /// How opaque things are drawn, from 0 to 1.
  public var opacity: Double = 1
  /// How what is drawn is mixed with what is there.
  public var blendMode = BlendMode.normal
  /// From the coordinates of what is drawn to those of the canvas.
  public var transform = CGAffineTransform.identity
  var filters: [Filter] = []
  var clips: [CanvasClip] = []

  init(recorder: CanvasRecorder, environment: EnvironmentValues, symbols: Set<AnyHashable>) {
    self.recorder = recorder
    self.environment = environment
    self.symbols = symbols
  }

  /// Changes what is drawn later as an image is changed.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case css(String)
      case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
      case none
    }
    let kind: Kind

    /// Blurs by a number of points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .css("blur(\(CSSNumber.string(Double(max(0, radius))))px)"))
    }
    /// Adds a shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter(kind: .shadow(color, radius: radius, x: x, y: y)) }
    /// Multiplies colours; changes nothing.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .none) }
    /// Turns colours around the wheel.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .css("hue-rotate(\(CSSNumber.string(angle.degrees))deg)"))
    }
    /// Makes colours more vivid.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .css("saturate(\(CSSNumber.string(max(0, amount))))"))
    }
    /// Makes colours brighter.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .css("brightness(\(CSSNumber.string(max(0, 1 + amount))))"))
    }
    /// Moves colours apart.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .css("contrast(\(CSSNumber.string(max(0, amount))))"))
    }
    /// Turns colours into their opposites.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(kind: .css("invert(\(CSSNumber.string(min(max(amount, 0), 1))))"))
    }
    /// Takes the colours away.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .css("grayscale(\(CSSNumber.string(min(max(amount, 0), 1))))"))
    }
    /// Makes dark parts transparent; changes nothing.
    public static var luminanceToAlpha: Filter { Filter(kind: .none) }
    /// Keeps what is opaque enough; changes nothing.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter { Filter(kind: .none) }
  }

  /// How a blur is made.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How a shadow is made.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How filters are applied.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// What part of a clip counts.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// How gradients go on beyond their ends.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// What fills or strokes a path.
  public struct Shading {
    enum Kind {
      case style(any ShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case flat(Gradient)
    }
    let kind: Kind

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }
    /// A colour of parts from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A grey from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, white: white, opacity: opacity)) }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }
    /// The style of text around.
    public static var foreground: Shading { Shading(kind: .style(ForegroundStyle())) }
    /// The first of several.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
    /// A gradient along a line between two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .linear(gradient, startPoint, endPoint)) }
    /// A gradient between two circles.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .radial(gradient, center, startRadius, endRadius)) }
    /// A gradient around a point; its middle colour.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .flat(gradient)) }
  }
}

extension GraphicsContext {
  /// Shifts what is drawn next.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales what is drawn next.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns what is drawn next.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Maps what is drawn next.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Filters what is drawn next.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }

  /// Cuts what is drawn next off at a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    clips.append(
      CanvasClip(
        path: path.applying(transform), isEvenOdd: style.isEOFilled,
        isInverse: options.contains(.inverse)))
  }

  /// Cuts what is drawn next off at what a closure draws: its paths.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = CanvasRecorder()
    var inner = GraphicsContext(recorder: layer, environment: environment, symbols: symbols)
    inner.transform = transform
    try content(&inner)
    var outline = Path()
    for command in layer.commands {
      if case .path(let path, _, _) = command.kind {
        outline.addPath(path, transform: command.state.transform)
      }
    }
    clips.append(
      CanvasClip(path: outline, isEvenOdd: false, isInverse: options.contains(.inverse)))
  }

  /// The smallest rectangle that holds what has not been cut off; everything without a cut.
  public var clipBoundingRect: CGRect {
    let outlines = clips.filter { !$0.isInverse }.map(\.path.boundingRect)
    guard let first = outlines.first else { return .infinite }
    return outlines.dropFirst().reduce(first) { $0.intersection($1) }
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    recorder.add(.path(path, shading, .fill(style)), self)
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    recorder.add(.path(path, shading, .stroke(style)), self)
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws into a layer, and the layer with what holds now.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = CanvasRecorder()
    var inner = GraphicsContext(recorder: layer, environment: environment, symbols: symbols)
    inner.transform = transform
    try content(&inner)
    recorder.add(.layer(layer.commands), self)
  }
}
