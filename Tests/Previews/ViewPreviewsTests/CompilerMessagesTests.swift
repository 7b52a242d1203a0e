import Testing

@testable import PreviewSupervision

@Suite("Messages of builds and crashes")
struct CompilerMessagesTests {
  @Test("Errors are found with their places, each once")
  func errors() {
    let output = """
      [1/3] Compiling M A.swift
      /p/Sources/M/A.swift:12:7: error: cannot find 'x' in scope
      10 | let y = x
         |         `- error: cannot find 'x' in scope
      /p/Sources/M/A.swift:12:7: error: cannot find 'x' in scope
      /p/Sources/M/A.swift:14:1: warning: unused
      /else/B: C.swift:3:4: error: two: parts
      error: fatalError
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      """
    #expect(
      CompilerMessages.problems(in: output, of: "/p") == [
        .init(
          file: "Sources/M/A.swift", line: 12, column: 7, message: "cannot find 'x' in scope"),
        .init(file: "/else/B: C.swift", line: 3, column: 4, message: "two: parts"),
        .init(message: "fatalError"),
      ])
    #expect(CompilerMessages.problems(in: "Build complete!", of: "/p") == [])
  }

  @Test("A crash begins where the runtime says so")
  func crash() {
    let text = "hello\nM/A.swift:3: Fatal error: Index out of range\n\nThread 0 crashed:\n"
    #expect(
      CrashReport.words(in: text)
        == "M/A.swift:3: Fatal error: Index out of range\n\nThread 0 crashed:")
    #expect(CrashReport.words(in: "") == "")
    #expect(CrashReport.words(in: "only words") == "only words")
  }

  @Test("A preview hangs after ten seconds; one whose crash is being written has a minute")
  func patience() {
    var reports = HostReports()
    reports.take(Array("ready\nbegin M/Card\n".utf8)[...])
    let start = ContinuousClock.now
    func hangs(after seconds: Int, _ words: String) -> Bool {
      reports.hangs(saying: Array(words.utf8), at: start + .seconds(seconds))
    }
    #expect(!hangs(after: 9, ""))
    #expect(hangs(after: 11, "hello\n"))
    let crash = "M/A.swift:3: Fatal error: Index out of range\n\n*** Signal 4: Backtracing..."
    #expect(!hangs(after: 11, crash))
    #expect(hangs(after: 61, crash))
    let end = ChildProgram.End(status: 0, signal: 9)
    #expect(CrashReport.words(of: end, hangs: true, in: crash) == crash)
    #expect(
      CrashReport.words(of: end, hangs: true, in: "hello\n")
        == "The preview’s code ran for more than 10 s without an end.")
    reports.take(Array("end\n".utf8)[...])
    #expect(!hangs(after: 61, ""))
  }
}
