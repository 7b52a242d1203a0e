public import Foundation

/// What is told to those who listen to a page.
///
/// - Note: Differs from SwiftUI: a page says announcements in a region of its own that nobody sees; that its layout or a
///   screen has changed is known to browsers, so it is nothing but an announcement, if it has words.
public enum AccessibilityNotification {
  /// Words.
  public struct Announcement {
    private let text: Text

    public init(_ announcement: String) { text = Text(verbatim: announcement) }

    /// Words that are found in the reader's language.
    public init(_ announcement: LocalizedStringResource) { text = Text(announcement) }

    public init(_ announcement: AttributedString) { text = Text(announcement) }

    /// Tells the reader whose action runs.
    @MainActor @preconcurrency
    public func post() {
      guard let view = CurrentPage.view else { return }
      view.announce(text.string(in: view.environment.textSurroundings))
    }
  }

  /// Something has come, gone or moved; what is said of it is announced.
  public struct LayoutChanged {
    fileprivate let text: String?

    public init(_ element: Any? = nil) { text = element as? String }

    @MainActor @preconcurrency
    public func post() { CurrentPage.view?.announce(text) }
  }

  /// Another screen has come; what is said of it is announced.
  public struct ScreenChanged {
    fileprivate let text: String?

    public init(_ element: Any? = nil) { text = element as? String }

    @MainActor @preconcurrency
    public func post() { CurrentPage.view?.announce(text) }
  }

  /// Something has scrolled, and where it is now.
  public struct PageScrolled: Sendable {
    fileprivate let text: String

    public init(_ status: String) { text = status }

    @MainActor @preconcurrency
    public func post() { CurrentPage.view?.announce(text) }
  }
}

extension LiveView {
  /// Has the page tell its reader something, if there is anything to say.
  func announce(_ text: String?) {
    guard let text, !text.isEmpty else { return }
    perform(.announce(text))
  }
}
