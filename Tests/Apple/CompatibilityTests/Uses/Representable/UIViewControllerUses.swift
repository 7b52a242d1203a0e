import SwiftUI
import UIKit

@MainActor enum UIViewControllerUses {
  static func uiViewController(_ value: UIViewController, _ nsCoder: NSCoder) {
    _ = UIViewController.self
    _ = value.title
    _ = value.modalPresentationStyle
    _ = value.modalTransitionStyle
    _ = value.children
    _ = value.parent
    _ = UIViewController(nibName: "a", bundle: .main)
    _ = UIViewController()
    _ = UIViewController(coder: nsCoder)
    _ = value.view
    _ = value.isViewLoaded
    value.loadView()
    value.viewDidLoad()
    value.viewWillAppear(true)
    value.viewDidAppear(true)
    value.viewWillDisappear(true)
    value.viewDidDisappear(true)
    value.viewDidLayoutSubviews()
    value.addChild(UIViewController())
    value.removeFromParent()
    value.didMove(toParent: UIViewController())
    value.willMove(toParent: UIViewController())
    value.present(UIViewController(), animated: true, completion: {})
    value.dismiss(animated: true, completion: {})
    _ = value.presentedViewController
    _ = value.presentingViewController
  }

  static func uiModalTransitionStyle() {
    let _: [UIModalTransitionStyle] = [
      .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
    ]
    _ = UIModalTransitionStyle.self
  }

  static func uiModalPresentationStyle() {
    let _: [UIModalPresentationStyle] = [
      .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom,
      .overFullScreen, .overCurrentContext, .popover,
    ]
    _ = UIModalPresentationStyle.self
  }

  static func uiHostingController(_ value: UIHostingController<Text>, _ nsCoder: NSCoder) {
    _ = UIHostingController<Text>.self
    _ = value.rootView
    _ = UIHostingController(rootView: Text("a"))
    _ = UIHostingController(coder: nsCoder, rootView: Text("a"))
    _ = UIHostingController<Text>(coder: nsCoder)
    value.loadView()
  }
}
