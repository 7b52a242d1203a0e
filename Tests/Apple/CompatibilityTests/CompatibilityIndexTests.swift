import Foundation
import Testing

/// Every public symbol, as the compiler lists them, is documented and used.
@Suite("Index of public symbols", .serialized)
struct CompatibilityIndexTests {
  private static let modules = [
    "AppServer", "Combine", "CommandLineOptions", "Kingfisher", "StaticSite", "ViewTree",
  ]
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let symbols = Result {
    let toolchain = try Toolchain()
    return try modules.flatMap { try PublicSymbol.all(of: $0, with: toolchain) }
  }

  @Test("Compatibility.md has a row of each public symbol, as its documentation says")
  func documented() throws {
    let file = Self.package.appendingPathComponent("Compatibility.md")
    let document = try CompatibilityDocument(String(contentsOf: file, encoding: .utf8))
    let index = try document.index(of: Self.symbols.get())
    if ProcessInfo.processInfo.environment["APPROVE_COMPATIBILITY"] == "1" {
      let (before, after) = document.surroundings
      try (before + index + after).write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let (wanted, written) = (
      Set(index.split(separator: "\n")), Set(document.index.split(separator: "\n"))
    )
    let missing = wanted.subtracting(written).sorted().joined(separator: "\n")
    let superfluous = written.subtracting(wanted).sorted().joined(separator: "\n")
    let isCurrent = index == document.index
    #expect(
      isCurrent,
      """
      The index in Compatibility.md is not that of the sources. Write it anew with \
      `make compatibility` and look at what git says has changed.
      Missing:
      \(missing)
      Superfluous:
      \(superfluous)
      """)
  }

  @Test("This target has a compiled use of each overload of each public symbol")
  func used() throws {
    let uses = try CompiledUses(
      in: Self.package.appendingPathComponent("Tests/Apple/CompatibilityTests"), with: Toolchain())
    var advice: [String] = []
    for symbol in try Self.symbols.get() {
      for (usr, place) in symbol.overloads.sorted(by: { $0.value < $1.value })
      where !uses.usrs.contains(usr) {
        advice.append("`\(symbol.name)` of \(place) is used nowhere; use it in \(symbol.usesFile).")
      }
    }
    #expect(advice.isEmpty, "\(advice.count) declarations:\n\(advice.joined(separator: "\n"))")
  }
}
