import Foundation

/// The `Contents.json` of a folder in an asset catalogue.
struct CatalogFile: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?
    var templateRenderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case templateRenderingIntent = "template-rendering-intent"
    }
  }

  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct ColorValue: Decodable {
    var colorSpace: String?
    var components: [String: CatalogNumber]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case colorSpace = "color-space"
      case components, reference
    }
  }

  struct ColorEntry: Decodable {
    var color: ColorValue?
    var idiom: String?
    var appearances: [Appearance]?
  }

  struct ImageEntry: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
  }

  var properties: Properties?
  var colors: [ColorEntry]?
  var images: [ImageEntry]?
  var symbols: [ImageEntry]?

  /// The most bytes that the file may have.
  private static var limit: Int { 1 << 20 }

  /// Reads the file of a folder.
  static func read(_ folder: String) throws(AssetError) -> CatalogFile {
    let path = folder + "/Contents.json"
    let bytes: [UInt8]
    do throws(SystemFile.Failure) {
      bytes = try SystemFile.bytes(path, limit: limit)
    } catch {
      throw AssetError(
        .unreadableFile, "\(error). Check that it is there, readable and below 1 MiB.")
    }
    do {
      return try JSONDecoder().decode(CatalogFile.self, from: Data(bytes))
    } catch {
      throw AssetError(
        .malformedEntry, "\(path) is not an asset's description: \(Self.reason(error)).")
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .dataCorrupted(let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context), .keyNotFound(_, let context):
      let path = context.codingPath.map { key in
        key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
      }
      return "\(context.debugDescription) at $\(path.joined())"
    default: return "\(error)"
    }
  }
}

/// A number as catalogues spell it.
///
/// Text with `0x` is a hexadecimal byte, text with a point a part of one, other text a byte; plain
/// numbers up to 1 are parts.
struct CatalogNumber: Decodable {
  /// The value from 0 to 1; wide colour spaces may exceed it.
  var value: Double
  /// The value of an opacity, which is a part also where it has no point.
  var opacity: Double

  init?(_ text: String) {
    let text = text.filter { !$0.isWhitespace }
    if text.lowercased().hasPrefix("0x") {
      guard let byte = UInt8(text.dropFirst(2), radix: 16) else { return nil }
      value = Double(byte) / 255
      opacity = value
      return
    }
    guard let number = Double(text), number.isFinite else { return nil }
    value = text.contains(".") || text.contains("e") ? number : number / 255
    opacity = number > 1 ? value : number
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      guard let number = CatalogNumber(text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "a number was expected, not \u{22}\(text)\u{22}")
      }
      self = number
      return
    }
    let number = try container.decode(Double.self)
    value = number > 1 ? number / 255 : number
    opacity = value
  }
}

extension [CatalogFile.Appearance]? {
  /// Whether the entry is for surroundings that the engine doesn't distinguish.
  var isForeign: Bool {
    (self ?? []).contains {
      $0.appearance != "luminosity" || !["light", "dark"].contains($0.value)
    }
  }

  /// The brightness of the surroundings that the entry is for, if it is for some.
  var luminosity: String? { self?.first { $0.appearance == "luminosity" }?.value }
}
