internal import ElementTree
internal import HTMLParsing
internal import ViewTree

/// A page that leads on to another, for addresses that were given away once.
///
/// It needs no server: browsers follow it by itself, readers by its link, search engines by the
/// canonical address.
public struct Redirect: SitePart {
  /// The old route.
  public var route: String
  /// The route it leads to, or an absolute address.
  public var target: String
  private let place: SourcePlace

  /// Leads from a route to another.
  ///
  /// - Parameters:
  ///   - route: The old route, as of ``Page``.
  ///   - target: The new route; an absolute address of `http` or `https` leads to another site.
  ///   - file: Where the author wrote this, for messages.
  ///   - line: The line in that file.
  public init(
    _ route: String, to target: String, file: StaticString = #fileID, line: Int = #line
  ) {
    self.route = route
    self.target = target
    place = SourcePlace(file, line)
  }

  public func add(to plan: inout SitePlan) {
    let target = target
    if !Self.isForeign(target) {
      do throws(SiteError) {
        _ = try SitePath(route: target)
      } catch {
        for diagnostic in error.diagnostics { plan.report(diagnostic.at(place)) }
        return
      }
    }
    let title = plan.site.title
    let language = plan.site.language
    plan.add(route: route, place: place) { page in
      let absolute = try Self.address(of: target, on: page, isAbsolute: true)
      let relative = try Self.address(of: target, on: page, isAbsolute: false)
      return Self.document(title, language, canonical: absolute, relative)
    }
    plan.redirects.append((route, target))
  }

  /// Whether a redirect leads to another site.
  static func isForeign(_ target: String) -> Bool { ViewTree.LinkTarget.isForeign(target) }

  private static func address(
    of target: String, on page: PageContext, isAbsolute: Bool
  ) throws(SiteError) -> String {
    if isForeign(target) { return LinkURL(target).string }
    let path = try SitePath(route: target)
    if isAbsolute, let baseURL = page.baseURL { return baseURL.address(of: path) }
    return page.address(of: path)
  }

  private static func document(
    _ title: String, _ language: String, canonical: String, _ address: String
  ) -> [UInt8] {
    var writer = HTMLWriter(capacity: 1_024)
    writer.appendMarkup(
      "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"")
    writer.appendAttributeValue(language)
    writer.appendMarkup(
      "\">\n<head>\n<meta charset=\"utf-8\"/>\n<meta http-equiv=\"Content-Security-Policy\" content=\""
    )
    writer.appendAttributeValue("default-src 'none'; base-uri 'none'; form-action 'none'")
    writer.appendMarkup("\"/>\n<meta http-equiv=\"refresh\" content=\"0;url=")
    writer.appendAttributeValue(address)
    writer.appendMarkup(
      "\"/>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<meta name=\"robots\" content=\"noindex\"/>\n<link rel=\"canonical\" href=\""
    )
    writer.appendAttributeValue(canonical)
    writer.appendMarkup("\"/>\n<title>")
    writer.appendText(title)
    writer.appendMarkup("</title>\n</head>\n<body>\n<main><h1><a href=\"")
    writer.appendAttributeValue(address)
    writer.appendMarkup("\">")
    writer.appendText(canonical)
    writer.appendMarkup("</a></h1></main>\n</body>\n</html>\n")
    return writer.bytes
  }
}

extension Diagnostic {
  /// The message, at a place that an author knows.
  func at(_ place: SourcePlace?) -> Diagnostic {
    guard let place else { return self }
    var diagnostic = self
    diagnostic.file = place.file
    diagnostic.position = place.position
    return diagnostic
  }
}
