import ViewTree

/// What the pages of a site share: one style sheet, and the pictures of asset catalogues.
///
/// It is known when all pages are, whether they were made now or by an earlier build, so its files
/// come last.
struct SharedResources {
  /// The folder of the site that holds the pictures.
  static let assetFolder = "assets"
  /// One page goes over into the next in browsers that can, for those who don't mind motion.
  private static let navigationRule =
    "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}\n"
  private var rules: Set<Substring> = []
  private var known: Set<PageRules> = []
  private var assets: [String: PageAsset] = [:]
  private var messages: Set<String> = []
  /// What the views of the pages were warned about, each message once.
  private(set) var warnings: [Diagnostic] = []

  init() {}

  /// Adds what a page uses.
  mutating func add(_ page: PageResources) {
    for asset in page.assets where assets[asset.name] == nil { assets[asset.name] = asset }
    for warning in page.warnings where messages.insert(warning.message).inserted {
      warnings.append(warning)
    }
    guard known.insert(page.rules).inserted else { return }
    for rule in page.rules.css.split(separator: "\n") { rules.insert(rule) }
  }

  /// The files to add to a site whose style sheet is at a path such as `style.css`.
  func files(stylesheet: SitePath, shellRules: String) throws(SiteError) -> [PlannedFile] {
    let css =
      BaseStylesheet.text + Self.navigationRule + shellRules
      + rules.sorted().joined(separator: "\n") + "\n"
    var files = [PlannedFile(stylesheet) { Array(css.utf8) }]
    for asset in assets.values.sorted(by: { $0.name < $1.name }) {
      let path = try SitePath("\(Self.assetFolder)/\(asset.name)")
      if let origin = asset.origin {
        files.append(PlannedFile(path, copyOf: origin))
      } else {
        files.append(PlannedFile(path) { asset.bytes })
      }
    }
    return files
  }
}
