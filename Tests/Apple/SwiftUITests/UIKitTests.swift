import SwiftUI
import Testing

private final class Drawing: UIView {
  override func draw(_ rect: CGRect) {}
}

private struct Wrapped<V: UIView>: UIViewRepresentable {
  let make: () -> V
  func makeUIView(context: Context) -> V { make() }
  func updateUIView(_ uiView: V, context: Context) {}
}

private struct Hosted: UIViewControllerRepresentable {
  let text: String

  final class Coordinator: NSObject {
    var updates = 0
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> UIHostingController<Text> {
    UIHostingController(rootView: Text(verbatim: ""))
  }

  func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {
    context.coordinator.updates += 1
    controller.rootView = Text(verbatim: "\(text) \(context.coordinator.updates)")
  }
}

private struct Reloading: View {
  @State private var text = "first"
  var body: some View { Hosted(text: text).onAppear { text = "second" } }
}

@Suite("UIKit views")
@MainActor
struct UIKitTests {
  @Test("A view has its colour, corners, border and opacity")
  func look() throws {
    let view = Wrapped {
      let view = UIView()
      view.backgroundColor = .systemRed
      view.layer.cornerRadius = 8
      view.layer.borderWidth = 2
      view.layer.borderColor = UIColor.black.cgColor
      view.alpha = 0.5
      return view
    }
    let css = try HTMLRenderer(content: view).css
    for declaration in [
      "background-color:light-dark(#ff3b30,#ff453a)", "border-width:2px", "border-radius:8px",
      "opacity:.5",
    ] {
      #expect(css.contains(declaration))
    }
  }

  @Test("Labels and pictures are shown, subviews where they stand")
  func subviews() throws {
    let view = Wrapped {
      let view = UIView()
      view.backgroundColor = .white
      let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 30))
      label.text = "Hello"
      label.accessibilityIdentifier = "greeting"
      view.addSubview(label)
      return view
    }
    let renderer = HTMLRenderer(content: view)
    #expect(try renderer.fragment.contains("data-testid=\"greeting\""))
    #expect(try renderer.fragment.contains("Hello"))
    // The place is padding before the frame.
    #expect(
      try renderer.css.contains(
        "width:110px;height:50px;padding-block-start:20px;padding-inline-start:10px"))
    #expect(try renderer.css.contains("justify-items:start"))
  }

  @Test("A view that draws itself is empty and reported")
  func drawing() throws {
    let renderer = HTMLRenderer(content: Wrapped { Drawing() })
    #expect(try renderer.warnings.map(\.code) == [.unsupported])
  }

  @Test("A view controller is made once and updated at each evaluation")
  func hosting() throws {
    #expect(try HTMLRenderer(content: Reloading()).fragment.contains(">second 2<"))
  }

  @Test("Colours come from parts, hues and surroundings")
  func colors() throws {
    func css(_ color: UIColor) throws -> String {
      let css = try HTMLRenderer(content: Color(uiColor: color)).tree.css
      return css.components(separatedBy: "background-color:").last?
        .components(separatedBy: "}").first ?? ""
    }
    #expect(try css(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)) == "#ff8000")
    #expect(try css(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1)) == "#00ff00")
    #expect(
      try css(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
        == "light-dark(#000000,#ffffff)")
    #expect(try css(UIColor.white.withAlphaComponent(0.25)) == "rgb(255 255 255/.25)")
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("Fonts keep their size and weight")
  func fonts() throws {
    let css = try HTMLRenderer(
      content: Text(verbatim: "x").font(Font(UIFont.systemFont(ofSize: 20, weight: .heavy)))
    ).css
    #expect(css.contains("1.25rem") && css.contains("800"))
  }
}
