public import Foundation

/// A form in which values are given to other programs.
///
/// - Note: As in SwiftUI's CoreTransferable, for the representations that are there.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable

  /// What is given away of a value, if it is a text or an address.
  func _share(_ item: Item) -> _SharedItem?

  /// A file of a value; nil if the representation makes none, or none of the types that are asked for.
  func _export(_ item: Item, as types: [UTType]) async throws -> _TransferredFile?

  /// The value of a file; nil if the representation reads none of its type.
  func _import(_ file: _TransferredFile) async throws -> Item?
}

extension TransferRepresentation {
  public func _share(_ item: Item) -> _SharedItem? { nil }

  public func _export(_ item: Item, as types: [UTType]) async throws -> _TransferredFile? { nil }

  public func _import(_ file: _TransferredFile) async throws -> Item? { nil }

  /// Says where the form may be seen.
  ///
  /// - Note: Differs from SwiftUI: it may be seen wherever it can be.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }

  /// Suggests a name for a file.
  ///
  /// - Note: Differs from SwiftUI: no files are made.
  public func suggestedFileName(_ fileName: String) -> Self { self }
}

/// Who may see a form of a value.
///
/// - Note: As in SwiftUI.
public enum TransferRepresentationVisibility: Sendable {
  case all, team, group, ownProcess
}

/// A value given away as another one.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  private let export: (@Sendable (Item) throws -> ProxyRepresentation)?
  private let make: (@Sendable (ProxyRepresentation) throws -> Item)?

  /// Gives a value away as another one.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    (export, make) = (exporting, nil)
  }

  /// Makes a value of another one.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    (export, make) = (nil, importing)
  }

  /// Gives a value away as another one, and makes it of one.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    (export, make) = (exporting, importing)
  }

  public func _share(_ item: Item) -> _SharedItem? {
    guard let value = try? export?(item) else { return nil }
    return value.shared.map(_SharedItem.init)
  }

  public func _export(_ item: Item, as types: [UTType]) async throws -> _TransferredFile? {
    try await export?(item).exported(as: types)
  }

  public func _import(_ file: _TransferredFile) async throws -> Item? {
    guard let make else { return nil }
    return try await ProxyRepresentation.imported(from: file).map(make)
  }
}

/// A value given away as an encoder writes it.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  private let type: UTType

  /// Encodes values of a type, as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) { type = contentType }

  public func _export(_ item: Item, as types: [UTType]) async throws -> _TransferredFile? {
    guard type.isWanted(among: types) else { return nil }
    return _TransferredFile(data: try JSONEncoder().encode(item), type: type)
  }

  public func _import(_ file: _TransferredFile) async throws -> Item? {
    guard file.isReadable(as: type) else { return nil }
    return try JSONDecoder().decode(Item.self, from: file.data())
  }
}

/// A value given away as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  private let type: UTType
  private let export: (@Sendable (Item) async throws -> Data)?
  private let make: (@Sendable (Data) async throws -> Item)?

  /// Gives a value away as bytes, and makes it of them.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    (type, export, make) = (contentType, exporting, importing)
  }

  /// Gives a value away as bytes.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    (type, export, make) = (exportedContentType, exporting, nil)
  }

  /// Makes a value of bytes.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    (type, export, make) = (importedContentType, nil, importing)
  }

  public func _export(_ item: Item, as types: [UTType]) async throws -> _TransferredFile? {
    guard let export, type.isWanted(among: types) else { return nil }
    return _TransferredFile(data: try await export(item), type: type)
  }

  public func _import(_ file: _TransferredFile) async throws -> Item? {
    guard let make, file.isReadable(as: type) else { return nil }
    return try await make(file.data())
  }
}

/// A value given away as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  private let type: UTType
  private let export: (@Sendable (Item) async throws -> SentTransferredFile)?
  private let make: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

  /// Gives a value away as a file, and makes it of one.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    (type, export, make) = (contentType, exporting, importing)
  }

  /// Gives a value away as a file.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    (type, export, make) = (exportedContentType, exporting, nil)
  }

  /// Makes a value of a file.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    (type, export, make) = (importedContentType, nil, importing)
  }

  public func _export(_ item: Item, as types: [UTType]) async throws -> _TransferredFile? {
    guard let export, type.isWanted(among: types) else { return nil }
    return _TransferredFile(file: try await export(item).file, type: type)
  }

  public func _import(_ file: _TransferredFile) async throws -> Item? {
    guard let make, file.isReadable(as: type), let url = file.url else { return nil }
    return try await make(ReceivedTransferredFile(file: url, isOriginalFile: false))
  }
}

/// A file that is given away.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool

  /// Names a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that came from another program.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

/// Forms of a value, the best first.
public struct _TransferPair<
  First: TransferRepresentation, Second: TransferRepresentation
>: TransferRepresentation where First.Item == Second.Item {
  let first: First
  let second: Second

  public func _share(_ item: First.Item) -> _SharedItem? {
    first._share(item) ?? second._share(item)
  }

  public func _export(_ item: First.Item, as types: [UTType]) async throws -> _TransferredFile? {
    if let file = try await first._export(item, as: types) { return file }
    return try await second._export(item, as: types)
  }

  public func _import(_ file: _TransferredFile) async throws -> First.Item? {
    if let item = try await first._import(file) { return item }
    return try await second._import(file)
  }
}

/// Collects the forms of a value.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<R: TransferRepresentation>(_ expression: R) -> R
  where R.Item == Item { expression }

  public static func buildPartialBlock<R: TransferRepresentation>(first: R) -> R
  where R.Item == Item { first }

  public static func buildPartialBlock<A: TransferRepresentation, B: TransferRepresentation>(
    accumulated: A, next: B
  ) -> _TransferPair<A, B> where A.Item == Item, B.Item == Item {
    _TransferPair(first: accumulated, second: next)
  }
}
