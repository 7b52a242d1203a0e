import SwiftUI
import UIKit

@MainActor enum UIAlertControllerUses {
  static func uiAlertController(_ coder: NSCoder) {
    let value = UIAlertController(title: "a", message: "b", preferredStyle: .alert)
    _ = UIAlertController(coder: coder)
    _ = value.message
    _ = value.preferredStyle
    _ = value.actions
    _ = value.textFields
    _ = value.preferredAction
    value.addAction(UIAlertAction(title: "c", style: .default))
    value.addTextField { $0.placeholder = "d" }
    let _: [UIAlertController.Style] = [.actionSheet, .alert]
  }

  static func uiAlertAction() {
    let value = UIAlertAction(title: "a", style: .destructive) { _ in }
    _ = value.title
    _ = value.style
    _ = value.isEnabled
    let _: [UIAlertAction.Style] = [.default, .cancel, .destructive]
  }
}
