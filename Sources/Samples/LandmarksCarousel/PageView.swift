import SwiftUI

/// Pages that are turned, and a dot for each of them.
struct PageView<Page: View>: View {
  let pages: [Page]
  @Binding var currentPage: Int

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      PageViewController(pages: pages, currentPage: $currentPage)
      PageControl(numberOfPages: pages.count, currentPage: $currentPage)
        .frame(width: CGFloat(pages.count * 18))
        .padding(.trailing)
    }
  }
}
