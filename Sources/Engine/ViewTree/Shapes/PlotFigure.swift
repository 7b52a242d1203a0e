package import Foundation

/// A figure of a drawing whose places are parts of its size and whose lines and symbols are in points.
package struct PlotFigure {
  /// What is drawn, and where; places are parts of the drawing's width and height.
  package enum Form {
    /// An outline in a square of ``side`` units that is stretched over the drawing.
    case stretched(String)
    /// An outline in a square of ``side`` units that is as large as the drawing holds.
    case square(String)
    case line(from: CGPoint, to: CGPoint)
    /// A rectangle; a width or height in points replaces that of the rectangle, around its middle.
    case rect(CGRect, radius: CGFloat, width: CGFloat?, height: CGFloat?)
    case circle(CGPoint, radius: CGFloat)
    /// An outline in points around its origin, which is put at a point.
    case symbol(String, CGPoint)
  }

  /// How many units the drawing is wide and high for outlines: a quarter of a pixel in a wide window.
  package static let side = 8192.0

  package var form: Form
  package var fill: AnyShapeStyle?
  package var stroke: AnyShapeStyle?
  package var lineStyle = StrokeStyle(lineWidth: 2)
  package var opacity = 1.0
  /// Points by which the figure is moved.
  package var offset = CGSize.zero

  package init(_ form: Form) { self.form = form }
}

/// A drawing of figures that takes the size that it is proposed; readers don't hear of it.
nonisolated package struct PlotDrawing: _PrimitiveView {
  let figures: [PlotFigure]
  /// What is wrong with what is drawn, and what to do about it.
  let issues: [String]

  package init(figures: [PlotFigure], issues: [String] = []) {
    self.figures = figures
    self.issues = issues
  }

  @MainActor package static func _lower(_ view: Self, into context: inout LoweringContext) {
    for issue in view.issues { context.reportOnce(.unsupported, severity: .warning, issue) }
    context.addPlot(view.figures)
  }
}
