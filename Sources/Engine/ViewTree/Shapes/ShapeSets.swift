public import Foundation

/// What is left of two figures.
nonisolated public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation { case area(OutlineSets.Operation), line(OutlineSets.Operation) }

  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  public func path(in rect: CGRect) -> Path {
    let (first, second) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .area(let operation): OutlineSets.combine(operation, first, second, eoFill: eoFill)
    case .line(let operation):
      OutlineSets.combine(operation, first, second, isLine: true, eoFill: eoFill)
    }
  }

  public static var role: ShapeRole { First.role }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

  public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

nonisolated extension Shape {
  /// The figure of what is in both.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .area(.intersection), eoFill: eoFill)
  }

  /// The figure of what is in one of them or in both.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .area(.union), eoFill: eoFill)
  }

  /// The figure without what is in the other.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .area(.difference), eoFill: eoFill)
  }

  /// The figure of what is in one of them and not in both.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(
      first: self, second: other, operation: .area(.symmetricDifference), eoFill: eoFill)
  }

  /// The figure's lines, as far as they are inside of the other.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .line(.intersection), eoFill: eoFill)
  }

  /// The figure's lines, as far as they are outside of the other.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .line(.difference), eoFill: eoFill)
  }
}
