import SwiftUI

@MainActor enum CoordinateSpaceUses {
  static func coordinateSpace(_ value: CoordinateSpace) {
    let _: [CoordinateSpace] = [.global, .local]
    _ = CoordinateSpace.self
    let _: CoordinateSpace = .named(1)
    _ = value.isGlobal
    _ = value.isLocal
  }

  static func coordinateSpaceProtocol<T: CoordinateSpaceProtocol>(_ value: T) {
    let _: LocalCoordinateSpace = .local
    let _: GlobalCoordinateSpace = .global
    let _: NamedCoordinateSpace = .scrollView
    _ = (any CoordinateSpaceProtocol).self
    _ = value.coordinateSpace
    _ = NamedCoordinateSpace.named(1)
    _ = NamedCoordinateSpace.scrollView(axis: .horizontal)
  }

  static func localCoordinateSpace() {
    _ = LocalCoordinateSpace.self
    _ = LocalCoordinateSpace()
  }

  static func globalCoordinateSpace() {
    _ = GlobalCoordinateSpace.self
    _ = GlobalCoordinateSpace()
  }

  static func namedCoordinateSpace() {
    _ = NamedCoordinateSpace.self
  }

  static func view(_ view: some View, _ namedCoordinateSpace: NamedCoordinateSpace) {
    _ = view.coordinateSpace(namedCoordinateSpace)
    _ = view.coordinateSpace(name: 1)
  }
}
