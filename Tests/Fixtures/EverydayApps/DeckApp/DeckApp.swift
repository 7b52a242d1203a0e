import Charts
import Combine
import SwiftUI

// MARK: - Models

struct Card: Identifiable, Codable, Equatable {
  var id = UUID()
  var front: String
  var back: String
  var box = 0
}

struct Deck: Identifiable, Codable {
  var id = UUID()
  var name: String
  var emoji: String
  var tags: [String]
  var cards: [Card]
  var colorName = "blue"

  var color: Color {
    ["blue": .blue, "green": .green, "orange": .orange, "pink": .pink][colorName] ?? .gray
  }
}

class DeckStore: ObservableObject {
  @Published var decks: [Deck]
  @Published var history: [DayScore]

  init() {
    decks = [
      Deck(
        name: "Spanish", emoji: "🇪🇸", tags: ["language", "verbs", "A1"],
        cards: zip(
          ["la casa", "el perro", "comer", "rojo", "la luna"],
          ["the house", "the dog", "to eat", "red", "the moon"]
        ).map { Card(front: $0, back: $1) }, colorName: "orange"),
      Deck(
        name: "Capitals", emoji: "🌍", tags: ["geography", "easy", "school", "Europe", "quick"],
        cards: zip(["France", "Norway", "Peru"], ["Paris", "Oslo", "Lima"])
          .map { Card(front: $0, back: $1) }),
      Deck(name: "Empty", emoji: "🫙", tags: [], cards: [], colorName: "green"),
    ]
    history = (0..<7).map { DayScore(day: $0, right: 4 + $0 * 3 % 7, wrong: 1 + $0 % 3) }
  }

  func binding(for deck: Deck) -> Binding<Deck> {
    Binding(
      get: { self.decks.first { $0.id == deck.id } ?? deck },
      set: { new in
        guard let index = self.decks.firstIndex(where: { $0.id == new.id }) else { return }
        self.decks[index] = new
      })
  }
}

struct DayScore: Identifiable {
  let day: Int
  var right: Int
  var wrong: Int
  var id: Int { day }
  var date: Date { Date(timeIntervalSince1970: 1_749_945_600 + Double(day) * 86_400) }
}

final class Settings: ObservableObject {
  @AppStorage("hasSeenWelcome") var hasSeenWelcome = false
  @AppStorage("dailyGoal") var dailyGoal = 10
  @AppStorage("textScale") var textScale = 1.0
  @AppStorage("reminder") var reminder = false
  @AppStorage("theme") var theme: Theme = .system

  enum Theme: String, CaseIterable { case system, light, dark }
}

// MARK: - App

@main
struct DeckApp: App {
  @StateObject private var store = DeckStore()
  @StateObject private var settings = Settings()

  var body: some Scene {
    WindowGroup {
      HomeView()
        .environmentObject(store)
        .environmentObject(settings)
        .fullScreenCover(isPresented: .constant(!settings.hasSeenWelcome)) {
          WelcomeView().environmentObject(settings)
        }
    }
  }
}

struct WelcomeView: View {
  @EnvironmentObject private var settings: Settings
  @State private var page = 0
  private let pages = [
    ("rectangle.stack.fill", "Make decks", "Write what you want to know."),
    ("hand.draw.fill", "Swipe", "Right if you knew it, left if not."),
    ("chart.bar.fill", "Stay on it", "See how you get better."),
  ]

  var body: some View {
    VStack {
      HStack {
        Spacer()
        Button("Skip") { settings.hasSeenWelcome = true }.opacity(page < 2 ? 1 : 0)
      }
      .padding()
      TabView(selection: $page) {
        ForEach(Array(pages.enumerated()), id: \.offset) { index, item in
          VStack(spacing: 20) {
            Image(systemName: item.0)
              .resizable()
              .scaledToFit()
              .frame(width: 100, height: 100)
              .foregroundStyle(.tint)
            Text(item.1).font(.largeTitle).fontWeight(.heavy)
            Text(item.2).foregroundColor(.secondary).multilineTextAlignment(.center)
          }
          .padding(40)
          .tag(index)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      VStack(spacing: 12) {
        Stepper(
          "Goal: \(settings.dailyGoal) a day", value: $settings.dailyGoal, in: 5...50, step: 5)
        Button {
          if page < pages.count - 1 {
            withAnimation { page += 1 }
          } else {
            settings.hasSeenWelcome = true
          }
        } label: {
          Text(page == pages.count - 1 ? "Start" : "Next")
            .bold()
            .frame(maxWidth: .infinity)
            .padding(.vertical, 6)
        }
        .buttonStyle(.borderedProminent)
      }
      .padding()
    }
  }
}

struct HomeView: View {
  @EnvironmentObject private var store: DeckStore
  @EnvironmentObject private var settings: Settings
  @State private var sheet: HomeSheet?
  @State private var toast: Toast?

  enum HomeSheet: Identifiable {
    case new
    case edit(Deck)
    case settings
    var id: String {
      switch self {
      case .new: "new"
      case .edit(let deck): deck.id.uuidString
      case .settings: "settings"
      }
    }
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 16, pinnedViews: [.sectionHeaders]) {
          GoalRing(
            done: store.history.last.map { $0.right + $0.wrong } ?? 0, goal: settings.dailyGoal
          )
          .padding(.horizontal)
          Section {
            ForEach(store.decks) { deck in
              NavigationLink {
                DeckView(deck: store.binding(for: deck))
              } label: {
                DeckRow(deck: deck)
              }
              .buttonStyle(CardButtonStyle())
              .contextMenu {
                Button {
                  sheet = .edit(deck)
                } label: {
                  Label("Edit", systemImage: "pencil")
                }
                Button(role: .destructive) {
                  delete(deck)
                } label: {
                  Label("Delete", systemImage: "trash")
                }
              }
              .padding(.horizontal)
            }
          } header: {
            Text("Decks").font(.title2.bold())
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding()
              .background(.bar)
          }
          Section {
            ScoreChart(scores: store.history).padding(.horizontal)
          } header: {
            Text("This week").font(.title2.bold())
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding()
              .background(.bar)
          }
        }
      }
      .navigationTitle("Flashcards")
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) {
          Button(action: { sheet = .settings }) { Image(systemName: "gear") }
            .accessibilityLabel("Settings")
        }
        ToolbarItem(placement: .primaryAction) {
          Button(action: { sheet = .new }) { Image(systemName: "plus") }
            .accessibilityLabel("New deck")
        }
      }
      .sheet(item: $sheet, onDismiss: { print("closed") }) { sheet in
        switch sheet {
        case .new:
          DeckEditor(deck: Deck(name: "", emoji: "📘", tags: [], cards: [])) {
            store.decks.append($0)
          }
        case .edit(let deck):
          DeckEditor(deck: deck) { store.binding(for: deck).wrappedValue = $0 }
        case .settings:
          SettingsView().environmentObject(settings)
        }
      }
      .toast($toast)
    }
    .preferredColorScheme(
      settings.theme == .system ? nil : settings.theme == .dark ? .dark : .light)
  }

  private func delete(_ deck: Deck) {
    guard let index = store.decks.firstIndex(where: { $0.id == deck.id }) else { return }
    _ = withAnimation { store.decks.remove(at: index) }
    toast = Toast(message: "“\(deck.name)” deleted") {
      withAnimation { store.decks.insert(deck, at: index) }
    }
  }
}

// MARK: - Toast

struct Toast: Equatable {
  let id = UUID()
  let message: String
  let undo: () -> Void

  static func == (a: Toast, b: Toast) -> Bool { a.id == b.id }
}

struct ToastModifier: ViewModifier {
  @Binding var toast: Toast?
  @State private var work: DispatchWorkItem?

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(
        ZStack {
          if let toast {
            VStack {
              Spacer()
              HStack(spacing: 12) {
                Text(toast.message).font(.callout)
                Spacer(minLength: 10)
                Button("Undo") {
                  toast.undo()
                  dismiss()
                }
                .foregroundColor(.yellow)
              }
              .padding()
              .background(Color.black.opacity(0.85))
              .foregroundColor(.white)
              .cornerRadius(10)
              .padding(.horizontal, 16)
            }
            .offset(y: -20)
            .transition(.move(edge: .bottom))
          }
        }
        .animation(.spring(), value: toast)
      )
      .onChange(of: toast) { value in
        guard value != nil else { return }
        work?.cancel()
        let task = DispatchWorkItem { dismiss() }
        work = task
        DispatchQueue.main.asyncAfter(deadline: .now() + 4, execute: task)
      }
  }

  private func dismiss() {
    withAnimation { toast = nil }
    work?.cancel()
    work = nil
  }
}

extension View {
  func toast(_ toast: Binding<Toast?>) -> some View { modifier(ToastModifier(toast: toast)) }
}

// MARK: - Rows

struct GoalRing: View {
  let done: Int
  let goal: Int
  @State private var shown = 0.0

  private var fraction: Double { min(1, Double(done) / Double(goal)) }

  var body: some View {
    HStack(spacing: 20) {
      ZStack {
        Circle().stroke(Color.accentColor.opacity(0.2), lineWidth: 12)
        Circle()
          .trim(from: 0, to: shown)
          .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 12, lineCap: .round))
          .rotationEffect(.degrees(-90))
        Text("\(Int(shown * 100))%").font(.headline).monospacedDigit()
      }
      .frame(width: 90, height: 90)
      VStack(alignment: .leading, spacing: 4) {
        Text("Today").font(.headline)
        Text("\(done) of \(goal) cards").foregroundColor(.secondary)
        Gauge(value: fraction) { EmptyView() }.gaugeStyle(.accessoryLinearCapacity).tint(.green)
      }
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 16).fill(Color(UIColor.secondarySystemBackground)))
    .onAppear { withAnimation(.easeOut(duration: 0.5)) { shown = fraction } }
    .onChange(of: goal) { withAnimation { shown = fraction } }
  }
}

struct DeckRow: View {
  let deck: Deck

  var body: some View {
    HStack(alignment: .top, spacing: 14) {
      Text(deck.emoji).font(.system(size: 36))
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Text(deck.name).font(.headline)
          Spacer()
          Text("\(deck.cards.count)").font(.caption.bold()).padding(6)
            .background(Circle().fill(deck.color.opacity(0.2)))
        }
        FlowLayout(spacing: 6) {
          ForEach(deck.tags, id: \.self) { tag in
            Text("#\(tag)").font(.caption2)
              .padding(.horizontal, 8)
              .padding(.vertical, 3)
              .background(deck.color.opacity(0.15), in: Capsule())
              .foregroundStyle(deck.color)
          }
        }
      }
    }
  }
}

struct CardButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background {
        RoundedRectangle(cornerRadius: 16, style: .continuous)
          .fill(.background)
          .shadow(color: .black.opacity(0.12), radius: configuration.isPressed ? 2 : 6, y: 2)
      }
      .scaleEffect(configuration.isPressed ? 0.98 : 1)
  }
}

struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(proposal.width ?? .infinity, subviews).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let result = arrange(bounds.width, subviews)
    for (index, point) in result.points.enumerated() {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }

  private func arrange(_ width: CGFloat, _ subviews: Subviews) -> (size: CGSize, points: [CGPoint])
  {
    var points: [CGPoint] = []
    var x: CGFloat = 0, y: CGFloat = 0, line: CGFloat = 0, widest: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        x = 0
        y += line + spacing
        line = 0
      }
      points.append(CGPoint(x: x, y: y))
      x += size.width + spacing
      line = max(line, size.height)
      widest = max(widest, x - spacing)
    }
    return (CGSize(width: widest, height: y + line), points)
  }
}

struct ScoreChart: View {
  let scores: [DayScore]

  var body: some View {
    Chart {
      ForEach(scores) { score in
        BarMark(x: .value("Day", score.date, unit: .day), y: .value("Cards", score.right))
          .foregroundStyle(by: .value("Kind", "Right"))
        BarMark(x: .value("Day", score.date, unit: .day), y: .value("Cards", score.wrong))
          .foregroundStyle(by: .value("Kind", "Wrong"))
      }
      RuleMark(y: .value("Goal", 10)).lineStyle(StrokeStyle(dash: [4])).foregroundStyle(.secondary)
    }
    .chartForegroundStyleScale(["Right": .green, "Wrong": .red])
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { AxisValueLabel(format: .dateTime.weekday(.narrow)) }
    }
    .frame(height: 180)
  }
}

// MARK: - Deck

struct DeckView: View {
  @Binding var deck: Deck
  @State private var isStudying = false
  @State private var isGrid = false
  @State private var chosen: Card.ID?
  @State private var isAsking = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      if deck.cards.isEmpty {
        Spacer()
        Text("No cards in here.").foregroundColor(.gray)
        Button("Add a card") { add() }
        Spacer()
      } else if isGrid {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 140))], spacing: 12) {
            ForEach(deck.cards) { card in
              Text(card.front)
                .frame(maxWidth: .infinity, minHeight: 90)
                .background(deck.color.opacity(0.15))
                .overlay(
                  RoundedRectangle(cornerRadius: 12)
                    .stroke(chosen == card.id ? deck.color : .clear, lineWidth: 3)
                )
                .clipShape(RoundedRectangle(cornerRadius: 12))
                .onTapGesture { chosen = chosen == card.id ? nil : card.id }
                .accessibilityAddTraits(.isButton)
            }
          }
          .padding()
        }
      } else {
        List {
          ForEach($deck.cards) { $card in
            DisclosureGroup {
              TextField("Back", text: $card.back)
              Picker("Box", selection: $card.box) {
                ForEach(0..<4) { Text("\($0 + 1)") }
              }
              .pickerStyle(.segmented)
            } label: {
              TextField("Front", text: $card.front, prompt: Text("Question"))
            }
          }
          .onDelete { deck.cards.remove(atOffsets: $0) }
          .onMove { deck.cards.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    .navigationTitle("\(deck.emoji) \(deck.name)")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        Button {
          add()
        } label: {
          Image(systemName: "plus.rectangle")
        }.accessibilityLabel("Add card")
        Spacer()
        Button("Study") { isStudying = true }.disabled(deck.cards.isEmpty)
        Spacer()
        Button {
          withAnimation { isGrid.toggle() }
        } label: {
          Image(systemName: isGrid ? "list.bullet" : "square.grid.2x2")
        }
        .accessibilityLabel(isGrid ? "List" : "Grid")
      }
      ToolbarItem(placement: .navigationBarTrailing) {
        Menu {
          Button("Shuffle") { withAnimation { deck.cards.shuffle() } }
          Button("Sort") { withAnimation { deck.cards.sort { $0.front < $1.front } } }
          Divider()
          Button("Empty", role: .destructive) { isAsking = true }
        } label: {
          Image(systemName: "ellipsis.circle")
        }
        .accessibilityLabel("More")
      }
    }
    .confirmationDialog("Remove all cards?", isPresented: $isAsking) {
      Button("Remove \(deck.cards.count) cards", role: .destructive) { deck.cards.removeAll() }
    }
    .sheet(isPresented: $isStudying) {
      StudyView(deck: $deck)
    }
  }

  private func add() {
    withAnimation { deck.cards.append(Card(front: "Card \(deck.cards.count + 1)", back: "")) }
  }
}

// MARK: - Study

struct StudyView: View {
  @Binding var deck: Deck
  @EnvironmentObject private var store: DeckStore
  @Environment(\.presentationMode) private var presentation
  @State private var rest: [Card] = []
  @State private var right = 0
  @State private var wrong = 0
  @State private var last: (card: Card, knew: Bool)?
  @State private var elapsed = 0
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    NavigationView {
      VStack(spacing: 20) {
        ProgressView(value: Double(right + wrong), total: Double(max(deck.cards.count, 1)))
          .progressViewStyle(.linear)
        HStack {
          Label("\(wrong)", systemImage: "xmark").foregroundColor(.red)
          Spacer()
          Text(String(format: "%02d:%02d", elapsed / 60, elapsed % 60)).font(
            .system(.body, design: .monospaced))
          Spacer()
          Label("\(right)", systemImage: "checkmark").foregroundColor(.green)
        }
        ZStack {
          if rest.isEmpty {
            VStack(spacing: 12) {
              Text("🎉").font(.system(size: 80))
              Text("\(right) of \(deck.cards.count) right").font(.title2)
              Button("Again", action: start).buttonStyle(.bordered)
            }
            .transition(.scale.combined(with: .opacity))
          }
          ForEach(rest.reversed()) { card in
            CardFace(card: card, color: deck.color, isTop: card == rest.first) { knew in
              answer(card, knew)
            }
            .offset(y: CGFloat(rest.firstIndex(of: card) ?? 0) * 6)
            .zIndex(Double(rest.count - (rest.firstIndex(of: card) ?? 0)))
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        HStack(spacing: 30) {
          RoundButton(symbol: "xmark", color: .red, label: "Didn't know") {
            if let card = rest.first { answer(card, false) }
          }
          RoundButton(symbol: "arrow.uturn.backward", color: .gray, label: "Undo", action: undo)
            .disabled(last == nil)
          RoundButton(symbol: "checkmark", color: .green, label: "Knew") {
            if let card = rest.first { answer(card, true) }
          }
        }
        .disabled(rest.isEmpty && last == nil)
      }
      .padding()
      .navigationBarTitle(Text(deck.name), displayMode: .inline)
      .navigationBarItems(trailing: Button("Done") { presentation.wrappedValue.dismiss() })
    }
    .onAppear(perform: start)
    .onReceive(timer) { _ in if !rest.isEmpty { elapsed += 1 } }
  }

  private func start() {
    rest = deck.cards
    (right, wrong, elapsed, last) = (0, 0, 0, nil)
  }

  private func answer(_ card: Card, _ knew: Bool) {
    withAnimation(.easeIn(duration: 0.25)) {
      rest.removeAll { $0.id == card.id }
    }
    if knew { right += 1 } else { wrong += 1 }
    last = (card, knew)
    store.history[store.history.count - 1].right += knew ? 1 : 0
  }

  private func undo() {
    guard let last else { return }
    withAnimation { rest.insert(last.card, at: 0) }
    if last.knew { right -= 1 } else { wrong -= 1 }
    self.last = nil
  }
}

struct CardFace: View {
  let card: Card
  let color: Color
  let isTop: Bool
  let onAnswer: (Bool) -> Void
  @State private var isFlipped = false
  @GestureState private var drag: CGSize = .zero
  @State private var thrown: CGSize = .zero

  var body: some View {
    let offset = CGSize(width: drag.width + thrown.width, height: drag.height * 0.3)
    ZStack {
      face(card.front, color: color).opacity(isFlipped ? 0 : 1)
      face(card.back, color: .secondary)
        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
        .opacity(isFlipped ? 1 : 0)
    }
    .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
    .overlay(alignment: offset.width > 0 ? .topLeading : .topTrailing) {
      if abs(offset.width) > 40 {
        Text(offset.width > 0 ? "KNEW" : "NOPE")
          .font(.title.bold())
          .foregroundColor(offset.width > 0 ? .green : .red)
          .padding(8)
          .border(offset.width > 0 ? Color.green : .red, width: 3)
          .padding()
      }
    }
    .offset(offset)
    .rotationEffect(.degrees(Double(offset.width / 20)))
    .onTapGesture { withAnimation(.easeInOut) { isFlipped.toggle() } }
    .gesture(
      DragGesture()
        .updating($drag) { value, state, _ in state = value.translation }
        .onEnded { value in
          if abs(value.translation.width) > 120 {
            thrown.width = value.translation.width
            onAnswer(value.translation.width > 0)
          }
        }
    )
    .animation(.interactiveSpring(), value: drag)
    .allowsHitTesting(isTop)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(isFlipped ? card.back : card.front)
    .accessibilityHint("Tap to turn")
    .accessibilityAddTraits(.isButton)
  }

  private func face(_ text: String, color: Color) -> some View {
    RoundedRectangle(cornerRadius: 24)
      .fill(Color(.systemBackground))
      .overlay(RoundedRectangle(cornerRadius: 24).stroke(color, lineWidth: 2))
      .overlay(Text(text).font(.largeTitle).minimumScaleFactor(0.5).padding())
      .frame(maxWidth: 320, maxHeight: 400)
      .shadow(radius: 4)
  }
}

struct RoundButton: View {
  let symbol: String
  let color: Color
  let label: String
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: symbol)
        .font(.title)
        .frame(width: 64, height: 64)
        .background(color.opacity(0.15))
        .clipShape(Circle())
    }
    .foregroundColor(color)
    .accessibility(label: Text(label))
  }
}

// MARK: - Editor

struct DeckEditor: View {
  @State var deck: Deck
  let onSave: (Deck) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var newTag = ""
  @FocusState private var isNameFocused: Bool
  @FocusState private var isTagFocused: Bool
  @State private var showsEmoji = false

  private var isValid: Bool { !deck.name.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          HStack {
            Button(deck.emoji) { showsEmoji.toggle() }
              .font(.largeTitle)
              .buttonStyle(.plain)
              .popover(isPresented: $showsEmoji) {
                ScrollView {
                  LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 4)) {
                    ForEach(["📘", "🎸", "🧪", "🐶", "🍎", "🚗", "⚽️", "🎨"], id: \.self) { emoji in
                      Button(emoji) {
                        deck.emoji = emoji
                        showsEmoji = false
                      }
                      .font(.title)
                    }
                  }
                  .padding()
                }
                .frame(width: 220, height: 140)
                .presentationCompactAdaptation(.popover)
              }
            TextField("Name", text: $deck.name)
              .font(.title3)
              .focused($isNameFocused)
          }
        } footer: {
          HStack {
            if !isValid { Text("Give it a name.").foregroundStyle(.red) }
            Spacer()
            Text("\(deck.name.count)/20")
          }
        }
        Section("Colour") {
          HStack {
            ForEach(["blue", "green", "orange", "pink"], id: \.self) { name in
              Circle()
                .fill(Deck(name: "", emoji: "", tags: [], cards: [], colorName: name).color)
                .frame(width: 32, height: 32)
                .overlay {
                  if deck.colorName == name {
                    Circle().inset(by: -4).strokeBorder(.primary, lineWidth: 2)
                  }
                }
                .onTapGesture { deck.colorName = name }
                .accessibilityLabel(name)
                .accessibilityAddTraits(
                  deck.colorName == name ? [.isButton, .isSelected] : .isButton)
              if name != "pink" { Spacer() }
            }
          }
          .padding(.vertical, 4)
        }
        Section("Tags") {
          ForEach(deck.tags, id: \.self) { Text($0) }
            .onDelete { deck.tags.remove(atOffsets: $0) }
          TextField("New tag", text: $newTag)
            .focused($isTagFocused)
            .onSubmit {
              if !newTag.isEmpty, !deck.tags.contains(newTag) {
                withAnimation { deck.tags.append(newTag) }
              }
              newTag = ""
              isTagFocused = true
            }
            .submitLabel(.done)
        }
        Section(header: Text("Cards"), footer: Text("Swipe to remove.")) {
          ForEach($deck.cards) { card in
            VStack(alignment: .leading) {
              TextField("Front", text: card.front)
              TextField("Back", text: card.back).font(.subheadline).foregroundColor(.secondary)
            }
          }
          .onDelete { deck.cards.remove(atOffsets: $0) }
          Button("Add card") { deck.cards.append(Card(front: "", back: "")) }
        }
      }
      .onChange(of: deck.name) { oldValue, newValue in
        if newValue.count > 20 { deck.name = String(newValue.prefix(20)) }
      }
      .navigationTitle(deck.name.isEmpty ? "New deck" : deck.name)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(deck)
            dismiss()
          }
          .disabled(!isValid)
        }
      }
      .task { if deck.name.isEmpty { isNameFocused = true } }
    }
  }
}

// MARK: - Settings

struct SettingsView: View {
  @EnvironmentObject var settings: Settings
  @Environment(\.dismiss) var dismiss
  @State private var time = Date(timeIntervalSince1970: 1_750_000_000)
  @State private var confirmsReset = false
  @State private var held = 0.0
  @GestureState private var isHolding = false

  var body: some View {
    NavigationStack {
      List {
        Section("Study") {
          Picker("Daily goal", selection: $settings.dailyGoal) {
            ForEach(Array(stride(from: 5, through: 50, by: 5)), id: \.self) {
              Text("\($0) cards").tag($0)
            }
          }
          Toggle("Reminder", isOn: $settings.reminder)
          if settings.reminder {
            DatePicker("At", selection: $time, displayedComponents: .hourAndMinute)
          }
        }
        Section("Look") {
          Picker("Theme", selection: $settings.theme) {
            ForEach(Settings.Theme.allCases, id: \.self) { Text($0.rawValue.capitalized) }
          }
          .pickerStyle(.navigationLink)
          VStack(alignment: .leading) {
            Text("Text size").font(.system(size: 17 * settings.textScale))
            Slider(value: $settings.textScale, in: 0.8...1.6, step: 0.2) {
              Text("Text size")
            } minimumValueLabel: {
              Text("A").font(.caption)
            } maximumValueLabel: {
              Text("A").font(.title)
            }
          }
        }
        Section {
          Text(isHolding ? "Keep holding…" : "Hold to reset")
            .frame(maxWidth: .infinity)
            .foregroundStyle(.red)
            .contentShape(Rectangle())
            .gesture(
              LongPressGesture(minimumDuration: 1)
                .updating($isHolding) { value, state, _ in state = value }
                .onEnded { _ in confirmsReset = true })
        } footer: {
          TimelineView(.periodic(from: .now, by: 1)) { context in
            Text("It is \(context.date, style: .time).")
          }
        }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { Button("Done") { dismiss() } }
      .alert("Reset everything?", isPresented: $confirmsReset) {
        Button("Reset", role: .destructive) {
          settings.hasSeenWelcome = false
          settings.dailyGoal = 10
          dismiss()
        }
        Button("Cancel", role: .cancel) {}
      }
    }
  }
}
