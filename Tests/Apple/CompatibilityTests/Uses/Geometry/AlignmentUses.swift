import SwiftUI

@MainActor enum AlignmentUses {
  static func alignmentID<T: AlignmentID>(_: T.Type, _ viewDimensions: ViewDimensions) {
    _ = (any AlignmentID).self
    _ = T.defaultValue(in: viewDimensions)
  }

  static func viewDimensions(_ value: ViewDimensions) {
    _ = ViewDimensions.self
    _ = value.width
    _ = value.height
    _ = value[.leading]
    _ = value[explicit: .leading]
  }

  static func horizontalAlignment() {
    let _: [HorizontalAlignment] = [
      .leading, .center, .trailing, .listRowSeparatorLeading, .listRowSeparatorTrailing,
    ]
    _ = HorizontalAlignment.self
    _ = HorizontalAlignment(MiddleAlignment.self)
  }

  static func verticalAlignment() {
    let _: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
    _ = VerticalAlignment.self
    _ = VerticalAlignment(MiddleAlignment.self)
  }

  static func alignment(_ value: Alignment) {
    let _: [Alignment] = [
      .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading,
      .bottomTrailing, .centerFirstTextBaseline, .centerLastTextBaseline,
      .leadingFirstTextBaseline, .leadingLastTextBaseline, .trailingFirstTextBaseline,
      .trailingLastTextBaseline,
    ]
    _ = Alignment.self
    _ = value.horizontal
    _ = value.vertical
    _ = Alignment(horizontal: .leading, vertical: .top)
  }

  static func textAlignment() {
    let _: [TextAlignment] = [.leading, .center, .trailing]
    _ = TextAlignment.self
  }

  static func viewDimensionsOverloads(_ value: ViewDimensions) {
    _ = value[.top]
    _ = value[explicit: .top]
  }
}
