public import ElementTree
import Foundation
import Observation

/// Renders a view as a page that needs neither a script nor a server.
///
/// The views are evaluated on first use; `onAppear` actions run as they would before the first
/// frame, and the views are evaluated again as long as that changes what they read.
///
///     let renderer = HTMLRenderer(content: Text("Hello"))
///     try renderer.html   // <!DOCTYPE html>…
@MainActor
public final class HTMLRenderer<Content: View> {
  private let content: Content
  /// The document's title; nil for the view's navigation title.
  public var title: String?
  /// The page's language as a BCP 47 tag.
  public var language = "en"
  /// Where the page's style sheet is.
  public var stylesheet = StylesheetPlacement.embedded
  /// What comes before addresses that are relative, such as `../` on a page in a folder.
  public var addressPrefix = ""
  /// Whether the page has frames with other pages of the site.
  package var framing = PageFraming.none
  /// Rules that an embedded style sheet has beside those of the views, without `<` and `&`.
  package var styles = ""
  /// The direction in which views are laid out; nil for that of the language.
  package var layoutDirection: LayoutDirection?
  /// How much the views may cost; a page that costs more is thrown as an error that names the view.
  public var limits: EvaluationLimits {
    get { graph.limits }
    set { graph.limits = newValue }
  }
  /// Values that the views read from their surroundings.
  public var environment = EnvironmentValues()
  /// How the page gets the pictures of asset catalogues.
  public var assetPlacement: AssetPlacement {
    get { graph.assets.placement }
    set { graph.assets.placement = newValue }
  }
  /// Whether rows of one shape are copied from the first of them; only tests turn it off.
  package var usesTemplates = true
  /// Whether rows of one kind are lowered once; only tests turn it off.
  package var usesMoulds = true
  /// Finds the sizes of pictures at addresses that can be known, such as those of a site's own files.
  package var pictureSize: ((String) -> PictureSize?)? {
    get { graph.pictures.size }
    set { graph.pictures.size = newValue }
  }
  /// Finds the files that show the picture at an address in other sizes and forms.
  package var pictureVariants: ((String) -> PictureVariants?)? {
    get { graph.pictures.variants }
    set { graph.pictures.variants = newValue }
  }
  /// How many rows of the page were copied so far.
  package var copiedRows: Int { graph.copiedRows }
  /// Whether nodes of the tree know which views made them; nothing is evaluated yet.
  package var recordsOrigins: Bool {
    get { graph.origins != nil }
    set { graph.origins = newValue ? OriginTable() : nil }
  }
  private let graph = ViewGraph()
  private var rendered: Rendered?

  /// Creates a renderer of a view.
  public init(content: Content) { self.content = content }

  private struct Rendered {
    var page: FoldedTree
    var title: String?
    var head: PageHead
    var issues: [ViewIssue]
    var size: KnownSize
  }

  /// The elements of the view.
  ///
  /// - Throws: ``RenderingError`` with every problem that the views have, if one of them is an error.
  public var tree: ElementTree {
    get throws {
      let tree = try render().page.expanded
      // Whoever asks again has it at once.
      rendered?.page = FoldedTree(tree: tree)
      return tree
    }
  }

  /// The elements of the view for a page that is only written.
  package var page: FoldedTree {
    get throws { try render().page }
  }

  /// The rules that this page uses, those of every page included.
  public var css: String {
    get throws {
      let rendered = try render()
      return BaseStylesheet.text + rendered.page.css
    }
  }

  /// The view's elements alone.
  public var fragment: String {
    get throws { try render().page.html }
  }

  /// The whole document.
  public var html: String {
    get throws { String(decoding: try bytes, as: UTF8.self) }
  }

  /// The whole document in UTF-8.
  public var bytes: [UInt8] {
    get throws {
      let rendered = try render()
      var page = rendered.page
      let title = title ?? rendered.head.title ?? rendered.title ?? ""
      return PageDocument(
        title: title, language: language, stylesheet: stylesheet,
        framing: framing, styles: styles,
        frame: DocumentFrame(heading: rendered.title == nil ? title : ""),
        head: rendered.head
      ).bytes(of: &page)
    }
  }

  /// What the views were warned about; errors are thrown.
  public var warnings: [ViewIssue] {
    get throws { try render().issues }
  }

  /// The files that the page links to, in the order of their names.
  public var assets: [PageAsset] {
    get throws {
      _ = try render()
      return graph.assets.files.values.sorted { $0.name < $1.name }
    }
  }

  /// The title that the view's navigation gives the page, if any.
  public var navigationTitle: String? {
    get throws { try render().title }
  }

  /// How large the view is in points, as far as that is known without a browser: what frames say.
  package var knownSize: (width: Double?, height: Double?) {
    get throws {
      let size = try render().size
      return (size.width.map { Double($0) }, size.height.map { Double($0) })
    }
  }

  /// Whether the page's language is written from right to left.
  public var isRightToLeft: Bool { WritingDirection.isRightToLeft(language) }

  private func render() throws -> Rendered {
    if let rendered { return rendered }
    let new = try evaluate()
    rendered = new
    return new
  }

  /// The most evaluations that one frame may take; SwiftUI stops at some number, too.
  private static var evaluationLimit: Int { 16 }

  private func evaluate() throws -> Rendered {
    var environment = environment
    environment.style.localization = .of(language)
    if WritingDirection.isRightToLeft(language) { environment.layoutDirection = .rightToLeft }
    if let layoutDirection { environment.layoutDirection = layoutDirection }
    var remaining = Self.evaluationLimit
    graph.beginFrame()
    while true {
      remaining -= 1
      graph.isDirty = false
      graph.appearActions = []
      var result = withObservationTracking {
        evaluateOnce(environment)
      } onChange: { [graph] in
        graph.invalidate()
      }
      if remaining > 0 {
        if graph.runAppearActions(), graph.isDirty { continue }
      } else if !graph.appearActions.isEmpty {
        result.issues.append(
          ViewIssue(
            code: .endlessChange, severity: .warning, message: ViewIssue.endlessChange,
            viewPath: [ViewNames.short(Content.self)]))
      }
      let errors = result.issues.filter { $0.severity == .error }
      guard errors.isEmpty else { throw RenderingError(issues: errors) }
      return result
    }
  }

  private func evaluateOnce(_ environment: EnvironmentValues) -> Rendered {
    var context = LoweringContext(environment: environment, graph: graph)
    context.usesMoulds = usesMoulds
    context.foldsRows = usesTemplates
    context.firstPictures = LoweringContext.firstPictureCount
    Content._lower(content, into: &context)
    let title = context.preferences.value(of: NavigationTitleKey.self)
    let colorScheme = context.preferences.value(of: PreferredColorSchemeKey.self)
    context.declarePageScheme(colorScheme)
    let size = context.knownSize
    let result = context.finish(
      addressPrefix: addressPrefix, usesTemplates: usesTemplates, colorScheme: colorScheme)
    // What is reported once for a page may have been found in an earlier evaluation.
    let earlier = graph.assets.issues.values.filter { !result.issues.contains($0) }
      .sorted { $0.message < $1.message }
    return Rendered(
      page: result.page, title: title,
      head: context.preferences.value(of: PageHeadKey.self), issues: earlier + result.issues,
      size: size)
  }
}

/// The title that a view gives to the page around it.
package enum NavigationTitleKey: PreferenceKey {
  package static var defaultValue: String? { nil }
  package static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

/// Where the style sheet of a page is.
public enum StylesheetPlacement: Sendable, Hashable {
  /// In the page; its hash is in the page's content security policy.
  case embedded
  /// In a file of its own, at a relative address or one of `http` and `https`.
  case linked(href: String)
}

/// The views of a page have problems that leave nothing right to show.
public struct RenderingError: Error, Sendable, CustomStringConvertible {
  /// The problems, in the order in which they were found.
  public var issues: [ViewIssue]

  public var description: String {
    issues.map(\.description).joined(separator: "\n")
  }
}
