import Glibc

/// A program that is run to its end.
struct ChildProcess {
  /// Wall-clock seconds.
  var seconds: Double
  /// The most memory it had resident, in bytes; at least what this process had when it started it.
  var peakMemory: Int
  var status: Int32

  /// Runs a program.
  ///
  /// - Parameter output: The file that gets its output; nobody needs it by default.
  /// - Parameter countsChildren: Whether the memory is the sum over the program and the processes
  ///   that it starts, looked at a hundred times a second; that takes time of the program's own.
  init?(
    _ path: String, _ arguments: [String], output: String = "/dev/null",
    countsChildren: Bool = false
  ) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var pointers: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    let start = Clock.seconds
    var process: pid_t = 0
    guard posix_spawn(&process, path, &actions, nil, pointers, environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    var sum = 0
    var ended = wait4(process, &status, countsChildren ? WNOHANG : 0, &usage)
    while ended == 0 {
      sum = max(sum, FamilyMemory.resident(process))
      usleep(10_000)
      ended = wait4(process, &status, WNOHANG, &usage)
    }
    guard ended == process else { return nil }
    seconds = Clock.seconds - start
    peakMemory = countsChildren ? sum : usage.ru_maxrss * 1024
    self.status = status
  }
}
