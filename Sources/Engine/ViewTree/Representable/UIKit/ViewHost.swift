/// The place of a UIKit view among SwiftUI's, which is evaluated again when the view is another.
@MainActor
final class ViewHost {
  private let source = DependencySource()
  /// Whether the view is being made or updated, so that the page shows it anyway.
  private var isUpdating = false
  /// Ends what was made.
  var dismantle: (@MainActor () -> Void)?

  /// Makes or updates a view.
  func update(_ make: () -> UIView) -> UIView {
    source.noteRead()
    isUpdating = true
    let view = make()
    view.host = self
    isUpdating = false
    return view
  }

  /// Does something by which the view may be changed without being shown again.
  func quietly(_ body: () -> Void) {
    let wasUpdating = isUpdating
    isUpdating = true
    body()
    isUpdating = wasUpdating
  }

  func redraw() {
    if !isUpdating { source.markReaders() }
  }
}
