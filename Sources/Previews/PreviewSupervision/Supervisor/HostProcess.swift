import Foundation
import Glibc

/// A running preview host, as its supervisor sees it.
@MainActor
final class HostProcess {
  /// How a host has ended that was not asked to.
  struct Crash {
    /// The preview whose code ran; empty for none.
    var id: String
    /// What the host has said last.
    var words: String
  }

  var onReady: (() -> Void)?
  /// The host has ended.
  var onCrash: ((Crash) -> Void)?
  var isReady: Bool { reports.isReady }
  private var process: ChildProgram?
  private var reports = HostReports()
  private var errors: [UInt8] = []
  private var isWanted = true
  private var hangs = false
  /// Receives what the previews print.
  private let echo: (ArraySlice<UInt8>) -> Void

  /// More of what a host says is not kept.
  static let errorLimit = 64 * 1024

  /// Starts a host; nil if that can't be done.
  ///
  init?(
    _ program: String, listener: Int32, token: String, store: String, package: String,
    literals: [Int: EditedLiteral] = [:],
    echo: @escaping (ArraySlice<UInt8>) -> Void
  ) {
    self.echo = echo
    var environment = ProcessInfo.processInfo.environment
    environment["PREVIEW_TOKEN"] = token
    if !literals.isEmpty, let data = try? JSONEncoder().encode(literals) {
      environment["PREVIEW_LITERALS"] = String(decoding: data, as: UTF8.self)
    }
    environment["SWIFT_BACKTRACE"] = CrashReport.backtraces
    let process = ChildProgram(
      program,
      ["--listener", "3", "--reports", "4", "--store", store, "--package", package],
      environment: environment,
      [
        .input, .output(echo), .output { [weak self] in self?.take(errors: $0) },
        .given(listener), .output { [weak self] in self?.take(reports: $0) },
      ], endsWith: 4
    ) { [weak self] end in self?.end(end) }
    guard let process else { return nil }
    self.process = process
  }

  func show(_ status: BuildStatus) { send(HostOrder(status: status)) }

  /// Has views look up other values, in place of all before.
  ///
  /// - Parameter resources: Whether they are to read resources again.
  func look(up literals: [Int: EditedLiteral], resources: Bool) {
    send(HostOrder(literals: literals, resources: resources ? true : nil))
  }

  private func send(_ order: HostOrder) {
    guard let line = try? JSONEncoder().encode(order) else { return }
    process?.write(line: line)
  }

  /// Lets the host store its pages and end.
  func retire() {
    isWanted = false
    process?.send(SIGTERM)
  }

  func kill() {
    isWanted = false
    process?.killGroup()
  }

  /// Ends the host if a preview's code has run for too long.
  func checkProgress() {
    guard reports.hangs(saying: errors) else { return }
    hangs = true
    process?.killGroup()
  }

  private func take(errors bytes: ArraySlice<UInt8>) {
    errors += bytes
    if errors.count > Self.errorLimit { errors.removeFirst(errors.count - Self.errorLimit) }
    if isWanted { echo(bytes) }
  }

  private func take(reports bytes: ArraySlice<UInt8>) {
    let wasReady = isReady
    reports.take(bytes)
    if isReady, !wasReady { onReady?() }
  }

  private func end(_ end: ChildProgram.End) {
    guard isWanted else { return }
    isWanted = false
    let words = CrashReport.words(
      of: end, hangs: hangs, in: String(decoding: errors, as: UTF8.self))
    onCrash?(Crash(id: reports.running?.id ?? "", words: words))
  }
}
