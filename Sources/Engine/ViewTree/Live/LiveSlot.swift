/// What can happen to an element, by its number in events.
///
/// An element says in `data-on` what it wants to hear: tokens with a space between them, each a
/// slot's number as one digit of base 36 and, for some, a number behind it.
package enum LiveSlot: UInt8, Sendable, CaseIterable {
  /// A picture can't be had: a byte without meaning, and the token's number, which says which picture is asked for.
  case picture
  /// A button was pressed; no payload.
  case press
  /// A field's text is another: text.
  case input
  /// A control has another value for good: text.
  case change
  /// A checkbox or the like was turned on or off: a flag.
  case check
  /// Return was pressed in a field; no payload.
  case submit
  /// A field has the focus; no payload.
  case focus
  /// A field has lost the focus; no payload.
  case blur
  /// Reader opened or closed a disclosure, a dialog or a popover: a flag.
  case open
  /// Taps: their number as a byte, x and y. The token's number is how many taps are wanted.
  case tap
  /// A long press: a phase. The token's number is the time in milliseconds.
  case longPress
  /// A drag: a phase, then x and y of its start, of the pointer, and of its velocity. The token's
  /// number is the distance at which it begins.
  case drag
  /// Two fingers apart or together: a phase, scale, velocity, x and y of the anchor in the unit
  /// square.
  case magnify
  /// Two fingers turning: a phase, radians, velocity, x and y of the anchor in the unit square.
  case rotate
  /// The pointer above the element: a phase, x and y.
  case hover
  /// The element's size and place: width, height, x and y in the window. The token's number has 1 if the
  /// place matters, so that scrolling is told too, 2 if the place is counted from where everything around is
  /// scrolled to its beginning, and 4 if the element may be a scroll view that is the page's own scroll.
  case size
  /// How far an element is scrolled: a phase, x, y, widths and heights of content and of what is seen. The
  /// phase has 1 if it rests, and 2 if the reader has scrolled since the program did.
  case scroll
  /// Whether the element is to be seen: a flag.
  case visible
  /// A key was pressed: text, with the names of keys held with it and a plus in front, as in
  /// `Control+Shift+A`.
  case key
  /// The browser's history shows another address: text. For the page only.
  case route
  /// Whether the page is to be seen: a flag. For the page only.
  case scene
  /// A link was followed that the page wants to know of: text.
  case link
  /// A row was chosen: a `RowChoice` as a byte.
  case choose
  /// A row was moved by so many rows, up if it is negative: a byte without meaning, a number.
  case move
  /// The element is the one that a scroll view has come to; no payload. The token's number is how far
  /// down what is seen that counts, in hundredths.
  case target
  /// A key was pressed that stands for a press of the element; never sent. The token's number is the
  /// key's Unicode scalar, and 2²¹ times the ``EventModifiers`` held with it. With 0 no key does, but a pull of what
  /// stands beside the element, and 1 is the same while what was asked for comes.
  case shortcut
  /// The element is being dragged; no payload.
  case lift
  /// Something was dropped on the element: x and y, and the text of what comes from elsewhere, with
  /// spaces between them.
  case drop
  /// Whether something that could be dropped is above the element: a flag.
  case dropTarget
  /// Whether the element is held down: a flag.
  case hold
  /// What is in the element can't be reached for now; never sent, and pages don't hear of it.
  case conceal
  /// A long press, the right button or the keyboard opens the menu in the element; never sent.
  case menu
  /// Which elements of a collection's rows are near what is seen, for the first of them: a phase, their
  /// number, where the first begins and ends, where the last begins, how far what is near reaches, and how many
  /// stand in a line, or zero. Places count from where what is near begins. Phase 1 says that the row has the focus, 2
  /// that it has it no more. The token's number is four times that of the collection, and 1 for rows side by side,
  /// and 2 for the room of rows that are not made.
  case rows
  /// Rows in the element show buttons by a swipe, and come to rest when something else is pressed; never
  /// sent.
  case swipe
  /// The reader has chosen files: JSON, an array of objects with `name`, `size` and `type`, empty if none were; or the
  /// name of one that can't be sent on.
  case files
  /// A film or a sound plays, has been paused, is at its end or has failed, or is further: a `MediaPhase`, its number, its
  /// time, and how long it is in seconds, or -1.
  case media
  /// What changes in the element may be animated for itself; never sent, and pages don't hear of it. The number is that of
  /// the animation.
  case animate

  /// The digit that stands for the slot in `data-on`; a dash for one that no element says.
  package var digit: Character {
    self == .animate ? "-" : Character(String(rawValue, radix: 36))
  }

  /// Whether only the newest of several events matters.
  package var isContinuous: Bool {
    switch self {
    case .picture, .input, .drag, .magnify, .rotate, .hover, .size, .scroll, .hold, .dropTarget,
      .rows:
      true
    default: false
    }
  }
}
