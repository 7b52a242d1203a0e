import Foundation

/// State that can be kept beyond the process: values that are `Codable`, as JSON.
enum StateCoding {
  /// A value as JSON, or nil if it can't be written.
  static func encode<Value>(_ value: Value) -> [UInt8]? {
    if let raw = value as? any RawRepresentable, !(value is any Encodable) {
      return encode(raw: raw)
    }
    guard let value = value as? any Encodable else { return nil }
    func open<E: Encodable>(_ value: E) -> [UInt8]? {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      // A list of one, since a value alone is no document to all readers.
      return (try? encoder.encode([value])).map { Array($0) }
    }
    return open(value)
  }

  private static func encode<R: RawRepresentable>(raw: R) -> [UInt8]? { encode(raw.rawValue) }

  /// The value that JSON stands for, or nil if it is none.
  static func decode<Value>(_ type: Value.Type, _ bytes: [UInt8]) -> Value? {
    if let raw = type as? any RawRepresentable.Type, !(type is any Decodable.Type) {
      return decode(raw: raw, bytes) as? Value
    }
    guard let decodable = type as? any Decodable.Type else { return nil }
    func open<D: Decodable>(_ type: D.Type) -> Value? {
      let list = try? JSONDecoder().decode([D].self, from: Data(bytes))
      return list?.first as? Value
    }
    return open(decodable)
  }

  private static func decode<R: RawRepresentable>(raw: R.Type, _ bytes: [UInt8]) -> R? {
    decode(R.RawValue.self, bytes).flatMap { R(rawValue: $0) }
  }
}

/// A cell whose value may be kept.
protocol KeptCell: AnyObject {
  /// The value as JSON if it was ever written and can be kept.
  var keptValue: [UInt8]? { get }
}

extension StateCell: KeptCell {
  var keptValue: [UInt8]? { isWritten ? StateCoding.encode(unreadValue) : nil }
}

/// A cell whose value another page of the browser may write.
@MainActor
protocol SharedCell: KeptCell {
  /// Takes a value that was kept; what is none is ignored.
  func take(_ bytes: [UInt8])
}

extension StateCell: SharedCell {
  func take(_ bytes: [UInt8]) {
    if let value = StateCoding.decode(Value.self, bytes) { set(value) }
  }
}

/// State of a page in the form in which it is kept.
struct StateSnapshot: Codable {
  /// Values by the numbers of their properties, by place.
  var places: [String: [String: Data]] = [:]
  /// Values of `@SceneStorage`, by key; nil for none.
  var scene: [String: Data]?
  /// What navigation stacks show.
  var route = ""
  /// What the browser has told of itself; nil where views don't read that.
  var surroundings: BrowserSurroundings?
}

/// Where values of `@AppStorage` are kept: with the reader's browser, never with the process.
@MainActor
package protocol LiveStorage: AnyObject {
  /// Whose values they are: nobody else has the same name.
  var reader: String { get }
  /// The value of a key as JSON.
  func value(of key: String) -> [UInt8]?
  /// Keeps a value.
  func set(_ value: [UInt8], for key: String)
  /// Notifies a page of the keys whose values have changed; nil to stop.
  func tell(_ page: AnyObject, _ action: (@MainActor (String) -> Void)?)
}

extension LiveView {
  /// Everything in the views' state that was written and is `Codable`.
  package func snapshot() -> [UInt8] {
    var snapshot = StateSnapshot()
    for (place, node) in graph.allNodes {
      var values: [String: Data] = [:]
      for (ordinal, object) in node.values.all {
        if let bytes = (object as? any KeptCell)?.keptValue {
          values[String(ordinal)] = Data(bytes)
        }
      }
      for (ordinal, bytes) in node.kept where values[String(ordinal)] == nil {
        values[String(ordinal)] = Data(bytes)
      }
      if !values.isEmpty { snapshot.places[String(place, radix: 36)] = values }
    }
    var scene = live.keptScene.mapValues { Data($0) }
    for (key, cell) in graph.sceneValues {
      if let bytes = (cell as? any KeptCell)?.keptValue { scene[key] = Data(bytes) }
    }
    if !scene.isEmpty { snapshot.scene = scene }
    snapshot.route = live.navigation.route
    if live.readsBrowser { snapshot.surroundings = live.surroundings }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(snapshot)).map { Array($0) } ?? []
  }

  /// Takes state that was kept, before the first evaluation; what is no snapshot is ignored.
  package func restore(_ snapshot: [UInt8]) {
    guard let known = try? JSONDecoder().decode(StateSnapshot.self, from: Data(snapshot)) else {
      return
    }
    for (name, values) in known.places {
      guard let place = UInt64(name, radix: 36) else { continue }
      for (ordinal, data) in values {
        if let ordinal = Int(ordinal) { live.kept[place, default: [:]][ordinal] = Array(data) }
      }
    }
    live.keptScene = (known.scene ?? [:]).mapValues { Array($0) }
    if followsBrowser, let told = known.surroundings { live.surroundings = told }
    if !known.route.isEmpty { open("?" + known.route) }
  }
}
