import Synchronization

/// A button of the mouse.
public enum MouseButton: String, Sendable, CaseIterable {
  case left
  case right
  case middle

  /// The button's bit in `MouseEvent.buttons`.
  var bit: Int {
    switch self {
    case .left: 1
    case .right: 2
    case .middle: 4
    }
  }
}

extension Page {
  /// Moves the mouse to a point of the viewport, presses a button and lets it go, several times
  /// without time between them.
  public func click(x: Double, y: Double, button: MouseButton = .left, count: Int = 1) async throws
  {
    try await moveMouse(x: x, y: y)
    guard count > 0 else { return }
    // The last one only is awaited: the browser takes them in order, and two clicks that come
    // apart on a busy machine are no double click.
    let held = pressedButtons.withLock { $0 }
    for number in 1...count {
      post("mousePressed", at: (x, y), button: button, held: held.union([button]), count: number)
      if number < count {
        post("mouseReleased", at: (x, y), button: button, held: held, count: number)
      }
    }
    try await releaseMouse(x: x, y: y, button: button, count: count)
  }

  /// Moves the mouse to a point of the viewport, dragging if a button is down.
  public func moveMouse(x: Double, y: Double) async throws {
    let pressed = pressedButtons.withLock { $0 }
    let button = MouseButton.allCases.first { pressed.contains($0) }
    try await sendMouse("mouseMoved", x: x, y: y, button: button?.rawValue ?? "none", count: 0)
  }

  /// Presses a button of the mouse and holds it; a count of 2 makes it the second press of a double
  /// click.
  public func pressMouse(x: Double, y: Double, button: MouseButton = .left, count: Int = 1)
    async throws
  {
    pressedButtons.withLock { _ = $0.insert(button) }
    try await sendMouse("mousePressed", x: x, y: y, button: button.rawValue, count: count)
  }

  /// Lets a button of the mouse go.
  public func releaseMouse(x: Double, y: Double, button: MouseButton = .left, count: Int = 1)
    async throws
  {
    pressedButtons.withLock { _ = $0.remove(button) }
    try await sendMouse("mouseReleased", x: x, y: y, button: button.rawValue, count: count)
  }

  /// Puts fingers down, moves them, or takes them away: those that are listed are down afterwards.
  ///
  /// - Parameter fingers: Points of the viewport; the first is the same finger from call to call, and
  ///   so on.
  public func touch(_ fingers: [(x: Double, y: Double)]) async throws {
    let before = fingerCount.withLock { count in
      defer { count = fingers.count }
      return count
    }
    let type =
      fingers.count > before ? "touchStart" : fingers.count < before ? "touchEnd" : "touchMove"
    try await send("Input.dispatchTouchEvent", Self.touch(type, fingers))
  }

  /// Puts a finger down on a point of the viewport and takes it away, without time between.
  public func tap(_ point: (x: Double, y: Double)) async throws {
    // The end only is awaited: a finger that is down for long on a busy machine is a long press.
    browser.connection.post(
      "Input.dispatchTouchEvent", Self.touch("touchStart", [point]), session: session)
    try await send("Input.dispatchTouchEvent", Self.touch("touchEnd", []))
  }

  private static func touch(_ type: String, _ fingers: [(x: Double, y: Double)]) -> JSONValue {
    let points = fingers.enumerated().map { number, finger -> JSONValue in
      ["x": .number(finger.x), "y": .number(finger.y), "id": .number(Double(number))]
    }
    return ["type": .string(type), "touchPoints": .array(points)]
  }

  /// Types text into the focused element.
  ///
  /// ASCII characters come with the events of their keys; all others are inserted as by an input
  /// method.
  public func type(_ text: String) async throws {
    for character in text {
      if let key = Key.typing(character) {
        try await press(key)
      } else {
        try await send("Input.insertText", ["text": .string(String(character))])
      }
    }
  }

  /// Presses a key and lets it go.
  public func press(_ key: Key, modifiers: KeyModifiers = []) async throws {
    // With one of these a key is a shortcut and types nothing.
    let isShortcut = !modifiers.isDisjoint(with: [.alt, .control, .meta])
    let text = isShortcut ? nil : key.text
    var event: [String: JSONValue] = [
      "key": .string(key.name), "code": .string(key.code),
      "windowsVirtualKeyCode": .number(Double(key.virtualKeyCode)),
      "modifiers": .number(Double(modifiers.rawValue)),
    ]
    event["type"] = "keyUp"
    let release = event
    event["type"] = text == nil ? "rawKeyDown" : "keyDown"
    event["text"] = text.map { .string($0) }
    try await send("Input.dispatchKeyEvent", .object(event))
    try await send("Input.dispatchKeyEvent", .object(release))
  }

  private func sendMouse(_ type: String, x: Double, y: Double, button: String, count: Int)
    async throws
  {
    let held = pressedButtons.withLock { $0 }
    try await send(
      "Input.dispatchMouseEvent",
      Self.mouse(type, at: (x, y), button: button, held: held, count: count))
  }

  private func post(
    _ type: String, at point: (x: Double, y: Double), button: MouseButton, held: Set<MouseButton>,
    count: Int
  ) {
    browser.connection.post(
      "Input.dispatchMouseEvent",
      Self.mouse(type, at: point, button: button.rawValue, held: held, count: count),
      session: session)
  }

  private static func mouse(
    _ type: String, at point: (x: Double, y: Double), button: String, held: Set<MouseButton>,
    count: Int
  ) -> JSONValue {
    [
      "type": .string(type), "x": .number(point.x), "y": .number(point.y),
      "button": .string(button),
      "buttons": .number(Double(held.reduce(0) { $0 | $1.bit })),
      "clickCount": .number(Double(count)),
    ]
  }
}
