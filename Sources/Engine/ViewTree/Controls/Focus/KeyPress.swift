import ElementTree
public import Foundation

/// A key that was pressed while a view had the focus.
///
/// - Note: As in SwiftUI.
public struct KeyPress: Sendable {
  /// What a key does.
  ///
  /// - Note: Differs from SwiftUI: a browser does not tell when a key goes up, or is pressed on and on.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether the view has used the key.
  ///
  /// - Note: Differs from SwiftUI: the browser does what it does with the key in either case, and views
  ///   around are asked after an ignored one only within the same element.
  public enum Result: Sendable { case handled, ignored }

  public let phase: Phases
  public let key: KeyEquivalent
  /// What the key types.
  public let characters: String
  public let modifiers: EventModifiers

  /// Reads a key as browsers say it, after the names of those held with it; nil for one without a
  /// meaning of its own, such as Shift.
  init?(_ text: String) {
    var (rest, modifiers) = (text[...], EventModifiers())
    while let (name, modifier) = Self.held.first(where: { rest.hasPrefix($0.0) }),
      rest.count > name.count
    {
      modifiers.insert(modifier)
      rest = rest.dropFirst(name.count)
    }
    if let known = Self.named[String(rest)] {
      key = known
    } else if rest.count == 1, let character = rest.first {
      // A capital letter is its key with Shift held.
      key = KeyEquivalent(Character(character.lowercased().first.map(String.init) ?? String(rest)))
    } else {
      return nil
    }
    phase = .down
    characters = rest.count == 1 ? String(rest) : String(key.character)
    self.modifiers = modifiers
  }

  private static let held: [(String, EventModifiers)] = [
    ("Shift+", .shift), ("Control+", .control), ("Alt+", .option), ("Meta+", .command),
  ]

  /// The keys that browsers have names for.
  private static let named: [String: KeyEquivalent] = [
    "ArrowUp": .upArrow, "ArrowDown": .downArrow, "ArrowLeft": .leftArrow,
    "ArrowRight": .rightArrow, "Escape": .escape, "Backspace": .delete, "Delete": .deleteForward,
    "Home": .home, "End": .end, "PageUp": .pageUp, "PageDown": .pageDown, "Clear": .clear,
    "Tab": .tab, "Enter": .return,
  ]
}

/// Keeps an action for keys.
public struct _KeyHandler {
  package let phases: KeyPress.Phases
  package let wants: (KeyPress) -> Bool
  package let action: (KeyPress) -> KeyPress.Result
}

extension _KeyHandler: LiveHandling {
  @MainActor func attach(since mark: Int, in context: inout LoweringContext) {
    guard phases.contains(.down) else { return }
    let (wants, action) = (wants, action)
    context.listen(
      since: mark,
      context.answering(.key) { payload in
        guard case .text(let text) = payload, let press = KeyPress(text), wants(press) else {
          return
        }
        _ = action(press)
      })
  }
}

extension View {
  nonisolated private func keys(
    _ phases: KeyPress.Phases, _ wants: @escaping (KeyPress) -> Bool,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ModifiedContent<Self, _HandlerModifier<_KeyHandler>> {
    modifier(_HandlerModifier(_KeyHandler(phases: phases, wants: wants, action: action)))
  }

  /// Runs an action when a key is pressed while the view has the focus.
  ///
  /// - Note: Differs from SwiftUI: a static page does not run it.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> ModifiedContent<Self, _HandlerModifier<_KeyHandler>> {
    keys([.down, .repeat], { $0.key == key }, { _ in action() })
  }

  /// Runs an action when a key does something while the view has the focus.
  ///
  /// - Note: Differs from SwiftUI: only when it goes down. A static page does not run it.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ModifiedContent<Self, _HandlerModifier<_KeyHandler>> {
    keys(phases, { $0.key == key }, action)
  }

  /// Runs an action when one of some keys does something while the view has the focus.
  ///
  /// - Note: Differs from SwiftUI: only when it goes down. A static page does not run it.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ModifiedContent<Self, _HandlerModifier<_KeyHandler>> {
    self.keys(phases, { keys.contains($0.key) }, action)
  }

  /// Runs an action when a key that types one of some characters does something.
  ///
  /// - Note: Differs from SwiftUI: only when it goes down. A static page does not run it.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ModifiedContent<Self, _HandlerModifier<_KeyHandler>> {
    keys(
      phases, { $0.characters.unicodeScalars.allSatisfy(characters.contains) }, action)
  }

  /// Runs an action when any key does something while the view has the focus.
  ///
  /// - Note: Differs from SwiftUI: only when it goes down. A static page does not run it.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ModifiedContent<Self, _HandlerModifier<_KeyHandler>> { keys(phases, { _ in true }, action) }
}
