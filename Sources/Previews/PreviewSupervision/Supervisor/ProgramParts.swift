import Foundation
import Glibc

/// A program of previews in libraries: one for each module that is edited, and one for the rest.
///
///     product.parts ──▶ libpreview-base.so   the rest, linked once
///          │└─────────▶ libMyViews.so        linked after each edit
///          └──────────▶ libMyModel.so
///
/// The symbols that a module's library lacks are found when the program starts.
@MainActor
final class ProgramParts {
  let plan: ProgramPlan
  /// The program that loads the libraries.
  let program: String
  private let folder: String
  private let runner: CommandRunner
  private let compiler: String
  private let linker: String
  private let runtime: String
  /// Object files that have come in the place of those of the last whole build.
  private var replacements: [String: String] = [:]

  /// - Parameter folder: Where libraries and objects are put.
  /// - Returns: Nil without the linker that this is for.
  init?(_ plan: ProgramPlan, folder: String, runner: CommandRunner) {
    let compiler = plan.linking.arguments[0]
    let tools = (compiler as NSString).deletingLastPathComponent
    linker = tools + "/ld.lld"
    #if arch(x86_64)
      let architecture = "x86_64"
    #else
      let architecture = "aarch64"
    #endif
    runtime =
      (tools as NSString).deletingLastPathComponent
      + "/lib/swift/linux/\(architecture)/swiftrt.o"
    guard FileManager.default.isExecutableFile(atPath: linker),
      FileManager.default.fileExists(atPath: runtime),
      (try? FileManager.default.createDirectory(
        atPath: folder + "/needs", withIntermediateDirectories: true)) != nil
    else { return nil }
    self.plan = plan
    self.folder = folder
    self.runner = runner
    self.compiler = compiler
    program = plan.program + ".parts"
  }

  // MARK: Linking

  private static let baseName = "libpreview-base.so"

  private func library(_ name: String) -> String { "\(folder)/lib\(name).so" }

  /// Links everything.
  ///
  /// Nothing is done if the objects are those of the last time.
  /// - Returns: What the linker said if that has not worked.
  func linkAll() async -> String? {
    let stamp = stamp
    let stampFile = folder + "/stamp"
    if let known = FileManager.default.contents(atPath: stampFile), known == Data(stamp.utf8),
      FileManager.default.isExecutableFile(atPath: program)
    {
      return nil
    }
    unlink(stampFile)
    for arguments in [needArguments, baseArguments, linkageArguments] {
      let result = await runner.run(arguments)
      guard result.hasSucceeded else { return result.output }
    }
    for module in plan.modules.filter({ !$0.isEntry }) + plan.modules.filter(\.isEntry) {
      let result = await link(module)
      guard result.hasSucceeded else { return result.output }
    }
    try? Data(stamp.utf8).write(to: URL(fileURLWithPath: stampFile))
    return nil
  }

  /// What distinguishes one set of objects from another.
  private var stamp: String {
    let objects = plan.base + plan.modules.flatMap { $0.sources.map(\.object) }
    var result = plan.linking.arguments.joined(separator: " ") + "\n"
    for object in objects {
      var info = stat()
      stat(object, &info)
      result += "\(object) \(info.st_mtim.tv_sec) \(info.st_mtim.tv_nsec) \(info.st_size)\n"
    }
    return result
  }

  /// A library with the base's name and nothing of it: whoever is linked with it needs the base, and
  /// the linker has nothing to read.
  private var needArguments: [String] {
    [
      linker, "-shared", "-soname", Self.baseName, "-o", "\(folder)/needs/\(Self.baseName)",
      // The linker wants something to link.
      plan.image,
    ]
  }

  private var baseArguments: [String] {
    commonArguments + ["-emit-library", "-o", "\(folder)/\(Self.baseName)"]
      + list(plan.base, "base") + ["-Xlinker", "-soname=\(Self.baseName)"]
  }

  /// Has the libraries listed that the modules' sources import.
  private var linkageArguments: [String] {
    let tool = (compiler as NSString).deletingLastPathComponent + "/swift-autolink-extract"
    let objects = plan.modules.filter { !$0.isEntry }.flatMap { $0.sources.map(\.object) }
    return [tool] + objects + ["-o", linkage]
  }

  private var linkage: String { folder + "/modules.autolink" }

  /// What the program's own command says beside what is linked to what.
  private var commonArguments: [String] {
    var result: [String] = []
    var arguments = plan.linking.arguments[...]
    while let argument = arguments.popFirst() {
      switch argument {
      case "-o": _ = arguments.popFirst()
      case "-emit-executable": break
      case "-Xlinker" where arguments.first == "--defsym":
        // The entry is another file's, and follows behind another `-Xlinker`.
        arguments = arguments.dropFirst(3)
      default: if !argument.hasPrefix("@") { result.append(argument) }
      }
    }
    return result + ["-use-ld=lld"]
  }

  private var entryArguments: [String] {
    let arguments = plan.linking.arguments
    guard let index = arguments.firstIndex(of: "--defsym"), index > 0, index + 2 < arguments.count
    else { return [] }
    return Array(arguments[index - 1...index + 2])
  }

  /// A list of files as a file that linkers read.
  private func list(_ objects: [String], _ name: String) -> [String] {
    let path = "\(folder)/\(name).objects"
    let text = objects.map { "'\($0)'\n" }.joined()
    guard (try? Data(text.utf8).write(to: URL(fileURLWithPath: path))) != nil else {
      return objects
    }
    return ["@" + path]
  }

  /// Links a module of which an object is new.
  func link(_ module: ProgramPlan.Module) async -> CommandRunner.Result {
    let objects = module.sources.map { replacements[$0.object] ?? $0.object } + [plan.image]
    let target = module.isEntry ? program : library(module.name)
    // What runs has the old file mapped, so a new one comes in its place.
    let new = target + ".new"
    let arguments: [String]
    if module.isEntry {
      let libraries = plan.modules.filter { !$0.isEntry }.map { library($0.name) }
      arguments =
        commonArguments + ["-emit-executable", "-o", new] + entryArguments
        + ["-Xlinker", "--no-as-needed"] + objects + libraries + ["\(folder)/\(Self.baseName)"]
        + ["@" + linkage, "-Xlinker", "--allow-shlib-undefined"]
        + ["-Xlinker", "-rpath=\(folder)", "-Xlinker", "-rpath-link=\(folder)"]
    } else {
      arguments =
        [linker, "-shared", "--eh-frame-hdr", "--hash-style=gnu", "-O0", "--build-id=none"]
        + ["-soname", "lib\(module.name).so", "-o", new, runtime] + objects
        + ["--no-as-needed", "\(folder)/needs/\(Self.baseName)"]
    }
    let result = await runner.run(arguments)
    if result.hasSucceeded { rename(new, target) }
    return result
  }

  // MARK: Objects

  /// Has another object linked in the place of the one of the last whole build; nil for that one itself.
  func replace(_ object: String, with new: String?) {
    replacements[object] = new
    // What is linked from now on is no longer what the stamp tells of.
    unlink(folder + "/stamp")
  }

  func isReplaced(_ object: String) -> Bool { replacements[object] != nil }

  /// Where files that belong to a module are put.
  func folder(of module: ProgramPlan.Module) -> String { "\(folder)/\(module.name)" }

  /// Whether another module of the program than this one may see what the module declares.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the object files of those that import it.
  func isSeen(_ module: ProgramPlan.Module) -> Bool {
    // Each symbol has the name of its module, with its length before it.
    let name = "\(module.name.utf8.count)\(module.name)"
    let others = plan.dependents(of: [module.name]).filter { $0.name != module.name }
    return others.flatMap { $0.sources.map { replacements[$0.object] ?? $0.object } }.contains {
      guard let data = FileManager.default.contents(atPath: $0) else { return true }
      return data.range(of: Data(name.utf8)) != nil
    }
  }
}
