public import Foundation
public import FoundationNetworking
public import ViewTree

/// How pages of the web are shown; of no effect.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  open var allowsInlineMediaPlayback = false
  open var allowsPictureInPictureMediaPlayback = false
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  public override init() { super.init() }
}

/// Films and sounds.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// What pages of the web may do; of no effect.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var minimumFontSize: CGFloat = 0
  public nonisolated override init() { super.init() }
}

/// What a page of the web may do; of no effect.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
  open var allowsContentJavaScript = true
  public nonisolated override init() { super.init() }
}

/// What pages tell an app: nothing.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
  public nonisolated override init() { super.init() }
  open func addUserScript(_ script: WKUserScript) {}
  open func add(_ handler: any WKScriptMessageHandler, name: String) {}
  open func removeScriptMessageHandler(forName name: String) {}
}

/// A script for pages; it isn't run.
@MainActor @preconcurrency
open class WKUserScript: NSObject {
  public enum InjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
  public let source: String
  public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    super.init()
  }
}

/// What a page tells an app.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
  open var name: String { "" }
  open var body: Any { "" }
}

/// Hears of pages; on a page of ours nothing.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What pages keep; nothing.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore()
  public static func `default`() -> WKWebsiteDataStore { shared }
  public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  public nonisolated override init() { super.init() }
}

/// Whether a page may be left for another.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

/// A step to another page.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
  public let request: URLRequest
  public init(request: URLRequest) {
    self.request = request
    super.init()
  }
  open var navigationType: WKNavigationType { .other }
}

public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// Hears of pages that come and go; on a page of ours nothing.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
}

/// Is asked for windows and alerts of pages; on a page of ours never.
@MainActor @preconcurrency
public protocol WKUIDelegate: AnyObject {}

/// A page of the web.
///
/// - Note: Differs from WebKit: its address is shown, which opens it in a tab of the browser.
@MainActor public struct WebView: View {
  private let url: URL?
  public init(url: URL?) { self.url = url }
  public var body: some View { WebAddress(url: url, words: nil) }
}
