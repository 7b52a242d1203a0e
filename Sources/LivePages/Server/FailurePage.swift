import ElementTree
import WebServer

/// What a reader sees in place of a page.
enum FailurePage {
  /// - Parameters:
  ///   - id: By which the request is found in the log.
  ///   - detail: What went wrong, for the app's author.
  static func response(
    _ status: Int, _ words: String, id: String, language: String, detail: String? = nil
  ) -> Response {
    var writer = HTMLWriter(capacity: 1024)
    writer.appendMarkup("<!DOCTYPE html>\n<html lang=\"")
    writer.appendAttributeValue(language)
    writer.appendMarkup("\">\n<head>\n<meta charset=\"utf-8\"/>\n")
    writer.appendMarkup(
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>")
    writer.appendText(words)
    writer.appendMarkup("</title>\n</head>\n<body><h1>")
    writer.appendText(words)
    writer.appendMarkup("</h1><p>Request ")
    writer.appendText(id)
    writer.appendMarkup("</p>")
    for line in (detail ?? "").split(separator: "\n") {
      writer.appendMarkup("<p>")
      writer.appendText(String(line))
      writer.appendMarkup("</p>")
    }
    writer.appendMarkup("</body>\n</html>\n")
    return .page(
      writer.bytes, status: status,
      policy: "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
  }
}
