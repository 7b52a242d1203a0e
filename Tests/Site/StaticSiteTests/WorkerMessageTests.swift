import Testing

@testable import StaticSite

@Suite("Messages of workers")
struct WorkerMessageTests {
  @Test("A message is read as it was sent, and refused when it was cut off")
  func roundTrip() throws {
    var message = WorkerMessage()
    for (place, path) in PageCacheTests.sample.pages.keys.sorted().enumerated() {
      let record = try #require(PageCacheTests.sample.pages[path])
      let changes: [FileOutcome.Change] = [.none, .written, .blocked(by: "é")]
      message.outcomes.append(
        (place * 200, FileOutcome(record: record, change: changes[place % 3])))
    }
    message.failure = (7, SiteError(.badData, "A page", file: "a.html", hint: "Hint"))
    let read = try #require(WorkerMessage(message.bytes))
    #expect(read.outcomes.map(\.place) == message.outcomes.map(\.place))
    #expect(
      read.outcomes.map { "\($0.outcome.change)" }
        == message.outcomes.map { "\($0.outcome.change)" })
    #expect(
      read.outcomes.map(\.outcome.record.resources)
        == message.outcomes.map(\.outcome.record.resources))
    #expect(read.failure?.place == 7)
    #expect(read.failure?.error == message.failure?.error)
    for index in message.bytes.indices {
      #expect(WorkerMessage(Array(message.bytes[..<index])) == nil)
    }
  }
}
