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
  ///   - title: The document's title; nil for the view's navigation title.
  ///   - resources: Collects the rules and pictures that pages share; nil to keep them in the page.
  /// - Throws: ``SiteError`` with code 65 and every problem that the views have.
  @MainActor
  public init<V: View>(
    _ view: V, title: String? = nil, language: String, context: PageContext,
    resources: SharedResources? = nil
  ) throws(SiteError) {
    let renderer = HTMLRenderer(content: view)
    renderer.language = language
    renderer.addressPrefix = String(
      repeating: "../", count: max(0, context.path.parts.count - 1))
    if resources != nil {
      renderer.assetPlacement = .linked(prefix: SharedResources.assetFolder + "/")
    }
    do {
      let tree = try renderer.tree
      self.init(
        title: try title ?? renderer.navigationTitle ?? "",
        main: TrustedMarkup(renderedBytes: Array(try renderer.fragment.utf8)))
      self.language = language
      direction = renderer.isRightToLeft ? .rightToLeft : .leftToRight
      if let resources {
        resources.add(tree, try renderer.assets)
        resources.warn(try renderer.warnings, on: context.path)
        links.append(HeadLink("stylesheet", to: context.address(of: resources.stylesheet)))
      } else {
        css = try renderer.css + Self.shellRules
      }
    } catch let error as RenderingError {
      throw SiteError(
        .badData,
        error.issues.map { issue in
          Diagnostic(
            issue.severity == .error ? .error : .warning, file: context.path.string,
            message: issue.message, path: issue.viewPath.joined(separator: " > "))
        })
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
