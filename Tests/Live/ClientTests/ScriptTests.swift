import Foundation
import LivePages
import ScriptMinifying
import StaticSite
import Testing

@Suite("Client scripts")
struct ScriptTests {
  @Test("The embedded modules were made of the sources as they are; otherwise run make client")
  func current() throws {
    #expect(try ClientSource.hash(ofSourcesIn: ClientSource.folder) == ClientScripts.sourceHash)
    #expect(try SearchSource.hash() == SearchScript.sourceHash)
  }

  @Test("The client stays as small as it is, compressed")
  func sizes() throws {
    let sizes = try ScriptSizes(ClientScripts.all.map { ($0.name, $0.text) })
    #expect(sizes.core <= 3_584)
    let bytes = Dictionary(uniqueKeysWithValues: sizes.sizes.map { ($0.name, $0.compressed) })
    func sum(_ names: [String]) -> Int { names.reduce(0) { $0 + (bytes["\($1).js"] ?? 9_001) } }
    // What pages with everything load; few need a module beside.
    let usual = ["controls", "gestures", "actions", "more"]
    #expect(sum(usual) <= 8_400)
    for part in [
      "motion", "near", "drops", "pulls", "stream", "shortcuts", "files", "grips", "media",
      "scrolls", "slides",
    ] {
      #expect((1...1_500).contains(sum([part])), "\(part)")
    }
  }

  @Test("No module makes markup of strings, or code")
  func sinks() throws {
    for module in ClientScripts.all {
      for word in [
        "innerHTML", "outerHTML", "insertAdjacent", "eval", "Function(", "document.write",
      ] {
        #expect(!module.text.contains(word), "\(module.name)")
      }
    }
  }
}
