public import Foundation

/// A rectangle or point of a view, which other views can find in their own coordinates.
///
/// - Note: Differs from SwiftUI: places are not known on a static page; a reader that asks is
///   answered for itself and reported. On a live one that is so until the browser has told the place.
public struct Anchor<Value> {
  let resolve: (CGRect) -> Value
  /// Where the view is on a live page, once the browser has told.
  var place: StateCell<CGRect>?
  /// Whether it is one of the view that asks, so that the answer is right everywhere.
  var isOfReader = false

  /// What of a view an anchor is made of.
  public struct Source {
    let resolve: (CGRect) -> Value
  }
}

/// - Note: Differs from SwiftUI: a page doesn't know where its views are, so anchors of the same part of two
///   views are equal.
extension Anchor: Equatable where Value: Equatable {
  public static func == (left: Anchor, right: Anchor) -> Bool {
    let probes = [
      CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 3, y: 5, width: 7, height: 11),
    ]
    return left.isOfReader == right.isOfReader && left.place === right.place
      && probes.allSatisfy { left.resolve($0) == right.resolve($0) }
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }
  /// A rectangle in the view's coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }
  /// A point of the view's unit square.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source {
      CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y)
    }
  }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor where Value == CGRect {
  /// The bounds of the view that asks.
  package static var readerBounds: Anchor<CGRect> {
    Anchor<CGRect>(resolve: { $0 }, isOfReader: true)
  }
}

extension View {
  /// Gives a preference a value made of an anchor of the view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> ModifiedContent<Self, _AnchorModifier<A, K>> {
    modifier(_AnchorModifier(source: value, change: { $0 = transform($1) }, isNew: true))
  }

  /// Changes the value that a preference has got from the view by an anchor of the view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> ModifiedContent<Self, _AnchorModifier<A, K>> {
    modifier(_AnchorModifier(source: value, change: transform, isNew: false))
  }
}

/// Tells a preference an anchor of a view.
nonisolated public struct _AnchorModifier<A, Key: PreferenceKey>: _PrimitiveModifier {
  let source: Anchor<A>.Source
  let change: (inout Key.Value, Anchor<A>) -> Void
  /// Whether the preference gets a value of the view's own, instead of a change of what it has.
  let isNew: Bool

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    var anchor = Anchor(resolve: modifier.source.resolve)
    let mark = context.mark()
    V._lower(content, into: &context)
    if context.isLive {
      let node = context.graph.node(at: Identity.child(context.identity, Salt.Geometry.anchor))
      let place = node.cell(0, CGRect.null, in: context.graph)
      anchor.place = place
      context.listen(
        since: mark,
        ElementHandler(.size, parameter: 2) { payload in
          if let frame = payload.frame, frame != place.unreadValue { place.set(frame) }
        })
    }
    if modifier.isNew {
      var value = Key.defaultValue
      modifier.change(&value, anchor)
      context.preferences.merge(Key.self, value)
    } else {
      var value = context.preferences.value(of: Key.self)
      modifier.change(&value, anchor)
      context.preferences.set(Key.self, value)
    }
  }
}
