import ElementTree
import WebServer

/// What the build is at, before there is anything else to see.
///
/// It is written without views: the program that shows it is built before the engine.
enum WaitingPage {
  static func response(_ status: BuildStatus) -> Response {
    var writer = HTMLWriter(capacity: 2048)
    writer.appendMarkup("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n")
    writer.appendMarkup(
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n")
    writer.appendMarkup("<link rel=\"icon\" href=\"data:,\"/>\n<title>Previews</title>\n<style>")
    writer.appendMarkup(Array(rules.utf8))
    writer.appendMarkup("</style>\n</head>\n<body><main><h1>")
    writer.appendText(title(status))
    writer.appendMarkup("</h1>")
    for problem in status.problems.prefix(shownProblems) {
      writer.appendMarkup("<pre>")
      writer.appendText(problem.description)
      writer.appendMarkup("</pre>")
    }
    let hidden = status.problems.count - shownProblems
    if hidden > 0 { writeParagraph("and \(hidden) more", &writer) }
    if status.isBuilding, let progress = status.progress {
      writeParagraph(progress.description, &writer)
    }
    writer.appendMarkup("</main></body>\n</html>\n")
    return .page(writer.bytes, status: 503, policy: policy)
  }

  private static func title(_ status: BuildStatus) -> String {
    if status.isBuilding || status.problems.isEmpty { return "Building the previews…" }
    return "The previews can’t be built"
  }

  private static let shownProblems = 5

  private static func writeParagraph(_ text: String, _ writer: inout HTMLWriter) {
    writer.appendMarkup("<p>")
    writer.appendText(text)
    writer.appendMarkup("</p>")
  }

  private static let rules = """
    :root{color-scheme:light dark}\
    body{margin:0;min-height:100vh;display:grid;place-items:center;font:17px/1.3 system-ui,sans-serif}\
    main{max-width:60rem;padding:16px;text-align:center}\
    h1{font-size:22px;font-weight:400}\
    pre{text-align:left;white-space:pre-wrap;overflow-wrap:anywhere;font-size:13px}
    """

  private static let policy =
    "default-src 'none'; img-src data:; style-src 'sha256-\(SHA256.base64(of: Array(rules.utf8)))'; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
}
