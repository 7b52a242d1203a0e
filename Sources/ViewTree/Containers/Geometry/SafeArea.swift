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
  /// - Note: Differs from SwiftUI: layout stays the same.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _SafeAreaIgnoringModifier> {
    modifier(_SafeAreaIgnoringModifier(regions: regions, edges: edges))
  }

  /// Lets the view reach beyond the safe area.
  ///
  /// - Note: Differs from SwiftUI: layout stays the same.
  nonisolated public func edgesIgnoringSafeArea(
    _ edges: Edge.Set
  ) -> ModifiedContent<Self, _SafeAreaIgnoringModifier> {
    modifier(_SafeAreaIgnoringModifier(regions: .container, edges: edges))
  }
}

/// Lets a view reach beyond the safe area.
nonisolated public struct _SafeAreaIgnoringModifier: _BoxModifier, Sendable {
  let regions: SafeAreaRegions
  let edges: Edge.Set

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {}
}
