public import Foundation
import PlatformGaps
import Synchronization

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"

/// Where a store is.
public final class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  public var url: URL?
  public var type = NSSQLiteStoreType
  public var configuration: String?
  public var isReadOnly = false
  public var shouldAddStoreAsynchronously = false
  public var shouldMigrateStoreAutomatically = true
  public var shouldInferMappingModelAutomatically = true
  public private(set) var options: [String: NSObject] = [:]

  public override init() {}
  public init(url: URL) { self.url = url }

  /// - Note: Differs from Core Data: options have no effect.
  public func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// The file, or nil for a store in memory.
  var file: URL? { type == NSInMemoryStoreType || url?.path == "/dev/null" ? nil : url }
}

/// A store of a container.
public final class NSPersistentStore: NSObject, Sendable {
  public let url: URL?
  init(_ url: URL?) { self.url = url }
}

/// The stores of a model.
///
/// - Note: Differs from Core Data: there is one store at a time.
public final class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  public private(set) var persistentStores: [NSPersistentStore] = []
  var graph: ObjectGraph?

  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  /// Does what a request says, for a context.
  @discardableResult
  public func execute(
    _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
  ) throws -> Any { try context.execute(request) }

  @discardableResult
  public func addPersistentStore(
    ofType storeType: String, configurationName: String? = nil, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let description = NSPersistentStoreDescription()
    description.type = storeType
    description.url = storeURL
    return try add(description)
  }

  func add(_ description: NSPersistentStoreDescription) throws -> NSPersistentStore {
    graph = try ObjectGraph.at(description.file, managedObjectModel)
    let store = NSPersistentStore(description.file)
    persistentStores = [store]
    return store
  }
}

extension ObjectGraph {
  private struct Weak { weak var graph: ObjectGraph? }
  private static let known = Mutex<[String: Weak]>([:])

  /// The graph of a file, read once for all of a process's containers.
  static func at(_ file: URL?, _ model: NSManagedObjectModel) throws -> ObjectGraph {
    guard let file else { return try ObjectGraph(model, file: nil) }
    return try known.withLock { known in
      if let graph = known[file.path]?.graph { return graph }
      let graph = try ObjectGraph(model, file: file)
      known[file.path] = Weak(graph: graph)
      return graph
    }
  }
}

/// A model with its store and contexts.
///
/// - Note: Differs from Core Data: the store is one file, read whole and written whole by each save, for all readers
///   of an app; a store in memory belongs to its container.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext = NSManagedObjectContext(.mainQueue)
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// The folder of stores whose places are not given.
  open class func defaultDirectoryURL() -> URL {
    let environment = ProcessInfo.processInfo.environment
    let states = environment["XDG_STATE_HOME"] ?? environment["HOME"].map { $0 + "/.local/state" }
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "app").lastPathComponent
    return URL(fileURLWithPath: states ?? NSTemporaryDirectory()).appendingPathComponent(program)
  }

  public convenience init(name: String) {
    let model = BundledFiles.file(name, "momd").flatMap { NSManagedObjectModel(contentsOf: $0) }
    if model == nil {
      Log.once(
        "The app's bundle has no \(name).momd, so there are no entities. Run adopt, which writes it of "
          + "\(name).xcdatamodeld.")
    }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: Self.defaultDirectoryURL().appendingPathComponent("\(name).store"))
    ]
  }

  /// Reads the store, before it returns.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions.prefix(1) {
      do {
        _ = try persistentStoreCoordinator.add(description)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        viewContext.graph?.mainContext = viewContext
        NSManagedObjectContext.newest = viewContext
        block(description, nil)
      } catch {
        block(description, error)
      }
    }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(.privateQueue)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }

  public func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try block(newBackgroundContext()) }
}

/// A container whose objects other devices have, too.
///
/// - Note: Differs from Core Data: there is no cloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
