import ElementTree
import Foundation
import SiteComparing
import StaticSite
import TestSupport
import Testing
import ViewSnapshots
import ViewTree

@Suite("Sites with origins")
@MainActor
struct SiteOriginsTests {
  private struct Sign: View {
    var text: String
    var padding: CGFloat

    var body: some View { Text(text).padding(padding) }
  }

  private struct Timeline: View {
    var padding: CGFloat = 8

    var body: some View {
      VStack {
        Text("Timeline")
        Sign(text: "Tea", padding: padding)
        Sign(text: "Milk", padding: padding)
      }
    }
  }

  /// Builds a site of two pages.
  private func build(_ name: String, _ padding: CGFloat, in folder: TemporaryFolder) throws {
    let package = try #require(SourceIndex.packageFolder(of: #filePath))
    let template = try PageTemplate(file: "\(package)/Templates/page.html")
    var site = Site(title: "Site", template: template, stylesheet: "style.css") {
      for path in ["index.html", "m/1.html"] {
        Page(path, inputs: ContentHash([1])) { context in
          try PageContent(Timeline(padding: padding), context: context)
        }
      }
    }
    site.originsFolder = "\(folder.path)/\(name)-origins"
    _ = try SitePublisher(output: "\(folder.path)/\(name)").publish { try site.plan() }
  }

  @Test("A change of a page names the view's file and line, in SARIF and annotations, too")
  func lines() throws {
    let folder = try TemporaryFolder()
    try folder.write("package/Package.swift", "")
    try folder.write(
      "package/Sources/Sign.swift",
      "struct Timeline {}\n\nstruct Sign {\n  var body: some View { Text(text)\n.padding(padding) }\n}"
    )
    try build("a", 8, in: folder)
    try build("b", 12, in: folder)
    #expect(folder.read("b-origins/m/1.html.origins")?.contains("\norigin Timeline/Sign\n") == true)
    // A second build keeps no page that it would have to know the views of.
    try build("b", 12, in: folder)
    let origins = SiteOrigins(
      old: "\(folder.path)/a-origins", new: "\(folder.path)/b-origins",
      sources: SourceIndex(folder: "\(folder.path)/package"))
    let report = SiteComparison(
      try SiteFolder("\(folder.path)/a"), try SiteFolder("\(folder.path)/b"), origins: origins
    ).report()
    #expect(report.groups.map(\.title) == ["padding 8 → 12, Sign.swift:5, 2 cases"])
    #expect(report.groups.first?.changes.first?.origin.viewPath == ["Timeline", "Sign"])
    let sarif = String(decoding: SARIFReport.bytes(of: report), as: UTF8.self)
    #expect(sarif.contains(#""uri":"Sources/Sign.swift""#))
    #expect(sarif.contains(#""startLine":5"#))
    #expect(
      AnnotationReport.text(of: report).hasPrefix("::warning file=Sources/Sign.swift,line=5,title=")
    )
    let plain = SiteComparison(
      try SiteFolder("\(folder.path)/a"), try SiteFolder("\(folder.path)/b")
    ).report()
    #expect(plain.groups.map(\.title) == ["padding 8 → 12, 2 cases"])
  }
}
