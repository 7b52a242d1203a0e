public import Foundation

/// What readers may send to pages of an app that ask for files.
///
/// A file that may not be sent, or isn't accepted, is a failure for the view that asked for it.
public struct UploadConfiguration: Sendable {
  /// Bytes of one file.
  public var largestFile = 1 << 30
  /// Bytes of all files that the pages of one process have at a time.
  public var largestTotal = 8 << 30
  /// Files that a page has at a time.
  public var mostFiles = 100
  /// Where files are kept until their page is closed: a folder that all processes have that answer a reader; nil for one
  /// in the system's folder for temporary files.
  public var folder: String?
  /// Looks at a file before views are given it, such as for what is harmful; what it throws is the view's failure.
  public var inspect: (@Sendable (UploadedFile) async throws -> Void)?

  public init() {}
}

/// A file that a reader has sent.
public struct UploadedFile: Sendable {
  /// Where it is.
  public let url: URL
  /// The name on the reader's machine, which only says what the browser wants it to.
  public let name: String
  /// The media type by the browser's word, such as `image/png`; may be empty.
  public let mediaType: String
  /// Bytes.
  public let size: Int

  package init(url: URL, name: String, mediaType: String, size: Int) {
    self.url = url
    self.name = name
    self.mediaType = mediaType
    self.size = size
  }
}

/// Why a file can't be sent.
public enum UploadError: Error, Equatable, CustomStringConvertible {
  /// It has more bytes than a file may have.
  case tooLarge(Int)
  /// The page has as many files as it may.
  case tooMany(Int)
  /// There is no room for it.
  case noRoom
  /// It could not be written down.
  case unwritable(String)

  public var description: String {
    switch self {
    case .tooLarge(let size):
      "The file has \(size) bytes, which is more than uploads.largestFile allows."
    case .tooMany(let count): "The page has \(count) files already, as uploads.mostFiles allows."
    case .noRoom: "There is no room for the file; uploads.largestTotal says how much there may be."
    case .unwritable(let reason): "The file can't be written down: \(reason)."
    }
  }
}
