import HTMLParsing
import SeededRandom
import TestSupport
import Testing
import ViewTree

@testable import StaticSite

@Suite("Page cache")
struct PageCacheTests {
  static var sample: PageCache {
    var cache = PageCache()
    for index in 0..<20 {
      var resources = PageResources()
      resources.rules = PageRules(".a{b}\n.c\(index % 3){d}\n")
      resources.assets = [
        PageAsset(name: "x.png", origin: "/x.png"),
        PageAsset(name: "\(index).svg", origin: nil, bytes: [0, 255, UInt8(index)]),
      ]
      if index.isMultiple(of: 4) {
        resources.warnings = [
          Diagnostic(
            .warning, file: "é\(index)", position: SourcePosition(line: index, column: 200),
            message: "m", path: "p", hint: "h"), Diagnostic(.note, message: ""),
        ]
      }
      cache.pages["m/\(index).html"] = PageRecord(
        inputs: index == 7 ? nil : ContentHash([UInt8(index)]),
        hash: ContentHash([1, UInt8(index)]),
        byteCount: index * 1_000_003, resources: resources)
    }
    cache.diagnostics = [Diagnostic(.warning, message: "m", hint: "h")]
    return cache
  }

  @Test("A cache is read as it was written")
  func roundTrip() throws {
    for cache in [PageCache(), PageCacheTests.sample] {
      let read = try #require(PageCache(cache.bytes))
      #expect(read.diagnostics == cache.diagnostics)
      #expect(Set(read.pages.keys) == Set(cache.pages.keys))
      for (path, record) in cache.pages {
        let other = try #require(read.pages[path])
        #expect(other.inputs == record.inputs)
        #expect(other.hash == record.hash)
        #expect(other.byteCount == record.byteCount)
        #expect(other.resources == record.resources)
        #expect(other.resources.rules.css == record.resources.rules.css)
      }
      #expect(read.bytes == cache.bytes)
    }
  }

  @Test("A cache that was cut off or changed is refused, wherever that was")
  func damage() {
    let bytes = PageCacheTests.sample.bytes
    for index in bytes.indices {
      #expect(PageCache(Array(bytes[..<index])) == nil)
      var changed = bytes
      changed[index] ^= 0x10
      #expect(PageCache(changed) == nil)
    }
    #expect(PageCache(bytes + [0]) == nil)
  }

  @Test("Bytes that only have the right sum end in nil, never in a trap")
  func forged() {
    let seed = PropertySeed.start
    var random = SeededGenerator(seed: seed)
    let bytes = PageCacheTests.sample.bytes
    let start = "site cache 1\n".utf8.count
    for _ in 0..<2_000 {
      var body = Array(bytes[(start + 16)...])
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        body[Int.random(in: 0..<body.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      var head = BinaryWriter()
      head.append(ContentHash(body))
      _ = PageCache(Array(bytes[..<start]) + head.bytes + body)
    }
  }
}
