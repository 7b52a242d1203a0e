import Browser
import Testing

/// System B: a page with a loading phase.
@Suite("Loading phases", .serialized, .timeLimit(.minutes(5)))
@MainActor
struct LoadingPhasesTests {
  private let spinner = "progress, [role=progressbar]"

  @Test("A spinner, a failure, a retry with a spinner again, the list, and more at its end")
  func phases() async throws {
    try await SamplePage.with("LoadingPhases", noticing: spinner) { sample in
      #expect(try await sample.noticed(1))
      #expect(try await sample.shows("The newsroom does not answer."))
      try await sample.tap(text: "Try again")
      #expect(try await sample.noticed(2))
      #expect(try await sample.hides("The newsroom"))
      #expect(try await sample.shows("Story 30"))
      // What comes is tied to sight: nothing more is there until the reader comes near the end.
      let early = try await sample.evaluate("document.body.innerText.includes('Story 31')")
      #expect(early == false)
      try await sample.evaluate("scrollTo(0, document.body.scrollHeight)")
      #expect(try await sample.shows("Story 60"))
      let later = try await sample.evaluate("document.body.innerText.includes('Story 61')")
      #expect(later == false)
      try await sample.evaluate("scrollTo(0, document.body.scrollHeight)")
      #expect(try await sample.shows("Story 75"))
      #expect(try await sample.shows("That is all."))
      let first = try await sample.evaluate("document.body.innerText.includes('Story 1\\n')")
      #expect(first == true)
    }
  }
}
