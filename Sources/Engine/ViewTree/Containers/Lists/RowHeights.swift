public import Foundation

private struct RowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 44 }
}

private struct HeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The least height of a list's rows, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The least height of a list's headers, in points; nil for their own.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
}
