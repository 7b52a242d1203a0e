public import ElementTree

/// State of a control that a reader changes too, so that the attribute alone would not set it.
///
/// An `<input>` that was typed into shows its `value` property whatever its attribute says. An
/// operation on a property sets both.
public enum ElementProperty: UInt8, Sendable, CaseIterable {
  case value, checked, selected, open

  /// The attribute that the tree keeps the property in.
  public var attribute: AttributeName {
    switch self {
    case .value: .value
    case .checked: .checked
    case .selected: .selected
    case .open: .open
    }
  }

  /// The property behind an attribute of an element, if there is one.
  package init?(_ attribute: AttributeName, of element: ElementName) {
    switch (attribute, element) {
    case (.value, .input), (.value, .progress), (.value, .meter): self = .value
    case (.checked, .input): self = .checked
    case (.selected, .option): self = .selected
    case (.open, .details), (.open, .dialog): self = .open
    default: return nil
    }
  }
}
