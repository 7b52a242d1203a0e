import SwiftUI
import Testing

private struct BlurView: UIViewRepresentable {
  let style: UIBlurEffect.Style

  func makeUIView(context: UIViewRepresentableContext<BlurView>) -> UIView {
    let view = UIView(frame: .zero)
    view.backgroundColor = .clear
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: style))
    blur.translatesAutoresizingMaskIntoConstraints = false
    view.insertSubview(blur, at: 0)
    NSLayoutConstraint.activate([
      blur.heightAnchor.constraint(equalTo: view.heightAnchor),
      blur.widthAnchor.constraint(equalTo: view.widthAnchor),
    ])
    return view
  }

  func updateUIView(_ uiView: UIView, context: UIViewRepresentableContext<BlurView>) {}
}

private struct PlainBlur: UIViewRepresentable {
  func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: nil) }

  func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
    uiView.effect = UIBlurEffect(style: .systemMaterial)
  }
}

@Suite("Blur views")
@MainActor
struct BlurViewTests {
  private let blur =
    "background-color:light-dark(rgb(246 246 246/.65),rgb(37 37 37/.68));"
    + "backdrop-filter:blur(24px) saturate(180%)"

  @Test("A blur behind a card is drawn on the card's own element")
  func folded() throws {
    let card = VStack(spacing: 18) {
      Text("A")
      Text("B")
    }.padding().background(BlurView(style: .systemMaterial))
    let renderer = HTMLRenderer(content: card)
    #expect(try renderer.fragment.components(separatedBy: "<div").count == 2)
    #expect(try renderer.css.contains("gap:18px;padding:16px;\(blur)}"))
    #expect(try renderer.warnings.isEmpty)
  }

  @Test("An effect that is set later is shown")
  func updated() throws {
    let renderer = HTMLRenderer(content: Text("A").background(PlainBlur()))
    #expect(try renderer.css.contains(blur))
  }

  @Test("Each style has a tint of its own brightness", arguments: UIBlurEffect.Style.allCases)
  func styles(style: UIBlurEffect.Style) throws {
    let css = try HTMLRenderer(content: BlurView(style: style)).css
    #expect(css.contains("backdrop-filter:blur(24px) saturate(180%)"))
    let isPlain =
      "\(style)".hasSuffix("Light") || "\(style)".hasSuffix("Dark")
      || [.extraLight, .light, .dark].contains(style)
    #expect(css.contains("background-color:light-dark(rgb(") == !isPlain)
  }
}
