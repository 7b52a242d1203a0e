internal import ElementTree
internal import ViewTree

extension PageContent {
  /// The content of a page that is made of views, with the head that its metadata give it.
  @MainActor
  init(_ views: PageViews, of page: Page, _ context: PageContext) throws {
    let metadata = page.metadata
    let surroundings = context.surroundings
    let layout: PageLayout? =
      switch page.layout {
      case .none: nil
      case .site: surroundings.layout
      case .own(let layout): layout
      }
    let depth = max(0, context.path.parts.count - 1)
    let isAtAnyAddress = page.isAtAnyAddress
    try self.init(
      FramedPage(content: views.content, layout: layout, page: context), title: metadata.title,
      language: metadata.language, context: context, holdsRules: isAtAnyAddress,
      addressPrefix: isAtAnyAddress
        ? context.baseURL?.string ?? "" : String(repeating: "../", count: depth))
    if title.isEmpty { title = context.siteTitle }
    summary = metadata.summary
    kind = metadata.kind
    image = try metadata.image.map { image in
      try Self.isForeign(image)
        ? image : context.baseURL?.address(of: SitePath(route: image)) ?? image
    }
    head.siteName = context.siteTitle
    head.metadata = metadata
    head.theme = surroundings.theme
    if metadata.kind == "article", metadata.published != nil {
      let article = StructuredData.article(
        metadata, title: title, address: context.baseURL?.address(of: context.path), image: image)
      head.data.append(try article.json())
    }
    for data in metadata.data { head.data.append(try data.json()) }
    try addLinks(of: page, context)
  }

  private mutating func addLinks(of page: Page, _ context: PageContext) throws(SiteError) {
    let address = { (route: String) throws(SiteError) in
      let path = try SitePath(route: route)
      return page.isAtAnyAddress
        ? context.baseURL?.address(of: path) ?? path.address : context.address(of: path)
    }
    for script in page.scripts { scripts.append(try address(script)) }
    for icon in context.surroundings.icons {
      links.append(HeadLink(Self.relation(ofIcon: icon), to: try address(icon)))
    }
    if let previous = page.neighbours.previous {
      links.append(HeadLink("prev", to: try address(previous)))
    }
    if let next = page.neighbours.next { links.append(HeadLink("next", to: try address(next))) }
    for feed in context.surroundings.feeds {
      links.append(
        HeadLink(
          "alternate", to: try address(feed.path), type: feed.format.mediaType,
          title: context.siteTitle))
    }
    for translation in context.surroundings.translations {
      var link = HeadLink(
        "alternate",
        to: context.baseURL?.address(of: translation.path)
          ?? context.address(of: translation.path))
      link.language = translation.language
      links.append(link)
    }
  }

  private static func isForeign(_ address: String) -> Bool {
    ViewTree.LinkTarget.isForeign(address)
  }

  /// Apple's devices look for a picture of its own name.
  private static func relation(ofIcon path: String) -> String {
    path.contains("apple-touch-icon") ? "apple-touch-icon" : "icon"
  }
}
