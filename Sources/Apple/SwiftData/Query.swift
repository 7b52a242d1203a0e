public import Foundation
public import ViewTree

/// The objects of a store that a view shows, in step with its changes.
///
/// - Note: As in SwiftData. Changes are animated where they are made with
///   `withAnimation(_:_:)`; the query's own animation is not used.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private var descriptor = FetchDescriptor<Element>()
  private var last = LastFetch()

  /// Creates the query of a descriptor.
  public init(_descriptor descriptor: FetchDescriptor<Element>) { self.descriptor = descriptor }

  /// What was fetched last, for the readings of one evaluation.
  private final class LastFetch {
    var context: ModelContext?
    var revision = -1
    var models: [Element] = []
    var error: (any Error)?
  }

  /// The objects.
  public var wrappedValue: Result {
    fetch()
    guard let result = last.models as? Result else {
      fatalError("A query's property must be an array of its objects")
    }
    return result
  }

  /// Why the last fetch failed, if it did.
  public var fetchError: (any Error)? {
    fetch()
    return last.error
  }

  /// The context of the objects.
  public var modelContext: ModelContext { context }

  private func fetch() {
    context.merge()
    let entity = context.entity(Element.self)
    entity.noteRead()
    guard last.context !== context || last.revision != entity.revision else { return }
    do {
      last.models = try context.fetch(descriptor)
      last.error = nil
    } catch {
      last.models = []
      last.error = error
      Log.once("\(error)")
    }
    last.context = context
    last.revision = entity.revision
  }
}

extension Query where Result == [Element] {
  /// All objects.
  public init() { self.init(_descriptor: FetchDescriptor()) }

  /// The objects that a descriptor names.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(_descriptor: descriptor)
  }

  /// The objects that a descriptor names.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(_descriptor: descriptor)
  }

  /// The objects for which a predicate holds, sorted.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(_descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  /// The objects for which a predicate holds, sorted.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(_descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors))
  }
}

extension Query where Result == [Element] {
  /// The objects for which a predicate holds, sorted by a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter, FetchDescriptor(sortBy: [.comparing(keyPath, order)]))
  }

  /// The objects for which a predicate holds, sorted by a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter, FetchDescriptor(sortBy: [.comparing(keyPath, order)]))
  }

  /// The objects for which a predicate holds, sorted by a property, those without a value first.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter, FetchDescriptor(sortBy: [.comparing(keyPath, order)]))
  }

  /// The objects for which a predicate holds, sorted by a property, those without a value first.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter, FetchDescriptor(sortBy: [.comparing(keyPath, order)]))
  }

  private init(_ filter: Predicate<Element>?, _ descriptor: FetchDescriptor<Element>) {
    var descriptor = descriptor
    descriptor.predicate = filter
    self.init(_descriptor: descriptor)
  }
}

extension SortDescriptor where Compared: PersistentModel {
  static func comparing<Value: Comparable>(
    _ keyPath: any KeyPath<Compared, Value> & Sendable, _ order: SortOrder
  ) -> SortDescriptor { SortDescriptor(keyPath, order: order) }

  static func comparing<Value: Comparable>(
    _ keyPath: any KeyPath<Compared, Value?> & Sendable, _ order: SortOrder
  ) -> SortDescriptor { SortDescriptor(keyPath, order: order) }
}
