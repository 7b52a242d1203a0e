package import Foundation

/// The state of a page as its reader may read it.
package enum KeptState {
  /// What ``LiveView/snapshot()`` gave as JSON that has values where that has bytes; nil if it is none.
  ///
  /// `views` has the values of properties by the place of their view and their number in it, `scene` those of
  /// `@SceneStorage` by key.
  package static func json(of snapshot: [UInt8]) -> Data? {
    guard let state = try? JSONDecoder().decode(StateSnapshot.self, from: Data(snapshot)) else {
      return nil
    }
    var object: [String: Any] = [
      "views": state.places.mapValues { $0.mapValues(value) }, "address": state.route,
    ]
    if let scene = state.scene { object["scene"] = scene.mapValues(value) }
    return try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
  }

  /// A value as it is kept, as JSON of its own; the bytes themselves if it is none.
  package static func json(ofValue bytes: Data) -> Data {
    let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys]
    return (try? list(bytes).flatMap(\.first)).flatMap {
      try? JSONSerialization.data(withJSONObject: $0, options: options)
    } ?? bytes
  }

  /// Values are kept as lists of one.
  private static func list(_ bytes: Data) throws -> [Any]? {
    try JSONSerialization.jsonObject(with: bytes) as? [Any]
  }

  private static func value(_ bytes: Data) -> Any {
    (try? list(bytes))??.first ?? bytes.base64EncodedString()
  }
}
