import SwiftUI

@MainActor enum ContentTransitionUses {
  static func contentTransition() {
    let _: [ContentTransition] = [.identity, .opacity, .interpolate]
    _ = ContentTransition.self
    _ = ContentTransition.numericText(countsDown: true)
    _ = ContentTransition.numericText(value: 0.5)
    _ = ContentTransition.symbolEffect
    _ = ContentTransition.symbolEffect(.replace, options: .default)
  }

  static func matchedGeometryProperties() {
    let _: [MatchedGeometryProperties] = [.position, .size, .frame]
    _ = MatchedGeometryProperties.self
  }

  static func view(_ view: some View, _ namespace: Namespace.ID) {
    _ = view.contentTransition(.identity)
    _ = view.matchedGeometryEffect(
      id: 1, in: namespace, properties: .position, anchor: .center, isSource: true)
    _ = view.geometryGroup()
  }
}
