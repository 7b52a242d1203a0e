@_exported public import Foundation
public import ViewTree

/// Another site in an app.
///
/// - Note: Differs from SafariServices: sites don't let themselves be shown inside of others, so there is
///   its address, which opens it in a tab of the browser.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
  /// How the site is shown.
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
    public override init() { super.init() }
  }

  /// What the button that closes it says.
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  public let url: URL
  open var configuration: Configuration
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var dismissButtonStyle = DismissButtonStyle.done
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?

  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }
  public convenience init(url: URL, entersReaderIfAvailable: Bool) { self.init(url: url) }

  public init(url: URL, configuration: Configuration) {
    self.url = url
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { return nil }

  open override func loadView() {
    view = UIHostingController(rootView: SitePage(url: url)).view
  }
}

/// Hears of a site in an app.
///
/// - Note: Differs from SafariServices: it hears nothing.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

/// The address of a site, which opens it.
struct SitePage: View {
  let url: URL
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Button("Done") { dismiss() }.fontWeight(.semibold)
        Spacer()
      }
      Spacer()
      Image(systemName: "safari").font(.system(size: 56)).foregroundStyle(.secondary)
      Text(verbatim: url.host ?? url.absoluteString).font(.headline)
      Link(destination: url) { Text("Open in the Browser") }.buttonStyle(.borderedProminent)
      Spacer()
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(uiColor: .systemBackground))
  }
}
