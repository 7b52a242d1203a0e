public import Foundation
public import ViewTree

/// What is drawn, as a drawing of SVG's.
///
/// - Note: Differs from Core Graphics: it keeps figures and pictures, and no pixels; shadows, gradients, texts and blends
///   are left out. One thread draws into it.
public final class CGContext: @unchecked Sendable {
  /// What figures are drawn with.
  private struct State {
    var fill = "#000"
    var stroke = "#000"
    var lineWidth: CGFloat = 1
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
  }

  private let size: CGSize
  private var parts: [String] = []
  private var state = State()
  private var saved: [State] = []
  private var path = Path()

  init(size: CGSize) { self.size = size }

  /// The drawing, as a file.
  var data: Data {
    let box = [size.width, size.height].map(Self.number).joined(separator: " ")
    return Data(
      ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(box)\" width=\"\(Self.number(size.width))\""
        + " height=\"\(Self.number(size.height))\">\(parts.joined())</svg>").utf8)
  }

  private static func number(_ value: CGFloat) -> String {
    value.isFinite ? String(format: "%g", (value * 1000).rounded() / 1000) : "0"
  }

  private static func css(_ color: UIColor) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let parts = [red, green, blue].map { number(min(max($0, 0), 1) * 255) }
    return "rgb(\(parts.joined(separator: " "))/\(number(min(max(alpha, 0), 1))))"
  }

  /// What places an element, and makes it fainter.
  private var placing: String {
    let map = state.transform
    var text = ""
    if !map.isIdentity {
      let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map(Self.number)
      text += " transform=\"matrix(\(numbers.joined(separator: " ")))\""
    }
    if state.alpha < 1 { text += " opacity=\"\(Self.number(state.alpha))\"" }
    return text
  }

  func setFill(_ color: UIColor) { state.fill = Self.css(color) }
  func setStroke(_ color: UIColor) { state.stroke = Self.css(color) }

  public func setFillColor(_ color: CGColor) { setFill(UIColor(cgColor: color)) }
  public func setStrokeColor(_ color: CGColor) { setStroke(UIColor(cgColor: color)) }
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  public func saveGState() { saved.append(state) }
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  public func beginPath() { path = Path() }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addPath(_ other: CGPath) { path.addPath(Path(other)) }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }
  public func closePath() { path.closeSubpath() }

  /// Fills the path so far, which ends.
  public func fillPath() {
    fill(path)
    beginPath()
  }

  /// Draws the path so far, which ends.
  public func strokePath() {
    stroke(path, lineWidth: state.lineWidth)
    beginPath()
  }

  public func fill(_ rect: CGRect) { fill(Path(rect)) }
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
  public func stroke(_ rect: CGRect) { stroke(Path(rect), lineWidth: state.lineWidth) }
  public func stroke(_ rect: CGRect, width: CGFloat) { stroke(Path(rect), lineWidth: width) }
  public func strokeEllipse(in rect: CGRect) {
    stroke(Path(ellipseIn: rect), lineWidth: state.lineWidth)
  }

  /// Draws a picture, scaled into a rectangle.
  public func draw(_ image: CGImage, in rect: CGRect) { draw(image.image, in: rect) }

  func fill(_ path: Path) {
    parts.append("<path d=\"\(path.svgData)\" fill=\"\(state.fill)\"\(placing)/>")
  }

  func stroke(_ path: Path, lineWidth: CGFloat) {
    parts.append(
      "<path d=\"\(path.svgData)\" fill=\"none\" stroke=\"\(state.stroke)\" stroke-width=\"\(Self.number(lineWidth))\""
        + "\(placing)/>")
  }

  func draw(_ image: UIImage, in rect: CGRect, alpha: CGFloat = 1) {
    guard let data = image.pngData(), let type = PictureType(bytes: Array(data.prefix(64))) else {
      return
    }
    let places = zip(
      ["x", "y", "width", "height"], [rect.minX, rect.minY, rect.width, rect.height])
    let place = places.map { "\($0)=\"\(Self.number($1))\"" }.joined(separator: " ")
    saveGState()
    state.alpha *= alpha
    parts.append(
      "<image href=\"data:\(type.mediaType);base64,\(data.base64EncodedString())\" \(place)"
        + " preserveAspectRatio=\"none\"\(placing)/>")
    restoreGState()
  }
}
