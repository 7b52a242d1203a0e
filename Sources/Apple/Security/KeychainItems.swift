import Foundation
import ViewTree

/// A secret with what it is found by.
struct KeychainItem {
  var attributes: [String: String]
  var data: Data

  init?(_ values: CFDictionary) {
    guard values[kSecClass] is String else { return nil }
    attributes = Self.attributes(values)
    data = values[kSecValueData] as? Data ?? Data()
  }

  /// What an item is found by, as text.
  static func attributes(_ values: CFDictionary) -> [String: String] {
    let names = [
      kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrLabel, kSecAttrGeneric,
      kSecAttrDescription,
    ]
    var found: [String: String] = [:]
    for name in names {
      if let text = values[name] as? String { found[name] = text }
      if let data = values[name] as? Data { found[name] = data.base64EncodedString() }
    }
    return found
  }

  /// What no two items have in common.
  var key: [String?] {
    [kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer].map { attributes[$0] }
  }
}

/// The secrets of the process.
final class Keychain: @unchecked Sendable {
  static let shared = Keychain()
  private let lock = NSLock()
  /// The secrets of each reader; those of no reader have no name.
  private var readers: [String?: [KeychainItem]] = [:]

  private func change<Result>(_ body: (inout [KeychainItem]) -> Result) -> Result {
    let reader = CurrentReader.name
    return lock.withLock { body(&readers[reader, default: []]) }
  }

  func add(_ item: KeychainItem) -> Bool {
    change { items in
      guard !items.contains(where: { $0.key == item.key }) else { return false }
      items.append(item)
      return true
    }
  }

  func items(matching query: CFDictionary) -> [KeychainItem] {
    let asked = KeychainItem.attributes(query)
    let reader = CurrentReader.name
    return lock.withLock { (readers[reader] ?? []).filter { Self.fits($0, asked) } }
  }

  func update(_ query: CFDictionary, _ changes: CFDictionary) -> Bool {
    let asked = KeychainItem.attributes(query)
    let attributes = KeychainItem.attributes(changes)
    return change { items in
      var isFound = false
      for index in items.indices where Self.fits(items[index], asked) {
        isFound = true
        items[index].attributes.merge(attributes) { _, new in new }
        if let data = changes[kSecValueData] as? Data { items[index].data = data }
      }
      return isFound
    }
  }

  func remove(_ query: CFDictionary) -> Bool {
    let asked = KeychainItem.attributes(query)
    return change { items in
      let count = items.count
      items.removeAll { Self.fits($0, asked) }
      return items.count < count
    }
  }

  private static func fits(_ item: KeychainItem, _ asked: [String: String]) -> Bool {
    asked.allSatisfy { item.attributes[$0] == $1 }
  }
}
