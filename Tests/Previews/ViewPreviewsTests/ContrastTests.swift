import PageReading
import ElementTree
import Foundation
import Testing
import ViewSnapshots
import ViewTree

@testable import ViewPreviews

@Suite("Contrast of texts")
@MainActor
struct ContrastTests {
  private static func ratios(_ view: some View, isDark: Bool = false) throws -> [Double?] {
    let tree = try HTMLRenderer(content: view).tree
    return ContrastReading.all(in: tree, isDark: isDark).map { reading in
      reading.ratio.map { ($0 * 100).rounded() / 100 }
    }
  }

  @Test("Colours are read as style sheets spell them")
  func colours() {
    func read(_ text: String, isDark: Bool = false) -> [Double]? {
      ResolvedColor(css: text, isDark: isDark).map {
        [$0.red, $0.green, $0.blue, $0.alpha].map { ($0 * 255).rounded() }
      }
    }
    #expect(read("#fff") == [255, 255, 255, 255])
    #expect(read("#0a84ff80") == [10, 132, 255, 128])
    #expect(read("rgb(60 60 67/.6)") == [60, 60, 67, 153])
    #expect(read("rgb(1,2,3)") == [1, 2, 3, 255])
    #expect(read("light-dark(#fff,rgb(0 0 0/50%))") == [255, 255, 255, 255])
    #expect(read("light-dark(#fff,rgb(0 0 0/50%))", isDark: true) == [0, 0, 0, 128])
    #expect(read("transparent") == [0, 0, 0, 0])
    for wrong in ["", "#12", "#ggg", "rgb(1 2)", "linear-gradient(#fff,#000)", "light-dark(#fff)"] {
      #expect(read(wrong) == nil, "\(wrong)")
    }
  }

  @Test("Ratios are those of WCAG")
  func ratios() {
    #expect(ResolvedColor.contrast(.black, .white) == 21)
    #expect(ResolvedColor.contrast(.white, .white) == 1)
    let gray = ResolvedColor(red: 118.0 / 255, green: 118.0 / 255, blue: 118.0 / 255)
    #expect((ResolvedColor.contrast(gray, .white) * 100).rounded() == 454)
  }

  @Test("Large texts need 3 : 1, others 4.5 : 1")
  func levels() {
    func isEnough(_ ratio: Double?, isLarge: Bool) -> Bool {
      ContrastReading(text: "a", ratio: ratio, isLarge: isLarge).isEnough
    }
    #expect(isEnough(4.5, isLarge: false))
    #expect(!isEnough(4.49, isLarge: false))
    #expect(isEnough(3, isLarge: true))
    #expect(!isEnough(2.99, isLarge: true))
    #expect(isEnough(nil, isLarge: false))
  }

  @Test("Nothing is asked of controls that can't be used")
  func disabled() throws {
    func count(isDisabled: Bool) throws -> Int {
      let view = LiveView(Button("a") {}.disabled(isDisabled))
      defer { view.end() }
      _ = try view.update()
      return ContrastReading.all(in: view.tree, isDark: false).count
    }
    #expect(try count(isDisabled: false) == 1)
    #expect(try count(isDisabled: true) == 0)
  }

  @Test("Texts have the colours of what is around and behind them")
  func texts() throws {
    #expect(try Self.ratios(Text(verbatim: "a")) == [21])
    #expect(try Self.ratios(Text(verbatim: "a"), isDark: true) == [21])
    #expect(try Self.ratios(Text(verbatim: "a").foregroundStyle(.white)) == [1])
    #expect(
      try Self.ratios(Text(verbatim: "a").foregroundStyle(.white).background(Color.black)) == [21])
    #expect(
      try Self.ratios(
        VStack {
          Text(verbatim: "a")
          Text(verbatim: "b").opacity(0)
        }.padding().background(.black)) == [1, 1])
    // What is behind a pile is told by its last layer.
    #expect(
      try Self.ratios(
        ZStack {
          Color.black
          Text(verbatim: "a").foregroundStyle(.white)
        }) == [21])
    #expect(
      try Self.ratios(
        Text(verbatim: "a").padding().background(
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))) == [nil])
  }

  @Test("Large texts need less")
  func large() {
    #expect(ContrastReading(text: "a", ratio: 3.2, isLarge: true).isEnough)
    #expect(!ContrastReading(text: "a", ratio: 3.2, isLarge: false).isEnough)
    #expect(ContrastReading(text: "a", ratio: nil, isLarge: false).isEnough)
  }
}
