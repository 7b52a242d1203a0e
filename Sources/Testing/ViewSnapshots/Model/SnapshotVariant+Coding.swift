/// A variant is coded as its label.
extension SnapshotVariant: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let label = try container.decode(String.self)
    guard let variant = SnapshotVariant(label: label) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(label)\" is no label of a variant.")
    }
    self = variant
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(label)
  }
}
