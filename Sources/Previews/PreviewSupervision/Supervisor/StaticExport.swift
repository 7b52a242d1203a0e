import Dispatch
import Foundation

/// Builds a package's previews and has them written as a site.
///
/// A preview that crashes or has no end costs its card: the program is started again without it.
@MainActor
package final class StaticExport {
  /// What is being written; nobody else holds it.
  private static var running: [StaticExport] = []

  private let options: PreviewSupervisor.Options
  private let folder: String
  private let onEnd: @MainActor (Int32) -> Void
  private let builder: PackageBuilder
  private var writer: ChildProgram?
  private var reports = HostReports()
  private var errors: [UInt8] = []
  private var hangs = false
  private var timer: (any DispatchSourceTimer)?
  /// What the crashed previews have left, by their ids.
  private var crashes: [String: String] = [:]

  /// Writes the site of a package's previews.
  ///
  /// - Parameters:
  ///   - options: The package.
  ///   - folder: Where the site is to be.
  ///   - onEnd: Receives an exit code: 0 done, 1 done with cards that say why they show no preview, 65
  ///     sources that can't be built, 73 a folder that can't be written, or what the program of the previews
  ///     ended with.
  package static func run(
    _ options: PreviewSupervisor.Options, into folder: String,
    onEnd: @escaping @MainActor (Int32) -> Void
  ) {
    let export = StaticExport(options, into: folder, onEnd: onEnd)
    running.append(export)
    export.build()
  }

  private init(
    _ options: PreviewSupervisor.Options, into folder: String,
    onEnd: @escaping @MainActor (Int32) -> Void
  ) {
    self.options = options
    self.folder = folder
    self.onEnd = onEnd
    let scratch = options.scratch ?? options.package + "/.build/previews"
    builder = PackageBuilder(
      folder: options.buildFolder ?? options.package, sources: options.package, scratch: scratch,
      product: options.product, swift: options.swift)
  }

  private func build() {
    builder.build { [weak self] outcome in
      guard let self else { return }
      if case .failed(let problems) = outcome {
        for problem in problems { options.log(problem.description) }
        return finish(65)
      }
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 1, repeating: 1)
      timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.checkProgress() } }
      timer.resume()
      self.timer = timer
      write()
    }
  }

  private func write() {
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = CrashReport.backtraces
    if !crashes.isEmpty, let data = try? JSONEncoder().encode(crashes) {
      environment["PREVIEW_CRASHES"] = String(decoding: data, as: UTF8.self)
    }
    reports = HostReports()
    errors = []
    hangs = false
    writer = ChildProgram(
      builder.program,
      ["--static", folder, "--package", options.package, "--reports", "3"],
      environment: environment,
      [
        .null, .output { [weak self] in self?.options.log(Self.words($0)) },
        .output { [weak self] in self?.take(errors: $0) },
        .output { [weak self] in self?.reports.take($0) },
      ], endsWith: 3
    ) { [weak self] in self?.end($0) }
    if writer == nil { finish(73) }
  }

  private func take(errors bytes: ArraySlice<UInt8>) {
    errors += bytes
    if errors.count > HostProcess.errorLimit {
      errors.removeFirst(errors.count - HostProcess.errorLimit)
    }
    options.log(Self.words(bytes))
  }

  private func checkProgress() {
    guard reports.hangs(saying: errors) else { return }
    hangs = true
    writer?.killGroup()
  }

  private func end(_ end: ChildProgram.End) {
    guard end.signal != 0 || hangs else { return finish(end.status) }
    // Whose code didn't run can't be left out.
    guard let id = reports.running?.id, !id.isEmpty, crashes[id] == nil else { return finish(70) }
    crashes[id] = CrashReport.words(
      of: end, hangs: hangs, in: String(decoding: errors, as: UTF8.self))
    write()
  }

  private func finish(_ code: Int32) {
    timer?.cancel()
    Self.running.removeAll { $0 === self }
    onEnd(code)
  }

  private static func words(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
