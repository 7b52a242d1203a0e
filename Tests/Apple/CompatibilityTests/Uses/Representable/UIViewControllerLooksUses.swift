import SwiftUI
import UIKit

@MainActor enum UIViewControllerLooksUses {
  final class Controller: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  static func controller() {
    let value: UIViewController = Controller()
    _ = (value.preferredStatusBarStyle, value.prefersStatusBarHidden)
    _ = (value.prefersHomeIndicatorAutoHidden, value.supportedInterfaceOrientations)
    value.setNeedsStatusBarAppearanceUpdate()
    value.setNeedsUpdateOfSupportedInterfaceOrientations()
    value.overrideUserInterfaceStyle = .dark
    value.additionalSafeAreaInsets = .zero
    let _: [UIStatusBarStyle] = [.default, .lightContent, .darkContent]
    let _: [UIInterfaceOrientationMask] = [
      .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .landscape,
      .allButUpsideDown, .all,
    ]
  }

  static func view() {
    let view = UIView()
    view.transform = CGAffineTransform(rotationAngle: 1)
    view.reloadInputViews()
    UITextField().inputView = view
  }

  static func pictures() async {
    let picture = UIImage()
    _ = (picture.preparingThumbnail(of: .zero), picture.preparingForDisplay())
    _ = await picture.byPreparingThumbnail(ofSize: .zero)
    _ = await picture.byPreparingForDisplay()
  }
}
