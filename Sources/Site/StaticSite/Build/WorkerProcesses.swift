internal import CProcess
internal import Glibc

/// Copies of this process that work beside each other and each end with one message.
///
/// Views live on the main actor, so a second page is made at the same time by a second process. A
/// copy has in memory what the build has: nothing is read twice, and nothing is sent to it.
@MainActor
final class WorkerProcesses {
  private struct Worker {
    var process: pid_t
    var pipe: Int32
    var message: [UInt8] = []
  }
  private var workers: [Worker] = []

  /// Whether this process can be copied: it must have one thread, since others would be missing
  /// in the copy with whatever they have locked.
  static var canStart: Bool { cprocess_thread_count() == 1 }

  /// Starts workers; each calls `work` with its number and ends with what that gives.
  init(_ count: Int, work: (_ number: Int) -> [UInt8]) throws(SystemError) {
    for number in 0..<count {
      var ends: [Int32] = [-1, -1]
      guard cprocess_pipe(&ends) == 0 else { throw failure("make a pipe") }
      let process = cprocess_fork()
      if process == 0 {
        WorkerProcesses.write(work(number), to: ends[1])
        _exit(0)
      }
      close(ends[1])
      guard process > 0 else {
        let error = failure("start a worker")
        close(ends[0])
        throw error
      }
      workers.append(Worker(process: process, pipe: ends[0]))
    }
  }

  /// The workers' messages, by their numbers; waits until all have ended.
  ///
  /// - Throws: ``SiteError`` with code 70 if one ended in another way.
  func messages() throws(SiteError) -> [[UInt8]] {
    do throws(SystemError) {
      try read()
    } catch {
      cancel()
      throw error.siteError
    }
    let ended = workers
    workers = []
    var faults: [Diagnostic] = []
    for worker in ended {
      close(worker.pipe)
      let end = cprocess_reap(worker.process)
      if end.signal == 0, end.status == 0 { continue }
      let way = end.signal == 0 ? "with the code \(end.status)" : "by signal \(end.signal)"
      faults.append(
        Diagnostic(
          message: "A process that made pages was ended \(way)",
          hint: "With --jobs 1 all pages are made in one process, which shows the page at fault."))
    }
    if !faults.isEmpty { throw SiteError(.internalError, faults) }
    return ended.map(\.message)
  }

  /// Ends all workers at once.
  func cancel() {
    for worker in workers {
      close(worker.pipe)
      kill(worker.process, SIGKILL)
      _ = cprocess_reap(worker.process)
    }
    workers = []
  }

  /// Reads until every worker has closed its pipe.
  private func read() throws(SystemError) {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    var open = workers.indices.map { $0 }
    while !open.isEmpty {
      var polled = open.map { pollfd(fd: workers[$0].pipe, events: Int16(POLLIN), revents: 0) }
      guard poll(&polled, nfds_t(polled.count), -1) >= 0 || errno == EINTR else {
        throw SystemError("wait for", "a worker")
      }
      var closed: Set<Int> = []
      for (index, state) in zip(open, polled) where state.revents != 0 {
        let count = Glibc.read(workers[index].pipe, &buffer, buffer.count)
        if count > 0 {
          workers[index].message += buffer[..<count]
        } else if count == 0 || errno != EINTR {
          closed.insert(index)
        }
      }
      open.removeAll { closed.contains($0) }
    }
  }

  private func failure(_ operation: String) -> SystemError {
    let error = SystemError(operation, "a worker")
    cancel()
    return error
  }

  private static func write(_ message: [UInt8], to pipe: Int32) {
    var written = 0
    while written < message.count {
      let count = message.withUnsafeBytes { buffer in
        Glibc.write(pipe, buffer.baseAddress.map { $0 + written }, buffer.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { _exit(1) }
      written += count
    }
  }
}
