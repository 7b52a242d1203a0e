package import Browser
import Foundation
import FoundationNetworking
import Glibc

/// A page in WebKitGTK's browser, by WebDriver over HTTP, on a display that nobody sees.
package final class WebKitPage: EnginePage {
  private let display: EngineProgram
  private let driver: EngineProgram
  private let documents: TemporaryFolder
  private let session: URL

  /// Starts a display, the driver and its browser.
  package init() async throws {
    documents = try TemporaryFolder()
    display = try EngineProgram(
      ["Xvfb"], package: "xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24"],
      keepsOutput: true)
    let number = Self.firstLine(of: display.output)
    let port = try Self.freePort()
    do {
      driver = try EngineProgram(
        ["WebKitWebDriver"], package: "webkit2gtk-driver", ["--port=\(port)"],
        environment: ["DISPLAY": ":\(number)", "LIBGL_ALWAYS_SOFTWARE": "1"])
    } catch {
      display.stop()
      throw error
    }
    do {
      session = try await Self.begin(port)
    } catch {
      driver.stop()
      display.stop()
      throw error
    }
  }

  private static func firstLine(of pipe: Pipe?) -> String {
    var line: [UInt8] = []
    while let byte = (try? pipe?.fileHandleForReading.read(upToCount: 1))?.first, byte != 0x0A {
      line.append(byte)
    }
    return String(decoding: line, as: UTF8.self)
  }

  private static func begin(_ port: UInt16) async throws -> URL {
    guard let root = URL(string: "http://127.0.0.1:\(port)/"),
      let folder = try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib"),
      let browser = folder.lazy.flatMap({ name in
        ["4.1", "6.0", "4.0"].map { "/usr/lib/\(name)/webkit2gtk-\($0)/MiniBrowser" }
      }).first(where: { EngineProgram.find($0) != nil })
    else { throw EngineError.notInstalled("MiniBrowser", package: "webkit2gtk-driver") }
    let options: JSONValue = ["binary": .string(browser), "args": ["--automation"]]
    let wanted: JSONValue = [
      "capabilities": ["alwaysMatch": ["webkitgtk:browserOptions": options]]
    ]
    var last: any Error = EngineError("WebKitWebDriver does not answer.")
    for _ in 0..<100 {
      do {
        let answer = try await ask(root.appendingPathComponent("session"), wanted)
        guard let id = answer["sessionId"]?.string else { break }
        return root.appendingPathComponent("session").appendingPathComponent(id)
      } catch let error as URLError {
        // It doesn't listen yet.
        last = error
        try await Task.sleep(for: .milliseconds(100))
      }
    }
    throw last
  }

  package func setWindow(width: Int, height: Int) async throws {
    _ = try await ask(
      "window/rect",
      ["x": 0, "y": 0, "width": .number(Double(width)), "height": .number(Double(height))])
  }

  package func show(_ html: String) async throws {
    _ = try await ask("url", ["url": .string(try documents.write(html))])
  }

  package func evaluate(_ script: String) async throws -> JSONValue {
    let answer = try await ask(
      "execute/async", ["script": .string(EngineScript.asynchronous(script)), "args": []])
    return try EngineScript.value(of: answer)
  }

  package func close() async {
    _ = try? await Self.ask(session, nil, method: "DELETE")
    driver.stop()
    display.stop()
    documents.remove()
  }

  private func ask(_ command: String, _ body: JSONValue) async throws -> JSONValue {
    try await Self.ask(session.appendingPathComponent(command), body)
  }

  private static func ask(
    _ address: URL, _ body: JSONValue?, method: String = "POST"
  ) async throws -> JSONValue {
    var request = URLRequest(url: address)
    request.httpMethod = method
    request.timeoutInterval = 120
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    if let body { request.httpBody = Data(try body.source) }
    let (data, _) = try await URLSession.shared.data(for: request)
    let value = try JSONValue(source: Array(data))["value"] ?? .null
    if let error = value["error"]?.string {
      throw EngineError("\(address.lastPathComponent): \(value["message"]?.string ?? error)")
    }
    return value
  }

  /// A port that nobody had a moment ago.
  private static func freePort() throws -> UInt16 {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { Glibc.close(listener) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    guard isBound else { throw EngineError("There is no free port on this machine.") }
    return UInt16(bigEndian: address.sin_port)
  }
}
