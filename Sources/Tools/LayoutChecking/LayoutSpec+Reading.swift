package import PositionedJSON

extension LayoutSpec: JSONDecodable {
  /// Reads a view; nil after an error has been reported to the cursor.
  package static func decode(_ cursor: JSONCursor) -> LayoutSpec? {
    guard let object = cursor.object() else { return nil }
    object.refuseUnknownKeys(
      [
        "view", "id", "children", "spacing", "alignment", "minLength", "letters", "columns", "mods",
      ])
    let kind = object.required("view")?.choice(Kind.self)
    let id = object.optional("id", as: String.self)
    let children = object.optionalArray("children", of: LayoutSpec.self)
    let spacing = object.optional("spacing", as: Double.self)
    let alignment = object.member("alignment")?.choice(LayoutAlignment.self)
    let minLength = object.optional("minLength", as: Double.self)
    let letters = object.optional("letters", as: Double.self)
    let columns = object.optionalArray("columns", of: Column.self)
    let modifiers = object.optionalArray("mods", of: Modifier.self)
    guard let kind else { return nil }
    return LayoutSpec(
      kind: kind, id: id, children: children ?? [], spacing: spacing, alignment: alignment,
      minLength: minLength, letters: Int(letters ?? 0), columns: columns ?? [],
      modifiers: modifiers ?? [])
  }
}

extension LayoutSpec.Column: JSONDecodable {
  /// Reads a width, `"flexible"`, or the least width of an adaptive column in an array.
  package static func decode(_ cursor: JSONCursor) -> LayoutSpec.Column? {
    if cursor.value.string == "flexible" { return .flexible }
    guard cursor.value.elements != nil else {
      return cursor.decode(Double.self).map { .fixed($0) }
    }
    return cursor.decode([Double].self)?.first.map { .adaptive($0) }
  }
}

extension LayoutSpec.Modifier: JSONDecodable {
  private enum Name: String, CaseIterable {
    case padding, frame, offset, overlay, background, fixedSize, aspectRatio, layoutPriority
    case insets, position, clipped, named
  }

  /// Reads an object with one member: the modifier's name and what it takes.
  package static func decode(_ cursor: JSONCursor) -> LayoutSpec.Modifier? {
    guard let members = cursor.value.members, members.count == 1, let member = members.first
    else {
      cursor.reportMismatch(
        wanted: "an object with one member", hint: "Write each modifier as an object of its own.")
      return nil
    }
    let value = JSONCursor(member.value, diagnostics: cursor.diagnostics)
    switch Name(rawValue: member.key) {
    case .padding:
      if value.value.kind == .null { return .padding(nil) }
      return value.decode(Double.self).map { .padding($0) }
    case .frame: return value.decode(LayoutSpec.Frame.self).map { .frame($0) }
    case .offset: return offset(value).map { .offset(x: $0, y: $1) }
    case .position: return offset(value).map { .position(x: $0, y: $1) }
    case .insets:
      guard let insets = value.decode([Double].self) else { return nil }
      guard insets.count == 4 else {
        value.reportMismatch(wanted: "an array of four numbers")
        return nil
      }
      return .insets(insets)
    case .clipped: return .clipped
    case .named: return value.decode(String.self).map { .named($0) }
    case .overlay: return layer(value, isOverlay: true)
    case .background: return layer(value, isOverlay: false)
    case .fixedSize: return fixedSize(value)
    case .aspectRatio: return aspectRatio(value)
    case .layoutPriority: return value.decode(Double.self).map { .layoutPriority($0) }
    case nil:
      let names = Name.allCases.map(\.rawValue).joined(separator: ", ")
      value.report(
        .error, "found the unknown modifier \"\(member.key)\"", hint: "Write one of \(names).")
      return nil
    }
  }

  private static func offset(_ cursor: JSONCursor) -> (Double, Double)? {
    guard let pair = pair(cursor, wanted: "an array of two numbers"),
      let x = pair.0.decode(Double.self), let y = pair.1.decode(Double.self)
    else { return nil }
    return (x, y)
  }

  private static func layer(_ cursor: JSONCursor, isOverlay: Bool) -> LayoutSpec.Modifier? {
    guard let object = cursor.object() else { return nil }
    object.refuseUnknownKeys(["alignment", "content"])
    let alignment = object.member("alignment")?.choice(LayoutAlignment.self)
    guard let content = object.required("content", as: LayoutSpec.self) else { return nil }
    return .layer(content, alignment ?? .center, isOverlay: isOverlay)
  }

  private static func fixedSize(_ cursor: JSONCursor) -> LayoutSpec.Modifier? {
    if let both = cursor.value.bool { return .fixedSize(horizontal: both, vertical: both) }
    guard let object = cursor.object() else { return nil }
    object.refuseUnknownKeys(["horizontal", "vertical"])
    return .fixedSize(
      horizontal: object.optional("horizontal", as: Bool.self) ?? true,
      vertical: object.optional("vertical", as: Bool.self) ?? true)
  }

  private enum Mode: String, CaseIterable { case fit, fill }

  private static func aspectRatio(_ cursor: JSONCursor) -> LayoutSpec.Modifier? {
    guard let pair = pair(cursor, wanted: "an array of a number and \"fit\" or \"fill\""),
      let mode = pair.1.choice(Mode.self)
    else { return nil }
    if pair.0.value.kind == .null { return .aspectRatio(nil, fills: mode == .fill) }
    guard let ratio = pair.0.decode(Double.self) else { return nil }
    return .aspectRatio(ratio, fills: mode == .fill)
  }

  private static func pair(
    _ cursor: JSONCursor, wanted: String
  ) -> (JSONCursor, JSONCursor)? {
    guard let elements = cursor.value.elements, elements.count == 2 else {
      cursor.reportMismatch(wanted: wanted)
      return nil
    }
    return (
      JSONCursor(elements[0], diagnostics: cursor.diagnostics),
      JSONCursor(elements[1], diagnostics: cursor.diagnostics)
    )
  }
}

extension LayoutSpec.Frame: JSONDecodable {
  /// Reads an object of lengths, each a number or `"infinity"`.
  package static func decode(_ cursor: JSONCursor) -> LayoutSpec.Frame? {
    guard let object = cursor.object() else { return nil }
    let keys = [
      "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight",
      "maxHeight",
    ]
    object.refuseUnknownKeys(keys + ["alignment"])
    func length(_ key: String) -> Double? {
      guard let cursor = object.member(key) else { return nil }
      if cursor.value.string == "infinity" { return .infinity }
      guard cursor.value.kind == .number else {
        cursor.reportMismatch(wanted: "a number or \"infinity\"")
        return nil
      }
      return cursor.decode(Double.self)
    }
    let lengths = keys.map(length)
    let alignment = object.member("alignment")?.choice(LayoutAlignment.self)
    return LayoutSpec.Frame(
      width: lengths[0], height: lengths[1], minWidth: lengths[2], idealWidth: lengths[3],
      maxWidth: lengths[4], minHeight: lengths[5], idealHeight: lengths[6],
      maxHeight: lengths[7], alignment: alignment ?? .center)
  }
}

extension JSONObjectCursor {
  /// Reports members that mean nothing here.
  func refuseUnknownKeys(_ known: [String]) {
    for member in cursor.value.members ?? [] where !known.contains(member.key) {
      JSONCursor(member.value, diagnostics: cursor.diagnostics).report(
        .error, "found the unknown member \"\(member.key)\"",
        hint: "Write one of \(known.joined(separator: ", ")).")
    }
  }
}
