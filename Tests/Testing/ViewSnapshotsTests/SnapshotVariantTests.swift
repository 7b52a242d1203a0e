import Testing
import ViewTree

@testable import ViewSnapshots

@Suite("Variants")
struct SnapshotVariantTests {
  private let variants = SnapshotVariants(
    widths: [320, 390, 768], colorSchemes: [.light, .dark], dynamicTypeSizes: [.large, .xxxLarge],
    locales: ["en", "ar"], contrasts: [.standard, .increased], reducesMotion: [false, true])

  @Test("A label is read back")
  func labels() {
    for variant in variants.product + [.standard] {
      #expect(SnapshotVariant(label: variant.label) == variant)
    }
    #expect(
      SnapshotVariant(
        width: 320, height: 800, colorScheme: .dark, dynamicTypeSize: .accessibility1,
        locale: "ar", layoutDirection: .rightToLeft, contrast: .increased, reducesMotion: true
      ).label
        == "width=320 height=800 scheme=dark type=accessibility1 locale=ar direction=rtl contrast=increased motion=reduced"
    )
    for label in [
      "", "width", "width=x", "scheme=grey", "width=1  scheme=dark", "scheme=dark width=1",
    ] {
      #expect(SnapshotVariant(label: label) == nil)
    }
  }

  @Test("The product has every combination once, the first values first")
  func product() {
    let product = variants.product
    #expect(product.count == 96)
    #expect(Set(product).count == 96)
    #expect(
      product[0].label
        == "width=320 scheme=light type=large locale=en contrast=standard motion=full")
    #expect(SnapshotVariants.standard.product == [.standard])
  }

  @Test("In a few combinations every two values meet")
  func pairwise() {
    let rows = variants.pairwise
    #expect(rows[0] == variants.product[0])
    #expect(rows.count <= 9)
    let all = variants.product.map(parts)
    let met = Set(rows.map(parts).flatMap(pairs))
    #expect(met == Set(all.flatMap(pairs)))
  }

  private func parts(_ variant: SnapshotVariant) -> [String] {
    variant.label.split(separator: " ").map(String.init)
  }

  private func pairs(_ parts: [String]) -> [[String]] {
    parts.indices.flatMap { a in parts.indices.filter { $0 > a }.map { [parts[a], parts[$0]] } }
  }

  @Test("Changes that hide a regression come first")
  func exitCodes() {
    #expect(SnapshotExitCode.combined([]) == .same)
    #expect(SnapshotExitCode.combined([.baseline, .changed, .environment]) == .changed)
    #expect(SnapshotExitCode.combined([.same, .baseline]) == .baseline)
    #expect(SnapshotVerdict.flaky([]).exitCode.rawValue == 13)
  }
}
