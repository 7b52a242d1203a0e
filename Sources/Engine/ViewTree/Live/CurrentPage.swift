package import Foundation

/// The page whose reader has done what the app's code answers to, for what Apple's frameworks reach without it:
/// the running app, the clipboard.
enum CurrentPage {
  /// A page that may have gone.
  final class Reference: @unchecked Sendable {
    @MainActor weak var view: LiveView?
    /// What the page's reader has in common with no other: a page whose browser isn't known is a reader of its own.
    let reader: String

    @MainActor init(_ view: LiveView) {
      self.view = view
      reader = view.storage?.reader ?? UUID().uuidString
    }
  }

  /// The page in the task at hand, and in tasks that it starts.
  @TaskLocal static var reference: Reference?

  @MainActor static var view: LiveView? { reference?.view }
}

/// Who reads the page that the task at hand is about.
package enum CurrentReader {
  /// The same for all pages of a browser and for nobody else's; nil outside of pages.
  package static var name: String? { CurrentPage.reference?.reader }
  /// The locale of the page at hand; nil outside of pages.
  package static var locale: Locale? { page { $0.environment.locale } }
  /// The record of changes that the reader can take back on the page at hand; nil outside of pages.
  package static var undoManager: UndoManager? { page { $0.environment.undoManager } }

  private static func page<Value: Sendable>(_ value: @MainActor (LiveView) -> Value?) -> Value? {
    guard let page = CurrentPage.reference, Thread.isMainThread else { return nil }
    return MainActor.assumeIsolated { page.view.flatMap(value) }
  }
}
