import ElementTree
import PixelComparing
import ViewTree

/// A report as one file that needs nothing else and asks for nothing.
package enum HTMLReport {
  /// The document in UTF-8.
  ///
  /// Its policy allows its own rules and script by their hashes, pictures inside it, and nothing else.
  ///
  /// - Throws: `PixelError` for a picture that can't be written; `RenderingError`.
  @MainActor
  package static func bytes(
    of report: ChangeReport, pictures: [ComparedPictures] = []
  ) throws -> [UInt8] {
    let renderer = HTMLRenderer(
      content: ReportPage(report: report, groups: report.groups, pictures: pictures))
    let fragment = try renderer.fragment
    let css = Array(try renderer.css.utf8) + (try ReportStyle.css(pictures))
    var writer = HTMLWriter(capacity: css.count + fragment.utf8.count + 4096)
    writer.appendMarkup(
      """
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en" dir="ltr">
      <head>
      <meta charset="utf-8"/>
      <meta http-equiv="Content-Security-Policy" content="
      """)
    writer.appendAttributeValue(
      "default-src 'none'; style-src 'sha256-\(SHA256.base64(of: css))'; "
        + "script-src 'sha256-\(SHA256.base64(of: ReportStyle.script))'; img-src data:; "
        + "base-uri 'none'; form-action 'none'")
    writer.appendMarkup(
      """
      "/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <title>
      """)
    writer.appendText(TerminalText.escaped("\(report.old) → \(report.new)"))
    writer.appendMarkup("</title>\n<style>")
    // Rules of the engine's and the report's own, which hold neither `<` nor `&`.
    writer.appendMarkup(css)
    writer.appendMarkup("</style>\n</head>\n<body>")
    writer.appendMarkup(Array(fragment.utf8))
    writer.appendMarkup("<script>")
    writer.appendMarkup(ReportStyle.script)
    writer.appendMarkup("</script></body>\n</html>\n")
    return writer.bytes
  }
}
