public import Foundation

/// A view that turns while something goes on.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// How large the view is.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  open var style: Style
  open var color: UIColor!
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  open func startAnimating() { isAnimating = true }

  open func stopAnimating() { isAnimating = false }

  /// - Note: Differs from UIKit: one that stands still is not shown, whether it hides or not.
  package override func lowerContent(into context: inout LoweringContext) -> Bool {
    guard isAnimating else { return true }
    let indicator = ProgressView()
      .controlSize(style == .large ? .large : .regular)
      .tint(color.map { Color($0) })
    context.lower(any: indicator, at: Salt.UIActivityIndicator.indicator)
    return true
  }
}
