import SwiftUI

@MainActor enum RowHeightsUses {
  static func environmentValues(_ value: EnvironmentValues) {
    _ = value.defaultMinListRowHeight
    _ = value.defaultMinListHeaderHeight
  }
}
