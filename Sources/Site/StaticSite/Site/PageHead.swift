internal import ElementTree
internal import HTMLParsing
internal import ViewTree

/// What a page's head says of it, beside title, summary and links.
struct PageHead: Sendable {
  /// The site's name.
  var siteName: String?
  /// What the page says of itself.
  var metadata = PageMetadata()
  /// The colours of a browser's bars, by scheme.
  var theme: [ThemeColor] = []
  /// The JSON-LD texts.
  var data: [String] = []

  /// Appends elements of a head.
  func write(to writer: inout HTMLWriter) {
    if let siteName, !siteName.isEmpty { writer.appendProperty("og:site_name", siteName) }
    if metadata.kind == "article" {
      if let published = metadata.published {
        writer.appendProperty("article:published_time", published.iso8601)
      }
      if let modified = metadata.modified {
        writer.appendProperty("article:modified_time", modified.iso8601)
      }
      for tag in metadata.tags { writer.appendProperty("article:tag", tag) }
    }
    if metadata.image != nil { writer.appendMeta("twitter:card", "summary_large_image") }
    if let author = metadata.author { writer.appendMeta("author", author) }
    if !metadata.isIndexed { writer.appendMeta("robots", "noindex") }
    for color in theme {
      writer.appendMeta("theme-color", color.css, media: theme.count > 1 ? color.media : nil)
    }
    for text in data {
      writer.appendMarkup("\n<script type=\"application/ld+json\">")
      // A block of data, which no browser runs; its text has neither `<` nor `&`.
      writer.appendMarkup(Array(text.utf8))
      writer.appendMarkup("</script>")
    }
  }
}

/// The colour of a browser's bars in one colour scheme.
struct ThemeColor: Hashable, Sendable {
  let css: String
  let media: String

  /// The colour as the scheme shows it.
  init(_ color: Color, isDark: Bool) {
    var environment = EnvironmentValues()
    environment.colorScheme = isDark ? .dark : .light
    let resolved = color.resolve(in: environment)
    let digits = [resolved.red, resolved.green, resolved.blue].map { value in
      let byte = value > 0 ? Int((min(value, 1) * 255).rounded()) : 0
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    css = "#" + digits.joined()
    media = isDark ? "(prefers-color-scheme: dark)" : "(prefers-color-scheme: light)"
  }
}

extension HTMLWriter {
  /// Appends a `meta` element of Open Graph.
  mutating func appendProperty(_ name: StaticString, _ value: String) {
    appendMarkup("\n<meta property=\"")
    appendMarkup(name)
    appendMarkup("\" content=\"")
    appendAttributeValue(value)
    appendMarkup("\"/>")
  }

  /// Appends a `meta` element.
  mutating func appendMeta(_ name: StaticString, _ value: String, media: String? = nil) {
    appendMarkup("\n<meta name=\"")
    appendMarkup(name)
    appendMarkup("\" content=\"")
    appendAttributeValue(value)
    if let media {
      appendMarkup("\" media=\"")
      appendAttributeValue(media)
    }
    appendMarkup("\"/>")
  }
}
