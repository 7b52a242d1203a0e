extension Image {
  /// How a picture fills a space of another size.
  ///
  /// - Note: As in SwiftUI.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  /// Whether a picture has its own colours or that of text.
  ///
  /// - Note: As in SwiftUI.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  /// How well a picture of another size is drawn.
  ///
  /// - Note: Differs from SwiftUI: browsers know `none` and one other quality.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// The size of a symbol beside text.
  ///
  /// - Note: As in SwiftUI.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// The way a picture is turned.
  ///
  /// - Note: As in SwiftUI.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  private func with(_ change: (inout ImageOptions) -> Void) -> Image {
    var copy = self
    change(&copy.options)
    return copy
  }

  /// Lets the picture take any size.
  ///
  /// - Note: Differs from SwiftUI: symbols and template pictures keep their proportions, and
  ///   `capInsets` are refused with a warning.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    with {
      $0.isResizable = true
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Draws the picture in its own colours or in that of text; nil leaves it to the asset.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// Says how well the picture is drawn in another size; `none` shows its pixels.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }

  /// Says whether the picture's edges are smoothed.
  ///
  /// - Note: Differs from SwiftUI: browsers always smooth edges.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Says how a symbol's layers are coloured.
  ///
  /// - Note: Differs from SwiftUI: symbols have one layer.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Says which dynamic range the picture may have.
  ///
  /// - Note: Differs from SwiftUI: the browser decides.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// A range of brightness.
  ///
  /// - Note: As in SwiftUI.
  public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }
}
