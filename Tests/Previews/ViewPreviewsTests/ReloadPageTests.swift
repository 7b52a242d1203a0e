import Browser
import Foundation
import TestSupport
import Testing

@testable import PreviewSupervision
@testable import ViewPreviews

@Suite("Reloads in a browser", .serialized, .timeLimit(.minutes(3)))
@MainActor
struct ReloadPageTests {
  private static func greeting(_ view: String) -> [String: String] {
    [
      "Greeting.swift": """
      import SwiftUI

      struct Greeting: View {
        @State private var count = 0

        var body: some View {
          VStack {
            \(view)
            Button("Count \\(count)") { count += 1 }
          }
        }
      }

      #Preview("Greeting") { Greeting() }
      """
    ]
  }

  /// The compiler, the linker, the supervisor and the hosts are those of every day. What stands in for
  /// SwiftPM runs the commands of two small modules, so how SwiftPM plans a build is not tried here.
  @Test("A save is compiled and shown, an error stands over the last good picture")
  func typing() async throws {
    let package = try EditedPackage()
    _ = try package.write(Self.greeting("Text(\"One\")"))
    let supervisor = try package.supervised()
    defer { supervisor.stop() }
    let browser = try await Browser.launch()
    let live = try await CataloguePage(supervisor, in: browser)
    let card = CataloguePage.inCard("body")
    let problems = "document.querySelector('[data-testid=problems]')"
    let build = "document.querySelector('[data-testid=build]').textContent"
    try await live.evaluate("window.mark = 1")
    #expect(try await live.wait("\(card).textContent.includes('One')"))
    #expect(try await live.wait("\(CataloguePage.inCard("button:enabled"))"))
    try await live.evaluate("\(CataloguePage.inCard("button")).click()")
    #expect(try await live.wait("\(card).textContent.includes('Count 1')"))

    // A body: one file is compiled; the state stays.
    _ = try package.write(Self.greeting("Text(\"One\").bold()\nText(\"Two\").italic()"))
    #expect(
      try await live.wait("/One.*Two.*Count 1/.test(\(card).textContent)"))
    #expect(try await live.wait("\(build).includes('one file')"))

    // An error: at its file and line, and the picture before it stays.
    _ = try package.write(Self.greeting("Text(\"One\")\nText(\"Three\").nothing()"))
    #expect(
      try await live.wait(
        "\(problems).textContent.includes('Sources/Edited/Greeting.swift:9:15: value of type')"))
    #expect(
      try await live.evaluate("\(problems).textContent.includes(\"has no member 'nothing'\")")
        == true)
    #expect(try await live.evaluate("/One.*Two.*Count 1/.test(\(card).textContent)") == true)

    // Mended: the message has gone, the new picture is there.
    _ = try package.write(Self.greeting("Text(\"One\")\nText(\"Three\").bold()"))
    #expect(try await live.wait("/One.*Three.*Count 1/.test(\(card).textContent)"))
    #expect(try await live.wait("!\(problems)"))

    // A literal: nothing is compiled.
    _ = try package.write(Self.greeting("Text(\"One\")\nText(\"Four\").bold()"))
    #expect(try await live.wait("/One.*Four.*Count 1/.test(\(card).textContent)"))
    #expect(try await live.wait("\(build).includes('values only')"))
    #expect(try await live.evaluate("window.mark") == 1)
    await browser.close()
  }
}
