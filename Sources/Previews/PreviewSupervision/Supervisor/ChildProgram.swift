import CProcess
import Dispatch
import Foundation
import Glibc
import WebServer

/// A program that runs for this one: its output is read as it comes.
@MainActor
final class ChildProgram {
  /// What a descriptor of the child is.
  enum Channel {
    case null
    /// Another descriptor of this process.
    case given(Int32)
    /// Lines that this program writes.
    case input
    /// Bytes that the child writes.
    case output((ArraySlice<UInt8>) -> Void)
  }

  /// How a program has ended: its status, or the signal that ended it.
  struct End: Hashable {
    var status: Int32
    var signal: Int32
  }

  private var onEnd: ((End) -> Void)?
  private let child: pid_t
  private var input: Int32 = -1
  /// The descriptors that are read, by the child's numbers for them.
  private var outputs: [Int: Int32] = [:]
  /// The channel whose end is the child's.
  private let last: Int

  /// Starts a program; nil if that can't be done.
  ///
  /// - Parameters:
  ///   - channels: The child's descriptors from 0 on; the one at `last` is an output that nobody
  ///     but the child itself has, so that its end is the child's.
  init?(
    _ path: String, _ arguments: [String], environment: [String: String], _ channels: [Channel],
    endsWith last: Int, onEnd: @escaping (End) -> Void
  ) {
    self.last = last
    self.onEnd = onEnd
    var theirs: [Int32] = []
    var toClose: [Int32] = []
    var pipes: [(number: Int, descriptor: Int32, action: (ArraySlice<UInt8>) -> Void)] = []
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    toClose.append(null)
    for (number, channel) in channels.enumerated() {
      var ends: [Int32] = [-1, -1]
      switch channel {
      case .null: theirs.append(null)
      case .given(let descriptor): theirs.append(descriptor)
      case .input:
        _ = cprocess_pipe(&ends)
        theirs.append(ends[0])
        toClose.append(ends[0])
        input = ends[1]
      case .output(let action):
        _ = cprocess_pipe(&ends)
        theirs.append(ends[1])
        toClose.append(ends[1])
        pipes.append((number, ends[0], action))
      }
    }
    var argv = ([path] + arguments).map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    var pid: pid_t = 0
    let error = cprocess_spawn(path, &argv, &envp, theirs, Int32(theirs.count), &pid)
    for string in argv + envp { free(string) }
    for descriptor in toClose where descriptor >= 0 { close(descriptor) }
    child = pid
    guard error == 0 else {
      for output in pipes { close(output.descriptor) }
      if input >= 0 { close(input) }
      return nil
    }
    for output in pipes { follow(output.number, output.descriptor, output.action) }
  }

  private func follow(
    _ number: Int, _ descriptor: Int32, _ action: @escaping (ArraySlice<UInt8>) -> Void
  ) {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    outputs[number] = descriptor
    // Not sources of the dispatch queue: those of pipes that end often crash its event loop.
    EventLoop.shared.watchReading(descriptor) {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        action(buffer[..<count])
      } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
        self.finish(number)
      }
    }
  }

  private func finish(_ number: Int) {
    if let descriptor = outputs.removeValue(forKey: number) {
      EventLoop.shared.forget(descriptor)
      close(descriptor)
    }
    guard number == last, let onEnd else { return }
    self.onEnd = nil
    if input >= 0 { close(input) }
    input = -1
    let end = cprocess_reap(child)
    // What the child has written last may still have to be read.
    DispatchQueue.main.async { onEnd(End(status: end.status, signal: end.signal)) }
  }

  /// Writes a line to the child's standard input; nothing waits for a child that doesn't read.
  func write(line: some Sequence<UInt8>) {
    guard input >= 0 else { return }
    let bytes = Array(line) + [UInt8(ascii: "\n")]
    _ = Glibc.write(input, bytes, bytes.count)
  }

  /// Whether the program has not ended.
  var isRunning: Bool { onEnd != nil }

  func send(_ signal: Int32) {
    guard isRunning else { return }
    kill(child, signal)
  }

  /// Ends the program with all that it has started.
  func killGroup() {
    guard isRunning else { return }
    kill(-child, SIGKILL)
  }

  /// Ends the program without a notification.
  func forget() {
    guard isRunning else { return }
    kill(-child, SIGKILL)
    onEnd = { _ in }
  }
}
