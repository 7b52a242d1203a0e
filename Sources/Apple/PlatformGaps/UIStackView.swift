public import Foundation
public import ViewTree

/// Views beside each other or one above the other.
///
/// - Note: Differs from UIKit: it is SwiftUI's stack; views keep their sizes, with `.fillEqually` all get the
///   same room, and with `.equalSpacing` and `.equalCentering` they stand apart.
@MainActor @preconcurrency
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0
  open var isLayoutMarginsRelativeArrangement = false
  public private(set) var arrangedSubviews: [UIView] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(frame: .zero) }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    setNeedsDisplay()
  }

  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}

  /// Shows the arranged views as they are.
  open override func layoutSubviews() {
    show(stack)
  }

  @ViewBuilder private var stack: some View {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    let isRow = axis == .horizontal
    let isEqual = distribution == .fillEqually
    let isApart = distribution == .equalSpacing || distribution == .equalCentering
    let parts = ForEach(shown.map(ShownView.init)) { part in
      if isEqual, isRow {
        part.frame(maxWidth: .infinity)
      } else if isEqual {
        part.frame(maxHeight: .infinity)
      } else {
        part
      }
      if isApart, part.view !== shown.last { Spacer(minLength: self.spacing) }
    }
    let gap = isApart ? 0 : spacing
    if isRow {
      let place: VerticalAlignment =
        switch alignment {
        case .leading: .top
        case .trailing: .bottom
        case .firstBaseline: .firstTextBaseline
        case .lastBaseline: .lastTextBaseline
        case .fill, .center: .center
        }
      HStack(alignment: place, spacing: gap) { parts }
    } else {
      let place: HorizontalAlignment =
        switch alignment {
        case .leading, .firstBaseline, .lastBaseline: .leading
        case .trailing: .trailing
        case .fill, .center: .center
        }
      VStack(alignment: place, spacing: gap) { parts }
    }
  }
}

/// A UIKit view among SwiftUI's.
struct ShownView: UIViewRepresentable, Identifiable {
  let view: UIView

  nonisolated var id: ObjectIdentifier { ObjectIdentifier(view) }

  func makeUIView(context: Context) -> UIView { view }

  func updateUIView(_ uiView: UIView, context: Context) {}
}
