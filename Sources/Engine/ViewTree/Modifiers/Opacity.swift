import ElementTree

/// Makes a view translucent as a whole.
nonisolated public struct _OpacityEffect: _BoxModifier, Sendable {
  let opacity: Double

  @usableFromInline
  init(opacity: Double) {
    self.opacity = opacity
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    guard modifier.opacity < 1 || context.showsAll else { return }
    var value = modifier.opacity.isNaN ? 1 : min(max(modifier.opacity, 0), 1)
    if value == 0, context.hideRowLink(&box) { return }
    let current = context.tree.boxes[Int(box.index)]
    // Two opacities in a row are their product.
    if current.phase == .opacity, let known = context.declared(.opacity, in: current.style),
      known.kind == .number
    {
      value *= Double(bitPattern: known.bits)
    }
    context.decorate(&box, .opacity, joins: true) { list, styles in
      list = styles.extend(list, .opacity, .number(value))
    }
  }
}

/// Hides a view that keeps its place.
nonisolated public struct _HiddenModifier: _BoxModifier, Sendable {

  @usableFromInline init() {}
  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    if context.hideRowLink(&box) { return }
    context.mark(&box, .visibility, .text(CSSText("hidden")))
    context.noteDisabledChoice(box)
  }
}

/// Says how far in front of its siblings a view is.
nonisolated public struct _ZIndexModifier: _BoxModifier, Sendable {
  let value: Double

  @usableFromInline
  init(value: Double) {
    self.value = value
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    guard modifier.value.isFinite else { return }
    // CSS has whole numbers only; tenths are kept apart.
    let value = (min(max(modifier.value, -1e6), 1e6) * 10).rounded()
    context.mark(&box, .zIndex, .number(value))
  }
}

extension LoweringContext {
  /// Adds a declaration whose place among the others does not matter.
  mutating func mark(_ box: inout BoxReference, _ property: CSSProperty, _ value: CSSValue) {
    if tree.boxes[Int(box.index)].kind == .spacer { wrapPlainly(&box) }
    let index = Int(box.index)
    tree.boxes[index].style = tree.styles.extend(tree.boxes[index].style, property, value)
  }
}

/// Whether a view answers to clicks.
nonisolated public struct _AllowsHitTestingModifier: _BoxModifier, Sendable {
  let isEnabled: Bool

  @usableFromInline
  init(isEnabled: Bool) {
    self.isEnabled = isEnabled
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    guard !modifier.isEnabled else { return }
    context.mark(&box, .pointerEvents, .text(CSSText("none")))
  }
}

/// Has a view's whole box answer to clicks, what is empty in it as well.
nonisolated public struct _ContentShapeModifier: _BoxModifier, Sendable {
  @usableFromInline init() {}

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    context.mark(&box, .pointerEvents, .text(CSSText("auto")))
  }
}

extension View {
  /// Makes the view translucent as a whole; 0 is clear.
  @inlinable nonisolated public consuming func opacity(
    _ opacity: Double
  ) -> ModifiedContent<Self, _OpacityEffect> {
    modifier(_OpacityEffect(opacity: opacity))
  }

  /// Hides the view, which keeps its place.
  @inlinable nonisolated public consuming func hidden() -> ModifiedContent<Self, _HiddenModifier> {
    modifier(_HiddenModifier())
  }

  /// Puts the view in front of siblings with lower values.
  ///
  /// - Note: Differs from SwiftUI: values count in tenths.
  @inlinable
  nonisolated public consuming func zIndex(_ value: Double) -> ModifiedContent<
    Self, _ZIndexModifier
  > {
    modifier(_ZIndexModifier(value: value))
  }

  /// Says whether the view answers to clicks.
  @inlinable nonisolated public consuming func allowsHitTesting(
    _ enabled: Bool
  ) -> ModifiedContent<Self, _AllowsHitTestingModifier> {
    modifier(_AllowsHitTestingModifier(isEnabled: enabled))
  }

  /// Says which part of the view answers to clicks.
  ///
  /// - Note: Differs from SwiftUI: the view's whole box answers to clicks, whatever the shape.
  @inlinable nonisolated public consuming func contentShape<S: Shape>(
    _ shape: S, eoFill: Bool = false
  ) -> ModifiedContent<Self, _ContentShapeModifier> {
    modifier(_ContentShapeModifier())
  }

  /// Says which part of the view is used for some purposes.
  ///
  /// - Note: Differs from SwiftUI: of no effect, a whole box answers to clicks.
  @inlinable nonisolated public consuming func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> ModifiedContent<Self, EmptyModifier> {
    modifier(EmptyModifier())
  }
}

/// What the shape of a view's content is used for.
///
/// - Note: As in SwiftUI.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
