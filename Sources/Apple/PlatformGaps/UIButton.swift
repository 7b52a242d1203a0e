public import Foundation
public import ViewTree

/// A button.
///
/// - Note: Differs from UIKit: it is SwiftUI's button with a title and a picture of its normal state.
@MainActor @preconcurrency
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var colors: [UInt: UIColor] = [:]
  /// What shows a title; its font and colours count.
  public let titleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView(image: nil)

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      setImage(primaryAction.image, for: .normal)
      addAction(primaryAction, for: .touchUpInside)
    }
  }

  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
  open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state.rawValue] = color }
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  open var currentTitle: String? { title(for: state) }
  open var currentImage: UIImage? { image(for: state) }

  private var state: State { isSelected ? .selected : .normal }

  /// Shows the control as it is.
  open override func layoutSubviews() {
    let color = (colors[state.rawValue] ?? colors[0]).map { Color($0) }
    let (title, picture) = (currentTitle ?? "", currentImage)
    let button = Button {
      self.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      self.setNeedsDisplay()
    } label: {
      HStack(spacing: 4) {
        if let picture { picture.image }
        if !title.isEmpty { Text(verbatim: title) }
      }
    }
    .font(titleLabel?.font.map { Font($0) })
    .foregroundColor(color)
    .tint(tintColor.map { Color($0) })
    .disabled(!isEnabled)
    show(button)
  }
}

/// A switch.
///
/// - Note: As in UIKit, as SwiftUI's switch.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
    setNeedsDisplay()
  }

  /// Shows the control as it is.
  open override func layoutSubviews() {
    let value = Binding {
      self.isOn
    } set: {
      self.isOn = $0
      self.sendActions(for: .valueChanged)
      self.setNeedsDisplay()
    }
    let toggle = Toggle(isOn: value) { Text(verbatim: accessibilityLabel ?? "Switch") }
      .labelsHidden()
      .tint(onTintColor.map { Color($0) })
      .disabled(!isEnabled)
    show(toggle)
  }
}

/// A slider.
///
/// - Note: As in UIKit, as SwiftUI's slider.
@MainActor @preconcurrency
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
    setNeedsDisplay()
  }

  /// Shows the control as it is.
  open override func layoutSubviews() {
    let bounds = minimumValue...max(minimumValue, maximumValue)
    let value = Binding {
      min(max(self.value, bounds.lowerBound), bounds.upperBound)
    } set: {
      self.value = $0
      self.sendActions(for: .valueChanged)
      self.setNeedsDisplay()
    }
    let slider = Slider(value: value, in: bounds)
      .tint(minimumTrackTintColor.map { Color($0) })
      .disabled(!isEnabled)
      .accessibilityLabel(Text(verbatim: accessibilityLabel ?? "Slider"))
    show(slider)
  }
}

extension UIView {
  /// Has the view show a SwiftUI view, and nothing else.
  func show(_ content: some View) {
    if let host = subviews.first as? ShownHost {
      host.controller.rootView = AnyView(content)
    } else {
      addSubview(ShownHost(content))
    }
  }
}

/// A view that shows a SwiftUI view.
private final class ShownHost: UIView {
  let controller: UIHostingController<AnyView>

  init(_ content: some View) {
    controller = UIHostingController(rootView: AnyView(content))
    super.init(frame: .zero)
    addSubview(controller.view)
  }

  required init?(coder: NSCoder) { return nil }
}
