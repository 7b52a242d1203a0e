import AppServer

@MainActor enum SignInConfigurationUses {
  static func configuration(_ server: AppServerConfiguration) {
    _ = SignInConfiguration.self
    _ = server.signIn
    let value = SignInConfiguration()
    _ = value.proxyHeaders
    _ = value.check
    _ = value.checkedHeaders
    _ = value.checkedCookies
    _ = value.lifetime
    _ = value.keyLifetime
  }

  static func headers() {
    _ = SignInConfiguration.ProxyHeaders.self
    let value = SignInConfiguration.ProxyHeaders(user: "", name: nil, email: nil, groups: nil)
    _ = value.user
    _ = value.name
    _ = value.email
    _ = value.groups
    _ = SignInConfiguration.ProxyHeaders.oauth2Proxy
    _ = SignInConfiguration.ProxyHeaders.authelia
    _ = value == value
  }
}
