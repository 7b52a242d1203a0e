package import AppServer
import WebServer

/// What an app says of its server and can't be meant.
package struct AppServerError: Error, Equatable, CustomStringConvertible {
  /// The property of `AppServerConfiguration`.
  package var property: String
  /// What was found, and what to write.
  package var message: String

  package init(property: String, message: String) {
    self.property = property
    self.message = message
  }

  package var description: String { "configure(_:) sets server.\(property): \(message)" }
}

extension LiveServerConfiguration {
  /// Takes what an app says of its server.
  ///
  /// - Throws: An error that names the first property that can't be meant.
  @MainActor
  package mutating func take(_ app: AppServerConfiguration) throws(AppServerError) {
    self.app = app
    server.host = app.host
    server.port = app.port
    publicURL = try app.publicURL.map { (text) throws(AppServerError) in
      guard let url = PublicURL(text) else {
        throw AppServerError(
          property: "publicURL",
          message: "“\(text)” is no address such as https://notes.example. Leave the path out.")
      }
      return url
    }
    server.trustedProxies = []
    for text in app.trustedProxies {
      guard let range = AddressRange(text) else {
        throw AppServerError(
          property: "trustedProxies",
          message:
            "“\(text)” is neither an address such as 10.0.0.7 nor a range such as 10.0.0.0/8.")
      }
      server.trustedProxies.append(range)
    }
    if let title = app.title { self.title = title }
    publicFolder = app.publicFolder
    limits.sessions = try Self.number(app.openPages, 1...10_000_000, "openPages")
    limits.sessionsPerAddress = try Self.number(
      app.openPagesPerAddress, 1...10_000_000, "openPagesPerAddress")
    _ = try Self.number(app.workers, 0...64, "workers")
    guard app.hangTime >= .milliseconds(500), app.hangTime <= .seconds(3600) else {
      throw AppServerError(
        property: "hangTime", message: "\(app.hangTime) isn't within half a second and an hour.")
    }
    for route in app.routes {
      if let problem = route.problem {
        throw AppServerError(property: "route(_:_:largestBody:time:handler:)", message: problem)
      }
    }
    guard app.signIn.lifetime >= .seconds(1), app.signIn.keyLifetime >= .seconds(1) else {
      throw AppServerError(
        property: "signIn", message: "lifetime and keyLifetime are a second or longer.")
    }
    guard app.uploads.largestFile >= 0, app.uploads.largestTotal >= 0, app.uploads.mostFiles > 0
    else {
      throw AppServerError(
        property: "uploads", message: "sizes are 0 or more, and mostFiles is 1 or more.")
    }
    language = try Self.tag(app.language, "language")
    languages = []
    for text in app.languages ?? AppLanguages.all() {
      // Folders may have names that are no languages.
      if let tag = LanguageTag(text) {
        languages.append(tag.text)
      } else if app.languages != nil {
        _ = try Self.tag(text, "languages")
      }
    }
  }

  /// Writes the log as `logFormat` says, to be called once that is known.
  ///
  /// - Parameter write: Takes a line without its end.
  @MainActor
  package mutating func writeLog(_ write: @escaping @MainActor (String) -> Void) {
    guard app.logFormat == .json else { return server.log = write }
    let lines = JSONLine()
    server.log = { write(lines.message($0)) }
    server.onRequest = { write(lines.request($0)) }
    server.logsRequests = false
  }

  private static func number(
    _ value: Int, _ range: ClosedRange<Int>, _ property: String
  ) throws(AppServerError) -> Int {
    guard range.contains(value) else {
      throw AppServerError(
        property: property,
        message: "\(value) isn't within \(range.lowerBound) and \(range.upperBound).")
    }
    return value
  }

  private static func tag(
    _ text: String, _ property: String
  ) throws(AppServerError) -> String {
    guard let tag = LanguageTag(text) else {
      throw AppServerError(
        property: property, message: "“\(text)” is no language such as de, zh-Hant or pt-BR.")
    }
    return tag.text
  }
}

extension LiveProgram {
  /// Takes what an app says of the processes that run it.
  package mutating func take(_ app: AppServerConfiguration) {
    workers = app.workers
    hangTime = app.hangTime / .seconds(1)
  }
}
