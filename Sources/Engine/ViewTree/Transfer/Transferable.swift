public import Foundation

/// A value that can be given to other programs, in the forms that its representations say.
///
/// - Note: Differs from SwiftUI: a page gives text and addresses away, by ``ShareLink``; what is dragged on a page is the
///   value itself.
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
    return _PlainRepresentation { .text($0) }
  }
}

extension URL: Transferable {
  public static var transferRepresentation: _PlainRepresentation<URL> {
    return _PlainRepresentation { .address($0) }
  }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: _PlainRepresentation<AttributedString> {
    return _PlainRepresentation { .text(String($0.characters)) }
  }
}

extension Data: Transferable {
  public static var transferRepresentation: _PlainRepresentation<Data> {
    return _PlainRepresentation { _ in nil }
  }
}

extension Image: Transferable {
  public static var transferRepresentation: _PlainRepresentation<Image> {
    return _PlainRepresentation { _ in nil }
  }
}

/// The representation of a type that needs no other.
public struct _PlainRepresentation<Item: Transferable>: TransferRepresentation {
  let item: @Sendable (Item) -> SharedItem?

  public func _share(_ item: Item) -> _SharedItem? { self.item(item).map(_SharedItem.init) }
}
