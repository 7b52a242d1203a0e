public import Foundation

extension GraphicsContext {
  /// A text that is ready to be drawn.
  public struct ResolvedText {
    let text: Text
    let environment: EnvironmentValues
    /// What fills the letters.
    public var shading: Shading = .foreground

    /// The size of the text in lines that fit a size, by usual widths of letters.
    public func measure(in size: CGSize) -> CGSize {
      let words: String
      switch text.storage {
      case .verbatim(let string): words = string
      case .key(let key):
        words = (environment.style.localization ?? .standard).text(key).plain ?? ""
      case .content(let content): words = content.plainString(in: environment.style) ?? ""
      }
      let style = ResolvedTextStyle(environment.style)
      return CGSize(
        width: min(CGFloat(LetterWidths.width(of: words, size: style.size)), size.width),
        height: min(CGFloat(style.lineHeight), size.height))
    }
  }

  /// A picture that is ready to be drawn.
  public struct ResolvedImage {
    let image: Image
    /// The size in points; that of a symbol where it isn't known.
    public let size: CGSize
    /// How far the letters' line is from the top.
    public let baseline: CGFloat
    /// What fills a symbol.
    public var shading: Shading?
  }

  /// A view that is ready to be drawn.
  public struct ResolvedSymbol {
    let tag: AnyHashable
    /// The size in points.
    public let size: CGSize
  }

  /// The text, ready to be drawn.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, environment: environment)
  }

  /// The picture, ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage {
    let side = CGFloat(ResolvedTextStyle(environment.style).size * 1.2)
    return ResolvedImage(
      image: image, size: CGSize(width: side, height: side), baseline: side * 0.8)
  }

  /// The style, as it is in the canvas's surroundings.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// The view with a tag, ready to be drawn; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard symbols.contains(AnyHashable(id)) else { return nil }
    let side = CGFloat(ResolvedTextStyle(environment.style).size * 1.2)
    return ResolvedSymbol(tag: AnyHashable(id), size: CGSize(width: side, height: side))
  }

  /// Draws a text with a part of it at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    recorder.add(.text(text.text, text.shading, point, anchor), self)
  }

  /// Draws a text from the top and the leading edge of a rectangle, in one line.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    recorder.add(.text(text.text, text.shading, rect.origin, .topLeading), self)
  }

  /// Draws a text with a part of it at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text from the top and the leading edge of a rectangle, in one line.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a picture with a part of it at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    recorder.add(.image(image.image, image.shading, .point(point, anchor)), self)
  }

  /// Draws a picture that fills a rectangle.
  public func draw(
    _ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
  ) { recorder.add(.image(image.image, image.shading, .rect(rect)), self) }

  /// Draws a picture with a part of it at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a picture that fills a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a view with a part of it at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    recorder.add(.symbol(symbol.tag, .point(point, anchor)), self)
  }

  /// Draws a view into a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    recorder.add(.symbol(symbol.tag, .rect(rect)), self)
  }
}
