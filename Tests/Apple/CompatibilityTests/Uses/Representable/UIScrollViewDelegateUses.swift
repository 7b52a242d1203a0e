import SwiftUI
import UIKit

@MainActor enum UIScrollViewDelegateUses {
  final class Delegate: UIScrollViewDelegate {}

  static func delegate() {
    let (view, delegate) = (UIScrollView(), Delegate())
    view.delegate = delegate
    delegate.scrollViewDidScroll(view)
    delegate.scrollViewDidZoom(view)
    delegate.scrollViewWillBeginDragging(view)
    var target = CGPoint.zero
    delegate.scrollViewWillEndDragging(view, withVelocity: .zero, targetContentOffset: &target)
    delegate.scrollViewDidEndDragging(view, willDecelerate: false)
    delegate.scrollViewDidEndDecelerating(view)
    delegate.scrollViewDidEndScrollingAnimation(view)
    _ = delegate.viewForZooming(in: view)
    view.decelerationRate = .fast
    view.decelerationRate = UIScrollView.DecelerationRate.normal
    _ = UIScrollView.DecelerationRate(rawValue: 1).rawValue
  }
}
