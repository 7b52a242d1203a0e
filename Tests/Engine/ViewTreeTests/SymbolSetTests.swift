import ElementTree
import Testing

@testable import ViewTree

@Suite("Symbols")
struct SymbolSetTests {
  @Test("Each symbol has the path that it was drawn with")
  func paths() throws {
    #expect(SymbolSet.names.count == 2811)
    var hash: UInt64 = 0
    for name in SymbolSet.names {
      let path = try #require(SymbolSet.path(named: name))
      for var text in [name, path] { hash = text.withUTF8 { StableHash.combine(hash, $0) } }
    }
    // The data has changed: look at the symbols, then take the new number.
    #expect(hash == 0xa3bd_e0ae_595f_8984)
  }

  @Test("A symbol that looks like another has its path")
  func aliases() {
    #expect(SymbolSet.path(named: "xmark") == SymbolSet.path(named: "multiply"))
    #expect(SymbolSet.path(named: "chevron.left") == SymbolSet.path(named: "chevron.backward"))
  }

  @Test("A symbol in a frame has the frame's path and the part's")
  func parts() throws {
    let frame = try #require(SymbolSet.path(named: "circle"))
    let symbol = try #require(SymbolSet.path(named: "25.circle"))
    #expect(symbol.hasPrefix(frame) && symbol.count > frame.count)
    #expect(SymbolSet.names.allSatisfy { !$0.hasPrefix(":") })
  }

  @Test("Each path begins with a move and ends with a closed figure")
  func shape() {
    for name in SymbolSet.names {
      let path = SymbolSet.path(named: name) ?? ""
      #expect(path.first == "M" && path.last == "z", "\(name)")
    }
  }

  @Test("A name that the set lacks has no path", arguments: ["", "heart ", "=multiply", "nothing"])
  func unknown(_ name: String) {
    #expect(SymbolSet.path(named: name) == nil)
  }
}
