/// The page whose reader has done what the app's code answers to, for what Apple's frameworks reach without it:
/// the running app, the clipboard.
enum CurrentPage {
  /// A page that may have gone.
  final class Reference: @unchecked Sendable {
    @MainActor weak var view: LiveView?

    @MainActor init(_ view: LiveView) { self.view = view }
  }

  /// The page in the task at hand, and in tasks that it starts.
  @TaskLocal static var reference: Reference?

  @MainActor static var view: LiveView? { reference?.view }
}
