public import Foundation
public import ViewTree

/// Why a reader did not sign in elsewhere.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let canceledLogin = Code.canceledLogin
}

/// Says over which window the page of another is.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {}

/// Has a reader sign in elsewhere.
///
/// - Note: Differs from AuthenticationServices: it fails with ``ASWebAuthenticationSessionError/Code/canceledLogin``: an
///   app's own scheme can't be the address that another service sends a browser back to. A `Link` to the service and
///   `onOpenURL` do it on pages.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The address that the reader comes back by.
  public struct Callback: Hashable, Sendable {
    public static func customScheme(_ customScheme: String) -> Callback { Callback() }
    public static func https(host: String, path: String) -> Callback { Callback() }
  }

  private let completion: CompletionHandler
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var canStart: Bool { false }

  public init(
    url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) { completion = completionHandler }

  public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    completion = completionHandler
  }

  @discardableResult
  open func start() -> Bool {
    completion(nil, ASWebAuthenticationSessionError(.canceledLogin))
    return false
  }

  open func cancel() {}
}

/// Has a reader sign in elsewhere, from a view; as ``ASWebAuthenticationSession`` it fails.
public struct WebAuthenticationSession: Sendable {
  /// Whether the service may know the reader from before.
  public struct BrowserSession: Hashable, Sendable {
    public static let ephemeral = BrowserSession()
    public static let shared = BrowserSession()
  }

  @MainActor public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }

  @MainActor public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback,
    preferredBrowserSession: BrowserSession? = nil,
    additionalHeaderFields: [String: String] = [:]
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
}

extension EnvironmentValues {
  /// Has a reader sign in elsewhere.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
