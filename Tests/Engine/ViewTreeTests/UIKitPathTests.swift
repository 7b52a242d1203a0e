import ElementTree
import Foundation
import Testing

@testable import ViewTree

@Suite("Paths and fields of UIKit")
@MainActor
struct UIKitPathTests {
  @Test("A UIKit rectangle has round corners where asked")
  func corners() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 4, height: 4))
    let wanted = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(topLeading: 4, bottomTrailing: 4))
    #expect(Path(path.cgPath) == wanted)
  }

  @Test("Clockwise is as it is seen")
  func arcs() {
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(arc.bounds.maxY - 10) < 0.01)
    #expect(abs(arc.bounds.minY) < 0.01)
  }

  @Test("A reversed path goes through the same points from its end")
  func reversed() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addQuadCurve(to: CGPoint(x: 2, y: 2), controlPoint: CGPoint(x: 2, y: 0))
    path.close()
    #expect(Path(path.reversing().cgPath).description == "2 2 m 2 0 1 0 q 0 0 l h")
    #expect(Path(path.reversing().reversing().cgPath) == Path(path.cgPath))
  }

  struct Search: UIViewRepresentable {
    @Binding var text: String

    final class Coordinator: NSObject, UISearchBarDelegate {
      @Binding var text: String
      init(_ text: Binding<String>) { _text = text }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        text = searchText
      }
    }

    func makeCoordinator() -> Coordinator { Coordinator($text) }

    func makeUIView(context: Context) -> UISearchBar {
      let bar = UISearchBar()
      bar.delegate = context.coordinator
      return bar
    }

    func updateUIView(_ bar: UISearchBar, context: Context) { bar.text = text }
  }

  struct Page: View {
    @State var text = ""
    var body: some View {
      VStack {
        Search(text: $text)
        Text("for \(text)")
      }
    }
  }

  @Test("A UITextField notifies its delegate of what is typed")
  func typing() throws {
    var page = try LivePage(Page())
    try page.send(.input, .text("tea"), to: page.nodes(.input)[0])
    #expect(page.texts(.p) == ["for tea"])
  }

  struct Taker: DropDelegate {
    @Binding var log: [String]
    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
    func dropEntered(info: DropInfo) { log.append("over") }
    func dropExited(info: DropInfo) { log.append("out") }
    func performDrop(info: DropInfo) -> Bool {
      let isText = info.itemProviders(for: [.text]).allSatisfy {
        $0.canLoadObject(ofClass: NSString.self)
      }
      log.append("\(isText ? "text" : "nothing") at \(Int(info.location.x))")
      return true
    }
  }

  struct Board: View {
    @State var log: [String] = []
    var body: some View {
      Text("cup").onDrag { NSItemProvider(object: "cup") }
      Text("box").onDrop(of: [UTType.text], delegate: Taker(log: $log))
      Text(verbatim: log.joined(separator: ","))
    }
  }

  @Test("A drop delegate is notified of what enters its view and is dropped")
  func dropping() throws {
    var page = try LivePage(Board())
    let place = page.nodes(.drop)[0]
    try page.send(.lift, to: page.nodes(.lift)[0])
    try page.send(.dropTarget, .flag(true), to: place)
    try page.send(.drop, .text("7 3 "), to: place)
    #expect(page.texts(.p).last == "over,out,text at 7")
  }

  @Test("Types know what they are also")
  func types() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType(filenameExtension: "JSON") == .json)
    #expect(UTType("no type") == nil)
  }
}
