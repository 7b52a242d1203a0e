import SwiftUI

@MainActor enum ShapeUses {
  static func shape<T: Shape>(_ value: T) {
    _ = (any Shape).self
    _ = value.path(in: CGRect(x: 0, y: 0, width: 9, height: 9))
    _ = T.role
    _ = value.sizeThatFits(.unspecified)
    _ = value.body
  }

  static func shapeRole() {
    let _: [ShapeRole] = [.fill, .stroke, .separator]
    _ = ShapeRole.self
  }

  static func insettableShape<T: InsettableShape>(_ value: T) {
    _ = (any InsettableShape).self
    _ = T.InsetShape.self
    _ = value.inset(by: 1)
  }

  static func proposedViewSize(_ value: ProposedViewSize) {
    let _: [ProposedViewSize] = [.zero, .unspecified, .infinity]
    _ = ProposedViewSize.self
    _ = value.width
    _ = value.height
    _ = ProposedViewSize(width: 1, height: 1)
    _ = ProposedViewSize(CGSize(width: 9, height: 9))
    _ = value.replacingUnspecifiedDimensions(by: CGSize(width: 9, height: 9))
  }
}
