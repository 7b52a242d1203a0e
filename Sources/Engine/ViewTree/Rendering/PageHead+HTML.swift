import ElementTree

extension PageHead {
  /// Writes the elements of a document's head, without the title's and the icon's.
  ///
  /// - Parameters:
  ///   - title: The document's title.
  ///   - origin: What stands in front of paths where addresses have to be whole; empty if unknown.
  func write(title: String, origin: String, to writer: inout HTMLWriter) {
    guard self != PageHead() else { return }
    meta("name", "description", summary, to: &writer)
    if isListed == false { meta("name", "robots", "noindex", to: &writer) }
    if let themeColor {
      let (light, dark) = (themeColor.resolved(isDark: false), themeColor.resolved(isDark: true))
      for (color, scheme) in [(light, "light"), (dark, "dark")] {
        writer.appendMarkup("<meta name=\"theme-color\" content=\"")
        writer.appendAttributeValue(
          Color.Components(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            opacity: Double(color.opacity)
          ).css)
        writer.appendMarkup("\" media=\"(prefers-color-scheme: ")
        writer.appendAttributeValue(scheme)
        writer.appendMarkup(")\"/>\n")
      }
    }
    let address = canonical.map { LinkURL(Self.whole($0, origin)).string }
    if let address {
      writer.appendMarkup("<link rel=\"canonical\" href=\"")
      writer.appendAttributeValue(address)
      writer.appendMarkup("\"/>\n")
    }
    meta("property", "og:title", title.isEmpty ? nil : title, to: &writer)
    meta("property", "og:description", summary, to: &writer)
    meta("property", "og:type", kind ?? "website", to: &writer)
    meta("property", "og:url", address, to: &writer)
    meta("property", "og:image", image.map { ImageURL(Self.whole($0, origin)).string }, to: &writer)
    meta("property", "og:site_name", siteName, to: &writer)
  }

  private static func whole(_ address: String, _ origin: String) -> String {
    address.hasPrefix("/") && !address.hasPrefix("//") ? origin + address : address
  }

  private func meta(
    _ attribute: StaticString, _ name: StaticString, _ content: String?,
    to writer: inout HTMLWriter
  ) {
    guard let content, !content.isEmpty else { return }
    writer.appendMarkup("<meta ")
    writer.appendMarkup(attribute)
    writer.appendMarkup("=\"")
    writer.appendMarkup(name)
    writer.appendMarkup("\" content=\"")
    writer.appendAttributeValue(content)
    writer.appendMarkup("\"/>\n")
  }
}
