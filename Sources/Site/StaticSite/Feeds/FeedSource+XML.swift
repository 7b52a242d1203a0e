extension FeedSource {
  /// The feed as Atom, RFC 4287.
  var atom: [UInt8] {
    var xml = XMLText(
      root: "feed", namespace: "http://www.w3.org/2005/Atom",
      attributes: [("xml:lang", language)])
    xml.element("title", title)
    xml.element("id", id)
    xml.element("updated", updated.iso8601)
    xml.element("link", attributes: [("rel", "self"), ("href", own)])
    xml.element("link", attributes: [("rel", "alternate"), ("type", "text/html"), ("href", home)])
    for entry in entries {
      let item = entry.item
      xml.element("entry") { xml in
        xml.element("title", item.title)
        xml.element("id", entry.id)
        xml.element(
          "link",
          attributes: [("rel", "alternate"), ("type", "text/html"), ("href", entry.address)])
        xml.element("published", item.published.iso8601)
        xml.element("updated", item.updated.iso8601)
        xml.element("author") { $0.element("name", item.author) }
        xml.element("summary", item.summary)
        if let html = item.html { xml.element("content", html, attributes: [("type", "html")]) }
      }
    }
    return xml.finished()
  }

  /// The feed as RSS 2.0.
  var rss: [UInt8] {
    var xml = XMLText(
      root: "rss",
      attributes: [
        ("version", "2.0"), ("xmlns:atom", "http://www.w3.org/2005/Atom"),
        ("xmlns:dc", "http://purl.org/dc/elements/1.1/"),
      ])
    xml.element("channel") { xml in
      xml.element("title", title)
      xml.element("link", home)
      xml.element("description", summary)
      xml.element("language", language)
      if isAbsolute {
        xml.element(
          "atom:link",
          attributes: [("rel", "self"), ("type", Feed.Format.rss.mediaType), ("href", own)])
      }
      xml.element("lastBuildDate", updated.rfc822)
      for entry in entries {
        let item = entry.item
        xml.element("item") { xml in
          // An item needs a title or a description; an empty title is left out.
          if !item.title.isEmpty { xml.element("title", item.title) }
          xml.element("link", entry.address)
          xml.element(
            "guid", entry.id, attributes: [("isPermaLink", isAbsolute ? "true" : "false")])
          xml.element("pubDate", item.published.rfc822)
          // `author` would have to be a mail address.
          xml.element("dc:creator", item.author)
          xml.element("description", item.html ?? FeedSource.escaped(item.summary))
        }
      }
    }
    return xml.finished()
  }

  /// Plain text as HTML source, since readers take a description for HTML.
  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
