internal import Foundation

/// A program of the system that does a part of the work.
struct ExternalProgram {
  /// What of a program is of interest.
  enum Stream { case output, errors }
  private let name: String

  init(_ name: String) { self.name = name }

  /// Runs the program.
  ///
  /// - Returns: What it wrote.
  /// - Throws: ``SiteError`` with code 74 if the system doesn't have it, or with its last words if it fails.
  func run(_ arguments: [String], says stream: Stream = .output) throws(SiteError) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardInput = FileHandle.nullDevice
    // Files, since a pipe that nobody reads would hold the program.
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("site-program-\(UUID().uuidString)")
    let (output, errors) = (
      folder.appendingPathComponent("output"), folder.appendingPathComponent("errors")
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in [output, errors] { try Data().write(to: file) }
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
    } catch {
      throw SiteError(.inputOutput, "\(name) can't be run: \(error)")
    }
    process.waitUntilExit()
    let said = { (file: URL) in
      String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
    }
    // What `env` answers for a program that there isn't.
    if process.terminationReason == .exit, process.terminationStatus == 127 {
      throw SiteError(
        .inputOutput, "The program \(name) isn't there",
        hint: "Install it: apt-get install \(name).")
    }
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      let words = said(errors).split(separator: "\n").suffix(5).joined(separator: "\n")
      throw SiteError(
        .inputOutput,
        "\(name) failed: \(words.isEmpty ? "code \(process.terminationStatus)" : words)")
    }
    return said(stream == .output ? output : errors)
  }
}
