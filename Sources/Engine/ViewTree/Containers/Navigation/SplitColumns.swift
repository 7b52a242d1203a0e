import ElementTree
import Foundation

/// The columns of a split view side by side; in little room the one in focus stands alone.
struct SplitColumns<Detail: View>: _ComposedView {
  /// The columns before the last one.
  let sides: [Child]
  /// How wide these are, in points.
  var widths: [CGFloat] = []
  /// How many they are; none where the last one is shown alone.
  var count = 0
  /// The position of the column in focus.
  var focus = 0
  /// Leads from the last column to the one before, in little room.
  var back: (@MainActor () -> Void)?
  /// What the column before the last one is called, if it is called anything.
  var backTitle: String?
  /// What stands in the last column instead of its own view.
  var chosen: AnyView?
  let detail: Detail

  func composition(in environment: EnvironmentValues) -> some View {
    HStack(alignment: .top, spacing: 0) {
      Each(sides) { position, side in
        side
          .frame(width: widths[position])
          .element(.nav, [(.class, position == focus ? "n-side" : "n-side n-gone")])
      }
      if let chosen { last(chosen) } else { last(detail) }
    }
    .element(.div, [(.class, "n-split")])
  }

  @MainActor
  private func last<V: View>(_ view: V) -> some View {
    let isInFocus = focus == count
    let look = count == 0 ? "n-side" : isInFocus ? "n-side n-detail" : "n-detail"
    return NavigationPages(
      root: view, leave: isInFocus ? back : nil, leaveTitle: backTitle, isColumn: true
    )
    .filling()
    .element(count == 0 ? .nav : .div, [(.class, look)])
  }
}

/// A column before the last one of a split view, with a stack of its own.
struct SideColumn<Content: View>: _ComposedView {
  let content: Content
  /// Leads to the column before, in little room.
  let back: (@MainActor () -> Void)?
  /// What that is called, if it is called anything.
  let backTitle: String?

  init(_ content: Content, back: (@MainActor () -> Void)? = nil, backTitle: String? = nil) {
    self.content = content
    self.back = back
    self.backTitle = backTitle
  }

  func composition(in environment: EnvironmentValues) -> some View {
    NavigationPages(root: content, leave: back, leaveTitle: backTitle, isColumn: true)
      .filling()
  }
}

/// Which column of a split view is in focus: in little room what was chosen last stands alone.
struct SplitFocus {
  /// The number of columns in which something is chosen, or after which something is.
  private(set) var level = 0
  /// Undoes the last choice.
  private(set) var back: (@MainActor () -> Void)?

  /// Goes on to a column, if there is a way back from it.
  mutating func enter(_ level: Int, _ back: (@MainActor () -> Void)?) {
    guard let back else { return }
    (self.level, self.back) = (level, back)
  }

  /// Goes on to the column that a binding names, if the focus isn't so far; the way back tells the binding.
  mutating func prefer(
    _ column: Binding<NavigationSplitViewColumn>?, of count: Int, upTo last: Int
  ) {
    guard let column else { return }
    let known: [NavigationSplitViewColumn] =
      count == 1 ? [.sidebar, .detail] : [.sidebar, .content, .detail]
    level = min(level, count)
    let wanted = min(known.firstIndex(of: column.wrappedValue) ?? 0, last)
    guard level > 0 || wanted > 0 else { return }
    let undo = level >= wanted ? back : nil
    level = max(level, wanted)
    back = { [before = known[level - 1]] in
      undo?()
      column.wrappedValue = before
    }
  }
}
