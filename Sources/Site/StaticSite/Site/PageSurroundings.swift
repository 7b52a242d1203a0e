/// What a page that is made of views has from its site.
struct PageSurroundings: Sendable {
  var layout: PageLayout?
  var icons: [String] = []
  var theme: [ThemeColor] = []
  /// The rules that lay out views in the pages' shell.
  var shellRules = PageContent.shellRules
  var feeds: [(format: Feed.Format, path: String)] = []
  /// The page in each language that it is in, its own among them; empty if it is in one only.
  var translations: [Translation] = []
  /// The pictures among the site's own files.
  var pictures: SitePictures?

  init() {}

  init(_ site: Site) {
    layout = site.layout
    icons = site.icons
    theme = site.theme
    shellRules = site.template.rules
  }

  /// Adds what is not the same for all pages of the site.
  func add(to inputs: inout PageInputs) {
    inputs.add(feeds.count)
    for feed in feeds {
      inputs.add(feed.format.mediaType)
      inputs.add(feed.path)
    }
    inputs.add(translations.count)
    for translation in translations {
      inputs.add(translation.language)
      inputs.add(translation.path.string)
    }
  }
}

/// A page in a language.
struct Translation: Sendable, Hashable {
  /// A BCP 47 tag, or `x-default` for all languages without a page.
  let language: String
  let path: SitePath
}

/// Which pages are translations of which.
struct Translations {
  private var groups: [String: [Translation]] = [:]

  init(_ pages: [Page], _ paths: [SitePath], _ site: Site) {
    for (page, path) in zip(pages, paths) {
      guard let key = page.metadata.translationKey else { continue }
      groups[key, default: []].append(
        Translation(language: page.metadata.language ?? site.language, path: path))
    }
    for (key, group) in groups {
      var sorted = group.sorted { ($0.language, $0.path) < ($1.language, $1.path) }
      if let original = sorted.first(where: { $0.language == site.language }) {
        sorted.append(Translation(language: "x-default", path: original.path))
      }
      groups[key] = group.count > 1 ? sorted : []
    }
  }

  /// The translations of a page, itself among them.
  func of(_ page: Page) -> [Translation] {
    page.metadata.translationKey.flatMap { groups[$0] } ?? []
  }
}
