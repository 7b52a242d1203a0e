import Browser
import CommandLineOptions
import Foundation
import LivePages
import WebServer

/// Compares the client's script time with hand-written code on js-framework-benchmark's operations.
///
///     swift run -c release client-benchmark
///
/// Prints the medians in milliseconds and the geometric mean of the ratios as JSON. Both sides run by
/// turns in one page, which is isolated so that its clock has 5 µs. Timed is all that the client does from
/// a frame's message to the page; acknowledgements, one for eight frames, have turns of their own.
@main
struct ClientBenchmark {
  private static let rounds = 25

  private static let syntax = CommandSyntax("client-benchmark", options: [])

  static func main() async {
    _ = syntax.parseProgram()
    do {
      print(try await run())
    } catch {
      syntax.end(.internalError, "error: \(error)")
    }
  }

  @MainActor
  private static func run() async throws -> String {
    let server = HTTPServer(ServerConfiguration()) { respond(to: $0) }
    try server.start()
    let browser = try await Browser.launch(timeout: .seconds(300))
    let page = try await browser.newPage()
    try await page.navigate(to: server.url)
    try await page.evaluate(
      """
      import(document.querySelector('script').src).then(module => {
        globalThis.ours = module.default;
        globalThis.hand = \(HandWritten.source(classes: BenchmarkRows.classNames()));
      })
      """)
    var lines: [String] = []
    var product = 1.0
    let operations = BenchmarkOperation.all()
    for operation in operations {
      let (ours, hand) = try await times(of: operation, on: page)
      product *= ours / hand
      lines.append(
        "  {\"name\": \"\(operation.name)\", \"client\": \(rounded(ours)), "
          + "\"hand\": \(rounded(hand)), \"ratio\": \(rounded(ours / hand))}")
    }
    await browser.close()
    server.stop()
    let mean = pow(product, 1 / Double(operations.count))
    return "{\"geometricMean\": \(rounded(mean)), \"milliseconds\": [\n"
      + lines.joined(separator: ",\n") + "\n]}"
  }

  private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

  /// The medians of both sides in milliseconds.
  @MainActor
  private static func times(
    of operation: BenchmarkOperation, on page: Page
  ) async throws -> (ours: Double, hand: Double) {
    let frames = { (steps: [BenchmarkOperation.Step]) in
      "[" + steps.map { "\"\(Data($0.frame).base64EncodedString())\"" }.joined(separator: ",") + "]"
    }
    let calls = { (steps: [BenchmarkOperation.Step]) in
      steps.map { "() => (\($0.call))" }.joined(separator: ",")
    }
    let value = try await page.evaluate(
      """
      (async () => {
        const bytes = text => Uint8Array.from(atob(text), c => c.charCodeAt(0));
        const frame = (patch) => {
          const number = ours.frame() + 1, head = [];
          let rest = number;
          for (; rest > 127; rest >>= 7) head.push(rest & 127 | 128);
          return Uint8Array.from([...head, rest, 0, ...patch]);
        };
        const before = \(frames(operation.before)).map(bytes), timed = \(frames(operation.timed)).map(bytes);
        const handBefore = [\(calls(operation.before))], handTimed = [\(calls(operation.timed))];
        const times = [[], []];
        // Until the page is laid out and painted, as it is when a reader comes to click.
        const pause = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
        for (let round = 0; round < \(rounds); round++) {
          for (const patch of before) await ours.receive(frame(patch));
          await pause();
          let total = 0;
          for (const patch of timed) {
            const message = frame(patch), start = performance.now();
            await ours.receive(message);
            total += performance.now() - start;
          }
          times[0].push(total);
          const rows = [...document.querySelectorAll('#ours > tr')].map(row => row.textContent).join();
          // Only one table is there at a time: where a row stands in the window matters to browsers.
          await ours.receive(frame(before[0]));
          await pause();
          for (const call of handBefore) call();
          await pause();
          total = 0;
          for (const call of handTimed) {
            const start = performance.now();
            call();
            total += performance.now() - start;
          }
          times[1].push(total);
          if (rows != hand.labels()) throw Error('the tables differ');
          hand.clear();
          await pause();
        }
        return times.map(list => list.slice(3).sort((a, b) => a - b)[Math.floor((list.length - 3) / 2)]);
      })()
      """)
    guard let ours = value[0]?.number, let hand = value[1]?.number else { return (0, 0) }
    return (ours, hand)
  }

  @MainActor
  private static func respond(to request: Request) -> Response {
    if request.path == "/-/live" {
      let socket = WebSocketConnection()
      socket.onBinary = { socket, bytes in if bytes.first == 1 { socket.send([0, 0]) } }
      return Response(body: .webSocket(socket))
    }
    if let module = ClientScripts.all.first(where: { request.path == "/-/\($0.name)" }) {
      return Response(
        headers: [("Content-Type", "text/javascript")], body: .bytes(Array(module.text.utf8)))
    }
    var response = Response.page(
      Array(
        """
        <!DOCTYPE html><html lang="en"><title>Benchmark</title><meta name="live" content="t">
        <script type="module" src="/-/live.js?\(ClientScripts.live.hash)"></script><body></body></html>
        """.utf8))
    response.headers.append(("Cross-Origin-Embedder-Policy", "require-corp"))
    return response
  }
}
