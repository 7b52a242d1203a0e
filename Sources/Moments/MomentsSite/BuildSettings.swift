package import CommandLineOptions
package import Foundation
package import StaticSite

/// What a build was asked for.
package struct BuildSettings {
  /// The command line that says it.
  package static let syntax = CommandSyntax(
    "moments build", options: options + [BuildOptions.shard("moments merge")])

  /// The command line that puts parts together.
  package static let mergeSyntax = CommandSyntax(
    "moments merge", operands: "PART...", maximumOperandCount: 100_000, options: options,
    notes: "The parts are folders that moments build --shard wrote with the same options.")

  /// The command line that says what a scheduler is to do.
  package static let planSyntax = CommandSyntax(
    "moments plan", options: ShardJobs.planOptions + options)

  private static let options: [CommandOption] =
    [
      .value(
        "input", "FILE", "The moments as JSON, or an address of https; the sample of the package"),
      .value("cache", "DIR", "Where pages of a server's input are kept; OUTPUT.input"),
      .value("output", "DIR", "The folder to write; site"),
      .value("base-url", "URL", "Where the site will be served"),
      .value("language", "TAG", "The language of the pages; en"),
      .value(
        "clock", "INSTANT",
        "When the pages are read, or now: dates of the week before it are relative to it. Without it "
          + "all are days"),
      .value("time-zone", "ID", "Where days begin; GMT"),
      .number("page-size", "N", "The moments on a page of the timeline; 20", in: 1...1000),
      .value("templates", "DIR", "The folder of page shells; Templates"),
      .value("public", "DIR", "The folder of files to copy; Public"),
      .value("assets", "DIR", "One more folder of asset catalogues"),
      .number("jobs", "N", "The processes that make pages; one for each processor", in: 1...256),
      .value("origins", "DIR", "Write there which views made the pages, for moments diff"),
      .flag("search", "Write a page that finds moments by their words, and its index"),
    ] + BuildOptions.publishing

  package var input: String?
  /// Where pages of an input of a server are kept.
  package var cache: String
  package var output: String
  package var baseURL: BaseURL?
  package var language: String
  /// The language as Foundation knows it.
  var locale: Locale { Locale(identifier: language) }
  /// When the pages are read, if that is known.
  package var clock: Date?
  /// Where days begin.
  package var timeZone: TimeZone
  package var pageSize: Int
  package var templates: String?
  package var publicFolder: String?
  package var assets: String?
  /// The number of processes that make pages.
  package var jobs: Int
  /// The seconds to wait for another build of the same folder.
  package var patience: Int
  package var isDurable: Bool
  /// The forms in which compressed files stand beside others.
  package var compressions: [Compression]
  /// Whether the site's pictures are there in several sizes and forms.
  package var hasPictureForms: Bool
  /// Which part of the site is built, if it isn't all of it.
  package var shard: SiteShard?
  /// The folders of parts that are put together.
  package var parts: [String]
  /// Whether pictures keep what the camera wrote beside them.
  package var keepsPictureMetadata: Bool
  /// Whether the site has a page that searches.
  package var hasSearch: Bool
  package var isDryRun: Bool
  /// Whether nothing is said while the site is built.
  package var isQuiet: Bool
  /// The folder for the origins of pages.
  package var origins: String?

  package init(_ list: ArgumentList) throws(SiteError) {
    input = list["input"]
    output = list["output"] ?? "site"
    // Beside the output, also where that is written with a slash behind it.
    let name = output.reversed().drop { $0 == "/" }.reversed()
    cache = list["cache"] ?? String(name) + ".input"
    isQuiet = list.has("quiet") || list.has("json")
    if let url = list["base-url"] { baseURL = try BaseURL(url) }
    language = list["language"] ?? "en"
    guard Self.isLanguageTag(language) else {
      throw SiteError(
        .usage, "The language \"\(language)\" is no BCP 47 tag",
        hint: "Write a tag such as en or pt-BR.")
    }
    clock = try Self.clock(list["clock"])
    timeZone = try Self.timeZone(list["time-zone"])
    pageSize = list.integer("page-size") ?? 20
    templates = list["templates"]
    publicFolder = list["public"]
    assets = list["assets"]
    jobs =
      list.integer("jobs")
      ?? min(ProcessInfo.processInfo.activeProcessorCount, 256)
    patience = list.integer("wait") ?? 30
    isDurable = list.has("durable")
    compressions = list.has("compress") ? Compression.available : []
    hasPictureForms = list.has("pictures")
    parts = list.operands
    shard = try SiteShard.named(in: list)
    keepsPictureMetadata = list.has("keep-metadata")
    hasSearch = list.has("search")
    isDryRun = list.has("dry-run")
    origins = isDryRun ? nil : list["origins"]
  }

  /// The value of `--clock`: an instant; now, in builds that can be repeated SOURCE_DATE_EPOCH.
  private static func clock(_ text: String?) throws(SiteError) -> Date? {
    guard let text else { return nil }
    guard text == "now" else {
      guard let instant = Timestamp(text) else {
        throw SiteError(
          .usage, "The option --clock has the value \"\(text)\"",
          hint: "Write an instant such as 2026-03-01T12:00:00Z, or now.")
      }
      return Date(timeIntervalSince1970: Double(instant.seconds))
    }
    guard let epoch = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"], !epoch.isEmpty
    else { return Date() }
    guard let seconds = Int64(epoch), (0...253_402_300_799).contains(seconds) else {
      throw SiteError(
        .usage, "SOURCE_DATE_EPOCH has the value \"\(epoch)\"",
        hint: "Set it to seconds since 1970, or unset it.")
    }
    return Date(timeIntervalSince1970: Double(seconds))
  }

  private static func timeZone(_ identifier: String?) throws(SiteError) -> TimeZone {
    guard let identifier else { return .gmt }
    guard let zone = TimeZone(identifier: identifier) else {
      throw SiteError(
        .usage, "There is no time zone \"\(identifier)\"",
        hint: "Write a name such as Europe/Berlin.")
    }
    return zone
  }

  /// Whether a tag has the form of BCP 47: letters first, then parts of at most eight.
  private static func isLanguageTag(_ tag: String) -> Bool {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...8).contains(first.count), first.allSatisfy(\.isLetter)
    else { return false }
    return parts.allSatisfy { part in
      (1...8).contains(part.count)
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }
}
