package import Browser
import Foundation

/// A page in Firefox, without a window.
package final class FirefoxPage: EnginePage {
  private let profile: TemporaryFolder
  private let program: EngineProgram
  private let channel: MarionetteChannel

  /// Starts Firefox with a profile of its own.
  package init() async throws {
    profile = try TemporaryFolder()
    // It takes any free port, and writes which into the profile.
    try Data("user_pref(\"marionette.port\", 0);\n".utf8)
      .write(to: profile.url.appendingPathComponent("user.js"))
    program = try EngineProgram(
      ["firefox-esr", "firefox"], package: "firefox-esr",
      ["--headless", "--marionette", "--no-remote", "--profile", profile.url.path])
    channel = try await Self.connect(to: program, profile.url)
    try await channel.greet()
    _ = try await channel.send("WebDriver:NewSession", [:])
  }

  private static func connect(
    to program: EngineProgram, _ profile: URL
  ) async throws -> MarionetteChannel {
    let file = profile.appendingPathComponent("MarionetteActivePort")
    for _ in 0..<600 where program.isRunning {
      if let port = (try? String(contentsOf: file, encoding: .utf8)).flatMap({ UInt16($0) }),
        let channel = MarionetteChannel(port: port)
      {
        return channel
      }
      try await Task.sleep(for: .milliseconds(100))
    }
    program.stop()
    throw EngineError("Firefox does not start. Try: firefox-esr --headless --marionette")
  }

  package func setWindow(width: Int, height: Int) async throws {
    _ = try await channel.send(
      "WebDriver:SetWindowRect",
      ["x": 0, "y": 0, "width": .number(Double(width)), "height": .number(Double(height))])
  }

  package func show(_ html: String) async throws {
    _ = try await channel.send("WebDriver:Navigate", ["url": .string(try profile.write(html))])
  }

  package func evaluate(_ script: String) async throws -> JSONValue {
    let answer = try await channel.send(
      "WebDriver:ExecuteAsyncScript",
      [
        "script": .string(EngineScript.asynchronous(script)), "args": [],
        "newSandbox": .bool(false),
      ])
    return try EngineScript.value(of: answer["value"])
  }

  package func close() async {
    _ = try? await channel.send("Marionette:Quit", ["flags": ["eForceQuit"]])
    program.stop()
    profile.remove()
  }
}
