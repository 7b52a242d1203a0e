import ElementTree
public import Foundation

extension ViewOutline {
  @usableFromInline
  func add(_ alignment: VerticalAlignment, _ spacing: CGFloat?) {
    add(alignment.id)
    add(spacing)
  }

  @usableFromInline
  func add(_ alignment: HorizontalAlignment, _ spacing: CGFloat?) {
    add(alignment.id)
    add(spacing)
  }

  @usableFromInline
  func add(_ alignment: Alignment) {
    add(alignment.horizontal.id)
    add(alignment.vertical.id)
  }

  @usableFromInline
  func add(_ length: CGFloat?) {
    add(length != nil)
    if let length { add(Double(length)) }
  }

  @usableFromInline
  func add(_ animation: Animation?) {
    add(animation != nil)
    if let animation { add(Self.animations.number(of: animation, at: count)) }
  }

  func add(_ color: Color) { add(Self.colors.number(of: color, at: count)) }

  /// Adds how a text was changed, the outermost change first; false if that can't be compared.
  func add(_ modifier: TextModifier?) -> Bool {
    var next = modifier
    while let current = next {
      switch current.change {
      case .foreground(let style?):
        add(1)
        guard style.add(to: self) else { return false }
      case .label: return false
      case let change:
        add(2)
        add(Self.textChanges.number(of: change, at: count))
      }
      next = current.inner
    }
    add(0)
    return true
  }

  /// Adds the style of text as it is.
  @usableFromInline
  func add(styleOf context: borrowing LoweringContext) {
    add(Self.styles.number(of: ComparedStyle(style: context.environment.style), at: count))
  }

  /// Adds which of the surroundings' values something is about.
  func add(_ keyPath: AnyKeyPath) { add(Self.keyPaths.number(of: keyPath, at: count)) }

  @usableFromInline
  func add(_ role: ButtonRole?) {
    add(role != nil)
    if let role { add(Self.roles.number(of: role, at: count)) }
  }

  private struct ComparedStyle: Equatable {
    let style: TextEnvironment
    static func == (left: Self, right: Self) -> Bool { left.style.isSame(as: right.style) }
  }

  nonisolated(unsafe) private static let styles = ValueNumbers<ComparedStyle>()
  nonisolated(unsafe) private static let keyPaths = ValueNumbers<AnyKeyPath>()
  nonisolated(unsafe) private static let roles = ValueNumbers<ButtonRole>()
  nonisolated(unsafe) private static let colors = ValueNumbers<Color>()
  nonisolated(unsafe) private static let animations = ValueNumbers<Animation>()
  nonisolated(unsafe) private static let textChanges = ValueNumbers<TextChange>()
}

extension Alignment: OutlinedValue {
  func add(to outline: ViewOutline) -> Bool {
    outline.add(self)
    return true
  }
}

extension Color: OutlinedValue {
  func add(to outline: ViewOutline) -> Bool {
    outline.add(self)
    return true
  }
}

extension AnyShapeStyle: OutlinedValue {
  func add(to outline: ViewOutline) -> Bool {
    func open<S: ShapeStyle>(_ style: S) -> Bool {
      outline.add(S.self)
      return outline.add(all: style)
    }
    return open(style)
  }
}

extension _ForegroundStyleModifier.Change: OutlinedValue {
  func add(to outline: ViewOutline) -> Bool {
    switch self {
    case .none: outline.add(0)
    case .style(nil): outline.add(1)
    case .style(let style?):
      outline.add(2)
      return style.add(to: outline)
    case .level(let level):
      outline.add(3)
      outline.add(level)
    case .hierarchy: return false
    }
    return true
  }
}

extension _PaddingLayout: OutlinedValue {
  func add(to outline: ViewOutline) -> Bool {
    outline.add(Int(edges.rawValue))
    outline.add(insets != nil)
    guard let insets else { return true }
    outline.add(Double(insets.top))
    outline.add(Double(insets.leading))
    outline.add(Double(insets.bottom))
    outline.add(Double(insets.trailing))
    return true
  }

  @MainActor
  public static func _outline(_ modifier: Self, into outline: _ViewOutline) -> Bool {
    modifier.add(to: outline)
  }
}

extension _WebAttributesModifier: OutlinedValue {
  func add(to outline: ViewOutline) -> Bool {
    outline.add(attributes.count)
    for (name, value) in attributes {
      outline.add(Int(name.rawValue))
      outline.add(constant: value)
    }
    return true
  }
}

extension _AccessibilityWordsModifier {
  @inlinable @inline(__always) @MainActor
  public static func _outline<V: View>(
    _ modifier: Self, _ content: V, into outline: _ViewOutline, in context: inout _LoweringContext
  ) -> Bool {
    add(modifier, to: outline, in: &context)
    return V._outline(content, into: outline, in: &context)
  }

  @usableFromInline @MainActor
  static func add(
    _ modifier: Self, to outline: ViewOutline, in context: inout LoweringContext
  ) {
    let words = context.plainString(modifier.text)
    switch modifier.kind {
    case .label: outline.add(0)
    case .value: outline.add(1)
    case .hint: outline.add(2)
    }
    outline.add(words.isEmpty)
    // A key's words are the same in every row.
    if case .key = modifier.text.storage {
      outline.add(constant: words)
    } else {
      outline.add(hole: words)
    }
  }
}

extension _WebLinkModifier {
  @MainActor
  public static func _outline(_ modifier: Self, into outline: _ViewOutline) -> Bool {
    outline.add(modifier.address != nil)
    guard let address = modifier.address else { return true }
    let url = LinkURL(address)
    if url.isRefused { return false }
    outline.add(hole: url.string)
    outline.add(constant: modifier.relation ?? "")
    outline.add(constant: modifier.classes ?? "")
    return true
  }
}

extension _WebElementModifier {
  @inlinable @inline(__always) @MainActor
  public static func _outline<V: View>(
    _ modifier: Self, _ content: V, into outline: _ViewOutline, in context: inout _LoweringContext
  ) -> Bool {
    add(modifier, to: outline, in: &context)
    return V._outline(content, into: outline, in: &context)
  }

  @usableFromInline @MainActor
  static func add(
    _ modifier: Self, to outline: ViewOutline, in context: inout LoweringContext
  ) {
    outline.add(modifier.element != nil)
    guard let element = modifier.element else { return }
    outline.add(Int(element.name.rawValue))
    if case .time(let date) = element {
      outline.add(hole: CivilDate(date).rfc3339)
    }
  }
}

extension _TextStyleModifier {
  @inlinable @inline(__always) @MainActor
  public static func _outline<V: View>(
    _ modifier: Self, _ content: V, into outline: _ViewOutline, in context: inout _LoweringContext
  ) -> Bool {
    let saved = _enter(modifier, &context.environment)
    outline.add(styleOf: context)
    let isWhole = V._outline(content, into: outline, in: &context)
    _leave(saved, &context.environment)
    return isWhole
  }
}

extension TextEnvironmentModifier {
  @MainActor
  static func _outline<V: View>(
    _ modifier: Self, _ content: V, into outline: ViewOutline, in context: inout LoweringContext
  ) -> Bool {
    let saved = context.environment.style
    modifier.change(&context.environment.style)
    outline.add(styleOf: context)
    let isWhole = V._outline(content, into: outline, in: &context)
    context.environment.style = saved
    return isWhole
  }
}
