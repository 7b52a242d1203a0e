@_exported public import Foundation

/// Which proof a reader must give.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// What a device knows a person by.
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID = 4 }

/// Why nobody was recognised.
public struct LAError: Error, Hashable, Sendable, CustomNSError {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }
  public static let biometryNotAvailable = Code.biometryNotAvailable
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  public static let biometryLockout = Code.biometryLockout
  public static let userCancel = Code.userCancel
  public static let authenticationFailed = Code.authenticationFailed
  public static let passcodeNotSet = Code.passcodeNotSet

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "A page can't recognise its reader by face, finger or passcode."]
  }
}

/// Recognises the owner of a device.
///
/// - Note: Differs from LocalAuthentication: a page recognises nobody, as a device without sensor and
///   passcode; whoever asks is refused with ``LAError/biometryNotAvailable``.
open class LAContext: NSObject, @unchecked Sendable {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var interactionNotAllowed = false
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var biometryType: LABiometryType { .none }

  public override init() { super.init() }

  private var refusal: LAError { LAError(.biometryNotAvailable) }

  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = refusal as NSError
    return false
  }

  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let refusal = refusal
    DispatchQueue.global().async { reply(false, refusal) }
  }

  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw refusal
  }

  open func invalidate() {}
}
