extension Schema {
  /// What a property of a model is declared with.
  public protocol SchemaProperty {}

  /// How an attribute is kept.
  public final class Attribute: SchemaProperty {
    /// One way in which attributes are kept.
    public struct Option: Equatable, Sendable {
      enum Kind { case unique, other }
      let kind: Kind
      /// The object with the same value is replaced.
      public static let unique = Option(kind: .unique)
      public static let externalStorage = Option(kind: .other)
      public static let spotlight = Option(kind: .other)
      public static let ephemeral = Option(kind: .other)
      public static let allowsCloudEncryption = Option(kind: .other)
      public static let preserveValueOnDeletion = Option(kind: .other)
      public static func transformable(by type: Any.Type) -> Option { Option(kind: .other) }
      public static func transformable(by name: String) -> Option { Option(kind: .other) }
    }

    public let options: [Option]
    public let originalName: String?

    public init(
      _ options: Option..., originalName: String? = nil, hashModifier: String? = nil
    ) {
      self.options = options
      self.originalName = originalName
    }
  }

  /// How objects are related.
  public final class Relationship: SchemaProperty {
    /// One way in which relationships are kept.
    public struct Option: Equatable, Sendable {
      public static let unique = Option()
    }

    /// What becomes of related objects when one is deleted.
    public enum DeleteRule: String, Codable, Hashable, Sendable {
      case noAction, nullify, cascade, deny
    }

    public let deleteRule: DeleteRule
    public let originalName: String?
    let inverse: AnyKeyPath?

    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      self.originalName = originalName
      self.inverse = inverse
    }
  }

  /// A property of a model and how its values are read and written.
  public struct PropertyMetadata: @unchecked Sendable {
    let name: String
    let keyPath: AnyKeyPath
    let attribute: Attribute?
    let relationship: Relationship?
    /// The type that a relationship leads to, by its name only where types refer to each other.
    let target: (any PersistentModel.Type)?
    let isMany: Bool
    let isStorable: Bool
    /// Whether the object itself has the value, in a constant that its initialisers set.
    let isConstant: Bool
    let access: PropertyAccess

    /// Describes a property.
    public init<M: PersistentModel, V>(
      name: String, keypath: KeyPath<M, V>, defaultValue: (() -> V)? = nil,
      isConstant: Bool = false, metadata: (any SchemaProperty)? = nil
    ) {
      self.name = name
      keyPath = keypath
      attribute = metadata as? Attribute
      relationship = metadata as? Relationship
      let kind = V.self as? any _RelationshipValue.Type
      target = kind?._target
      isMany = kind?._isMany ?? false
      isStorable = target != nil || V.self is any Codable.Type
      self.isConstant = isConstant
      access = TypedAccess(name, keypath, defaultValue)
    }
  }
}
