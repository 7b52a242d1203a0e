import SwiftUI

@MainActor enum AccessibilityTraitsUses {
  static func accessibilityTraits() {
    let _: [AccessibilityTraits] = [
      .isButton, .isHeader, .isSelected, .isLink, .isSearchField, .isImage, .playsSound,
      .isKeyboardKey, .isStaticText, .isSummaryElement, .updatesFrequently, .startsMediaSession,
      .allowsDirectInteraction, .causesPageTurn, .isModal, .isToggle, .isTabBar,
    ]
    _ = AccessibilityTraits.self
    _ = AccessibilityTraits()
  }

  static func accessibilityHeadingLevel() {
    let _: [AccessibilityHeadingLevel] = [.unspecified, .h1, .h2, .h3, .h4, .h5, .h6]
    _ = AccessibilityHeadingLevel.self
  }

  static func view(_ view: some View) {
    _ = view.accessibilityAddTraits(.isButton)
    _ = view.accessibilityRemoveTraits(.isButton)
    _ = view.accessibilityHeading(.unspecified)
  }

  @available(*, deprecated)
  static func viewDeprecated(_ view: some View) {
    _ = view.accessibility(addTraits: .isButton)
    _ = view.accessibility(removeTraits: .isButton)
  }
}
