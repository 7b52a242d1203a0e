import Foundation
import StaticSite

/// What a build was asked for.
struct BuildSettings {
  var input: String?
  var output: String
  var baseURL: BaseURL?
  var language: String
  var clock: Date?
  var pageSize: Int
  var templates: String?
  var publicFolder: String?
  var assets: String?
  var isDryRun: Bool

  init(_ list: ArgumentList) throws(SiteError) {
    input = list["input"]
    output = list["output"] ?? "site"
    if let url = list["base-url"] { baseURL = try BaseURL(url) }
    language = list["language"] ?? "en"
    guard Self.isLanguageTag(language) else {
      throw SiteError(
        .usage, "The language \"\(language)\" is no BCP 47 tag",
        hint: "Write a tag such as en or pt-BR.")
    }
    clock = try Self.clock(list["clock"])
    pageSize = try list.integer("page-size", in: 1...1000) ?? 20
    templates = list["templates"]
    publicFolder = list["public"]
    assets = list["assets"]
    isDryRun = list.has("dry-run")
  }

  /// `--clock`, else SOURCE_DATE_EPOCH, else nil for the newest moment's time.
  private static func clock(_ text: String?) throws(SiteError) -> Date? {
    if let text {
      guard let instant = Timestamp(text) else {
        throw SiteError(
          .usage, "The option --clock has the value \"\(text)\"",
          hint: "Write an instant such as 2026-03-01T12:00:00Z.")
      }
      return Date(timeIntervalSince1970: Double(instant.seconds))
    }
    guard let epoch = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"], !epoch.isEmpty
    else { return nil }
    guard let seconds = Int64(epoch), (0...253_402_300_799).contains(seconds) else {
      throw SiteError(
        .usage, "SOURCE_DATE_EPOCH has the value \"\(epoch)\"",
        hint: "Set it to seconds since 1970, or unset it.")
    }
    return Date(timeIntervalSince1970: Double(seconds))
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
