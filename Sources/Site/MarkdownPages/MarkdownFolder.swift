internal import Foundation
internal import HTMLParsing
public import StaticSite
internal import ViewTree

/// A folder of Markdown files, its subfolders included, and of the pictures that they show.
///
///     let posts = try MarkdownFolder("Posts", at: "posts/", edition)
///     Site("Blog") {
///       for post in posts.documents {
///         Page(post) { PostView(post: post) }
///       }
///       posts
///     }
///
/// As a part of a site it copies all files that are not Markdown to where the documents look for them.
public struct MarkdownFolder: SitePart {
  /// The documents that the edition shows: the newest first, then those without a date, by route.
  public let documents: [MarkdownDocument]
  private let folder: SourceFolder
  private let route: String
  private let notes: [Diagnostic]

  /// Reads a folder.
  ///
  /// Links and pictures that are written relative to a file must lead to files of the folder; those
  /// that begin with `/` are routes of the site.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - route: The route of the documents' pages in the site; it ends with `/`.
  ///   - edition: Which documents are shown.
  /// - Throws: `SiteError` with the file and line of everything that is wrong: front matter that is
  ///   none, addresses that lead out of the folder or to nothing in it.
  public init(
    _ path: String, at route: String = "", _ edition: Edition = .current
  ) throws(SiteError) {
    folder = try SourceFolder(path)
    self.route = route == "/" || route.isEmpty ? "" : route.hasSuffix("/") ? route : route + "/"
    var errors: [Diagnostic] = []
    var notes = folder.notes
    var read: [(path: String, document: MarkdownDocument, facts: MarkdownFacts)] = []
    for file in folder.files where file.hasSuffix(".md") {
      do throws(SiteError) {
        var facts: MarkdownFacts?
        let document = try MarkdownDocument(
          folder.contents(of: file), file: "\(path)/\(file)", path: file, base: self.route,
          facts: &facts)
        if let facts { read.append((file, document, facts)) }
      } catch {
        errors += error.diagnostics
      }
    }
    var resolver = AddressResolver(folder: folder, base: self.route)
    for (path, document, _) in read {
      resolver.documents[path] = (
        document.route, edition.shows(isDraft: document.isDraft, published: document.published)
      )
    }
    var shown: [MarkdownDocument] = []
    for (path, document, facts) in read
    where edition.shows(isDraft: document.isDraft, published: document.published) {
      shown.append(resolver.resolved(document, at: path, facts, &errors, &notes))
    }
    if !errors.isEmpty { throw SiteError(.badData, errors) }
    documents = shown.sorted { left, right in
      switch (left.date, right.date) {
      case (let first?, let second?) where first != second: first > second
      case (_?, nil): true
      case (nil, _?): false
      default: left.route < right.route
      }
    }
    self.notes = notes
  }

  public func add(to plan: inout SitePlan) {
    for note in notes { plan.report(note) }
    for file in folder.files where !file.hasSuffix(".md") {
      plan.add(route + file, copyOf: folder.path(of: file))
    }
  }
}

extension MarkdownDocument {
  /// When the document is to appear, in whole seconds.
  var published: Timestamp? { date.map(Timestamp.init) }
}

/// Finds what addresses in the files of a folder lead to.
private struct AddressResolver {
  let folder: SourceFolder
  let base: String
  /// The documents' routes by the paths of their files, and whether they are shown.
  var documents: [String: (route: String, isShown: Bool)] = [:]
  private var sizes: [String: PictureSize?] = [:]
  private let files: Set<String>

  init(folder: SourceFolder, base: String) {
    self.folder = folder
    self.base = base
    files = Set(folder.files)
  }

  /// A document with its addresses as the site has them; what is wrong is added to the errors.
  mutating func resolved(
    _ document: MarkdownDocument, at path: String, _ facts: MarkdownFacts,
    _ errors: inout [Diagnostic], _ notes: inout [Diagnostic]
  ) -> MarkdownDocument {
    var document = document
    let home = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    if let line = facts.tooDeepLine {
      errors.append(
        Diagnostic(
          file: document.file, position: document.place(ofLine: line),
          message: "Quotes and lists are nested more than \(MarkdownReader.depthLimit) levels deep",
          hint: "Take the text apart."))
    }
    for line in facts.htmlLines {
      notes.append(
        Diagnostic(
          .warning, file: document.file, position: document.place(ofLine: line),
          message: "Raw HTML is left out", hint: "Write it as Markdown, or as a view."))
    }
    if let image = document.image {
      switch route(ofImage: image, from: home) {
      case .success(let route): document.image = route
      case .failure(let fault):
        errors.append(
          Diagnostic(
            file: document.file,
            position: SourcePosition(
              line: document.frontMatter.entries["image"]?.line ?? 1, column: 1),
            message: fault.message, hint: fault.hint))
      }
    }
    for reference in facts.references where document.addresses[reference.address] == nil {
      let (target, fault) = target(of: reference, from: home)
      document.addresses[reference.address] = target
      if reference.isPicture, let size = size(of: reference, from: home) {
        document.sizes[reference.address] = size
      }
      guard var fault else { continue }
      fault.file = document.file
      fault.position = document.place(ofLine: reference.line)
      if fault.severity == .error { errors.append(fault) } else { notes.append(fault) }
    }
    return document
  }

  /// Why an address leads nowhere.
  private struct Fault: Error {
    var message: String
    var hint: String
  }

  /// A picture for previews as the site has it.
  private func route(ofImage image: String, from home: String) -> Result<String, Fault> {
    switch MarkdownAddress(image, in: home, isPicture: true) {
    case .unchanged: return .success(image)
    case .site(let path): return .success(path.removingPercentEncoding ?? path)
    case .wrong(let message, let hint): return .failure(Fault(message: message, hint: hint))
    case .file(let path, _):
      if files.contains(path) { return .success(base + path) }
      return .failure(
        Fault(
          message: "There is no file \"\(path.prefix(80))\" in the folder",
          hint: "Name a file of the folder, or one of the site as /picture.png."))
    }
  }

  private func target(
    of reference: MarkdownFacts.Reference, from home: String
  ) -> (String, Diagnostic?) {
    let address = MarkdownAddress(reference.address, in: home, isPicture: reference.isPicture)
    switch address {
    case .unchanged: return (reference.address, nil)
    case .site(let path): return (path, nil)
    case .wrong(let message, let hint): return ("", Diagnostic(message: message, hint: hint))
    case .file(let path, let suffix):
      if let document = documents[path] {
        guard document.isShown else {
          return (
            "",
            Diagnostic(
              .warning,
              message: "A link to \"\(path)\", which is a draft or yet to come, is left out"
            )
          )
        }
        let file = try? SitePath(document.route + "index.html")
        return ((file?.address ?? document.route) + suffix, nil)
      }
      if files.contains(path), let file = try? SitePath(base + path) {
        return (file.address + suffix, nil)
      }
      return (
        "",
        Diagnostic(
          message: "There is no file \"\(path.prefix(80))\" in the folder",
          hint: "Name a file of the folder, or a page of the site as /page/.")
      )
    }
  }

  /// A picture's size, so that its page has room for it before it is loaded.
  private mutating func size(
    of reference: MarkdownFacts.Reference, from home: String
  ) -> PictureSize? {
    guard
      case .file(let path, _) = MarkdownAddress(reference.address, in: home, isPicture: true),
      files.contains(path), let type = PictureType(fileName: path)
    else { return nil }
    if let known = sizes[path] { return known }
    let bytes = try? folder.contents(of: path, limit: 64 << 20)
    let size = bytes.flatMap { PictureSize(of: $0, type: type) }
    sizes[path] = .some(size)
    return size
  }
}
