import ViewTree

extension SnapshotVariant {
  /// The variant as baselines and reports spell it, `default` for none; ``init(label:)`` reads it.
  ///
  /// Parts stand in the order of the properties with a space between them.
  public var label: String {
    var parts: [String] = []
    if let width { parts.append("width=\(width)") }
    if let height { parts.append("height=\(height)") }
    if let colorScheme { parts.append("scheme=\(colorScheme)") }
    if let dynamicTypeSize { parts.append("type=\(dynamicTypeSize)") }
    if let locale { parts.append("locale=\(locale)") }
    if let layoutDirection {
      parts.append("direction=\(layoutDirection == .rightToLeft ? "rtl" : "ltr")")
    }
    if let contrast { parts.append("contrast=\(contrast)") }
    if let reducesMotion { parts.append("motion=\(reducesMotion ? "reduced" : "full")") }
    return parts.isEmpty ? "default" : parts.joined(separator: " ")
  }

  /// Reads a label; nil if it is not what ``label`` writes.
  public init?(label: String) {
    self.init()
    if label == "default" { return }
    for part in label.split(separator: " ", omittingEmptySubsequences: false) {
      guard let equals = part.firstIndex(of: "=") else { return nil }
      let value = String(part[part.index(after: equals)...])
      guard set(String(part[..<equals]), to: value) else { return nil }
    }
    // Every variant has one spelling.
    guard self.label == label else { return nil }
  }

  private mutating func set(_ name: String, to value: String) -> Bool {
    switch name {
    case "width": width = Int(value)
    case "height": height = Int(value)
    case "scheme": colorScheme = ColorScheme.allCases.first { "\($0)" == value }
    case "type": dynamicTypeSize = DynamicTypeSize.allCases.first { "\($0)" == value }
    case "locale": locale = value
    case "direction": layoutDirection = value == "rtl" ? .rightToLeft : .leftToRight
    case "contrast": contrast = ColorSchemeContrast.allCases.first { "\($0)" == value }
    case "motion": reducesMotion = value == "reduced"
    default: return false
    }
    return true
  }
}
