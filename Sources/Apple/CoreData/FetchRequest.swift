public import Foundation
public import ViewTree

extension EnvironmentValues {
  /// The context of the views' objects.
  ///
  /// Without one above it has no store: fetches find nothing.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedContextKey.self].context }
    set { self[ManagedContextKey.self] = ManagedContextKey.Box(context: newValue) }
  }
}

private struct ManagedContextKey: EnvironmentKey {
  struct Box: Equatable { var context: NSManagedObjectContext }
  private static let none = Box(context: NSManagedObjectContext(.mainQueue))
  static var defaultValue: Box { none }
}

/// The objects of a store that a view shows, in step with its changes.
///
/// - Note: As in SwiftUI. Changes are animated where they are made with `withAnimation(_:_:)`; the request's
///   own animation is not used.
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
  /// Which objects are shown.
  public struct Configuration {
    public var nsSortDescriptors: [NSSortDescriptor] = []
    public var nsPredicate: NSPredicate?
    var sortDescriptors: [SortDescriptor<Result>]?
  }

  @Environment(\.managedObjectContext) private var context
  @State private var changed = FetchChanges<Result>()
  private let request: NSFetchRequest<Result>
  private let sorting: [SortDescriptor<Result>]?

  private init(_ request: NSFetchRequest<Result>, _ sorting: [SortDescriptor<Result>]?) {
    self.request = request
    self.sorting = sorting
  }

  /// The objects of an entity.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>(entityName: entity.name ?? "")
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(request, nil)
  }

  /// The objects that a request names.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(fetchRequest, nil)
  }

  /// The objects that a request names.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest, nil)
  }

  /// The objects.
  public var wrappedValue: FetchedResults<Result> {
    let now = configuration
    changed.noteRead()
    do {
      var found = try context.fetch(request(now))
      if let sorting = now.sortDescriptors { found.sort(using: sorting) }
      return FetchedResults(objects: found, configuration: now, changed: changed)
    } catch {
      Log.once("\((error as NSError).localizedDescription)")
      return FetchedResults(objects: [], configuration: now, changed: changed)
    }
  }

  /// The request with what the view has changed of it.
  private func request(_ configuration: Configuration) -> NSFetchRequest<Result> {
    guard changed.configuration != nil else { return request }
    let new = NSFetchRequest<Result>(entityName: request.entityName ?? request.entity?.name ?? "")
    new.predicate = configuration.nsPredicate
    new.sortDescriptors = configuration.nsSortDescriptors
    new.fetchLimit = request.fetchLimit
    new.fetchOffset = request.fetchOffset
    return new
  }

  /// Which objects are shown, to be changed by controls.
  public var projectedValue: Binding<Configuration> {
    Binding(get: { configuration }, set: { changed.configuration = $0 })
  }

  private var configuration: Configuration {
    changed.configuration
      ?? Configuration(
        nsSortDescriptors: request.sortDescriptors ?? [], nsPredicate: request.predicate,
        sortDescriptors: sorting)
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// All objects, or those for which a predicate holds.
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate,
      animation: animation)
  }

  /// All objects, or those for which a predicate holds.
  @_disfavoredOverload
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>(entityName: Result.entity().name ?? "")
    request.predicate = predicate
    self.init(request, sortDescriptors)
  }
}

/// What a view has changed of its request.
final class FetchChanges<Result> {
  private let registrar = ObjectChanges()
  var configuration: FetchRequest<Result>.Configuration? { didSet { registrar.noteChange() } }

  func noteRead() { registrar.noteRead() }
}

/// The objects of a fetch.
///
/// - Note: As in SwiftUI.
public struct FetchedResults<Result>: RandomAccessCollection {
  let objects: [Result]
  let configuration: FetchRequest<Result>.Configuration
  let changed: FetchChanges<Result>

  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(position: Int) -> Result { objects[position] }

  public var nsPredicate: NSPredicate? {
    get { configuration.nsPredicate }
    nonmutating set { change { $0.nsPredicate = newValue } }
  }

  public var nsSortDescriptors: [NSSortDescriptor] {
    get { configuration.nsSortDescriptors }
    nonmutating set {
      change {
        $0.nsSortDescriptors = newValue
        $0.sortDescriptors = nil
      }
    }
  }

  public var sortDescriptors: [SortDescriptor<Result>] {
    get { configuration.sortDescriptors ?? [] }
    nonmutating set { change { $0.sortDescriptors = newValue } }
  }

  private func change(_ body: (inout FetchRequest<Result>.Configuration) -> Void) {
    var new = changed.configuration ?? configuration
    body(&new)
    changed.configuration = new
  }
}
