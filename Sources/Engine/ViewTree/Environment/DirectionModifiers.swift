import ElementTree
public import Foundation

/// Sets the direction in which a view is laid out, and that of its element.
nonisolated public struct _LayoutDirectionModifier: _BoxModifier, Sendable {
  let direction: LayoutDirection

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let saved = context.environment.layoutDirection
    context.environment.layoutDirection = modifier.direction
    let mark = context.mark()
    V._lower(content, into: &context)
    if modifier.direction != saved {
      context.forEachBox(since: mark) { box, context in _apply(modifier, to: &box, in: &context) }
    }
    context.environment.layoutDirection = saved
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    let direction = modifier.direction == .rightToLeft ? "rtl" : "ltr"
    // An element of its own, since its children's directions may be others.
    let child = context.tree.boxes[Int(box.index)]
    if child.semantics >= 0 || child.kind == .text {
      var outer = Box(kind: .wrapper, width: child.width, height: child.height)
      outer.priority = child.priority
      context.wrap(&box, in: outer)
    }
    context.annotate(&box) { $0.set(.dir, direction) }
  }
}

/// Sets the language of a view: what its texts are, and what its element says of it.
nonisolated public struct _LocaleModifier: _BoxModifier, Sendable {
  let locale: Locale

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let saved = context.environment.style.localization
    let isSame = context.environment.locale.identifier == modifier.locale.identifier
    context.environment.locale = modifier.locale
    let mark = context.mark()
    V._lower(content, into: &context)
    if !isSame {
      context.forEachBox(since: mark) { box, context in _apply(modifier, to: &box, in: &context) }
    }
    context.environment.style.localization = saved
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    let language = modifier.locale.identifier(.bcp47)
    guard !language.isEmpty else { return }
    context.annotate(&box) { $0.set(.lang, language) }
  }
}

extension View {
  /// Sets the direction in which the view is laid out.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection
  ) -> ModifiedContent<Self, _LayoutDirectionModifier> {
    modifier(_LayoutDirectionModifier(direction: value))
  }

  /// Sets the language of the view's texts, numbers and dates.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, Locale>, _ value: Locale
  ) -> ModifiedContent<Self, _LocaleModifier> {
    modifier(_LocaleModifier(locale: value))
  }
}
