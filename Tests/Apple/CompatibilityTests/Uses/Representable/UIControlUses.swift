import SwiftUI
import UIKit

@MainActor enum UIControlUses {
  final class Target: NSObject {
    func changed(sender: UIPageControl) {}
    @MainActor func isolated(sender: UIPageControl) {}
    func pressed() {}
  }

  static func uiControl(_ target: Target) {
    let value = UIControl()
    _ = UIControl.self
    let _: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]
    _ = UIControl.State(rawValue: 1).rawValue
    let _: [UIControl.Event] = [
      .touchDown, .touchUpInside, .valueChanged, .primaryActionTriggered, .editingDidBegin,
      .editingChanged, .editingDidEnd, .allEvents,
    ]
    _ = UIControl.Event(rawValue: 1).rawValue
    _ = (value.isEnabled, value.isSelected, value.isHighlighted)
    value.addTarget(target, action: Target.changed(sender:), for: .valueChanged)
    value.addTarget(target, action: Target.isolated(sender:), for: .valueChanged)
    value.addTarget(target, action: Target.pressed, for: .touchUpInside)
    value.removeTarget(target, for: .allEvents)
    let action = UIAction(title: "a", image: nil) { _ in }
    value.addAction(action, for: .valueChanged)
    value.removeAction(action, for: .valueChanged)
    value.sendActions(for: .valueChanged)
    _ = (action.title, action.image, action.sender)
  }

  static func uiPageControl() {
    let value = UIPageControl()
    _ = UIPageControl.appearance()
    _ = (value.numberOfPages, value.currentPage, value.hidesForSinglePage)
    _ = (value.currentPageIndicatorTintColor, value.pageIndicatorTintColor)
  }
}
