import Combine
import ElementTree
import Foundation
import SeededRandom
import Testing

@testable import ViewTree

@Suite("Moulds of rows")
@MainActor
struct RowMouldTests {
  /// The page of a view, made with and without moulds; both have to be the same.
  private func copied(
    _ view: some View, language: String = "en", seed: UInt64 = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> (html: String, copies: Int) {
    func make(_ usesMoulds: Bool) throws -> (ElementTree, Int, [ViewIssue], [UInt8]) {
      let renderer = HTMLRenderer(content: view)
      renderer.usesMoulds = usesMoulds
      renderer.addressPrefix = "../"
      renderer.language = language
      // Before the elements are asked for, which rows that are written don't have.
      let bytes = try renderer.bytes
      return (try renderer.tree, renderer.copiedRows, try renderer.warnings, bytes)
    }
    let (tree, copies, issues, bytes) = try make(true)
    let (plain, none, plainIssues, plainBytes) = try make(false)
    #expect(bytes == plainBytes, "seed \(seed)", sourceLocation: sourceLocation)
    #expect(none == 0)
    #expect(tree.html == plain.html, "seed \(seed)", sourceLocation: sourceLocation)
    #expect(tree == plain, "seed \(seed)", sourceLocation: sourceLocation)
    #expect(issues == plainIssues, "seed \(seed)", sourceLocation: sourceLocation)
    return (tree.html, copies)
  }

  // MARK: The law

  private struct Item: Identifiable {
    var id: Int
    var choice: Int
    var texts: [String]
    var length: CGFloat
    var tags: [String]
  }

  private struct Badge: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled
    let count: String
    func body(content: Content) -> some View {
      content.overlay(alignment: .topTrailing) {
        if isEnabled { Text(verbatim: count).font(.caption2) }
      }
    }
  }

  private struct Counted: View {
    let title: String
    @State private var count: Int
    init(title: String, count: Int) {
      self.title = title
      _count = State(initialValue: count)
    }
    var body: some View {
      Button {
        count += 1
      } label: {
        Text(verbatim: "\(title) \(count)")
      }
    }
  }

  private struct Row: View {
    let item: Item

    var body: some View {
      HStack(alignment: item.choice & 1 == 0 ? .top : .center, spacing: 8) {
        if item.choice & 2 != 0 {
          AsyncImage(url: URL(string: "p/\(item.texts[0].count).jpg")) { image in
            image.resizable()
          } placeholder: {
            Color.gray
          }
          .frame(width: 40, height: item.length)
          .accessibilityLabel(Text(verbatim: item.texts[1]))
        } else {
          Circle().fill(item.choice & 4 == 0 ? .red : .blue).frame(width: 20, height: 20)
        }
        VStack(alignment: .leading) {
          Text(verbatim: item.texts[0]).font(.headline).lineLimit(item.choice & 8 == 0 ? nil : 2)
          Text("\(item.id) of \(item.texts[1])").modifier(Badge(count: item.texts[2]))
          if item.choice & 16 != 0 {
            Text(verbatim: item.texts[2]).bold().italic(item.choice & 32 != 0).textCase(.uppercase)
            Text(verbatim: item.texts[3]).webLink("m/\(item.id).html").foregroundStyle(.secondary)
          }
          ForEach(item.tags, id: \.self) { tag in
            Text(verbatim: tag).padding(.horizontal, 4).background(Color.yellow, in: Capsule())
          }
        }
        if item.choice & 64 != 0 { Spacer() }
        Counted(title: item.texts[3], count: item.id)
        Toggle(isOn: .constant(item.choice & 128 != 0)) { Text(verbatim: item.texts[0]) }
          .disabled(item.choice & 256 != 0)
      }
      .padding(item.length / 10)
      .background(Color.white.opacity(item.choice & 512 == 0 ? 1 : 0.5))
      .webElement(.article)
    }
  }

  @Test("Copying rows gives what lowering each of them gives", arguments: UInt64(1)...60)
  func law(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let words = [
      "a", "<b>", "", "שלום", " two  spaces ", "Straße", "a", "12", "שלום world", "x\ny",
    ]
    let items = (0..<40).map { index in
      Item(
        id: index,
        choice: .random(in: 0..<4, using: &random) == 0
          ? .random(in: 0..<1024, using: &random) : 18,
        texts: (0..<4).map { _ in words.randomElement(using: &random) ?? "" },
        length: [40, 40, 40, 60].randomElement(using: &random) ?? 40,
        tags: (0..<Int.random(in: 0..<3, using: &random)).map { "t\($0) \(index % 7)" })
    }
    let view = VStack { ForEach(items) { Row(item: $0) } }
    _ = try copied(view, language: seed % 3 == 0 ? "he" : "en", seed: seed)
    _ = try copied(List { ForEach(items) { Row(item: $0) } }, seed: seed)
  }

  @Test(
    "Rows with strings of their own are copied, but for two, and one whose picture is loaded at once"
  )
  func count() throws {
    let items = (0..<50).map {
      Item(
        id: $0, choice: 18, texts: (0..<4).map { "text \($0)" } + ["\($0)"], length: 40, tags: [])
    }
    let rows = items.map { item in
      var item = item
      item.texts = (0..<4).map { "text \(item.id) \($0)" }
      return item
    }
    #expect(try copied(VStack { ForEach(rows) { Row(item: $0) } }).copies == 47)
    #expect(try copied(List(rows) { Row(item: $0) }).copies == 47)
    #expect(try copied(LazyVStack { ForEach(rows) { Row(item: $0) } }).copies == 47)
  }

  // MARK: What is not copied, and what is right all the same

  private final class Log: ObservableObject { @Published var lines: [Int] = [] }

  private struct Appearing: View {
    let number: Int
    @ObservedObject var log: Log
    @State private var hasAppeared = false
    var body: some View {
      Text(verbatim: hasAppeared ? "here \(number)" : "not yet \(number)")
        .onAppear {
          hasAppeared = true
          log.lines.append(number)
        }
    }
  }

  @Test("Rows that do something when they come all do it, and show it")
  func appearing() throws {
    let log = Log()
    let view = VStack { ForEach(0..<20, id: \.self) { Appearing(number: $0, log: log) } }
    let page = try copied(view)
    #expect(page.copies == 0)
    #expect(page.html.contains("here 19"))
    #expect(log.lines == Array(0..<20) + Array(0..<20))
  }

  private struct Sum: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Summed: View {
    @State private var sum = 0
    var body: some View {
      VStack {
        Text(verbatim: "sum \(sum)")
        ForEach(0..<20, id: \.self) { number in
          Text(verbatim: "row \(number)").preference(key: Sum.self, value: number)
        }
      }
      .onPreferenceChange(Sum.self) { sum = $0 }
    }
  }

  @Test("What rows pass up arrives")
  func preferences() throws {
    #expect(try copied(Summed()).html.contains("sum 190"))
  }

  private struct Shared: View {
    @State private var chosen = -1
    var body: some View {
      VStack {
        ForEach(0..<20, id: \.self) { number in
          Text(verbatim: number == chosen ? "chosen \(number)" : "row \(number)")
        }
      }
      .onAppear { chosen = 7 }
    }
  }

  @Test("State that changes before the first frame is in the rows")
  func changed() throws {
    let page = try copied(Shared())
    #expect(page.html.contains("chosen 7"))
    #expect(page.copies > 30)
  }

  /// A style that changes a label's letters, and one that shows words of its own beside it.
  private struct Starred: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(verbatim: "a")
        configuration.label
      }
    }
  }

  @Test("A row's string that a style's own happens to equal stays apart from it")
  func coincidence() throws {
    let names = ["a", "a", "b", "c", "d", "e", "f", "g", "h", "i"]
    let view = VStack {
      ForEach(names.indices, id: \.self) { index in
        Button {
        } label: {
          Text(verbatim: names[index])
        }
      }
    }
    .buttonStyle(Starred())
    #expect(try copied(view).html.contains(">i<"))
  }

  @Test("Rows with equal strings in them are told apart")
  func equalStrings() throws {
    let pairs = [
      ("x", "x"), ("y", "y"), ("y", "z"), ("z", "y"), ("x", "x"), ("a", "b"), ("c", "d"),
      ("e", "f"),
    ]
    let view = VStack {
      ForEach(pairs.indices, id: \.self) { index in
        HStack {
          Text(verbatim: pairs[index].0)
          Text(verbatim: pairs[index].1)
          Text(verbatim: "same")
        }
      }
    }
    _ = try copied(view)
  }

  @Test("Rows of rows have keys of their own")
  func nested() throws {
    let view = VStack {
      ForEach(0..<12, id: \.self) { outer in
        HStack {
          ForEach(0..<3, id: \.self) { inner in Text(verbatim: "\(outer).\(inner)") }
          ForEach(["a\(outer)", "b"], id: \.self) { Text(verbatim: $0) }
        }
      }
    }
    #expect(try copied(view).copies > 0)
  }

  @Test("Addresses that pages must not have are reported for each row")
  func refused() throws {
    let view = VStack {
      ForEach(0..<10, id: \.self) { number in
        Text(verbatim: "\(number)").webLink("javascript:alert(\(number))")
      }
    }
    #expect(try copied(view).html.contains("javascript") == false)
  }

  // MARK: What is copied

  /// Rows of everyday views, each with strings of its own: kinds that must not fall back to being
  /// lowered one by one.
  @Test("Everyday rows are copied", arguments: EverydayRow.allCases)
  func everyday(_ kind: EverydayRow) throws {
    let view = VStack { ForEach(0..<20, id: \.self) { kind.view($0) } }
    #expect(try copied(view).copies == 18, "\(kind)")
  }

  enum EverydayRow: CaseIterable {
    case text, styledText, label, symbol, button, styledButton, toggle, shape, frame, overlay, link
    case card, divider, paragraph, disabled, decorated, material, tapped, group, hidden

    @MainActor @ViewBuilder
    func view(_ number: Int) -> some View {
      let text = Text(verbatim: "row \(number)")
      switch self {
      case .text: Text("Row \(number)")
      case .styledText: text.font(.title).bold().foregroundStyle(.tint).kerning(1)
      case .label: Label("Row \(number)", systemImage: "star")
      case .symbol: Image(systemName: "heart.fill").imageScale(.large).foregroundStyle(.red)
      case .button: Button("Row \(number)") {}
      case .styledButton: Button("Row \(number)", role: .destructive) {}.buttonStyle(.bordered)
      case .toggle: Toggle("Row \(number)", isOn: .constant(true))
      case .shape: RoundedRectangle(cornerRadius: 8).strokeBorder(.blue, lineWidth: 2).overlay(text)
      case .frame: text.frame(maxWidth: .infinity, alignment: .leading).frame(height: 44)
      case .overlay: text.overlay(alignment: .bottom) { Divider() }
      case .link: Link("Row \(number)", destination: URL(string: "https://example.org/\(number)")!)
      case .card:
        VStack(alignment: .leading) {
          text; text.font(.caption).foregroundColor(.secondary)
        }
        .padding().background(Color(.systemBackground)).clipShape(
          RoundedRectangle(cornerRadius: 12)
        )
        .shadow(radius: 4)
      case .divider:
        VStack(spacing: 0) {
          text; Divider()
        }
      case .paragraph: text.multilineTextAlignment(.center).lineSpacing(4).lineLimit(3)
      case .disabled: Button("Row \(number)") {}.disabled(true)
      case .decorated:
        text.opacity(0.5).rotationEffect(.degrees(3)).scaleEffect(1.1).offset(x: 4).blur(radius: 1)
      case .material: text.padding().background(.thinMaterial, in: Capsule())
      case .tapped: text.contentShape(Rectangle()).onTapGesture {}
      case .group:
        HStack {
          text; Spacer(); Image(systemName: "chevron.right")
        }
      case .hidden:
        HStack {
          text; Text("x").hidden()
        }.accessibilityElement(children: .combine)
      }
    }
  }
}
