import UIKit

@MainActor enum UIButtonUses {
  static func uiButton(_ value: UIButton, _ coder: NSCoder, _ action: UIAction) {
    _ = UIButton.self
    _ = UIButton(type: .system)
    _ = UIButton(type: .custom, primaryAction: action)
    _ = UIButton(configuration: .filled(), primaryAction: action)
    _ = UIButton(frame: .zero, primaryAction: action)
    _ = UIButton(frame: .zero)
    _ = UIButton(coder: coder)
    _ = UIButton.appearance()
    _ = (value.buttonType, value.configuration, value.contentEdgeInsets, value.titleEdgeInsets)
    _ = (value.imageEdgeInsets, value.showsMenuAsPrimaryAction, value.titleLabel, value.imageView)
    value.setTitle("a", for: .normal)
    value.setTitleColor(.red, for: .normal)
    value.setImage(nil, for: .normal)
    _ = (value.title(for: .normal), value.titleColor(for: .normal), value.image(for: .normal))
    _ = (value.currentTitle, value.currentImage)
    let _: [UIButton.ButtonType] = [
      .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
    ]
  }

  static func configuration() {
    let all: [UIButton.Configuration] = [
      .plain(), .borderless(), .gray(), .bordered(), .tinted(), .borderedTinted(), .filled(),
      .borderedProminent(),
    ]
    let value = all[0]
    _ = (value.title, value.subtitle, value.image, value.imagePadding, value.imagePlacement)
    _ = (value.titlePadding, value.baseForegroundColor, value.baseBackgroundColor)
    _ = (value.cornerStyle, value.buttonSize, value.contentInsets, value.showsActivityIndicator)
    let _: [UIButton.Configuration.CornerStyle] = [
      .fixed, .dynamic, .small, .medium, .large, .capsule,
    ]
    let _: [UIButton.Configuration.Size] = [.medium, .small, .mini, .large]
    let _: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing, .all]
    _ = NSDirectionalRectEdge(rawValue: 1).rawValue
  }

  static func insets() {
    let value = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    _ = (value.top, value.leading, value.bottom, value.trailing, NSDirectionalEdgeInsets.zero)
    _ = value == .zero
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    _ = (insets.top, insets.left, insets.bottom, insets.right, UIEdgeInsets.zero)
    _ = insets == .zero
  }
}
