import ElementTree

extension Patch {
  /// The patch in its readable form, which is described at `PatchJSON`.
  public var json: String { PatchJSON.write(self) }

  /// Reads the readable form of a patch, which is described at `PatchJSON`.
  ///
  /// What a page must not have is refused, as in frames.
  public init(json: String, limits: FrameLimits = FrameLimits()) throws(FrameError) {
    guard json.utf8.count <= limits.bytes else {
      throw FrameError(
        code: .tooLarge, message: "The JSON has \(json.utf8.count) bytes.", offset: limits.bytes)
    }
    // An element in another is two levels: its object, and the array of its children.
    var reader = JSONReader(json, depth: limits.depth * 2 + 8)
    var decoder = PatchJSONDecoder(limits: limits)
    self = try decoder.decode(try reader.read())
  }
}

/// Makes a patch from JSON that was read.
struct PatchJSONDecoder {
  private var patch = Patch()
  private let limits: FrameLimits

  init(limits: FrameLimits) { self.limits = limits }

  mutating func decode(_ value: JSONValue) throws(FrameError) -> Patch {
    let members = try value.members(["version", "rules", "operations"])
    guard let version = members["version"], try version.number() == PatchJSON.version else {
      throw value.failure("A patch of another version.", .unknown)
    }
    for rule in try members["rules"]?.array() ?? [] {
      let parts = try rule.members(["name", "body", "needs"])
      for text in try parts["needs"]?.array() ?? [] {
        guard StyleRule.readNeeded(try text.string(), allows: AddressRules.allows) else {
          throw text.failure("A rule that is none of ours.", .refusedValue)
        }
      }
      guard let name = try parts["name"]?.string(), let body = try parts["body"]?.string(),
        let made = StyleRule(named: name, body: body), AddressRules.allows(made),
        patch.rules.count < limits.rules
      else { throw rule.failure("A style rule that is none of ours.", .refusedValue) }
      patch.rules.append(made)
    }
    let operations = try members["operations"]?.array() ?? []
    guard operations.count <= limits.operations else {
      throw value.failure("More than \(limits.operations) operations.", .tooLarge)
    }
    for operation in operations { try decodeOperation(operation) }
    return patch
  }

  /// The members that an operation may have beside the one that names it.
  private static let forms: [String: Set<String>] = [
    "text": ["value"], "attribute": ["name", "value"], "removeAttribute": ["name"],
    "property": ["name", "value"], "style": ["rule"], "insert": ["before", "in"],
    "remove": ["count"], "move": ["count", "before", "in"], "replace": ["count", "with"],
    "reset": [],
  ]

  private mutating func decodeOperation(_ value: JSONValue) throws(FrameError) {
    guard case .object(let list) = value.kind,
      let kind = list.lazy.map(\.name).first(where: { PatchJSONDecoder.forms[$0] != nil }),
      let form = PatchJSONDecoder.forms[kind]
    else { throw value.failure("An operation that is not known.", .unknown) }
    let members = try value.members(form.union([kind]))
    let part = { (name: String) throws(FrameError) -> JSONValue in
      guard let member = members[name] else {
        throw value.failure("A member \"\(name)\" is missing.")
      }
      return member
    }
    let subject = try part(kind)
    if kind == "insert" {
      patch.operations.append(.insert(try content(subject), at: try place(members, value)))
      return
    }
    if kind == "reset" {
      patch.operations.append(.reset(try content(subject)))
      return
    }
    let id = InstanceID(try subject.uint32())
    guard id != .page else { throw subject.failure("An operation on no node.") }
    let count = try members["count"]?.number() ?? 1
    guard count > 0, count <= limits.nodes else { throw value.failure("A run of \(count).") }
    switch kind {
    case "text": patch.operations.append(.text(id, try part("value").string()))
    case "attribute":
      let (name, string) = try attribute(try part("name"), try part("value"), of: nil)
      patch.operations.append(.attribute(id, name, string))
    case "removeAttribute":
      patch.operations.append(.removeAttribute(id, try attributeName(try part("name"))))
    case "property":
      let name = try part("name").string()
      guard let property = ElementProperty.allCases.first(where: { "\($0)" == name }) else {
        throw value.failure("The property \"\(name)\" is not known.", .unknown)
      }
      let state = try part("value")
      if case .null = state.kind {
        patch.operations.append(.property(id, property, nil))
      } else {
        patch.operations.append(.property(id, property, try state.string()))
      }
    case "style": patch.operations.append(.style(id, try part("rule").uint32()))
    case "remove": patch.operations.append(.remove(id, count: count))
    case "move":
      patch.operations.append(.move(id, count: count, to: try place(members, value)))
    default:
      patch.operations.append(.replace(id, count: count, with: try content(try part("with"))))
    }
  }

  private func place(
    _ members: [String: JSONValue], _ value: JSONValue
  ) throws(FrameError) -> PatchOperation.Place {
    switch (members["before"], members["in"]) {
    case (let sibling?, nil): return .before(InstanceID(try sibling.uint32()))
    case (nil, let parent?): return .end(of: InstanceID(try parent.uint32()))
    default: throw value.failure("Either \"before\" or \"in\" is wanted.")
    }
  }

  private func attributeName(_ value: JSONValue) throws(FrameError) -> AttributeName {
    guard let name = AttributeName(try value.string()), AddressRules.allows(name) else {
      throw value.failure("An attribute that pages must not have.", .refusedName)
    }
    return name
  }

  private func attribute(
    _ name: JSONValue, _ value: JSONValue, of element: ElementName?
  ) throws(FrameError) -> (AttributeName, String) {
    let attribute = try attributeName(name)
    let string = try value.string()
    guard AddressRules.allows(string, in: attribute, of: element) else {
      throw value.failure("An address that pages must not have.", .refusedValue)
    }
    return (attribute, string)
  }

  /// Nodes with everything in them; a list of open ones stands for recursion.
  private mutating func content(_ value: JSONValue) throws(FrameError) -> Range<Int> {
    let start = patch.content.nodes.count
    var open: [(index: Int, rest: ArraySlice<JSONValue>)] = [(-1, try value.array()[...])]
    while let last = open.indices.last {
      guard let next = open[last].rest.popFirst() else {
        if open[last].index >= 0 { patch.content.close(open[last].index) }
        open.removeLast()
        continue
      }
      guard patch.content.nodes.count < limits.nodes, open.count <= limits.depth else {
        throw next.failure("Too many nodes, or nested too deep.", .tooLarge)
      }
      open.append(try element(next))
    }
    return start..<patch.content.nodes.count
  }

  private mutating func element(
    _ value: JSONValue
  ) throws(FrameError) -> (index: Int, rest: ArraySlice<JSONValue>) {
    let members = try value.members(["name", "key", "style", "attributes", "text", "children"])
    guard let name = ElementName(qualified: try members["name"]?.string() ?? ""),
      AddressRules.allows(name)
    else { throw value.failure("An element that pages must not have.", .refusedName) }
    let digits = try members["key"]?.string() ?? "0"
    guard let key = UInt64(digits, radix: 16), String(key, radix: 16) == digits,
      name != .text || Set(members.keys) == ["name", "text"]
    else { throw value.failure("A key that is no number, or text with more than text.") }
    let index = patch.content.open(
      name, style: try members["style"]?.uint32() ?? 0, key: key)
    let attributes = try members["attributes"]?.array() ?? []
    guard attributes.count <= AttributeName.allCases.count else {
      throw value.failure("\(attributes.count) attributes.", .tooLarge)
    }
    for pair in attributes {
      let parts = try pair.array()
      guard parts.count == 2 else { throw pair.failure("A name and a value are wanted.") }
      let (name, string) = try attribute(parts[0], parts[1], of: name)
      patch.content.attribute(name, string.utf8)
    }
    if let text = try members["text"]?.string(), !text.isEmpty { patch.content.text(text.utf8) }
    return (index, try members["children"]?.array()[...] ?? [])
  }
}
