extension Image {
  /// The size of a symbol beside text.
  ///
  /// - Note: As in SwiftUI.
  public enum Scale: Hashable, Sendable { case small, medium, large }
}

/// A picture.
nonisolated public struct Image {}
