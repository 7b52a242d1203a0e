@_spi(Reflection) private import Swift

/// Where a class has its `@Published` properties, those of its superclasses included.
///
/// It is found once per class. `_forEachField` is no public API of the standard library; where
/// it does not know a class, `Mirror` looks into each object.
enum PublishedLayout {
  /// The distances in bytes from the object's start.
  case offsets([Int])
  case mirror

  private static let lock = Lock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: PublishedLayout] = [:]

  static func of(_ object: AnyObject) -> PublishedLayout {
    let type: AnyClass = Swift.type(of: object)
    if let layout = lock.locked({ known[ObjectIdentifier(type)] }) { return layout }
    let layout = PublishedLayout(reflecting: type)
    lock.locked { known[ObjectIdentifier(type)] = layout }
    return layout
  }

  private init(reflecting type: AnyClass) {
    var offsets: [Int] = []
    // `.classType`, which the standard library declares as a variable.
    let options = _EachFieldOptions(rawValue: 1)
    let isComplete = _forEachField(of: type, options: options) { _, offset, field, _ in
      if field is any PublishedProperty.Type { offsets.append(offset) }
      return true
    }
    self = isComplete ? .offsets(offsets) : .mirror
  }

  func first(in object: AnyObject) -> PublishedStorage? {
    switch self {
    case .offsets(let offsets): offsets.first.map { Self.load($0, from: object) }
    case .mirror: Self.reflect(object).first
    }
  }

  func storages(in object: AnyObject) -> [PublishedStorage] {
    switch self {
    case .offsets(let offsets): offsets.map { Self.load($0, from: object) }
    case .mirror: Self.reflect(object)
    }
  }

  /// A `Published` is one strong reference to its storage; `PublishedLayoutTests` holds it to it.
  private static func load(_ offset: Int, from object: AnyObject) -> PublishedStorage {
    withExtendedLifetime(object) {
      (Unmanaged.passUnretained(object).toOpaque() + offset)
        .assumingMemoryBound(to: PublishedStorage.self).pointee
    }
  }

  private static func reflect(_ object: AnyObject) -> [PublishedStorage] {
    var result: [PublishedStorage] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      result = level.children.compactMap { ($0.value as? any PublishedProperty)?.storage } + result
      mirror = level.superclassMirror
    }
    return result
  }
}

/// A `Published` of any value.
private protocol PublishedProperty {
  var storage: PublishedStorage { get }
}

extension Published: PublishedProperty {
  fileprivate var storage: PublishedStorage { box }
}
