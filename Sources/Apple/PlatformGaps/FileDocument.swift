public import Foundation
public import ViewTree

/// A file or a folder in memory.
///
/// - Note: As in Foundation.
public final class FileWrapper: @unchecked Sendable {
  /// Whether files are read at once.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  public let regularFileContents: Data?
  public private(set) var fileWrappers: [String: FileWrapper]?
  public var preferredFilename: String?
  public var filename: String?
  public var isDirectory: Bool { fileWrappers != nil }
  public var isRegularFile: Bool { regularFileContents != nil }

  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  public init(directoryWithFileWrappers wrappers: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = wrappers
  }

  public init(url: URL, options: ReadingOptions = []) throws {
    filename = url.lastPathComponent
    preferredFilename = filename
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue
    {
      regularFileContents = nil
      var inner: [String: FileWrapper] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        inner[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
      }
      fileWrappers = inner
    } else {
      regularFileContents = try Data(contentsOf: url)
    }
  }

  @discardableResult
  public func addRegularFile(withContents data: Data, preferredFilename name: String) -> String {
    let wrapper = FileWrapper(regularFileWithContents: data)
    wrapper.preferredFilename = name
    return addFileWrapper(wrapper)
  }

  @discardableResult
  public func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? child.filename ?? UUID().uuidString
    fileWrappers?[name] = child
    return name
  }

  public func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration: Sendable {
  public let contentType: UTType
  public let file: FileWrapper
  public init(contentType: UTType, file: FileWrapper) {
    (self.contentType, self.file) = (contentType, file)
  }
}

/// What a document is written for.
public struct FileDocumentWriteConfiguration: Sendable {
  public let contentType: UTType
  public let existingFile: FileWrapper?
  public init(contentType: UTType, existingFile: FileWrapper? = nil) {
    (self.contentType, self.existingFile) = (contentType, existingFile)
  }
}

/// A document that is a value.
///
/// - Note: As in SwiftUI; a page saves one by `fileExporter`, and opens none by itself.
public protocol FileDocument: Sendable {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

extension View {
  /// Lets readers save a document while a binding is true.
  ///
  /// - Note: Differs from SwiftUI: the browser saves it, where it saves what it downloads, and says nothing of the place;
  ///   folders can't be saved. Static pages save nothing.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType],
      defaultFilename: defaultFilename, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets readers save a document while a binding is true.
  ///
  /// - Note: Differs from SwiftUI: the browser saves it, where it saves what it downloads, and says nothing of the place;
  ///   folders can't be saved. Static pages save nothing.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileExporter(isPresented: isPresented) {
        guard let document, let type = contentTypes.first ?? D.writableContentTypes.first else {
          throw CocoaError(.fileWriteUnknown)
        }
        let file = try document.fileWrapper(configuration: .init(contentType: type))
        guard let data = file.regularFileContents else {
          throw CocoaError(.fileWriteUnsupportedScheme)
        }
        return GivenFile(
          data: data, name: defaultFilename ?? file.preferredFilename ?? file.filename, type: type)
      } completion: {
        onCompletion($0)
      } cancellation: {
        onCancellation()
      })
  }
}
