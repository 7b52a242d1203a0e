import SwiftUI

struct Habit: Identifiable, Hashable {
  let id: Int
  var name: String
  var symbol: String
  var goal: Int
  var done = 0
  var reminder = Date(timeIntervalSince1970: 1_750_000_000)
  var remindsDaily = false
  var weekdays: Set<String> = ["Mon", "Wed"]
  var color = Color.teal
}

final class HabitStore: ObservableObject {
  @Published var habits = [
    Habit(id: 1, name: "Drink water", symbol: "drop.fill", goal: 8),
    Habit(id: 2, name: "Read", symbol: "book.fill", goal: 1),
    Habit(id: 3, name: "Walk", symbol: "figure.walk", goal: 2),
    Habit(id: 4, name: "Meditate", symbol: "leaf.fill", goal: 1),
    Habit(id: 5, name: "Stretch", symbol: "figure.flexibility", goal: 3),
  ]
  var open: Int { habits.filter { $0.done < $0.goal }.count }
}

@main
struct HabitsApp: App {
  @StateObject private var store = HabitStore()
  @AppStorage("accent") private var accent = "Teal"

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(store)
        .tint(accent == "Teal" ? .teal : accent == "Pink" ? .pink : .indigo)
    }
  }
}

struct RootView: View {
  enum Pane: Hashable { case today, library, profile }
  @EnvironmentObject private var store: HabitStore
  @State private var pane = Pane.today
  @AppStorage("welcomed") private var isWelcomed = false
  @State private var isWelcoming = false

  var body: some View {
    TabView(selection: $pane) {
      TodayView()
        .tabItem { Label("Today", systemImage: "checkmark.circle") }
        .badge(store.open)
        .tag(Pane.today)
      LibraryView()
        .tabItem { Label("Library", systemImage: "books.vertical") }
        .tag(Pane.library)
      ProfileView()
        .tabItem { Label("Profile", systemImage: "person.crop.circle") }
        .tag(Pane.profile)
    }
    .onAppear { isWelcoming = !isWelcomed }
    .fullScreenCover(isPresented: $isWelcoming, onDismiss: { isWelcomed = true }) {
      WelcomeView()
    }
  }
}

struct WelcomeView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var page = 0

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(0..<3) { index in
          VStack(spacing: 20) {
            Image(systemName: ["sparkles", "bell.badge", "chart.bar"][index])
              .font(.system(size: 72))
              .foregroundStyle(.tint)
            Text(["Build habits", "Be reminded", "See progress"][index]).font(.title.bold())
            Text("A little every day goes a long way, whatever it is that you want to change.")
              .multilineTextAlignment(.center)
              .foregroundStyle(.secondary)
          }
          .padding(40)
          .tag(index)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      Button {
        if page < 2 { withAnimation { page += 1 } } else { dismiss() }
      } label: {
        Text(page < 2 ? "Continue" : "Get Started").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .padding()
    }
    .overlay(alignment: .topTrailing) {
      Button {
        dismiss()
      } label: {
        Image(systemName: "xmark.circle.fill").font(.title2).foregroundStyle(.secondary)
      }
      .padding()
      .accessibilityLabel("Close")
    }
  }
}

struct TodayView: View {
  @EnvironmentObject private var store: HabitStore
  @State private var path: [Habit.ID] = []
  @State private var day = Date(timeIntervalSince1970: 1_750_000_000)
  @State private var isPickingDay = false

  private let columns = [GridItem(.adaptive(minimum: 150), spacing: 16)]

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 16) {
          ForEach($store.habits) { $habit in
            HabitCard(habit: $habit) { path.append(habit.id) }
          }
        }
        .padding()
        GroupBox("Tip") {
          Text("Hold a card to see more.").frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.horizontal)
        DisclosureGroup("Why habits?") {
          Text("They save you from deciding anew each day.").padding(.top, 8)
        }
        .padding()
      }
      .navigationTitle("Today")
      .navigationDestination(for: Habit.ID.self) { id in
        if let index = store.habits.firstIndex(where: { $0.id == id }) {
          HabitEditor(habit: $store.habits[index])
        }
      }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button {
            isPickingDay.toggle()
          } label: {
            Image(systemName: "calendar")
          }
          .accessibilityLabel("Choose day")
          .popover(isPresented: $isPickingDay) {
            DatePicker("Day", selection: $day, displayedComponents: .date)
              .datePickerStyle(.graphical)
              .frame(minWidth: 320)
              .padding()
              .presentationCompactAdaptation(.popover)
          }
        }
        ToolbarItem(placement: .principal) {
          VStack {
            Text("Today").font(.headline)
            Text(day, style: .date).font(.caption).foregroundStyle(.secondary)
          }
        }
        ToolbarItem(placement: .topBarTrailing) {
          Menu {
            Button("Reset All", systemImage: "arrow.counterclockwise") {
              for index in store.habits.indices { store.habits[index].done = 0 }
            }
            Picker("Sort", selection: .constant(0)) {
              Text("By name").tag(0)
              Text("By goal").tag(1)
            }
          } label: {
            Label("More", systemImage: "ellipsis.circle")
          }
        }
      }
    }
  }
}

struct HabitCard: View {
  @Binding var habit: Habit
  let onOpen: () -> Void
  @GestureState private var isPressed = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image(systemName: habit.symbol).foregroundStyle(habit.color)
        Spacer()
        Gauge(value: Double(habit.done), in: 0...Double(habit.goal)) {
          Text("Done")
        } currentValueLabel: {
          Text("\(habit.done)")
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .scaleEffect(0.7)
        .tint(habit.color)
      }
      Text(habit.name).font(.headline)
      Text("\(habit.done) of \(habit.goal)").font(.subheadline).foregroundStyle(.secondary)
    }
    .padding()
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20, style: .continuous))
    .overlay {
      if habit.done >= habit.goal {
        RoundedRectangle(cornerRadius: 20, style: .continuous).strokeBorder(
          habit.color, lineWidth: 2)
      }
    }
    .contentShape(.rect)
    .onTapGesture { withAnimation(.snappy) { habit.done = min(habit.done + 1, habit.goal) } }
    .contextMenu {
      Button("Edit", systemImage: "pencil", action: onOpen)
      Button("Undo", systemImage: "arrow.uturn.backward") { habit.done = max(habit.done - 1, 0) }
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isButton)
  }
}

struct HabitEditor: View {
  @Binding var habit: Habit
  @State private var isConfirming = false
  private let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  var body: some View {
    Form {
      Section("Habit") {
        TextField("Name", text: $habit.name)
        Stepper("Goal: \(habit.goal)", value: $habit.goal, in: 1...12)
        ColorPicker("Color", selection: $habit.color, supportsOpacity: false)
      }
      Section {
        Toggle("Daily reminder", isOn: $habit.remindsDaily.animation())
        if habit.remindsDaily {
          DatePicker("At", selection: $habit.reminder, displayedComponents: .hourAndMinute)
        }
      }
      Section("Days") {
        HStack {
          ForEach(days, id: \.self) { day in
            let isOn = habit.weekdays.contains(day)
            Button(day.prefix(1)) {
              if isOn { habit.weekdays.remove(day) } else { habit.weekdays.insert(day) }
            }
            .buttonStyle(.plain)
            .frame(width: 34, height: 34)
            .background(isOn ? habit.color : Color.gray.opacity(0.2), in: .circle)
            .foregroundStyle(isOn ? .white : .primary)
            .accessibilityLabel(day)
            .accessibilityAddTraits(isOn ? .isSelected : [])
          }
        }
        .frame(maxWidth: .infinity)
      }
      Section {
        Button("Reset Progress", role: .destructive) { isConfirming = true }
          .confirmationDialog(
            "Reset “\(habit.name)”?", isPresented: $isConfirming, titleVisibility: .visible
          ) {
            Button("Reset", role: .destructive) { habit.done = 0 }
          }
      }
    }
    .navigationTitle(habit.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

extension Button where Label == Text {
  init(_ title: Substring, action: @escaping () -> Void) {
    self.init(String(title), action: action)
  }
}

struct LibraryView: View {
  struct Guide: Identifiable, Hashable {
    let id: String
    let chapters: [String]
  }
  @State private var guides = [
    Guide(id: "Sleep", chapters: ["Rhythm", "Light", "Rest"]),
    Guide(id: "Food", chapters: ["Breakfast", "Water"]),
    Guide(id: "Mind", chapters: ["Breath", "Focus", "Calm", "Joy"]),
  ]
  @State private var guide: Guide.ID?
  @State private var chapter: String?
  @State private var visibility = NavigationSplitViewVisibility.automatic

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(guides, selection: $guide) { guide in
        Label(guide.id, systemImage: "book.closed").badge(guide.chapters.count)
      }
      .navigationTitle("Library")
    } content: {
      if let chapters = guides.first(where: { $0.id == guide })?.chapters {
        List(chapters, id: \.self, selection: $chapter) { Text($0) }
          .navigationTitle(guide ?? "")
      } else {
        Text("Choose a guide").foregroundStyle(.secondary)
      }
    } detail: {
      if let chapter {
        ScrollView {
          Text(String(repeating: "\(chapter) is worth a thought. ", count: 60)).padding()
        }
        .navigationTitle(chapter)
        .toolbar {
          ShareLink(item: chapter)
        }
      } else {
        ContentUnavailableView("No Chapter", systemImage: "text.book.closed")
      }
    }
    .navigationSplitViewStyle(.balanced)
  }
}

struct ProfileView: View {
  @AppStorage("accent") private var accent = "Teal"
  @AppStorage("name") private var name = "Ada"
  @AppStorage("sounds") private var sounds = true
  @AppStorage("volume") private var volume = 0.6
  @State private var draft = ""
  @State private var isRenaming = false
  @State private var isSigningOut = false
  @State private var isSignedOut = false
  @State private var quiet = Date(timeIntervalSince1970: 1_750_000_000)
  @State private var units = 0

  var body: some View {
    NavigationStack {
      Form {
        Section {
          HStack(spacing: 16) {
            Circle().fill(.tint.opacity(0.2)).frame(width: 60, height: 60)
              .overlay { Text(name.prefix(1)).font(.title.bold()).foregroundStyle(.tint) }
            VStack(alignment: .leading) {
              Text(name).font(.title3.bold())
              Text(isSignedOut ? "Signed out" : "Signed in").font(.subheadline).foregroundStyle(
                .secondary)
            }
            Spacer()
            Button("Change") {
              draft = name
              isRenaming = true
            }
            .buttonStyle(.bordered)
          }
        }
        Section("Look") {
          Picker("Accent", selection: $accent) {
            ForEach(["Teal", "Pink", "Indigo"], id: \.self) { Text($0) }
          }
          Picker("Units", selection: $units) {
            Text("Metric").tag(0)
            Text("Imperial").tag(1)
          }
          .pickerStyle(.segmented)
        }
        Section {
          Toggle(isOn: $sounds) { Label("Sounds", systemImage: "speaker.wave.2") }
          if sounds {
            Slider(value: $volume, in: 0...1) {
              Text("Volume")
            } minimumValueLabel: {
              Image(systemName: "speaker")
            } maximumValueLabel: {
              Image(systemName: "speaker.wave.3")
            }
          }
          DatePicker("Quiet from", selection: $quiet, displayedComponents: .hourAndMinute)
        } header: {
          Text("Sound")
        } footer: {
          Text("Reminders are silent in quiet hours.")
        }
        Section {
          NavigationLink("Privacy") { LegalText(title: "Privacy") }
          NavigationLink {
            LegalText(title: "Terms")
          } label: {
            Label("Terms", systemImage: "doc.text")
          }
          Link("Website", destination: URL(string: "https://example.org")!)
        }
        Button("Sign Out", role: .destructive) { isSigningOut = true }
      }
      .navigationTitle("Profile")
      .alert("Your Name", isPresented: $isRenaming) {
        TextField("Name", text: $draft).textInputAutocapitalization(.words)
        Button("OK") { name = draft }.disabled(draft.isEmpty)
        Button("Cancel", role: .cancel) {}
      }
      .alert("Sign out?", isPresented: $isSigningOut) {
        Button("Sign Out", role: .destructive) { isSignedOut = true }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Your habits stay on this device.")
      }
    }
  }
}

struct LegalText: View {
  let title: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(1..<20) { number in
          Text("\(number). ").bold()
            + Text("All that is said here is said for the sake of saying it.")
        }
        Button("I Have Read This") { dismiss() }.buttonStyle(.borderedProminent)
      }
      .padding()
    }
    .navigationTitle(title)
  }
}
