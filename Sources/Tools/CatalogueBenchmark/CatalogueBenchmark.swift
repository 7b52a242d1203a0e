import Browser
import CommandLineOptions
import Dispatch
import Foundation
import ViewPreviews

/// `catalogue-benchmark [COUNT]`: how long a page of so many previews takes to open, and to go from
/// one preview to another, in Chromium.
@main
enum CatalogueBenchmark {
  private static let syntax = CommandSyntax(
    "catalogue-benchmark", operands: "[COUNT]", maximumOperandCount: 1, options: [],
    notes: "Prints how long a page of COUNT previews takes; 2,000 if not given.")

  @MainActor static func main() async {
    let count = syntax.parseProgram().operands.first.flatMap { Int($0) } ?? 2000
    do {
      var options = HostOptions()
      options.package = FileManager.default.temporaryDirectory.path
      let server = try PreviewServer(options, catalogue: GeneratedPreviews.catalogue(count))
      try server.start()
      let browser = try await Browser.launch()
      let page = try await browser.newPage(width: 1300, height: 800)
      print("\(count) previews")
      var opened: [Double] = []
      for _ in 0..<12 {
        try await page.navigate(to: "about:blank")
        try await page.navigate(to: server.url)
        opened.append(try await number(page.evaluate(Self.opened)))
      }
      report("open: navigation to the preview's picture, its page live", opened)
      report("switch: click to the picture", try await times(page, Self.switched(by: 1), 60))
      try await page.evaluate("(document.querySelector('input').focus(), true)")
      var searched: [Double] = []
      for _ in 0..<6 {
        for word in ["long 19", "module3 empty", ""] {
          searched.append(try await number(page.evaluate(Self.searched(word))))
        }
      }
      report("search: input to the found previews", searched)
      await browser.close()
      server.stop()
      exit(0)
    } catch {
      syntax.end(.internalError, "\(error)")
    }
  }

  private static func number(_ value: JSONValue) throws -> Double {
    if case .number(let number) = value { return number }
    throw BenchmarkError(message: "The page gave \(value).")
  }

  private static func times(_ page: Page, _ script: String, _ count: Int) async throws -> [Double] {
    var times: [Double] = []
    for _ in 0..<count { times.append(try await number(page.evaluate(script))) }
    return times
  }

  private static func report(_ name: String, _ times: [Double]) {
    let sorted = times.sorted()
    func share(_ part: Double) -> Double {
      (sorted[Int(Double(sorted.count - 1) * part)] * 10).rounded() / 10
    }
    print("\(name): p50 \(share(0.5)) ms, p95 \(share(0.95)) ms, \(sorted.count) times")
  }

  // MARK: Scripts

  /// Waits until something is so and has been painted; the time since `start`.
  private static func wait(_ isSo: String, since start: String) -> String {
    """
    new Promise((done, fail) => {
      const began = \(start), limit = performance.now() + 30000;
      const look = () => {
        let isSo = false;
        try { isSo = \(isSo); } catch {}
        if (isSo) {
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => done(performance.now() - began);
            channel.port2.postMessage(0);
          });
        } else if (performance.now() > limit) fail(new Error('It never came'));
        else requestAnimationFrame(look);
      };
      look();
    })
    """
  }

  private static let card = "document.querySelector('main iframe').contentDocument"

  private static let opened = wait(
    "document.querySelector('nav button:enabled') && \(card).querySelector('button:enabled')",
    since: "0")

  private static func switched(by step: Int) -> String {
    """
    (() => {
      const rows = [...document.querySelectorAll('nav [data-testid^="preview:"]')];
      const now = new URL(\(card).location).searchParams.get('preview');
      const at = rows.findIndex(row => row.dataset.testid == 'preview:' + now);
      const next = rows[(at + \(step)) % rows.length];
      const start = performance.now();
      next.click();
      return \(wait("'preview:' + new URL(\(card).location).searchParams.get('preview') == next.dataset.testid && \(card).querySelector('button')", since: "start"));
    })()
    """
  }

  private static func searched(_ words: String) -> String {
    """
    (() => {
      const field = document.querySelector('nav input');
      const before = document.querySelector('[data-testid=count]').textContent;
      const start = performance.now();
      field.value = '\(words)';
      field.dispatchEvent(new InputEvent('input', {bubbles: true}));
      return \(wait("document.querySelector('[data-testid=count]').textContent != before", since: "start"));
    })()
    """
  }
}

/// Why there is no figure.
struct BenchmarkError: Error {
  var message: String
}
