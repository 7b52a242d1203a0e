import Foundation
import Moments
import PositionedJSON
import Testing

@Suite("The sample")
struct MomentsSampleTests {
  @Test("It has 88 moments by 12 people over two years, newest first, without a warning")
  func content() throws {
    let diagnostics = Diagnostics()
    let feed = try MomentsFeed.read(
      from: MomentsSample.bytes(), file: MomentsSample.file, diagnostics: diagnostics)
    #expect(diagnostics.warnings == [])
    #expect(feed.moments.count == 88)
    #expect(feed.people.count == 12)
    #expect(Set(feed.authors) == Set(0..<12))
    #expect(feed.newestFirst == Array(0..<88))
    let seconds = feed.moments.compactMap(\.createdSeconds)
    #expect(seconds.first == 1_772_902_800)
    #expect(seconds.last == 1_709_830_800)
  }

  @Test("The sample covers the hard cases of pages")
  func variety() throws {
    let feed = try MomentsSample.feed()
    let moments = feed.moments
    let titles = moments.compactMap(\.title)
    let scripts: [ClosedRange<UInt32>] = [
      0x41...0x5A, 0x0400...0x04FF, 0x05D0...0x05EA, 0x0620...0x064A, 0x0900...0x097F,
      0x3040...0x309F, 0x4E00...0x9FFF, 0x1F300...0x1FAFF,
    ]
    for script in scripts {
      let has = titles.contains { $0.unicodeScalars.contains { script.contains($0.value) } }
      #expect(has, "\(script)")
    }
    #expect(titles.count < moments.count)
    #expect(titles.contains { $0.contains("<") && $0.contains("&") })
    #expect(titles.contains { $0.count > 200 })
    #expect(moments.contains { $0.type == .url && $0.url != nil })
    #expect(moments.contains { $0.photos.isEmpty })
    #expect(moments.contains { $0.photos.count > 1 })
    #expect(moments.contains { $0.likes == nil })
    let likerCounts = Set(moments.compactMap { $0.likes?.count })
    #expect(likerCounts.isSuperset(of: [0, 1, 12]))
  }

  @Test("Every picture that it names is in the package")
  func pictures() throws {
    let feed = try MomentsSample.feed()
    var names = Set(feed.people.flatMap { [$0.avatar, $0.backgroundImage] })
    for moment in feed.moments {
      names.insert(moment.userDetails.avatar)
      names.formUnion(moment.photos)
      names.formUnion((moment.likes ?? []).map(\.avatar))
    }
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Public")
    for name in names.sorted() {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: folder.appendingPathComponent(name).path)
      let size = try #require(attributes[.size] as? Int)
      #expect((1...61_440).contains(size), "\(name)")
    }
    #expect(names.count == 46)
  }
}
