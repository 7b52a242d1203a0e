public import Foundation
import ElementTree

extension LoweringContext {
  /// Shifts what is drawn by a number of points.
  mutating func translate(_ box: inout BoxReference, _ offset: CGSize) {
    guard offset.width.isFinite, offset.height.isFinite, offset != .zero || showsAll else { return }
    let y = offset.height == 0 ? "" : " " + CSSValue.points(Double(offset.height)).string
    let text = CSSValue.points(Double(offset.width)).string + y
    decorate(&box, .translation) { list, styles in
      list = styles.extend(list, .translate, .text(CSSText(text)))
    }
  }

  /// Turns what is drawn about a point.
  mutating func rotate(_ box: inout BoxReference, _ angle: Angle, _ anchor: UnitPoint) {
    guard angle.radians.isFinite, angle.radians != 0 || showsAll else { return }
    transform(
      &box, .rotation, .rotate, CSSNumber.string(angle.degrees) + "deg", about: anchor)
  }

  /// Changes what is drawn about a point. Changes on one element share their point.
  mutating func transform(
    _ box: inout BoxReference, _ phase: PaintPhase, _ property: CSSProperty, _ value: String,
    about anchor: UnitPoint
  ) {
    let origin = anchor.css
    let current = tree.boxes[Int(box.index)]
    if current.phase >= .scale, declared(.transformOrigin, in: current.style) != origin {
      wrapPlainly(&box)
    }
    decorate(&box, phase) { list, styles in
      list = styles.extend(list, property, .text(CSSText(value)))
      if let origin { list = styles.extend(list, .transformOrigin, origin) }
    }
  }
}

extension UnitPoint {
  /// The point as CSS writes it; nil for the centre, which is usual there.
  var css: CSSValue? {
    guard self != .center else { return nil }
    func part(_ value: CGFloat) -> String {
      value == 0 ? "0" : CSSNumber.string(Double(value) * 100) + "%"
    }
    return .text(CSSText("\(part(x)) \(part(y))"))
  }
}

/// Shifts what a view draws; its place in the layout stays.
nonisolated public struct _OffsetEffect: _BoxModifier, Sendable {
  let offset: CGSize

  @usableFromInline
  init(offset: CGSize) {
    self.offset = offset
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    context.translate(&box, modifier.offset)
  }
}

/// Turns what a view draws.
nonisolated public struct _RotationEffect: _BoxModifier, Sendable {
  let angle: Angle
  let anchor: UnitPoint

  @usableFromInline
  init(angle: Angle, anchor: UnitPoint) {
    self.angle = angle
    self.anchor = anchor
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    context.rotate(&box, modifier.angle, modifier.anchor)
  }
}

/// Scales what a view draws.
nonisolated public struct _ScaleEffect: _BoxModifier, Sendable {
  let scale: CGSize
  let anchor: UnitPoint

  @usableFromInline
  init(scale: CGSize, anchor: UnitPoint) {
    self.scale = scale
    self.anchor = anchor
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    let scale = modifier.scale
    guard scale.width.isFinite, scale.height.isFinite,
      scale != CGSize(width: 1, height: 1) || context.showsAll
    else { return }
    let x = CSSNumber.string(Double(scale.width))
    let text =
      scale.width == scale.height ? x : "\(x) \(CSSNumber.string(Double(scale.height)))"
    context.transform(&box, .scale, .scale, text, about: modifier.anchor)
  }
}

/// Maps what a view draws, about its upper left corner.
nonisolated public struct _TransformEffect: _BoxModifier, Sendable {
  let transform: CGAffineTransform

  @usableFromInline
  init(transform: CGAffineTransform) {
    self.transform = transform
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    let map = modifier.transform
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty]
    guard !map.isIdentity, numbers.allSatisfy(\.isFinite) else { return }
    let text = numbers.map { CSSNumber.string(Double($0)) }.joined(separator: ",")
    context.transform(&box, .scale, .transform, "matrix(\(text))", about: .topLeading)
  }
}

extension View {
  /// Shifts what the view draws by a number of points.
  @inlinable
  nonisolated public consuming func offset(_ offset: CGSize) -> ModifiedContent<Self, _OffsetEffect>
  {
    modifier(_OffsetEffect(offset: offset))
  }

  /// Shifts what the view draws by a number of points.
  @inlinable nonisolated public consuming func offset(
    x: CGFloat = 0, y: CGFloat = 0
  ) -> ModifiedContent<Self, _OffsetEffect> {
    offset(CGSize(width: x, height: y))
  }

  /// Turns what the view draws about a point.
  @inlinable nonisolated public consuming func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _RotationEffect> {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Scales what the view draws about a point.
  @inlinable nonisolated public consuming func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _ScaleEffect> {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales what the view draws about a point.
  @inlinable nonisolated public consuming func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _ScaleEffect> {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales what the view draws about a point.
  @inlinable nonisolated public consuming func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _ScaleEffect> {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Maps what the view draws, about its upper left corner.
  @inlinable nonisolated public consuming func transformEffect(
    _ transform: CGAffineTransform
  ) -> ModifiedContent<Self, _TransformEffect> {
    modifier(_TransformEffect(transform: transform))
  }
}
