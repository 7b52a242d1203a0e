public import Foundation

/// What a view knows of its size and place.
///
/// - Note: Differs from SwiftUI: the size is that of a usual page, 390 by 844 points, with its
///   corner at the origin.
public struct GeometryProxy {
  let reading: GeometryReading

  init(size: CGSize) { reading = GeometryReading(size: size) }

  /// The size in points.
  public var size: CGSize {
    reading.wasRead = true
    return reading.size
  }

  /// The place in a space of coordinates.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// The place in a space of coordinates.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// The bounds of the nearest container with a name, in the view's own coordinates.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    CGRect(origin: .zero, size: size)
  }

  /// What is covered at the edges: nothing.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// A size, and whether anybody asked for it.
final class GeometryReading {
  let size: CGSize
  var wasRead = false
  init(size: CGSize) { self.size = size }
}
