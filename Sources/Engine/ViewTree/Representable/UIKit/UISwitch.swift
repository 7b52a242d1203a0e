import Foundation

/// A switch that is on or off.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  private static let shared = UISwitch()
  /// All of them at once.
  public override class func appearance() -> UISwitch { shared }

  open var isOn = false { didSet { setNeedsDisplay() } }
  /// The colour behind the knob while the switch is on.
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// - Note: Differs from UIKit: knobs are white.
  open var thumbTintColor: UIColor?

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  package override func lowerContent(into context: inout LoweringContext) -> Bool {
    let isOn = Binding<Bool>(
      get: { self.isOn },
      set: { new in
        self.isOn = new
        self.sendActions(for: [.valueChanged, .primaryActionTriggered])
      })
    let toggle = Toggle(accessibilityLabel ?? "", isOn: isOn)
      .labelsHidden()
      .tint((onTintColor ?? Self.shared.onTintColor).map { Color($0) })
      .disabled(!isEnabled)
    context.lower(any: toggle, at: Salt.UIKit.control)
    return true
  }
}
