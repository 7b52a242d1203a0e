import Foundation

/// The commands by which a package was built, as the build system's manifest has them.
///
/// SwiftPM writes the manifest anew with each plan. Only its commands of the form
///
///       "C.Name":
///         inputs: ["…"]
///         outputs: ["…"]
///         args: ["…"]
///
/// are read, whose lists are JSON on one line each. Whatever is not there is nil, and somebody else
/// has to build.
struct BuildManifest {
  /// A command and what it needs and makes.
  struct Command: Equatable {
    var inputs: [String]
    var outputs: [String]
    /// The program and its arguments.
    var arguments: [String]
  }

  private var lines: [Substring]

  /// - Complexity: O(*n*), where *n* is the manifest's length.
  init(_ text: String) {
    lines = text.split(separator: "\n")
  }

  init?(contentsOf path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(String(decoding: data, as: UTF8.self))
  }

  /// The command that compiles the module which a source is in.
  func compilation(of source: String) -> Command? {
    let quoted = "\"\(source)\""
    for (index, line) in lines.enumerated() where isList(line, "inputs") && line.contains(quoted) {
      guard let command = command(around: index), command.inputs.contains(source),
        command.arguments.contains("-emit-module"), command.arguments.contains("-incremental")
      else { continue }
      return command
    }
    return nil
  }

  /// The command that links a program.
  func linking(of program: String) -> Command? {
    let quoted = "[\"\(program)\"]"
    for (index, line) in lines.enumerated() where isList(line, "outputs") && line.contains(quoted) {
      guard let command = command(around: index), command.arguments.contains("-emit-executable")
      else { continue }
      return command
    }
    return nil
  }

  private func isList(_ line: Substring, _ name: String) -> Bool {
    line.hasPrefix("    \(name): [")
  }

  /// The command whose lists stand around a line.
  private func command(around index: Int) -> Command? {
    var first = index
    while first > 0, lines[first - 1].hasPrefix("    ") { first -= 1 }
    var last = index
    while last + 1 < lines.count, lines[last + 1].hasPrefix("    ") { last += 1 }
    func list(_ name: String) -> [String]? {
      guard let line = lines[first...last].first(where: { isList($0, name) }) else { return nil }
      let json = line.drop { $0 != "[" }
      return try? JSONDecoder().decode([String].self, from: Data(json.utf8))
    }
    guard let inputs = list("inputs"), let outputs = list("outputs"),
      let arguments = list("args"), !arguments.isEmpty
    else { return nil }
    return Command(inputs: inputs, outputs: outputs, arguments: arguments)
  }
}
