import Browser
import Foundation
import Testing
import ViewTree

@Suite("Effects of scrolling", .serialized) @MainActor
struct ScrollEffectTests {
  private struct Fading: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { number in
            Text("row \(number)").frame(maxWidth: .infinity).frame(height: 100)
              .background(.yellow)
              .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.2).offset(x: phase.value * 100)
              }
          }
        }
      }
      .frame(height: 400)
    }
  }

  /// What a row is drawn with: its opacity, and how far it is moved to the right.
  private func look(_ row: Int, _ served: ServedView) async throws -> [Double] {
    let found = try await served.evaluate(
      """
      (e => {
        let opacity = 1, x = 0;
        for (; e != document.body; e = e.parentNode) {
          const style = getComputedStyle(e);
          opacity *= style.opacity;
          if (style.translate != 'none') x += parseFloat(style.translate);
        }
        return [Math.round(opacity * 100) / 100, Math.round(x)];
      })(\(served.element("row \(row)")))
      """)
    guard case .array(let numbers) = found else { return [] }
    return numbers.compactMap(\.number)
  }

  private func scroll(to offset: Int, _ served: ServedView) async throws {
    try await served.evaluate(
      """
      [...document.querySelectorAll('*')].find(e => /auto|scroll/.test(getComputedStyle(e).overflowY)
        && e.scrollHeight > e.clientHeight).scrollTo(0, \(offset))
      """)
    try await served.evaluate(
      "new Promise(r => requestAnimationFrame(() => requestAnimationFrame(() => r(true))))")
  }

  @Test("A scroll transition follows the scrolling")
  func transition() async throws {
    try await ServedView.with({ Fading() }) { served in
      #expect(try await look(0, served) == [1, 0])
      #expect(try await look(3, served) == [1, 0])
      try await scroll(to: 250, served)
      #expect(try await look(2, served) == [0.6, -50])
      #expect(try await look(3, served) == [1, 0])
      #expect(try await look(6, served) == [0.6, 50])
    }
  }

  private struct Parallax: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { number in
            Text("row \(number)").frame(width: 200, height: 100)
              .visualEffect { content, proxy in
                content.offset(x: proxy.frame(in: .scrollView).minY / 10 + proxy.size.width / 20)
              }
          }
        }
      }
      .frame(height: 400)
    }
  }

  @Test("A visual effect is drawn for where the browser has its view, not for where it draws it")
  func effect() async throws {
    try await ServedView.with({ Parallax() }) { served in
      func isMoved(_ row: Int, _ points: Int) async throws -> Bool {
        try await served.wait(
          "(e => { for (; e != document.body; e = e.parentNode) { const t = getComputedStyle(e).translate; "
            + "if (t != 'none') return parseFloat(t) == \(points); } })(\(served.element("row \(row)")))"
        )
      }
      #expect(try await isMoved(0, 10))
      #expect(try await isMoved(3, 40))
      try await scroll(to: 100, served)
      #expect(try await isMoved(3, 30))
      #expect(try await isMoved(0, 0))
    }
  }
}
