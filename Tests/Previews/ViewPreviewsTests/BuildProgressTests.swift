import Testing
import WebServer

@testable import PreviewSupervision

@Suite("How far a build has come")
struct BuildProgressTests {
  @Test("Lines of a build that count its steps are read, others left out")
  func lines() {
    var progress = BuildProgress()
    for line in ["", "[", "[1/", "[a/2] x", "[1/2/3] x", "warning: [1/2]", "Building…"] {
      let isRead = progress.take(line: line)
      #expect(!isRead, "\(line)")
    }
    #expect(progress == BuildProgress())
    let isRead = progress.take(line: "[84/131] Compiling CommandLineOptions ArgumentList.swift")
    #expect(isRead)
    progress.time = 12
    #expect(progress.description == "84 of 131, Compiling CommandLineOptions · 12 s")
    progress.lastTime = 180
    #expect(
      progress.description
        == "84 of 131, Compiling CommandLineOptions · 12 s · the last first build took 180 s")
  }

  @Test("The page before the first picture says what the build does, and never of a picture")
  func page() {
    func words(_ status: BuildStatus) -> String {
      guard case .bytes(let bytes) = WaitingPage.response(status).body else { return "" }
      return String(decoding: bytes, as: UTF8.self)
    }
    var status = BuildStatus()
    status.isBuilding = true
    var progress = BuildProgress()
    _ = progress.take(line: "[2/7] Compiling A<b>")
    status.progress = progress
    #expect(
      words(status).contains(
        "<h1>Building the previews…</h1><p>2 of 7, Compiling A&lt;b&gt; · 0 s</p>"))
    status = BuildStatus()
    status.problems = (1...7).map {
      BuildStatus.Problem(file: "A.swift", line: $0, column: 1, message: "no <x>")
    }
    let page = words(status)
    #expect(
      page.contains("<h1>The previews can’t be built</h1><pre>A.swift:1:1: no &lt;x&gt;</pre>"))
    #expect(page.contains("<pre>A.swift:5:1: no &lt;x&gt;</pre><p>and 2 more</p>"))
    #expect(!page.contains("picture"))
  }
}
