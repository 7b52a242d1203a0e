import SwiftUI

@MainActor enum EdgeUses {
  static func edge() {
    let _: [Edge] = [.top, .leading, .bottom, .trailing]
    _ = Edge.self
  }

  static func edgeSet() {
    let _: [Edge.Set] = [.top, .leading, .bottom, .trailing, .all, .horizontal, .vertical]
    _ = Edge.Set.self
    _ = Edge.Set(.top)
  }

  static func horizontalEdge() {
    let _: [HorizontalEdge] = [.leading, .trailing]
    _ = HorizontalEdge.self
  }

  static func horizontalEdgeSet() {
    let _: [HorizontalEdge.Set] = [.leading, .trailing, .all]
    _ = HorizontalEdge.Set.self
    _ = HorizontalEdge.Set(.leading)
  }

  static func verticalEdge() {
    let _: [VerticalEdge] = [.top, .bottom]
    _ = VerticalEdge.self
  }

  static func verticalEdgeSet() {
    let _: [VerticalEdge.Set] = [.top, .bottom, .all]
    _ = VerticalEdge.Set.self
    _ = VerticalEdge.Set(.top)
  }

  static func edgeInsets(_ value: EdgeInsets) {
    _ = EdgeInsets.self
    _ = value.top
    _ = value.leading
    _ = value.bottom
    _ = value.trailing
    _ = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    _ = EdgeInsets()
  }

  static func axis() {
    let _: [Axis] = [.horizontal, .vertical]
    _ = Axis.self
  }

  static func axisSet() {
    let _: [Axis.Set] = [.horizontal, .vertical]
    _ = Axis.Set.self
  }
}
