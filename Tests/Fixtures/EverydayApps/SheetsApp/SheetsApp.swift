import SwiftUI

struct Person: Identifiable { let id = UUID(); var name: String }

struct DetailSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  @State private var showsNested = false
  @State private var confirmDiscard = false
  var body: some View {
    NavigationStack {
      Form {
        TextField("Note", text: $text)
        Button("Nested sheet") { showsNested = true }
      }
      .navigationTitle("Detail")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") {
            if text.isEmpty { dismiss() } else { confirmDiscard = true }
          }
        }
      }
      .confirmationDialog(
        "Discard changes?", isPresented: $confirmDiscard, titleVisibility: .visible
      ) {
        Button("Discard", role: .destructive) { dismiss() }
        Button("Keep editing", role: .cancel) {}
      }
      .sheet(isPresented: $showsNested) {
        VStack(spacing: 20) {
          Text("Nested").font(.title)
          CloseButton()
        }
        .presentationDetents([.medium])
      }
    }
    .interactiveDismissDisabled(!text.isEmpty)
  }
}

struct CloseButton: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Close me") { dismiss() }
      .buttonStyle(.borderedProminent)
  }
}

enum LoginError: LocalizedError {
  case wrongPassword
  var errorDescription: String? { "Wrong password" }
  var recoverySuggestion: String? { "Try again with another one." }
}

struct PlayerCover: View {
  @Environment(\.dismiss) var dismiss
  @State private var progress = 0.3
  var body: some View {
    ZStack(alignment: .topTrailing) {
      LinearGradient(colors: [.purple, .black], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      VStack {
        Spacer()
        Image(systemName: "music.note").font(.system(size: 80)).foregroundStyle(.white)
        Slider(value: $progress).padding()
        Spacer()
      }
      Button {
        dismiss()
      } label: {
        Image(systemName: "xmark.circle.fill")
          .font(.largeTitle)
          .foregroundStyle(.white, .gray)
      }
      .padding()
      .accessibilityLabel("Close player")
    }
  }
}

struct ContentView: View {
  @State private var showsSheet = false
  @State private var showsCover = false
  @State private var showsPopover = false
  @State private var showsDialog = false
  @State private var showsAlert = false
  @State private var showsPrompt = false
  @State private var showsDetents = false
  @State private var detent = PresentationDetent.medium
  @State private var person: Person?
  @State private var error: LoginError?
  @State private var name = ""
  @State private var password = ""
  @State private var log: [String] = []

  var body: some View {
    NavigationStack {
      List {
        Section("Sheets") {
          Button("Sheet") { showsSheet = true }
          Button("Sheet for Ada") { person = Person(name: "Ada") }
          Button("Detents") { showsDetents = true }
          Button("Full screen cover") { showsCover = true }
          Button("Popover") { showsPopover = true }
            .popover(isPresented: $showsPopover, arrowEdge: .top) {
              Text("This is a popover")
                .padding()
                .presentationCompactAdaptation(.popover)
            }
        }
        Section("Alerts") {
          Button("Confirmation dialog") { showsDialog = true }
          Button("Alert") { showsAlert = true }
          Button("Prompt") { showsPrompt = true }
          Button("Error") { error = .wrongPassword }
        }
        Section("Log") {
          ForEach(log.indices, id: \.self) { Text(log[$0]) }
        }
      }
      .navigationTitle("Presentations")
      .sheet(isPresented: $showsSheet, onDismiss: { log.append("sheet dismissed") }) {
        DetailSheet()
      }
      .sheet(item: $person) { person in
        VStack {
          Text("Hello, \(person.name)").font(.largeTitle); CloseButton()
        }
        .presentationDetents([.height(200), .medium, .large])
        .presentationDragIndicator(.visible)
      }
      .sheet(isPresented: $showsDetents) {
        VStack {
          Text(detent == .large ? "Large" : "Medium")
          Button("Grow") { withAnimation { detent = .large } }
          CloseButton()
        }
        .presentationDetents([.medium, .large], selection: $detent)
        .presentationCornerRadius(30)
        .presentationBackground(.thinMaterial)
      }
      .fullScreenCover(isPresented: $showsCover) { PlayerCover() }
      .confirmationDialog("Choose a colour", isPresented: $showsDialog, titleVisibility: .visible) {
        Button("Red") { log.append("red") }
        Button("Green") { log.append("green") }
        Button("Delete everything", role: .destructive) { log.removeAll() }
        Button("Cancel", role: .cancel) { log.append("cancelled") }
      } message: {
        Text("It can be changed later.")
      }
      .alert("Are you sure?", isPresented: $showsAlert) {
        Button("Delete", role: .destructive) { log.append("deleted") }
        Button("Cancel", role: .cancel) { log.append("not deleted") }
      } message: {
        Text("This can't be undone.")
      }
      .alert("Sign in", isPresented: $showsPrompt) {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        Button("Sign in") {
          if password == "secret" {
            log.append("signed in as \(name)")
          } else {
            error = .wrongPassword
          }
        }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Enter your credentials.")
      }
      .alert(
        isPresented: Binding(get: { error != nil }, set: { if !$0 { error = nil } }), error: error
      ) { _ in
        Button("OK") { log.append("error acknowledged") }
      } message: { error in
        Text(error.recoverySuggestion ?? "")
      }
    }
  }
}

@main
struct SheetsApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
