import ElementTree

/// A whole document around the elements of a view.
struct PageDocument {
  var title: String
  var language: String
  var stylesheet: StylesheetPlacement
  var framing = PageFraming.none
  /// Rules beside those of the views, without `<` and `&`.
  var styles = ""
  /// What stands around a tree that is not a whole document by itself.
  var frame: DocumentFrame?
  /// What the views say of the page.
  var head = PageHead()
  /// What stands in front of paths where addresses have to be whole.
  var origin = ""

  /// The document in UTF-8, well-formed as HTML and as XML.
  func bytes(of page: inout FoldedTree) -> [UInt8] {
    var writer = HTMLWriter(capacity: 16384 + page.sizeEstimate)
    appendStart(&writer)
    switch stylesheet {
    case .embedded:
      let css = BaseStylesheet.text + styles + page.sheet()
      writer.appendMarkup("<meta http-equiv=\"Content-Security-Policy\" content=\"")
      writer.appendAttributeValue(
        ContentSecurityPolicy.page(
          style: "'sha256-\(SHA256.base64(of: Array(css.utf8)))'", framing: framing))
      writer.appendMarkup("\"/>\n")
      appendHead(&writer)
      _ = appendIcon(&writer)
      writer.appendMarkup("<style>")
      // The rules are the engine's own text and hold neither `<` nor `&`.
      writer.appendMarkup(Array(css.utf8))
      writer.appendMarkup("</style>\n")
    case .linked(let href):
      writer.appendMarkup("<meta http-equiv=\"Content-Security-Policy\" content=\"")
      writer.appendAttributeValue(
        ContentSecurityPolicy.page(style: "'self'", framing: framing))
      writer.appendMarkup("\"/>\n")
      appendHead(&writer)
      _ = appendIcon(&writer)
      writer.appendMarkup("<link rel=\"stylesheet\" href=\"")
      writer.appendAttributeValue(ImageURL(href).string)
      writer.appendMarkup("\"/>\n")
    }
    appendBody(&page, &writer)
    return writer.bytes
  }

  /// The document of a live page, and the policy to send with it.
  func bytes(of tree: inout ElementTree, live head: LivePageHead) -> LivePageBytes {
    var writer = HTMLWriter(capacity: 16384 + tree.text.count + tree.nodes.count * 40)
    let css = Array((BaseStylesheet.text + LiveStylesheet.text + head.styles + tree.sheet()).utf8)
    appendStart(&writer)
    // A keyboard makes the page smaller, so that what is focused and the bar at its end stay in view.
    appendHead(&writer, viewport: ", interactive-widget=resizes-content")
    // No picture of the site's, which browsers would ask for otherwise.
    if !appendIcon(&writer) { writer.appendMarkup("<link rel=\"icon\" href=\"data:,\"/>\n") }
    writer.appendMarkup("<meta name=\"live\" content=\"")
    writer.appendAttributeValue(head.token)
    writer.appendMarkup("\"/>\n")
    // What the client says where the server can't.
    writer.appendMarkup("<meta name=\"lost\" content=\"")
    writer.appendAttributeValue(SystemWords.text("Connection lost. Trying again…", in: language))
    writer.appendMarkup("\"/>\n<meta name=\"wait\" content=\"")
    writer.appendAttributeValue(SystemWords.text("Loading", in: language))
    writer.appendMarkup("\"/>\n")
    for script in [head.script, head.warnings] {
      guard let script else { continue }
      writer.appendMarkup("<script type=\"module\" src=\"")
      writer.appendAttributeValue(ImageURL(script).string)
      writer.appendMarkup("\"></script>\n")
    }
    writer.appendMarkup("<style>")
    // The rules are the engine's own text and hold neither `<` nor `&`.
    writer.appendMarkup(css)
    writer.appendMarkup("</style>\n")
    var page = FoldedTree(tree: tree)
    appendBody(&page, &writer, form: head.form)
    return LivePageBytes(
      html: writer.bytes,
      policy: ContentSecurityPolicy.livePage(
        style: "'self' 'sha256-\(SHA256.base64(of: css))'", framing: head.framing,
        hasForm: head.form != nil))
  }

  private func appendStart(_ writer: inout HTMLWriter) {
    writer.appendMarkup("<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"")
    writer.appendAttributeValue(language)
    writer.appendMarkup("\" dir=\"")
    writer.appendAttributeValue(WritingDirection.isRightToLeft(language) ? "rtl" : "ltr")
    writer.appendMarkup("\">\n<head>\n<meta charset=\"utf-8\"/>\n")
  }

  private func appendBody(
    _ page: inout FoldedTree, _ writer: inout HTMLWriter, form: LivePageForm? = nil
  ) {
    writer.appendMarkup("</head>\n<body>")
    form?.write(to: &writer)
    if let frame { frame.write(&page, to: &writer) } else { page.write(to: &writer) }
    writer.appendMarkup("</body>\n</html>\n")
  }

  private func appendHead(_ writer: inout HTMLWriter, viewport: StaticString = "") {
    writer.appendMarkup(
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover")
    writer.appendMarkup(viewport)
    writer.appendMarkup("\"/>\n<title>")
    writer.appendText(title)
    writer.appendMarkup("</title>\n")
    head.write(title: title, origin: origin, to: &writer)
  }

  /// Writes the address of the site's picture; false if there is none.
  private func appendIcon(_ writer: inout HTMLWriter) -> Bool {
    guard let icon = head.icon else { return false }
    writer.appendMarkup("<link rel=\"icon\" href=\"")
    writer.appendAttributeValue(ImageURL(icon).string)
    writer.appendMarkup("\"/>\n")
    return true
  }
}

/// The policy under which a page of ours is shown.
package enum ContentSecurityPolicy {
  /// A policy without scripts; `style` is the source of styles.
  package static func page(style: String, framing: PageFraming = .none) -> String {
    "default-src 'none'; style-src \(style); img-src 'self' https: http: data:; font-src 'self'; "
      + "media-src 'self' https:; base-uri 'none'; form-action 'none'"
      + (framing == .none ? "" : "; frame-src 'self'")
  }

  /// A policy for pages of files with scripts of the site's own, which read files of the site.
  package static func scriptedPage(style: String) -> String {
    page(style: style)
      + "; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'"
  }

  /// A policy for pages whose one script is the server's own and makes no markup of strings.
  ///
  /// `hasForm` is whether the page posts its controls to its own address.
  package static func livePage(
    style: String, framing: PageFraming = .none, hasForm: Bool = false
  ) -> String {
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src \(style); "
      + "img-src 'self' https: http: data:; font-src 'self'; media-src 'self' https:; "
      + "base-uri 'none'; form-action \(hasForm ? "'self'" : "'none'"); "
      + (framing == .none
        ? "frame-ancestors 'none'; " : "frame-src 'self'; frame-ancestors 'self'; ")
      + "require-trusted-types-for 'script'; trusted-types 'none'"
  }
}
