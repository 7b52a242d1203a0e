import Foundation
import LivePages
import ScriptMinifying
import Testing

@Suite("Client scripts")
struct ScriptTests {
  @Test("The embedded modules were made of the sources as they are; otherwise run make client")
  func current() throws {
    #expect(try ClientSource.hash(ofSourcesIn: ClientSource.folder) == ClientScripts.sourceHash)
  }

  @Test("The client stays as small as it is, compressed")
  func sizes() throws {
    let sizes = try ScriptSizes(ClientScripts.all.map { ($0.name, $0.text) })
    #expect(sizes.core <= 3_584)
    // Few pages have views that move from one place to another, and load what moves them.
    let motion = sizes.sizes.first { $0.name == "motion.js" }?.compressed ?? 0
    #expect((1...620).contains(motion))
    #expect(sizes.onDemand - motion <= 9_125)
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
