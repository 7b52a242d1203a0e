public import Foundation

/// Two fingers that move apart or together; the value is the factor.
nonisolated public struct MagnificationGesture: _PrimitiveGesture, Sendable {
  public typealias Value = CGFloat
  /// The least change of the factor.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that move apart or together.
nonisolated public struct MagnifyGesture: _PrimitiveGesture, Sendable {
  /// A moment of the movement.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The factor.
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// The least change of the factor.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that turn; the value is the angle.
nonisolated public struct RotationGesture: _PrimitiveGesture, Sendable {
  public typealias Value = Angle
  /// The least angle.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

/// Two fingers that turn.
nonisolated public struct RotateGesture: _PrimitiveGesture, Sendable {
  /// A moment of the movement.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// The least angle.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}
