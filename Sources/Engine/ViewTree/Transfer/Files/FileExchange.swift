package import Foundation

/// A file that a reader offers to a page, in the words of the browser: none of them can be trusted.
package struct OfferedFile: Equatable, Sendable, Decodable {
  /// The name on the reader's machine, without its folders.
  package var name: String
  /// Bytes.
  package var size: Int
  /// The media type, such as `image/png`; may be empty.
  package var type: String

  package init(name: String, size: Int, type: String) {
    self.name = name
    self.size = size
    self.type = type
  }
}

/// A file that a reader has sent. It is there as long as the page is.
package struct ReceivedFile: Hashable, Sendable {
  package var url: URL
  package var type: UTType

  package init(url: URL, type: UTType) {
    self.url = url
    self.type = type
  }
}

/// How far a file has come.
package enum FileArrival: Sendable {
  /// So many bytes are there.
  case arriving(Int)
  case arrived(ReceivedFile)
  case failed(any Error)
}

/// What exchanges files with the reader of a live page.
@MainActor
package protocol FileExchange: AnyObject {
  /// Begins to receive a file.
  ///
  /// - Parameter told: Told of the file's parts, and once of its end.
  /// - Returns: The name by which the browser sends it.
  /// - Throws: A reason for which it may not be sent.
  func receive(
    _ file: OfferedFile, told: @escaping @MainActor (FileArrival) -> Void
  ) throws -> String

  /// Ends what hasn't arrived, and forgets what has come of it; its listener isn't told.
  func cancel(_ name: String)

  /// Lets the reader fetch a file.
  ///
  /// - Parameter fetched: Called whenever it was.
  /// - Returns: Its address.
  /// - Throws: A reason for which it can't be given.
  func give(
    _ data: Data, named name: String, as type: UTType, fetched: @escaping @MainActor () -> Void
  ) throws -> String
}

private enum FileExchangeKey: EnvironmentKey {
  static var defaultValue: (any FileExchange)? { nil }
}

extension EnvironmentValues {
  /// What exchanges files with the reader; nil where no server shows the views.
  package var fileExchange: (any FileExchange)? {
    get { self[FileExchangeKey.self] }
    set { self[FileExchangeKey.self] = newValue }
  }
}
