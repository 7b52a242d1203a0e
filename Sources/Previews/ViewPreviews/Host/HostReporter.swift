import Glibc

/// Tells the supervisor which preview's code runs, so that it knows whose a crash is.
///
/// Lines: `begin ID` and `end` around the code of a preview, `ready` when the host listens.
@MainActor
final class HostReporter: HostWatcher {
  let descriptor: Int32?
  private var depth = 0

  init(descriptor: Int32?) {
    self.descriptor = descriptor
    if let descriptor { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  }

  func begin(_ id: String) {
    depth += 1
    if depth == 1 { write("begin \(id)") }
  }

  func end() {
    depth -= 1
    if depth == 0 { write("end") }
  }

  func write(_ line: String) {
    guard let descriptor else { return }
    let bytes = Array((line + "\n").utf8)
    // Short lines go into a pipe as a whole.
    _ = Glibc.write(descriptor, bytes, bytes.count)
  }
}
