import SwiftUI
import UIKit

@MainActor enum UIPageViewControllerUses {
  final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
  }

  static func uiPageViewController(_ book: Book, _ coder: NSCoder) {
    let value = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 8])
    _ = UIPageViewController.self
    _ = UIPageViewController(coder: coder)
    value.dataSource = book
    value.delegate = book
    value.setViewControllers(
      [UIViewController()], direction: .forward, animated: true, completion: { _ in })
    _ = (value.viewControllers, value.transitionStyle, value.navigationOrientation)
    value.loadView()
    _ = book.pageViewController(value, viewControllerBefore: value)
    _ = book.pageViewController(value, viewControllerAfter: value)
    book.pageViewController(value, willTransitionTo: [])
    book.pageViewController(
      value, didFinishAnimating: true, previousViewControllers: [], transitionCompleted: true)
  }

  static func kinds() {
    let _: [UIPageViewController.TransitionStyle] = [.pageCurl, .scroll]
    let _: [UIPageViewController.NavigationOrientation] = [.horizontal, .vertical]
    let _: [UIPageViewController.NavigationDirection] = [.forward, .reverse]
    let _: [UIPageViewController.OptionsKey] = [.interPageSpacing, .spineLocation]
    _ = UIPageViewController.OptionsKey(rawValue: "a").rawValue
    _ = (any UIPageViewControllerDataSource).self
    _ = (any UIPageViewControllerDelegate).self
  }
}
