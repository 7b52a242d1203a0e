/// A server, or a place that serves sites, and what it is to know of one.
public enum HostRules: String, Sendable, CaseIterable {
  /// A `server` block's contents for nginx with its module `gzip_static`.
  case nginx
  /// A site block's contents for Caddy.
  case caddy
  /// `_headers` of Netlify, Cloudflare Pages and others.
  case headers
  /// `_redirects` of the same.
  case redirects

  /// What holds for all files: what policies in pages can't say, and that types are as they are named.
  private static let security = [
    ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "strict-origin-when-cross-origin"),
    ("Content-Security-Policy", "frame-ancestors 'none'"),
  ]
  /// Names of assets have the hash of their bytes in them.
  private static let immutable = "public, max-age=31536000, immutable"
  /// Everything else is asked for again, and sent if it has changed.
  private static let revalidated = "no-cache"

  /// The text of the rules.
  ///
  /// - Parameters:
  ///   - base: The path of the site on its host; it begins and ends with `/`.
  ///   - redirects: Paths as they are asked for, and addresses that they lead to.
  func text(base: String, redirects: [(path: String, target: String)]) -> String {
    switch self {
    case .nginx: nginx(base, redirects)
    case .caddy: caddy(base, redirects)
    case .headers: headers(base)
    case .redirects:
      redirects.map { "\(Self.escaped($0.path)) \(Self.escaped($0.target)) 301\n" }.joined()
    }
  }

  private func nginx(_ base: String, _ redirects: [(path: String, target: String)]) -> String {
    let headers = Self.security.map { "add_header \($0.0) \"\($0.1)\" always;\n" }.joined()
    var text = headers
    text += "add_header Cache-Control \"\(Self.revalidated)\";\n"
    text +=
      "gzip_static on;\n# With the modules of these names:\n# brotli_static on;\n# zstd_static on;\n"
    text += "error_page 404 \(base)404.html;\n"
    text += "location \(base)assets/ {\n"
    // A block that adds a header has none of those around it.
    for line in headers.split(separator: "\n") { text += "  \(line)\n" }
    text += "  add_header Cache-Control \"\(Self.immutable)\";\n}\n"
    for (path, target) in redirects {
      // The path is compared with the one that was asked for without its escapes.
      let quoted = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      text += "location = \"\(quoted)\" { return 301 \(Self.escaped(target)); }\n"
    }
    return text
  }

  private func caddy(_ base: String, _ redirects: [(path: String, target: String)]) -> String {
    var text = "header {\n"
    for (name, value) in Self.security { text += "  \(name) \"\(value)\"\n" }
    text += "  Cache-Control \"\(Self.revalidated)\"\n}\n"
    text += "header \(base)assets/* Cache-Control \"\(Self.immutable)\"\n"
    for (path, target) in redirects {
      text += "redir \(Self.escaped(path)) \(Self.escaped(target)) permanent\n"
    }
    text += "handle_errors 404 {\n  rewrite \(base)404.html\n  file_server\n}\n"
    text += "file_server {\n  precompressed zstd br gzip\n}\n"
    return text
  }

  private func headers(_ base: String) -> String {
    var text = "\(base)*\n"
    for (name, value) in Self.security { text += "  \(name): \(value)\n" }
    text += "  Cache-Control: \(Self.revalidated)\n\(base)assets/*\n  ! Cache-Control\n"
    return text + "  Cache-Control: \(Self.immutable)\n"
  }

  /// An address with escapes for all that could end it, or mean something, in any of these files.
  private static func escaped(_ address: String) -> String {
    SitePath.escaped(address, keeping: "-._~/:?#@!&=+,%")
  }
}

extension Site {
  /// What a server is to know of the site: which files stay as they are, which are compressed, where
  /// old addresses lead.
  ///
  /// - Throws: What ``plan()`` throws.
  public func rules(for host: HostRules) throws(SiteError) -> String {
    var plan = SitePlan(site: self)
    for part in parts { part.add(to: &plan) }
    if !plan.errors.isEmpty { throw SiteError(.badData, plan.errors) }
    return host.text(base: basePath, redirects: try redirects(plan.redirects))
  }

  /// The path of the site on its host.
  var basePath: String {
    guard let baseURL else { return "/" }
    let rest = baseURL.string.drop { $0 != "/" }.dropFirst(2)
    return String(rest.drop { $0 != "/" })
  }

  /// Paths that lead on, each as a folder's too where it has a page, and the addresses they lead to.
  func redirects(
    _ redirects: [(route: String, target: String)]
  ) throws(SiteError) -> [(path: String, target: String)] {
    var result: [(path: String, target: String)] = []
    for (route, target) in redirects {
      let address = try address(of: target)
      let path = basePath + (try SitePath(route: route).string)
      result.append((path, address))
      if path.hasSuffix("/index.html") {
        result.append((String(path.dropLast("index.html".count)), address))
      }
    }
    return result
  }

  private func address(of target: String) throws(SiteError) -> String {
    if Redirect.isForeign(target) { return target }
    let address = try SitePath(route: target).address
    return basePath
      + (address == "index.html" || address.hasSuffix("/index.html")
        ? address.dropLast("index.html".count) : address[...])
  }
}

/// `_headers` and `_redirects`, which hosts such as Netlify and Cloudflare Pages read.
public struct HostFiles: SitePart {
  /// Creates the files.
  public init() {}

  public func add(to plan: inout SitePlan) {
    plan.addAtEnd { plan in
      let site = plan.site
      let redirects = plan.redirects
      for (path, host) in [("_headers", HostRules.headers), ("_redirects", .redirects)] {
        plan.add(path) { _ in
          Array(host.text(base: site.basePath, redirects: try site.redirects(redirects)).utf8)
        }
      }
    }
  }
}
