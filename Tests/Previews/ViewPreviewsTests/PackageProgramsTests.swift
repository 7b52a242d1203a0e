import Foundation
import Testing

@testable import PreviewSupervision

/// Which of a package's programs is started for its previews.
@Suite struct PackageProgramsTests {
  private func product(_ targets: [String], products: String = "") -> String? {
    PackagePrograms.previewProduct(
      described: Data(
        "{\"targets\": [\(targets.joined(separator: ","))], \"products\": [\(products)]}".utf8))
  }

  private func program(
    _ name: String, needs: [String], packages: [String] = [], path: String = "Sources"
  ) -> String {
    """
    {"name": "\(name)", "type": "executable", "path": "\(path)/\(name)",
     "target_dependencies": \(needs), "product_dependencies": \(packages)}
    """
  }

  @Test func aProgramThatOnlyPreviewsIsMeantBeforeOthers() {
    let targets = [
      program("Everything", needs: ["ViewPreviews", "Cards", "Server"]),
      program("Showing", needs: ["Cards", "ViewPreviews"]),
    ]
    #expect(product(targets) == "Showing")
  }

  @Test func aProgramWithoutViewsIsNotMeant() {
    let targets = [
      program("Launcher", needs: ["ViewPreviews"]),
      program("Showing", needs: ["Cards", "ViewPreviews"]),
    ]
    #expect(product(targets) == "Showing")
    #expect(product([program("Launcher", needs: ["ViewPreviews"])]) == nil)
  }

  @Test func productsOfOtherPackagesCount() {
    let targets = [
      program("More", needs: ["Cards"], packages: ["SwiftUI", "ViewPreviews"]),
      program("Showing", needs: ["Cards"], packages: ["ViewPreviews"]),
    ]
    #expect(product(targets) == "Showing")
  }

  @Test func programsOfTestsAreNotMeant() {
    #expect(product([program("Fixture", needs: ["Cards", "ViewPreviews"], path: "Tests")]) == nil)
  }

  @Test func theProductIsNamedAsInTheManifest() {
    let targets = [program("Showing", needs: ["Cards", "ViewPreviews"])]
    #expect(product(targets, products: #"{"name": "show", "targets": ["Showing"]}"#) == "show")
  }
}
