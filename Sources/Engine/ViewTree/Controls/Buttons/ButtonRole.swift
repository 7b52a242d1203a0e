/// What a button is for.
///
/// - Note: As in SwiftUI.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind: Sendable { case destructive, cancel, close, confirm }
  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// A button that deletes something.
  public static let destructive = ButtonRole(.destructive)
  /// A button that leaves things as they were.
  public static let cancel = ButtonRole(.cancel)
  /// A button that closes what it stands in.
  public static let close = ButtonRole(.close)
  /// A button that agrees.
  public static let confirm = ButtonRole(.confirm)
}
