import AssetSymbolNaming
import CommandLineOptions
import Foundation

let syntax = CommandSyntax(
  "asset-symbols", operands: "BUNDLE FILE CATALOG-OR-SOURCE…", maximumOperandCount: .max,
  options: [],
  notes:
    "Writes a source that names the assets of catalogues, but for names that sources have already.")
let arguments = syntax.parseProgram().operands
guard arguments.count >= 2 else { syntax.endWithUsage() }
let files = arguments.dropFirst(2).map { URL(fileURLWithPath: $0) }
let symbols = AssetSymbols(catalogs: files.filter { $0.pathExtension != "swift" })
let declared = DeclaredStyles(
  sources: files.lazy.filter { $0.pathExtension == "swift" }
    .compactMap { try? String(contentsOf: $0, encoding: .utf8) })
let source = symbols.source(bundle: arguments[0], declared: declared)
do {
  // It is asked for after each edit of a source; what is the same isn't compiled again.
  if (try? String(contentsOfFile: arguments[1], encoding: .utf8)) != source {
    try source.write(toFile: arguments[1], atomically: true, encoding: .utf8)
  }
} catch {
  syntax.end(.inputOutput, "error: The names of assets can't be written. \(error)")
}
