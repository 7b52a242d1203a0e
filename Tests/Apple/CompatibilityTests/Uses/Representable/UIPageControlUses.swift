import SwiftUI
import UIKit

@MainActor enum UIPageControlUses {
  static func uiPageControl(_ value: UIPageControl) {
    _ = value.backgroundStyle
  }

  static func uiPageControlBackgroundStyle() {
    let _: [UIPageControl.BackgroundStyle] = [.automatic, .prominent, .minimal]
    _ = UIPageControl.BackgroundStyle.self
  }
}
