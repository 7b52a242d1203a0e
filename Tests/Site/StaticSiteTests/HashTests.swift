import ElementTree
import StaticSite
import Testing
import ViewTree

@Suite("Hashes")
struct HashTests {
  @Test(
    "SHA-256 gives the digests of its standard",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
    ])
  func digests(message: String, source: String) {
    #expect(SHA256.base64(of: Array(message.utf8)) == source)
  }

  @Test("Any changed byte, order or length changes the hash")
  func contentHash() {
    var seen: Set<ContentHash> = []
    for count in 0..<200 {
      var bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      #expect(seen.insert(ContentHash(bytes)).inserted)
      #expect(ContentHash(bytes) == ContentHash(bytes))
      for index in bytes.indices {
        bytes[index] ^= 0x80
        #expect(seen.insert(ContentHash(bytes)).inserted, "\(count) \(index)")
        bytes[index] ^= 0x80
      }
    }
    #expect(seen.insert(ContentHash([UInt8](repeating: 0, count: 64))).inserted)
    #expect(seen.insert(ContentHash([UInt8](repeating: 0, count: 65))).inserted)
  }

  @Test("The hash is the same in every process")
  func stable() {
    #expect(ContentHash([]).description == "076cc7f531948fab18d9a579a616ac17")
    #expect(ContentHash(Array("abc".utf8)).description == "a50b802d80ff1e3331ee801f9d0d0482")
  }

  @Test("The input's hash depends on every part and its place")
  func inputHash() {
    func hash(_ parts: [(String, String?)]) -> ContentHash {
      var input = InputHash()
      for (name, value) in parts { input.add(name, value) }
      return input.value
    }
    let hashes = [
      hash([]), hash([("a", nil)]), hash([("a", "")]), hash([("a", "b")]), hash([("b", "a")]),
      hash([("a", "b"), ("c", "d")]), hash([("c", "d"), ("a", "b")]),
    ]
    #expect(Set(hashes).count == hashes.count)
    var first = InputHash()
    first.addProgram()
    var second = InputHash()
    second.addProgram()
    #expect(first.value == second.value)
    #expect(first.value != InputHash().value)
  }
}
