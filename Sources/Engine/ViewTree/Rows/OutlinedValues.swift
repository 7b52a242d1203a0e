import ElementTree
public import Foundation

extension ViewOutline {
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
  func add(styleOf context: borrowing LoweringContext) {
    add(Self.styles.number(of: ComparedStyle(style: context.environment.style), at: count))
  }

  /// Adds which of the surroundings' values something is about.
  func add(_ keyPath: AnyKeyPath) { add(Self.keyPaths.number(of: keyPath, at: count)) }

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

extension VerticalAlignment: OutlinedValue {
  func add(to outline: ViewOutline) -> Bool {
    outline.add(id)
    return true
  }
}

extension HorizontalAlignment: OutlinedValue {
  func add(to outline: ViewOutline) -> Bool {
    outline.add(id)
    return true
  }
}

extension Alignment: OutlinedValue {
  func add(to outline: ViewOutline) -> Bool {
    outline.add(horizontal.id)
    outline.add(vertical.id)
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
  @MainActor
  public static func _plan<V: View>(
    _ planner: inout _OutlinePlanner, at offset: Int, _ content: V.Type, at contentOffset: Int
  ) {
    planner.add(Self.self, at: offset, needs: .all) { modifier, outline, context in
      add(modifier.pointee, to: outline, in: &context)
      return true
    }
    V._plan(&planner, at: contentOffset)
  }

  @MainActor
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

extension _WebLinkModifier: OutlinedValue {
  func add(to outline: ViewOutline) -> Bool {
    outline.add(address != nil)
    guard let address else { return true }
    let url = LinkURL(address)
    if url.isRefused { return false }
    outline.add(hole: url.string)
    outline.add(constant: relation ?? "")
    outline.add(constant: classes ?? "")
    return true
  }
}

extension _WebElementModifier: OutlinedValue {
  func add(to outline: ViewOutline) -> Bool {
    outline.add(element != nil)
    guard let element else { return true }
    outline.add(Int(element.name.rawValue))
    if case .time(let date) = element { outline.add(hole: CivilDate(date).rfc3339) }
    return true
  }
}

extension _TextStyleModifier {
  @MainActor
  public static func _plan<V: View>(
    _ planner: inout _OutlinePlanner, at offset: Int, _ content: V.Type, at contentOffset: Int
  ) {
    let plan = ViewPlan.of(V.self)
    planner.add(
      ChangedStyleStep<Self>(offset, contentOffset, plan) { modifier, style in
        modifier.change(&style)
      }, needs: plan.needs)
  }
}

extension TextEnvironmentModifier {
  @MainActor
  static func _plan<V: View>(
    _ planner: inout _OutlinePlanner, at offset: Int, _ content: V.Type, at contentOffset: Int
  ) {
    let plan = ViewPlan.of(V.self)
    planner.add(
      ChangedStyleStep<Self>(offset, contentOffset, plan) { modifier, style in
        modifier.change(&style)
      }, needs: plan.needs)
  }
}

/// Steps with another style of text, which says what a modifier does that only makes changes.
private final class ChangedStyleStep<Modifier>: OutlineStep {
  private let offset: Int
  private let contentOffset: Int
  private let content: ViewPlan
  private let change: (Modifier, inout TextEnvironment) -> Void

  init(
    _ offset: Int, _ contentOffset: Int, _ content: ViewPlan,
    _ change: @escaping (Modifier, inout TextEnvironment) -> Void
  ) {
    (self.offset, self.contentOffset) = (offset, contentOffset)
    (self.content, self.change) = (content, change)
  }

  override func add(
    _ view: UnsafeRawPointer, to outline: ViewOutline, in context: inout LoweringContext
  ) -> Bool {
    let saved = context.environment.style
    change(
      (view + offset).assumingMemoryBound(to: Modifier.self).pointee, &context.environment.style)
    outline.add(styleOf: context)
    let isWhole = content.add(view + contentOffset, to: outline, in: &context)
    context.environment.style = saved
    return isWhole
  }
}
