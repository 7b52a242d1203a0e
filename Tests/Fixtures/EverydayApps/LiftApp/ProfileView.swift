import SwiftUI

struct ProfileView: View {
  @AppStorage("accent") private var accent = "orange"
  @AppStorage("hasOnboarded") private var hasOnboarded = true
  @AppStorage("name") private var name = ""
  @AppStorage("units") private var units = "kg"
  @AppStorage("rest") private var rest = 90.0
  @AppStorage("reminders") private var reminders = false
  @State private var reminderTime = Date(timeIntervalSince1970: 1_764_000_000)
  @State private var days: Set<Int> = [1, 3]
  @State private var bio = "Lifting since 2019."
  @State private var isDeleting = false
  @State private var isRenaming = false
  @State private var draft = ""
  @State private var password = ""
  @FocusState private var isBioFocused: Bool

  var body: some View {
    NavigationStack {
      Form {
        Section {
          HStack(spacing: 16) {
            Circle()
              .fill(Color(name: accent).gradient)
              .frame(width: 64, height: 64)
              .overlay {
                Text(name.isEmpty ? "?" : String(name.prefix(1)))
                  .font(.title.bold()).foregroundStyle(.white)
              }
            VStack(alignment: .leading) {
              Text(name.isEmpty ? "No name" : name).font(.title3.weight(.semibold))
              Button("Change name") {
                draft = name
                isRenaming = true
              }
              .font(.footnote)
            }
          }
          .padding(.vertical, 4)
        }
        Section("Units") {
          Picker("Weight", selection: $units) {
            Text("Kilograms").tag("kg")
            Text("Pounds").tag("lb")
          }
          Picker("Colour", selection: $accent) {
            ForEach(["orange", "teal", "pink"], id: \.self) { name in
              Label(name.capitalized, systemImage: "circle.fill").tint(Color(name: name)).tag(name)
            }
          }
          .pickerStyle(.navigationLink)
          VStack(alignment: .leading) {
            Text("Rest: \(Int(rest)) s")
            Slider(value: $rest, in: 30...240, step: 15)
          }
        }
        Section {
          Toggle("Reminders", isOn: $reminders.animation())
          if reminders {
            DatePicker("At", selection: $reminderTime, displayedComponents: .hourAndMinute)
            NavigationLink {
              WeekdayPicker(days: $days)
            } label: {
              LabeledContent("Days", value: days.isEmpty ? "Never" : "\(days.count) a week")
            }
          }
        } header: {
          Text("Reminders")
        } footer: {
          Text("We never send more than one a day.")
        }
        Section("About you") {
          TextField("Bio", text: $bio, axis: .vertical)
            .lineLimit(2...5)
            .focused($isBioFocused)
          SecureField("Password", text: $password)
          if !password.isEmpty && password.count < 8 {
            Label("At least 8 characters", systemImage: "exclamationmark.triangle")
              .font(.footnote).foregroundStyle(.red)
          }
        }
        Section {
          Link("Website", destination: URL(string: "https://example.com")!)
          Button("Show introduction") { hasOnboarded = false }
          Button("Delete account", role: .destructive) { isDeleting = true }
            .frame(maxWidth: .infinity)
        }
      }
      .navigationTitle("Profile")
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { isBioFocused = false }
        }
      }
      .alert("Name", isPresented: $isRenaming) {
        TextField("Name", text: $draft)
        Button("Save") { name = draft }
        Button("Cancel", role: .cancel) {}
      }
      .alert("Delete account?", isPresented: $isDeleting) {
        Button("Delete", role: .destructive) {
          name = ""
          bio = ""
        }
      } message: {
        Text("This cannot be undone.")
      }
    }
  }
}

struct WeekdayPicker: View {
  @Binding var days: Set<Int>
  private let symbols = Calendar.current.weekdaySymbols

  var body: some View {
    List(0..<7, id: \.self, selection: .constant(Int?.none)) { day in
      Button {
        if days.contains(day) { days.remove(day) } else { days.insert(day) }
      } label: {
        HStack {
          Text(symbols[day])
          Spacer()
          if days.contains(day) { Image(systemName: "checkmark").foregroundStyle(.tint) }
        }
      }
      .foregroundStyle(.primary)
    }
    .navigationTitle("Days")
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct OnboardingView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var page = 0
  private let pages = [
    ("dumbbell.fill", "Log", "Write down every set."),
    ("chart.line.uptrend.xyaxis", "See", "Watch the curve go up."),
    ("calendar.badge.checkmark", "Plan", "Know what comes next."),
  ]

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(pages.indices, id: \.self) { index in
          VStack(spacing: 16) {
            Image(systemName: pages[index].0)
              .font(.system(size: 80)).symbolRenderingMode(.hierarchical).foregroundStyle(.tint)
            Text(pages[index].1).font(.largeTitle.bold())
            Text(pages[index].2).foregroundStyle(.secondary)
          }
          .tag(index)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      Button {
        if page < pages.count - 1 { withAnimation { page += 1 } } else { dismiss() }
      } label: {
        Text(page < pages.count - 1 ? "Next" : "Start").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent).controlSize(.large)
      .padding()
    }
    .interactiveDismissDisabled()
  }
}
