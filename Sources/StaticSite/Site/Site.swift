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

  /// The files of the site.
  ///
  /// - Throws: All faults of paths at once: those that leave the site, and those used twice.
  public func plan() throws(SiteError) -> BuildPlan {
    var plan = SitePlan(site: self)
    for part in parts { part.add(to: &plan) }
    if !plan.errors.isEmpty { throw SiteError(.badData, plan.errors) }
    return try BuildPlan(plan.files, notes: plan.notes, stylesheet: plan.stylesheet)
  }

  /// The hash of what all pages depend on.
  var commonInputs: ContentHash {
    var common = PageInputs("site")
    common.add(InputHash.program)
    common.add(template.hash)
    common.add(language)
    common.add(baseURL?.string)
    common.add(stylesheet)
    if let inputs { common.add(inputs) }
    return common.hash
  }
}

/// Something that a site consists of.
public protocol SitePart: Sendable {
  /// Adds the part's files.
  func add(to plan: inout SitePlan)
}

/// The files of a site while they are collected.
public struct SitePlan: Sendable {
  /// The site.
  public let site: Site
  /// The files so far.
  public private(set) var files: [PlannedFile] = []
  /// What is wrong.
  public private(set) var errors: [Diagnostic] = []
  /// What the author should know.
  public private(set) var notes: [Diagnostic] = []
  /// Where the shared style sheet goes.
  private(set) var stylesheet: SitePath?
  private let commonInputs: ContentHash

  init(site: Site) {
    self.site = site
    commonInputs = site.commonInputs
    stylesheet = site.stylesheet.flatMap { check($0) }
  }

  /// Adds a file whose bytes are made when the site is built.
  public mutating func add(
    _ path: String, bytes: @escaping @MainActor @Sendable (PageContext) throws -> [UInt8]
  ) {
    guard let path = check(path) else { return }
    let context = context(path)
    files.append(PlannedFile(path) { try bytes(context) })
  }

  /// Adds a page; with equal inputs as in the last build it isn't made again.
  mutating func add(_ page: Page) {
    guard let path = check(page.path) else { return }
    let context = context(path)
    let template = site.template
    let content = page.content
    let inputs =
      site.originsFolder != nil
      ? nil
      : page.inputs.map { own in
        var inputs = PageInputs("page")
        inputs.add(commonInputs)
        inputs.add(path.string)
        inputs.add(own)
        return inputs.hash
      }
    files.append(
      PlannedFile(
        path,
        page: PlannedPage(inputs: inputs) {
          let content = try content(context)
          return MadeFile(bytes: template.page(content, context), resources: content.resources)
        }))
  }

  private func context(_ path: SitePath) -> PageContext {
    var context = PageContext(
      path: path, baseURL: site.baseURL, language: site.language, stylesheet: stylesheet)
    context.originsFolder = site.originsFolder
    return context
  }

  /// Adds a copy of a file.
  public mutating func add(_ path: String, copyOf origin: String) {
    guard let path = check(path) else { return }
    files.append(PlannedFile(path, copyOf: origin))
  }

  /// Adds a message; an error stops the build.
  public mutating func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error {
      errors.append(diagnostic)
    } else {
      notes.append(diagnostic)
    }
  }

  private mutating func check(_ path: String) -> SitePath? {
    do {
      return try SitePath(path)
    } catch {
      errors += error.diagnostics
      return nil
    }
  }
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
