import Browser
import BrowserPool
import Testing

/// The timeline in Chromium, attached to a server.
@MainActor
struct TimelinePage {
  let page: Page

  /// What a card shows of its likes.
  struct Likes: Equatable {
    var isOn: Bool
    /// What the row of likers is called; empty where there is none.
    var label: String
    /// The addresses of the likers' pictures.
    var avatars: [String]
    /// What stands for the likers for whom there is no room.
    var rest: String
  }

  /// Opens the timeline as a new reader and waits until it answers to what is done.
  init(
    _ server: MomentsServer, in browser: Browser, colorScheme: Page.ColorScheme = .light,
    width: Int = 800, height: Int = 700
  ) async throws {
    page = try await browser.newPage(width: width, height: height)
    try await page.emulate(colorScheme: colorScheme)
    try await page.navigate(to: server.address)
    try await attached()
  }

  /// Waits until a page that was loaded is attached and has had its first answer.
  func attached() async throws {
    let isAttached = try await wait(
      "document.querySelector('[data-on]') && !document.querySelector(':disabled')")
    guard !isAttached else { return }
    let shown = try await evaluate("location.href + ' ' + document.body.innerText.slice(0, 300)")
    let messages = try await page.consoleMessages
    Issue.record("not attached: \(shown.string ?? "") \(messages)")
  }

  @discardableResult
  func evaluate(_ script: String) async throws -> JSONValue { try await page.evaluate(script) }

  /// Waits until an expression is true; false after a minute.
  func wait(_ isSo: String) async throws -> Bool { try await page.wait(isSo) }

  /// Moves the mouse to the heart of a card and clicks.
  func like(_ card: Int) async throws {
    let place = try await page.middle(Self.toggle(card))
    try await page.click(x: place.x, y: place.y)
  }

  /// What a card shows of its likes.
  func likes(_ card: Int) async throws -> Likes {
    let value = try await page.evaluate(
      """
      (card => {
        const row = card.querySelector('[role=img][aria-label^=Liked]');
        return {
          isOn: card.querySelector('input').checked,
          label: row ? row.getAttribute('aria-label') : '',
          avatars: [...(row ? row.querySelectorAll('img') : [])].map(i => i.getAttribute('src')),
          rest: row?.querySelector('p')?.textContent ?? '',
        };
      })(document.querySelectorAll('article')[\(card)])
      """)
    return Likes(
      isOn: value["isOn"]?.bool ?? false, label: value["label"]?.string ?? "",
      avatars: value["avatars"]?.array?.compactMap(\.string) ?? [],
      rest: value["rest"]?.string ?? "")
  }

  /// Waits until a card shows a number of likers, and its toggle a state.
  func shows(_ card: Int, likers: Int, isOn: Bool) async throws -> Bool {
    try await wait(
      """
      document.querySelectorAll('article')[\(card)]
        .querySelector('[role=img][aria-label="Liked by \(likers)"]')
        && \(Self.toggle(card)).checked == \(isOn)
      """)
  }

  /// Waits until the heart of a card is filled with a colour.
  func heart(_ card: Int, is color: String) async throws -> Bool {
    try await wait(
      """
      getComputedStyle(document.querySelectorAll('article')[\(card)]
        .querySelector('svg[aria-label=Like]')).fill == '\(color)'
      """)
  }

  /// The toggle of a card, as a script.
  static func toggle(_ card: Int) -> String {
    "document.querySelectorAll('article')[\(card)].querySelector('input[role=switch]')"
  }

  /// The colours of hearts.
  static let selected = "rgb(247, 55, 87)"
  static let notSelected = "rgb(225, 225, 235)"
}
