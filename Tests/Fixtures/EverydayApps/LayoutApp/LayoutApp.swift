import SwiftUI

struct FlowLayout: Layout {
  var spacing: CGFloat = 8
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let result = arrange(width: proposal.width ?? .infinity, subviews: subviews)
    return result.size
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let result = arrange(width: bounds.width, subviews: subviews)
    for (i, point) in result.points.enumerated() {
      subviews[i].place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }
  private func arrange(width: CGFloat, subviews: Subviews) -> (size: CGSize, points: [CGPoint]) {
    var x: CGFloat = 0, y: CGFloat = 0, line: CGFloat = 0, maxX: CGFloat = 0
    var points: [CGPoint] = []
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      if x + size.width > width, x > 0 { x = 0; y += line + spacing; line = 0 }
      points.append(CGPoint(x: x, y: y))
      line = max(line, size.height)
      x += size.width + spacing
      maxX = max(maxX, x - spacing)
    }
    return (CGSize(width: maxX, height: y + line), points)
  }
}

struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = min(bounds.width, bounds.height) / 3
    let angle = Angle.degrees(360 / Double(subviews.count)).radians
    for (i, view) in subviews.enumerated() {
      let p = CGPoint(
        x: bounds.midX + radius * cos(angle * Double(i) - .pi / 2),
        y: bounds.midY + radius * sin(angle * Double(i) - .pi / 2))
      view.place(at: p, anchor: .center, proposal: .unspecified)
    }
  }
}

struct EqualWidthHStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let m = subviews.map { $0.sizeThatFits(.unspecified) }
    let w = m.map(\.width).max() ?? 0, h = m.map(\.height).max() ?? 0
    return CGSize(width: w * CGFloat(subviews.count) + 8 * CGFloat(subviews.count - 1), height: h)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let w = (bounds.width - 8 * CGFloat(subviews.count - 1)) / CGFloat(subviews.count)
    for (i, v) in subviews.enumerated() {
      v.place(
        at: CGPoint(x: bounds.minX + (w + 8) * CGFloat(i) + w / 2, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: w, height: bounds.height))
    }
  }
}

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct BoundsKey: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:]
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

struct OffsetKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

extension VerticalAlignment {
  private enum MidTitle: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[VerticalAlignment.center] }
  }
  static let midTitle = VerticalAlignment(MidTitle.self)
}

struct AnchorTabs: View {
  @State private var selected = 0
  let titles = ["First", "Second tab", "Third"]
  var body: some View {
    HStack(spacing: 24) {
      ForEach(titles.indices, id: \.self) { i in
        Button(titles[i]) { withAnimation(.spring) { selected = i } }
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [i: $0] }
      }
    }
    .overlayPreferenceValue(BoundsKey.self) { anchors in
      GeometryReader { proxy in
        if let anchor = anchors[selected] {
          let rect = proxy[anchor]
          Rectangle().fill(.tint).frame(width: rect.width, height: 3).offset(
            x: rect.minX, y: rect.maxY)
        }
      }
    }
  }
}

struct LayoutView: View {
  @State private var labelWidth: CGFloat = 0
  @State private var isVertical = false
  @State private var scrollOffset: CGFloat = 0
  @State private var boxSize: CGSize = .zero
  let tags = [
    "Swift", "SwiftUI", "HTML", "CSS", "Accessibility", "Layout protocol", "Live", "Server",
    "Linux", "WebSocket",
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Text("Offset \(Int(scrollOffset))").font(.caption.monospacedDigit())
        FlowLayout {
          ForEach(tags, id: \.self) { tag in
            Text(tag).padding(.horizontal, 10).padding(.vertical, 5).background(
              .blue.opacity(0.15), in: .capsule)
          }
        }
        RadialLayout {
          ForEach(0..<8) { i in
            Circle().fill(Color(hue: Double(i) / 8, saturation: 0.8, brightness: 0.9)).frame(
              width: 40, height: 40)
          }
        }
        .frame(height: 220)
        EqualWidthHStack {
          ForEach(["OK", "Cancel", "Maybe later"], id: \.self) { t in
            Button {
            } label: {
              Text(t).frame(maxWidth: .infinity)
            }.buttonStyle(.bordered)
          }
        }
        ViewThatFits {
          HStack {
            Text("A rather long title that needs much room").fixedSize();
            Button("Action that is long") {}
          }
          VStack(alignment: .leading) {
            Text("A rather long title that needs much room"); Button("Action that is long") {}
          }
        }
        AnchorTabs().padding(.bottom)
        VStack(alignment: .leading) {
          ForEach(["Name", "Street address", "City"], id: \.self) { label in
            HStack {
              Text(label)
                .background(
                  GeometryReader {
                    Color.clear.preference(key: WidthKey.self, value: $0.size.width)
                  }
                )
                .frame(width: labelWidth == 0 ? nil : labelWidth, alignment: .trailing)
              Text("Value of \(label)").foregroundStyle(.secondary)
            }
          }
        }
        .onPreferenceChange(WidthKey.self) { labelWidth = $0 }
        HStack(alignment: .midTitle) {
          Image(systemName: "star.fill").font(.largeTitle).alignmentGuide(.midTitle) {
            $0[VerticalAlignment.center]
          }
          VStack(alignment: .leading) {
            Text("Above")
            Text("Title").font(.title).alignmentGuide(.midTitle) { $0[VerticalAlignment.center] }
            Text("Below one"); Text("Below two")
          }
        }
        let layout =
          isVertical ? AnyLayout(VStackLayout(spacing: 8)) : AnyLayout(HStackLayout(spacing: 8))
        layout {
          ForEach(0..<3) { i in
            RoundedRectangle(cornerRadius: 8).fill(.teal).frame(width: 60, height: 40).overlay(
              Text("\(i)"))
          }
        }
        Button("Toggle layout") { withAnimation { isVertical.toggle() } }
        GeometryReader { proxy in
          HStack(spacing: 0) {
            Color.red.frame(width: proxy.size.width * 0.3)
            Color.green.frame(width: proxy.size.width * 0.7)
          }
          .overlay {
            Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))").foregroundStyle(.white)
          }
        }
        .frame(height: 60)
        Color.indigo.frame(height: 40).onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          boxSize = $0
        }
        Text("Box is \(Int(boxSize.width)) wide")
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
          GridRow {
            Text("Q1"); Text("100").gridColumnAlignment(.trailing)
          }
          GridRow {
            Text("Quarter 2"); Text("25")
          }
          Divider()
          GridRow {
            Text("Total").bold().gridCellColumns(1); Text("125").bold()
          }
        }
        Color.clear.frame(height: 400)
      }
      .padding()
      .background(
        GeometryReader {
          Color.clear.preference(key: OffsetKey.self, value: -$0.frame(in: .named("scroll")).minY)
        })
    }
    .coordinateSpace(name: "scroll")
    .onPreferenceChange(OffsetKey.self) { scrollOffset = $0 }
  }
}

@main
struct LayoutApp: App {
  var body: some Scene { WindowGroup { LayoutView() } }
}
