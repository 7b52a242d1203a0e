public import Foundation

/// What a shop has signed.
public enum VerificationResult<SignedType: Sendable>: Sendable {
  public enum VerificationError: Error, LocalizedError, Hashable, Sendable {
    case invalidSignature, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
    case missingRequiredProperties, revokedCertificate
    public var errorDescription: String? { "The App Store's signature is invalid." }
  }

  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  /// What was signed, whether the signature holds or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }

  /// What was signed, if the signature holds.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

extension VerificationResult: Identifiable where SignedType: Identifiable {
  public var id: SignedType.ID { unsafePayloadValue.id }
}

extension VerificationResult where SignedType == Transaction {
  /// What a shop signs; empty, as nothing is signed here.
  public var jwsRepresentation: String { "" }
}
