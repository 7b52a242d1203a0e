import ElementTree

/// What has the focus when another page of a navigation stack is shown, unless its fields want it.
enum PageFocus: Equatable {
  /// The title of what the stack with a number shows.
  case title(of: UInt64)
  /// The view that was pressed to leave the page, which is shown again.
  case view(UInt64)

  /// Whether an element with some handlers is meant.
  func isMet(by handlers: [ElementHandler]) -> Bool {
    switch self {
    case .title(let stack): handlers.contains { $0.titledStack == stack }
    case .view(let owner): handlers.contains { $0.owner == owner && $0.slot == .press }
    }
  }
}

/// Lets the title of a stack's page have the focus, though keys don't lead to it, or a control in its place.
nonisolated struct TitleFocusModifier: _BoxModifier {
  /// Whether the view is a control, to which keys lead.
  var isControl = false

  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    guard context.isLive, let stack = context.environment.titledStack else { return }
    if !modifier.isControl { context.annotate(&box) { $0.set(.tabindex, "-1") } }
    var handler = ElementHandler(.focus, isEnabled: false) { _ in }
    handler.titledStack = stack
    context.listen(&box, handler)
  }
}

extension EnvironmentValues {
  private enum TitledStackKey: EnvironmentKey {
    static var defaultValue: UInt64? { nil }
  }

  /// The stack whose bar is being made.
  var titledStack: UInt64? {
    get { self[TitledStackKey.self] }
    set { self[TitledStackKey.self] = newValue }
  }
}
