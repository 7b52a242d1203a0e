import Browser
import Foundation
import Synchronization

/// A package whose previews are shown in a browser while one of its sources is edited.
final class Reloads: @unchecked Sendable {
  enum Edit: String, CaseIterable {
    case literal
    case asset
    case body
    case interface
  }

  /// Why nothing can be measured.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let package: String
  private let process = Process()
  private let file: String
  private let original: String
  private let said = Said()
  private var browser: Browser?
  private var page: Page?
  private var number = 0

  init(package: String, scratch: String?, program: String) throws {
    self.package = package
    file = package + "/Sources/Moments/MomentsViews/LikeToggle.swift"
    original = try String(contentsOfFile: file, encoding: .utf8)
    asset =
      package
      + "/Sources/Moments/MomentsViews/Assets.xcassets/likeButtonStart.colorset/Contents.json"
    assetOriginal = try String(contentsOfFile: asset, encoding: .utf8)
    guard original.contains(Self.label), assetOriginal.contains(Self.red) else {
      throw Failure(description: "\(file) is another")
    }
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["preview", "--package", package, "--port", "0"]
    if let scratch { process.arguments? += ["--scratch", scratch] }
  }

  /// A colour that the preview has, and the part of it that is edited.
  private let asset: String
  private let assetOriginal: String
  private static let red = "\"0xE1\""

  private static let label = ".accessibilityLabel(\"Like\")"

  /// Starts to show previews.
  ///
  /// - Returns: The milliseconds from the start of the command to the first picture.
  func begin() async throws -> Int {
    let browser = try await Browser.launch()
    let page = try await browser.newPage(width: 1200, height: 800)
    self.browser = browser
    self.page = page
    let (output, errors) = (Pipe(), Pipe())
    output.fileHandleForReading.readabilityHandler = { [said] handle in
      let text = String(decoding: handle.availableData, as: UTF8.self)
      guard text.hasPrefix("http") else { return }
      said.url.withLock { $0 = text.trimmingCharacters(in: .newlines) }
    }
    errors.fileHandleForReading.readabilityHandler = { [said] handle in
      let text = String(decoding: handle.availableData, as: UTF8.self)
      said.lines.withLock { $0 += text.split(whereSeparator: \.isNewline).map(String.init) }
    }
    process.standardOutput = output
    process.standardError = errors
    let start = ContinuousClock.now
    try process.run()
    while said.url.withLock({ $0 }) == nil { try await Task.sleep(for: .milliseconds(2)) }
    let address = said.url.withLock { $0 } ?? ""
    try await page.navigate(to: address)
    try await wait("document.querySelector('iframe').contentDocument.body.children.length > 0")
    let time = ContinuousClock.now - start
    let root = address.prefix { $0 != "?" }
    try await page.navigate(to: root + "card?preview=MomentsViews/LikeToggle/Not-liked")
    try await wait("document.querySelector('[aria-label=Like]')")
    // The program is taken apart after the first build.
    try await settle()
    return Int((time / .milliseconds(1)).rounded())
  }

  private func settle() async throws {
    for attempt in 0..<600 {
      // Whatever has come to be said of an edit says that edits are built.
      let before = said.lines.withLock { $0.count }
      try save(original + "// \(attempt)\n")
      for _ in 0..<1000 where said.lines.withLock({ $0.count }) == before {
        try await Task.sleep(for: .milliseconds(10))
      }
      if way.contains("body") { break }
    }
  }

  /// How the last edit was built.
  var way: String {
    let last = said.lines.withLock { $0.last { $0.hasPrefix("Reloaded") } } ?? ""
    return String(last.drop { $0 != "(" })
  }

  /// Makes an edit.
  ///
  /// - Returns: The milliseconds from the save until it is painted.
  func time(of edit: Edit, turn: Int) async throws -> Double {
    number += 1
    let mark = "\(number)"
    let text: String
    var path = file
    var condition = "document.querySelector('[aria-label=\"Like \(mark)\"]')"
    switch edit {
    case .asset:
      let red = 16 + number % 200
      path = asset
      text = assetOriginal.replacingOccurrences(
        of: Self.red, with: "\"0x\(String(red, radix: 16))\"")
      condition = """
        [...document.querySelectorAll('*')].some(e => {
          const s = getComputedStyle(e);
          return (s.filter + s.boxShadow + s.backgroundImage).includes('(\(red), ');
        })
        """
    case .literal:
      text = original.replacingOccurrences(
        of: Self.label, with: ".accessibilityLabel(\"Like \(mark)\")")
    case .body:
      text = original.replacingOccurrences(
        of: Self.label, with: ".accessibilityLabel(\"Like \" + \"\(mark)\")")
    case .interface:
      text = original.replacingOccurrences(
        of: Self.label, with: ".accessibilityLabel(\"Like \\(number\(mark))\")"
      ).replacingOccurrences(
        of: "  let userID: String\n", with: "  let userID: String\n  let number\(mark) = \(mark)\n")
    }
    // The page notes itself when the picture is there.
    let painted = Task { [page] in
      try await page?.evaluate(
        """
        new Promise(done => {
          const look = () => {
            if (\(condition))
              requestAnimationFrame(() => setTimeout(() =>
                done(performance.timeOrigin + performance.now())));
            else setTimeout(look, 1);
          };
          look();
          setTimeout(() => done(0), 60000);
        })
        """)
    }
    try await Task.sleep(for: .milliseconds(300))
    let start = Date().timeIntervalSince1970 * 1000
    try save(text, to: path)
    guard case .number(let end)? = try await painted.value, end > 0 else {
      let words = said.lines.withLock { $0.suffix(5).joined(separator: "\n") }
      throw Failure(description: "The \(edit.rawValue) edit is not shown.\n\(words)")
    }
    return end - start
  }

  /// What saves cost that change nothing: milliseconds of the processor, and how many compilers were run.
  func costOfSameSaves(_ count: Int) async throws -> (own: Double, children: Int) {
    try await Task.sleep(for: .seconds(1))
    let first = times()
    let before = said.lines.withLock { $0.count }
    let text = try String(contentsOfFile: file, encoding: .utf8)
    for _ in 0..<count {
      try save(text)
      try await Task.sleep(for: .milliseconds(30))
    }
    let after = times()
    let ticks = 1000 / Double(sysconf(Int32(_SC_CLK_TCK)))
    let cost = Double(after.own - first.own) * ticks / Double(count)
    let built = said.lines.withLock { $0.count } - before
    return ((cost * 10).rounded() / 10, built + (after.children > first.children ? 1 : 0))
  }

  /// The processor's time that the command has used, and that of children that have ended, in ticks.
  private func times() -> (own: Int, children: Int) {
    let text =
      (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8))
      ?? ""
    let fields = text.drop { $0 != ")" }.split(separator: " ").dropFirst().compactMap { Int($0) }
    // From the state on: utime, stime, cutime and cstime are the 14th to the 17th of all.
    guard fields.count > 13 else { return (0, 0) }
    return (fields[10] + fields[11], fields[12] + fields[13])
  }

  private func wait(_ condition: String) async throws {
    for _ in 0..<30_000 {
      let isSo = try? await page?.evaluate(
        "(() => { try { return !!(\(condition)) } catch { return false } })()")
      if isSo == true { return }
      try await Task.sleep(for: .milliseconds(2))
    }
    throw Failure(description: "The page never came to: \(condition)")
  }

  private func save(_ text: String, to path: String? = nil) throws {
    try text.write(toFile: path ?? file, atomically: false, encoding: .utf8)
  }

  /// Puts the source back and ends all programs.
  func end() {
    try? save(original)
    try? save(assetOriginal, to: asset)
    process.terminate()
    process.waitUntilExit()
  }
}

/// What a program has said so far.
private final class Said: Sendable {
  let lines = Mutex<[String]>([])
  let url = Mutex<String?>(nil)
}
