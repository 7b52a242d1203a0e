internal import ElementTree
internal import HTMLParsing
public import ViewTree

extension PageContent {
  /// The content that a view gives a page.
  ///
  /// Addresses of the site's own files are written as seen from its top folder, in views as in data;
  /// `context` makes them right for the page's own folder.
  ///
  /// - Parameters:
  ///   - view: What the page shows.
  ///   - title: The document's title; nil for the view's navigation title.
  ///   - language: The page's language; nil for the site's.
  ///   - context: What the page knows of its site.
  ///   - holdsRules: Whether the page holds its rules and pictures itself, though the site's pages
  ///     share a style sheet. So it can be shown at any address.
  /// - Throws: ``SiteError`` with code 65 and every problem that the views have.
  @MainActor
  public init<V: View>(
    _ view: V, title: String? = nil, language: String? = nil, context: PageContext,
    holdsRules: Bool = false
  ) throws(SiteError) {
    try self.init(
      view, title: title, language: language, context: context, holdsRules: holdsRules,
      addressPrefix: String(repeating: "../", count: max(0, context.path.parts.count - 1)))
  }

  /// The content that a view gives a page whose relative addresses begin with a prefix.
  @MainActor
  init<V: View>(
    _ view: V, title: String?, language: String?, context: PageContext, holdsRules: Bool,
    addressPrefix: String
  ) throws(SiteError) {
    let renderer = HTMLRenderer(content: view)
    renderer.language = language ?? context.language
    renderer.addressPrefix = addressPrefix
    var uses: [PictureUse] = []
    if let pictures = context.surroundings.pictures {
      renderer.pictureSize = { address in
        guard let use = pictures.use(of: address) else { return nil }
        uses.append(use)
        return use.size
      }
      renderer.pictureVariants = { address in
        guard let use = pictures.use(of: address) else { return nil }
        uses.append(use)
        return pictures.variants(of: use)
      }
    }
    renderer.recordsOrigins = context.originsFolder != nil
    let stylesheet = holdsRules ? nil : context.stylesheet
    if stylesheet != nil {
      renderer.assetPlacement = .linked(prefix: SharedResources.assetFolder + "/")
    }
    do {
      // One copy of the tree, which makes each rule once for the style sheet and the markup.
      var page = try renderer.page
      if let folder = context.originsFolder {
        try OriginsFolder(path: folder).write(PageOrigins(try renderer.tree), of: context.path)
      }
      let rules = stylesheet == nil ? "" : page.sheet()
      var writer = HTMLWriter(capacity: page.sizeEstimate)
      page.write(to: &writer)
      self.init(
        title: try title ?? renderer.navigationTitle ?? "",
        main: TrustedMarkup(renderedBytes: writer.bytes))
      self.language = language
      direction = renderer.isRightToLeft ? .rightToLeft : .leftToRight
      var seen: Set<PictureUse> = []
      resources.pictures = uses.filter { seen.insert($0).inserted }
      resources.warnings = try renderer.warnings.map { Diagnostic($0, on: context.path) }
      if let stylesheet {
        resources.rules = PageRules(rules)
        resources.assets = try renderer.assets
        links.append(HeadLink("stylesheet", to: context.address(of: stylesheet)))
      } else {
        css = try renderer.css + context.surroundings.shellRules
      }
    } catch let error as RenderingError {
      throw SiteError(
        .badData, error.issues.map { Diagnostic($0, on: context.path) })
    } catch let error as SiteError {
      throw error
    } catch {
      throw SiteError(.internalError, "\(error)")
    }
  }

  /// The view is the main part of a shell's page: the rules for the body go to `main`.
  static let shellRules = """
    body{display:block;min-height:0;padding:0;place-items:normal}
    main{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:center;\
    min-height:100vh;min-height:100dvh}

    """
}

extension Diagnostic {
  /// A problem of a page's views.
  fileprivate init(_ issue: ViewIssue, on page: SitePath) {
    self.init(
      issue.severity == .error ? .error : .warning, file: page.string, message: issue.message,
      path: issue.viewPath.joined(separator: " > "))
  }
}
