/// A node of the tree that assistive technology sees.
public struct AccessibilityNode: Hashable, Sendable {
  /// Chromium's word for the role, such as `button`, `heading`, `StaticText`.
  public var role: String

  /// The computed name; empty when there is none.
  public var name: String

  /// The value of a control; nil for other nodes.
  public var value: JSONValue?

  /// Whether assistive technology skips this node, though not its children.
  public var isIgnored: Bool

  /// States and properties that are set, such as `focusable`, `level`, `checked`.
  public var properties: [String: JSONValue]

  public var children: [AccessibilityNode]

  public init(
    role: String, name: String, value: JSONValue? = nil, isIgnored: Bool = false,
    properties: [String: JSONValue] = [:], children: [AccessibilityNode] = []
  ) {
    self.role = role
    self.name = name
    self.value = value
    self.isIgnored = isIgnored
    self.properties = properties
    self.children = children
  }

  /// The node and everything below it, in document order.
  public var flattened: [AccessibilityNode] {
    var result: [AccessibilityNode] = []
    var open = [self]
    while let node = open.popLast() {
      result.append(node)
      open += node.children.reversed()
    }
    return result
  }
}

extension AccessibilityNode {
  /// Builds the trees of a protocol answer's node list.
  static func roots(of nodes: [JSONValue]) -> [AccessibilityNode] {
    var byID: [String: JSONValue] = [:]
    for node in nodes {
      if let id = node["nodeId"]?.string { byID[id] = node }
    }
    // Each node is taken out when it is placed, so that no answer makes this loop forever.
    let roots = nodes.filter { $0["parentId"]?.string.flatMap { byID[$0] } == nil }
      .compactMap { $0["nodeId"]?.string }
    return roots.compactMap { take($0, from: &byID) }
  }

  private static func take(_ id: String, from nodes: inout [String: JSONValue])
    -> AccessibilityNode?
  {
    guard let node = nodes.removeValue(forKey: id) else { return nil }
    var properties: [String: JSONValue] = [:]
    for property in node["properties"]?.array ?? [] {
      guard let name = property["name"]?.string else { continue }
      properties[name] = property["value"]?["value"] ?? .null
    }
    let children = (node["childIds"]?.array ?? []).compactMap(\.string)
    return AccessibilityNode(
      role: node["role"]?["value"]?.string ?? "none", name: node["name"]?["value"]?.string ?? "",
      value: node["value"]?["value"], isIgnored: node["ignored"]?.bool ?? false,
      properties: properties, children: children.compactMap { take($0, from: &nodes) })
  }
}

extension Page {
  /// Reads the tree that assistive technology sees, ignored nodes included.
  ///
  /// - Parameter frame: The identifier of a frame, of the page's main one by default.
  /// - Returns: The roots; one, `RootWebArea`, for a page without frames.
  public func accessibilityTree(frame: String? = nil) async throws -> [AccessibilityNode] {
    let command = "Accessibility.getFullAXTree"
    let parameters: JSONValue = frame.map { ["frameId": .string($0)] } ?? [:]
    guard let nodes = try await send(command, parameters)["nodes"]?.array else {
      throw BrowserError.unexpectedAnswer(to: command, missing: "nodes")
    }
    return AccessibilityNode.roots(of: nodes)
  }
}
