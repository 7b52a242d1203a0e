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
  ///   - stylesheet: Collects the rules for a style sheet that pages share; nil to keep them in the
  ///     page.
  /// - Throws: ``SiteError`` with code 65 and every problem that the views have.
  @MainActor
  public init<V: View>(
    _ view: V, title: String? = nil, language: String, context: PageContext,
    stylesheet: SharedStylesheet? = nil
  ) throws(SiteError) {
    let renderer = HTMLRenderer(content: view)
    renderer.language = language
    renderer.addressPrefix = String(
      repeating: "../", count: max(0, context.path.parts.count - 1))
    do {
      let tree = try renderer.tree
      self.init(
        title: try title ?? renderer.navigationTitle ?? "",
        main: TrustedMarkup(renderedBytes: Array(try renderer.fragment.utf8)))
      self.language = language
      direction = renderer.isRightToLeft ? .rightToLeft : .leftToRight
      if let stylesheet {
        stylesheet.add(tree)
        links.append(HeadLink("stylesheet", to: context.address(of: stylesheet.path)))
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
    body{display:block;min-height:0;padding:0}
    main{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:center;\
    min-height:100vh;min-height:100dvh}

    """
}

/// A style sheet that the pages of a site share.
@MainActor
public final class SharedStylesheet {
  /// Where the style sheet is in the site.
  public nonisolated let path: SitePath
  private var rules: Set<String> = []

  /// Creates a style sheet without rules.
  public init(path: SitePath) { self.path = path }

  /// Adds the rules that a page's elements use.
  func add(_ tree: ElementTree) {
    for rule in tree.css.split(separator: "\n") { rules.insert(String(rule)) }
  }

  /// The style sheet so far.
  public var bytes: [UInt8] {
    Array(
      (BaseStylesheet.text + PageContent.shellRules
        + rules.sorted().joined(separator: "\n") + "\n").utf8)
  }
}
