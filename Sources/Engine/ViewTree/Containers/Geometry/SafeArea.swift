/// Parts of the screen that are kept free of content.
///
/// - Note: As in SwiftUI.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What bars and the device's edges cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Lets the view reach beyond the safe area.
  ///
  /// - Note: Differs from SwiftUI: a page has no other safe area than that below the bar of a navigation stack
  ///   and beside what `safeAreaInset` puts there.
  @inlinable nonisolated public consuming func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _SafeAreaIgnoringModifier> {
    modifier(_SafeAreaIgnoringModifier(regions: regions, edges: edges))
  }

  /// Lets the view reach beyond the safe area.
  ///
  /// - Note: Differs from SwiftUI: a page has no other safe area than that below the bar of a navigation stack
  ///   and beside what `safeAreaInset` puts there.
  @inlinable nonisolated public consuming func edgesIgnoringSafeArea(
    _ edges: Edge.Set
  ) -> ModifiedContent<Self, _SafeAreaIgnoringModifier> {
    modifier(_SafeAreaIgnoringModifier(regions: .container, edges: edges))
  }
}

/// Lets a view reach beyond the safe area.
nonisolated public struct _SafeAreaIgnoringModifier: _BoxModifier, Sendable {
  let regions: SafeAreaRegions
  let edges: Edge.Set

  @usableFromInline
  init(regions: SafeAreaRegions, edges: Edge.Set) {
    self.regions = regions
    self.edges = edges
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    guard modifier.regions.contains(.container), modifier.edges.contains(.top) else { return }
    // A colour behind a view joins the view's own box unless it is told apart.
    if context.tree.boxes[Int(box.index)].kind == .paint { context.wrapPlainly(&box) }
    context.tree.layout.bleeding.insert(box.index)
  }
}
