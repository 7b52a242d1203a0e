/// Whether something is shown.
///
/// - Note: As in SwiftUI.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
