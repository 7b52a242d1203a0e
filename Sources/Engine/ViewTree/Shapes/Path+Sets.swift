public import Foundation

/// Paths as sets of points. Curves become lines that differ from them by less than 0.1 points.
extension Path {
  /// The outline of what is in both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    OutlineSets.combine(.intersection, self, other, eoFill: eoFill)
  }

  /// The outline of what is in one of the paths or in both.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    OutlineSets.combine(.union, self, other, eoFill: eoFill)
  }

  /// The outline of what is in this path and not in the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    OutlineSets.combine(.difference, self, other, eoFill: eoFill)
  }

  /// The outline of what is in one of the paths and not in both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    OutlineSets.combine(.symmetricDifference, self, other, eoFill: eoFill)
  }

  /// The stretches of this path's lines that are inside of the other.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    OutlineSets.combine(.intersection, self, other, isLine: true, eoFill: eoFill)
  }

  /// The stretches of this path's lines that are outside of the other.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    OutlineSets.combine(.difference, self, other, isLine: true, eoFill: eoFill)
  }

  /// The outline of the path's inside, which doesn't cross itself and is the same for both rules of filling.
  public func normalized(eoFill: Bool = true) -> Path {
    OutlineSets.combine(.union, self, Path(), eoFill: eoFill)
  }
}

extension CGPath {
  /// The outline of what is in both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }

  /// The outline of what is in one of the paths or in both.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }

  /// The outline of what is in this path and not in the other.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }

  /// The outline of what is in one of the paths and not in both.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }

  /// The stretches of this path's lines that are inside of the other.
  public func lineIntersection(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
  }

  /// The stretches of this path's lines that are outside of the other.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
  }

  /// The outline of the path's inside, which doesn't cross itself.
  public func normalized(using rule: CGPathFillRule = .evenOdd) -> CGPath {
    CGPath(path.normalized(eoFill: rule == .evenOdd))
  }

  /// Whether the insides of two paths have points in common.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !path.intersection(other.path, eoFill: rule == .evenOdd).isEmpty
  }
}
