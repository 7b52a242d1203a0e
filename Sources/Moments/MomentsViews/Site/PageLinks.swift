import SwiftUI

/// Where a page stands among those of a timeline.
public struct Pagination {
  let number: Int
  let count: Int
  let previous: String?
  let next: String?

  /// Creates the place of page `number` of `count`, with the addresses beside it.
  public init(number: Int, count: Int, previous: String?, next: String?) {
    self.number = number
    self.count = count
    self.previous = previous
    self.next = next
  }
}

/// The ways to the pages beside one.
struct PageLinks: View {
  let pages: Pagination

  var body: some View {
    HStack {
      if let previous = pages.previous { PageLink("Newer", to: previous, rel: "prev") }
      Spacer()
      if pages.count > 1 {
        Text("Page \(pages.number) of \(pages.count)")
          .foregroundColor(.secondary)
        Spacer()
      }
      if let next = pages.next { PageLink("Older", to: next, rel: "next") }
    }
    .font(.subheadline)
    .padding(Spacing.large)
    .webElement(.nav)
  }
}

#Preview("Ways to other pages", traits: .fixedLayout(width: 390, height: 100)) {
  PageLinks(pages: Pagination(number: 1, count: 3, previous: nil, next: "#older"))
}
