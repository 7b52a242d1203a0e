import SwiftUI

@MainActor enum WebElementUses {
  static func webElement() {
    let _: [WebElement] = [
      .article, .aside, .figure, .footer, .header, .main, .nav, .section, .unorderedList,
      .orderedList, .listItem, .quotation, .preformatted, .table, .tableRow, .columnHeader, .cell,
    ]
    _ = WebElement.self
    let _: WebElement = .heading(level: 1)
    let _: WebElement = .time(.now)
    let _: [WebPictureLoading] = [.automatic, .lazy, .eager, .urgent]
  }

  static func view(_ view: some View) {
    _ = view.webElement(.article)
    _ = view.webClass("a")
    _ = view.webID("a")
    _ = view.webLink("a", rel: "a", class: "a")
    _ = view.webPictureLoading(.urgent)
  }
}
