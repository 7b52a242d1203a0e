public import Foundation

/// Where a store is kept.
///
/// The usual file is `default.store` in the program's folder among those that programs keep between
/// their runs: `$XDG_STATE_HOME/PROGRAM`, or `~/.local/state/PROGRAM`.
///
/// - Note: As in SwiftData; there is no cloud and no group.
public struct ModelConfiguration: Hashable, Sendable, Identifiable {
  /// A folder that programs share.
  public struct GroupContainer: Hashable, Sendable {
    public static let automatic = GroupContainer()
    public static let none = GroupContainer()
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
  }

  /// A copy in a cloud.
  public struct CloudKitDatabase: Hashable, Sendable {
    public static let automatic = CloudKitDatabase()
    public static let none = CloudKitDatabase()
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }

  public let name: String
  public let url: URL
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public let schema: Schema?

  public var id: String { url.absoluteString + name }

  /// Describes a store in the usual folder, or in memory.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(
      name, schema, isStoredInMemoryOnly, allowsSave,
      Self.folder.appendingPathComponent("\(name ?? "default").store"))
  }

  /// Describes a store in a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(name, schema, false, allowsSave, url)
  }

  /// Describes the store of types.
  public init(
    for type: any PersistentModel.Type, _ others: any PersistentModel.Type...,
    isStoredInMemoryOnly: Bool = false
  ) {
    let file = Self.folder.appendingPathComponent("default.store")
    self.init(nil, Schema([type] + others), isStoredInMemoryOnly, true, file)
  }

  private init(
    _ name: String?, _ schema: Schema?, _ isInMemory: Bool, _ allowsSave: Bool, _ url: URL
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.url = url
    isStoredInMemoryOnly = isInMemory
    self.allowsSave = allowsSave
  }

  /// The program's folder among those that programs keep between their runs.
  private static var folder: URL {
    let environment = ProcessInfo.processInfo.environment
    let states = environment["XDG_STATE_HOME"] ?? environment["HOME"].map { $0 + "/.local/state" }
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "app").lastPathComponent
    return URL(fileURLWithPath: states ?? NSTemporaryDirectory()).appendingPathComponent(program)
  }
}
