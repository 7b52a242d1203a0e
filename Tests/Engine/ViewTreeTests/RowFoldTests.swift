import ElementTree
import Foundation
import Testing

@testable import ViewTree

@Suite("Folded rows")
@MainActor
struct RowFoldTests {
  private struct Row: View {
    let number: Int
    var body: some View {
      HStack {
        Circle().fill(.red).frame(width: 20, height: 20)
        VStack(alignment: .leading) {
          Text(verbatim: "row <\(number)>").font(.headline)
          Text(verbatim: "and more & more \(number)").webLink("m/\(number).html")
        }
        Spacer()
      }
      .padding(8)
      .webElement(.article)
    }
  }

  private static let rows = ForEach(0..<24) { Row(number: $0) }

  /// A view around rows; how many of them stay folded.
  private struct Case {
    let name: String
    let view: AnyView
    var folded: ClosedRange<Int> = 0...22

    init(_ name: String, folded: ClosedRange<Int> = 0...22, @ViewBuilder _ view: () -> some View) {
      self.name = name
      self.folded = folded
      self.view = AnyView(view())
    }
  }

  private static var cases: [Case] {
    [
      Case("column", folded: 22...22) { VStack { rows } },
      Case("lazy column", folded: 22...22) { ScrollView { LazyVStack(spacing: 3) { rows } } },
      Case("row", folded: 22...22) { HStack { rows } },
      Case("beside others") {
        VStack {
          Text("a"); rows; Spacer(); Text("b")
        }
      },
      Case("titled", folded: 22...22) {
        NavigationStack { ScrollView { LazyVStack { rows } }.navigationTitle("Rows") }
      },
      Case("in a frame", folded: 22...22) { VStack { rows }.frame(width: 300).padding() },
      Case("coloured", folded: 22...22) { VStack { rows }.background(.blue).opacity(0.5) },
      Case("padded rows", folded: 0...0) { VStack { rows.padding() } },
      Case("faded rows", folded: 0...0) { VStack { rows.opacity(0.4) } },
      Case("safe areas of rows that scroll", folded: 0...0) {
        VStack {
          ForEach(0..<24) { number in ScrollView(.horizontal) { Row(number: number) } }
            .safeAreaPadding(8)
        }
      },
      Case("named rows", folded: 0...0) { VStack { rows.accessibilityLabel("row") } },
      Case("rows as one") { VStack { rows }.accessibilityElement(children: .combine) },
      Case("scrolled without a column") { ScrollView { rows } },
      Case("z-stack") { ZStack { rows } },
      Case("behind") { Text("a").background { rows } },
      Case("above") { Text("a").overlay { VStack { rows } } },
      Case("button") {
        Button {
        } label: {
          VStack { rows }
        }
      },
      Case("link") { Link(destination: URL(filePath: "/a")) { VStack { rows } } },
      Case("grid") { LazyVGrid(columns: [GridItem(), GridItem()]) { rows } },
      Case("list") { List { rows } },
      Case("form") { Form { Section("a") { rows } } },
      Case("mask") { Color.red.mask { VStack { rows } } },
      Case("masked") { VStack { rows }.mask { Circle() } },
      Case("size") { GeometryReader { space in VStack { rows }.frame(width: space.size.width) } },
      Case("what fits") {
        ViewThatFits {
          VStack { rows }; Text("a")
        }
      },
      Case("proportion") {
        VStack {
          Color.red.aspectRatio(2, contentMode: .fit); rows
        }
      },
      Case("small frame") { VStack { rows }.frame(width: 200, height: 100) },
      Case("priority") {
        HStack {
          VStack { rows }.layoutPriority(1); Text("a")
        }
      },
      Case("alone") { rows },
      Case("two lists", folded: 0...44) {
        VStack {
          VStack { rows }; VStack { rows }
        }
      },
      Case("label") { Toggle(isOn: .constant(true)) { VStack { rows } } },
      Case("disclosure") { DisclosureGroup("a", isExpanded: .constant(true)) { rows } },
      Case("blended") {
        ZStack {
          Color.red; VStack { rows }.blendMode(.multiply)
        }
      },
      Case("shadow") {
        VStack { rows }.shadow(radius: 3).clipShape(RoundedRectangle(cornerRadius: 8))
      },
      Case("guides") { VStack(alignment: .leading) { rows.alignmentGuide(.leading) { _ in 4 } } },
      Case("tabs") {
        TabView {
          VStack { rows }.tabItem { Text("a") }; Text("b").tabItem { Text("b") }
        }
      },
      Case("right to left", folded: 22...22) {
        VStack { rows }.environment(\.layoutDirection, .rightToLeft)
      },
    ]
  }

  @Test("Pages with folded rows are those with rows that are made one by one", arguments: 0..<37)
  func around(index: Int) throws {
    let one = Self.cases[index]
    for prefix in ["", "../"] {
      func renderer(_ usesMoulds: Bool) -> HTMLRenderer<AnyView> {
        let renderer = HTMLRenderer(content: one.view)
        renderer.usesMoulds = usesMoulds
        renderer.addressPrefix = prefix
        return renderer
      }
      let folding = renderer(true)
      let plain = renderer(false)
      let rows = try folding.page.rows.count
      #expect(one.folded.contains(rows), "\(one.name): \(rows)")
      #expect(try folding.html == plain.html, "\(one.name)")
      #expect(try folding.css == plain.css, "\(one.name)")
      #expect(try folding.fragment == plain.fragment, "\(one.name)")
      #expect(try folding.tree == plain.tree, "\(one.name)")
      #expect(try folding.html == plain.html, "\(one.name)")
    }
  }

  @Test("Each case is tried")
  func count() { #expect(Self.cases.count == 37) }

  @Test("Folded rows count among the nodes that a page may have")
  func limit() throws {
    let renderer = HTMLRenderer(content: VStack { ForEach(0..<500) { Row(number: $0) } })
    renderer.limits.nodes = 1_000
    #expect(throws: RenderingError.self) { _ = try renderer.bytes }
  }
}
