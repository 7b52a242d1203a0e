/// Items by what they are about, each tag with a route of its own.
///
///     let tags = TagIndex(posts, at: "tags/") { $0.tags }
///     for tag in tags.tags {
///       Page(tag.route, title: tag.name) { TagView(tag: tag) }
///     }
public struct TagIndex<Item: Sendable>: Sendable {
  /// A tag and its items.
  public struct Tag: Sendable {
    /// The tag as the first of its items spells it.
    public let name: String
    /// The route of the tag's page, which ends with `/`.
    public let route: String
    /// The items in the order in which they were given.
    public let items: [Item]
  }
  /// All tags, in the order of their names without regard to case.
  public let tags: [Tag]
  private let folder: String

  /// Sorts items by their tags.
  ///
  /// Tags that differ in case only are one.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - folder: The route of the folder with the tags' pages; it ends with `/`.
  ///   - tags: The tags of an item.
  public init(_ items: [Item], at folder: String, tags: (Item) -> [String]) {
    var names: [String: String] = [:]
    var groups: [String: [Item]] = [:]
    for item in items {
      var seen: Set<String> = []
      for name in tags(item) {
        let key = name.lowercased()
        guard seen.insert(key).inserted else { continue }
        if names[key] == nil { names[key] = name }
        groups[key, default: []].append(item)
      }
    }
    self.folder = folder
    self.tags = names.sorted { $0.key < $1.key }.map { key, name in
      Tag(name: name, route: Self.route(of: name, in: folder), items: groups[key] ?? [])
    }
  }

  /// The route of a tag's page.
  public func route(of name: String) -> String { Self.route(of: name, in: folder) }

  private static func route(of name: String, in folder: String) -> String {
    "\(folder)\(Slug(name))/"
  }
}
