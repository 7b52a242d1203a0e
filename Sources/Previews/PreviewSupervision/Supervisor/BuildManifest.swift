import Foundation

/// The commands by which a package was built, as the build system's manifest has them.
///
/// SwiftPM writes the manifest anew with each plan. Only its commands of the form
///
///       "C.Name":
///         tool: shell
///         inputs: ["…"]
///         outputs: ["…"]
///         args: ["…"]
///
/// are read, whose lists are JSON on one line each. Whatever is not there is nil, and somebody else
/// has to build.
struct BuildManifest: Sendable {
  /// A command and what it needs and makes.
  struct Command: Equatable, Sendable {
    var inputs: [String]
    var outputs: [String]
    /// The program and its arguments.
    var arguments: [String]

    /// The value behind an option.
    func value(of option: String) -> String? {
      guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else {
        return nil
      }
      return arguments[index + 1]
    }
  }

  /// The commands that compile a Swift module.
  private(set) var compilations: [Command] = []
  private var links: [Command] = []
  /// The files and folders that are copied, from where they are to where they go.
  private(set) var copies: [(source: String, target: String)] = []

  /// - Complexity: O(*n*), where *n* is the manifest's length.
  init(_ text: String) {
    self.init(Array(text.utf8))
  }

  init?(contentsOf path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(Array(data))
  }

  /// The lines of a command that are read.
  private struct Lines {
    var inputs: ArraySlice<UInt8>?
    var outputs: ArraySlice<UInt8>?
    var arguments: ArraySlice<UInt8>?
    var isCopy = false
  }

  private init(_ bytes: [UInt8]) {
    var command = Lines()
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard line.starts(with: "    ".utf8) else {
        take(command)
        command = Lines()
        continue
      }
      let content = line.dropFirst(4)
      switch content.first {
      case UInt8(ascii: "i") where content.starts(with: "inputs: [".utf8):
        command.inputs = content.dropFirst(8)
      case UInt8(ascii: "o") where content.starts(with: "outputs: [".utf8):
        command.outputs = content.dropFirst(9)
      case UInt8(ascii: "a") where content.starts(with: "args: [".utf8):
        command.arguments = content.dropFirst(6)
      case UInt8(ascii: "t"):
        command.isCopy = content.elementsEqual("tool: copy-tool".utf8)
      default: break
      }
    }
    take(command)
  }

  private mutating func take(_ lines: Lines) {
    guard let inputs = lines.inputs, let outputs = lines.outputs else { return }
    if lines.isCopy {
      if let source = Self.list(inputs)?.first, let target = Self.list(outputs)?.first {
        copies.append((source, target))
      }
      return
    }
    guard let line = lines.arguments, let arguments = Self.list(line), !arguments.isEmpty else {
      return
    }
    let isCompilation = arguments.contains("-emit-module") && arguments.contains("-incremental")
    guard isCompilation || arguments.contains("-emit-executable"),
      let inputs = Self.list(inputs), let outputs = Self.list(outputs)
    else { return }
    let command = Command(inputs: inputs, outputs: outputs, arguments: arguments)
    if isCompilation { compilations.append(command) } else { links.append(command) }
  }

  private static func list(_ line: ArraySlice<UInt8>) -> [String]? {
    try? JSONDecoder().decode([String].self, from: Data(line))
  }

  /// The command that compiles the module which a source is in.
  func compilation(of source: String) -> Command? {
    compilations.first { $0.inputs.contains(source) }
  }

  /// The command that links a program.
  func linking(of program: String) -> Command? {
    links.first { $0.outputs == [program] }
  }
}
