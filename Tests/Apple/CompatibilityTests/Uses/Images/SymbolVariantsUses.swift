import SwiftUI

@MainActor enum SymbolVariantsUses {
  static func symbolVariants(_ value: SymbolVariants) {
    let _: [SymbolVariants] = [.none, .circle, .square, .rectangle, .fill, .slash]
    _ = SymbolVariants.self
    _ = value.contains(.none)
  }

  static func symbolRenderingMode() {
    let _: [SymbolRenderingMode] = [.monochrome, .multicolor, .hierarchical, .palette]
    _ = SymbolRenderingMode.self
  }

  static func environmentValues(_ value: EnvironmentValues) {
    _ = value.symbolVariants
    _ = value.symbolRenderingMode
  }

  static func view(_ view: some View) {
    _ = view.symbolVariant(.none)
    _ = view.symbolRenderingMode(.monochrome)
  }

  static func symbolVariantsOverloads(_ value: SymbolVariants) {
    _ = value.circle
    _ = value.square
    _ = value.rectangle
    _ = value.fill
    _ = value.slash
  }
}
