import Foundation

/// What the compiler takes for a body of thirty children.
enum TypeCheckFigures {
  static func measure() throws -> [Figure] {
    guard let folder = Bundle.main.executableURL?.deletingLastPathComponent() else { return [] }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("body-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    let modules = folder.appendingPathComponent("Modules").path
    let maps = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      // A tool's own builds are for the compiler's plugins.
      .filter { $0.hasSuffix(".build") && !$0.hasSuffix("-tool.build") }
      .sorted()
      .map { folder.appendingPathComponent($0).appendingPathComponent("module.modulemap").path }
      .filter { FileManager.default.fileExists(atPath: $0) }
      .flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    func check(_ source: String) throws -> Double {
      try Data(source.utf8).write(to: file)
      var best = Double.infinity
      for _ in 0..<5 {
        guard
          let run = ChildProcess(
            "/usr/bin/env",
            ["swiftc", "-frontend", "-typecheck", "-swift-version", "5", "-I", modules] + maps
              + [file.path]),
          run.status == 0
        else { throw BenchmarkError(message: "The compiler refused the body of thirty children.") }
        best = min(best, run.seconds)
      }
      return best
    }
    let children = (0..<10).map { index in
      """
          Text("Title \(index)").font(.headline).padding(.vertical, 4)
          if isOn { Text("On \\(count)").foregroundColor(.secondary) } else { Spacer() }
          Button("Press \(index)") { count += \(index) }.buttonStyle(.bordered).disabled(!isOn)
      """
    }
    let body = """
      import SwiftUI
      struct Body: View {
        @State private var isOn = false
        @State private var count = 0
        var body: some View {
          VStack {
      \(children.joined(separator: "\n"))
          }
        }
      }
      """
    let empty = try check("import SwiftUI\n")
    let full = try check(body)
    return [
      Figure(
        name: "type-checking a body of 30 children", value: full - empty, unit: "s", atMost: 0.3,
        note: "beyond the \((empty * 1000).rounded()) ms that the import takes")
    ]
  }
}
