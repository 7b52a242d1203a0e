import Glibc

/// A program that is run to its end.
struct ChildProcess {
  /// Wall-clock seconds.
  var seconds: Double
  /// The most memory it had resident, in bytes.
  var peakMemory: Int
  var status: Int32

  /// Runs a program with its output thrown away.
  init?(_ path: String, _ arguments: [String]) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var pointers: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    let start = Clock.seconds
    var process: pid_t = 0
    guard posix_spawn(&process, path, &actions, nil, pointers, environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process else { return nil }
    seconds = Clock.seconds - start
    peakMemory = usage.ru_maxrss * 1024
    self.status = status
  }
}
