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

  let folder: String
  let scratch: String
  let product: String
  private let swift: String
  private var process: ChildProgram?
  private var output: [UInt8] = []

  /// More of what a build prints is not kept.
  private static let outputLimit = 4 << 20

  init(folder: String, scratch: String, product: String, swift: String) {
    self.folder = folder
    self.scratch = scratch
    self.product = product
    self.swift = swift
  }

  /// The program that builds make.
  var program: String { "\(scratch)/debug/\(product)" }

  /// Begins to build; a build that is going on is ended.
  func build(_ onEnd: @escaping (Outcome) -> Void) {
    cancel()
    output = []
    let arguments = [
      "build", "--package-path", folder, "--scratch-path", scratch, "--product", product,
    ]
    let take: (ArraySlice<UInt8>) -> Void = { [weak self] bytes in
      guard let self, output.count < Self.outputLimit else { return }
      output += bytes
    }
    process = ChildProgram(
      swift, arguments, environment: ProcessInfo.processInfo.environment,
      [.null, .output(take), .output(take)], endsWith: 1
    ) { [weak self] end in
      guard let self else { return }
      process = nil
      let text = String(decoding: output, as: UTF8.self)
      guard end.status != 0 || end.signal != 0 else { return onEnd(.built) }
      let problems = CompilerMessages.problems(in: text, of: folder)
      let words = text.split(whereSeparator: \.isNewline).suffix(20).joined(separator: "\n")
      onEnd(.failed(problems.isEmpty ? [BuildStatus.Problem(message: words)] : problems))
    }
    if process == nil {
      onEnd(.failed([BuildStatus.Problem(message: "Can't run \(swift).")]))
    }
  }

  /// Ends the build that is going on, if there is one, without a notification.
  func cancel() {
    process?.forget()
    process = nil
  }
}
