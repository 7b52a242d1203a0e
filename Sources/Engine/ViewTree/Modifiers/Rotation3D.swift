public import Foundation
import ElementTree

/// Turns what a view draws in space.
nonisolated public struct _Rotation3DEffect: _BoxModifier, Sendable {
  let angle: Angle
  let axis: SIMD3<Double>
  let anchor: UnitPoint
  let anchorZ: CGFloat
  let perspective: CGFloat

  @usableFromInline
  init(angle: Angle, axis: SIMD3<Double>, anchor: UnitPoint, anchorZ: CGFloat, perspective: CGFloat)
  {
    self.angle = angle
    self.axis = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    let axis = modifier.axis
    let isTurned = modifier.angle.radians.isFinite && modifier.angle.radians != 0
    guard isTurned, axis != .zero, axis.x.isFinite, axis.y.isFinite, axis.z.isFinite else {
      return
    }
    let depth = modifier.anchorZ.isFinite ? Double(modifier.anchorZ) : 0
    let numbers = [axis.x, axis.y, axis.z].map(CSSNumber.string).joined(separator: ",")
    let plain = "rotate3d(\(numbers),\(CSSNumber.string(modifier.angle.degrees))deg)"
    let (to, from) = (CSSNumber.string(depth), CSSNumber.string(-depth))
    let turn = depth == 0 ? plain : "translateZ(\(to)px) \(plain) translateZ(\(from)px)"
    let perspective = modifier.perspective.isFinite ? Double(modifier.perspective) : 0
    // About an axis that points at the reader nothing gets nearer.
    guard perspective != 0, axis.x != 0 || axis.y != 0 || depth != 0 else {
      return context.transform(&box, .scale, .transform, turn, about: modifier.anchor)
    }
    let value: @Sendable (Double, Double) -> String = { [turn] width, height in
      let distance = max(width, height) / abs(perspective)
      return "perspective(\(CSSNumber.string(distance))px) \(turn)"
    }
    // Where the size is not known, that of a phone's page is nearer than none.
    let text = value(358, 358)
    context.tree.sizedStyles[.text(CSSText(text))] = SizedStyle(
      property: .transform, value: value, needsSize: true)
    context.transform(&box, .scale, .transform, text, about: modifier.anchor)
  }
}

/// A map of the plane that may also be a view in perspective: rows times columns, a point a row.
///
/// - Note: As in SwiftUI.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11, m12, m13, m21, m22, m23, m31, m32, m33: CGFloat

  /// Creates the map that changes nothing.
  public init() { self.init(CGAffineTransform.identity) }

  /// Creates a map without perspective.
  public init(_ transform: CGAffineTransform) {
    (m11, m12, m13) = (transform.a, transform.b, 0)
    (m21, m22, m23) = (transform.c, transform.d, 0)
    (m31, m32, m33) = (transform.tx, transform.ty, 1)
  }

  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the map has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The map that makes this change first and then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func product(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * rhs.m11 + y * rhs.m21 + z * rhs.m31, x * rhs.m12 + y * rhs.m22 + z * rhs.m32,
        x * rhs.m13 + y * rhs.m23 + z * rhs.m33
      )
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = product(m11, m12, m13)
    (result.m21, result.m22, result.m23) = product(m21, m22, m23)
    (result.m31, result.m32, result.m33) = product(m31, m32, m33)
    return result
  }

  /// The map as CSS writes it, by columns of four; nil if there are numbers that are none.
  var css: String? {
    let numbers = [
      m11, m12, 0, m13, m21, m22, 0, m23, 0, 0, 1, 0, m31, m32, 0, m33,
    ]
    guard numbers.allSatisfy(\.isFinite) else { return nil }
    let isFlat = isAffine
    let used = isFlat ? [m11, m12, m21, m22, m31, m32] : numbers
    // Perspective is a matter of thousandths of a point, so it needs more digits.
    let texts = used.map { isFlat ? CSSNumber.string(Double($0)) : ProjectionTransform.digits($0) }
    return "\(isFlat ? "matrix" : "matrix3d")(\(texts.joined(separator: ",")))"
  }

  private static func digits(_ value: CGFloat) -> String {
    let text = "\((Double(value) * 1e8).rounded() / 1e8)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// Maps what a view draws, about its upper left corner.
nonisolated public struct _ProjectionEffect: _BoxModifier, Sendable {
  let transform: ProjectionTransform

  @usableFromInline
  init(transform: ProjectionTransform) {
    self.transform = transform
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    guard !modifier.transform.isIdentity, let text = modifier.transform.css else { return }
    context.transform(&box, .scale, .transform, text, about: .topLeading)
  }
}

extension View {
  /// Turns what the view draws in space about an axis; `anchorZ` is in points.
  ///
  /// - Note: Differs from SwiftUI: where frames don't fix the view's size, perspective is that of a
  ///   view of 358 points, and a warning says so.
  @inlinable nonisolated public consuming func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> ModifiedContent<Self, _Rotation3DEffect> {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)),
        anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Maps what the view draws, about its upper left corner.
  @inlinable nonisolated public consuming func projectionEffect(
    _ transform: ProjectionTransform
  ) -> ModifiedContent<Self, _ProjectionEffect> {
    modifier(_ProjectionEffect(transform: transform))
  }
}
