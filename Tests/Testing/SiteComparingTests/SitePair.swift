import SiteComparing
import TestSupport

/// Two folders with a site each, which begin alike.
struct SitePair {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for site in ["old", "new"] {
      try folder.write(
        "\(site)/style.css", ":root{color-scheme:light dark}\n.abcdefg{padding:8px}\n")
      for page in ["index.html", "m/1.html", "m/2.html"] {
        try write(site, page, SitePair.page("<p class=\"abcdefg\">\(page)</p>", path: page))
      }
      try folder.write("\(site)/feed.json", "{\n\"title\": \"Moments\"\n}\n")
    }
  }

  func write(_ site: String, _ path: String, _ text: String) throws {
    try folder.write("\(site)/\(path)", text)
  }

  /// One of our pages.
  static func page(_ body: String, path: String = "index.html") -> String {
    let up = path.contains("/") ? "../" : ""
    return """
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta charset="utf-8"/>\
      <title>Moments</title><link rel="stylesheet" href="\(up)style.css"/></head>\
      <body><main>\(body)</main></body></html>
      """
  }

  var old: SiteFolder {
    get throws(ComparisonError) { try SiteFolder("\(folder.path)/old") }
  }

  var new: SiteFolder {
    get throws(ComparisonError) { try SiteFolder("\(folder.path)/new") }
  }

  func report(shard: Shard = .whole) throws -> ChangeReport {
    var report = SiteComparison(try old, try new, shard: shard).report()
    (report.old, report.new) = ("old", "new")
    return report
  }
}
