import ElementTree
import WebServer

/// The page around a page of a site that is watched.
enum WatchFrame {
  static let eventsPath = "/-/watch/events"
  static let scriptPath = "/-/watch/watch.js"

  /// The page around another.
  ///
  /// - Parameters:
  ///   - target: The path and query of the page that is shown.
  ///   - number: How many builds have succeeded: the frame loads its page again once there are more.
  static func response(around target: String, number: Int) -> Response {
    var writer = HTMLWriter(capacity: 1024)
    writer.appendMarkup("<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\"/>\n")
    writer.appendMarkup(
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\"/>\n"
    )
    writer.appendMarkup("<link rel=\"icon\" href=\"data:,\"/>\n<title></title>\n<style>")
    writer.appendMarkup(Array(rules.utf8))
    writer.appendMarkup("</style>\n<script type=\"module\" src=\"")
    writer.appendAttributeValue(scriptPath)
    writer.appendMarkup("\"></script>\n</head>\n<body><iframe title=\"The page\" src=\"")
    // Two slashes in front would name another host.
    writer.appendAttributeValue("/" + target.drop { $0 == "/" || $0 == "\\" })
    writer.appendMarkup("\" data-build=\"")
    writer.appendAttributeValue("\(number)")
    writer.appendMarkup("\"></iframe><output role=\"alert\"></output></body>\n</html>\n")
    return .page(writer.bytes, policy: policy)
  }

  static var script: Response {
    Response(
      headers: [(name: "Content-Type", value: "text/javascript; charset=utf-8")],
      body: .bytes(Array(source.utf8)))
  }

  private static let rules = """
    :root{color-scheme:light dark}\
    body{margin:0}\
    iframe{position:fixed;inset:0;width:100%;height:100%;border:0}\
    output{position:fixed;inset:auto 0 0;max-height:60vh;overflow:auto;box-sizing:border-box;\
    padding:12px 16px;background:#b00020;color:#fff;font:13px/1.4 ui-monospace,monospace;\
    white-space:pre-wrap;overflow-wrap:anywhere}\
    output:empty{display:none}
    """

  private static let policy =
    "default-src 'none'; script-src 'self'; connect-src 'self'; frame-src 'self'; img-src data:; "
    + "style-src 'sha256-\(SHA256.base64(of: Array(rules.utf8)))'; base-uri 'none'; "
    + "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; "
    + "trusted-types 'none'"

  private static let source = #"""
    // The page in the frame is the site's own; this one loads it again after a build, and shows why there is
    // none. What can be seen of it, its address and its title, is this page's.
    const frame = document.querySelector('iframe'), note = document.querySelector('output');
    let number = +frame.dataset.build, place;

    // Another site's page, behind a link, can't be looked into.
    const page = () => {
      try {
        if (frame.contentWindow.location.href != 'about:blank') return frame.contentWindow;
      } catch {}
    };

    const dress = () => {
      const shown = page();
      if (!shown) return;
      document.title = shown.document.title;
      document.documentElement.lang = shown.document.documentElement.lang;
      history.replaceState(null, '', shown.location.href);
      shown.addEventListener('hashchange', () => history.replaceState(null, '', shown.location.href));
      // What leaves the site leaves the frame, too.
      shown.addEventListener('click', (event) => {
        const link = event.target.closest?.('a[href]');
        if (link && link.origin != location.origin && !link.target) link.target = '_top';
      }, true);
      if (place?.[0] == shown.location.href) shown.scrollTo(place[1], place[2]);
      place = null;
    };

    const reload = () => {
      const shown = page();
      if (!shown) return frame.setAttribute('src', frame.getAttribute('src'));
      place = [shown.location.href, shown.scrollX, shown.scrollY];
      shown.location.reload();
    };

    frame.addEventListener('load', dress);
    if (page()?.document?.readyState == 'complete') dress();

    new EventSource('/-/watch/events').addEventListener('message', (event) => {
      const build = JSON.parse(event.data);
      if (build.phase == 'building') return;
      note.textContent = build.text || '';
      if (number != build.number) reload();
      number = build.number;
    });
    """#
}
