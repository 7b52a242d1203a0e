import Foundation

/// A value on a line.
@MainActor @preconcurrency
open class UISlider: UIControl {
  private static let shared = UISlider()
  /// All of them at once.
  public override class func appearance() -> UISlider { shared }

  /// The value, which is always within the slider's ends.
  open var value: Float = 0 { didSet { clamp() } }
  open var minimumValue: Float = 0 { didSet { clamp() } }
  open var maximumValue: Float = 1 { didSet { clamp() } }
  /// - Note: Differs from UIKit: a page tells of values while the knob is moved, in any case.
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// - Note: Differs from UIKit: the line beyond the knob and the knob have the page's colours.
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  private func clamp() {
    // Ends that are no numbers leave the value as it is.
    let allowed = max(minimumValue, min(value, maximumValue))
    if allowed != value, allowed.isFinite { value = allowed } else { setNeedsDisplay() }
  }

  package override func lowerContent(into context: inout LoweringContext) -> Bool {
    let value = Binding<Float>(
      get: { self.value },
      set: { new in
        self.value = new
        self.sendActions(for: .valueChanged)
      })
    // Nothing can be chosen between ends that are none.
    let hasRoom = minimumValue.isFinite && maximumValue.isFinite && minimumValue < maximumValue
    let slider = Slider(value: value, in: hasRoom ? minimumValue...maximumValue : 0...1) {
      Text(verbatim: accessibilityLabel ?? "")
    }
    .tint((minimumTrackTintColor ?? Self.shared.minimumTrackTintColor).map { Color($0) })
    .disabled(!isEnabled || !hasRoom)
    context.lower(any: slider, at: Salt.UIKit.control)
    return true
  }
}

/// Two buttons that make a value larger and smaller.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  private static let shared = UIStepper()
  /// All of them at once.
  public override class func appearance() -> UIStepper { shared }

  open var value: Double = 0 { didSet { clamp() } }
  open var minimumValue: Double = 0 { didSet { clamp() } }
  open var maximumValue: Double = 100 { didSet { clamp() } }
  open var stepValue: Double = 1
  /// Whether the smallest value follows the largest.
  open var wraps = false
  open var isContinuous = true
  open var autorepeat = true

  private func clamp() {
    // Ends that are no numbers leave the value as it is.
    let allowed = max(minimumValue, min(value, maximumValue))
    if allowed != value, allowed.isFinite { value = allowed } else { setNeedsDisplay() }
  }

  private func move(by step: Double) {
    let moved = value + step
    value =
      !wraps
      ? moved : moved > maximumValue ? minimumValue : moved < minimumValue ? maximumValue : moved
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    setNeedsDisplay()
  }

  package override func lowerContent(into context: inout LoweringContext) -> Bool {
    let stepper = Stepper(
      accessibilityLabel ?? "",
      onIncrement: wraps || value < maximumValue ? { self.move(by: self.stepValue) } : nil,
      onDecrement: wraps || value > minimumValue ? { self.move(by: -self.stepValue) } : nil
    )
    .labelsHidden()
    .disabled(!isEnabled)
    context.lower(any: stepper, at: Salt.UIKit.control)
    return true
  }
}

/// How far something has come.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// What the line is for.
  public enum Style: Int, Sendable { case `default`, bar }

  private static let shared = UIProgressView()
  /// All of them at once.
  public override class func appearance() -> UIProgressView { shared }

  /// From 0 to 1.
  open var progress: Float = 0 {
    didSet {
      let allowed = max(0, min(progress, 1))
      if allowed != progress { progress = allowed } else { setNeedsDisplay() }
    }
  }
  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// - Note: Differs from UIKit: the line has the page's colour.
  open var trackTintColor: UIColor?

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  package override func lowerContent(into context: inout LoweringContext) -> Bool {
    let line = ProgressView(value: progress)
      .tint((progressTintColor ?? Self.shared.progressTintColor).map { Color($0) })
    context.lower(any: line, at: Salt.UIKit.control)
    return true
  }
}
