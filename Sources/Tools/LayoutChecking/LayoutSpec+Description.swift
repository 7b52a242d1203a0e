extension LayoutSpec: CustomStringConvertible {
  /// The view much as its source would be.
  package var description: String {
    var arguments = spacing.map { ["spacing: \(brief($0))"] } ?? []
    if let alignment, alignment != .center { arguments.insert(".\(alignment)", at: 0) }
    if let minLength { arguments.append("minLength: \(brief(minLength))") }
    if letters > 0 { arguments.append("\(letters)") }
    arguments += columns.map { "\($0)" }
    var text = "\(kind)"
    if !arguments.isEmpty { text += "(\(arguments.joined(separator: ", ")))" }
    if !children.isEmpty {
      text += " { \(children.map(\.description).joined(separator: "; ")) }"
    }
    if let id { text += "'\(id)" }
    return text + modifiers.map { ".\($0)" }.joined()
  }
}

extension LayoutSpec.Modifier: CustomStringConvertible {
  package var description: String {
    switch self {
    case .padding(let length): return "padding(\(length.map(brief) ?? ""))"
    case .insets(let edges): return "padding\(edges.map(brief))"
    case .frame(let frame): return "frame(\(frame))"
    case .offset(let x, let y): return "offset(\(brief(x)), \(brief(y)))"
    case .position(let x, let y): return "position(\(brief(x)), \(brief(y)))"
    case .layer(let content, let place, let isOverlay):
      return "\(isOverlay ? "overlay" : "background")(.\(place)) { \(content) }"
    case .fixedSize(let horizontal, let vertical): return "fixedSize(\(horizontal), \(vertical))"
    case .aspectRatio(let ratio, let fills):
      return "aspectRatio(\(ratio.map(brief) ?? "nil"), \(fills ? "fill" : "fit"))"
    case .layoutPriority(let value): return "layoutPriority(\(brief(value)))"
    case .clipped: return "clipped()"
    case .named(let name): return "id('\(name))"
    }
  }
}

extension LayoutSpec.Frame: CustomStringConvertible {
  package var description: String {
    let lengths = [
      ("width", width), ("height", height), ("minWidth", minWidth), ("idealWidth", idealWidth),
      ("maxWidth", maxWidth), ("minHeight", minHeight), ("idealHeight", idealHeight),
      ("maxHeight", maxHeight),
    ]
    var parts = lengths.compactMap { name, length in length.map { "\(name): \(brief($0))" } }
    if alignment != .center { parts.append(".\(alignment)") }
    return parts.joined(separator: ", ")
  }
}

private func brief(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
}
