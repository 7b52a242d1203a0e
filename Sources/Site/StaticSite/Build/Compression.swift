internal import CCompressors

/// A form in which servers send files to browsers that take it.
public enum Compression: String, Sendable, CaseIterable {
  /// By zlib, which is there wherever libxml2 is.
  case gzip
  /// By libbrotlienc, if the system has it.
  case brotli
  /// By libzstd, if the system has it.
  case zstd

  /// The ending of a compressed file beside the file itself.
  public var fileExtension: String {
    switch self {
    case .gzip: "gz"
    case .brotli: "br"
    case .zstd: "zst"
    }
  }

  /// Whether the system has the library.
  public var isAvailable: Bool { ccompressors_has(form) != 0 }

  /// The forms that this system can make.
  public static var available: [Compression] { allCases.filter(\.isAvailable) }

  private var form: ccompressors_form {
    switch self {
    case .gzip: CCOMPRESSORS_GZIP
    case .brotli: CCOMPRESSORS_BROTLI
    case .zstd: CCOMPRESSORS_ZSTD
    }
  }

  /// Bytes in this form, as small as the library makes them; nil if it is missing or fails.
  ///
  /// Equal bytes give equal ones, with one version of the library.
  func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    let capacity = ccompressors_bound(form, bytes.count)
    guard capacity > 0 else { return nil }
    let result = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = bytes.withUnsafeBufferPointer { source in
        ccompressors_compress(form, source.baseAddress, source.count, buffer.baseAddress, capacity)
      }
    }
    return result.isEmpty ? nil : result
  }

  /// Whether files of a name get smaller: text does, pictures and archives have been compressed.
  static func helps(_ path: String) -> Bool {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let ending = path[path.utf8.index(after: dot)...].lowercased()
    return textual.contains(ending)
  }

  private static let textual: Set<String> = [
    "html", "htm", "css", "js", "mjs", "json", "xml", "atom", "rss", "svg", "txt", "md",
    "webmanifest", "ics", "csv", "wasm",
  ]
}
