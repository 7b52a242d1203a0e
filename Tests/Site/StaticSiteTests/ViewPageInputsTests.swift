import Foundation
import StaticSite
import Synchronization
import TestSupport
import Testing
import ViewTree

@Suite("Inputs of pages of views")
@MainActor
struct ViewPageInputsTests {
  /// A number that closures of a build may count with.
  private final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func add() { count.withLock { $0 += 1 } }
  }

  private func build(
    _ folder: TemporaryFolder, _ counter: Counter, text: String = "a",
    change: (inout Page) -> Void = { _ in }, rest: [any SitePart] = []
  ) throws -> [String] {
    var page = Page("x/", title: "X") {
      counter.add()
      return Text(text)
    }.inputs(text, 1, true, Date(timeIntervalSinceReferenceDate: 0), ["b"], String?.none)
    change(&page)
    var site = try Site("S") {
      page
      rest
    }
    site.edition = Edition(now: ViewPageTests.now)
    let report = try SitePublisher(output: "\(folder.path)/site").publish { try site.plan() }
    return report.written
  }

  @Test("A page is made again when its inputs or its metadata change, or the site's feeds")
  func kept() throws {
    let folder = try TemporaryFolder()
    let counter = Counter()
    #expect(try build(folder, counter) == ["style.css", "x/index.html"])
    #expect(counter.value == 1)
    #expect(try build(folder, counter) == [])
    #expect(counter.value == 1)
    #expect(try build(folder, counter, text: "b") == ["x/index.html"])
    #expect(try build(folder, counter, text: "b") { $0 = $0.summary("s") } == ["x/index.html"])
    #expect(counter.value == 3)
    let feed = Feed(.json, at: "feed.json", items: [])
    #expect(try build(folder, counter, text: "b", rest: [feed]) == ["feed.json", "x/index.html"])
    #expect(counter.value == 4)
    #expect(try build(folder, counter, text: "b", rest: [feed]) == [])
  }

  @Test("A missing value, an empty one and lists of other bounds are other inputs")
  func bounds() {
    func hash(_ values: any PageInput...) -> ContentHash {
      var inputs = PageInputs("t")
      for value in values { value.add(to: &inputs) }
      return inputs.hash
    }
    let hashes = [
      hash(String?.none), hash(""), hash(String?.some("")), hash(["a", "b"]), hash(["ab"]),
      hash("a", "b"), hash([String]()), hash(0), hash(false), hash(ContentHash([])),
    ]
    #expect(Set(hashes).count == hashes.count)
  }
}
