import CProcess
import Foundation
import Glibc

/// A running Chromium: its process group, its folder, and the two streams that lead to it.
///
/// Not thread-safe: after `start`, only the connection's own thread touches it.
struct BrowserProcess {
  /// Leader and number of the process group.
  let identifier: pid_t

  /// Carries commands out and answers in.
  let socket: Descriptor

  /// Carries the child's standard error.
  let errors: Descriptor

  /// Profile, caches and temporary files, all of them ours to remove.
  let folder: String

  /// Starts a program in a fresh folder.
  ///
  /// Chromium reads commands on descriptor 3 and writes answers on 4: here two ends of one
  /// socket, because writing to a socket can do without `SIGPIPE`, writing to a pipe can't.
  static func start(executable: String, arguments: [String], environment: [String: String]) throws
    -> BrowserProcess
  {
    let folder = try makeFolder()
    do {
      let (socket, childSocket) = try Descriptor.socketPair()
      let (errors, childErrors) = try Descriptor.pipe()
      let null = try Descriptor.null()
      var environment = environment
      environment["HOME"] = folder
      environment["TMPDIR"] = folder
      environment["XDG_CACHE_HOME"] = folder + "/cache"
      environment["XDG_CONFIG_HOME"] = folder + "/config"
      environment["LANGUAGE"] = "en_US"
      environment["LC_ALL"] = "C.UTF-8"
      environment["TZ"] = "UTC"
      let identifier = try spawn(
        [executable] + arguments + ["--user-data-dir=" + folder + "/profile"],
        environment: environment.map { $0.key + "=" + $0.value }.sorted(),
        descriptors: [null, null, childErrors, childSocket, childSocket])
      return BrowserProcess(
        identifier: identifier, socket: socket, errors: errors, folder: folder)
    } catch {
      try? FileManager.default.removeItem(atPath: folder)
      throw error
    }
  }

  /// Whether the browser's own process has ended; its descendants may live on.
  var hasEnded: Bool { cprocess_has_ended(identifier) != 0 }

  /// Ends what is left of the process group, reaps the browser and removes its folder.
  ///
  /// - Returns: How the browser ended, for people.
  func finish() -> String {
    // The leader isn't reaped yet, so its number can't have gone to a stranger's group.
    kill(-identifier, SIGKILL)
    let end = cprocess_reap(identifier)
    // Killed processes may still be writing for a moment.
    for _ in 0..<50 {
      try? FileManager.default.removeItem(atPath: folder)
      guard FileManager.default.fileExists(atPath: folder) else { break }
      usleep(10_000)
    }
    if end.signal != 0 { return "was ended by signal \(end.signal)" }
    return end.status < 0 ? "ended" : "ended with status \(end.status)"
  }

  private static func makeFolder() throws -> String {
    let place = FileManager.default.temporaryDirectory.path
    // Chromium binds a local socket in there; the kernel takes 107 bytes for its whole path.
    let parent = place.utf8.count > 48 ? "/tmp" : place
    var template = Array((parent + "/chromium-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw BrowserError(
        .launchFailed,
        "No folder could be made in \(parent) (\(reason(errno))). Set TMPDIR to a folder that "
          + "is writable.")
    }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func spawn(
    _ arguments: [String], environment: [String], descriptors: [Descriptor]
  ) throws -> pid_t {
    let path = arguments.first ?? ""
    var argumentPointers = arguments.map { strdup($0) } + [nil]
    var environmentPointers = environment.map { strdup($0) } + [nil]
    defer { (argumentPointers + environmentPointers).forEach { free($0) } }
    var identifier: pid_t = 0
    let numbers = descriptors.map(\.number)
    var error: Int32 = 0
    // A file just written is busy while another child, not yet executing, holds it open, too.
    for attempt in 0..<50 {
      if attempt > 0 { usleep(10_000) }
      error = withExtendedLifetime(descriptors) {
        cprocess_spawn(
          path, &argumentPointers, &environmentPointers, numbers, Int32(numbers.count), &identifier)
      }
      guard error == ETXTBSY else { break }
    }
    guard error == 0 else {
      throw BrowserError(
        .launchFailed,
        "\(path) could not be started (\(reason(error))). Name a Chromium that this machine runs.")
    }
    return identifier
  }
}

/// The system's words for an error number.
func reason(_ error: Int32) -> String { String(cString: strerror(error)) }
