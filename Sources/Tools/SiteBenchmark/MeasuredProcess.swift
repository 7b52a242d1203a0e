import Foundation
import Glibc

/// What a process took from its beginning to its end.
struct MeasuredProcess {
  /// In seconds.
  let time: Double
  /// The most memory that it held at once, in MiB; not that of its children.
  let memory: Double

  /// Runs a program to its end, silently.
  init(_ program: String, _ arguments: [String]) throws {
    let words = ([program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    let clock = ContinuousClock()
    let start = clock.now
    var child: pid_t = 0
    let failure = posix_spawn(&child, program, &actions, nil, words + [nil], environ)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .ENOENT) }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
    let elapsed = clock.now - start
    guard status == 0 else { throw ProcessFailure(program: program, status: status) }
    time = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    memory = Double(usage.ru_maxrss) / 1024
  }
}

struct ProcessFailure: Error, CustomStringConvertible {
  let program: String
  let status: Int32

  var description: String { "\(program) ended with status \(status)." }
}
