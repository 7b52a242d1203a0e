import ViewTree

/// The parts that records of pages have in common, each written once and named by its number.
struct RecordTables {
  private var rules = Interned<String>()
  private var ruleSets = Interned<PageRules>()
  private var assets = Interned<PageAsset>()
  private var pictures = Interned<PictureUse>()
  private var warnings = Interned<Diagnostic>()

  init() {}

  /// Appends a record, and to the tables what they don't have yet.
  mutating func append(_ record: PageRecord, to writer: inout BinaryWriter) {
    writer.append(record.inputs == nil ? 0 : 1)
    if let inputs = record.inputs { writer.append(inputs) }
    writer.append(record.hash)
    writer.append(record.byteCount)
    writer.append(ruleSets.number(of: record.resources.rules))
    writer.append(record.resources.assets.count)
    for asset in record.resources.assets { writer.append(assets.number(of: asset)) }
    writer.append(record.resources.pictures.count)
    for picture in record.resources.pictures { writer.append(pictures.number(of: picture)) }
    append(record.resources.warnings, to: &writer)
  }

  /// Appends messages by their numbers.
  mutating func append(_ messages: [Diagnostic], to writer: inout BinaryWriter) {
    writer.append(messages.count)
    for message in messages { writer.append(warnings.number(of: message)) }
  }

  /// Reads a record; nil if it is damaged.
  func record(from reader: inout BinaryReader) -> PageRecord? {
    var inputs: ContentHash?
    switch reader.number() {
    case 0: break
    case 1:
      inputs = reader.hash()
      if inputs == nil { return nil }
    default: return nil
    }
    guard let hash = reader.hash(), let byteCount = reader.number(), byteCount >= 0,
      let rules = reader.number().flatMap({ ruleSets[$0] }),
      let assets = reader.list({ $0.number().flatMap { assets[$0] } }),
      let pictures = reader.list({ $0.number().flatMap { pictures[$0] } }),
      let warnings = diagnostics(from: &reader)
    else { return nil }
    var resources = PageResources()
    resources.rules = rules
    resources.assets = assets
    resources.pictures = pictures
    resources.warnings = warnings
    return PageRecord(inputs: inputs, hash: hash, byteCount: byteCount, resources: resources)
  }

  /// Reads messages by their numbers; nil if one is damaged.
  func diagnostics(from reader: inout BinaryReader) -> [Diagnostic]? {
    reader.list { $0.number().flatMap { warnings[$0] } }
  }

  /// Appends the tables themselves.
  mutating func write(to writer: inout BinaryWriter) {
    let sets = ruleSets.values.map { set in
      set.css.split(separator: "\n").map { rules.number(of: String($0)) }
    }
    writer.append(rules.values.count)
    for rule in rules.values { writer.append(rule) }
    writer.append(sets.count)
    for set in sets {
      writer.append(set.count)
      for rule in set { writer.append(rule) }
    }
    writer.append(assets.values.count)
    for asset in assets.values {
      writer.append(asset.name)
      writer.append(asset.origin)
      writer.append(asset.bytes)
    }
    writer.append(pictures.values.count)
    for picture in pictures.values {
      writer.append(picture.path)
      // Pixels are whole, but for drawings, whose units need not be.
      writer.append(Int(bitPattern: UInt((picture.size?.width ?? 0).bitPattern)))
      writer.append(Int(bitPattern: UInt((picture.size?.height ?? 0).bitPattern)))
      writer.append(picture.hash == nil ? 0 : 1)
      if let hash = picture.hash { writer.append(hash) }
    }
    writer.append(warnings.values.count)
    for warning in warnings.values { warning.write(to: &writer) }
  }

  /// Reads the tables; false if they are damaged.
  mutating func read(from reader: inout BinaryReader) -> Bool {
    guard let rules = reader.list({ $0.text() }),
      let sets = reader.list({ reader in
        reader.list { reader in
          reader.number().flatMap { rules.indices.contains($0) ? rules[$0] : nil }
        }
      }),
      let assets = reader.list({ reader -> PageAsset? in
        guard let name = reader.text(), let origin = reader.optionalText(),
          let bytes = reader.content()
        else { return nil }
        return PageAsset(name: name, origin: origin, bytes: bytes)
      }),
      let pictures = reader.list({ reader -> PictureUse? in
        guard let path = reader.text(), let width = reader.number(), let height = reader.number()
        else { return nil }
        var hash: ContentHash?
        switch reader.number() {
        case 0: break
        case 1:
          hash = reader.hash()
          if hash == nil { return nil }
        default: return nil
        }
        let sides = [width, height].map { Double(bitPattern: UInt64(UInt(bitPattern: $0))) }
        return PictureUse(
          path: path, size: PictureSize(width: sides[0], height: sides[1]), hash: hash)
      }),
      let warnings = reader.list({ Diagnostic(from: &$0) })
    else { return false }
    for set in sets { ruleSets.append(PageRules(set.map { $0 + "\n" }.joined())) }
    for asset in assets { self.assets.append(asset) }
    for picture in pictures { self.pictures.append(picture) }
    for warning in warnings { self.warnings.append(warning) }
    return true
  }
}

/// Values by the order in which they first came.
private struct Interned<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// The value's number, a new one if it is new.
  mutating func number(of value: Value) -> Int {
    if let known = numbers[value] { return known }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }

  /// Appends a value that was read; it is looked up by number only.
  mutating func append(_ value: Value) { values.append(value) }

  subscript(number: Int) -> Value? { values.indices.contains(number) ? values[number] : nil }
}
