import AppServer

@MainActor enum AppServerConfigurationUses {
  static func configuration() {
    _ = AppServerConfiguration.self
    let value = AppServerConfiguration()
    _ = value.host
    _ = value.port
    _ = value.publicURL
    _ = value.trustedProxies
    _ = value.title
    _ = value.publicFolder
    _ = value.store
    _ = value.workers
    _ = value.hangTime
    _ = value.openPages
    _ = value.openPagesPerAddress
    _ = value.language
    _ = value.languages
    _ = value.readableHeaders
    _ = value.readableCookies
    _ = value.uploads
  }

  static func store(_ value: AppServerConfiguration.Store) {
    _ = AppServerConfiguration.Store.self
    _ = AppServerConfiguration.Store.automatic
    _ = AppServerConfiguration.Store.file("")
    _ = AppServerConfiguration.Store.postgreSQL("")
    _ = AppServerConfiguration.Store.none
    _ = value == .automatic
  }
}
