@_exported public import Foundation

/// How far a session has come.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// Why nothing reaches a watch.
public struct WCError: Error, Hashable, Sendable, CustomNSError {
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported
    case sessionMissingDelegate
    case sessionNotActivated
    case deviceNotPaired
    case watchAppNotInstalled
    case notReachable
  }
  public static let sessionNotSupported = Code.sessionNotSupported
  public static let sessionNotActivated = Code.sessionNotActivated
  public static let deviceNotPaired = Code.deviceNotPaired
  public static let watchAppNotInstalled = Code.watchAppNotInstalled
  public static let notReachable = Code.notReachable

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "WCErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "A page has no watch that belongs to it."]
  }
}

/// Talks with the app on a watch.
///
/// - Note: Differs from WatchConnectivity: a page has no watch, as an iPad; nothing is sent and nothing arrives.
open class WCSession: NSObject, @unchecked Sendable {
  private static let only = WCSession()
  open class var `default`: WCSession { only }
  open class func isSupported() -> Bool { false }

  open weak var delegate: (any WCSessionDelegate)?
  open var activationState: WCSessionActivationState { .notActivated }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  open var isReachable: Bool { false }
  open var hasContentPending: Bool { false }
  open var watchDirectoryURL: URL? { nil }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }

  public override init() { super.init() }

  /// Tells whoever is the delegate now that there is no session; another page may set its own meanwhile.
  open func activate() {
    nonisolated(unsafe) let delegate = delegate
    let session = self
    DispatchQueue.global().async {
      delegate?.session(
        session, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
    }
  }

  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotSupported)
  }

  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError(.sessionNotSupported)) }

  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError(.sessionNotSupported)) }

  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer(userInfo: userInfo)
  }

  @discardableResult
  open func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer(userInfo: userInfo) }
}

/// Something that waits for a watch.
public final class WCSessionUserInfoTransfer: NSObject {
  public let userInfo: [String: Any]
  public var isTransferring: Bool { false }

  init(userInfo: [String: Any]) { self.userInfo = userInfo }

  public func cancel() {}
}

/// Hears what becomes of a session.
public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func sessionWatchStateDidChange(_ session: WCSession)
  func sessionReachabilityDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  public func sessionDidDeactivate(_ session: WCSession) {}
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}
