public import Foundation

/// How wide a column of a split view wants to be.
enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

extension PreferenceStore {
  /// The width, in points, of the column that was lowered last; the usual one if it asks for none.
  mutating func takeColumnWidth() -> CGFloat { (take(ColumnWidthKey.self) ?? nil) ?? 320 }
}

extension View {
  /// Sets the width of the split view's column that the view is in.
  ///
  /// - Note: Differs from SwiftUI: the last column takes the rest.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationSplitViewColumnWidth(ideal: width)
  }

  /// Sets the width of the split view's column that the view is in.
  ///
  /// - Note: Differs from SwiftUI: readers can't move the columns' edges, so that these always have
  ///   their ideal width; the last column takes the rest.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    let bound = Swift.max(min ?? 0, Swift.min(ideal, max ?? .infinity))
    return preference(key: ColumnWidthKey.self, value: bound.isFinite ? bound : nil)
  }
}
