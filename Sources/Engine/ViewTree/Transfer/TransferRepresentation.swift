public import Foundation

/// A form in which values are given to other programs.
///
/// - Note: As in SwiftUI's CoreTransferable, for the representations that are there.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable

  /// What is given away of a value, if it is a text or an address.
  func _share(_ item: Item) -> _SharedItem?
}

extension TransferRepresentation {
  public func _share(_ item: Item) -> _SharedItem? { nil }

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

  /// Gives a value away as another one.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    export = exporting
  }

  /// Makes a value of another one.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) { export = nil }

  /// Gives a value away as another one, and makes it of one.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    export = exporting
  }

  public func _share(_ item: Item) -> _SharedItem? {
    guard let value = try? export?(item) else { return nil }
    return value.shared.map(_SharedItem.init)
  }
}

/// A value given away as an encoder writes it.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Encodes values of a type, as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A value given away as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Gives a value away as bytes, and makes it of them.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  /// Gives a value away as bytes.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}

  /// Makes a value of bytes.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A value given away as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// Gives a value away as a file, and makes it of one.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}

  /// Gives a value away as a file.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}

  /// Makes a value of a file.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
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
///
/// - Note: Differs from SwiftUI: none comes to a page.
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
