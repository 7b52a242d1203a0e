import CurlRequests
public import Foundation
public import Moments
public import PositionedJSON

/// A feed that a server has, in one page or many.
///
/// A page is what ``MomentsDetails/read(from:file:diagnostics:)`` reads. If there is another one, the
/// answer has its address in a header `Link: <…>; rel="next"`. All pages have the same owner, and no
/// moment is on two of them.
public struct RemoteFeed: Sendable {
  private let url: URL
  private let limits: RemoteLimits
  private let folder: String?
  /// The seconds for which a page without a tag is used again.
  private static let freshness = 3_600.0

  /// A feed at an address.
  ///
  /// - Parameter folder: Where pages are kept, so that a run that was cut goes on where it was, and
  ///   pages that have not changed are not sent again.
  public init(url: URL, limits: RemoteLimits = RemoteLimits(), folder: String? = nil) {
    self.url = url
    self.limits = limits
    self.folder = folder
  }

  /// Reads all pages, and waits for them.
  ///
  /// - Parameters:
  ///   - diagnostics: Receives warnings as well.
  ///   - progress: Is told how many pages and moments there are so far.
  /// - Throws: ``RemoteFeedError``, or `InputError` for a page that is no timeline: both name the page.
  public func read(
    diagnostics: Diagnostics = Diagnostics(),
    progress: (_ pages: Int, _ moments: Int) -> Void = { _, _ in }
  ) throws -> MomentsDetails {
    let kept = try folder.map { try FetchedPages(folder: $0) }
    var whole: MomentsDetails?
    /// The page that each moment is on.
    var pages: [String: URL] = [:]
    var people: Set<String> = []
    var seen: Set<String> = []
    var next: URL? = url
    var number = 0
    while let url = next {
      number += 1
      guard number <= limits.pages, seen.insert(url.absoluteString).inserted else {
        throw RemoteFeedError(
          url,
          number > limits.pages
            ? "found more than \(limits.pages) pages" : "found a next page that was there before",
          hint: "Ask whoever runs the server; its Link headers have no end.")
      }
      let (page, bytes) = try fetch(url, number, kept)
      let details = try MomentsDetails.read(
        from: bytes, file: url.absoluteString, diagnostics: diagnostics)
      for moment in details.moments {
        guard let other = pages.updateValue(url, forKey: moment.id) else { continue }
        kept?.forget(from: 1)
        throw RemoteFeedError(
          url, "found the moment \(moment.id), which is on \(other.absoluteString), too",
          hint: "The feed changed while it was read. Read it again.")
      }
      if let owner = whole?.userDetails.id {
        guard owner == details.userDetails.id else {
          kept?.forget(from: 1)
          throw RemoteFeedError(
            url, "found a timeline of \(details.userDetails.id), wanted \(owner)'s",
            hint: "All pages must be of one timeline.")
        }
        whole?.moments += details.moments
        whole?.people += details.people.filter { people.insert($0.id).inserted }
      } else {
        whole = details
        people = Set(details.people.map(\.id))
      }
      progress(number, whole?.moments.count ?? 0)
      next = try page.next.map { try Self.address($0, on: url) }
    }
    kept?.forget(from: number + 1)
    guard let whole else {
      throw RemoteFeedError(url, "found no page", hint: "Correct the address.")
    }
    return whole
  }

  private static func address(_ text: String, on page: URL) throws -> URL {
    guard let url = URL(string: text, relativeTo: page)?.absoluteURL,
      ["http", "https"].contains(url.scheme?.lowercased() ?? ""),
      !(page.scheme?.lowercased() == "https" && url.scheme?.lowercased() == "http")
    else {
      throw RemoteFeedError(
        page, "found the next page \"\(text.prefix(200))\", wanted an address of http or https",
        hint: "Ask whoever runs the server.")
    }
    return url
  }

  /// A page, had anew only if it isn't known.
  private func fetch(
    _ url: URL, _ number: Int, _ kept: FetchedPages?
  ) throws -> (FetchedPages.Page, [UInt8]) {
    let known = kept?.page(number, of: url)
    let now = Date().timeIntervalSince1970
    if let known, known.page.tag == nil, (0...Self.freshness).contains(now - known.page.time),
      number > 1
    {
      return known
    }
    let answer = try PageRequest(url: url, tag: known?.page.tag, limits: limits).patientAnswer()
    if answer.status == 304, let known { return known }
    let page = FetchedPages.Page(
      url: url.absoluteString, tag: answer.fields["etag"],
      next: answer.fields["link"].flatMap {
        LinkHeader.target("next", in: $0)
      }, time: now, count: answer.bytes.count)
    // A new first page means that those behind it may be others, too.
    if number == 1, known?.bytes != answer.bytes { kept?.forget(from: 2) }
    try kept?.keep(page, answer.bytes, as: number)
    return (page, answer.bytes)
  }
}
