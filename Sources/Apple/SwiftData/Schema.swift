/// The types of a store's objects.
///
/// - Note: As in SwiftData. A store takes objects of every type, so properties that are added or
///   removed need no migration.
public final class Schema: @unchecked Sendable, Hashable {
  /// The number of a form of the schema.
  public struct Version: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }

    public static func < (left: Self, right: Self) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
  }

  /// A type of objects.
  public final class Entity: @unchecked Sendable {
    /// The name of the type.
    public let name: String
    init(name: String) { self.name = name }
  }

  let types: [any PersistentModel.Type]
  /// The number of the form.
  public let version: Version

  /// Creates a schema of types and of those that they lead to.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.types = types
    self.version = version
  }

  /// Creates a schema of types and of those that they lead to.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0))
  {
    self.init(types, version: version)
  }

  /// Creates the schema that a version describes.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The types of the schema.
  public var entities: [Entity] { types.map { Entity(name: EntityRecord.of($0).name) } }

  public static func == (left: Schema, right: Schema) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A form of a schema that an app once had.
///
/// - Note: As in SwiftData.
public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// The forms of a schema and the steps between them.
///
/// - Note: Differs from SwiftData: steps are not run, since a store takes objects of every form.
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// A step from a form of a schema to the next.
///
/// - Note: Differs from SwiftData: it is not run.
public enum MigrationStage: @unchecked Sendable {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
