import StaticSite
import Testing

@Suite("Page inputs")
struct PageInputsTests {
  func hash(_ kind: String = "", _ add: (inout PageInputs) -> Void) -> ContentHash {
    var inputs = PageInputs(kind)
    add(&inputs)
    return inputs.hash
  }

  @Test("Values that are joined or typed differently have different hashes")
  func bounds() {
    let hashes = [
      hash { _ in }, hash("a") { _ in }, hash { $0.add("a") }, hash { $0.add("ab") },
      hash {
        $0.add("a")
        $0.add("b")
      },
      hash {
        $0.add("")
        $0.add("ab")
      },
      hash { $0.add("") }, hash { $0.add(String?.none) }, hash { $0.add(0) }, hash { $0.add(1) },
      hash { $0.add(false) }, hash { $0.add(true) }, hash { $0.add(Bool?.none) },
      hash { $0.add("1") }, hash { $0.add(ContentHash([])) }, hash { $0.add(ContentHash([0])) },
      hash { $0.add("\0") },
    ]
    #expect(Set(hashes).count == hashes.count)
  }

  @Test("The hash is the same in every process")
  func stable() {
    #expect(
      hash("page") {
        $0.add("Zoë")
        $0.add(-7)
        $0.add(true)
      }.description == "e3a533d11018cef7fcd82a4677b02522")
  }
}
