public import Foundation
public import ViewTree

extension ChartContent {
  /// Fills the marks, or draws their lines.
  ///
  /// - Note: As in Swift Charts.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    let style = AnyShapeStyle(style)
    return changing {
      if $0.looks.style == nil, $0.looks.styleKey == nil { $0.looks.style = style }
    }
  }

  /// Fills the marks by a value: a colour for each category, or one from a gradient for a number.
  ///
  /// - Note: As in Swift Charts.
  nonisolated public func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    let key = value.point.datum
    return changing(value.label) {
      if $0.looks.style == nil, $0.looks.styleKey == nil { $0.looks.styleKey = key }
    }
  }

  /// Makes the marks translucent.
  nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
    changing { $0.looks.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 1 }
  }

  /// Rounds the corners of bars, rectangles and sectors, in points.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    changing { if $0.looks.cornerRadius == nil { $0.looks.cornerRadius = radius } }
  }

  /// Sets how lines are drawn.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing { if $0.looks.lineStyle == nil { $0.looks.lineStyle = style } }
  }

  /// Draws lines by a value: whole, or with dashes of one kind for each category.
  nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
  {
    let key = value.point.datum
    return changing(value.label) {
      if $0.looks.lineStyleKey == nil { $0.looks.lineStyleKey = key }
    }
  }

  /// Sets how lines and areas go from point to point.
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    let kind = method.kind
    return changing { if $0.looks.interpolation == nil { $0.looks.interpolation = kind } }
  }

  /// Puts marks in front of those with smaller values.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent {
    changing { if value.isFinite { $0.looks.zIndex = value } }
  }

  /// Changes nothing: marks are drawn in one picture.
  ///
  /// - Note: Differs from Swift Charts: gradients fill each mark.
  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    self
  }

  /// Changes nothing: marks are drawn in one picture.
  nonisolated public func compositingLayer() -> some ChartContent { self }
}

extension ChartContent {
  /// Moves the marks by a number of points.
  nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(
      xStart: offset.width, xEnd: offset.width, yStart: offset.height, yEnd: offset.height)
  }

  /// Moves the marks by a number of points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }

  /// Moves the marks and their ends by a number of points.
  nonisolated public func offset(
    x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent { offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd) }

  /// Moves the marks and their ends by a number of points.
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y) }

  /// Moves the ends of the marks by a number of points.
  ///
  /// - Note: Differs from Swift Charts: a mark is moved by the mean of both, and keeps its size.
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    changing {
      $0.looks.offsetStart.width += xStart
      $0.looks.offsetEnd.width += xEnd
      $0.looks.offsetStart.height += yStart
      $0.looks.offsetEnd.height += yEnd
    }
  }

  /// Puts marks of one place beside each other, by a value.
  ///
  /// - Parameters:
  ///   - value: What tells the marks of one place apart.
  ///   - axis: The axis along which they stand; nil for the one that marks are told apart by.
  ///   - span: How much of the place they share.
  nonisolated public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    let key = value.point.datum
    return changing {
      if $0.looks.positionKey == nil {
        $0.looks.positionKey = key
        $0.looks.positionAxis = axis
        $0.looks.positionSpan = span.kind
      }
    }
  }
}

extension ChartContent {
  /// Cuts marks to others.
  ///
  /// - Note: Differs from Swift Charts: marks are not cut, which the log says once.
  nonisolated public func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent {
    _ = saysThatMasksAreMissing
    return self
  }

  /// Cuts marks to a shape: rectangles and bars to one with round corners.
  ///
  /// - Note: Differs from Swift Charts: other shapes change nothing, and a capsule's ends are round where the
  ///   mark's width or height is in points, else their radius is 8.
  nonisolated public func clipShape(
    _ shape: some Shape, style: FillStyle = FillStyle()
  ) -> some ChartContent {
    let rounded = (shape as? RoundedRectangle)?.cornerSize.width
    let isCapsule = shape is Capsule
    return changing { mark in
      guard mark.looks.cornerRadius == nil else { return }
      if let rounded { mark.looks.cornerRadius = rounded }
      guard isCapsule else { return }
      if case .fixed(let width) = mark.width {
        mark.looks.cornerRadius = width / 2
      } else if case .fixed(let height) = mark.height {
        mark.looks.cornerRadius = height / 2
      } else {
        mark.looks.cornerRadius = 8
      }
    }
  }
}

private let saysThatMasksAreMissing: Void = FileHandle.standardError.write(
  Data("Charts: marks are not cut by mask { … }; give them their ends by values.\n".utf8))
