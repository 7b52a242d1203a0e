/// A static site: its pages, feeds and files.
///
///     let site = try Site(title: "Moments", baseURL: base, template: template) {
///       Page("index.html") { page in try timeline(page) }
///       for moment in moments {
///         Page("m/\(moment.id).html") { page in try details(of: moment, page) }
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
  /// What the site consists of.
  public var parts: [any SitePart]

  /// Creates a site.
  public init(
    title: String, baseURL: BaseURL? = nil, language: String = "en", template: PageTemplate,
    @SiteBuilder content: () throws -> [any SitePart]
  ) rethrows {
    self.title = title
    self.baseURL = baseURL
    self.language = language
    self.template = template
    parts = try content()
  }

  /// The files of the site.
  ///
  /// - Throws: All faults of paths at once: those that leave the site, and those used twice.
  public func plan() throws(SiteError) -> BuildPlan {
    var plan = SitePlan(site: self)
    for part in parts { part.add(to: &plan) }
    if !plan.errors.isEmpty { throw SiteError(.badData, plan.errors) }
    return try BuildPlan(plan.files, notes: plan.notes)
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

  init(site: Site) { self.site = site }

  /// Adds a file whose bytes are made when the site is built.
  public mutating func add(
    _ path: String, bytes: @escaping @MainActor @Sendable (PageContext) throws -> [UInt8]
  ) {
    guard let path = check(path) else { return }
    let context = PageContext(path: path, baseURL: site.baseURL, language: site.language)
    files.append(PlannedFile(path) { try bytes(context) })
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
