public import Foundation
public import ViewTree

/// Sends requests to the reader's keychain, from a view.
///
/// - Note: Differs from AuthenticationServices: a page's server can ask no keychain;
///   ``ASAuthorizationError/Code/notHandled`` is thrown.
public struct AuthorizationController: Sendable {
  @MainActor public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.notHandled) }

  @MainActor public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.notHandled) }

  @MainActor public func performAutoFillAssistedRequest(
    _ request: ASAuthorizationRequest
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.notHandled) }

  @MainActor public func performAutoFillAssistedRequests(
    _ requests: [ASAuthorizationRequest]
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.notHandled) }
}

extension EnvironmentValues {
  /// Sends requests to the reader's keychain.
  public var authorizationController: AuthorizationController { AuthorizationController() }
}

extension ASAuthorizationController {
  /// How requests are made.
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }
}

/// What a reader chose.
public enum ASAuthorizationResult: Sendable {
  case password(ASPasswordCredential)
  case appleID(ASAuthorizationAppleIDCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}
