/// A key of the keyboard, as scripts see it.
public struct Key: Hashable, Sendable {
  /// The value of `KeyboardEvent.key`.
  public var name: String

  /// The value of `KeyboardEvent.code`; empty when it depends on the keyboard.
  public var code: String

  /// The value of the old `keyCode`, which Chromium's own shortcuts go by.
  public var virtualKeyCode: Int

  /// What the key types; nil when it types nothing.
  public var text: String?

  public init(name: String, code: String, virtualKeyCode: Int, text: String? = nil) {
    self.name = name
    self.code = code
    self.virtualKeyCode = virtualKeyCode
    self.text = text
  }

  /// A key that types nothing and has the same name and code.
  private init(_ name: String, _ virtualKeyCode: Int) {
    self.init(name: name, code: name, virtualKeyCode: virtualKeyCode)
  }

  public static let enter = Key(name: "Enter", code: "Enter", virtualKeyCode: 13, text: "\r")
  public static let space = Key(name: " ", code: "Space", virtualKeyCode: 32, text: " ")
  public static let tab = Key("Tab", 9)
  public static let escape = Key("Escape", 27)
  public static let backspace = Key("Backspace", 8)
  public static let delete = Key("Delete", 46)
  public static let home = Key("Home", 36)
  public static let end = Key("End", 35)
  public static let pageUp = Key("PageUp", 33)
  public static let pageDown = Key("PageDown", 34)
  public static let arrowLeft = Key("ArrowLeft", 37)
  public static let arrowUp = Key("ArrowUp", 38)
  public static let arrowRight = Key("ArrowRight", 39)
  public static let arrowDown = Key("ArrowDown", 40)

  /// The key that types a printable ASCII character, a tab or a line break.
  ///
  /// - Returns: nil for any other character.
  public static func typing(_ character: Character) -> Key? {
    if character == " " { return .space }
    if character == "\t" { return .tab }
    if character.isNewline { return .enter }
    guard let ascii = character.asciiValue, (0x21...0x7E).contains(ascii) else { return nil }
    let text = String(character)
    switch character {
    case "a"..."z", "A"..."Z":
      let capital = text.uppercased()
      return Key(
        name: text, code: "Key" + capital, virtualKeyCode: Int(ascii & 0x5F), text: text)
    case "0"..."9":
      return Key(name: text, code: "Digit" + text, virtualKeyCode: Int(ascii), text: text)
    default:
      return Key(name: text, code: "", virtualKeyCode: 0, text: text)
    }
  }
}

/// The keys held down while another one is pressed.
public struct KeyModifiers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alt = KeyModifiers(rawValue: 1)
  public static let control = KeyModifiers(rawValue: 2)
  public static let meta = KeyModifiers(rawValue: 4)
  public static let shift = KeyModifiers(rawValue: 8)
}
