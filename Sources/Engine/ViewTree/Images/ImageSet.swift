import Foundation

/// A picture of a catalogue.
package struct ImageAsset: Sendable {
  /// The files by density: 1, 2 and 3.
  package var light: [Int: AssetFile]
  /// The files for dark surroundings, if there are others.
  package var dark: [Int: AssetFile]
  /// Whether the catalogue asks for the colour of text, or for the picture's own.
  package var intent: Image.TemplateRenderingMode?
  /// How large the text is beside which a symbol has its natural size; nil for pictures, which have it anywhere.
  var symbolPointSize: Double?

  /// A picture of one file.
  package init(_ file: AssetFile, scale: Int = 1) {
    light = [scale: file]
    dark = [:]
  }

  /// Reads an image set, or a set of symbols.
  init(folder: String, name: String) throws(AssetError) {
    let contents = try CatalogFile.read(folder)
    if folder.hasSuffix(".symbolset") {
      light = [1: try Self.symbol(contents, folder, name)]
      dark = [:]
      (intent, symbolPointSize) = (.template, SymbolTemplate.pointSize)
      return
    }
    light = try Self.files(contents, folder, name, ["light", nil])
    dark = try Self.files(contents, folder, name, ["dark"])
    switch contents.properties?.templateRenderingIntent {
    case "template": intent = .template
    case "original": intent = .original
    default: intent = nil
    }
    guard !light.isEmpty else {
      throw AssetError(
        .malformedEntry, "\(folder)/Contents.json names no picture. Add a file to the image set.")
    }
  }

  /// The drawing of a symbol.
  private static func symbol(
    _ contents: CatalogFile, _ folder: String, _ name: String
  ) throws(AssetError) -> AssetFile {
    guard let file = contents.symbols?.lazy.compactMap(\.filename).first else {
      throw AssetError(
        .malformedEntry, "\(folder)/Contents.json names no symbol. Add an SVG file to the set.")
    }
    let sheet = try AssetFile(path: try path(of: file, folder), name: name)
    guard let drawing = SymbolTemplate(sheet.bytes).picture else {
      throw AssetError(
        .malformedEntry,
        "\(folder)/\(file) is no sheet of a symbol. Export it from the app SF Symbols as a template."
      )
    }
    return AssetFile(path: nil, name: name, type: .svg, bytes: drawing)
  }

  /// The path of a file that an entry names.
  private static func path(of file: String, _ folder: String) throws(AssetError) -> String {
    guard !file.contains("/"), file != "..", !file.contains("\0") else {
      throw AssetError(
        .malformedEntry,
        "\(folder)/Contents.json names a file outside its folder. Put the file beside it.")
    }
    let path = folder + "/" + file
    // Browsers show no PDF; a drawing of the same name beside it does.
    guard file.lowercased().hasSuffix(".pdf") else { return path }
    let drawing = String(path.dropLast(3)) + "svg"
    return FileManager.default.fileExists(atPath: drawing) ? drawing : path
  }

  /// The files for surroundings, those of the first idiom that has any.
  private static func files(
    _ contents: CatalogFile, _ folder: String, _ name: String, _ luminosities: [String?]
  ) throws(AssetError) -> [Int: AssetFile] {
    let entries = (contents.images ?? []).filter { entry in
      !entry.appearances.isForeign && entry.filename != nil
        && luminosities.contains(entry.appearances.luminosity)
    }
    let idiom = ["universal", "iphone", "ipad", "mac"].first { idiom in
      entries.contains { ($0.idiom ?? "universal") == idiom }
    }
    var result: [Int: AssetFile] = [:]
    for luminosity in luminosities {
      for entry in entries
      where (entry.idiom ?? "universal") == idiom && entry.appearances.luminosity == luminosity {
        guard let file = entry.filename else { continue }
        let scale = entry.scale.flatMap { Int($0.dropLast()) } ?? 1
        guard (1...4).contains(scale), result[scale] == nil else { continue }
        result[scale] = try AssetFile(path: try path(of: file, folder), name: name)
      }
    }
    return result
  }

  /// The file for a density, or the next finer, or the finest.
  package func file(scale: Int, isDark: Bool = false) -> (scale: Int, file: AssetFile)? {
    let files = isDark && !dark.isEmpty ? dark : light
    let scales = files.keys.sorted()
    guard let best = scales.first(where: { $0 >= scale }) ?? scales.last, let file = files[best]
    else { return nil }
    return (best, file)
  }

  /// The natural size in points.
  package var size: PictureSize? {
    guard let (scale, file) = file(scale: 1), let size = file.size else { return nil }
    let factor = file.type == .svg ? 1 : Double(scale)
    return PictureSize(width: size.width / factor, height: size.height / factor)
  }
}
