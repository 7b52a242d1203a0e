package import Foundation

/// A file by which a value comes, or is given away.
public struct _TransferredFile: Sendable {
  private enum Content: Sendable {
    case data(Data)
    case file(URL)
  }
  private let content: Content
  package let type: UTType

  package init(data: Data, type: UTType) {
    content = .data(data)
    self.type = type
  }

  package init(file: URL, type: UTType) {
    content = .file(file)
    self.type = type
  }

  /// Where it is, if it is a file.
  var url: URL? { if case .file(let url) = content { url } else { nil } }

  /// What is in it.
  package func data() throws -> Data {
    switch content {
    case .data(let data): data
    case .file(let url): try Data(contentsOf: url, options: .mappedIfSafe)
    }
  }

  /// Whether what reads a type may read it; what no type is known of may be anything.
  func isReadable(as wanted: UTType) -> Bool {
    type.conforms(to: wanted) || type == .data || wanted == .data || wanted == .item
  }
}

extension UTType {
  /// Whether something of the type is among what is asked for: anything where no type is.
  func isWanted(among types: [UTType]) -> Bool {
    types.isEmpty || types.contains { conforms(to: $0) }
  }
}

extension Transferable {
  /// A file of the value; nil if no representation makes one of the types that are asked for.
  package func exported(as types: [UTType]) async throws -> _TransferredFile? {
    func file<R: TransferRepresentation>(_ representation: R) async throws -> _TransferredFile? {
      guard let item = self as? R.Item else { return nil }
      return try await representation._export(item, as: types)
    }
    return try await file(Self.transferRepresentation)
  }

  /// The value of a file; nil if no representation reads its type.
  package static func imported(from file: _TransferredFile) async throws -> Self? {
    func item<R: TransferRepresentation>(_ representation: R) async throws -> Self? {
      try await representation._import(file) as? Self
    }
    return try await item(transferRepresentation)
  }
}
