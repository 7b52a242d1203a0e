package import Foundation
import Glibc

/// Builds the site of another revision, in a worktree of its own.
package struct RevisionBuild {
  /// The package's folder.
  package var package: URL
  /// The program that writes the site: `moments`, or any app by its `--static`.
  package var product: String
  /// The options of both builds, such as `--input FILE`; only `moments` understands any.
  package var options: [String]
  /// The environment of the programs that are run; nil for that of this process.
  package var environment: [String: String]?
  /// Whether compilers may say what they are at; what they say in the end of a failure comes anyway.
  package var isQuiet = false

  /// The product that gets ``options``.
  package static let command = "moments"

  package init(
    package: URL, product: String = RevisionBuild.command, options: [String] = [],
    environment: [String: String]? = nil
  ) {
    self.package = package
    self.product = product
    self.options = options
    self.environment = environment
  }

  /// Builds a revision's product and has it write its site into a folder.
  ///
  /// The worktree stays below `.build/against` and is taken to the revision each time, so that a
  /// comparison compiles no more than what differs from the revision of the one before. One that runs at the
  /// same time waits. Packages that are beside the repository are those of today.
  ///
  /// - Parameters:
  ///   - revision: A branch, a tag or a commit.
  ///   - output: The folder for the site.
  ///   - origins: A folder for the origins of pages, if the revision can write them.
  /// - Returns: The revision's short name.
  /// - Throws: ``ComparisonError`` with the code `usage` for what is no revision, `failed` for a
  ///   program that fails.
  package func build(
    _ revision: String, into output: URL, origins: URL
  ) throws(ComparisonError) -> String {
    guard !revision.hasPrefix("-") else {
      throw ComparisonError(.usage, "\(revision) is no revision. Name a branch, a tag or a commit.")
    }
    let commit: String
    do throws(ComparisonError) {
      commit = try run("git", ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
    } catch {
      throw ComparisonError(.usage, "\(revision) is no revision. Name a branch, a tag or a commit.")
    }
    let folder = package.appendingPathComponent(".build/against")
    let lock = try Self.lock(folder)
    defer { close(lock) }
    let tree = try checkOut(commit, in: folder)
    try linkNeighbours(of: tree)
    try build(in: tree)
    try write(Self.program(product, in: tree), into: output, origins: origins, in: tree)
    return String(commit.prefix(12))
  }

  /// Builds the product of the package as it is.
  ///
  /// - Returns: The program's path.
  package func buildCurrent() throws(ComparisonError) -> String {
    try build(in: package)
    return Self.program(product, in: package)
  }

  private func build(in folder: URL) throws(ComparisonError) {
    _ = try run("swift", ["build", "--product", product], in: folder, isShown: true)
  }

  private static func program(_ product: String, in folder: URL) -> String {
    folder.appendingPathComponent(".build/debug/\(product)").path
  }

  /// Waits until no other comparison uses the worktree.
  ///
  /// - Returns: A descriptor; closing it releases the lock.
  private static func lock(_ folder: URL) throws(ComparisonError) -> Int32 {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent("lock").path
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
      throw ComparisonError(.failed, "\(path) can't be locked. Look at the folder's rights.")
    }
    return descriptor
  }

  /// Takes the worktree to a commit.
  ///
  /// - Returns: The package's folder in it.
  private func checkOut(_ commit: String, in folder: URL) throws(ComparisonError) -> URL {
    let tree = folder.appendingPathComponent("tree/\(package.lastPathComponent)")
    if !isCheckedOut(commit, in: tree) {
      // Also one of a repository that was here before, as a cache of builds may bring it.
      try? FileManager.default.removeItem(at: tree)
      _ = try run("git", ["worktree", "prune"])
      _ = try run("git", ["worktree", "add", "--detach", "--force", tree.path, commit])
    }
    // A package may be a folder of its repository.
    let prefix = try run("git", ["rev-parse", "--show-prefix"])
    return prefix.isEmpty ? tree : tree.appendingPathComponent(prefix, isDirectory: true)
  }

  /// Takes a worktree that is there to a commit; false if it is none of this repository.
  private func isCheckedOut(_ commit: String, in tree: URL) -> Bool {
    guard FileManager.default.fileExists(atPath: tree.appendingPathComponent(".git").path) else {
      return false
    }
    do throws(ComparisonError) {
      _ = try run("git", ["checkout", "--quiet", "--detach", "--force", commit], in: tree)
      return true
    } catch {
      return false
    }
  }

  /// Makes the packages that the manifest names by paths relative to itself be found from the worktree.
  private func linkNeighbours(of tree: URL) throws(ComparisonError) {
    let manifest = try run("swift", ["package", "dump-package"], in: tree, isWhole: true)
    let inside = package.appendingPathComponent(".build/against").path + "/"
    let root = tree.path.hasSuffix("/") ? String(tree.path.dropLast()) : tree.path
    for path in Self.localPackages(in: manifest) {
      guard !FileManager.default.fileExists(atPath: path) else { continue }
      // A path from the worktree's package leads to the same place as from the package itself.
      let way = Self.way(from: root, to: path)
      let real = URL(fileURLWithPath: package.path + "/" + way).standardizedFileURL
      guard path.hasPrefix(inside), FileManager.default.fileExists(atPath: real.path) else {
        throw ComparisonError(
          .failed, "The package \(way) is not there. Name it by an absolute path.")
      }
      // A link that leads nowhere any more is in the way.
      unlink(path)
      guard symlink(real.path, path) == 0 else {
        throw ComparisonError(.failed, "\(path) can't be made. Look at the folder's rights.")
      }
    }
  }

  /// The absolute paths of packages that a manifest names by their folders.
  private static func localPackages(in manifest: String) -> [String] {
    struct Manifest: Decodable {
      struct Dependency: Decodable {
        var fileSystem: [Folder]?
      }
      struct Folder: Decodable {
        var path: String
      }
      var dependencies: [Dependency]
    }
    guard let found = try? JSONDecoder().decode(Manifest.self, from: Data(manifest.utf8)) else {
      return []
    }
    return found.dependencies.flatMap { $0.fileSystem ?? [] }.map(\.path)
  }

  /// The relative path from one folder to another: `../../Library`.
  private static func way(from folder: String, to other: String) -> String {
    let (from, to) = (folder.split(separator: "/"), other.split(separator: "/"))
    let shared = zip(from, to).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared))
      .joined(separator: "/")
  }

  /// Has the product write its site.
  ///
  /// - Parameters:
  ///   - program: The product's file.
  ///   - output: The folder for the site.
  ///   - origins: A folder for the origins of pages, if the program can write them.
  ///   - folder: Where the command runs; here if not given.
  package func write(
    _ program: String, into output: URL, origins: URL, in folder: URL? = nil
  ) throws(ComparisonError) {
    guard product == Self.command else {
      _ = try run(program, ["--static", output.path], in: folder)
      return
    }
    var arguments = ["build", "--quiet", "--output", output.path] + options
    // Older revisions know nothing of origins.
    let usage = try run(program, ["build", "--help"], in: folder, isWhole: true)
    if usage.contains("--origins") { arguments += ["--origins", origins.path] }
    _ = try run(program, arguments, in: folder)
  }

  /// Runs a program to its end and gives what it writes: the last line, or all.
  ///
  /// - Parameter isShown: Whether people want to see what it writes while it runs.
  private func run(
    _ program: String, _ arguments: [String], in folder: URL? = nil, isWhole: Bool = false,
    isShown: Bool = false
  ) throws(ComparisonError) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["--", program] + arguments
    process.currentDirectoryURL = folder ?? package
    if let environment { process.environment = environment }
    let output = Pipe()
    // What the compiler says must not look like the report.
    process.standardOutput = isShown && !isQuiet ? FileHandle.standardError : output
    process.standardError = FileHandle.standardError
    do {
      try process.run()
    } catch {
      throw ComparisonError(.failed, "\(program) can't be run: \(error.localizedDescription)")
    }
    // Nobody else writes any more; else there would be no end.
    try? output.fileHandleForWriting.close()
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      if isShown { FileHandle.standardError.write(data) }
      throw ComparisonError(
        .failed,
        "\(program) \(arguments.first ?? "") ended with \(process.terminationStatus). "
          + "Run it by hand in \(process.currentDirectoryURL?.path ?? ".").")
    }
    let text = String(decoding: data, as: UTF8.self)
    return isWhole ? text : text.split(separator: "\n").last.map(String.init) ?? ""
  }
}
