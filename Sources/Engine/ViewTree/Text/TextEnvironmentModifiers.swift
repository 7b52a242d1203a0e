/// Sets the font of text.
nonisolated public struct _FontModifier: _EnvironmentModifier, Sendable {
  public static var _changesLanguage: Bool { false }

  let font: Font?

  @usableFromInline
  init(font: Font?) {
    self.font = font
  }

  @MainActor
  public static func _enter(_ modifier: Self, _ environment: inout EnvironmentValues) -> Font? {
    let old = environment.style.font
    environment.style.font = modifier.font
    return old
  }

  @MainActor
  public static func _leave(_ saved: Font?, _ environment: inout EnvironmentValues) {
    environment.style.font = saved
  }
}

/// Sets what letters, symbols and shapes without a fill of their own are filled with.
nonisolated public struct _ForegroundStyleModifier: _EnvironmentModifier, Sendable {
  public static var _changesLanguage: Bool { false }

  enum Change: Sendable {
    case none
    case style(AnyShapeStyle?)
    case level(Int)
    case hierarchy(ForegroundStyleSource, [ForegroundStyleSource])
  }

  /// What was there before.
  public struct Saved {
    let foreground: AnyShapeStyle?
    let levels: [AnyShapeStyle]
  }

  let change: Change

  init(change: Change) { self.change = change }

  @usableFromInline
  init(color: Color?) { change = .style(color.map { AnyShapeStyle($0) }) }

  @MainActor
  public static func _enter(_ modifier: Self, _ environment: inout EnvironmentValues) -> Saved {
    let saved = Saved(
      foreground: environment.style.foreground, levels: environment.style.foregroundLevels)
    switch modifier.change {
    case .none: break
    case .style(let style):
      environment.style.foreground = style
      environment.style.foregroundLevels = []
    case .level(let level): environment.style.askForForeground(level: level)
    case .hierarchy(let first, let others):
      let resolved = others.map { $0.style(in: environment.style) }
      environment.style.foreground = first.style(in: environment.style)
      environment.style.foregroundLevels = resolved.map { $0 ?? AnyShapeStyle(Color.primary) }
    }
    return saved
  }

  @MainActor
  public static func _leave(_ saved: Saved, _ environment: inout EnvironmentValues) {
    environment.style.foreground = saved.foreground
    environment.style.foregroundLevels = saved.levels
  }
}

/// A style, or a level of the style around.
enum ForegroundStyleSource: Sendable {
  case style(AnyShapeStyle)
  case level(Int)

  init<S: ShapeStyle>(_ style: S) {
    if S.self != Color.self, let level = ForegroundStyleSource.level(of: style) {
      self = .level(level)
    } else {
      self = .style(AnyShapeStyle(style))
    }
  }

  /// The level that a style stands for, if it stands for one.
  private static func level(of style: any ShapeStyle) -> Int? {
    var style = style
    while let erased = style as? AnyShapeStyle { style = erased.style }
    if style is ForegroundStyle { return 0 }
    return (style as? HierarchicalShapeStyle)?.level
  }

  func style(in environment: TextEnvironment) -> AnyShapeStyle? {
    switch self {
    case .style(let style): style
    case .level(let level): environment.foregroundStyle(level: level)
    }
  }
}

/// Changes the style that is passed down to text.
nonisolated public struct _TextStyleModifier: _EnvironmentModifier {
  /// What was there before.
  public struct Saved {
    let style: TextEnvironment
  }

  let change: @Sendable (inout TextEnvironment) -> Void

  init(_ change: @escaping @Sendable (inout TextEnvironment) -> Void) { self.change = change }

  @MainActor
  public static func _enter(_ modifier: Self, _ environment: inout EnvironmentValues) -> Saved {
    let saved = Saved(style: environment.style)
    modifier.change(&environment.style)
    return saved
  }

  @MainActor
  public static func _leave(_ saved: Saved, _ environment: inout EnvironmentValues) {
    environment.style = saved.style
  }
}

extension View {
  /// Changes the style that is passed down to text.
  nonisolated func textStyle(
    _ change: @escaping @Sendable (inout TextEnvironment) -> Void
  ) -> ModifiedContent<Self, _TextStyleModifier> {
    modifier(_TextStyleModifier(change))
  }
}
