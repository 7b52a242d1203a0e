/// A key on a keyboard.
///
/// - Note: As in SwiftUI.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public let character: Character

  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")
}

/// Keys that are held while another is pressed.
///
/// - Note: As in SwiftUI.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

/// A key and those held with it.
///
/// - Note: As in SwiftUI.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut follows the reader's keyboard.
  public struct Localization: Hashable, Sendable {
    private let value: Int
    public static let automatic = Localization(value: 0)
    public static let withoutMirroring = Localization(value: 1)
    public static let custom = Localization(value: 2)
  }

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization = Localization.automatic

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
  ) {
    self.init(key, modifiers: modifiers)
    self.localization = localization
  }

  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  public static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.modifiers == right.modifiers
      && left.localization == right.localization
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}

extension KeyboardShortcut {
  /// The key and those held with it as one number; nil for a key of several scalars.
  var number: Int? {
    let scalars = key.character.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return nil }
    // Browsers say a letter in its case; Shift is told apart from it.
    let letter = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    return Int(letter.value) | modifiers.intersection(.all).rawValue << 21
  }
}

/// Presses a button when a key is pressed.
nonisolated public struct _KeyboardShortcutModifier: _BoxModifier, Sendable {
  let shortcut: KeyboardShortcut?

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    guard let number = modifier.shortcut?.number else { return }
    context.listen(
      &box,
      ElementHandler(.shortcut, parameter: number, isEnabled: context.environment.style.isEnabled) {
        _ in
      })
  }
}

extension View {
  /// Presses the view's button or control when a key is pressed.
  ///
  /// - Note: Differs from SwiftUI: Command is Control where there is no Command key, and browsers keep some
  ///   keys for themselves, such as those that open and close windows. A static page hears none.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> ModifiedContent<Self, _KeyboardShortcutModifier> {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Presses the view's button or control when a key is pressed.
  ///
  /// - Note: Differs from SwiftUI: keys are where the reader's keyboard has them. A static page hears none.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> ModifiedContent<Self, _KeyboardShortcutModifier> {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Presses the view's button or control when a key is pressed.
  ///
  /// - Note: Differs from SwiftUI: a static page hears none.
  nonisolated public func keyboardShortcut(
    _ shortcut: KeyboardShortcut
  ) -> ModifiedContent<Self, _KeyboardShortcutModifier> {
    modifier(_KeyboardShortcutModifier(shortcut: shortcut))
  }

  /// Presses the view's button or control when a key is pressed, if one is given.
  ///
  /// - Note: Differs from SwiftUI: a static page hears none.
  nonisolated public func keyboardShortcut(
    _ shortcut: KeyboardShortcut?
  ) -> ModifiedContent<Self, _KeyboardShortcutModifier> {
    modifier(_KeyboardShortcutModifier(shortcut: shortcut))
  }
}
