import AppServer
import Foundation
import ViewTree

/// A file that comes in pieces.
@MainActor
final class IncomingFile {
  /// Bytes that it will have.
  let size: Int
  /// Bytes that are there.
  private(set) var count = 0
  let told: @MainActor (FileArrival) -> Void
  private let offer: OfferedFile
  private let url: URL
  private var handle: FileHandle?
  /// Whether all of it is written down.
  private(set) var hasArrived = false

  /// Makes an empty file.
  ///
  /// - Throws: ``UploadError/unwritable(_:)``.
  init(
    _ offer: OfferedFile, at url: URL, told: @escaping @MainActor (FileArrival) -> Void
  ) throws {
    self.offer = offer
    self.url = url
    self.told = told
    size = offer.size
    guard
      FileManager.default.createFile(
        atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
    else {
      let folder = url.deletingLastPathComponent().path
      throw UploadError.unwritable("nothing can be made in \(folder)")
    }
    do {
      handle = try FileHandle(forWritingTo: url)
    } catch {
      throw UploadError.unwritable("\(error)")
    }
  }

  var isWhole: Bool { count == size }

  /// Writes a piece down that begins where the file ends.
  func take(_ bytes: [UInt8], at offset: Int) throws {
    guard offset == count, let handle else { return }
    guard bytes.count <= size - count else { throw UploadError.tooLarge(count + bytes.count) }
    do {
      try handle.write(contentsOf: bytes)
    } catch {
      throw UploadError.unwritable("\(error)")
    }
    count += bytes.count
  }

  /// Ends writing.
  func close() {
    hasArrived = isWhole
    try? handle?.close()
    handle = nil
  }

  /// Removes what is there.
  func remove() {
    close()
    try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
  }

  var uploaded: UploadedFile {
    UploadedFile(url: url, name: offer.name, mediaType: offer.type, size: size)
  }

  /// What views are given. The type is the browser's word, or what the name ends in.
  var received: ReceivedFile {
    let type =
      UTType(mimeType: offer.type) ?? UTType(filenameExtension: url.pathExtension) ?? .data
    return ReceivedFile(url: url, type: type)
  }
}
