@_exported public import Foundation
@_exported public import FoundationNetworking
public import ViewTree

/// A page of the web in an app.
///
/// - Note: Differs from WebKit: a page of ours shows none of others'. There is the address, which opens it in a
///   tab of the browser; of HTML that is given as text the words are shown. Scripts aren't run.
@MainActor @preconcurrency
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public private(set) var url: URL?
  public private(set) var title: String?
  private var words: String?
  private let host = UIHostingController(rootView: WebAddress(url: nil, words: nil))
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 1 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var pageZoom: CGFloat = 1
  public let scrollView = UIScrollView()

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { show(request.url, nil) }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    show(baseURL, string)
  }

  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo folder: URL) -> WKNavigation? {
    show(nil, try? String(contentsOf: url, encoding: .utf8))
  }

  @discardableResult
  open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    show(baseURL, mimeType.hasPrefix("text/") ? String(decoding: data, as: UTF8.self) : nil)
  }

  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}

  /// - Note: Differs from WebKit: no script runs; there is no answer.
  open func evaluateJavaScript(
    _ script: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }

  private func show(_ url: URL?, _ source: String?) -> WKNavigation? {
    let isSame = url == self.url && source.map(HTMLWords.init)?.text == words
    self.url = url
    words = source.map { HTMLWords($0).text }
    title = source.flatMap { HTMLWords($0).title }
    if !isSame { setNeedsDisplay() }
    return WKNavigation()
  }

  /// Shows what was loaded.
  open override func layoutSubviews() {
    host.rootView = WebAddress(url: url, words: words)
    if host.view.superview !== self { addSubview(host.view) }
  }
}

/// A page that is on its way.
public final class WKNavigation: NSObject {}

/// The address and words of a page.
struct WebAddress: View {
  let url: URL?
  let words: String?

  var body: some View {
    if let words {
      ScrollView {
        Text(verbatim: words).frame(maxWidth: .infinity, alignment: .leading).padding()
      }
    } else {
      VStack(spacing: 12) {
        Image(systemName: "globe").font(.system(size: 48)).foregroundStyle(.secondary)
        if let url {
          Text(verbatim: url.host ?? url.absoluteString).font(.headline)
          Link(destination: url) { Text("Open in the Browser") }.buttonStyle(.bordered)
        }
      }
      .padding()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
