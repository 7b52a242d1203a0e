import SwiftUI

@MainActor enum AlignmentGuideUses {
  static func view(_ view: some View) {
    _ = view.alignmentGuide(.leading, computeValue: { _ in 1 })
  }

  static func viewOverloads(_ view: some View) {
    _ = view.alignmentGuide(.top, computeValue: { _ in 1 })
  }
}
