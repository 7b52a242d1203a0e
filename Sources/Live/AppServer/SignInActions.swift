public import ViewTree

/// Signs the reader of a page in.
///
///     @Environment(\.signIn) private var signIn
///
///     Button("Sign in") { if passwordIsRight { signIn(ReaderUser(id: "ada")) } }
///
/// The page makes one request, which sets a cookie that scripts can't read, and loads itself again: its views begin anew,
/// with the user in `reader`. Whom the browser knew before is signed out. The cookie names a sign-in that is kept in the
/// sessions' store; neither says anything without the other.
///
/// - Note: Not in SwiftUI. Nothing happens where no server shows the views.
public struct SignInAction {
  private let action: @MainActor (ReaderUser, Duration?) -> Void

  package init(_ action: @escaping @MainActor (ReaderUser, Duration?) -> Void = { _, _ in }) {
    self.action = action
  }

  /// Signs the reader in as a user.
  ///
  /// - Parameters:
  ///   - user: Who the reader is from now on.
  ///   - time: How long without a visit; ``SignInConfiguration/lifetime`` if nil.
  @MainActor public func callAsFunction(_ user: ReaderUser, for time: Duration? = nil) {
    action(user, time)
  }
}

/// Signs the reader of a page out.
///
/// All pages of the sign-in end at once, in every process of the app, and load themselves again without a user. A reader
/// whom a proxy or the app's own check knows has to be signed out there.
///
/// - Note: Not in SwiftUI. Nothing happens where no server shows the views.
public struct SignOutAction {
  private let action: @MainActor (Bool) -> Void

  package init(_ action: @escaping @MainActor (Bool) -> Void = { _ in }) { self.action = action }

  /// Signs the reader out.
  ///
  /// - Parameter everywhere: Whether in all the user's browsers, not only in this one.
  @MainActor public func callAsFunction(everywhere: Bool = false) { action(everywhere) }
}

private enum SignInKey: EnvironmentKey {
  static var defaultValue: SignInAction { SignInAction() }
}
private enum SignOutKey: EnvironmentKey {
  static var defaultValue: SignOutAction { SignOutAction() }
}

extension EnvironmentValues {
  /// Signs the reader in.
  ///
  /// - Note: Not in SwiftUI.
  public package(set) var signIn: SignInAction {
    get { self[SignInKey.self] }
    set { self[SignInKey.self] = newValue }
  }

  /// Signs the reader out.
  ///
  /// - Note: Not in SwiftUI.
  public package(set) var signOut: SignOutAction {
    get { self[SignOutKey.self] }
    set { self[SignOutKey.self] = newValue }
  }
}
