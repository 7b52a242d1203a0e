import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Pictures of catalogues that are PDFs, which browsers don't show: each gets a drawing of SVG's beside it, which the engine
/// takes in its place.
///
/// Poppler's `pdftocairo` makes them, if it is there.
struct PDFPictures {
  /// The folder of a target's resources, as it was written.
  let folder: URL
  /// Makes a drawing of a PDF; nil where it can't.
  var convert: (URL) -> Data? = Self.drawing

  /// The paths of the drawings, from the folder; what could not be made is counted.
  func write(_ writer: inout PackageWriter, at place: String) throws -> (made: Int, missing: Int) {
    var result = (made: 0, missing: 0)
    for file in FileKind.everything(below: folder) where file.pathExtension.lowercased() == "pdf" {
      guard file.path(from: folder).contains(".imageset/") else { continue }
      let drawing = file.deletingPathExtension().appendingPathExtension("svg")
      let path = "\(place)/\(drawing.path(from: folder))"
      // The catalogue's own.
      if writer.kept.contains(path) { continue }
      // As copies have their original's date, a drawing has its page's.
      if drawing.exists, abs(date(drawing).timeIntervalSince(date(file))) < 0.001 {
        writer.keep(path)
      } else if let data = convert(file) {
        try writer.write(data, to: path)
        try FileManager.default.setAttributes(
          [.modificationDate: date(file)], ofItemAtPath: drawing.path)
      } else {
        result.missing += 1
        continue
      }
      result.made += 1
    }
    return result
  }

  private func date(_ file: URL) -> Date {
    (try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate)
      ?? .distantPast
  }

  /// Whether there is a program that makes drawings.
  static var hasProgram: Bool { Command.run("pdftocairo", ["-v"]).status != 127 }

  private static func drawing(of file: URL) -> Data? {
    let (status, output) = Command.run("pdftocairo", ["-svg", file.path, "-"])
    guard status == 0 else { return nil }
    return inPoints(output)
  }

  /// A drawing whose size is in the units of pages: a point of a PDF is one of iOS.
  static func inPoints(_ drawing: Data) -> Data? {
    guard let document = try? XMLDocument(data: drawing), let root = document.rootElement(),
      root.name == "svg"
    else { return nil }
    for name in ["width", "height"] {
      // Asked for by its name, Linux' parser finds none in an element of a namespace.
      guard let length = root.attributes?.first(where: { $0.name == name })?.stringValue,
        length.hasSuffix("pt"),
        let points = XMLNode.attribute(withName: name, stringValue: String(length.dropLast(2)))
          as? XMLNode
      else { continue }
      root.removeAttribute(forName: name)
      root.addAttribute(points)
    }
    return document.xmlData
  }
}
