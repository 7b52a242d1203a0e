import Foundation
public import ViewTree

extension EnvironmentValues {
  /// The context of the views' objects.
  ///
  /// Without a container above it takes no objects, and says so.
  public var modelContext: ModelContext {
    get { self[ContextKey.self].context ?? NoStore.context }
    set { self[ContextKey.self] = ContextKey.Box(context: newValue) }
  }
}

private struct ContextKey: EnvironmentKey {
  struct Box: Equatable { var context: ModelContext? }
  static var defaultValue: Box { Box() }
}

/// The context of views without a container.
enum NoStore {
  static let container: ModelContainer = {
    do { return try ModelContainer(withoutStore: ()) } catch {
      fatalError("SQLite can't be used: \(error)")
    }
  }()
  nonisolated(unsafe) static let context = ModelContext(container)
}

/// Puts the main context of a container into the environment.
struct ContainerModifier: ViewModifier {
  let container: ModelContainer

  func body(content: Content) -> some View {
    content.environment(\.modelContext, container.mainContext)
  }
}

/// Opens a container and puts its main context into the environment.
///
/// A container in memory belongs to the place of the view, one in a file to the process.
nonisolated struct NewContainerModifier: ViewModifier {
  let types: [any PersistentModel.Type]
  let isInMemory: Bool
  let isAutosaveEnabled: Bool
  let isUndoEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void
  @State private var opened = Opened()

  final class Opened {
    var container: ModelContainer?
  }

  @MainActor private static var shared: [Set<String>: ModelContainer] = [:]

  @MainActor func body(content: Content) -> some View {
    content.environment(\.modelContext, container()?.mainContext ?? NoStore.context)
  }

  @MainActor private func container() -> ModelContainer? {
    if let known = opened.container { return known }
    let names = Set(types.map { EntityRecord.of($0).name })
    if !isInMemory, let known = Self.shared[names] {
      opened.container = known
      onSetup(.success(known))
      return known
    }
    do {
      let new = try ModelContainer(
        for: Schema(types),
        configurations: [ModelConfiguration(isStoredInMemoryOnly: isInMemory)])
      new.mainContext.autosaveEnabled = isAutosaveEnabled
      new.mainContext.recordsByPage = isUndoEnabled
      opened.container = new
      if !isInMemory { Self.shared[names] = new }
      onSetup(.success(new))
      return new
    } catch {
      Log.once("No container: \(error)")
      onSetup(.failure(error))
      return nil
    }
  }
}

extension View {
  /// Sets the container of the views' objects.
  ///
  /// - Note: As in SwiftData.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some View {
    modifier(ContainerModifier(container: container))
  }

  /// Opens a container of one type of objects and of those that they lead to.
  ///
  /// - Note: As in SwiftData; objects in memory are each reader's own.
  nonisolated public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Opens a container of types of objects and of those that they lead to.
  ///
  /// - Note: As in SwiftData; objects in memory are each reader's own.
  nonisolated public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      NewContainerModifier(
        types: modelTypes, isInMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
        isUndoEnabled: isUndoEnabled, onSetup: onSetup))
  }

  /// Sets the context of the views' objects.
  ///
  /// - Note: As in SwiftData.
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }
}

extension Scene {
  /// Sets the container of the views' objects.
  ///
  /// - Note: As in SwiftData.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some Scene {
    modified(ContainerModifier(container: container))
  }

  /// Opens a container of one type of objects and of those that they lead to.
  ///
  /// - Note: As in SwiftData; objects in memory are each reader's own.
  nonisolated public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Opens a container of types of objects and of those that they lead to.
  ///
  /// - Note: As in SwiftData; objects in memory are each reader's own.
  nonisolated public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modified(
      NewContainerModifier(
        types: modelTypes, isInMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
        isUndoEnabled: isUndoEnabled, onSetup: onSetup))
  }

  /// Sets the context of the views' objects.
  ///
  /// - Note: As in SwiftData.
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }
}
