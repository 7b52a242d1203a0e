import Foundation
import LivePages
import ScriptMinifying

/// Embeds the browser's client in Swift source, or prints how large it is.
///
///     swift run client-scripts            # writes Sources/Live/LivePages/Client/ClientScripts.swift
///     swift run client-scripts --tables   # prints the tables of Protocol.md
///     swift run client-scripts --sizes    # prints bytes, minified and compressed by gzip -9, as JSON
@main
struct ClientScriptsTool {
  static func main() {
    do {
      try run()
    } catch {
      print("error: \(error)")
      exit(1)
    }
  }

  private static func run() throws {
    if CommandLine.arguments.contains("--tables") { return print(ProtocolNumbers.markdown) }
    let source = try ClientSource(folder: ClientSource.folder)
    if CommandLine.arguments.contains("--sizes") {
      let sizes = try ScriptSizes(source.modules.map { ($0.name, $0.text) })
      print(sizes.json)
    } else {
      let file = ClientSource.folder.appendingPathComponent("ClientScripts.swift")
      try Data(source.swift.utf8).write(to: file)
    }
  }
}
