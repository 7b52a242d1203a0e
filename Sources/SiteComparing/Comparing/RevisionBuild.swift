package import Foundation

/// Builds the site of another revision, in a worktree of its own.
package struct RevisionBuild {
  /// The package's folder.
  package var package: URL
  /// What both builds are told, such as `--input FILE`.
  package var options: [String]
  /// The environment of the programs that are run; nil for that of this process.
  package var environment: [String: String]?

  package init(package: URL, options: [String], environment: [String: String]? = nil) {
    self.package = package
    self.options = options
    self.environment = environment
  }

  /// Builds a revision's `moments` and has it write its site into a folder.
  ///
  /// The worktree stays below `.build/against`, so that the next comparison with the same revision
  /// need not compile it again.
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
    let tree = package.appendingPathComponent(".build/against/\(commit)")
    if !FileManager.default.fileExists(atPath: tree.appendingPathComponent("Package.swift").path) {
      _ = try run("git", ["worktree", "prune"])
      _ = try run("git", ["worktree", "add", "--detach", "--force", tree.path, commit])
    }
    _ = try run("swift", ["build", "--product", "moments"], in: tree)
    let program = tree.appendingPathComponent(".build/debug/moments").path
    // Older revisions know nothing of origins.
    let usage = try run(program, ["build", "--help"], in: tree, isWhole: true)
    try write(
      program, into: output, origins: usage.contains("--origins") ? origins : nil, in: tree)
    return String(commit.prefix(12))
  }

  /// Has a `moments` command write its site.
  ///
  /// - Parameters:
  ///   - program: The command's file.
  ///   - output: The folder for the site.
  ///   - origins: A folder for the origins of pages.
  ///   - folder: Where the command runs; here if not given.
  package func write(
    _ program: String, into output: URL, origins: URL?, in folder: URL? = nil
  ) throws(ComparisonError) {
    var arguments = ["build", "--quiet", "--output", output.path] + options
    if let origins { arguments += ["--origins", origins.path] }
    _ = try run(program, arguments, in: folder)
  }

  /// Runs a program to its end and gives what it writes: the last line, or all.
  private func run(
    _ program: String, _ arguments: [String], in folder: URL? = nil, isWhole: Bool = false
  ) throws(ComparisonError) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["--", program] + arguments
    process.currentDirectoryURL = folder ?? package
    if let environment { process.environment = environment }
    let output = Pipe()
    process.standardOutput = output
    // What the compiler says must not look like the report.
    process.standardError = FileHandle.standardError
    do {
      try process.run()
    } catch {
      throw ComparisonError(.failed, "\(program) can't be run: \(error.localizedDescription)")
    }
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw ComparisonError(
        .failed,
        "\(program) \(arguments.first ?? "") ended with \(process.terminationStatus). "
          + "Run it by hand in \(process.currentDirectoryURL?.path ?? ".").")
    }
    let text = String(decoding: data, as: UTF8.self)
    return isWhole ? text : text.split(separator: "\n").last.map(String.init) ?? ""
  }
}
