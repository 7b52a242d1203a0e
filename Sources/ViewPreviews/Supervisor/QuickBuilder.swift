import Foundation
import Glibc

/// Builds after an edit that concerns one module's insides: its compiler and the linker are run as the
/// last whole build ran them, without a plan.
///
/// The compiler itself decides which files of the module have to be compiled. If the module's
/// interface comes out the same, byte for byte, no other module can tell, and the program is what a
/// whole build would have made. If it does not, or anything else is unusual, a whole build decides.
@MainActor
final class QuickBuilder {
  enum Outcome {
    /// The path of the new program.
    case built(String)
    case failed([BuildStatus.Problem])
    /// Somebody has to build the whole package.
    case undecided
  }

  private let folder: String
  private let scratch: String
  private let program: String
  private var manifest: (state: [Int], content: BuildManifest)?
  private var process: ChildProgram?
  private var output: [UInt8] = []
  /// Counts up with each program, since one that runs can't be written over.
  private var number = 0

  init(folder: String, scratch: String, program: String) {
    self.folder = folder
    self.scratch = scratch
    self.program = program
  }

  /// Begins to build; what is going on is ended.
  ///
  /// - Parameter paths: What has changed since the last build, from the package's folder on.
  func build(_ paths: Set<String>, _ onEnd: @escaping (Outcome) -> Void) {
    cancel()
    // The program's own path leads through a link that names the machine.
    guard let real = realpath(program, nil) else { return onEnd(.undecided) }
    defer { free(real) }
    let sources = paths.map { folder + "/" + $0 }
    guard paths.allSatisfy({ $0.hasSuffix(".swift") && $0.hasPrefix("Sources/") }),
      sources.allSatisfy({ FileManager.default.fileExists(atPath: $0) }),
      let manifest = currentManifest, let source = sources.first,
      let compilation = manifest.compilation(of: source),
      sources.allSatisfy({ compilation.inputs.contains($0) }),
      let linking = manifest.linking(of: String(cString: real)),
      let module = compilation.outputs.first(where: { $0.hasSuffix(".swiftmodule") }),
      let interface = FileManager.default.contents(atPath: module)
    else { return onEnd(.undecided) }

    run(compilation.arguments.filter { $0 != "-parseable-output" }) { [weak self] succeeded in
      guard let self else { return }
      guard succeeded else {
        let problems = CompilerMessages.problems(in: text, of: folder)
        return onEnd(problems.isEmpty ? .undecided : .failed(problems))
      }
      guard FileManager.default.contents(atPath: module) == interface else {
        return onEnd(.undecided)
      }
      link(linking, real: linking.outputs[0], onEnd)
    }
  }

  private func link(
    _ command: BuildManifest.Command, real: String, _ onEnd: @escaping (Outcome) -> Void
  ) {
    number += 1
    let target = "\(real).quick-\(number % 3)"
    unlink(target)
    var arguments = command.arguments.map { $0 == real ? target : $0 }
    // Several times as fast as the one that is used otherwise.
    let linker = URL(fileURLWithPath: arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("ld.lld").path
    if FileManager.default.isExecutableFile(atPath: linker) { arguments.append("-use-ld=lld") }
    run(arguments) { onEnd($0 ? .built(target) : .undecided) }
  }

  private var text: String { String(decoding: output, as: UTF8.self) }

  private func run(_ arguments: [String], _ onEnd: @escaping (Bool) -> Void) {
    output = []
    let take: (ArraySlice<UInt8>) -> Void = { [weak self] in self?.output += $0 }
    process = ChildProgram(
      arguments[0], Array(arguments.dropFirst()),
      environment: ProcessInfo.processInfo.environment, [.null, .output(take), .output(take)],
      endsWith: 1
    ) { onEnd($0 == ChildProgram.End(status: 0, signal: 0)) }
    if process == nil { onEnd(false) }
  }

  private var currentManifest: BuildManifest? {
    let path = scratch + "/debug.yaml"
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    let state = [Int(info.st_ino), info.st_mtim.tv_sec, info.st_mtim.tv_nsec, Int(info.st_size)]
    if let manifest, manifest.state == state { return manifest.content }
    guard let content = BuildManifest(contentsOf: path) else { return nil }
    manifest = (state, content)
    return content
  }

  /// Ends what is going on; nobody is told.
  func cancel() {
    process?.forget()
    process = nil
  }
}
