import Browser
import CoreLocation
import MapKit
import SwiftUI
import Testing

@Suite("Maps that are moved", .serialized, .timeLimit(.minutes(2)))
@MainActor
struct MapTests {
  private struct Atlas: View {
    @State private var position = MapCameraPosition.region(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 48, longitude: 8),
        span: MKCoordinateSpan(latitudeDelta: 20, longitudeDelta: 20)))
    @State private var chosen: String?
    @State private var seen: MKCoordinateRegion?
    @State private var pressed: CLLocationCoordinate2D?
    private let paris = CLLocationCoordinate2D(latitude: 48.86, longitude: 2.35)
    private let rome = CLLocationCoordinate2D(latitude: 41.9, longitude: 12.6)

    var body: some View {
      VStack(spacing: 0) {
        MapReader { proxy in
          Map(position: $position, selection: $chosen) {
            Marker("Paris", coordinate: paris).tint(.blue).tag("Paris")
            Annotation("Rome", coordinate: rome) { Text("R").padding(4).background(.yellow) }
              .tag("Rome")
            MapPolyline(coordinates: [paris, rome]).stroke(.red, lineWidth: 3)
            MapCircle(center: rome, radius: 200_000).foregroundStyle(.green.opacity(0.3))
          }
          .onMapCameraChange { seen = $0.region }
          .onTapGesture { pressed = proxy.convert($0, from: .local) }
        }
        .frame(height: 400)
        Text(verbatim: "Chosen \(chosen ?? "none").")
        Text(
          verbatim:
            "At \(told(seen?.center)), \(Int(seen?.span.longitudeDelta.rounded() ?? 0)) wide.")
        Text(verbatim: "Pressed \(told(pressed)).")
        Text(verbatim: position.positionedByUser ? "Moved." : "Placed.")
        Button("Rome") {
          position = .region(
            MKCoordinateRegion(
              center: rome, span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2)))
        }
      }
    }

    private func told(_ place: CLLocationCoordinate2D?) -> String {
      guard let place else { return "nowhere" }
      return "\(Int(place.latitude.rounded())) \(Int(place.longitude.rounded()))"
    }
  }

  @Test(
    "A map is dragged, zoomed by two presses and by keys, and goes where it is told; its content is chosen"
  )
  func moves() async throws {
    try await ServedView.with({ Atlas() }) { served in
      let page = served.page
      #expect(try await served.loads("gestures"))
      #expect(try await served.shows("At 48 8, 30 wide."))
      #expect(try await served.shows("Placed."))
      // 390 points are 29.6 degrees.
      try await page.moveMouse(x: 100, y: 300)
      try await page.pressMouse(x: 100, y: 300)
      try await page.moveMouse(x: 150, y: 300)
      try await page.moveMouse(x: 200, y: 300)
      try await page.releaseMouse(x: 200, y: 300)
      #expect(try await served.shows("At 48 0, 30 wide."))
      #expect(try await served.shows("Moved."))
      try await page.click(x: 200, y: 345, count: 2)
      #expect(try await served.shows("At 48 0, 15 wide."))
      try await page.press(.arrowRight)
      #expect(try await served.shows("At 48 4, 15 wide."))
      try await served.click(served.element("Rome"))
      #expect(try await served.shows("At 42 13, "))
      #expect(try await served.shows("Placed."))
      #expect(try await served.shows("Chosen none."))
      try await served.click("document.querySelectorAll('button')[1]")
      #expect(try await served.shows("Chosen Rome."))
      // A press beside what is chosen chooses nothing; another one is the app's.
      try await page.click(x: 300, y: 445)
      #expect(try await served.shows("Chosen none."))
      try await page.click(x: 300, y: 445)
      #expect(try await served.shows("Pressed 41 13."))
    }
  }

  @Test("East is at the right also for readers from right to left, whose words run their way")
  func rightToLeft() async throws {
    try await ServedView.with({
      Map(
        initialPosition: .region(
          MKCoordinateRegion(
            center: CLLocationCoordinate2D(),
            span: MKCoordinateSpan(latitudeDelta: 9, longitudeDelta: 9)))
      ) {
        Annotation("West", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: -2)) {
          Text("w")
        }
        Annotation("East", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 2)) {
          Text("e")
        }
      }
      .frame(height: 300)
      .environment(\.layoutDirection, .rightToLeft)
    }) { served in
      let x = { (text: String) in
        "\(served.element(text)).getBoundingClientRect().x"
      }
      #expect(try await served.wait("\(x("East")) - \(x("West")) > 100"))
      // The map is drawn for the width that it has, which the first page only guesses.
      let middle = { (text: String) in "\(x(text)) + \(served.element(text)).offsetWidth / 2" }
      #expect(try await served.wait("Math.abs(\(middle("East")) + \(middle("West")) - 400) < 2"))
      #expect(
        try await served.evaluate("\(served.element("East")).parentElement.dir").string == "rtl")
      try await served.page.moveMouse(x: 100, y: 400)
      try await served.page.pressMouse(x: 100, y: 400)
      let before = try await served.evaluate(x("East")).number ?? 0
      try await served.page.moveMouse(x: 130, y: 400)
      try await served.page.moveMouse(x: 160, y: 400)
      try await served.page.releaseMouse(x: 160, y: 400)
      #expect(try await served.wait("Math.abs(\(x("East")) - \(before + 60)) < 2"))
    }
  }
}
