public import Foundation

/// Views side by side or one below the other.
///
/// - Note: Differs from UIKit: a page arranges them as SwiftUI's stacks do, so that how strongly a view hugs its
///   content counts for nothing.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// How the arranged views share the room along the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where the arranged views stand across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// The space that the system finds right.
  public class var spacingUseDefault: CGFloat { 8 }
  public class var spacingUseSystem: CGFloat { 8 }

  /// The views that are arranged, in their order.
  open var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsDisplay() } }
  open var alignment = Alignment.fill { didSet { setNeedsDisplay() } }
  open var distribution = Distribution.fill { didSet { setNeedsDisplay() } }
  /// The distance of two views in points.
  open var spacing: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsDisplay() } }
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
        trailing: layoutMargins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }

  private var arranged: [UIView] = []
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a stack of views, side by side.
  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged = arrangedSubviews.filter { $0 !== view }
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    if view.superview !== self { addSubview(view) }
    setNeedsDisplay()
  }

  /// Arranges a view no more; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged = arrangedSubviews.filter { $0 !== view }
    setNeedsDisplay()
  }

  /// Sets the distance from an arranged view to the next, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
    setNeedsDisplay()
  }

  /// The distance from an arranged view to the next, if it was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? .greatestFiniteMagnitude
  }

  package override func lowerContent(into context: inout LoweringContext) -> Bool {
    let views = arrangedSubviews.filter { !$0.isHidden }
    let stack = ArrangedViews(
      revision: revision,
      views: views,
      spaces: views.map { customSpacing[ObjectIdentifier($0)] ?? spacing },
      isVertical: axis == .vertical, alignment: alignment, distribution: distribution)
    let margins = isLayoutMarginsRelativeArrangement ? directionalLayoutMargins : .zero
    context.lower(any: stack.padding(margins.insets), at: Salt.UIKit.stack)
    return true
  }
}

/// The arranged views of a stack, as SwiftUI's stacks show them.
private struct ArrangedViews: View {
  let revision: Int
  let views: [UIView]
  /// The distance behind each.
  let spaces: [CGFloat]
  let isVertical: Bool
  let alignment: UIStackView.Alignment
  let distribution: UIStackView.Distribution

  var body: some View {
    if isVertical {
      VStack(alignment: horizontal, spacing: base) { rows }
    } else {
      HStack(alignment: vertical, spacing: base) { rows }
    }
  }

  /// Whether what is left over stands between the views.
  private var isSpread: Bool { distribution == .equalSpacing || distribution == .equalCentering }

  /// The distance that all views have.
  private var base: CGFloat { isSpread ? 0 : spaces.dropLast().min() ?? 0 }

  private var rows: some View {
    ForEach(views.indices.map { Place(index: $0, id: views[$0].number) }) { place in
      let index = place.index
      UIKitContent(view: views[index], fills: (stretches(false), stretches(true)))
        .frame(
          maxWidth: stretches(false) ? .infinity : nil,
          maxHeight: stretches(true) ? .infinity : nil
        )
        .fixedSize(
          horizontal: !isVertical && isTight(index), vertical: isVertical && isTight(index)
        )
        .padding(
          isVertical ? .bottom : .trailing, isLast(index) || isSpread ? 0 : spaces[index] - base)
      if isSpread, !isLast(index) { Spacer(minLength: spaces[index]) }
    }
  }

  /// A view's place; the id is the view's own.
  private struct Place: Identifiable {
    let index: Int
    let id: UInt64
  }

  private func isLast(_ index: Int) -> Bool { index + 1 == views.count }

  /// Whether views take all the room of a direction.
  private func stretches(_ isVertically: Bool) -> Bool {
    isVertically == isVertical ? distribution == .fillEqually : alignment == .fill
  }

  /// Whether a stack in the stack is no longer than what it holds: where one takes what is left over, it is the last.
  private func isTight(_ index: Int) -> Bool {
    !isLast(index) && views[index] is UIStackView && distribution != .fillEqually
  }

  private var horizontal: HorizontalAlignment {
    switch alignment {
    case .leading, .firstBaseline, .fill: .leading
    case .center: .center
    case .trailing, .lastBaseline: .trailing
    }
  }

  private var vertical: VerticalAlignment {
    switch alignment {
    case .leading: .top
    case .fill, .center: .center
    case .trailing: .bottom
    case .firstBaseline: .firstTextBaseline
    case .lastBaseline: .lastTextBaseline
    }
  }
}
