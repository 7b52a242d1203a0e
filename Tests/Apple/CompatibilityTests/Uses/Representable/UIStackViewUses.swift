import UIKit

@MainActor enum UIStackViewUses {
  static func uiStackView(_ value: UIStackView, _ coder: NSCoder) {
    _ = UIStackView.self
    _ = UIStackView(arrangedSubviews: [UIView()])
    _ = UIStackView(frame: .zero)
    _ = UIStackView(coder: coder)
    _ = (UIStackView.spacingUseDefault, UIStackView.spacingUseSystem, value.arrangedSubviews)
    _ = (value.axis, value.alignment, value.distribution, value.spacing)
    _ = (value.isLayoutMarginsRelativeArrangement, value.layoutMargins)
    _ = value.directionalLayoutMargins
    value.addArrangedSubview(UIView())
    value.insertArrangedSubview(UIView(), at: 0)
    value.removeArrangedSubview(UIView())
    value.setCustomSpacing(4, after: UIView())
    _ = value.customSpacing(after: UIView())
    let _: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    let _: [UIStackView.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline, .top, .bottom,
    ]
  }
}
