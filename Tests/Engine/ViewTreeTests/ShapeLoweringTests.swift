import Foundation
import Testing

@testable import ViewTree

@Suite("Shapes on a page")
@MainActor
struct ShapeLoweringTests {
  private let black = Color(white: 0)

  @Test("Filled figures that CSS knows are one painted box")
  func fills() {
    #expect(outline(Rectangle().fill(black)) == "paint{background-color:#000000}")
    #expect(
      outline(RoundedRectangle(cornerRadius: 12).fill(black))
        == "paint{background-color:#000000;border-radius:12px}")
    #expect(
      outline(RoundedRectangle(cornerSize: CGSize(width: 4, height: 8)).fill(black))
        == "paint{background-color:#000000;border-radius:4px/8px}")
    #expect(
      outline(UnevenRoundedRectangle(topLeadingRadius: 3, bottomTrailingRadius: 5).fill(black))
        == "paint{background-color:#000000;border-radius:3px 0 5px 0}")
    #expect(
      outline(Capsule().fill(black)) == "paint{background-color:#000000;border-radius:9999px}")
    #expect(
      outline(Ellipse().fill(black)) == "paint{background-color:#000000;border-radius:50%}")
    #expect(
      outline(RoundedRectangle(cornerRadius: 12).inset(by: 5).fill(black))
        == "padding(5)(paint{background-color:#000000;border-radius:7px})")
  }

  @Test("Leading corners are on the right where lines run from there")
  func rightToLeft() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 3, bottomTrailingRadius: 5).fill(black)
    #expect(
      outline(shape.environment(\.layoutDirection, .rightToLeft))
        == "paint{background-color:#000000;border-radius:0 3px 0 5px}")
  }

  @Test("A circle is as wide as high, which a square frame makes by itself")
  func circles() {
    let paint = "paint{background-color:#000000;border-radius:50%}"
    #expect(outline(Circle().fill(black)) == "aspectRatio(1)(\(paint))")
    #expect(
      outline(Circle().fill(black).frame(width: 44, height: 44)) == "frame(wrapper(\(paint)))")
    #expect(
      outline(Circle().fill(black).frame(width: 44, height: 40))
        == "frame(aspectRatio(1)(\(paint)))")
  }

  @Test("A shape is filled with the foreground style")
  func foreground() {
    #expect(outline(Rectangle()) == "paint{background-color:light-dark(#000000,#ffffff)}")
    #expect(outline(Rectangle().foregroundStyle(black)) == "paint{background-color:#000000}")
  }

  @Test("Lines of one colour are outlines: inside, or half of them on each side of the edge")
  func lines() {
    #expect(
      outline(RoundedRectangle(cornerRadius: 8).strokeBorder(black, lineWidth: 3))
        == "paint{border-radius:8px;outline:3px solid #000000;outline-offset:-3px}")
    #expect(
      outline(Capsule().stroke(black, lineWidth: 3))
        == "paint{border-radius:9999px;outline:3px solid #000000;outline-offset:-1.5px}")
    #expect(
      outline(Capsule().fill(Color(white: 1)).stroke(black, lineWidth: 2))
        == "paint{background-color:#ffffff;border-radius:9999px;outline:2px solid #000000;outline-offset:-1px}"
    )
    #expect(outline(Rectangle().stroke(black, lineWidth: 0)) == "")
    #expect(
      outline(Rectangle().stroke(lineWidth: 2))
        == "paint{outline:2px solid light-dark(#000000,#ffffff);outline-offset:-1px}")
  }

  @Test("Lines of a gradient are one box that is masked")
  func gradientLines() {
    let gradient = LinearGradient(
      colors: [black, Color(white: 1)], startPoint: .top, endPoint: .bottom)
    let mask = "mask:linear-gradient(#000 0 0) padding-box exclude,linear-gradient(#000 0 0)"
    #expect(
      outline(RoundedRectangle(cornerRadius: 8).strokeBorder(gradient, lineWidth: 4))
        == "paint{background-image:linear-gradient(#000000,#ffffff);background-origin:border-box;border:4px solid transparent;border-radius:8px;\(mask)}"
    )
    #expect(
      outline(RoundedRectangle(cornerRadius: 8).stroke(gradient, lineWidth: 4))
        == "padding(-2)(paint{background-image:linear-gradient(#000000,#ffffff);background-origin:border-box;border:4px solid transparent;border-radius:10px;\(mask)})"
    )
  }

  @Test("Broken lines are drawings in the box's own points")
  func dashes() {
    let style = StrokeStyle(lineWidth: 2, dash: [6, 3], dashPhase: 1)
    let paint = "graphic{contain:size;overflow:visible;fill:none;stroke:#000000;stroke-width:2px}"
    let dash = "stroke-dasharray=6 3 stroke-dashoffset=1"
    #expect(
      outline(RoundedRectangle(cornerRadius: 5).stroke(black, style: style))
        == "\(paint)<rect width=100% height=100% rx=5 stroke-miterlimit=10 \(dash)>")
    #expect(
      outline(Ellipse().strokeBorder(black, style: style))
        == "padding(1)(\(paint)<ellipse cx=50% cy=50% rx=50% ry=50% \(dash)>)")
    #expect(issues(Capsule().stroke(black, style: style)) == [.sizeDependent])
    #expect(issues(Capsule().stroke(black, style: style).frame(width: 50, height: 20)) == [])
  }

  @Test("A figure that stretches is drawn in a view box that does")
  func stretched() {
    #expect(
      outline(TriangleFixture().fill(black))
        == "graphic{contain:size;overflow:visible;fill:#000000}[0 0 100 100][none]<path d=M50 0l50 100H0Z>"
    )
    #expect(
      outline(TriangleFixture().stroke(black, lineWidth: 2))
        == "graphic{contain:size;overflow:visible;fill:none;stroke:#000000;stroke-width:2px}[0 0 100 100][none]<path d=M50 0l50 100H0Z stroke-miterlimit=10 vector-effect=non-scaling-stroke>"
    )
    #expect(
      outline(TriangleFixture().fill(black, style: FillStyle(eoFill: true)).stroke(black))
        == "graphic{contain:size;overflow:visible;fill:#000000;stroke:#000000}[0 0 100 100][none]<path d=M50 0l50 100H0Z fill-rule=evenodd stroke-miterlimit=10 vector-effect=non-scaling-stroke>"
    )
  }

  @Test("Lines in a frame of a known size are drawn in its points")
  func sized() {
    #expect(
      outline(TriangleFixture().stroke(black).frame(width: 40, height: 20))
        == "frame(graphic{contain:size;overflow:visible;fill:none;stroke:#000000}<path d=M20 0 40 20H0Z stroke-miterlimit=10>)"
    )
    #expect(
      outline(
        ZStack { TriangleFixture().stroke(black) }.padding(10).frame(width: 60, height: 40))
        == "frame(padding(10)(zstack(graphic{contain:size;overflow:visible;fill:none;stroke:#000000}<path d=M20 0 40 20H0Z stroke-miterlimit=10>)))"
    )
  }

  @Test("A figure that scales with the shorter side keeps its proportions")
  func scaled() {
    #expect(
      outline(SectorFixture().fill(black))
        == "graphic{contain:size;overflow:visible;fill:#000000}[0 0 100 100]<path d=M50 50h50c0 27.614-22.386 50-50 50Z>"
    )
    #expect(
      outline(
        Circle().trim(from: 0, to: 0.25).stroke(black, lineWidth: 4).frame(width: 20, height: 20))
        == "frame(wrapper(graphic{contain:size;overflow:visible;fill:none;stroke:#000000;stroke-width:4px}<path d=M20 10c0 5.523-4.477 10-10 10>))"
    )
  }

  @Test("A figure with parts of a fixed size is a box that is clipped")
  func anchored() {
    #expect(
      outline(TagFixture().fill(black))
        == "paint{background-color:#000000;clip-path:polygon(4px 4px,calc(100% - 14px) 4px,calc(100% - 4px) 50%,calc(100% - 14px) calc(100% - 4px),4px calc(100% - 4px))}"
    )
  }

  @Test("A figure that CSS can't follow is warned of, unless its size or its proportions are known")
  func free() {
    #expect(issues(ArchFixture().stroke(black)) == [.sizeDependent])
    #expect(issues(ArchFixture().stroke(black).frame(width: 30, height: 50)) == [])
    #expect(issues(ArchFixture().stroke(black).aspectRatio(2, contentMode: .fit)) == [])
    #expect(
      outline(ArchFixture().stroke(black).aspectRatio(2, contentMode: .fit))
        == "aspectRatio(2)(graphic{contain:size;overflow:visible;fill:none;stroke:#000000}[0 0 200 100]<path d=M0 100C0 44.772 44.772 0 100 0 vector-effect=non-scaling-stroke>)"
    )
  }

  @Test("A path is drawn in points")
  func paths() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 5))
    }
    #expect(
      outline(
        path.stroke(black, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)))
        == "graphic{contain:size;overflow:visible;fill:none;stroke:#000000;stroke-width:3px}<path d=M1 2 3 5 stroke-linecap=round stroke-linejoin=round>"
    )
  }

  @Test("Gradients fill paths through a clip or a mask")
  func gradientFills() {
    let gradient = LinearGradient(
      colors: [black, Color(white: 1)], startPoint: .leading, endPoint: .trailing)
    #expect(
      outline(TriangleFixture().fill(gradient))
        == "paint{background-image:linear-gradient(to right,#000000,#ffffff);clip-path:polygon(50% 0,100% 100%,0 100%)}"
    )
    #expect(
      outline(SectorFixture().fill(gradient))
        == "paint{background-image:linear-gradient(to right,#000000,#ffffff);mask:url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'%3E%3Cpath d='M50 50h50c0 27.614-22.386 50-50 50Z'/%3E%3C/svg%3E\") 0 0/100% 100%}"
    )
  }

  @Test("Figures that are turned or shifted are, as CSS does it")
  func changed() {
    #expect(
      outline(Rectangle().rotation(.degrees(45)).offset(x: 3).fill(black))
        == "paint{background-color:#000000;translate:3px;rotate:45deg}")
    #expect(
      outline(Rectangle().scale(0.5).fill(black))
        == "graphic{contain:size;overflow:visible;fill:#000000}[0 0 100 100][none]<path d=M25 25H75V75H25Z>"
    )
  }

  @Test("Shadows of a style belong to what is painted")
  func shadows() {
    #expect(
      outline(Capsule().fill(black.shadow(.drop(color: black, radius: 2, y: 1))))
        == "paint{background-color:#000000;border-radius:9999px;box-shadow:0 1px 4px #000000}")
    #expect(
      outline(Capsule().fill(black.shadow(.inner(color: black, radius: 2))))
        == "paint{background-color:#000000;border-radius:9999px;box-shadow:inset 0 0 4px #000000}")
  }
}
