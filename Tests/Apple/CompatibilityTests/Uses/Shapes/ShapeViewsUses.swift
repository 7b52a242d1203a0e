import SwiftUI

@MainActor enum ShapeViewsUses {
  static func shapeView<T: ShapeView>(_ value: T) {
    _ = (any ShapeView).self
    _ = T.Content.self
    _ = value.shape
    _ = value.fill(.red, style: FillStyle())
    _ = value.stroke(.red, style: StrokeStyle(lineWidth: 2), antialiased: true)
    _ = value.stroke(.red, lineWidth: 1, antialiased: true)
    _ = Circle().fill(.red).strokeBorder(.blue, style: StrokeStyle(lineWidth: 2), antialiased: true)
    _ = Circle().fill(.red).strokeBorder(.blue, lineWidth: 2, antialiased: true)
  }

  static func fillShapeView(
    _ value: FillShapeView<Circle, Color, EmptyView>, _ emptyView: EmptyView
  ) {
    _ = FillShapeView<Circle, Color, EmptyView>.self
    _ = value.style
    _ = value.fillStyle
    _ = value.background
    _ = FillShapeView(shape: Circle(), style: .red, fillStyle: FillStyle(), background: emptyView)
  }

  static func strokeShapeView(
    _ value: StrokeShapeView<Circle, Color, EmptyView>, _ emptyView: EmptyView
  ) {
    _ = StrokeShapeView<Circle, Color, EmptyView>.self
    _ = value.style
    _ = value.strokeStyle
    _ = value.isAntialiased
    _ = value.background
    _ = StrokeShapeView(
      shape: Circle(), style: .red, strokeStyle: StrokeStyle(lineWidth: 2), isAntialiased: true,
      background: emptyView)
  }

  static func strokeBorderShapeView(
    _ value: StrokeBorderShapeView<Circle, Color, EmptyView>, _ emptyView: EmptyView
  ) {
    _ = StrokeBorderShapeView<Circle, Color, EmptyView>.self
    _ = value.style
    _ = value.strokeStyle
    _ = value.isAntialiased
    _ = value.background
    _ = StrokeBorderShapeView(
      shape: Circle(), style: .red, strokeStyle: StrokeStyle(lineWidth: 2), isAntialiased: true,
      background: emptyView)
  }

  static func shape<T: Shape>(_ value: T) {
    _ = value.fill(.red, style: FillStyle())
    _ = value.fill(style: FillStyle())
    _ = value.stroke(.red, style: StrokeStyle(lineWidth: 2), antialiased: true)
    _ = value.stroke(.red, lineWidth: 1, antialiased: true)
  }

  static func insettableShape<T: InsettableShape>(_ value: T) {
    _ = value.strokeBorder(.red, style: StrokeStyle(lineWidth: 2), antialiased: true)
    _ = value.strokeBorder(.red, lineWidth: 1, antialiased: true)
  }
}
