public import Foundation

/// Something that a reader does with a pointer or fingers.
///
/// - Note: As in SwiftUI. A static page has nobody to tell; a live page tells of gestures.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The gesture's value.
  associatedtype Value
  /// The type of gesture that stands for this one.
  associatedtype Body: Gesture

  /// The gesture that stands for this one.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture that the engine knows itself.
@MainActor @preconcurrency
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
  /// Primitive gestures have no body.
  ///
  /// - Note: As in SwiftUI, reading it is a programming error.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A number of taps.
nonisolated public struct TapGesture: _PrimitiveGesture, Sendable {
  public typealias Value = Void
  /// The number of taps.
  public var count: Int

  public init(count: Int = 1) { self.count = count }
}

/// A number of taps, with their place.
nonisolated public struct SpatialTapGesture: _PrimitiveGesture {
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The space of the place.
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

/// A press that lasts.
nonisolated public struct LongPressGesture: _PrimitiveGesture, Sendable {
  public typealias Value = Bool
  /// How long the press must last, in seconds.
  public var minimumDuration: Double
  /// How far it may move, in points.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

/// A movement with the pointer down.
nonisolated public struct DragGesture: _PrimitiveGesture {
  /// A moment of the movement.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// In points a second.
    public var velocity: CGSize

    package init(
      time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGSize = .zero
    ) {
      self.time = time
      self.location = location
      self.startLocation = startLocation
      self.velocity = velocity
    }

    /// The distance from the start.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the movement would end if the pointer slowed down from here.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The distance from the start to the predicted end.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// How far the pointer must move first, in points.
  public var minimumDistance: CGFloat
  /// The space of the places.
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
  ) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}
