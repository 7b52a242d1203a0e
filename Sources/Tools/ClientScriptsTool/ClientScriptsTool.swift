import CommandLineOptions
import Foundation
import LivePages
import ScriptMinifying

/// Embeds the browser's client in Swift source, or prints how large it is.
///
///     swift run client-scripts            # writes ClientScripts.swift of LivePages, SearchScript.swift of StaticSite
///     swift run client-scripts --tables   # prints the tables of Protocol.md
///     swift run client-scripts --sizes    # prints bytes, minified and compressed by gzip -9, as JSON
@main
struct ClientScriptsTool {
  private static let syntax = CommandSyntax(
    "client-scripts",
    options: [
      .flag("tables", "Print the tables of Protocol.md"),
      .flag("sizes", "Print bytes, minified and compressed by gzip -9, as JSON"),
    ], notes: "Without an option it embeds the browser's client in Swift source.")

  static func main() {
    let arguments = syntax.parseProgram()
    do {
      try run(arguments)
    } catch {
      syntax.end(.internalError, "error: \(error)")
    }
  }

  private static func run(_ arguments: ArgumentList) throws {
    if arguments.has("tables") { return print(ProtocolNumbers.markdown) }
    let source = try ClientSource(folder: ClientSource.folder)
    if arguments.has("sizes") {
      let search = try SearchSource()
      let sizes = try ScriptSizes(
        source.modules.map { ($0.name, $0.text) } + [("search.js", search.text)])
      print(sizes.json)
    } else {
      let file = ClientSource.folder.appendingPathComponent("ClientScripts.swift")
      try Data(source.swift.utf8).write(to: file)
      let search = try SearchSource()
      try Data(search.swift.utf8).write(to: SearchSource.embedded)
    }
  }
}
