import Foundation

/// Builds a product of a package, with a scratch folder of its own: the package's usual one is
/// locked as long as a build runs there.
@MainActor
final class PackageBuilder {
  /// What became of a build.
  enum Outcome {
    /// The program is there.
    case built
    case failed([BuildStatus.Problem])
  }

  /// The package that is built.
  private let folder: String
  /// The package whose sources people know; places of errors begin behind it.
  private let sources: String
  private let scratch: String
  private let product: String
  private let swift: String
  private var process: ChildProgram?
  private var output: [UInt8] = []
  private var start = ContinuousClock.now
  private var progress = BuildProgress()
  /// What has come of a line.
  private var line: [UInt8] = []

  /// More of what a build prints is not kept.
  private static let outputLimit = 4 << 20

  /// - Parameter sources: The package whose sources people know; the one that is built if nil.
  init(folder: String, sources: String? = nil, scratch: String, product: String, swift: String) {
    self.folder = folder
    self.sources = sources ?? folder
    self.scratch = scratch
    self.product = product
    self.swift = swift
  }

  /// The program that builds make.
  var program: String { "\(scratch)/debug/\(product)" }

  /// Begins to build; a build that is going on is ended.
  ///
  /// - Parameter onProgress: Is told how far the build has come whenever the build says so.
  func build(
    onProgress: @escaping (BuildProgress) -> Void = { _ in },
    _ onEnd: @escaping (Outcome) -> Void
  ) {
    cancel()
    output = []
    line = []
    start = .now
    progress = BuildProgress()
    progress.lastTime = firstBuildTime
    let isFirst = !FileManager.default.isExecutableFile(atPath: program)
    let arguments = [
      "build", "--package-path", folder, "--scratch-path", scratch, "--product", product,
    ]
    let take: (ArraySlice<UInt8>) -> Void = { [weak self] bytes in
      guard let self else { return }
      if follow(bytes) { onProgress(progress) }
      if output.count < Self.outputLimit { output += bytes }
    }
    process = ChildProgram(
      swift, arguments, environment: ProcessInfo.processInfo.environment,
      [.null, .output(take), .output(take)], endsWith: 1
    ) { [weak self] end in
      guard let self else { return }
      process = nil
      let text = String(decoding: output, as: UTF8.self)
      guard end.status != 0 || end.signal != 0 else {
        if isFirst { note(firstBuildTime: time) }
        return onEnd(.built)
      }
      let problems = CompilerMessages.problems(in: text, of: sources)
      let words = text.split(whereSeparator: \.isNewline).suffix(20).joined(separator: "\n")
      onEnd(.failed(problems.isEmpty ? [BuildStatus.Problem(message: words)] : problems))
    }
    if process == nil {
      onEnd(.failed([BuildStatus.Problem(message: "Can't run \(swift).")]))
    }
  }

  // MARK: Progress

  /// Seconds since the build began.
  private var time: Int { Int((ContinuousClock.now - start) / .seconds(1)) }

  /// Reads what a build prints; whether it says how far it has come.
  private func follow(_ bytes: ArraySlice<UInt8>) -> Bool {
    var isNew = false
    for byte in bytes {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        isNew = progress.take(line: String(decoding: line, as: UTF8.self)) || isNew
        line = []
      } else if line.count < 1000 {
        line.append(byte)
      }
    }
    progress.time = time
    return isNew
  }

  private var timeFile: String { scratch + "/first-build-seconds" }

  private var firstBuildTime: Int? {
    FileManager.default.contents(atPath: timeFile).flatMap {
      Int(String(decoding: $0, as: UTF8.self))
    }
  }

  private func note(firstBuildTime seconds: Int) {
    try? Data("\(seconds)".utf8).write(to: URL(filePath: timeFile))
  }

  /// Ends the build that is going on, if there is one, without a notification.
  func cancel() {
    process?.forget()
    process = nil
  }
}
