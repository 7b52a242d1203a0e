import StaticSite

@MainActor enum PageTemplateUses {
  static func pageSlot() {
    let _: [PageSlot] = [
      .language, .direction, .policy, .title, .description, .head, .skip, .root, .header,
      .main, .footer,
    ]
    _ = PageSlot.self
  }

  static func pageTemplate(
    _ value: PageTemplate, _ uInt8: UInt8, _ pageContent: PageContent, _ pageContext: PageContext
  ) throws {
    _ = PageTemplate.self
    _ = try PageTemplate(shell: [uInt8], file: "a")
    _ = try PageTemplate(file: "a")
    _ = PageTemplate.css
    _ = value.page(pageContent, pageContext)
  }
}
