import ElementTree
import ViewTree

/// What the pages of a site share: one style sheet, and the pictures of asset catalogues.
///
/// Pages add to it while they are made, so ``parts`` are asked for when all of them are.
@MainActor
public final class SharedResources {
  /// Where the style sheet is in the site.
  public nonisolated let stylesheet: SitePath
  /// The folder of the site that holds the pictures.
  nonisolated static let assetFolder = "assets"
  private var rules: Set<Substring> = []
  private var known: Set<UInt64> = []
  private var assets: [String: PageAsset] = [:]
  /// What the views of the pages were warned about, each message once.
  public private(set) var warnings: [Diagnostic] = []

  /// Creates an empty collection whose style sheet is at a path such as `style.css`.
  public init(stylesheet: SitePath) { self.stylesheet = stylesheet }

  /// Adds the rules and pictures of a page.
  func add(_ tree: ElementTree, _ assets: [PageAsset]) {
    for asset in assets { self.assets[asset.name] = asset }
    let css = tree.css
    // Most pages of a site use the rules of another one.
    guard known.insert(StableHash.of(css.utf8)).inserted else { return }
    for rule in css.split(separator: "\n") { rules.insert(rule) }
  }

  /// Adds what a page's views were warned about.
  func warn(_ issues: [ViewIssue], on page: SitePath) {
    for issue in issues where !warnings.contains(where: { $0.message == issue.message }) {
      warnings.append(
        Diagnostic(
          .warning, file: page.string, message: issue.message,
          path: issue.viewPath.joined(separator: " > ")))
    }
  }

  /// The files to add to the site.
  public var parts: [any SitePart] {
    let css =
      BaseStylesheet.text + PageContent.shellRules + rules.sorted().joined(separator: "\n") + "\n"
    var parts: [any SitePart] = [
      GeneratedFile(stylesheet.string) { _ in Array(css.utf8) }
    ]
    for asset in assets.values.sorted(by: { $0.name < $1.name }) {
      let path = "\(Self.assetFolder)/\(asset.name)"
      if let origin = asset.origin {
        parts.append(CopiedFile(path, from: origin))
      } else {
        parts.append(GeneratedFile(path) { _ in asset.bytes })
      }
    }
    return parts
  }
}

/// A file of a site that is a copy of another.
public struct CopiedFile: SitePart {
  /// The file's path.
  public var path: String
  /// The file that is copied.
  public var origin: String

  /// A copy of a file.
  public init(_ path: String, from origin: String) {
    self.path = path
    self.origin = origin
  }

  public func add(to plan: inout SitePlan) { plan.add(path, copyOf: origin) }
}
