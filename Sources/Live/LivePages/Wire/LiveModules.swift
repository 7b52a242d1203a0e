package import ElementDiff
import ElementTree
import ViewTree

/// The modules of the client that a page must have before a frame is shown, besides the one that every
/// page has: whatever is new is heard from the first moment on.
package struct LiveModules: OptionSet, Sendable {
  package var rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Fields, disclosures, dialogs and followed links.
  package static let controls = LiveModules(rawValue: 1)
  /// Gestures of pointers, and what elements tell of themselves.
  package static let gestures = LiveModules(rawValue: 2)
  /// Rows, keys, and what is dragged.
  package static let actions = LiveModules(rawValue: 4)
  /// Commands, what enters, leaves and moves, and pages that come anew.
  package static let more = LiveModules(rawValue: 8)

  /// The modules that a patch asks for.
  ///
  /// - Complexity: O(*n*), where *n* is the number of operations and new attributes.
  package init(wantedBy patch: Patch) {
    self = []
    for attribute in patch.content.attributes {
      switch attribute.name {
      case .dataOn:
        add(slots: patch.content.string(attribute.start, attribute.end))
      case .dataEnter, .dataLeave, .dataMatch, .dataRoll: insert(.more)
      default: break
      }
    }
    for operation in patch.operations {
      switch operation {
      case .attribute(_, .dataOn, let value): add(slots: value)
      // What is disabled may have the focus.
      case .attribute(_, .dataEnter, _), .attribute(_, .dataLeave, _), .attribute(_, .dataRoll, _),
        .attribute(_, .disabled, _), .reset:
        insert(.more)
      case .property: insert(.controls)
      default: break
      }
    }
  }

  /// The modules that carry out commands.
  package init(wantedBy commands: [WireCommand]) {
    self = commands.isEmpty ? [] : .more
    for command in commands {
      switch command {
      case .scroll, .reveal: insert(.actions)
      default: break
      }
    }
  }

  private mutating func add(slots tokens: String) {
    for token in tokens.utf8.split(separator: 0x20) {
      guard let digit = token.first, let slot = Self.slot(digit) else { continue }
      switch slot {
      case .press: break
      case .input, .change, .check, .submit, .focus, .blur, .open, .link: insert(.controls)
      case .tap, .longPress, .drag, .magnify, .rotate, .hover, .size, .scroll, .visible, .key:
        insert(.gestures)
      case .picture, .choose, .move, .target, .shortcut, .lift, .drop, .dropTarget, .hold, .menu,
        .rows,
        .swipe, .files, .media:
        insert(.actions)
      case .route, .scene, .conceal, .animate: break
      }
    }
  }

  /// The slot of a token's first digit.
  private static func slot(_ digit: UInt8) -> LiveSlot? {
    switch digit {
    case 0x30...0x39: LiveSlot(rawValue: digit - 0x30)
    case 0x61...0x7A: LiveSlot(rawValue: digit - 0x61 + 10)
    default: nil
    }
  }
}
