import ElementTree
import ViewTree
import WebServer

/// What a reader sees in place of a page.
enum FailurePage {
  /// The look of the app's own pages.
  private static let styles = """
    :root{color-scheme:light dark}\
    body{font:1.0625rem/1.375rem system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;\
    margin:auto;padding:20vh 2rem 2rem;max-width:40rem;text-align:center;overflow-wrap:anywhere}\
    h1{font-size:1.375rem;line-height:1.75rem}p{opacity:.6}
    """

  /// - Parameters:
  ///   - id: By which the request is found in the log.
  ///   - detail: What went wrong, for the app's author.
  static func response(
    _ status: Int, _ words: String, id: String, language: String, detail: String? = nil
  ) -> Response {
    func word(_ english: String) -> String { SystemWords.text(english, in: language) }
    let words = word(words)
    var writer = HTMLWriter(capacity: 1024)
    writer.appendMarkup("<!DOCTYPE html>\n<html lang=\"")
    writer.appendAttributeValue(language)
    if WritingDirection.isRightToLeft(language) { writer.appendMarkup("\" dir=\"rtl") }
    writer.appendMarkup("\">\n<head>\n<meta charset=\"utf-8\"/>\n")
    writer.appendMarkup(
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>")
    writer.appendText(words)
    writer.appendMarkup("</title>\n<style>")
    writer.appendMarkup(Array(styles.utf8))
    writer.appendMarkup("</style>\n</head>\n<body><h1>")
    writer.appendText(words)
    writer.appendMarkup("</h1><p>")
    writer.appendText(word("Request") + " " + id)
    writer.appendMarkup("</p>")
    for line in (detail ?? "").split(separator: "\n") {
      writer.appendMarkup("<p>")
      writer.appendText(String(line))
      writer.appendMarkup("</p>")
    }
    writer.appendMarkup("</body>\n</html>\n")
    let hash = SHA256.base64(of: Array(styles.utf8))
    return .page(
      writer.bytes, status: status,
      policy: "default-src 'none'; style-src 'sha256-\(hash)'; base-uri 'none'; "
        + "form-action 'none'; frame-ancestors 'none'")
  }
}
