import StaticSite

@MainActor enum HostRulesUses {
  static func hostRules(_ site: Site) throws {
    let _: [HostRules] = [.nginx, .caddy, .headers, .redirects]
    _ = HostRules.self
    _ = try site.rules(for: .nginx)
    _ = HostFiles.self
    _ = HostFiles()
  }
}
