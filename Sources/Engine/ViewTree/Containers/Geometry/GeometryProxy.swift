public import Foundation

/// What a view knows of its size and place.
///
/// - Note: Differs from SwiftUI: on a static page the size is that of a usual page, 390 by 844 points,
///   with its corner at the origin; on a live page it is so until the browser has told another.
public struct GeometryProxy {
  let reading: GeometryReading

  /// The size in points.
  public var size: CGSize {
    reading.wasRead = true
    return reading.frame.size
  }

  /// The place in a space of coordinates.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    guard coordinateSpace != .local else { return CGRect(origin: .zero, size: size) }
    reading.isApproximate = true
    reading.wasRead = true
    let frame = reading.frame
    guard case .named(let name) = coordinateSpace,
      let space = reading.spaces.last(where: { $0.name == name })
    else { return frame }
    space.isWanted = true
    let origin = space.frame.value.origin
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// The place in a space of coordinates.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of the nearest container with a name, in the view's own coordinates.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    reading.isApproximate = true
    return CGRect(origin: .zero, size: size)
  }

  /// What is covered at the edges: nothing.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The insets that keep a container's corners free: none.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }

  /// The value of an anchor in the view's own coordinates.
  ///
  /// - Note: Differs from SwiftUI: on a static page an anchor is taken for one of the view itself.
  public subscript<T>(anchor: Anchor<T>) -> T {
    if let place = anchor.place {
      (reading.wantsPlaces, reading.wasRead) = (true, true)
      let frame = place.value
      if !frame.isNull {
        let origin = reading.frame.origin
        return anchor.resolve(frame.offsetBy(dx: -origin.x, dy: -origin.y))
      }
    } else if !anchor.isOfReader {
      reading.isApproximate = true
    }
    return anchor.resolve(CGRect(origin: .zero, size: size))
  }
}

/// Sizes of a rectangle's corners.
///
/// - Note: As in SwiftUI.
public struct RectangleCornerInsets: Equatable, Sendable {
  public var topLeading = CGSize.zero
  public var topTrailing = CGSize.zero
  public var bottomLeading = CGSize.zero
  public var bottomTrailing = CGSize.zero

  /// Creates insets of nothing.
  public init() {}
}
