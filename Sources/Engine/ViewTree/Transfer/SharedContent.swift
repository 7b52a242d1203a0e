import Foundation

/// What the browser is to share, in the words of its `navigator.share`.
struct SharedContent: Encodable {
  private var title: String?
  private var text: String?
  private var url: String?
  /// What is said where the content could only be copied.
  private var notice: String

  /// The first address is the content's own, if it is one of the web; all else is text.
  init(_ items: [SharedItem], subject: String?, message: String?, notice: String) {
    title = subject
    self.notice = notice
    var lines = message.map { [$0] } ?? []
    for item in items {
      switch item {
      case .text(let string): lines.append(string)
      case .address(let address):
        if url == nil, ["http", "https"].contains(address.scheme?.lowercased()) {
          url = address.absoluteString
        } else {
          lines.append(address.absoluteString)
        }
      }
    }
    if !lines.isEmpty { text = lines.joined(separator: "\n") }
  }
}

/// Has the browser of a live page share something.
struct ShareAction {
  let action: @MainActor (SharedContent) -> Void

  @MainActor func callAsFunction(_ content: SharedContent) { action(content) }
}

private enum ShareKey: EnvironmentKey { static var defaultValue: ShareAction? { nil } }

extension EnvironmentValues {
  /// Shares something; nil on a static page.
  var share: ShareAction? {
    get { self[ShareKey.self] }
    set { self[ShareKey.self] = newValue }
  }
}
