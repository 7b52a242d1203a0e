/// The files of a site while they are collected.
public struct SitePlan: Sendable {
  /// The site.
  public let site: Site
  /// The files so far; pages come when all else is known.
  public private(set) var files: [PlannedFile] = []
  /// What is wrong.
  public private(set) var errors: [Diagnostic] = []
  /// What the author should know.
  public private(set) var notes: [Diagnostic] = []
  /// The pages so far.
  private(set) var pages: [Page] = []
  /// The feeds so far.
  var feeds: [(format: Feed.Format, path: String)] = []
  /// The routes that lead on, and where to.
  var redirects: [(route: String, target: String)] = []
  /// Where the shared style sheet goes.
  private(set) var stylesheet: SitePath?
  private var paths: [SitePath] = []
  private var last: [@Sendable (inout SitePlan) -> Void] = []
  /// The pictures among the files, once all are known.
  private var pictures: SitePictures?
  private var leftOut = (drafts: 0, future: 0)

  init(site: Site) {
    self.site = site
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

  /// Adds a file that isn't made again while it is made from the same.
  mutating func add(
    _ path: String, inputs: ContentHash,
    bytes: @escaping @MainActor @Sendable () throws -> [UInt8]
  ) {
    guard let path = check(path) else { return }
    var all = PageInputs("file")
    all.add(InputHash.program)
    all.add(inputs)
    files.append(
      PlannedFile(path, page: PlannedPage(inputs: all.hash) { MadeFile(bytes: try bytes()) }))
  }

  /// Adds a file at a route.
  mutating func add(
    route: String, place: SourcePlace,
    bytes: @escaping @MainActor @Sendable (PageContext) throws -> [UInt8]
  ) {
    guard let path = check(route: route, place) else { return }
    let context = context(path)
    var file = PlannedFile(path) { try bytes(context) }
    file.place = place
    files.append(file)
  }

  /// Adds a page; with equal inputs as in the last build it isn't made again.
  mutating func add(_ page: Page) {
    guard shows(page) else {
      if page.metadata.isDraft, !site.edition.includesDrafts {
        leftOut.drafts += 1
      } else {
        leftOut.future += 1
      }
      return
    }
    guard let path = check(route: page.path, page.place) else { return }
    pages.append(page)
    paths.append(path)
  }

  /// Adds a copy of a file.
  public mutating func add(_ path: String, copyOf origin: String) {
    guard let path = check(path) else { return }
    var file = PlannedFile(path, copyOf: origin)
    file.stripsMetadata = !site.keepsPictureMetadata
    files.append(file)
  }

  /// Adds a message; an error stops the build.
  public mutating func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error {
      errors.append(diagnostic)
    } else {
      notes.append(diagnostic)
    }
  }

  /// Has something added when all parts of the site have added theirs.
  mutating func addAtEnd(_ action: @escaping @Sendable (inout SitePlan) -> Void) {
    last.append(action)
  }

  /// Whether the site's edition has a page.
  func shows(_ page: Page) -> Bool {
    site.edition.shows(isDraft: page.metadata.isDraft, published: page.metadata.published)
  }

  /// Plans the pages, which know of each other, and what was to come last.
  mutating func finish() {
    for action in last { action(&self) }
    let translations = Translations(pages, paths, site)
    let common = site.commonInputs
    addPictures()
    for (page, path) in zip(pages, paths) {
      files.append(planned(page, at: path, translations, common))
    }
    if leftOut != (0, 0) {
      report(
        Diagnostic(
          .note,
          message: "Left out are \(leftOut.drafts) drafts and \(leftOut.future) pages with a date "
            + "to come",
          hint: "--drafts and --future show them."))
    }
  }

  private mutating func addPictures() {
    var forms = site.pictureForms
    if let wanted = forms {
      forms?.forms = wanted.forms.filter(\.isAvailable)
      let missing = wanted.forms.filter { !$0.isAvailable }.map(\.rawValue)
      if !missing.isEmpty {
        report(
          Diagnostic(
            .note,
            message: PictureForms.isAvailable
              ? "libvips can't write \(missing.joined(separator: " and ")) here, so there are no pictures of that form"
              : "libvips isn't there, so pictures are shown as they are",
            hint: "Install it: apt-get install libvips42."))
      }
    }
    let pictures = SitePictures(files, forms)
    let (made, errors) = pictures.files()
    files += made
    for error in errors { report(error) }
    self.pictures = pictures
  }

  private func planned(
    _ page: Page, at path: SitePath, _ translations: Translations, _ common: ContentHash
  ) -> PlannedFile {
    var context = context(path)
    context.metadata = page.metadata
    context.surroundings.pictures = pictures
    if page.views != nil {
      context.surroundings.feeds = feeds
      context.surroundings.translations = translations.of(page)
    }
    let own = site.originsFolder == nil ? page.inputs : nil
    let inputs = own.map { own in
      var inputs = PageInputs("page")
      inputs.add(common)
      inputs.add(path.string)
      inputs.add(own)
      if page.views != nil {
        page.metadata.add(to: &inputs)
        context.surroundings.add(to: &inputs)
      }
      return inputs.hash
    }
    let (template, known) = (site.template, context)
    var file = PlannedFile(
      path,
      page: PlannedPage(inputs: inputs, pictures: pictures) {
        var content =
          try page.views.map { try PageContent($0(), of: page, known) } ?? page.content(known)
        // However its content is made.
        content.head.metadata.isIndexed = page.metadata.isIndexed
        return MadeFile(bytes: template.page(content, known), resources: content.resources)
      })
    file.place = page.place
    return file
  }

  private func context(_ path: SitePath) -> PageContext {
    var context = PageContext(
      path: path, baseURL: site.baseURL, language: site.language, stylesheet: stylesheet)
    context.originsFolder = site.originsFolder
    context.siteTitle = site.title
    context.surroundings = PageSurroundings(site)
    return context
  }

  private mutating func check(_ path: String) -> SitePath? {
    do {
      return try SitePath(path)
    } catch {
      errors += error.diagnostics
      return nil
    }
  }

  private mutating func check(route: String, _ place: SourcePlace?) -> SitePath? {
    do {
      return try SitePath(route: route)
    } catch {
      errors += error.diagnostics.map { $0.at(place) }
      return nil
    }
  }
}
