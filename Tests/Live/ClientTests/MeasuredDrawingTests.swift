import Browser
import Foundation
import Testing
import ViewTree

/// A wave, whose path is another for each size: its crest is as high for any width.
private struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: 20))
      path.addQuadCurve(
        to: CGPoint(x: rect.width, y: 20),
        control: CGPoint(x: rect.width / 2, y: -20 + rect.width / 10))
      path.addLine(to: CGPoint(x: rect.width, y: rect.height))
      path.addLine(to: CGPoint(x: 0, y: rect.height))
      path.closeSubpath()
    }
  }
}

private struct Drawings: View {
  var body: some View {
    VStack(spacing: 20) {
      Capsule().trim(from: 0, to: 0.6).stroke(.pink, lineWidth: 6).frame(height: 60)
      Wave().fill(.blue).frame(height: 80)
      Ellipse().trim(from: 0, to: 0.4)
        .stroke(AngularGradient(colors: [.red, .yellow], center: .center), lineWidth: 10)
        .rotationEffect(.degrees(270)).frame(height: 120)
      Color.green.frame(height: 50).clipShape(Wave())
    }
    .padding(20)
  }
}

@Suite("Drawings of sizes that only the browser knows", .timeLimit(.minutes(5)))
@MainActor
struct MeasuredDrawingTests {
  @Test("They are drawn for the size that they have, and again where it changes")
  func sizes() async throws {
    try await ServedView.with({ Drawings() }) { served in
      for width in [390, 700] {
        try await served.page.setViewport(width: width, height: 844)
        let inner = Double(width - 40)
        // The capsule's ends are round: its path is as wide as its box, and as high.
        let isCapsule = try await served.wait(
          """
          (() => {
            const box = document.querySelectorAll('svg path')[0].getBBox();
            return Math.abs(box.width - \(inner)) < .1 && Math.abs(box.height - 60) < .1;
          })()
          """)
        #expect(isCapsule)
        // The crest is where the width puts it.
        let crest = (20 + (-20 + inner / 10)) / 2
        let isWave = try await served.wait(
          "Math.abs(document.querySelectorAll('svg path')[1].getBBox().y - Math.min(20, \(crest))) < .1"
        )
        #expect(isWave)
        // What is turned is drawn for its own size, not for that of the turned box.
        let isRing = try await served.wait(
          """
          [...document.querySelectorAll('body *')].some(e =>
            getComputedStyle(e).maskImage.includes("viewBox='0 0 \(Int(inner) + 10) 130'"))
          """)
        #expect(isRing)
        let isClipped = try await served.wait(
          """
          [...document.querySelectorAll('body *')].some(e =>
            getComputedStyle(e).clipPath.includes("\(Int(inner)) 20"))
          """)
        #expect(isClipped)
      }
      let warnings = try await served.evaluate(
        "document.querySelectorAll('details.warnings').length")
      #expect(warnings == 0)
    }
  }

  @Test("Where frames say the size nobody asks for it")
  func framed() async throws {
    try await ServedView.with({ Drawings().frame(width: 300) }) { served in
      let listeners = try await served.evaluate("document.querySelectorAll('[data-on]').length")
      #expect(listeners == 0)
      let width = try await served.evaluate(
        "document.querySelectorAll('svg path')[0].getBBox().width")
      #expect(width == 260)
    }
  }

  private struct Turned: View {
    var body: some View {
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))")
      }
      .frame(width: 200, height: 100).rotationEffect(.degrees(90)).scaleEffect(0.5)
    }
  }

  @Test("A reader that is turned and scaled reads the size that it has itself")
  func turned() async throws {
    try await ServedView.with({ Turned() }) { served in
      let isRead = try await served.shows("200 by 100")
      #expect(isRead)
    }
  }
}
