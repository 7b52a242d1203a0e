import SwiftUI
import UIKit

@MainActor enum UILabelUses {
  static func nsTextAlignment() {
    let _: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    _ = NSTextAlignment.self
  }

  static func uiLabel(_ value: UILabel) {
    _ = UILabel.self
    _ = value.text
    _ = value.font
    _ = value.textColor
    _ = value.textAlignment
    _ = value.numberOfLines
  }

  static func uiImageView(_ value: UIImageView, _ nsCoder: NSCoder) {
    _ = UIImageView.self
    _ = value.image
    _ = UIImageView(image: UIImage())
    _ = UIImageView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    _ = UIImageView(coder: nsCoder)
  }
}
