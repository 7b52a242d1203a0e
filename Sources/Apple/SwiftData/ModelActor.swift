/// Runs the work of an actor that has a context.
///
/// - Note: As in SwiftData.
public protocol ModelExecutor: AnyObject, Sendable {
  var modelContext: ModelContext { get }
}

/// The executor of actors that `@ModelActor` declares.
///
/// - Note: As in SwiftData.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}

/// An actor that has a context.
///
/// - Note: As in SwiftData; it runs on the executor of actors.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The actor's context.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The object of an identity, if there is one.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}
