public import Foundation

/// A value that can be given to other programs, in the forms that its representations say.
///
/// - Note: Differs from SwiftUI: ``ShareLink`` shares text and addresses; what is dragged on a page is the value itself.
public protocol Transferable: Sendable {
  /// The type of the representations.
  associatedtype Representation: TransferRepresentation

  /// The forms in which values are given away, the best first.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// What is shared of the value; nil if none of its representations is a text or an address.
  var shared: SharedItem? {
    func shared<R: TransferRepresentation>(_ representation: R) -> SharedItem? {
      (self as? R.Item).flatMap { representation._share($0)?.item }
    }
    return shared(Self.transferRepresentation)
  }
}

/// What is given away of a value.
enum SharedItem: Sendable {
  case text(String)
  case address(URL)
}

/// What a representation gives away.
public struct _SharedItem: Sendable {
  let item: SharedItem
}

extension String: Transferable {
  public static var transferRepresentation: _PlainRepresentation<String> {
    return _PlainRepresentation(
      type: .utf8PlainText, share: { .text($0) }, save: { Data($0.utf8) },
      load: { String(data: $0, encoding: .utf8) })
  }
}

extension URL: Transferable {
  public static var transferRepresentation: _PlainRepresentation<URL> {
    return _PlainRepresentation(
      type: .url, share: { .address($0) }, save: { Data($0.absoluteString.utf8) },
      load: { URL(string: String(decoding: $0, as: UTF8.self)) })
  }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: _PlainRepresentation<AttributedString> {
    return _PlainRepresentation(
      type: .utf8PlainText, share: { .text(String($0.characters)) },
      save: { Data(String($0.characters).utf8) },
      load: { String(data: $0, encoding: .utf8).map { AttributedString($0) } })
  }
}

extension Data: Transferable {
  public static var transferRepresentation: _PlainRepresentation<Data> {
    return _PlainRepresentation(type: .data, share: { _ in nil }, save: { $0 }, load: { $0 })
  }
}

extension Image: Transferable {
  public static var transferRepresentation: _PlainRepresentation<Image> {
    return _PlainRepresentation(
      type: .image, share: { _ in nil }, save: { _ in nil },
      load: { UIImage(data: $0).map { Image(uiImage: $0) } })
  }
}

/// The representation of a type that needs no other.
public struct _PlainRepresentation<Item: Transferable>: TransferRepresentation {
  let type: UTType
  let share: @Sendable (Item) -> SharedItem?
  let save: @Sendable (Item) -> Data?
  let load: @Sendable (Data) -> Item?

  public func _share(_ item: Item) -> _SharedItem? { share(item).map(_SharedItem.init) }

  public func _export(_ item: Item, as types: [UTType]) async throws -> _TransferredFile? {
    guard types.isEmpty || type == .data || type.isWanted(among: types) else { return nil }
    return save(item).map { _TransferredFile(data: $0, type: types.first ?? type) }
  }

  public func _import(_ file: _TransferredFile) async throws -> Item? { load(try file.data()) }
}
