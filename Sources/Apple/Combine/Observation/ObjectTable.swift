/// The default publishers of objects that have no `@Published` property to keep them in.
///
/// The table holds neither objects nor publishers: a publisher lives as long as somebody is
/// subscribed or holds it, and takes its entry away when it goes. An entry also knows its
/// object, so that another object at the same address starts afresh.
final class ObjectTable: @unchecked Sendable {
  static let shared = ObjectTable()

  private struct Entry {
    weak var object: AnyObject?
    weak var publisher: ObservableObjectPublisher?
    var serial: Int
  }

  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var serial = 0

  /// How many objects the table knows.
  var count: Int { lock.locked { entries.count } }

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    let found = lock.locked {
      entries[key].flatMap { $0.object === object ? $0.publisher : nil }
    }
    if let found { return found }
    let new = ObservableObjectPublisher()
    let old = lock.locked {
      serial &+= 1
      let serial = serial
      new.onDeinit = { [unowned self] in remove(key, serial: serial) }
      return entries.updateValue(
        Entry(object: object, publisher: new, serial: serial), forKey: key)
    }
    _ = old
    return new
  }

  private func remove(_ key: ObjectIdentifier, serial: Int) {
    let old: Entry? = lock.locked {
      entries[key]?.serial == serial ? entries.removeValue(forKey: key) : nil
    }
    _ = old
  }
}
