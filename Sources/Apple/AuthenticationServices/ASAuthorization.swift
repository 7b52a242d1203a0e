@_exported public import Foundation
public import ViewTree

/// Who a reader says to be.
open class ASAuthorization: NSObject, @unchecked Sendable {
  public enum Scope: Hashable, Sendable { case fullName, email }
  open var credential: any ASAuthorizationCredential { ASAuthorizationAppleIDCredential() }
}

/// What says who somebody is.
public protocol ASAuthorizationCredential: Sendable {}

/// What Apple says of somebody.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  open var user: String { "" }
  open var fullName: PersonNameComponents? { nil }
  open var email: String? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }
}

/// Asks Apple who somebody is.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}

/// Asks Apple who somebody is.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var nonce: String?
  open var state: String?
}

/// Asks Apple who somebody is.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  open var user: String?
}

/// Why nobody is known.
public struct ASAuthorizationError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let canceled = Code.canceled
  public static let failed = Code.failed
  public static let unknown = Code.unknown
}

/// Makes requests to Apple.
open class ASAuthorizationAppleIDProvider: NSObject, @unchecked Sendable {
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  open func getCredentialState(
    forUserID user: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion(.notFound, nil) } }
  open func credentialState(forUserID user: String) async throws -> CredentialState { .notFound }
}

/// Sends requests to Apple.
///
/// - Note: Differs from AuthenticationServices: none is sent; its delegate hears that it failed.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }
  open func performRequests() {
    delegate?.authorizationController(
      controller: self, didCompleteWithError: ASAuthorizationError(.notHandled))
  }
}

/// Hears what came of requests.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: AnyObject {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// Says over which window Apple's sheet is; it is never asked.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {}

/// The button that asks Apple who somebody is.
///
/// - Note: Differs from AuthenticationServices: a press fails with ``ASAuthorizationError/Code/notHandled``,
///   as nobody but Apple can say.
@MainActor public struct SignInWithAppleButton: View {
  /// What the button says.
  public enum Label: Sendable { case signIn, `continue`, signUp }
  /// How the button looks.
  public enum Style: Sendable { case black, white, whiteOutline }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInStyle) private var style

  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion)
  }

  public var body: some View {
    Button {
      onRequest(ASAuthorizationAppleIDRequest())
      onCompletion(.failure(ASAuthorizationError(.notHandled)))
    } label: {
      SwiftUILabel(title: title)
        .font(.system(size: 17, weight: .medium))
        .foregroundStyle(style == .black ? Color.white : Color.black)
        .frame(maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
        .background(style == .black ? Color.black : Color.white, in: shape)
        .overlay { shape.stroke(style == .whiteOutline ? Color.black : Color.clear, lineWidth: 1) }
    }
    .buttonStyle(.plain)
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 6) }

  private var title: LocalizedStringKey {
    switch label {
    case .signIn: "Sign in with Apple"
    case .continue: "Continue with Apple"
    case .signUp: "Sign up with Apple"
    }
  }
}

/// A mark and a title.
private struct SwiftUILabel: View {
  let title: LocalizedStringKey
  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "apple.logo")
      Text(title)
    }
  }
}

private struct SignInStyleKey: EnvironmentKey {
  static var defaultValue: SignInWithAppleButton.Style { .black }
}

extension EnvironmentValues {
  var signInStyle: SignInWithAppleButton.Style {
    get { self[SignInStyleKey.self] }
    set { self[SignInStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how buttons look that ask Apple who somebody is.
  nonisolated public func signInWithAppleButtonStyle(
    _ style: SignInWithAppleButton.Style
  ) -> some View { environment(\.signInStyle, style) }
}
