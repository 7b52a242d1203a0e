import ElementTree
import Foundation
import Synchronization

/// A picture's bytes and what its header says.
package final class AssetFile: Sendable {
  /// The file's path, or nil if the bytes came from memory.
  package let path: String?
  package let type: PictureType
  package let bytes: [UInt8]
  /// The size in the file's own units.
  package let size: PictureSize?
  private let name: String
  private let cache = Mutex<(data: String?, linked: String?)>((nil, nil))

  package init(path: String?, name: String, type: PictureType, bytes: [UInt8]) {
    self.path = path
    self.name = name
    self.type = type
    self.bytes = bytes
    size = PictureSize(of: bytes, type: type)
  }

  /// The most bytes that a picture may have.
  private static var limit: Int { 64 << 20 }

  /// Reads a file.
  package convenience init(path: String, name: String) throws(AssetError) {
    let url = URL(fileURLWithPath: path)
    guard let type = PictureType(fileName: url.lastPathComponent) else {
      throw AssetError(
        .unsupportedFile,
        "\(path) has a format that browsers don't show. Add an SVG, PNG, JPEG or WebP file.")
    }
    let bytes: [UInt8]
    do throws(SystemFile.Failure) {
      bytes = try SystemFile.bytes(path, limit: Self.limit)
    } catch {
      throw AssetError(
        .unreadableFile, "\(error). Check that it is there, readable and below 64 MiB.")
    }
    self.init(path: path, name: name, type: type, bytes: bytes)
  }

  /// The picture as a `data:` address.
  package var dataAddress: String {
    cache.withLock { cache in
      if let known = cache.data { return known }
      let address = "data:\(type.mediaType);base64,\(Data(bytes).base64EncodedString())"
      cache.data = address
      return address
    }
  }

  /// A file name that changes with the content: `heart-1f0c….svg`.
  package var linkedName: String {
    cache.withLock { cache in
      if let known = cache.linked { return known }
      let linked = PageAsset.name(name, content: bytes, fileExtension: type.fileExtension)
      cache.linked = linked
      return linked
    }
  }
}

/// A catalogue's entry that can't be used.
package struct AssetError: Error, Equatable, Sendable {
  package enum Code: Sendable {
    /// No catalogue has the name.
    case missing
    /// The entry's `Contents.json` is not what it should be.
    case malformedEntry
    /// A picture, an entry's `Contents.json` or a folder can't be read.
    case unreadableFile
    /// A picture has a format that browsers don't show.
    case unsupportedFile
  }
  package var code: Code
  package var message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
