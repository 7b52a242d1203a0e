import HTMLParsing
import StaticSite

@MainActor enum PageContentUses {
  static func pageContent(_ value: PageContent, _ trustedMarkup: TrustedMarkup) {
    _ = PageContent.self
    _ = value.title
    _ = value.language
    _ = value.direction
    _ = value.summary
    _ = value.css
    _ = value.header
    _ = value.main
    _ = value.footer
    _ = value.skipLabel
    _ = value.links
    _ = value.kind
    _ = value.image
    _ = value.resources
    _ = PageContent(title: "a", main: trustedMarkup)
  }

  static func pageContentDirection() {
    let _: [PageContent.Direction] = [.leftToRight, .rightToLeft]
    _ = PageContent.Direction.self
  }

  static func headLink(_ value: HeadLink) {
    _ = HeadLink.self
    _ = value.relation
    _ = value.address
    _ = value.type
    _ = value.title
    _ = HeadLink("a", to: "a", type: "a", title: "a")
  }
}
