import SwiftUI

@MainActor enum SemanticStylesUses {
  static func foregroundStyle() {
    _ = ForegroundStyle.self
    _ = ForegroundStyle()
  }

  static func backgroundStyle() {
    _ = BackgroundStyle.self
    _ = BackgroundStyle()
  }

  static func tintShapeStyle() {
    _ = TintShapeStyle.self
    _ = TintShapeStyle()
  }

  static func separatorShapeStyle() {
    _ = SeparatorShapeStyle.self
    _ = SeparatorShapeStyle()
  }

  static func shapeStyle() {
    let _: ForegroundStyle = .foreground
    let _: BackgroundStyle = .background
    let _: TintShapeStyle = .tint
    let _: SeparatorShapeStyle = .separator
  }
}
