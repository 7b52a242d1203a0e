import Foundation
import HTMLParsing
import Moments
import PositionedJSON
package import StaticSite
import ViewTree

/// One build of the site: reads the input, and publishes what is made from it.
@MainActor
package struct SiteBuild {
  private let settings: BuildSettings

  /// A build with settings.
  package init(settings: BuildSettings) { self.settings = settings }

  /// Writes the site, unless nothing that it is made from has changed.
  package func run() throws(SiteError) -> BuildReport {
    let source = try readInput()
    let templates = try ResourceFolder.find("Templates", option: settings.templates)
    let publicFolder = try ResourceFolder.find("Public", option: settings.publicFolder)
    FileHashes.shared.load(beside: settings.output)
    var hash = InputHash()
    hash.addProgram()
    hash.add("base-url", settings.baseURL?.string)
    hash.add("language", settings.language)
    hash.add("clock", settings.clock.map { String($0.timeIntervalSince1970) })
    hash.add("time-zone", settings.timeZone.identifier)
    hash.add("page-size", String(settings.pageSize))
    if settings.hasPictureForms {
      var forms = PageInputs("pictures")
      PictureForms().add(to: &forms)
      hash.add(forms.hash)
    }
    hash.add("keep-metadata", settings.keepsPictureMetadata ? "" : nil)
    hash.add("shard", settings.shard.map { "\($0.number)/\($0.count)" })
    hash.add("search", settings.hasSearch ? "" : nil)
    for form in settings.compressions { hash.add("compress", form.rawValue) }
    hash.add(source.bytes)
    try hash.addFolder(templates)
    try hash.addFolder(publicFolder)
    var assets = InputHash()
    if let folder = settings.assets {
      assets.add("folder", folder)
      try assets.addFolder(folder)
      AssetCatalog.search(folders: [folder])
    }
    hash.add(assets.value)
    var publisher = SitePublisher(output: settings.output, isDryRun: settings.isDryRun)
    publisher.jobs = settings.jobs
    publisher.patience = settings.patience
    publisher.isDurable = settings.isDurable
    publisher.shard = settings.shard
    publisher.parts = settings.parts
    publisher.compressions = settings.compressions
    // Pages that are kept are not evaluated, so nobody would know what made them.
    return try publisher.publish(input: settings.origins == nil ? hash.value : nil) {
      var (feed, warnings) = try readFeed(source)
      var pictures = MissingPictures(publicFolder: publicFolder, file: source.file)
      warnings += pictures.warnings(of: feed)
      if settings.baseURL == nil { warnings.append(Self.relativeAddresses) }
      let site = try MomentsSite(
        feed: feed, settings: settings, templates: templates, publicFolder: publicFolder,
        assets: assets.value)
      var plan = try site.plan()
      plan.diagnostics = warnings + plan.diagnostics
      return plan
    }
  }

  private static let relativeAddresses = StaticSite.Diagnostic(
    .note, file: "feed.atom",
    message:
      "Without --base-url feeds have relative addresses, and there are no sitemap, robots.txt "
      + "and previews of links")

  private func readInput() throws(SiteError) -> (bytes: [UInt8], file: String) {
    guard var file = settings.input else {
      do throws(InputError) {
        return (try MomentsSample.bytes(), MomentsSample.file)
      } catch {
        throw SiteError(.noInput, error.diagnostics.map(StaticSite.Diagnostic.init))
      }
    }
    if RemoteInput.isAddress(file) {
      file = try RemoteInput(address: file, cache: settings.cache).fetch(isQuiet: settings.isQuiet)
    }
    do throws(SystemFile.Failure) {
      return (try SystemFile.bytes(file), file)
    } catch {
      throw SiteError(
        .noInput, "The file can't be read: \(error.reason)", file: file,
        hint: "Give --input the path of a file that exists and that you may read.")
    }
  }

  private func readFeed(
    _ source: (bytes: [UInt8], file: String)
  ) throws(SiteError) -> (MomentsFeed, [StaticSite.Diagnostic]) {
    let diagnostics = Diagnostics(limit: 50)
    do throws(InputError) {
      let feed = try MomentsFeed.read(
        from: source.bytes, file: source.file, diagnostics: diagnostics)
      return (feed, diagnostics.warnings.map(StaticSite.Diagnostic.init))
    } catch {
      var all = error.diagnostics.map(StaticSite.Diagnostic.init)
      if error.omittedCount > 0 {
        all.append(
          StaticSite.Diagnostic(
            .note, file: source.file, message: "\(error.omittedCount) more errors are not shown"))
      }
      throw SiteError(.badData, all)
    }
  }
}

extension StaticSite.Diagnostic {
  /// A message of the JSON reader's.
  init(_ diagnostic: PositionedJSON.Diagnostic) {
    self.init(
      diagnostic.severity == .error ? .error : .warning, file: diagnostic.location.file,
      position: SourcePosition(
        line: diagnostic.location.line, column: diagnostic.location.column),
      message: diagnostic.message, path: diagnostic.location.path, hint: diagnostic.hint)
  }
}
