import SwiftUI

enum Flavor: String, CaseIterable, Identifiable {
  case vanilla, chocolate, strawberry
  var id: Self { self }
}

enum Frequency: String, CaseIterable, Identifiable {
  case never = "Never", daily = "Daily", weekly = "Weekly", monthly = "Monthly"
  var id: String { rawValue }
}

struct Account: Equatable {
  var name = ""
  var email = ""
  var password = ""
  var repeated = ""
  var bio = "I like SwiftUI."
  var birthday = Calendar.current.date(from: DateComponents(year: 1990, month: 6, day: 15))!
  var alarm = Date(timeIntervalSince1970: 1_700_000_000)
  var notifications = true
  var sounds = false
  var volume = 0.5
  var age = 30
  var accent = Color.blue
  var flavor = Flavor.vanilla
  var frequency = Frequency.daily
  var quantity: Int? = 3
  var price = 9.99

  var emailIsValid: Bool {
    email.wholeMatch(of: /[^@\s]+@[^@\s]+\.[a-zA-Z]{2,}/) != nil
  }
  var problems: [String] {
    var all: [String] = []
    if name.isEmpty { all.append("Name is required") }
    if !emailIsValid { all.append("Email is not valid") }
    if password.count < 8 { all.append("Password needs 8 characters") }
    if password != repeated { all.append("Passwords differ") }
    return all
  }
}

struct SettingsView: View {
  enum Field: Hashable { case name, email, password, repeated, bio }

  @State private var account = Account()
  @State private var saved: Account?
  @State private var showsSaved = false
  @State private var showsAdvanced = false
  @FocusState private var focus: Field?

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $account.name)
            .focused($focus, equals: .name)
            .textContentType(.name)
            .onSubmit { focus = .email }
          TextField("Email", text: $account.email)
            .focused($focus, equals: .email)
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .onSubmit { focus = .password }
          if !account.email.isEmpty && !account.emailIsValid {
            Label("Not an email address", systemImage: "exclamationmark.circle")
              .font(.footnote)
              .foregroundStyle(.red)
          }
          SecureField("Password", text: $account.password)
            .focused($focus, equals: .password)
            .textContentType(.newPassword)
          SecureField("Repeat password", text: $account.repeated)
            .focused($focus, equals: .repeated)
        } header: {
          Text("Account")
        } footer: {
          Text("We never share your address.")
        }

        Section("About you") {
          TextEditor(text: $account.bio)
            .frame(minHeight: 100)
            .focused($focus, equals: .bio)
          Text("\(account.bio.count) characters")
            .font(.caption)
            .foregroundStyle(.secondary)
          DatePicker(
            "Birthday", selection: $account.birthday, in: ...Date.now, displayedComponents: .date)
          DatePicker("Alarm", selection: $account.alarm, displayedComponents: .hourAndMinute)
          DatePicker("Party", selection: $account.alarm)
          Stepper("Age: \(account.age)", value: $account.age, in: 0...120)
          TextField("Quantity", value: $account.quantity, format: .number)
            .keyboardType(.numberPad)
          TextField("Price", value: $account.price, format: .currency(code: "EUR"))
            .keyboardType(.decimalPad)
        }

        Section("Notifications") {
          Toggle("Notifications", isOn: $account.notifications.animation())
          if account.notifications {
            Toggle(isOn: $account.sounds) {
              Label("Sounds", systemImage: "speaker.wave.2")
            }
            .tint(.orange)
            Slider(value: $account.volume, in: 0...1, step: 0.05) {
              Text("Volume")
            } minimumValueLabel: {
              Image(systemName: "speaker")
            } maximumValueLabel: {
              Image(systemName: "speaker.wave.3")
            }
            LabeledContent("Volume", value: account.volume, format: .percent)
          }
        }

        Section("Pickers") {
          Picker("Frequency", selection: $account.frequency) {
            ForEach(Frequency.allCases) { Text($0.rawValue).tag($0) }
          }
          Picker("Flavor", selection: $account.flavor) {
            ForEach(Flavor.allCases) { Text($0.rawValue.capitalized).tag($0) }
          }
          .pickerStyle(.segmented)
          Picker("Navigation", selection: $account.frequency) {
            ForEach(Frequency.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.navigationLink)
          Picker("Wheel", selection: $account.age) {
            ForEach(0..<121, id: \.self) { Text("\($0)").tag($0) }
          }
          .pickerStyle(.wheel)
          Picker("Inline", selection: $account.flavor) {
            ForEach(Flavor.allCases) { Text($0.rawValue.capitalized).tag($0) }
          }
          .pickerStyle(.inline)
          ColorPicker("Accent", selection: $account.accent, supportsOpacity: false)
        }

        Section {
          DisclosureGroup("Advanced", isExpanded: $showsAdvanced) {
            Toggle("Debug log", isOn: .constant(false))
            LabeledContent("Version", value: "1.0.2")
          }
          Button("Reset", role: .destructive) { account = Account() }
        }

        if !account.problems.isEmpty {
          Section("Please correct") {
            ForEach(account.problems, id: \.self) { problem in
              Label(problem, systemImage: "xmark.octagon")
                .foregroundStyle(.red)
            }
          }
        }
      }
      .tint(account.accent)
      .scrollDismissesKeyboard(.interactively)
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            saved = account
            showsSaved = true
          }
          .disabled(!account.problems.isEmpty || account == saved)
        }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { focus = nil }
        }
      }
      .alert("Saved", isPresented: $showsSaved, presenting: saved) { _ in
        Button("OK") {}
      } message: { saved in
        Text("Hello \(saved.name), aged \(saved.age)")
      }
      .onChange(of: account.flavor) { old, new in
        print("flavor changed from \(old) to \(new)")
      }
    }
  }
}

@main
struct SettingsApp: App {
  var body: some Scene {
    WindowGroup("Settings") {
      SettingsView()
    }
  }
}
