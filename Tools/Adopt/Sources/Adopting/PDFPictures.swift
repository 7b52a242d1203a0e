import Dispatch
import Foundation
import Synchronization

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
  /// Makes a drawing of a PDF; nil where it can't. It is asked on several threads.
  var convert: @Sendable (URL) -> Data? = { Self.drawing(of: $0) }

  /// A PDF of a catalogue, and the drawing that is to stand beside it.
  private struct Picture {
    let file: URL
    let drawing: URL
    let path: String
  }

  /// The paths of the drawings, from the folder; what could not be made is counted.
  func write(_ writer: inout PackageWriter, at place: String) throws -> (made: Int, missing: Int) {
    let pictures = pictures(at: place)
      // The catalogue's own.
      .filter { !writer.kept.contains($0.path) }
    // As copies have their original's date, a drawing has its page's.
    let old = pictures.filter {
      $0.drawing.exists && abs(date($0.drawing).timeIntervalSince(date($0.file))) < 0.001
    }
    for picture in old { writer.keep(picture.path) }
    let known = Set(old.map(\.path))
    let new = pictures.filter { !known.contains($0.path) }
    var result = (made: old.count, missing: 0)
    for (picture, data) in zip(new, drawings(of: new.map(\.file))) {
      guard let data else {
        result.missing += 1
        continue
      }
      try writer.write(data, to: picture.path)
      try FileManager.default.setAttributes(
        [.modificationDate: date(picture.file)], ofItemAtPath: picture.drawing.path)
      result.made += 1
    }
    return result
  }

  private func pictures(at place: String) -> [Picture] {
    FileKind.everything(below: folder).compactMap { file in
      guard file.pathExtension.lowercased() == "pdf",
        file.path(from: folder).contains(".imageset/")
      else { return nil }
      let drawing = file.deletingPathExtension().appendingPathExtension("svg")
      return Picture(
        file: file, drawing: drawing, path: "\(place)/\(drawing.path(from: folder))")
    }
  }

  /// The drawings of PDFs, made by as many programs at a time as there are processors.
  private func drawings(of files: [URL]) -> [Data?] {
    let made = Mutex([Data?](repeating: nil, count: files.count))
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let data = convert(files[index])
      made.withLock { $0[index] = data }
    }
    return made.withLock { $0 }
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
