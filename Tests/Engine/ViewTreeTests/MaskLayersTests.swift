import Foundation
import Testing

@testable import ViewTree

@Suite("Masks of several views")
@MainActor
struct MaskLayersTests {
  private let white = Color(white: 1)
  private var box: some View { Rectangle().fill(white) }
  private var bar: some View { Rectangle().fill(Color(white: 0)) }
  private let dark = "linear-gradient(#000000 0 0)"

  private func mask<V: View, M: View>(_ view: V, _ mask: M) -> String {
    outline(view.mask { mask })
  }

  @Test("Views in a stack are layers, the greedy ones of what the others leave")
  func stack() {
    let fade = LinearGradient(
      colors: [Color(white: 0), Color(white: 0, opacity: 0)], startPoint: .top, endPoint: .bottom)
    #expect(
      mask(
        box,
        VStack(spacing: 0) {
          bar
          fade.frame(height: 20)
        })
        == "paint{background-color:#ffffff;mask:\(dark) 0 0/100% calc(100% - 20px) no-repeat,"
        + "linear-gradient(#000000,rgb(0 0 0/0)) 0 100%/100% 20px no-repeat}")
    #expect(
      mask(
        box,
        HStack(spacing: 4) {
          bar
          bar
        })
        == "paint{background-color:#ffffff;mask:\(dark) 0 0/calc(50% - 2px) 100% no-repeat,"
        + "\(dark) 100% 0/calc(50% - 2px) 100% no-repeat}")
  }

  @Test("Frames, padding and offsets place a mask")
  func places() {
    #expect(
      outline(box.mask(alignment: .leading) { bar.frame(width: 30) })
        == "paint{background-color:#ffffff;mask:\(dark) 0 0/30px 100% no-repeat}")
    #expect(
      mask(box, bar.padding(10))
        == "paint{background-color:#ffffff;"
        + "mask:\(dark) 10px 10px/calc(100% - 20px) calc(100% - 20px) no-repeat}")
    #expect(
      mask(box.frame(width: 50, height: 40), bar.offset(x: 5))
        == "frame{mask:\(dark) 5px 0/50px 40px no-repeat}(paint{background-color:#ffffff})")
  }

  @Test("Views that are blended out cut holes into the one behind them")
  func holes() {
    let whole = "\(dark) 0 0/100% 100% no-repeat"
    #expect(
      mask(
        box,
        bar.overlay {
          bar.frame(width: 30, height: 20).blendMode(.destinationOut)
        })
        == "paint{background-color:#ffffff;mask:\(whole) subtract,"
        + "\(dark) 50% 50%/30px 20px no-repeat}")
    #expect(
      mask(
        box,
        ZStack {
          bar
          Group {
            bar.frame(width: 30, height: 20)
            bar.frame(width: 20, height: 30)
          }
          .blendMode(.destinationOut)
          bar.frame(width: 4, height: 4)
        })
        == "paint{background-color:#ffffff;mask:\(dark) 50% 50%/4px 4px no-repeat,"
        + "\(whole) subtract,\(dark) 50% 50%/30px 20px no-repeat,"
        + "\(dark) 50% 50%/20px 30px no-repeat}")
    // Outside of masks nothing is cut, and a hole in several views has no form in CSS.
    #expect(issues(box.overlay { bar.blendMode(.destinationOut) }) == [.unsupported])
    #expect(
      issues(
        box.mask {
          VStack {
            bar
            bar
          }
          .overlay { bar.frame(width: 4, height: 4).blendMode(.destinationOut) }
        }) == [.unsupported])
  }

  @Test("Nothing is masked by what only a browser can place")
  func unsupported() {
    #expect(
      issues(
        box.mask(
          HStack {
            Text("a"); bar
          })) == [.unsupported])
    #expect(issues(box.mask(Text("a"))).isEmpty)
  }
}
