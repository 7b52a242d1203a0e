import Foundation

/// Builds a package's previews and has them written as a site.
@MainActor
package enum StaticExport {
  private static var builder: PackageBuilder?
  private static var writer: ChildProgram?

  /// Writes the site of a package's previews.
  ///
  /// - Parameters:
  ///   - options: The package.
  ///   - folder: Where the site is to be.
  ///   - onEnd: Receives an exit code: 0 done, 65 sources that can't be built, 73 a folder that can't
  ///     be written, or what the program of the previews ended with.
  package static func run(
    _ options: PreviewSupervisor.Options, into folder: String,
    onEnd: @escaping @MainActor (Int32) -> Void
  ) {
    let scratch = options.scratch ?? options.package + "/.build/previews"
    let builder = PackageBuilder(
      folder: options.buildFolder ?? options.package, sources: options.package, scratch: scratch,
      product: options.product, swift: options.swift)
    self.builder = builder
    builder.build { outcome in
      if case .failed(let problems) = outcome {
        for problem in problems { options.log(problem.description) }
        return onEnd(65)
      }
      writer = ChildProgram(
        builder.program, ["--static", folder, "--package", options.package],
        environment: ProcessInfo.processInfo.environment,
        [
          .null,
          .output { options.log(String(decoding: $0, as: UTF8.self).trimmed) },
          .output { options.log(String(decoding: $0, as: UTF8.self).trimmed) },
        ], endsWith: 1
      ) { end in onEnd(end.signal != 0 ? 70 : end.status) }
      if writer == nil { onEnd(73) }
    }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .newlines) }
}
