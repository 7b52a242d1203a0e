import Foundation

@testable import ElementTree
@testable import ViewTree

/// What a view's boxes are: kinds from the outside inwards, each with its declarations.
@MainActor
func outline<V: View>(_ view: V) -> String {
  var context = LoweringContext(environment: EnvironmentValues(), graph: ViewGraph())
  V._lower(view, into: &context)
  _ = context.tree.settleSizes(context.pending)
  func describe(_ index: Int32) -> String {
    let box = context.tree.boxes[Int(index)]
    var text = "\(box.kind)"
    if box.kind == .padding { text += "(\(CSSNumber.string(Double(box.padding.top))))" }
    if box.kind == .aspectRatio {
      text += "(\(CSSNumber.string(Double(box.aspectRatio.ratio))))"
    }
    if box.style != 0 { text += "{\(context.tree.styles.rule(for: box.style).body)}" }
    if box.kind == .graphic, case .graphic(let graphic) = context.tree.contents[Int(box.content)] {
      text += graphic.viewBox.map { "[\($0)]" } ?? ""
      text += graphic.preserveAspectRatio.map { "[\($0)]" } ?? ""
      for layer in graphic.layers {
        let list = layer.attributes.map { " \($0.name.string)=\($0.value)" }
        text += "<\(layer.name.string)\(list.joined())>"
      }
    }
    let children = context.tree.children(of: box).map(describe)
    if !children.isEmpty { text += "(\(children.joined(separator: " + ")))" }
    return text
  }
  return context.pending.map(describe).joined(separator: ", ")
}

/// The problems that lowering a view finds.
@MainActor
func issues<V: View>(_ view: V) -> [ViewIssue.Code] {
  var context = LoweringContext(environment: EnvironmentValues(), graph: ViewGraph())
  V._lower(view, into: &context)
  return context.finish().issues.map(\.code)
}

/// A triangle that stretches.
struct TriangleFixture: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A sector as large as the shorter side.
struct SectorFixture: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let center = CGPoint(x: rect.midX, y: rect.midY)
      path.move(to: center)
      path.addArc(
        center: center, radius: min(rect.width, rect.height) / 2, startAngle: .zero,
        endAngle: .degrees(90), clockwise: false)
      path.closeSubpath()
    }
  }
}

/// A rectangle that keeps away from the edges and has a tip of a fixed size.
struct TagFixture: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 4, y: 4))
      path.addLine(to: CGPoint(x: rect.width - 14, y: 4))
      path.addLine(to: CGPoint(x: rect.width - 4, y: rect.height / 2))
      path.addLine(to: CGPoint(x: rect.width - 14, y: rect.height - 4))
      path.addLine(to: CGPoint(x: 4, y: rect.height - 4))
      path.closeSubpath()
    }
  }
}

/// An arc whose radius is half of the width, whatever the height.
struct ArchFixture: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.maxY), radius: rect.width / 2,
        startAngle: .degrees(180), endAngle: .degrees(270), clockwise: false)
    }
  }
}
