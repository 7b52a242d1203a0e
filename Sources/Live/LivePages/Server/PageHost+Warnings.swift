import Foundation
import ViewTree
import WebServer

/// What authors are told on the pages of a debug build.
extension PageHost {
  /// The badge in the corner, and the lines that it opens to.
  static let warningStyles = """
    body~details.warnings{inset:40% 0 auto auto;margin:0;max-width:min(40rem,100% - 16px);\
    max-height:50%;overflow:auto;padding:2px 10px;border:0;border-radius:12px;background:#ffcc00;\
    color:#000;font:.8125rem/1.4 ui-monospace,monospace}
    body~details.warnings>summary{cursor:pointer;list-style:none;padding:2px 0}
    body~details.warnings>ol{margin:4px 0 8px;padding-inline-start:2em;overflow-wrap:anywhere}

    """

  /// The lines of a page's warnings as JSON, for the reader who has the page.
  func warnings(_ request: RelayedRequest) -> PageAnswer {
    guard configuration.showsWarnings else { return .nothing }
    let text = String(decoding: request.body, as: UTF8.self)
    guard let token = PageToken(text, of: request.guest, sessions.authenticator) else {
      return .response(failure(403, "Only pages of this server may do that", request))
    }
    let session = sessions.session(token.session).flatMap { $0.guest == request.guest ? $0 : nil }
    // A page that was slow to come may be gone; it loads itself again, and asks then.
    let lines = session?.content.warningLines ?? []
    guard let body = try? JSONEncoder().encode(lines) else { return .nothing }
    return .response(
      Response(
        headers: [("Content-Type", "application/json"), ("Cache-Control", "no-store")],
        body: .bytes(Array(body))))
  }
}
