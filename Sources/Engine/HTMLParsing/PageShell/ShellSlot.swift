/// The slots that a page shell offers, as an enumeration of their names.
///
///     enum CardSlot: String, ShellSlot {
///       case title, body
///       var kind: ShellSlotKind { self == .title ? .text : .markup }
///     }
public protocol ShellSlot: Hashable, CaseIterable, RawRepresentable, Sendable
where RawValue == String {
  /// What the slot takes.
  var kind: ShellSlotKind { get }
  /// Whether a shell without the slot is an error; by default it is.
  var isRequired: Bool { get }
  /// Whether the slot may stand in a shell more than once; by default only text may.
  var mayRepeat: Bool { get }
}

extension ShellSlot {
  public var isRequired: Bool { true }
  public var mayRepeat: Bool { kind == .text }
}

/// What a slot takes.
public enum ShellSlotKind: Sendable {
  /// Characters, escaped for the place where the slot stands: between tags or in an attribute.
  case text
  /// Elements that our own renderer wrote; only between tags.
  case markup
}

/// What fills a slot.
public enum ShellValue: Sendable {
  /// Characters; they are escaped.
  case text(String)
  /// Elements; they are copied.
  case markup(TrustedMarkup)
}
