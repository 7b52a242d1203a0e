package import Foundation

/// What the Nu HTML checker finds wrong with documents.
package enum NuChecker {
  private struct Report: Decodable {
    struct Message: Decodable {
      let type: String
      let message: String
      let url: String?
      let extract: String?
    }
    let messages: [Message]
  }

  /// Checks every document of a folder; gives errors, not warnings, each with its file's name.
  ///
  /// - Throws: `CheckerError` where the checker or Java isn't installed.
  package static func errors(in folder: URL) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "java", "-Xss4m", "-jar", try Checkers.file("vnu.jar").path, "--errors-only", "--format",
      "json",
      "--exit-zero-always", "--skip-non-html", "--stdout", folder.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard let report = try? JSONDecoder().decode(Report.self, from: data) else {
      throw CheckerError("The Nu checker gave no report. Is Java there? Run `make need-checkers`.")
    }
    // Style sheets are read by browsers in other tests. This release is older than popovers and
    // `aria-description`, and than the rule that a switch's state is that of its checkbox.
    let known = report.messages.filter { message in
      !message.message.hasPrefix("CSS:") && !message.message.contains("popover")
        && !message.message.contains("“aria-description”")
        && !message.message.contains("missing required attribute “aria-checked”")
    }
    return known.map { message in
      let file = message.url?.split(separator: "/").last.map(String.init) ?? ""
      return "\(file): \(message.message) \(message.extract ?? "")"
    }
  }
}
