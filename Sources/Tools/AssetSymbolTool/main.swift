import AssetSymbolNaming
import CommandLineOptions
import Foundation

let syntax = CommandSyntax(
  "asset-symbols", operands: "BUNDLE FILE CATALOG…", maximumOperandCount: .max, options: [],
  notes: "Writes a source that names the assets of catalogues.")
let arguments = syntax.parseProgram().operands
guard arguments.count >= 2 else { syntax.endWithUsage() }
let symbols = AssetSymbols(catalogs: arguments.dropFirst(2).map { URL(fileURLWithPath: $0) })
do {
  try symbols.source(bundle: arguments[0])
    .write(toFile: arguments[1], atomically: true, encoding: .utf8)
} catch {
  syntax.end(.inputOutput, "error: The names of assets can't be written. \(error)")
}
