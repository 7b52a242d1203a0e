import Foundation

/// The style of labels.
///
/// - Note: As in SwiftUI.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of view that stands for a label.
  associatedtype Body: View
  /// What a label is made of.
  typealias Configuration = LabelStyleConfiguration

  /// The view that stands for a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a label is made of.
///
/// - Note: As in SwiftUI.
public struct LabelStyleConfiguration {
  /// A label's title.
  nonisolated public struct Title: _PrimitiveView {
    let lower: @MainActor (inout LoweringContext) -> Void

    @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
      view.lower(&context)
    }
  }

  /// A label's icon.
  nonisolated public struct Icon: _PrimitiveView {
    let lower: @MainActor (inout LoweringContext) -> Void

    @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
      view.lower(&context)
    }
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// Shows titles and icons, as the surroundings find best.
///
/// - Note: As in SwiftUI.
public struct DefaultLabelStyle: LabelStyle, Sendable {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// Shows titles beside their icons.
///
/// - Note: As in SwiftUI.
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// Shows titles without their icons.
///
/// - Note: As in SwiftUI.
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Shows icons; readers who can't see them get the titles.
///
/// - Note: As in SwiftUI.
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    IconWithName(icon: configuration.icon, title: configuration.title)
  }
}

/// An icon whose name is a title that isn't shown.
nonisolated private struct IconWithName: _PrimitiveView {
  let icon: LabelStyleConfiguration.Icon
  let title: LabelStyleConfiguration.Title

  @MainActor static func _lower(_ view: Self, into context: inout LoweringContext) {
    let mark = context.mark()
    view.icon.lower(&context)
    let name = context.text { view.title.lower(&$0) }
    guard !name.isEmpty else { return }
    var isNamed = false
    context.forEachBox(since: mark) { box, context in
      guard !isNamed else { return }
      isNamed = true
      context.setAlternative(name, of: &box)
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// Titles and icons, as the surroundings find best.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Titles beside their icons.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Titles without their icons.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Icons; readers who can't see them get the titles.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: (any LabelStyle)? { nil }
}

extension EnvironmentValues {
  /// The style of labels; nil for an icon beside a title.
  package var labelStyle: (any LabelStyle)? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of labels.
  nonisolated public func labelStyle<S: LabelStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _LabelStyleModifier<S>> {
    modifier(_LabelStyleModifier(style: style))
  }
}

/// Sets the style of labels.
nonisolated public struct _LabelStyleModifier<Style: LabelStyle>: _EnvironmentModifier {
  let style: Style

  /// What was there before.
  public struct Saved {
    let style: (any LabelStyle)?
  }

  @MainActor
  public static func _enter(_ modifier: Self, _ environment: inout EnvironmentValues) -> Saved {
    let saved = Saved(style: environment.labelStyle)
    environment.labelStyle = modifier.style
    return saved
  }

  @MainActor
  public static func _leave(_ saved: Saved, _ environment: inout EnvironmentValues) {
    environment.labelStyle = saved.style
  }
}

extension LoweringContext {
  /// Adds a label in the style of the surroundings.
  ///
  /// A label inside a style's own view has the usual style, so that a style can be made of labels.
  @MainActor
  mutating func lower(label: LabelStyleConfiguration) {
    // In bars and beside rows a label is its icon.
    let usual: (any LabelStyle)? =
      switch environment.containerKind {
      case .bar, .rowActions: IconOnlyLabelStyle()
      case .list, .rowLink: ListRowLabelStyle()
      default: nil
      }
    guard let style = environment.labelStyle ?? usual else {
      let stack = openHorizontal()
      label.icon.lower(&self)
      let titles = openVertical()
      label.title.lower(&self)
      if pending.count - titles.pending > 1 {
        closeVertical(titles, .leading, nil)
      } else {
        stackAxis = titles.axis
      }
      closeHorizontal(stack, .center, 8)
      return
    }
    func open<S: LabelStyle>(_ style: S, _ context: inout LoweringContext) {
      S.Body._lower(style.makeBody(configuration: label), into: &context)
    }
    guard enter(type(of: style)) else { return }
    let saved = environment.labelStyle
    environment.labelStyle = nil
    open(style, &self)
    environment.labelStyle = saved
    leave()
  }
}
