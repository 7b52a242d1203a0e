/// A static site: its pages, feeds and files.
///
///     let site = try Site(
///       title: "Moments", baseURL: base, template: template, stylesheet: "style.css"
///     ) {
///       Page("index.html") { page in try timeline(page) }
///       for moment in moments {
///         Page("m/\(moment.id).html", inputs: moment.hash) { page in try details(of: moment, page) }
///       }
///       Feed(.atom, at: "feed.atom", items: items)
///       Sitemap()
///       Files(from: "Public")
///     }
///     let report = try SitePublisher(output: "site").publish { try site.plan() }
public struct Site: Sendable {
  /// The site's name.
  public var title: String
  /// Where the site will be served; without it there is no sitemap and no canonical address.
  public var baseURL: BaseURL?
  /// The shell of all pages.
  public var template: PageTemplate
  /// The site's language as a BCP 47 tag.
  public var language: String
  /// Where the style sheet goes that pages share; nil if each page holds its own rules.
  public var stylesheet: String?
  /// The hash of what else all pages with known inputs depend on, such as a folder of assets.
  ///
  /// The program, the resource bundles beside it, the template, the language, the base URL and the
  /// style sheet's path are counted anyway.
  public var inputs: ContentHash?
  /// A folder outside of the site that gets, for each page, the file with the views that made its
  /// elements; nil for none. With one, every page is made anew.
  package var originsFolder: String?
  /// What the site consists of.
  public var parts: [any SitePart]
  /// Which pages are shown: those that are no drafts and whose time has come, unless it says otherwise.
  public var edition = Edition.current
  /// The sizes and forms in which the site has its own pictures; nil for the files alone.
  public var pictureForms: PictureForms?
  /// Whether copies of pictures say what the camera wrote beside them, such as where they were taken.
  public var keepsPictureMetadata = false
  /// What stands around the views of pages.
  var layout: PageLayout?
  /// The icons by their paths.
  var icons: [String] = []
  /// The colours of a browser's bars.
  var theme: [ThemeColor] = []

  /// Creates a site.
  public init(
    title: String, baseURL: BaseURL? = nil, language: String = "en", template: PageTemplate,
    stylesheet: String? = nil, inputs: ContentHash? = nil,
    @SiteBuilder content: () throws -> [any SitePart]
  ) rethrows {
    self.title = title
    self.baseURL = baseURL
    self.language = language
    self.template = template
    self.stylesheet = stylesheet
    self.inputs = inputs
    parts = try content()
  }

  /// Creates a site of views, with a shell of the library's own and one style sheet.
  ///
  /// - Parameters:
  ///   - title: The site's name.
  ///   - url: Where the site will be served; without it there is no sitemap.
  ///   - language: The site's language as a BCP 47 tag.
  ///   - content: What the site consists of.
  /// - Throws: ``SiteError`` for an address to serve a site from that is none, and what `content` throws.
  public init(
    _ title: String, url: String? = nil, language: String = "en",
    @SiteBuilder content: () throws -> [any SitePart]
  ) throws {
    try self.init(
      title: title, baseURL: url.map { url throws(SiteError) in try BaseURL(url) },
      language: language, template: .standard(), stylesheet: "style.css", content: content)
  }

  /// The files of the site.
  ///
  /// - Throws: All faults of paths at once: those that leave the site, and those used twice.
  public func plan() throws(SiteError) -> BuildPlan {
    var plan = SitePlan(site: self)
    for part in parts { part.add(to: &plan) }
    plan.finish()
    if !plan.errors.isEmpty { throw SiteError(.badData, plan.errors) }
    return try BuildPlan(
      plan.files, notes: plan.notes, stylesheet: plan.stylesheet, shellRules: template.rules)
  }

  /// The hash of what all pages depend on.
  var commonInputs: ContentHash {
    var common = PageInputs("site")
    common.add(InputHash.program)
    common.add(template.hash)
    common.add(language)
    common.add(baseURL?.string)
    common.add(stylesheet)
    common.add(title)
    common.add(icons.count)
    for icon in icons { common.add(icon) }
    common.add(theme.count)
    for color in theme { common.add(color.css) }
    if let inputs { common.add(inputs) }
    pictureForms?.add(to: &common)
    return common.hash
  }
}

/// Something that a site consists of.
public protocol SitePart: Sendable {
  /// Adds the part's files.
  func add(to plan: inout SitePlan)
}

/// Collects the parts of a site.
@resultBuilder
public enum SiteBuilder {
  public static func buildExpression(_ part: any SitePart) -> [any SitePart] { [part] }
  public static func buildExpression(_ parts: [any SitePart]) -> [any SitePart] { parts }
  public static func buildBlock(_ parts: [any SitePart]...) -> [any SitePart] {
    parts.flatMap { $0 }
  }
  public static func buildOptional(_ parts: [any SitePart]?) -> [any SitePart] { parts ?? [] }
  public static func buildEither(first parts: [any SitePart]) -> [any SitePart] { parts }
  public static func buildEither(second parts: [any SitePart]) -> [any SitePart] { parts }
  public static func buildArray(_ parts: [[any SitePart]]) -> [any SitePart] {
    parts.flatMap { $0 }
  }
  public static func buildLimitedAvailability(_ parts: [any SitePart]) -> [any SitePart] { parts }
}
