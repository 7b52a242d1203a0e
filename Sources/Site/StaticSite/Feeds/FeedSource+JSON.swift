extension FeedSource {
  /// The feed as JSON Feed 1.1.
  var json: [UInt8] {
    var members: [(String, JSONValue)] = [
      ("version", .string("https://jsonfeed.org/version/1.1")), ("title", .string(title)),
      ("home_page_url", .string(home)), ("description", .string(summary)),
      ("language", .string(language)),
    ]
    if isAbsolute { members.append(("feed_url", .string(own))) }
    members.append(("items", .array(entries.map(FeedSource.json))))
    return JSONValue.object(members).bytes
  }

  private static func json(_ entry: Entry) -> JSONValue {
    let item = entry.item
    var members: [(String, JSONValue)] = [
      ("id", .string(entry.id)), ("url", .string(entry.address)),
    ]
    if !item.title.isEmpty { members.append(("title", .string(item.title))) }
    if let html = item.html {
      members.append(("content_html", .string(html)))
      members.append(("summary", .string(item.summary)))
    } else {
      members.append(("content_text", .string(item.summary)))
    }
    members.append(("date_published", .string(item.published.iso8601)))
    members.append(("date_modified", .string(item.updated.iso8601)))
    members.append(("authors", .array([.object([("name", .string(item.author))])])))
    return .object(members)
  }
}
