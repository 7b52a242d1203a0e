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
}
