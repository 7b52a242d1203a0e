/// A look for tables.
///
/// - Note: Differs from SwiftUI: all look alike.
public protocol TableStyle: Sendable {}

/// The look that suits the place.
public struct AutomaticTableStyle: TableStyle {
  public init() {}
}

/// Rows with space around them.
public struct InsetTableStyle: TableStyle {
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

private struct TableHeadersKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the titles of columns are hidden.
  var tableHeadersAreHidden: Bool {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

extension View {
  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: all tables look alike.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> Self { self }

  /// Shows the titles of columns, or hides them.
  nonisolated public func tableColumnHeaders(
    _ visibility: Visibility
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(
      _ControlEnvironmentModifier(\.tableHeadersAreHidden) { $0 = visibility == .hidden })
  }
}
