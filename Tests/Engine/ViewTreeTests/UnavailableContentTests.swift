import Foundation
import Testing

@testable import ViewTree

@Suite("Unavailable content")
@MainActor
struct UnavailableContentTests {
  @Test("A symbol stands above a title and a description")
  func parts() throws {
    let html = try structure(
      ContentUnavailableView("No Mail", systemImage: "tray", description: Text("None yet")))
    let title = try #require(html.range(of: "<p>No Mail</p>"))
    let symbol = try #require(html.range(of: "<svg"))
    let description = try #require(html.range(of: "<p>None yet</p>"))
    #expect(symbol.lowerBound < title.lowerBound)
    #expect(title.lowerBound < description.lowerBound)
  }

  @Test("A view without a description has none, and actions come last")
  func actions() throws {
    let html = try structure(
      ContentUnavailableView {
        Label("Offline", systemImage: "wifi.slash")
      } actions: {
        Button("Retry") {}
      })
    let button = try #require(html.range(of: "Retry</button>"))
    let title = try #require(html.range(of: "Offline"))
    #expect(title.lowerBound < button.lowerBound)
  }

  @Test("A search that found nothing names its text")
  func search() throws {
    #expect(try structure(ContentUnavailableView.search).contains("<p>No Results</p>"))
    #expect(
      try structure(ContentUnavailableView.search(text: "tea")).contains("No Results for “tea”"))
  }
}
