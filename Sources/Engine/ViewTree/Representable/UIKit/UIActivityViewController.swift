public import Foundation

/// What can be done with things in other apps.
///
/// - Note: Differs from UIKit: texts and addresses are shared as ``ShareLink`` shares them, by the browser's own sheet;
///   activities of the app's own are not offered.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Told when it has been used; on a page never.
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  let items: [SharedItem]

  /// Creates a controller for things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems.compactMap(SharedItem.init(any:))
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    items = []
    super.init(coder: coder)
  }

  open override func loadView() { view = HostingView(root: SharedItems(items: items)) }
}

extension SharedItem {
  /// A thing of which no more is known; nil for one that pages don't share, such as a picture.
  fileprivate init?(any thing: Any) {
    switch thing {
    case let string as String: self = .text(string)
    case let string as NSString: self = .text(String(describing: string))
    case let address as URL: self = .address(address)
    case let address as NSURL: self = .address(address as URL)
    case let text as NSAttributedString: self = .text(text.string)
    default: return nil
    }
  }

  /// The item as readers see it.
  fileprivate var words: String {
    switch self {
    case .text(let text): text
    case .address(let address): address.absoluteString
    }
  }
}

/// What is shared, over the button that shares it.
private struct SharedItems: View {
  let items: [SharedItem]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(items.indices, id: \.self) { index in
        Text(verbatim: items[index].words).lineLimit(3)
      }
      ShareButton(items: items, subject: nil, message: nil, label: DefaultShareLinkLabel.standard)
        .buttonStyle(.bordered)
    }
    .padding()
  }
}

/// Something that can be done with things.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// The name of something that can be done.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mail = ActivityType(rawValue: "mail")
    public static let message = ActivityType(rawValue: "message")
    public static let print = ActivityType(rawValue: "print")
    public static let copyToPasteboard = ActivityType(rawValue: "copyToPasteboard")
    public static let saveToCameraRoll = ActivityType(rawValue: "saveToCameraRoll")
    public static let airDrop = ActivityType(rawValue: "airDrop")
  }

  public override init() { super.init() }
}
