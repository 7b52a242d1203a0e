package import Foundation
import ViewTree

/// The values that belong to one browser, whichever of its pages writes them.
@MainActor
package final class GuestStorage {
  /// The most bytes that a browser's values may have together, names included.
  package nonisolated static let limit = 64 * 1024

  package private(set) var values: [String: Data]
  /// Called with a name when its value has become another.
  package var onChange: [ObjectIdentifier: @MainActor (String) -> Void] = [:]
  private let guest: RandomID
  /// The user whose values they are; nil for those of a browser without one.
  private let user: String?
  /// Whether the store knows the user.
  private var isNamed: Bool
  private let store: any SnapshotStore

  package init(
    of guest: RandomID, user: String? = nil, in store: any SnapshotStore
  ) throws {
    self.guest = guest
    self.user = user
    isNamed = user == nil
    self.store = store
    values = try store.values(of: guest)
  }

  /// Keeps a value; nil to forget it.
  ///
  /// - Returns: False if the browser's values would be too many, or can't be stored.
  @discardableResult
  package func set(_ value: Data?, named name: String) -> Bool {
    guard values[name] != value else { return true }
    var new = values
    new[name] = value
    let size = new.reduce(0) { $0 + $1.key.utf8.count + $1.value.count }
    guard value == nil || size <= Self.limit else { return false }
    do {
      if let user, !isNamed {
        try store.setUser(user, of: guest)
        isNamed = true
      }
      try store.setValue(value, named: name, of: guest)
    } catch {
      return false
    }
    values = new
    for action in onChange.values { action(name) }
    return true
  }

  /// Whether the values are a reader's.
  func isOf(_ reader: ReaderIdentity) -> Bool {
    switch reader {
    case .user(let id): user == id
    case .browser(let guest): user == nil && self.guest == guest
    }
  }

  /// Lets pages see that the store has none of the values any more.
  func forget() {
    let names = values.keys
    values = [:]
    isNamed = user == nil
    for action in onChange.values { for name in names { action(name) } }
  }
}

extension GuestStorage: LiveStorage {
  package var reader: String { guest.text }

  package func value(of key: String) -> [UInt8]? { values[key].map { Array($0) } }

  package func tell(_ page: AnyObject, _ action: (@MainActor (String) -> Void)?) {
    onChange[ObjectIdentifier(page)] = action
  }

  /// Keeps a value, unless the browser has too many.
  package func set(_ value: [UInt8], for key: String) { set(Data(value), named: key) }
}
