import ElementTree
import Foundation

/// A dot for each page, which leads to it: a list of tabs.
nonisolated struct PageDots: _ComposedView {
  let count: Int
  let shown: Int
  /// The colours of the dots; the usual ones for nil.
  var color: Color?
  var shownColor: Color?
  let choose: @MainActor (Int) -> Void

  func composition(in environment: EnvironmentValues) -> some View {
    let names = (1...max(count, 1)).map {
      environment.systemWord("Page %@ of %@", "\($0)", "\(count)")
    }
    HStack(spacing: 0) {
      Each(Array(0..<count)) { _, page in
        Circle()
          .fill(page == shown ? shownColor ?? .white : color ?? .white.opacity(0.5))
          .frame(width: 8, height: 8)
          .frame(width: 18, height: 26)
          .button(
            [
              (.role, "tab"), (.ariaSelected, page == shown ? "true" : "false"),
              (.ariaLabel, names[page]),
            ]
          ) { choose(page) }
      }
    }
    .group(role: "tablist", name: environment.systemWord("Pages"))
  }
}
