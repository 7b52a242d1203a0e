import SwiftUI
import UIKit

@MainActor enum UIActivityIndicatorViewUses {
  static func uiActivityIndicatorView(_ coder: NSCoder) {
    let value = UIActivityIndicatorView(style: .large)
    _ = UIActivityIndicatorView(frame: .zero)
    _ = UIActivityIndicatorView(coder: coder)
    _ = (value.style, value.color, value.hidesWhenStopped, value.isAnimating)
    value.startAnimating()
    value.stopAnimating()
    let _: [UIActivityIndicatorView.Style] = [.medium, .large]
  }
}
