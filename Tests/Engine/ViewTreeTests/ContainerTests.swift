import Foundation
import Testing

@testable import ViewTree

@Suite("Lists, navigation and presentation")
@MainActor
struct ContainerTests {
  private struct Person: Identifiable, Hashable {
    let id: Int
    let name: String
  }

  private let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bo")]

  private func title<V: View>(_ view: V) throws -> String? {
    try HTMLRenderer(content: view).navigationTitle
  }

  @Test("A list is a list of rows, with hairlines between them")
  func list() throws {
    let rows =
      #"<ul class="l-list" role="list"><li class="l-row l-line">Ann</li><li class="l-row">Bo</li></ul>"#
    let html = try structure(List(people) { Text($0.name) }.listStyle(.plain))
    #expect(html.contains(rows))
  }

  @Test("Sections have headings; loose rows make sections of their own")
  func sections() throws {
    let html = try structure(
      List {
        Text("Loose")
        Section("First") { Text("Row") }
        Section {
          EmptyView()
        } footer: {
          Text("Foot")
        }
      })
    #expect(
      html.contains(
        #"<ul class="l-list" role="list"><li class="l-row">Loose</li></ul>"#
          + #"<section><h2>First</h2><ul class="l-list" role="list"><li class="l-row">Row</li></ul></section>"#
          + "<section><p>Foot</p></section>"))
  }

  @Test("Modifiers of a section hold for its rows, which can override them")
  func sectionTraits() throws {
    let insets = EdgeInsets(top: 1, leading: 3, bottom: 1, trailing: 3)
    let shared = try rendered(
      List {
        Section {
          Text("A")
          Text("B").listRowBackground(Color.green)
        }
        .listRowBackground(Color.red).listRowInsets(insets).listRowSeparator(.hidden)
        Section { Text("C") }
      })
    let spelledOut = try rendered(
      List {
        Section {
          Text("A").listRowBackground(Color.red).listRowInsets(insets).listRowSeparator(.hidden)
          Text("B").listRowBackground(Color.green).listRowInsets(insets).listRowSeparator(.hidden)
        }
        Section { Text("C") }
      })
    #expect(shared == spelledOut)
  }

  @Test("In a bar a label is its icon, in a bar's menu it is whole")
  func barLabels() throws {
    let html = try structure(
      NavigationStack {
        Text("Page").toolbar {
          Button("Like", systemImage: "heart") {}
          ShareLink(item: "text")
          Menu("More") { Button("Copy", systemImage: "doc.on.doc") {} }
        }
      })
    #expect(!html.contains("Like</"))
    #expect(html.contains(#"aria-label="Like""#))
    #expect(html.contains(#"<button type="button" disabled=""><svg"#))
    #expect(html.contains("Copy</"))
  }

  @Test("A bar's colour scheme is that of its header alone")
  func barScheme() throws {
    let html = try structure(
      NavigationStack {
        Text("Page").navigationTitle("Title")
          .toolbarColorScheme(.dark, for: .navigationBar)
      })
    #expect(html.contains(#"<header class="n-head n-open s-dark">"#))
  }

  @Test("A view of one colour scheme has its class, and its code reads the scheme")
  func scheme() throws {
    struct Told: View {
      @Environment(\.colorScheme) var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    #expect(
      try structure(Told().environment(\.colorScheme, .dark))
        == #"<p class="s-dark">dark</p>"#)
  }

  @Test("The icons of tabs are filled, and the bar has the tint")
  func tabIcons() throws {
    let view = TabView {
      Text("One").tabItem {
        Image(systemName: "tray")
        Text("In")
      }
      Text("Two").tabItem { Label("Out", systemImage: "tray") }
    }
    let filled = try #require(SymbolSet.path(named: "tray.fill"))
    let html = try rendered(view.tint(Color.pink))
    #expect(html.components(separatedBy: filled).count == 3)
    let css = try HTMLRenderer(content: view.tint(Color.pink)).css
    #expect(css.contains("--accent:light-dark(#ff2d55,#ff375f)"))
  }

  @Test("A section outside of lists is its parts")
  func looseSection() throws {
    let html = try structure(VStack { Section("Head") { Text("Row") } })
    #expect(html == "<div><p>Head</p><p>Row</p></div>")
  }

  private struct Branch: Identifiable {
    let id: String
    var branches: [Branch]?
  }

  @Test("A row that discloses others has the badge of its label")
  func disclosedBadges() throws {
    let tree = [Branch(id: "root", branches: [Branch(id: "leaf")])]
    let html = try rendered(
      List {
        OutlineGroup(tree, children: \.branches) { Text($0.id).badge("of \($0.id)") }
        DisclosureGroup {
          Text("in")
        } label: {
          Text("group").badge(7)
        }
      })
    for badge in ["of root", "of leaf", "7"] {
      #expect(html.components(separatedBy: ">\(badge)</").count == 2, "\(badge)")
    }
  }

  @Test("Rows have the separators, the background and the badge that they ask for")
  func rowTraits() throws {
    let html = try structure(
      List {
        Text("A").listRowSeparator(.hidden)
        Text("B").badge(3)
        Text("C").listRowSeparator(.hidden, edges: .top).padding()
      }
      .listStyle(.plain))
    #expect(html.contains(#"<li class="l-row">A</li>"#))
    #expect(html.contains(#"<li class="l-row"><div class="l-badged"><p>B</p><p>3</p></div></li>"#))
  }

  @Test("The rows that are selected say so")
  func selection() throws {
    let html = try structure(List(people, selection: .constant(2)) { Text($0.name) })
    #expect(html.contains(#"<li class="l-row" aria-current="true">Bo</li>"#))
    let several = try structure(
      List(people, selection: .constant(Set([1, 2]))) { Text($0.name) })
    #expect(several.components(separatedBy: "aria-current").count == 3)
  }

  @Test("A link to a value whose page has an address is a real link")
  func link() throws {
    let view = NavigationLink("Ann", value: people[0])
    #expect(try structure(view) == #"<button type="button" disabled="">Ann</button>"#)
    #expect(
      try structure(view.pageAddress(for: Person.self) { "p/\($0.id).html" })
        == #"<a href="p/1.html">Ann</a>"#)
    #expect(
      try structure(view.environment(\.pageAddress) { _ in "javascript:alert(1)" })
        == #"<a href="about:invalid">Ann</a>"#)
  }

  @Test("The nearest of several addresses counts")
  func nearestAddress() throws {
    let view = NavigationLink("Ann", value: 1)
      .pageAddress(for: Int.self) { $0 == 1 ? "near" : nil }
      .pageAddress(for: Int.self) { _ in "far" }
    #expect(try structure(view) == #"<a href="near">Ann</a>"#)
    let other = NavigationLink("Ann", value: 2)
      .pageAddress(for: Int.self) { $0 == 1 ? "near" : nil }
      .pageAddress(for: Int.self) { _ in "far" }
    #expect(try structure(other) == #"<a href="far">Ann</a>"#)
  }

  @Test("A stack has its title as heading and as the page's title")
  func stack() throws {
    // The bar above a large title, which is shown there once it has been scrolled away.
    let row =
      #"<div class="n-top"><div><p class="n-small" aria-hidden="true">Head</p></div></div>"#
    let view = NavigationStack { Text("Body").navigationTitle("Head") }
    #expect(try title(view) == "Head")
    let page =
      #"<div><header class="n-head n-open">\#(row)<div><h1>Head</h1></div></header><p>Body</p></div>"#
    #expect(try structure(view) == page)
  }

  @Test("The bar moves with a list")
  func listInStack() throws {
    let html = try structure(NavigationStack { List { Text("Row") }.navigationTitle("Head") })
    #expect(
      html.contains(#"Head</p></div></div><div><h1>Head</h1></div></header><div><ul "#))
  }

  @Test("A stack shows the last view of its path, with a back button")
  func path() throws {
    let root = Text("Root").navigationTitle("Root")
      .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("Number") }
    let view = NavigationStack(path: .constant([1, 2])) { root }
    #expect(try title(view) == "Number")
    let html = try structure(view)
    #expect(html.contains("Number 2"))
    #expect(!html.contains("Number 1"))
    #expect(html.contains(#"<span class="n-name">Number</span></button>"#))
  }

  @Test("A link that is active shows its destination")
  func activeLink() throws {
    let html = try structure(
      NavigationView {
        NavigationLink(destination: Text("Deep"), isActive: .constant(true)) { Text("Go") }
      })
    #expect(html.contains("Deep"))
    #expect(!html.contains("Go"))
  }

  @Test("Of several views in a navigation view the first is its root, unless it may be missing")
  func columns() throws {
    func shown(_ view: some View) throws -> String {
      let html = try structure(view)
      return ["One", "Two", "Three"].filter { html.contains($0) }.joined(separator: " ")
    }
    #expect(
      try shown(
        NavigationView {
          Text("One").navigationTitle("Key")
          Text("Two")
        }) == "One")
    #expect(
      try shown(
        NavigationView {
          List { Text("One") }
          Text("Two")
          Text("Three")
        }) == "One")
    #expect(try shown(NavigationView { TupleView((Text("One"), Text("Two"))) }) == "One")
    let isOn = false
    #expect(
      try shown(
        NavigationView {
          if isOn { Text("One") }
          Text("Two")
        }) == "Two")
    #expect(
      try shown(
        NavigationStack {
          Text("One")
          Text("Two")
        }) == "One Two")
  }

  @Test("Destinations in a circle end")
  func circle() throws {
    struct Loop: View {
      var body: some View {
        Text("Loop").navigationDestination(isPresented: .constant(true)) { Loop() }
      }
    }
    #expect(try structure(NavigationStack { Loop() }).contains("Loop"))
  }

  @Test("Items of a bar stand where they belong")
  func toolbar() throws {
    let html = try structure(
      NavigationStack {
        Text("Body").navigationTitle("Head").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Text("L") }
            ToolbarItem { Text("R") }
            ToolbarItem(placement: .bottomBar) { Text("B") }
          }
      })
    let order = [
      "<p>L</p>", "<h1>Head</h1>", "<p>R</p>", "Body", #"<footer class="n-foot">B</footer>"#,
    ]
    var rest = html[...]
    for part in order {
      let range = try #require(rest.firstRange(of: part), "\(part) in \(html)")
      rest = rest[range.upperBound...]
    }
  }

  @Test("Tabs are radio buttons over all their views")
  func tabs() throws {
    let html = try structure(
      TabView(selection: .constant("b")) {
        Text("One").tabItem { Text("A") }.tag("a")
        Text("Two").tabItem { Text("B") }.tag("b")
      })
    #expect(
      html.hasPrefix(
        #"<div><div class="t-panels"><section>One</section><section>Two</section></div><nav class="t-bar" aria-label="Tabs">"#
      ))
    let parts = html.components(separatedBy: "<input")
    #expect(parts.count == 3)
    #expect(!parts[1].contains("checked"))
    #expect(parts[2].contains(#"checked="" aria-label="B""#))
  }

  @Test("Sheets that are not presented are not in the page")
  func notPresented() throws {
    let view = Text("Body")
      .sheet(isPresented: .constant(false)) { Text("Sheet") }
      .alert("Alert", isPresented: .constant(false)) { Button("OK") {} }
      .confirmationDialog("Dialog", isPresented: .constant(false)) { Button("OK") {} }
      .popover(item: .constant(Person?.none)) { Text($0.name) }
      .contextMenu { Button("Copy") {} }
    #expect(try structure(view) == "<p>Body</p>")
  }

  @Test("A sheet that is presented is an open dialog")
  func sheet() throws {
    let html = try structure(
      Text("Body").sheet(isPresented: .constant(true)) { Text("Sheet") })
    #expect(html == #"<div>Body<dialog class="d-sheet" open="">Sheet</dialog></div>"#)
  }

  @Test("An alert without buttons can be closed without a program")
  func alert() throws {
    let html = try structure(
      Text("Body").alert(isPresented: .constant(true)) { Alert(title: Text("Done")) })
    #expect(
      html.contains(#"<dialog class="d-alert" open="" role="alertdialog" aria-label="Done">"#))
    #expect(html.contains(#"<h2>Done</h2>"#))
    #expect(html.contains(#"<form method="dialog"><button>OK</button></form>"#))
  }

  @Test("A presented view can close itself")
  func dismiss() throws {
    struct Sheet: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View {
        Text(isPresented ? "shown" : "loose").onAppear { dismiss() }
      }
    }
    struct Page: View {
      @State private var isPresented = true
      var body: some View { Text("Body").sheet(isPresented: $isPresented) { Sheet() } }
    }
    #expect(try structure(Page()) == "<p>Body</p>")
    #expect(try structure(Sheet()) == "<p>loose</p>")
  }

  @Test("A hint is a title")
  func help() throws {
    #expect(try structure(Text("Body").help("Hint")) == #"<p title="Hint">Body</p>"#)
  }
}
