import AssetSymbolNaming
import Foundation

// `asset-symbols BUNDLE FILE CATALOG…` writes a source that names the catalogues' assets.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 2 else {
  FileHandle.standardError.write(
    Data("error: Found no bundle and file. Use asset-symbols BUNDLE FILE CATALOG…\n".utf8))
  exit(64)
}
let symbols = AssetSymbols(catalogs: arguments.dropFirst(2).map { URL(fileURLWithPath: $0) })
do {
  try symbols.source(bundle: arguments[1])
    .write(toFile: arguments[2], atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(
    Data("error: The names of assets can't be written. \(error)\n".utf8))
  exit(74)
}
