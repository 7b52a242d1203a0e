import Combine
import ElementDiff
import ElementTree
import SeededRandom
import Foundation
import TestSupport
import Testing

@testable import ViewTree

/// Something that only the views of its row read.
private final class Note: ObservableObject, Identifiable {
  let id: Int
  @Published var name: String
  @Published var isLiked = false
  @Published var tint = 0
  @Published var isLong = false
  @Published var count = 0

  init(_ id: Int) {
    self.id = id
    name = "Note \(id)"
  }

  func change(_ random: inout SeededGenerator) {
    switch random.below(7) {
    case 0: name = "Note \(id) <\(random.below(100))> & \"more\""
    case 1: name = String(repeating: "word ", count: random.below(40))
    case 2: isLiked.toggle()
    case 3: tint = random.below(4)
    case 4: isLong.toggle()
    case 5: count = random.below(4)
    default: name = ""
    }
  }

  var color: Color { [Color.red, .blue, .green, .primary][tint] }
}

private struct Name: View {
  @ObservedObject var note: Note
  var body: some View { Text(note.name).foregroundStyle(note.color) }
}

private struct Heart: View {
  @ObservedObject var note: Note
  var body: some View {
    Image(systemName: note.isLiked ? "heart.fill" : "heart")
      .foregroundStyle(note.isLiked ? Color.red : Color.secondary)
  }
}

private struct LikeButton: View {
  @ObservedObject var note: Note
  var body: some View {
    Button {
      note.isLiked.toggle()
    } label: {
      HStack {
        Heart(note: note)
        Text("\(note.count)")
      }
    }
    .accessibilityIdentifier("like \(note.id)")
  }
}

private struct Extra: View {
  @ObservedObject var note: Note
  var body: some View {
    VStack(alignment: .leading) {
      Name(note: note).font(.headline)
      if note.isLong { Text("A second line of \(note.name)") }
      ForEach(0..<note.count, id: \.self) { Text("\($0)") }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct Avatar: View {
  @ObservedObject var note: Note
  var body: some View {
    Circle().fill(note.color).frame(width: 30, height: 30)
      .overlay { if note.isLiked { Heart(note: note) } }
  }
}

private struct Wide: ViewModifier {
  @ObservedObject var note: Note
  func body(content: Content) -> some View {
    content.padding(CGFloat(note.count)).background(note.color.opacity(0.2))
  }
}

private struct Row: View {
  let note: Note
  var body: some View {
    HStack {
      Avatar(note: note)
      Extra(note: note)
      Spacer()
      LikeButton(note: note).buttonStyle(.plain)
    }
  }
}

private struct Board: View {
  let notes: [Note]
  var body: some View {
    ScrollView {
      VStack {
        Name(note: notes[0]).padding().onTapGesture {}
        Name(note: notes[1]).padding(.horizontal, 8).background(.yellow).cornerRadius(4)
        Name(note: notes[2]).accessibilityLabel("A name")
        Button(action: {}) { Name(note: notes[3]) }
        Button(action: {}) { Heart(note: notes[4]) }
        Toggle(isOn: .constant(true)) { Name(note: notes[5]) }
        Link(destination: Self.address) { Name(note: notes[6]) }
        ZStack {
          Avatar(note: notes[7])
          Name(note: notes[8])
        }
        Text("changed").modifier(Wide(note: notes[9]))
        Heart(note: notes[10]).overlay(alignment: .top) { Name(note: notes[11]) }
        Group { Extra(note: notes[12]) }.frame(width: 200).border(.red)
        Name(note: notes[13]).navigationTitle("fixed")
        ForEach(notes) { Row(note: $0).padding(4).border(.gray) }
      }
    }
  }
  static let address = {
    guard let url = URL(string: "https://example.org/a") else { preconditionFailure() }
    return url
  }()
}

private struct Table: View {
  let notes: [Note]
  var body: some View {
    List {
      Section("Notes") {
        ForEach(notes) { note in
          Row(note: note).listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
      }
      Section {
        Name(note: notes[0])
      } header: {
        Name(note: notes[1])
      }
    }
  }
}

private struct LazyCells: View {
  let notes: [Note]
  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
      ForEach(notes) { Extra(note: $0) }
    }
    LazyHStack { ForEach(notes) { Name(note: $0).padding(3).opacity(0.5) } }
  }
}

private struct Cells: View {
  let notes: [Note]
  var body: some View {
    Grid {
      ForEach(notes) { note in
        GridRow {
          Name(note: note)
          Avatar(note: note)
        }
      }
    }
  }
}

/// A page of a picture that has what the texts below it leave, and follows a finger.
private struct Cover: View {
  let notes: [Note]
  var body: some View {
    ZStack(alignment: .bottom) {
      Extra(note: notes[0]).frame(maxWidth: .infinity, maxHeight: .infinity)
      PulledPage(note: notes[1])
    }
  }
}

private struct PulledPage: View {
  @ObservedObject var note: Note
  var body: some View {
    VStack(spacing: 18) {
      Color.red.aspectRatio(1, contentMode: .fit).padding(.horizontal, 30)
      Color.blue.frame(height: 44)
      VStack(spacing: 12) {
        Button("Play", systemImage: note.isLiked ? "heart.fill" : "heart") {}
        Button("Stop", systemImage: "stop.fill") {}
      }
      .padding().background(.thinMaterial, in: .rect(cornerRadius: 20))
    }
    .padding(.top, 60).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background { Rectangle().fill(.background).opacity(note.isLong ? 0.5 : 1).ignoresSafeArea() }
    .overlay(alignment: .topTrailing) { Button("Close") {} }
    .scaleEffect(note.isLong ? 0.8 : 1).offset(y: CGFloat(note.count))
    .gesture(DragGesture().onChanged { _ in note.count += 1 })
  }
}

/// Texts, pictures and stacks where frames, shares and proportions bound them.
private struct Bounds: View {
  let notes: [Note]
  var body: some View {
    VStack {
      Name(note: notes[0]).frame(height: 30)
      Name(note: notes[1]).font(.title).frame(width: 80, height: 60).padding()
      VStack {
        Name(note: notes[2])
        Color.red.frame(height: 20)
      }
      .frame(height: 70)
      HStack {
        Name(note: notes[3]).lineLimit(2)
        Name(note: notes[4]).layoutPriority(1)
        Avatar(note: notes[5]).aspectRatio(2, contentMode: .fit)
      }
      .frame(maxHeight: 90)
      ZStack {
        Color.blue.aspectRatio(1, contentMode: .fit)
        Name(note: notes[6]).frame(maxHeight: 40)
      }
      HStack {
        Color.green.aspectRatio(1.5, contentMode: .fit)
        VStack {
          Name(note: notes[7])
          Heart(note: notes[8])
        }
        .aspectRatio(3, contentMode: .fill)
      }
      .frame(width: 200, height: 120)
      ForEach(notes) { note in
        Extra(note: note).frame(maxHeight: 50).overlay { Name(note: note).padding(2) }
      }
    }
    .environment(\.layoutDirection, .rightToLeft)
  }
}

/// All of a page in one body.
private struct Sheet: View {
  @ObservedObject var note: Note
  @ObservedObject var other: Note
  var log: (String) -> Void = { _ in }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: note.name).font(.title).foregroundStyle(note.color)
      Button("like \(other.count)") { log("like \(note.count)") }
      Button {
        log("tint \(note.tint)")
      } label: {
        Image(systemName: note.isLiked ? "heart.fill" : "heart")
      }
      .disabled(other.isLong)
      Toggle("liked", isOn: .constant(note.isLiked))
      Button("nothing") {}
      Button("nothing more", action: Sheet.nothing)
      Button("nothing else", action: Sheet.nothing)
      ForEach(0..<6, id: \.self) { row in
        HStack {
          Text("Row \(row)").font(.headline)
          Spacer()
          Text("\(note.count)").foregroundColor(row == note.tint ? .red : .secondary)
          if other.isLiked { Text("on") }
        }
        .padding(.horizontal, CGFloat(other.tint * 2))
        .onTapGesture { log("row \(row) of \(note.count)") }
      }
      Circle().fill(note.color).frame(width: other.isLong ? 40 : 30, height: 30)
      Name(note: other).padding(4).background(note.color.opacity(0.3))
      Text(other.name).accessibilityLabel("named \(other.count)")
    }
    .padding()
    .opacity(note.isLong ? 0.5 : 1)
  }

  private static func nothing() {}
}

/// Such a page with something around it.
private struct Framed: View {
  let notes: [Note]
  var body: some View {
    ScrollView {
      VStack {
        Sheet(note: notes[0], other: notes[1]).padding().background(.yellow).onTapGesture {}
        Sheet(note: notes[2], other: notes[3]).accessibilityIdentifier("second")
        Name(note: notes[4])
      }
    }
  }
}

/// What comes and goes over all of a page.
private struct Popup: View {
  @ObservedObject var note: Note
  var body: some View {
    if note.isLong {
      Color.black.opacity(0.4).ignoresSafeArea()
      Name(note: note)
    }
  }
}

/// What fills a page, painted or not, scrolled or not.
private struct Changing: View {
  @ObservedObject var note: Note
  let other: Note
  var body: some View {
    if note.isLiked {
      ScrollView { Extra(note: other) }
    } else {
      VStack {
        Extra(note: other)
        Spacer()
      }
      .frame(maxWidth: .infinity)
      .background(note.isLong ? note.color : .clear)
    }
  }
}

/// Pages below the bar of a stack: what scrolls from their top takes it, what reaches beyond the safe area is behind it.
private struct BarPage: View {
  let notes: [Note]
  let kind: Int

  var body: some View {
    NavigationStack { page.navigationTitle("Title") }
  }

  @ViewBuilder private var page: some View {
    switch kind {
    case 0:
      ZStack {
        Color.green.ignoresSafeArea()
        VStack {
          Row(note: notes[0])
          Extra(note: notes[1])
          Spacer()
        }
        Popup(note: notes[2])
      }
    case 1:
      ZStack(alignment: .bottomTrailing) {
        Changing(note: notes[0], other: notes[1])
        LikeButton(note: notes[2])
      }
    case 2:
      VStack {
        ScrollView { ForEach(notes) { Row(note: $0) } }
        Extra(note: notes[0])
      }
    case 3:
      ZStack {
        Popup(note: notes[0])
        List(notes) { Name(note: $0) }
        Popup(note: notes[1])
      }
    default: Changing(note: notes[0], other: notes[1]).overlay { Name(note: notes[2]) }
    }
  }
}

@Suite("Evaluating parts of a page") @MainActor
struct PartialEvaluationTests {
  /// Changes notes at random; the page must be what a fresh one is, and so must whoever takes parts.
  private func check<V: View>(_ view: ([Note]) -> V, atLeast: Int) throws {
    let seed = PropertySeed.start
    var partialCount = 0
    for run in 0..<6 {
      var random = SeededGenerator(seed: seed &+ UInt64(run))
      let notes = (0..<14).map(Note.init)
      let page = LiveView(view(notes))
      var shown = NumberedTree(try page.update()?.tree ?? ElementTree())
      var browser = shown
      for step in 0..<60 {
        for _ in 0...random.below(2) { notes[random.below(notes.count)].change(&random) }
        guard let frame = try page.update() else { continue }
        let update =
          frame.parts.flatMap { shown.update(with: $0) } ?? shown.update(to: frame.tree)
        browser = try update.patch.apply(to: browser)
        let fresh = LiveView(view(notes))
        _ = try fresh.update()
        let place: Comment = "seed \(seed &+ UInt64(run)), step \(step)"
        try #require(page.tree.html == fresh.tree.html, place)
        try #require(page.tree.nodes.map(\.owner) == fresh.tree.nodes.map(\.owner), place)
        #expect(shown.tree == page.tree, place)
        #expect(browser.tree.html == page.tree.html, place)
        #expect(Set(page.handlers.keys) == Set(fresh.handlers.keys), place)
        for (node, handlers) in fresh.handlers {
          #expect(page.handlers[node]?.tokens == handlers.tokens, place)
        }
      }
      partialCount += page.partialCount
    }
    #expect(partialCount >= atLeast, "\(partialCount) of 360 frames were made of parts")
  }

  @Test("Parts of stacks with everything around them")
  func stacks() throws { try check({ Board(notes: $0) }, atLeast: 60) }

  @Test("Parts of lists")
  func lists() throws { try check({ Table(notes: $0) }, atLeast: 60) }

  @Test("Parts of grids")
  func grids() throws { try check({ Cells(notes: $0) }, atLeast: 60) }

  @Test("Parts of lazy grids and stacks")
  func lazyCells() throws { try check({ LazyCells(notes: $0) }, atLeast: 60) }

  @Test("Parts of what frames and proportions bound")
  func bounds() throws { try check({ Bounds(notes: $0) }, atLeast: 60) }

  @Test("Parts of a page whose picture has what texts leave")
  func cover() throws { try check({ Cover(notes: $0) }, atLeast: 20) }

  @Test("Parts of what is below a bar", arguments: 0..<5)
  func bars(_ kind: Int) throws { try check({ BarPage(notes: $0, kind: kind) }, atLeast: 20) }

  @Test("What differs in one body that makes all of a page")
  func sheets() throws {
    try check({ Sheet(note: $0[0], other: $0[1]) }, atLeast: 20)
    try check({ Framed(notes: $0) }, atLeast: 60)
  }

  @Test("Actions are those of the newest body, though their elements stay")
  func newestActions() throws {
    var random = SeededGenerator(seed: PropertySeed.start)
    let notes = [Note(0), Note(1)]
    var (said, wanted): ([String], [String]) = ([], [])
    let page = LiveView(Sheet(note: notes[0], other: notes[1]) { said.append($0) })
    _ = try page.update()
    for step in 0..<80 {
      notes[random.below(2)].change(&random)
      _ = try page.update()
      let fresh = LiveView(Sheet(note: notes[0], other: notes[1]) { wanted.append($0) })
      _ = try fresh.update()
      for node in fresh.handlers.keys.sorted() {
        for handler in fresh.handlers[node] ?? [] { handler.action(.none) }
        for handler in page.handlers[node] ?? [] { handler.action(.none) }
      }
      #expect(said == wanted, "step \(step)")
    }
    #expect(page.partialCount >= 20)
  }

  @Test("A word that changes in a body makes its own element again, and boxes stay as many")
  func oneWord() throws {
    let notes = [Note(0), Note(1)]
    let page = LiveView(Sheet(note: notes[0], other: notes[1]))
    _ = try page.update()
    let boxCount = page.live.previous.boxes.count
    for number in 0..<20 {
      notes[0].name = "Word \(number)"
      let frame = try #require(try page.update())
      #expect(frame.parts?.map(\.tree.nodes.count) == [1])
      #expect(page.live.previous.boxes.count == boxCount)
    }
    #expect(page.partialCount == 20)
  }
}

/// Rows that nothing of what the list reads goes into.
private struct Quiet: View {
  @ObservedObject var note: Note
  let rows: Int
  var body: some View {
    VStack {
      QuietRow(number: 1)
      Text("of \(rows)").bold()
      QuietRow(number: 2)
    }
    .opacity(note.isLiked ? 1 : 1)
  }
}

private struct QuietRow: View {
  let number: Int
  var body: some View { Text("Row \(number)") }
}

extension PartialEvaluationTests {
  @Test("A body that gives the same again makes no frame, and runs no other body")
  func sameBody() throws {
    let note = Note(1)
    let page = LiveView(Quiet(note: note, rows: 300))
    _ = try page.update()
    let before = page.bodyCount
    note.isLiked = true
    let frame = try page.update()
    #expect(frame == nil)
    #expect(page.bodyCount == before + 1)
    // In the middle of a page that changes elsewhere.
    let both = LiveView(
      VStack {
        Quiet(note: note, rows: 3)
        Name(note: note)
      })
    _ = try both.update()
    note.tint = 2
    let fresh = LiveView(
      VStack {
        Quiet(note: note, rows: 3)
        Name(note: note)
      })
    _ = try fresh.update()
    _ = try both.update()
    #expect(both.tree.html == fresh.tree.html)
  }

  @Test("Rows with equal inputs are not evaluated, whichever closure made them")
  func sameRows() throws {
    let note = Note(1)
    let page = LiveView(Counted(note: note, first: 10))
    _ = try page.update()
    let before = page.bodyCount
    note.isLiked = true
    let frame = try page.update()
    #expect(frame == nil)
    #expect(page.bodyCount == before + 1)
    // The closure reads the count; nothing else tells that rows are others now.
    for count in [2, 2, 3, 0] {
      note.count = count
      _ = try page.update()
      let fresh = LiveView(Counted(note: note, first: 10))
      _ = try fresh.update()
      #expect(page.tree.html == fresh.tree.html)
    }
  }

  @Test("Values that only a row's closure reads are followed, though rows were skipped before")
  func rowReads() throws {
    let note = Note(1)
    let page = LiveView(Reading(note: note))
    _ = try page.update()
    for step in 0..<4 {
      if step == 1 || step == 3 { note.count += 1 } else { note.isLiked.toggle() }
      _ = try page.update()
      let fresh = LiveView(Reading(note: note))
      _ = try fresh.update()
      #expect(page.tree.html == fresh.tree.html, "step \(step)")
    }
  }
}

/// Rows made by a closure that captures something.
private struct Counted: View {
  @ObservedObject var note: Note
  let first: Int
  var body: some View {
    VStack {
      ForEach(0..<5, id: \.self) { QuietRow(number: first + $0 + note.count) }
      Text("five rows")
    }
  }
}

/// A view whose body reads one object, and whose rows' closure reads another value of it.
private struct Reading: View {
  let note: Note
  var body: some View { Outer(note: note) }
}

private struct Outer: View {
  @ObservedObject var note: Note
  @State private var shown = 1
  var body: some View {
    VStack {
      ForEach(0..<3, id: \.self) { QuietRow(number: $0 + shown * note.count) }
    }
  }
}
