import Foundation

/// Writes an object's values as JSON.
struct RowWriter: Encodable {
  let model: any PersistentModel

  func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: RowKey.self)
    let storage = model._$storage
    for property in EntityRecord.of(type(of: model)).properties {
      if let references = storage.references[property.name] {
        try row.encode(references.map(\.key), forKey: RowKey(property.name))
      } else if let box = storage.attributeBox(property, of: model) {
        if property.target != nil {
          let keys = property.access.models(box).map { $0.persistentModelID.key }
          try row.encode(keys, forKey: RowKey(property.name))
        } else {
          try property.access.encode(box, &row)
        }
      }
    }
  }

  /// The JSON of an object.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

/// Reads objects' values from JSON.
struct RowReader {
  /// Where values are put.
  private final class Target: @unchecked Sendable {
    let record: EntityRecord
    var storage = _ModelStorage()
    init(_ record: EntityRecord) { self.record = record }
  }

  /// Fills the storage that the decoder carries.
  private struct Filling: Decodable {
    static let key = CodingUserInfoKey(rawValue: "target")

    init(from decoder: any Decoder) throws {
      guard let target = Self.key.flatMap({ decoder.userInfo[$0] }) as? Target else { return }
      let row = try decoder.container(keyedBy: RowKey.self)
      for property in target.record.properties { try Self.read(property, row, into: target) }
    }

    private static func read(
      _ property: Schema.PropertyMetadata, _ row: KeyedDecodingContainer<RowKey>,
      into target: Target
    ) throws {
      if let type = property.target {
        let former = property.relationship?.originalName.map { RowKey($0) }
        let key = former.flatMap { row.contains($0) ? $0 : nil } ?? RowKey(property.name)
        let keys = row.contains(key) ? try row.decode([String].self, forKey: key) : []
        let entity = EntityRecord.of(type).name
        target.storage.references[property.name] = keys.map {
          PersistentIdentifier(entityName: entity, key: $0)
        }
      } else if let box = try property.access.decode(
        row, originally: property.attribute?.originalName)
      {
        target.storage.boxes[property.name] = box
      } else {
        throw SwiftDataError(
          .loadIssueModelContainer,
          "\(target.record.name).\(property.name) has no value in the store. Give it an initial "
            + "one.")
      }
    }
  }

  private let target: Target
  private let decoder = JSONDecoder()

  init(_ record: EntityRecord) {
    target = Target(record)
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    if let key = Filling.key { decoder.userInfo[key] = target }
  }

  /// The values of a row.
  func storage(_ row: StoreFile.Row) throws -> _ModelStorage {
    target.storage = _ModelStorage()
    _ = try decoder.decode(Filling.self, from: Data(row.body.utf8))
    target.storage.knownIdentifier = PersistentIdentifier(
      entityName: row.entity, key: row.key)
    return target.storage
  }
}
