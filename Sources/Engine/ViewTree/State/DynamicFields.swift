@_spi(Reflection) import Swift

/// The dynamic properties of a view type: where they are and how to connect them.
///
/// Found once per type. Reading the list costs a few nanoseconds a view value, where a `Mirror`
/// costs some six microseconds.
@usableFromInline package final class DynamicFields {
  package struct Field: @unchecked Sendable {
    let name: String
    let offset: Int
    /// Whether something is kept for the property at the view's place.
    let isKept: Bool
    let connect: @MainActor (UnsafeMutableRawPointer, inout PropertyLink) -> Void
    /// Whether the property finds the same in other surroundings.
    let readsSame: (UnsafeRawPointer, EnvironmentValues, EnvironmentValues) -> Bool
  }

  package let fields: [Field]
  /// Whether what the properties find depends on the view's place.
  @usableFromInline let keepValues: Bool

  init(_ fields: [Field]) {
    self.fields = fields
    keepValues = fields.contains(where: \.isKept)
  }

  /// The fields of a type, or nil if it has no dynamic property.
  @MainActor
  @usableFromInline package static func of(_ type: Any.Type) -> DynamicFields? {
    cache.fields(of: type)
  }

  @MainActor private static let cache = Cache()

  /// Open addressing by the type's address; a type's fields never change.
  @MainActor
  private final class Cache {
    private var keys = [UInt](repeating: 0, count: 256)
    private var values = [DynamicFields?](repeating: nil, count: 256)
    private var count = 0

    func fields(of type: Any.Type) -> DynamicFields? {
      let key = UInt(bitPattern: ObjectIdentifier(type))
      let mask = UInt(keys.count - 1)
      var slot = Int((key >> 4) &* 0x9E37_79B9 & mask)
      while keys[slot] != 0 {
        if keys[slot] == key { return values[slot] }
        slot = (slot + 1) & Int(mask)
      }
      let found = DynamicFields.find(in: type)
      let result = found.isEmpty ? nil : DynamicFields(found)
      insert(key, result)
      return result
    }

    private func insert(_ key: UInt, _ value: DynamicFields?) {
      count += 1
      if count * 2 > keys.count {
        let old = zip(keys, values).filter { $0.0 != 0 }
        keys = Array(repeating: 0, count: keys.count * 2)
        values = Array(repeating: nil, count: keys.count)
        for (key, value) in old { place(key, value) }
      }
      place(key, value)
    }

    private func place(_ key: UInt, _ value: DynamicFields?) {
      let mask = UInt(keys.count - 1)
      var slot = Int((key >> 4) &* 0x9E37_79B9 & mask)
      while keys[slot] != 0 { slot = (slot + 1) & Int(mask) }
      keys[slot] = key
      values[slot] = value
    }
  }

  private static func find(in type: Any.Type) -> [Field] {
    var fields: [Field] = []
    _ = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        fields.append(field(property, String(cString: name), offset))
      }
      return true
    }
    return fields
  }

  private static func field<P: DynamicProperty>(
    _ type: P.Type, _ name: String, _ offset: Int
  ) -> Field {
    if let linked = type as? any LinkedProperty.Type {
      func make<L: LinkedProperty>(_ type: L.Type) -> Field {
        Field(name: name, offset: offset, isKept: L.isKept) { base, link in
          (base + offset).assumingMemoryBound(to: L.self).pointee.link(&link)
          (base + offset).assumingMemoryBound(to: L.self).pointee.update()
        } readsSame: { base, old, new in
          (base + offset).assumingMemoryBound(to: L.self).pointee.readsSame(old, new)
        }
      }
      return make(linked)
    }
    // A property of the author's own: connect what is in it, then let it update itself.
    let inner = find(in: type)
    return Field(name: name, offset: offset, isKept: true) { base, link in
      for field in inner { field.connect(base + offset, &link) }
      (base + offset).assumingMemoryBound(to: P.self).pointee.update()
    } readsSame: { base, old, new in
      inner.allSatisfy { $0.readsSame(base + offset, old, new) }
    }
  }

  /// Whether a value's properties find the same in other surroundings.
  func readsSame<V>(in value: V, _ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    withUnsafeBytes(of: value) { bytes in
      guard let base = bytes.baseAddress else { return true }
      return fields.allSatisfy { $0.readsSame(base, old, new) }
    }
  }
}

extension LoweringContext {
  /// Connects the dynamic properties of a view or modifier at the current place.
  @MainActor @usableFromInline
  package mutating func link<V>(_ fields: DynamicFields, of view: inout V) {
    let node = graph.node(at: identity)
    var missing: [String] = []
    withUnsafePointer(to: &environment) { environment in
      withUnsafeMutableBytes(of: &view) { bytes in
        guard let base = bytes.baseAddress else { return }
        var link = PropertyLink(
          node: node, identity: identity, ordinal: 0, graph: graph, environment: environment,
          missingObject: nil)
        for field in fields.fields {
          field.connect(base, &link)
          link.ordinal += 1
          if let object = link.missingObject { missing.append(object) }
          link.missingObject = nil
        }
      }
    }
    for object in missing {
      report(
        .missingEnvironmentObject,
        "No object of type \(object) is in the environment. Add one with environmentObject(_:) "
          + "or environment(_:) to a view above.")
    }
  }
}
