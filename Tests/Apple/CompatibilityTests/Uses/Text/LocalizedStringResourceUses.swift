import SwiftUI

@MainActor enum LocalizedStringResourceUses {
  static func localizedStringResource(_ value: inout LocalizedStringResource) {
    _ = LocalizedStringResource.self
    _ = LocalizedStringResource("a", table: nil, locale: .current, comment: nil)
    _ = LocalizedStringResource(stringLiteral: "a")
    let literal: LocalizedStringResource = "a \(1)"
    _ = LocalizedStringResource(
      stringInterpolation: .init(literalCapacity: 1, interpolationCount: 1))
    _ = value.key
    _ = value.table
    value.locale = .current
    _ = Text(literal)
  }
}
