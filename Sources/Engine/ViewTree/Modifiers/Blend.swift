import ElementTree

/// How what is drawn is mixed with what is behind.
///
/// - Note: As in SwiftUI but for `plusDarker` and the modes by coverage; see `css`.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter

  /// The mode's name in CSS; nil for the usual one and for those that CSS lacks.
  ///
  /// Browsers have no `plus-darker`; `darken` comes closest.
  var css: String? {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut: nil
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusDarker: "darken"
    case .plusLighter: "plus-lighter"
    default: "\(self)"
    }
  }
}

/// Mixes what a view draws with what is behind.
nonisolated public struct _BlendModeEffect: _BoxModifier, Sendable {
  let mode: BlendMode

  @usableFromInline
  init(mode: BlendMode) {
    self.mode = mode
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    guard let name = modifier.mode.css else {
      if modifier.mode == .destinationOut, context.isMasking {
        return context.mark(&box, .mixBlendMode, .cut)
      }
      if modifier.mode != .normal {
        context.report(
          .unsupported, severity: .warning,
          "CSS has no blend mode that cuts by what is behind. Use mask(alignment:_:) or clipShape(_:)."
        )
      }
      return
    }
    context.decorate(&box, .blend) { list, styles in
      list = styles.extend(list, .mixBlendMode, .text(CSSText(name)))
    }
  }
}

extension CSSValue {
  /// What cuts a hole, in the boxes of a mask alone: no page says it.
  static var cut: CSSValue { .text(CSSText("destination-out")) }
}

/// Keeps what is mixed inside of a view from what is behind it.
nonisolated public struct _CompositingGroupEffect: _BoxModifier, Sendable {

  @usableFromInline init() {}
  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    let isolate = CSSValue.text(CSSText("isolate"))
    guard context.isMixed(box.index) else { return context.mark(&box, .isolation, isolate) }
    // As far outside as mixing itself, so that the two are never said of one element.
    context.decorate(&box, .blend) { list, styles in
      list = styles.extend(list, .isolation, isolate)
    }
  }
}

extension LoweringContext {
  /// Whether a box, or the one that it has in it alone, is mixed with what is behind.
  fileprivate func isMixed(_ index: Int32) -> Bool {
    var index = index
    while true {
      let box = tree.boxes[Int(index)]
      if box.phase == .blend { return true }
      guard box.childCount == 1 else { return false }
      index = tree.children[Int(box.childStart)]
    }
  }
}

/// How the numbers of colours are stored; of no effect in browsers.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

extension View {
  /// Mixes what the view draws with what is behind.
  @inlinable nonisolated public consuming func blendMode(
    _ blendMode: BlendMode
  ) -> ModifiedContent<Self, _BlendModeEffect> {
    modifier(_BlendModeEffect(mode: blendMode))
  }

  /// Draws the view as a whole before it is mixed with what is behind.
  @inlinable
  nonisolated public consuming func compositingGroup() -> ModifiedContent<
    Self, _CompositingGroupEffect
  > {
    modifier(_CompositingGroupEffect())
  }

  /// Draws the view as a whole before it is mixed with what is behind.
  @inlinable nonisolated public consuming func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> ModifiedContent<Self, _CompositingGroupEffect> {
    modifier(_CompositingGroupEffect())
  }
}
