internal import CProcess
internal import Foundation
internal import Glibc
internal import ViewTree
internal import WebServer

/// What the log says of a process that has ended.
@MainActor
struct CrashReport {
  var ending: FlightRecorder.Ending?
  /// The number of the worker; nil for a program without.
  var worker: Int?
  var status: Int32 = -1
  var signal: Int32 = 0
  var isHung = false
  /// What the process said on its standard error when it ended.
  var message: String?

  /// Writes what is known at once, and the place in the app's code when it is found.
  func log(to log: (@MainActor (String) -> Void)?) {
    guard let log else { return }
    log(LogLine.escaped(line))
    guard let frames = ending?.frames, !frames.isEmpty else { return }
    let who = who
    CrashPlace.find(frames) { place in
      log(LogLine.escaped("\(who) ended at \(place.text)"))
    }
  }

  private var who: String { worker.map { "worker \($0)" } ?? "the server" }

  /// How it ended and what it did then.
  var line: String { "\(who) \(how)\(what)\(message.map { ": " + $0 } ?? "")" }

  private var how: String {
    if isHung { return "did not answer and was ended" }
    if let number = ending?.signal, number != 0 { return "has ended by \(Self.name(number))" }
    if signal != 0 { return "has ended by \(Self.name(signal))" }
    return status >= 0 ? "has ended with \(status)" : "has ended"
  }

  private var what: String {
    guard let blame = ending?.blame else { return "" }
    let page = " of \(blame.route)"
    switch blame.phase {
    case .none: return ""
    case .first: return ", evaluating the page\(page)"
    case .restore: return ", restoring a page\(page)"
    case .event:
      let slot = LiveSlot(rawValue: blame.slot).map { "\($0)" } ?? "event"
      let number = blame.events.map { " \($0.upperBound)" } ?? ""
      let path = blame.viewPath.isEmpty ? "" : " in \(blame.viewPath)"
      return ", handling event\(number) (\(slot) at element \(blame.node)\(path))\(page)"
    case .update:
      guard let events = blame.events else { return ", evaluating a page\(page) again" }
      let list = events.count == 1 ? "event \(events.lowerBound)" : "events \(events)"
      return ", evaluating a page\(page) after \(list)"
    }
  }

  static func name(_ signal: Int32) -> String {
    switch signal {
    case SIGILL: "SIGILL"
    case SIGTRAP: "SIGTRAP"
    case SIGABRT: "SIGABRT"
    case SIGSEGV: "SIGSEGV"
    case SIGBUS: "SIGBUS"
    case SIGFPE: "SIGFPE"
    case SIGKILL: "SIGKILL"
    case SIGTERM: "SIGTERM"
    default: "signal \(signal)"
    }
  }
}

/// A line of the app's code.
struct CrashPlace: Equatable {
  var function: String
  var file: String
  var line: Int

  var text: String { "\(file):\(line), \(function)" }

  /// Looks up where addresses of this program are, and calls back with the innermost that is the
  /// app's; never, where no tool of the machine can tell.
  @MainActor static func find(
    _ frames: [UInt64], _ found: @escaping @MainActor (CrashPlace) -> Void
  ) {
    guard let tool = symbolizer else { return }
    let addresses = frames.map { "0x" + String($0, radix: 16) }
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let arguments =
      tool.hasSuffix("addr2line")
      ? ["-f", "-i", "-a", "-e", path] + addresses
      : ["--functions", "--inlining", "--addresses", "--obj=" + path] + addresses
    CommandOutput.read(tool, arguments) { text in
      if let place = innermost(of: places(in: text)) { found(place) }
    }
  }

  /// The places that `llvm-symbolizer` and `addr2line` write: an address, then for each a line with
  /// the function and one with the file.
  static func places(in text: String) -> [CrashPlace] {
    var places: [CrashPlace] = []
    var function: Substring?
    for line in text.split(separator: "\n") where !line.hasPrefix("0x") {
      guard let name = function else {
        function = line
        continue
      }
      function = nil
      let parts = line.prefix { $0 != " " }.split(separator: ":")
      guard parts.count >= 2, let number = parts.dropFirst().first.flatMap({ Int($0) }), number > 0
      else { continue }
      places.append(
        CrashPlace(function: readable(String(name)), file: String(parts[0]), line: number))
    }
    return places
  }

  /// The first place that is neither the compiler's nor this package's, if there is one.
  static func innermost(of places: [CrashPlace]) -> CrashPlace? {
    let real = places.filter { $0.file.hasPrefix("/") }
    return real.first { !$0.file.hasPrefix(engine) && !isLibrary($0.file) }
      ?? real.first { !isLibrary($0.file) }
  }

  private static func isLibrary(_ file: String) -> Bool {
    file.contains("/swift/stdlib/") || file.contains("/usr/include/")
      || file.contains("/swift-foundation/")
  }

  /// Where the modules are that the app is built on.
  private static let engine: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(4)
    return parts.joined(separator: "/") + "/"
  }()

  private static func readable(_ name: String) -> String {
    typealias Demangle =
      @convention(c) (
        UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
      ) -> UnsafeMutablePointer<CChar>?
    guard let symbol = dlsym(nil, "swift_demangle") else { return name }
    let demangle = unsafeBitCast(symbol, to: Demangle.self)
    guard let text = demangle(name, name.utf8.count, nil, nil, 0) else { return name }
    defer { free(text) }
    return String(cString: text)
  }

  /// A program that knows the lines of addresses, if the machine has one.
  private static let symbolizer: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for name in ["llvm-symbolizer", "addr2line"] {
      for folder in folders where access("\(folder)/\(name)", X_OK) == 0 {
        return "\(folder)/\(name)"
      }
    }
    return nil
  }()
}

/// Runs a program beside everything else.
@MainActor
private enum CommandOutput {
  static func read(
    _ program: String, _ arguments: [String], _ done: @escaping @MainActor (String) -> Void
  ) {
    var ends: [Int32] = [-1, -1]
    let null = open("/dev/null", O_RDWR | Int32(O_CLOEXEC))
    guard null >= 0, cprocess_pipe(&ends) == 0 else { return }
    var list = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for text in list { free(text) } }
    var child: pid_t = 0
    let error = cprocess_spawn(program, &list, environ, [null, ends[1], null], 3, &child)
    close(null)
    close(ends[1])
    guard error == 0 else {
      close(ends[0])
      return
    }
    let (descriptor, number) = (ends[0], child)
    var bytes: [UInt8] = []
    EventLoop.shared.watchReading(descriptor) {
      var buffer = [UInt8](repeating: 0, count: 16 * 1024)
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count > 0, bytes.count < 1 << 20 { return bytes += buffer[..<count] }
      EventLoop.shared.forget(descriptor)
      close(descriptor)
      kill(number, SIGKILL)
      _ = cprocess_reap(number)
      done(String(decoding: bytes, as: UTF8.self))
    }
  }
}
