public import Foundation

/// A pane of glass behind a view.
///
/// - Note: Differs from SwiftUI: the glass blurs what is behind it, but doesn't bend
///   light, and panes that come near each other don't flow together.
nonisolated public struct Glass: Equatable, Sendable {
  private enum Kind { case regular, clear, identity }

  private let kind: Kind
  private var color: Color?

  private init(_ kind: Kind) { self.kind = kind }

  /// Glass that keeps what is in front of it readable.
  public static var regular: Glass { Glass(.regular) }
  /// Glass that shows most of what is behind it.
  public static var clear: Glass { Glass(.clear) }
  /// No glass.
  public static var identity: Glass { Glass(.identity) }

  /// The glass in a color.
  public func tint(_ color: Color?) -> Glass {
    var result = self
    result.color = color
    return result
  }

  /// The glass as it is: it doesn't move under fingers.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// Nil without glass.
  var material: Material? {
    switch kind {
    case .regular: .thin
    case .clear: .ultraThin
    case .identity: nil
    }
  }

  /// What lies on the glass.
  var veil: Color? { color?.opacity(0.6) }
}

/// The figure of glass that isn't told its own: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
  public var _form: _ShapeForm { Capsule()._form }
}

/// How glass comes and goes; of no effect.
nonisolated public struct GlassEffectTransition: Sendable {
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}

/// Views with glass that belong together.
///
/// - Note: Differs from SwiftUI: the views stand as they would without the container.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  let content: Content

  /// Creates a container of the views in a block.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}

/// Glass behind a view.
nonisolated public struct _GlassModifier<Bounds: Shape>: _BoxModifier {
  let glass: Glass
  let shape: Bounds

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    guard let material = modifier.glass.material else { return }
    let shape = modifier.shape
    func add(_ paint: Paint) {
      context.addLayer(to: &box, .center, isOverlay: false) { context in
        context.addShape(shape._form, [.fill(paint, FillStyle())]) { shape.path(in: $0) }
      }
    }
    if let veil = modifier.glass.veil { add(veil._paint(in: &context)) }
    add(material._paint(in: &context))
  }
}

extension View {
  /// Puts glass behind the view.
  ///
  /// - Note: Differs from SwiftUI: see ``Glass``.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(_GlassModifier(glass: glass, shape: shape))
  }

  /// Says which glass follows which; of no effect.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Makes one pane of several; of no effect.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }

  /// Says how the glass comes and goes; of no effect.
  nonisolated public func glassEffectTransition(
    _ transition: GlassEffectTransition
  ) -> some View { self }
}
