internal import Glibc

/// The process that writes a site, as its lock names it.
///
/// Numbers of processes are given again, so the moment at which it started belongs to its name;
/// both mean something only until the machine starts again.
struct LockOwner: Equatable {
  private static let format = "site-lock 1"

  var process: pid_t
  /// When the process started, in ticks since the machine did.
  var start: UInt64
  /// The run of the machine.
  var boot: String

  /// This process.
  static var current: LockOwner {
    let process = getpid()
    return LockOwner(process: process, start: startTime(of: process) ?? 0, boot: bootID)
  }

  init(process: pid_t, start: UInt64, boot: String) {
    self.process = process
    self.start = start
    self.boot = boot
  }

  /// Reads what `bytes` gives; nil if it is damaged or was cut short.
  init?(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 5, lines[0] == Self.format, lines[4].isEmpty,
      let process = pid_t(lines[1]), process > 0, let start = UInt64(lines[2])
    else { return nil }
    self.init(process: process, start: start, boot: String(lines[3]))
  }

  /// The content of a lock: number, start and run of the machine, a line each.
  var bytes: [UInt8] { Array("\(Self.format)\n\(process)\n\(start)\n\(boot)\n".utf8) }

  /// Whether the process is still there.
  var isAlive: Bool {
    boot == Self.bootID && Self.startTime(of: process) == start
  }

  private static var bootID: String {
    text("/proc/sys/kernel/random/boot_id").map { String($0.prefix { $0 != "\n" }) } ?? "-"
  }

  /// The field `starttime` of `/proc/PID/stat`; nil if there is no such process.
  private static func startTime(of process: pid_t) -> UInt64? {
    // The name before it may hold anything, so fields are counted from its last parenthesis.
    guard let text = text("/proc/\(process)/stat"), let name = text.lastIndex(of: ")") else {
      return nil
    }
    let fields = text[name...].split(separator: " ")
    return fields.count > 20 ? UInt64(fields[20]) : nil
  }

  private static func text(_ path: String) -> String? {
    let bytes: [UInt8]?
    do throws(SystemError) {
      let (folder, name) = try Folder.containing(path)
      bytes = try folder.contents(name, limit: 1 << 16)
    } catch {
      bytes = nil
    }
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }
}
