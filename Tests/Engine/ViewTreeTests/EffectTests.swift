import Foundation
import Testing

@testable import ViewTree

@Suite("Effects")
@MainActor
struct EffectTests {
  private let white = Color(white: 1)
  private let black = Color(white: 0)
  private var box: some View { Rectangle().fill(white) }

  @Test("Effects join one box in the order in which CSS draws them")
  func folding() {
    #expect(
      outline(
        box.cornerRadius(4).shadow(color: black, radius: 3, x: 1, y: 2).blur(radius: 1)
          .opacity(0.5).scaleEffect(2).rotationEffect(.degrees(10)).offset(x: 5, y: 6)
          .blendMode(.multiply))
        == "paint{opacity:.5;background-color:#ffffff;border-radius:4px;box-shadow:1px 2px 6px #000000;filter:blur(1px);mix-blend-mode:multiply;translate:5px 6px;rotate:10deg;scale:2}"
    )
    #expect(
      outline(box.opacity(0.5).cornerRadius(4))
        == "wrapper{overflow:clip;border-radius:4px}(paint{opacity:.5;background-color:#ffffff})")
  }

  @Test("An opacity below zero is none, one that is no number has no effect")
  func oddOpacities() {
    #expect(outline(box.opacity(-1)) == outline(box.opacity(0)))
    #expect(outline(box.opacity(-1)).contains("opacity:0;"))
    #expect(outline(box.opacity(-.infinity)) == outline(box.opacity(0)))
    #expect(outline(box.opacity(-0.0)) == outline(box.opacity(0)))
  }

  @Test("Modifiers without effect leave no trace")
  func nothing() {
    #expect(
      outline(
        box.opacity(1).scaleEffect(1).rotationEffect(.zero).offset(.zero).blur(radius: 0)
          .brightness(0).contrast(1).saturation(1).grayscale(0).hueRotation(.zero)
          .shadow(radius: 0).blendMode(.normal).transformEffect(.identity).cornerRadius(0)
          .rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 0)).clipped()
          .opacity(.nan).offset(x: .nan).allowsHitTesting(true))
        == "paint{background-color:#ffffff}")
  }

  @Test("Opacities in a row are their product")
  func opacities() {
    #expect(
      outline(box.opacity(0.5).opacity(0.5)) == "paint{opacity:.25;background-color:#ffffff}")
  }

  @Test("Only what hides all behind throws the shadow of its box")
  func shadows() {
    let color = black
    #expect(
      outline(box.shadow(color: color, radius: 2).shadow(color: color, radius: 4))
        == "paint{background-color:#ffffff;box-shadow:0 0 4px #000000,0 0 8px #000000}")
    #expect(
      outline(Rectangle().fill(white.opacity(0.5)).shadow(color: color, radius: 2))
        == "paint{background-color:rgb(255 255 255/.5);filter:drop-shadow(0 0 2px #000000)}")
    #expect(
      outline(TriangleFixture().fill(white).shadow(color: color, radius: 2, x: 1))
        == "graphic{contain:size;overflow:visible;fill:#ffffff;filter:drop-shadow(1px 0 2px #000000)}[0 0 100 100][none]<path d=M50 0l50 100H0Z>"
    )
    #expect(
      outline(Capsule().fill(white).frame(width: 40, height: 20).shadow(color: color, radius: 2))
        == "frame{border-radius:9999px;box-shadow:0 0 4px #000000}(paint{background-color:#ffffff;border-radius:9999px})"
    )
    #expect(
      outline(Capsule().fill(white).stroke(black, lineWidth: 4).shadow(color: color, radius: 2))
        == "paint{background-color:#ffffff;border-radius:9999px;outline:4px solid #000000;outline-offset:-2px;filter:drop-shadow(0 0 2px #000000)}"
    )
  }

  @Test("A filter follows those before it")
  func filters() {
    #expect(
      outline(box.blur(radius: 2).saturation(0.5).contrast(-2).hueRotation(.degrees(90)))
        == "paint{background-color:#ffffff;filter:blur(2px) saturate(.5) contrast(2) invert(1) hue-rotate(90deg)}"
    )
    #expect(
      outline(box.brightness(0.5))
        == "paint{background-color:#ffffff;filter:contrast(.5) brightness(2)}")
    #expect(
      outline(box.brightness(-0.5))
        == "paint{background-color:#ffffff;filter:invert(1) contrast(.5) brightness(2) invert(1)}")
    #expect(
      outline(box.colorMultiply(Color(white: 0.5)))
        == "paint{background-color:#ffffff;filter:brightness(.5)}")
  }

  @Test("Brightness adds, exactly, between black and white")
  func brightness() {
    func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }
    for amount in [0.1, 0.3, 0.5, 0.9, 1] {
      let factor = 1 + 2 * amount
      for value in stride(from: 0.0, through: 1, by: 0.1) {
        let lighter = clamp(factor * clamp((value - 0.5) / factor + 0.5))
        #expect(abs(lighter - clamp(value + amount)) < 1e-9)
        let darker = 1 - clamp(factor * clamp((1 - value - 0.5) / factor + 0.5))
        #expect(abs(darker - clamp(value - amount)) < 1e-9)
      }
    }
  }

  @Test("Clipping rounds the box where CSS can, and cuts out elsewhere")
  func clips() {
    #expect(
      outline(Text(verbatim: "a").clipShape(Capsule()))
        == "text{overflow:clip;border-radius:9999px}")
    #expect(
      outline(box.clipShape(Circle())) == "paint{background-color:#ffffff;clip-path:circle()}")
    #expect(
      outline(box.frame(width: 20, height: 20).clipShape(Circle()))
        == "frame{overflow:clip;border-radius:50%}(paint{background-color:#ffffff})")
    #expect(
      outline(box.clipShape(TriangleFixture()))
        == "paint{background-color:#ffffff;clip-path:polygon(50% 0,100% 100%,0 100%)}")
    #expect(
      outline(box.clipShape(RoundedRectangle(cornerRadius: 8).inset(by: 3)))
        == "paint{background-color:#ffffff;clip-path:inset(3px round 5px)}")
    #expect(
      outline(box.clipShape(TriangleFixture()).shadow(color: black, radius: 2))
        == "wrapper{filter:drop-shadow(0 0 2px #000000)}(paint{background-color:#ffffff;clip-path:polygon(50% 0,100% 100%,0 100%)})"
    )
    #expect(
      outline(Text(verbatim: "a").background(white, in: Capsule()).cornerRadius(2))
        == "wrapper{overflow:clip;border-radius:2px}(text{background-color:#ffffff;border-radius:9999px})"
    )
  }

  @Test("Shapes and gradients mask; other views are warned of")
  func masks() {
    #expect(
      outline(
        box.mask(LinearGradient(colors: [.clear, black], startPoint: .top, endPoint: .bottom)))
        == "paint{background-color:#ffffff;mask:linear-gradient(rgb(0 0 0/0),#000000)}")
    #expect(outline(box.mask(Circle())) == "paint{background-color:#ffffff;clip-path:circle()}")
    #expect(
      outline(box.mask { RoundedRectangle(cornerRadius: 3) })
        == "paint{background-color:#ffffff;border-radius:3px}")
    #expect(issues(box.mask { HStack { Text(verbatim: "a") } }) == [.unsupported])
    #expect(issues(box.mask { EmptyView() }) == [])
  }

  @Test("Changes about different points don't share an element")
  func anchors() {
    #expect(
      outline(
        box.scaleEffect(2, anchor: .topLeading).rotationEffect(.degrees(5), anchor: .topLeading))
        == "paint{background-color:#ffffff;rotate:5deg;scale:2;transform-origin:0 0}")
    #expect(
      outline(box.scaleEffect(x: 2, y: 3, anchor: .trailing).rotationEffect(.degrees(5)))
        == "wrapper{rotate:5deg}(paint{background-color:#ffffff;scale:2 3;transform-origin:100% 50%})"
    )
    #expect(
      outline(box.transformEffect(CGAffineTransform(translationX: 3, y: 4)))
        == "paint{background-color:#ffffff;transform:matrix(1,0,0,1,3,4);transform-origin:0 0}")
  }

  @Test("Perspective is as far away as the view is large")
  func perspective() {
    #expect(
      outline(
        box.frame(width: 80, height: 40).rotation3DEffect(
          .degrees(45), axis: (x: 0, y: 1, z: 0), perspective: 0.5))
        == "frame{transform:perspective(160px) rotate3d(0,1,0,45deg)}(paint{background-color:#ffffff})"
    )
    #expect(
      outline(box.rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 1)))
        == "paint{background-color:#ffffff;transform:rotate3d(0,0,1,45deg)}")
    #expect(
      issues(box.rotation3DEffect(.degrees(45), axis: (x: 1, y: 0, z: 0))) == [.sizeDependent])
  }

  @Test("Lines in front join the box if they follow its corners")
  func joinedLines() {
    let line = RoundedRectangle(cornerRadius: 8).stroke(black, lineWidth: 2)
    #expect(
      outline(Text(verbatim: "a").background(white).cornerRadius(8).overlay(line))
        == "text{overflow:clip;background-color:#ffffff;border-radius:8px;outline:2px solid #000000;outline-offset:-1px}"
    )
    #expect(
      outline(Text(verbatim: "a").background(white).overlay(line))
        == "overlay(text{background-color:#ffffff} + paint{border-radius:8px;outline:2px solid #000000;outline-offset:-1px})"
    )
    #expect(
      outline(
        box.frame(width: 70, height: 70).clipShape(Circle()).overlay(
          Circle().stroke(black, lineWidth: 4)))
        == "frame{overflow:clip;border-radius:50%;outline:4px solid #000000;outline-offset:-2px}(paint{background-color:#ffffff})"
    )
    #expect(
      outline(Text(verbatim: "a").border(black, width: 3))
        == "text{outline:3px solid #000000;outline-offset:-3px}")
  }

  @Test("Fills behind join the box, with their corners and shadows")
  func joinedFills() {
    #expect(
      outline(Text(verbatim: "a").background(white, in: Capsule()))
        == "text{background-color:#ffffff;border-radius:9999px}")
    #expect(
      outline(
        Text(verbatim: "a").padding(6).background(
          RoundedRectangle(cornerRadius: 8).fill(white).shadow(color: black, radius: 2)))
        == "padding(6){background-color:#ffffff;border-radius:8px;box-shadow:0 0 4px #000000}(text)"
    )
    #expect(
      outline(
        Text(verbatim: "a").padding(6).background(
          RoundedRectangle(cornerRadius: 8).strokeBorder(black)))
        == "padding(6){border-radius:8px;outline:1px solid #000000;outline-offset:-1px}(text)")
    #expect(
      outline(Text(verbatim: "a").background(.ultraThinMaterial))
        == "text{background-color:light-dark(rgb(249 249 249/.3),rgb(30 30 30/.3));backdrop-filter:blur(20px) saturate(180%)}"
    )
  }
}

@Suite("Glass") @MainActor
struct GlassTests {

  @Test("Glass is a tinted material in a shape, by default a capsule")
  func glass() throws {
    let text = Text(verbatim: "x")
    #expect(outline(text.glassEffect()) == outline(text.background(.thinMaterial, in: .capsule)))
    #expect(
      outline(text.glassEffect(.clear.tint(.red), in: .rect(cornerRadius: 12)))
        == outline(
          text.background(Color.red.opacity(0.6), in: .rect(cornerRadius: 12))
            .background(.ultraThinMaterial, in: .rect(cornerRadius: 12))))
    #expect(outline(text.glassEffect(.identity)) == outline(text))
    #expect(outline(GlassEffectContainer { text.glassEffect(.identity) }) == outline(text))
  }
}
