import AppServer

@MainActor enum OperationsConfigurationUses {
  static func operations(_ server: AppServerConfiguration) {
    _ = server.operations
    _ = OperationsConfiguration.self
    let value = OperationsConfiguration(port: 0)
    _ = value.host
    _ = value.port
    _ = value.names
    _ = value == value
  }

  static func log(_ server: AppServerConfiguration) {
    _ = server.logFormat
    _ = LogFormat.self
    _ = LogFormat.text
    _ = LogFormat.json
  }
}
