import SwiftUI

@MainActor enum AnchorUses {
  static func anchor() {
    _ = Anchor<CGRect>.self
    _ = { (left: Anchor<CGRect>, right: Anchor<CGRect>) in left == right }
  }

  static func anchorSource() {
    _ = Anchor<CGRect>.Source.self
    _ = Anchor<CGRect>.Source.bounds
    _ = Anchor<CGRect>.Source.rect(CGRect(x: 0, y: 0, width: 9, height: 9))
    let _: Anchor<CGPoint>.Source = .point(CGPoint(x: 1, y: 2))
    let _: Anchor<CGPoint>.Source = .unitPoint(.center)
    let _: Anchor<CGPoint>.Source = .topLeading
    let _: Anchor<CGPoint>.Source = .top
    let _: Anchor<CGPoint>.Source = .topTrailing
    let _: Anchor<CGPoint>.Source = .leading
    let _: Anchor<CGPoint>.Source = .center
    let _: Anchor<CGPoint>.Source = .trailing
    let _: Anchor<CGPoint>.Source = .bottomLeading
    let _: Anchor<CGPoint>.Source = .bottom
    let _: Anchor<CGPoint>.Source = .bottomTrailing
  }

  static func view(_ view: some View, _ anchorIntSource: Anchor<Int>.Source) {
    _ = view.anchorPreference(key: WidthKey.self, value: anchorIntSource, transform: { _ in 1 })
    _ = view.transformAnchorPreference(
      key: WidthKey.self, value: anchorIntSource, transform: { _, _ in })
  }
}
