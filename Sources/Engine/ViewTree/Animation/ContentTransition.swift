import ElementTree

/// How the content of a view changes into another.
///
/// - Note: Differs from SwiftUI: numbers roll as a whole, not digit by digit, and symbols change at once.
public struct ContentTransition: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
  }
  package let kind: Kind

  /// No transition.
  public static let identity = ContentTransition(kind: .identity)
  /// Fades one into the other.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Changes one into the other where possible.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Rolls digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Changes one symbol into another by an effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .identity }

  /// Changes one symbol into another.
  public static var symbolEffect: ContentTransition { .identity }

  /// Rolls digits by whether a value grows or falls.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}

extension View {
  /// Says how the content of the view changes into another.
  ///
  /// - Note: Differs from SwiftUI: the new content comes in, while the old one is gone at once; static pages
  ///   show the end.
  nonisolated public func contentTransition(
    _ transition: ContentTransition
  ) -> ModifiedContent<Self, _ContentTransitionModifier> {
    modifier(_ContentTransitionModifier(transition: transition))
  }

  /// Keeps the parts of the view together while its place changes.
  ///
  /// - Note: Differs from SwiftUI: of no effect on a page.
  nonisolated public func geometryGroup() -> ModifiedContent<Self, EmptyModifier> {
    modifier(EmptyModifier())
  }
}

/// Tells a live page how a view's content changes into another.
nonisolated public struct _ContentTransitionModifier: _PrimitiveModifier {
  let transition: ContentTransition

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let mark = context.mark()
    V._lower(content, into: &context)
    guard context.isLive, let name = modifier.transition.name else { return }
    context.forEachBox(since: mark) { box, context in
      context.annotate(&box) { $0.set(.dataRoll, name) }
    }
  }

  @MainActor
  public static func _plan<V: View>(
    _ planner: inout _OutlinePlanner, at offset: Int, _ content: V.Type, at contentOffset: Int
  ) {
    V._plan(&planner, at: contentOffset)
  }
}

extension ContentTransition {
  /// How the browser's client knows it: `o` fades, `u` and `d` roll up and down, a number rolls up as
  /// it grows.
  fileprivate var name: String? {
    switch kind {
    case .identity: nil
    case .opacity, .interpolate: "o"
    case .numericText(let countsDown): countsDown ? "d" : "u"
    case .numericValue(let value): value.isFinite ? CSSValue.number(value).string : "u"
    }
  }
}
