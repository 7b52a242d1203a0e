public import Foundation

/// A name and a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  public let user: String
  public let password: String
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// Asks for a password of the keychain.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// Makes requests for passwords.
open class ASAuthorizationPasswordProvider: NSObject, @unchecked Sendable {
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// How strictly a reader is asked who they are.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable,
  Hashable, Sendable
{
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let preferred = Self("preferred")
  public static let required = Self("required")
  public static let discouraged = Self("discouraged")
}

/// A passkey by its identifier.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, @unchecked Sendable {
  public var credentialID: Data
  public init(credentialID: Data) { self.credentialID = credentialID }
}

/// Asks for a new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
  @unchecked Sendable
{
  open var challenge: Data
  open var name: String
  open var userID: Data
  open var displayName: String?
  open var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

  init(challenge: Data, name: String, userID: Data) {
    (self.challenge, self.name, self.userID) = (challenge, name, userID)
  }
}

/// Asks for a passkey that is there.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  @unchecked Sendable
{
  open var challenge: Data
  open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
  open var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

  init(challenge: Data) { self.challenge = challenge }
}

/// Makes requests for passkeys.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, @unchecked Sendable {
  public let relyingPartyIdentifier: String

  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
  }

  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
      challenge: challenge, name: name, userID: userID)
  }

  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(challenge: challenge)
  }
}

/// A new passkey; there is none here.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationCredential, @unchecked Sendable
{
  open var credentialID: Data { Data() }
  open var rawAttestationObject: Data? { nil }
  open var rawClientDataJSON: Data { Data() }
}

/// What a passkey has signed; there is none here.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationCredential, @unchecked Sendable
{
  open var userID: Data! { Data() }
  open var signature: Data! { Data() }
  open var rawAuthenticatorData: Data! { Data() }
  open var credentialID: Data { Data() }
  open var rawClientDataJSON: Data { Data() }
}
