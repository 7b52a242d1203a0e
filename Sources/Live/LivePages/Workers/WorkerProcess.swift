internal import CFlightRecorder
internal import CProcess
internal import Glibc
internal import WebServer

/// This program, started again as a worker.
@MainActor
final class WorkerProcess {
  let link: RelayLink
  let number: pid_t
  private let descriptor: Int32
  private let errors: ErrorOutput?
  /// Called once when the process has ended.
  private let onEnd: (_ status: Int32, _ signal: Int32) -> Void
  private var hasEnded = false

  /// Starts the program with this one's arguments.
  ///
  /// - Parameter recorder: The open file of the worker's recorder.
  init?(
    worker: Int, recorder: Int32, onEnd: @escaping (_ status: Int32, _ signal: Int32) -> Void
  ) {
    var ends: [Int32] = [-1, -1]
    guard cflight_pair(&ends) == 0 else { return nil }
    let null = open("/dev/null", O_RDONLY | Int32(O_CLOEXEC))
    var child: pid_t = 0
    let errors = ErrorOutput()
    let error = Self.spawn(
      [null, 1, errors?.end ?? 2, ends[1], recorder], worker, &child)
    close(ends[1])
    errors?.closeEnd()
    if null >= 0 { close(null) }
    guard error == 0 else {
      close(ends[0])
      errors?.stop()
      errno = error
      return nil
    }
    number = child
    self.errors = errors
    link = RelayLink(ends[0])
    self.onEnd = onEnd
    descriptor = cflight_child_descriptor(child)
    if descriptor >= 0 {
      EventLoop.shared.watchReading(descriptor) { [self] in reap() }
    } else {
      poll()
    }
  }

  private static func spawn(
    _ descriptors: [Int32], _ worker: Int, _ child: inout pid_t
  ) -> Int32 {
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    // Swift's backtrace takes seconds, for which nobody would be served.
    var environment = [strdup("\(LiveProgram.variable)=3:\(worker)")]
    if getenv("SWIFT_BACKTRACE") == nil { environment.append(strdup("SWIFT_BACKTRACE=enable=no")) }
    var entry = environ
    while let text = entry.pointee {
      environment.append(strdup(text))
      entry += 1
    }
    environment.append(nil)
    defer { for text in arguments + environment { free(text) } }
    return cprocess_spawn(
      "/proc/self/exe", &arguments, &environment, descriptors, Int32(descriptors.count), &child)
  }

  /// For systems that have no descriptors of processes.
  private func poll() {
    Task { @MainActor [self] in
      while cprocess_has_ended(number) == 0 { try? await Task.sleep(for: .milliseconds(5)) }
      reap()
    }
  }

  private func reap() {
    guard !hasEnded else { return }
    hasEnded = true
    if descriptor >= 0 {
      EventLoop.shared.forget(descriptor)
      close(descriptor)
    }
    errors?.stop()
    let end = cprocess_reap(number)
    onEnd(end.status, end.signal)
  }

  /// Why the process ended, as Swift's runtime has said it on the standard error; nil if it hasn't.
  var lastMessage: String? { errors?.fatalMessage }

  /// Ends the process at once, unless it has ended.
  func kill() { if !hasEnded { Glibc.kill(number, SIGKILL) } }
}
