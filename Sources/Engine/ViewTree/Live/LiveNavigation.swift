import Foundation

/// What the navigation stacks of a live page show, and how the browser's history follows.
@MainActor
final class LiveNavigation {
  /// A stack on the page.
  struct Stack {
    var name: String
    /// How many levels there are.
    var depth: Int
    /// The path as text, if its values can be encoded.
    var encoded: String?
    /// Takes a path that was encoded; false if it is none.
    var decode: @MainActor (String) -> Bool
    /// Shows only so many levels.
    var cut: @MainActor (Int) -> Void
  }

  private(set) var stacks: [String: Stack] = [:]
  /// Paths that were asked for by an address before their stacks were there.
  private var wanted: [String: String] = [:]
  /// Whether an address may lead into a tab that isn't shown.
  private var isTabWanted = false
  /// The addresses that the reader can go back to, the last of which is shown.
  private var history: [String] = [""]
  private var isFromHistory = false
  /// How many addresses are remembered; from older ones the page still finds its way.
  private static let historyLimit = 128
  /// The part of the address before the question mark.
  private var base = "/"

  /// Notes a stack that is on the page; whether an address wants something of it.
  func register(_ stack: Stack) -> Bool {
    stacks[stack.name] = stack
    return wanted[stack.name] != nil
  }

  /// Does what an address wants of a stack, once.
  func claim(_ name: String) {
    guard let stack = stacks[name], let path = wanted.removeValue(forKey: name),
      path != stack.encoded
    else { return }
    _ = stack.decode(path)
  }

  /// The position of the tab that an address leads into, once, unless the one that is shown is among those that it does.
  func takeWantedTab(showing shown: Int) -> Int? {
    guard isTabWanted else { return nil }
    isTabWanted = false
    let own = "t-\(shown + 1)"
    guard wanted[own] == nil, stacks[own].map({ $0.depth == 0 }) ?? true else { return nil }
    // What no tab has is no position, however large or small.
    return wanted.keys.compactMap { $0.hasPrefix("t-") ? UInt16($0.dropFirst(2)) : nil }
      .min().map { Int($0) - 1 }
  }

  func remove(_ name: String) { stacks[name] = nil }

  /// Shows what an address says.
  func open(_ route: String) {
    let parts = route.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    if let first = parts.first, !first.isEmpty { base = String(first) }
    let query = parts.count > 1 ? String(parts[1]) : ""
    isFromHistory = true
    if let known = history.firstIndex(of: query) {
      history.removeSubrange((known + 1)...)
    } else {
      history = [query]
    }
    var asked: [String: String] = [:]
    for item in query.split(separator: "&") {
      let pair = item.split(separator: "=", maxSplits: 1)
      if pair.count == 2 { asked[String(pair[0])] = String(pair[1]) }
    }
    for stack in stacks.values {
      guard let path = asked.removeValue(forKey: stack.name) else {
        stack.cut(0)
        continue
      }
      if path == stack.encoded { continue }
      // A depth alone stands for what can't be encoded.
      if path.first == "~" {
        if let depth = UInt16(path.dropFirst()) { stack.cut(Int(depth)) }
      } else {
        _ = stack.decode(path)
      }
    }
    wanted = asked
    isTabWanted = !asked.isEmpty
  }

  /// The address of what is shown.
  var route: String {
    let items = stacks.values.filter { $0.depth > 0 }.sorted { $0.name < $1.name }
      .map { "\($0.name)=\($0.encoded ?? "~\($0.depth)")" }
    return items.joined(separator: "&")
  }

  /// What the browser's history has to learn since the last time.
  func commands() -> [LiveCommand] {
    defer { isFromHistory = false }
    guard !stacks.isEmpty else { return [] }
    let route = route
    guard route != history.last else { return [] }
    if isFromHistory {
      history[history.count - 1] = route
      return [.replace(address(route))]
    }
    if let known = history.dropLast().lastIndex(of: route) {
      let count = history.count - 1 - known
      history.removeLast(count)
      return [.back(count)]
    }
    history.append(route)
    if history.count > Self.historyLimit { history.removeFirst() }
    return [.push(address(route))]
  }

  private func address(_ route: String) -> String { route.isEmpty ? base : "\(base)?\(route)" }
}

/// How paths are written in addresses: JSON in the alphabet of URLs.
enum PathCoding {
  static func encode<Value: Encodable>(_ value: Value) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(value), data.count <= 4096 else { return nil }
    return data.base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
  }

  static func decode<Value: Decodable>(
    _ type: Value.Type, _ text: String, _ information: [CodingUserInfoKey?: any Sendable] = [:]
  ) -> Value? {
    guard text.utf8.count <= 8192 else { return nil }
    var base64 = text.replacingOccurrences(of: "-", with: "+")
      .replacingOccurrences(of: "_", with: "/")
    while base64.utf8.count % 4 != 0 { base64 += "=" }
    guard let data = Data(base64Encoded: base64) else { return nil }
    let decoder = JSONDecoder()
    for case (let key?, let value) in information { decoder.userInfo[key] = value }
    return try? decoder.decode(type, from: data)
  }
}
