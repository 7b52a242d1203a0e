package import AppServer
package import ViewTree
package import WebServer

/// Where live pages are served, and for whom.
package struct LiveServerConfiguration: Sendable {
  /// The sockets' side; hosts and origins are set by ``publicURL`` if there is one, and the sizes of
  /// messages and requests by ``limits``.
  package var server = ServerConfiguration()
  package var limits = LiveLimits()
  /// The address under which a proxy shows the server; cookies are for TLS only if it has it.
  package var publicURL: PublicURL?
  /// Who all readers are, for demonstrations; nil for one reader a browser.
  package var user: String?
  /// How much longer a message takes there and back, in seconds, to try an app as on a slow network.
  package var latency = 0.0
  /// The title of pages whose content gives none.
  package var title = ""
  /// A folder whose files are served where no page is.
  package var publicFolder: String?
  /// Which pages may show pages of this server in frames.
  package var framing = PageFraming.none
  /// Answers a request before anything else does; nil lets it through.
  package var gate: (@MainActor (Request) -> Response?)?
  /// The language of pages as a BCP 47 tag.
  package var language = "en"
  /// The languages that pages are shown in where readers want them, as BCP 47 tags; see `AppServerConfiguration`.
  package var languages: [String] = []
  /// What the app says of its readers.
  package var app = AppServerConfiguration()
  /// Rules that all pages have beside those of their views, without `<` and `&`. No selector may be
  /// a class alone: the client would take it for a rule of the views.
  package var styles = ""
  /// The modules that attach pages, the first that pages name first.
  package var scripts = LiveScript.client
  /// Whether pages show what their author is warned about, and what an error is; for debug builds alone.
  package var showsWarnings = false

  package init() {}

  /// What may wait for a page: a frame that may be kept can be sent, with its length in front.
  var queuedBytes: Int { max(server.limits.queuedBytes, limits.keptBytes + 16) }
}
