import Foundation
import Glibc
import PreviewSupervision
package import WebServer

/// A site that is built again when something that it is made of changes, and shown anew where it is open.
///
/// Its pages are served as the build wrote them, byte for byte. A browser that asks for a page of its own
/// gets a page around it instead (``WatchFrame``), which loads the site's page in a frame, loads it
/// again after a build and says what keeps a build from succeeding.
@MainActor
package final class WatchedSite {
  /// Receives a line about each build.
  package var onBuild: ((String) -> Void)?
  private let folder: String
  private let site: StaticFolder
  private let command: [String]
  private let sources: [String]
  private var watchers: [SourceWatcher] = []
  private let runner = CommandRunner()
  private var streams: [ResponseStream] = []
  private var status = BuildState()
  private var isBuilding = false
  /// Whether something has changed since the build that runs began.
  private var isOutdated = false

  /// Prepares to watch.
  ///
  /// - Parameters:
  ///   - folder: Where the command writes the site.
  ///   - sources: Files and folders; hidden ones in them, tests and the site itself are not watched.
  ///   - command: The name or path of a program and its arguments.
  package init(folder: String, sources: [String], command: [String]) {
    self.folder = folder
    self.sources = sources
    self.command = command
    site = StaticFolder(folder)
  }

  /// Begins to watch, and builds.
  ///
  /// - Returns: What can't be watched; empty if all can.
  package func start() -> [String] {
    var missing: [String] = []
    for path in sources {
      guard let watcher = watcher(of: path) else {
        missing.append(path)
        continue
      }
      watcher.onChange = { [weak self] _ in self?.build() }
      watchers.append(watcher)
    }
    build()
    return missing
  }

  private func watcher(of path: String) -> SourceWatcher? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    let url = URL(fileURLWithPath: String(cString: real))
    guard StaticFolder.exists(url.path) else {
      let name = url.lastPathComponent
      return SourceWatcher(root: url.deletingLastPathComponent().path) { $0 == name }
    }
    let root = url.path
    let output = Self.realPath(ofOutput: folder)
    let own = output.hasPrefix(root + "/") ? String(output.dropFirst(root.count + 1)) : nil
    return SourceWatcher(root: root) { $0 != own && SourceWatcher.isPartOfPrograms($0) }
  }

  /// The path of a folder that a build has still to make, without symbolic links.
  private static func realPath(ofOutput folder: String) -> String {
    let url = URL(fileURLWithPath: folder).standardizedFileURL
    guard let real = realpath(url.deletingLastPathComponent().path, nil) else { return url.path }
    defer { free(real) }
    return String(cString: real) + "/" + url.lastPathComponent
  }

  // MARK: Building

  private func build() {
    isOutdated = true
    guard !isBuilding else { return }
    isBuilding = true
    Task {
      while isOutdated {
        isOutdated = false
        await buildOnce()
      }
      isBuilding = false
    }
  }

  private func buildOnce() async {
    status.phase = .building
    tell()
    let start = ContinuousClock.now
    let result = await runner.run(["/usr/bin/env"] + command)
    let time = (start.duration(to: .now) / .milliseconds(1)).rounded() / 1000
    if result.hasSucceeded {
      status.number += 1
      status.phase = .built
      onBuild?("Built in \(time) s")
    } else {
      let output = result.output.trimmingCharacters(in: .whitespacesAndNewlines)
      status.phase = .failed(
        output.isEmpty ? "\(command.joined(separator: " ")) has failed." : output)
      onBuild?("The build has failed:\n\(output)")
    }
    tell()
  }

  // MARK: Answers

  /// Answers a request; use it as a server's handler.
  package func respond(to request: Request) -> Response {
    switch request.path {
    case WatchFrame.eventsPath: return follow(request)
    case WatchFrame.scriptPath: return WatchFrame.script
    default: break
    }
    guard request.method == "GET", request.header("Sec-Fetch-Dest") == "document",
      Self.isPage(request.path)
    else { return site.respond(to: request) }
    return WatchFrame.response(around: request.target, number: status.number)
  }

  /// Whether a path is a page's: others, such as pictures and feeds, are shown as they are.
  private static func isPage(_ path: some StringProtocol) -> Bool {
    guard let name = path.split(separator: "/", omittingEmptySubsequences: false).last else {
      return true
    }
    return !name.contains(".") || name.hasSuffix(".html")
  }

  private func follow(_ request: Request) -> Response {
    let origin = request.header("Sec-Fetch-Site") ?? "same-origin"
    guard origin == "same-origin" else {
      return .text("Builds are told to the site's own pages only\n", status: 403)
    }
    let stream = ResponseStream()
    streams.append(stream)
    stream.onClose = { [weak self] in self?.streams.removeAll { $0.isOver } }
    stream.write(status.event)
    return Response(
      headers: [(name: "Content-Type", value: "text/event-stream")], body: .stream(stream))
  }

  private func tell() {
    let event = status.event
    for stream in streams { stream.write(event) }
  }

  /// Ends the build that runs, and what waits for its end.
  package func stop() {
    runner.cancel()
    for stream in streams { stream.end() }
  }
}
