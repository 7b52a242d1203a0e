extension SemanticChange.Kind: CustomStringConvertible {
  /// The change in a few words on one line, without characters that a terminal would obey.
  public var description: String {
    switch self {
    case .insert(let words): "new: \(words)"
    case .remove(let words): "gone: \(words)"
    case .move(let words, let place): "moved: \(words) to \(place)"
    case .order(let words, let place): "order: \(words) to \(place)"
    case .element(let from, let to): "element \(quoted(from)) → \(quoted(to))"
    case .text(let from, let to): "text \(pair(from, to))"
    case .attribute(let name, let from, let to):
      "\(name) "
        + (from.flatMap { from in to.map { pair(from, $0) } }
          ?? "\(from.map(quoted) ?? "none") → \(to.map(quoted) ?? "none")")
    case .style(let property, let from, let to):
      "\(property) \(from.map(shown) ?? "none") → \(to.map(shown) ?? "none")"
    case .key(let from, let to): "key \(from ?? "none") → \(to ?? "none")"
    case .document(let name, let from, let to): "\(name) \(pair(from, to))"
    case .line(let from?, let to?): "line \(pair(from, to))"
    case .line(let from?, nil): "line gone: \(quoted(from))"
    case .line(nil, let to): "line new: \(quoted(to ?? ""))"
    case .pixels(let count, let largest, let boxes):
      "\(count) \(count == 1 ? "pixel" : "pixels"), by \(largest) at most, in "
        + (boxes.count == 1 ? "1 place" : "\(boxes.count) places")
    }
  }

  /// Two strings; of long ones what is around the first difference, so that it is seen.
  private func pair(_ from: String, _ to: String) -> String {
    let common = zip(from, to).prefix { $0 == $1 }.count
    let hidden = max(from.count, to.count) > 60 && common > 30 ? common - 20 : 0
    func shown(_ text: String) -> String {
      quoted(hidden > 0 ? "…" + text.dropFirst(hidden) : text)
    }
    return "\(shown(from)) → \(shown(to))"
  }

  private func quoted(_ text: String) -> String { SnapshotQuoting.quoted(text) }

  /// A value of CSS: a length in points is its number.
  private func shown(_ value: String) -> String {
    if value.hasSuffix("px"), Double(value.dropLast(2)) != nil { return String(value.dropLast(2)) }
    let quoted = SnapshotQuoting.quoted(value)
    return quoted.contains("\\") || value.count > 60 ? quoted : value
  }
}

extension SemanticChange: CustomStringConvertible {
  /// The change, where the views are declared, and the element.
  public var description: String {
    let origin = origin.viewPath.joined(separator: " > ")
    let place = self.origin.file == nil ? origin : "\(self.origin.place) (\(origin))"
    return [kind.description, place, element].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
