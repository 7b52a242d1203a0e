import ElementTree
import Foundation
import Testing

@testable import ViewTree

@Suite("Extreme values from apps") @MainActor
struct ExtremeValueTests {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1e308, -1e308, .leastNonzeroMagnitude, 1e19, -1e19,
    65_536.5, 4_294_967_296,
  ]

  private static let views: [(name: String, view: (Double) -> any View)] = [
    ("padding", { Text("x").padding($0) }),
    ("one side", { Text("x").padding(.leading, $0) }),
    ("frame", { Color.red.frame(width: $0, height: $0) }),
    ("text in a frame", { Text(verbatim: "some words\nand more").frame(width: $0, height: $0) }),
    (
      "texts in a column",
      { number in
        VStack(spacing: number) {
          Text("a"); Color.red.frame(height: number); Text("b\nc")
        }.frame(height: number)
      }
    ),
    ("proportions", { Color.red.aspectRatio($0, contentMode: .fit).frame(maxHeight: $0) }),
    (
      "proportions in a row",
      { number in
        HStack(spacing: number) {
          Color.red.aspectRatio(number, contentMode: .fill).frame(width: number)
          Color.blue.frame(minWidth: number)
          Text("x").lineSpacing(number)
        }.frame(height: number)
      }
    ),
    ("limits", { Text("x").frame(minWidth: $0, idealWidth: $0, maxWidth: $0, minHeight: $0) }),
    (
      "stacks",
      { number in
        HStack(spacing: number) {
          VStack(spacing: number) {
            Text("a"); Spacer(minLength: number)
          }
        }
      }
    ),
    ("offset", { Text("x").offset(x: $0, y: $0) }),
    ("position", { Text("x").position(x: $0, y: $0) }),
    ("opacity", { Text("x").opacity($0) }),
    ("scale", { Text("x").scaleEffect($0) }),
    ("rotation", { Text("x").rotationEffect(.degrees($0)) }),
    ("turn in space", { Text("x").rotation3DEffect(.degrees($0), axis: (x: $0, y: $0, z: $0)) }),
    ("blur", { Text("x").blur(radius: $0) }),
    ("shadow", { Text("x").shadow(color: .red, radius: $0, x: $0, y: $0) }),
    ("filters", { Text("x").brightness($0).contrast($0).saturation($0).grayscale($0) }),
    ("hue", { Text("x").hueRotation(.radians($0)) }),
    ("corners", { Color.red.cornerRadius($0) }),
    ("rounded", { RoundedRectangle(cornerRadius: $0).fill(.red).frame(width: 9, height: 9) }),
    ("stroke", { Circle().stroke(.red, lineWidth: $0) }),
    ("trim", { Circle().trim(from: $0, to: $0).stroke(.red).frame(width: 9, height: 9) }),
    ("dashes", { Circle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [$0, $0])) }),
    (
      "path",
      { number in
        Path { path in
          path.move(to: CGPoint(x: number, y: number))
          path.addArc(
            center: CGPoint(x: number, y: number), radius: number, startAngle: .degrees(number),
            endAngle: .degrees(-number), clockwise: false)
          path.addLine(to: CGPoint(x: 0, y: number))
        }.fill(.red)
      }
    ),
    (
      "gradient",
      {
        LinearGradient(
          stops: [.init(color: .red, location: $0), .init(color: .blue, location: 1)],
          startPoint: UnitPoint(x: $0, y: $0), endPoint: .bottom)
      }
    ),
    (
      "round gradient",
      {
        RadialGradient(
          colors: [.red, .blue], center: .center, startRadius: $0, endRadius: $0)
      }
    ),
    ("colour", { Color(red: $0, green: $0, blue: $0, opacity: $0) }),
    ("hue of a colour", { Color(hue: $0, saturation: $0, brightness: $0) }),
    ("grey", { Color(white: $0, opacity: $0) }),
    ("font", { Text("x").font(.system(size: $0)).kerning($0).tracking($0).baselineOffset($0) }),
    ("lines", { Text("x").lineSpacing($0).minimumScaleFactor($0) }),
    ("number", { Text("\($0)") }),
    ("formatted number", { Text($0, format: .number) }),
    ("percentage", { Text($0, format: .percent) }),
    ("price", { Text($0, format: .currency(code: "EUR")) }),
    ("date", { Text(Date(timeIntervalSince1970: $0), style: .relative) }),
    ("day", { Text(Date(timeIntervalSince1970: $0), style: .date) }),
    ("time", { Text(Date(timeIntervalSince1970: $0), style: .timer) }),
    ("progress", { ProgressView(value: $0, total: $0) }),
    ("gauge", { Gauge(value: $0, in: 0...1) { Text("x") } }),
    ("slider", { Slider(value: .constant($0), in: 0...1, step: 0.1) }),
    ("slider of its own steps", { Slider(value: .constant(0.5), in: 0...1, step: $0) }),
    ("stepper", { Stepper("x", value: .constant($0), in: 0...1, step: $0) }),
    (
      "date picker",
      {
        DatePicker(
          "x", selection: .constant(Date(timeIntervalSince1970: $0)), displayedComponents: .date)
      }
    ),
    ("order", { Text("x").zIndex($0).layoutPriority($0) }),
    ("proportions", { Color.red.aspectRatio($0, contentMode: .fit) }),
    (
      "grid",
      { number in
        LazyVGrid(
          columns: [
            GridItem(.adaptive(minimum: number, maximum: number), spacing: number),
            GridItem(.fixed(number)), GridItem(.flexible(minimum: number, maximum: number)),
          ], spacing: number
        ) { Text("x") }
      }
    ),
    (
      "rows",
      { number in
        let insets = EdgeInsets(top: number, leading: number, bottom: number, trailing: number)
        return List { Text("x").listRowInsets(insets) }
      }
    ),
    (
      "canvas",
      { number in
        Canvas { context, _ in
          context.opacity = number
          context.scaleBy(x: number, y: number)
          context.rotate(by: .degrees(number))
          context.fill(
            Path(CGRect(x: number, y: number, width: number, height: number)), with: .color(.red))
          context.draw(Text("x"), at: CGPoint(x: number, y: number))
        }
      }
    ),
    ("animation", { Text("x").animation(.spring(response: $0, dampingFraction: $0), value: $0) }),
    ("curve", { Text("x").animation(.easeIn(duration: $0).delay($0).speed($0), value: $0) }),
    (
      "bounce", { Text("x").animation(.interpolatingSpring(stiffness: $0, damping: $0), value: $0) }
    ),
    ("transition", { Text("x").transition(.scale(scale: $0)) }),
    (
      "geometry",
      { number in GeometryReader { Text("\($0.size.width)").frame(width: number) } }
    ),
    (
      "guide",
      { number in
        VStack(alignment: .leading) { Text("x").alignmentGuide(.leading) { _ in CGFloat(number) } }
      }
    ),
    ("press", { Text("x").onLongPressGesture(minimumDuration: $0) {} }),
    ("drag", { Text("x").gesture(DragGesture(minimumDistance: $0)) }),
  ]

  @Test("No number that an app may have traps, on a static page or a live one")
  func numbers() throws {
    for (_, make) in Self.views {
      for number in Self.numbers {
        func render(_ view: some View) throws {
          do {
            _ = try HTMLRenderer(content: view).html
          } catch is RenderingError {}
          let live = LiveView(view)
          do {
            _ = try live.update()
          } catch is RenderingError {}
        }
        try render(AnyView(make(number)))
      }
    }
  }

  private static let wholes = [Int.min, Int.max, -1, 0, 1, 1 << 31, -1 << 31, 1 << 40]

  @Test("No whole number that an app may have traps")
  func wholes() throws {
    for number in Self.wholes {
      let views: [any View] = [
        Text("x").lineLimit(number), Text("x").lineLimit(number...),
        Text("x").lineLimit(...max(number, 0)),
        Text("\(number) \(UInt64(bitPattern: Int64(number)))"),
        Text("x").badge(number), Stepper("x", value: .constant(number)),
        Stepper("x", value: .constant(number), in: Int.min...Int.max, step: number),
        Text("x").gridCellColumns(number), Text("x").onTapGesture(count: number) {},
        Text("x").environment(\.defaultMinListRowHeight, CGFloat(number)),
        Picker("x", selection: .constant(number)) { Text("x").tag(number) },
        Text(number, format: .number), Text("\(number, specifier: "%05lld")"),
      ]
      for view in views {
        do {
          _ = try HTMLRenderer(content: AnyView(view)).html
          let live = LiveView(view)
          _ = try live.update()
          for node in live.handlers.keys {
            for handler in live.handlers[node] ?? [] { handler.action(.none) }
          }
        } catch is RenderingError {}
      }
    }
  }
}
