/// A space that places are counted in.
///
/// - Note: As in SwiftUI.
public enum CoordinateSpace: Hashable {
  /// The whole page.
  case global
  /// The view itself.
  case local
  /// The nearest view around that has a name.
  case named(AnyHashable)

  /// Whether it is the whole page.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view itself.
  public var isLocal: Bool { self == .local }
}

/// Something that stands for a space of coordinates.
///
/// - Note: As in SwiftUI.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the whole page.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the whole page.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view around that has a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace { scrollView(axis: .vertical) }

  /// The space of the nearest scroll view around that moves on an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis)))
  }
}

struct ScrollSpaceName: Hashable {
  let axis: Axis
}

extension View {
  /// Gives the view's space of coordinates a name.
  ///
  /// - Note: Differs from SwiftUI: a static page knows no places.
  nonisolated public func coordinateSpace(
    _ name: NamedCoordinateSpace
  ) -> ModifiedContent<Self, _CoordinateSpaceModifier> {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }

  /// Gives the view's space of coordinates a name.
  ///
  /// - Note: Differs from SwiftUI: a static page knows no places.
  nonisolated public func coordinateSpace<T: Hashable>(
    name: T
  ) -> ModifiedContent<Self, _CoordinateSpaceModifier> {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
