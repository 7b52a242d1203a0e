import Browser
import LivePages
import Testing
import ViewTree
import WebServer

/// Every control in every place, operated as a reader does, and its value read back.
@Suite("Controls in places", .serialized)
@MainActor
struct MatrixTests {
  @Test("Controls answer to touch", arguments: MatrixPlace.allCases)
  func touch(_ place: MatrixPlace) async throws {
    try await Self.run(place, isByKeys: false)
  }

  @Test("Controls answer to the keyboard", arguments: MatrixPlace.allCases)
  func keyboard(_ place: MatrixPlace) async throws {
    try await Self.run(place, isByKeys: true)
  }

  private static func run(_ place: MatrixPlace, isByKeys: Bool) async throws {
    var failed: [String] = []
    let session = try await MatrixSession.shared()
    for control in MatrixControl.allCases where !isByKeys || control.hasKeys {
      do {
        let found = try await session.operate(control, in: place, isByKeys: isByKeys)
        if found != control.expected(isByKeys: isByKeys) { failed.append("\(control): \(found)") }
      } catch {
        failed.append("\(control): \(error)")
      }
    }
    #expect(failed == [])
  }
}

extension MatrixControl {
  /// Whether there is a way to operate the control by keys alone: a long press is one of pointers.
  var hasKeys: Bool { self != .longPress }

  /// What the page says when the control was operated.
  func expected(isByKeys: Bool) -> String {
    switch self {
    case .button, .borderedButton, .prominentButton, .plainButton, .borderlessButton, .styledButton:
      "pressed"
    case .toggle: "on"
    case .field: "ab"
    case .slider: isByKeys ? "low" : "moved"
    case .stepper, .menuPicker, .segmentedPicker, .inlinePicker, .wheelPicker: "1"
    case .datePicker: "dated"
    case .menu, .contextMenu: "chosen"
    case .disclosure: "open"
    case .alert, .dialog: "yes"
    case .tap: "tapped"
    case .longPress: "held"
    }
  }

  /// The text or the selector of what is pressed first.
  fileprivate var target: String {
    switch self {
    case .button, .borderedButton, .prominentButton, .plainButton, .borderlessButton, .styledButton:
      "Press"
    case .toggle: "css:[role=switch]"
    case .field: "css:input[placeholder=Field]"
    case .slider: "css:[type=range]"
    case .stepper: "css:[aria-label=Increment]"
    case .menuPicker: "css:select"
    case .segmentedPicker, .inlinePicker, .wheelPicker: "css:[aria-label=Two]"
    case .datePicker: "css:[type=date]"
    case .menu: "Menu"
    case .disclosure: "More"
    case .alert, .dialog: "Ask"
    case .contextMenu, .longPress: "Hold me"
    case .tap: "Tap me"
    }
  }
}

/// A server of all cells and a browser that goes through them.
@MainActor
final class MatrixSession {
  private let page: Page
  private let address: String
  /// What keeps the server going.
  private let server: LiveServer

  private static var known: MatrixSession?

  static func shared() async throws -> MatrixSession {
    if let known { return known }
    var configuration = LiveServerConfiguration()
    configuration.server.port = 0
    let server = LiveServer(configuration, store: MemoryStore()) { visit in
      let parts = visit.path.split(separator: "/").map(String.init)
      guard parts.count == 2, let control = MatrixControl(rawValue: parts[0]),
        let place = MatrixPlace(rawValue: parts[1])
      else { return nil }
      return LiveView(MatrixPage(control: control, place: place))
    }
    try server.start()
    let page = try await Browser.launch().newPage()
    try await page.setViewport(width: 390, height: 844)
    try await page.send(
      "Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 5])
    let session = MatrixSession(page, "http://localhost:\(server.http.port)/", server)
    known = session
    return session
  }

  private init(_ page: Page, _ address: String, _ server: LiveServer) {
    self.page = page
    self.address = address
    self.server = server
  }

  /// Operates a control and gives the value that the page says then.
  func operate(
    _ control: MatrixControl, in place: MatrixPlace, isByKeys: Bool
  ) async throws -> String {
    try await page.navigate(to: "\(address)\(control)/\(place)")
    try await page.evaluate(
      "import(document.querySelector('script[type=module]').src).then(() => true)")
    try await page.evaluate(Self.helpers)
    try await arrive(at: place)
    let press = isByKeys ? pressByKeys : tap
    switch control {
    case .field:
      try await press(control.target)
      try await page.type("ab")
    case .slider:
      try await reach(control.target, isByKeys: isByKeys, at: 0.8)
      if isByKeys { try await page.press(.arrowRight) }
    case .menuPicker, .datePicker:
      // A browser's own list or calendar is no part of the page: it is reached, and then says its choice.
      try await reach(control.target, isByKeys: isByKeys, at: 0.5, opens: false)
      try await page.evaluate("set('\(control == .menuPicker ? "1" : "2024-05-06")')")
    case .menu, .alert, .dialog:
      try await press(control.target)
      try await press(control == .menu ? "Item" : "Yes")
      guard
        try await page.evaluate(
          "until(() => !document.querySelector('dialog dialog,.d-alert,.d-actions,body :popover-open'))"
        )
          == true
      else { return "open" }
    case .contextMenu:
      if isByKeys {
        try await focus(control.target)
        try await page.press(Key(name: "F10", code: "F10", virtualKeyCode: 121), modifiers: .shift)
        guard
          try await page.evaluate("until(() => document.querySelector('body :popover-open'))")
            == true
        else { return "no menu" }
        try await page.press(.enter)
      } else {
        try await hold(control.target)
        try await tap("Item")
      }
    case .longPress: try await hold(control.target)
    case .segmentedPicker, .inlinePicker, .wheelPicker:
      if isByKeys {
        try await focus("css:[aria-label=One]")
        try await page.press(.arrowDown)
      } else {
        try await tap(control.target)
      }
    default: try await press(control.target)
    }
    let expected = control.expected(isByKeys: isByKeys)
    return try await page.evaluate("says('\(expected)')").string ?? "nothing"
  }

  /// Goes to where the control is, as a reader does.
  private func arrive(at place: MatrixPlace) async throws {
    switch place {
    case .pushedByView, .pushedByValue, .splitView: try await tap("Go")
    case .tab: try await tap("css:[aria-label=Second]")
    default: break
    }
  }

  private func tap(_ target: String) async throws {
    try await reach(target, isByKeys: false, at: 0.5)
  }

  private func hold(_ target: String) async throws {
    let point = try await place(of: target, at: 0.5)
    try await page.touch([point])
    _ = try await page.evaluate(
      "until(() => document.querySelector('body :popover-open') || document.body.innerText.includes('=held'), 1500)"
    )
    try await page.touch([])
  }

  private func reach(
    _ target: String, isByKeys: Bool, at fraction: Double, opens: Bool = true
  ) async throws {
    if isByKeys { return try await focus(target) }
    let point = try await place(of: target, at: fraction)
    guard opens else { return }
    try await page.tap(point)
  }

  /// The place of a target, which nothing covers.
  private func place(of target: String, at fraction: Double) async throws -> (x: Double, y: Double)
  {
    let found = try await page.evaluate("place('\(target)', \(fraction))")
    guard case .array(let numbers) = found, numbers.count == 2, let x = numbers[0].number,
      let y = numbers[1].number
    else { throw BrowserError(.scriptFailed, found.string ?? "no place") }
    return (x, y)
  }

  private func pressByKeys(_ target: String) async throws {
    try await focus(target)
    if target.hasPrefix("css:input") { return }
    try await page.press(target.hasPrefix("css:[role=switch]") ? .space : .enter)
  }

  /// Moves the focus by the tabulator key until a target has it.
  private func focus(_ target: String) async throws {
    guard try await page.evaluate("until(() => find('\(target)'))") == true else {
      throw BrowserError(.scriptFailed, "no \(target)")
    }
    for _ in 0..<14 {
      if try await page.evaluate("has('\(target)')") == true { return }
      try await page.press(.tab)
    }
    throw BrowserError(.scriptFailed, "the focus does not reach \(target)")
  }

  private static let helpers = """
    window.find = (target) => {
      const top = [...document.querySelectorAll('body :popover-open, dialog:modal')].at(-1) || document.body;
      if (target.startsWith('css:')) return [...top.querySelectorAll(target.slice(4))].find(e => e.checkVisibility());
      const own = (e) => [...e.childNodes].map(n => n.data || '').join('').trim();
      const all = [...top.querySelectorAll('*')].filter(e => own(e) == target && e.checkVisibility());
      return all.at(-1);
    };
    window.until = async (test, time = 20000) => {
      for (const end = performance.now() + time; performance.now() < end;) {
        if (test()) return true;
        await new Promise(r => setTimeout(r, 10));
      }
      return false;
    };
    window.place = async (target, fraction) => {
      if (!await until(() => find(target))) return 'no ' + target;
      const element = find(target);
      element.scrollIntoView({ block: 'nearest' });
      await new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)));
      window.target = element;
      const box = element.getBoundingClientRect(), x = box.x + box.width * fraction, y = box.y + box.height / 2;
      const hit = document.elementFromPoint(x, y), label = element.closest('label');
      if (!hit || !(element.contains(hit) || hit.contains(element) || label?.contains(hit))) return 'covered by ' + hit?.outerHTML.slice(0, 80);
      return [x, y];
    };
    window.has = (target) => {
      const element = find(target), active = document.activeElement;
      window.target = active;
      return element && (element == active || active != document.body && !active.close && (active.contains(element) || element.contains(active)));
    };
    window.set = (value) => {
      target.value = value;
      target.dispatchEvent(new Event('input', { bubbles: true }));
      target.dispatchEvent(new Event('change', { bubbles: true }));
    };
    window.says = async (expected) => {
      const value = () => /value=(.*?);/.exec(document.body.innerText)?.[1];
      await until(() => value() == expected);
      return value();
    };
    true
    """
}
