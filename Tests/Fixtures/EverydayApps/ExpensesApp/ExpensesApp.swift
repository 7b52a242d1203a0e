import SwiftUI

enum Category: String, CaseIterable, Identifiable, Codable {
  case food, travel, home, health, fun

  var id: String { rawValue }
  var title: String { rawValue.capitalized }
  var symbol: String {
    switch self {
    case .food: "fork.knife"
    case .travel: "car.fill"
    case .home: "house.fill"
    case .health: "heart.fill"
    case .fun: "gamecontroller.fill"
    }
  }
  var color: Color {
    switch self {
    case .food: .orange
    case .travel: .blue
    case .home: .green
    case .health: .pink
    case .fun: .purple
    }
  }
}

struct Expense: Identifiable, Hashable {
  var id = UUID()
  var title: String
  var amount: Double
  var category: Category
  var date: Date
  var isFlagged = false
  var notes = ""
}

@Observable
final class Ledger {
  var expenses: [Expense] = {
    let start = Date(timeIntervalSince1970: 1_750_000_000)
    let names = [
      "Groceries", "Train ticket", "Rent", "Pharmacy", "Cinema", "Lunch", "Taxi", "Sofa",
      "Dentist", "Concert", "Coffee", "Fuel", "Lamp", "Vitamins", "Board game", "Dinner", "Flight",
      "Curtains", "Glasses", "Museum",
    ]
    return names.enumerated().map { index, name in
      Expense(
        title: name, amount: Double(index * 37 % 190) + 4.5,
        category: Category.allCases[index % 5],
        date: start.addingTimeInterval(Double(-index) * 86_400 / 2))
    }
  }()
  var budget = 1500.0
  var currency = "EUR"

  var total: Double { expenses.map(\.amount).reduce(0, +) }

  func days(matching query: String, scope: Scope) -> [(day: Date, expenses: [Expense])] {
    let found = expenses.filter {
      (query.isEmpty || $0.title.localizedCaseInsensitiveContains(query))
        && (scope == .all || $0.isFlagged)
    }
    return Dictionary(grouping: found) { Calendar.current.startOfDay(for: $0.date) }
      .map { (day: $0.key, expenses: $0.value.sorted { $0.date > $1.date }) }
      .sorted { $0.day > $1.day }
  }

  func remove(_ expense: Expense) { expenses.removeAll { $0.id == expense.id } }
}

enum Scope: String, CaseIterable { case all = "All", flagged = "Flagged" }

@main
struct ExpensesApp: App {
  @State private var ledger = Ledger()

  var body: some Scene {
    WindowGroup {
      ExpenseList().environment(ledger)
    }
  }
}

struct ExpenseList: View {
  @Environment(Ledger.self) private var ledger
  @State private var query = ""
  @State private var scope = Scope.all
  @State private var selection: Set<Expense.ID> = []
  @State private var editMode = EditMode.inactive
  @State private var isAdding = false
  @State private var isShowingSettings = false
  @State private var removed: Expense?
  @State private var isConfirmingRemoval = false

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        Section {
          BudgetCard()
            .listRowInsets(EdgeInsets())
            .listRowBackground(Color.clear)
        }
        ForEach(ledger.days(matching: query, scope: scope), id: \.day) { day in
          Section {
            ForEach(day.expenses) { expense in
              NavigationLink(value: expense.id) { ExpenseRow(expense: expense) }
                .swipeActions(edge: .trailing) {
                  Button("Delete", systemImage: "trash", role: .destructive) {
                    withAnimation { ledger.remove(expense) }
                  }
                }
                .swipeActions(edge: .leading, allowsFullSwipe: true) {
                  Button(expense.isFlagged ? "Unflag" : "Flag", systemImage: "flag") {
                    toggle(expense)
                  }
                  .tint(.orange)
                }
                .contextMenu {
                  Button("Duplicate", systemImage: "plus.square.on.square") {
                    var copy = expense
                    copy.id = UUID()
                    ledger.expenses.append(copy)
                  }
                  Menu("Move to") {
                    ForEach(Category.allCases) { category in
                      Button(category.title, systemImage: category.symbol) {
                        change(expense) { $0.category = category }
                      }
                    }
                  }
                  Divider()
                  Button("Delete", systemImage: "trash", role: .destructive) {
                    removed = expense
                    isConfirmingRemoval = true
                  }
                }
            }
            .onDelete { offsets in
              for offset in offsets { ledger.remove(day.expenses[offset]) }
            }
          } header: {
            HStack {
              Text(day.day, format: .dateTime.weekday(.wide).day().month())
              Spacer()
              Text(
                day.expenses.map(\.amount).reduce(0, +), format: .currency(code: ledger.currency))
            }
          }
        }
      }
      .listStyle(.insetGrouped)
      .overlay {
        if ledger.days(matching: query, scope: scope).isEmpty {
          if query.isEmpty {
            ContentUnavailableView(
              "No Expenses", systemImage: "tray", description: Text("Add one with the plus."))
          } else {
            ContentUnavailableView.search(text: query)
          }
        }
      }
      .navigationTitle("Expenses")
      .navigationDestination(for: Expense.ID.self) { id in ExpenseDetail(id: id) }
      .searchable(text: $query, prompt: "Search expenses")
      .searchScopes($scope) { ForEach(Scope.allCases, id: \.self) { Text($0.rawValue) } }
      .refreshable {
        try? await Task.sleep(for: .milliseconds(600))
        ledger.expenses.insert(
          Expense(
            title: "Synced", amount: 12, category: .fun,
            date: Date(timeIntervalSince1970: 1_750_000_000)), at: 0)
      }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Settings", systemImage: "gearshape") { isShowingSettings = true }
        }
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { isAdding = true }
        }
        ToolbarItemGroup(placement: .bottomBar) {
          if editMode.isEditing {
            Button("Flag") {
              for expense in ledger.expenses where selection.contains(expense.id) {
                toggle(expense)
              }
            }
            .disabled(selection.isEmpty)
            Spacer()
            Button("Delete \(selection.count)", role: .destructive) {
              ledger.expenses.removeAll { selection.contains($0.id) }
              selection = []
              editMode = .inactive
            }
            .disabled(selection.isEmpty)
          } else {
            Spacer()
            Text("\(ledger.expenses.count) expenses").font(.footnote).foregroundStyle(.secondary)
            Spacer()
          }
        }
      }
      .environment(\.editMode, $editMode)
      .sheet(isPresented: $isAdding) {
        ExpenseForm(expense: Expense(title: "", amount: 0, category: .food, date: .now)) {
          ledger.expenses.append($0)
        }
      }
      .sheet(isPresented: $isShowingSettings) {
        LedgerSettings().presentationDetents([.medium, .large])
      }
      .confirmationDialog(
        "Delete \(removed?.title ?? "")?", isPresented: $isConfirmingRemoval,
        titleVisibility: .visible, presenting: removed
      ) { expense in
        Button("Delete", role: .destructive) { ledger.remove(expense) }
        Button("Keep", role: .cancel) {}
      } message: { expense in
        Text("\(expense.amount, format: .currency(code: ledger.currency)) will be gone.")
      }
    }
  }

  private func toggle(_ expense: Expense) { change(expense) { $0.isFlagged.toggle() } }

  private func change(_ expense: Expense, _ edit: (inout Expense) -> Void) {
    guard let index = ledger.expenses.firstIndex(where: { $0.id == expense.id }) else { return }
    edit(&ledger.expenses[index])
  }
}

struct BudgetCard: View {
  @Environment(Ledger.self) private var ledger

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .firstTextBaseline) {
        Text("This month").font(.subheadline).foregroundStyle(.secondary)
        Spacer()
        Text(ledger.total / ledger.budget, format: .percent.precision(.fractionLength(0)))
          .font(.subheadline.monospacedDigit())
      }
      Text(ledger.total, format: .currency(code: ledger.currency))
        .font(.system(.largeTitle, design: .rounded, weight: .bold))
        .contentTransition(.numericText())
      ProgressView(value: min(ledger.total, ledger.budget), total: ledger.budget)
        .tint(ledger.total > ledger.budget ? .red : .green)
    }
    .padding()
    .background(.background.secondary, in: .rect(cornerRadius: 16))
  }
}

struct ExpenseRow: View {
  let expense: Expense
  @Environment(Ledger.self) private var ledger

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: expense.category.symbol)
        .foregroundStyle(.white)
        .frame(width: 32, height: 32)
        .background(expense.category.color.gradient, in: .circle)
      VStack(alignment: .leading) {
        Text(expense.title)
        Text(expense.category.title).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      if expense.isFlagged {
        Image(systemName: "flag.fill").foregroundStyle(.orange).accessibilityLabel("Flagged")
      }
      Text(expense.amount, format: .currency(code: ledger.currency)).monospacedDigit()
    }
  }
}

struct ExpenseDetail: View {
  let id: Expense.ID
  @Environment(Ledger.self) private var ledger
  @Environment(\.dismiss) private var dismiss
  @State private var isEditing = false
  @State private var isRenaming = false
  @State private var name = ""
  @State private var isDeleting = false

  var body: some View {
    if let expense = ledger.expenses.first(where: { $0.id == id }) {
      List {
        Section("Details") {
          LabeledContent("Amount") {
            Text(expense.amount, format: .currency(code: ledger.currency))
          }
          LabeledContent("Category") {
            Label(expense.category.title, systemImage: expense.category.symbol)
          }
          LabeledContent("Date", value: expense.date, format: .dateTime.day().month().year())
        }
        if !expense.notes.isEmpty { Section("Notes") { Text(expense.notes) } }
        Section {
          Button("Rename…") {
            name = expense.title
            isRenaming = true
          }
          Button("Delete Expense", role: .destructive) { isDeleting = true }
        }
      }
      .navigationTitle(expense.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { Button("Edit") { isEditing = true } }
      .sheet(isPresented: $isEditing) {
        ExpenseForm(expense: expense) { edited in
          if let index = ledger.expenses.firstIndex(where: { $0.id == id }) {
            ledger.expenses[index] = edited
          }
        }
      }
      .alert("Rename", isPresented: $isRenaming) {
        TextField("Name", text: $name)
        Button("Cancel", role: .cancel) {}
        Button("Save") {
          if let index = ledger.expenses.firstIndex(where: { $0.id == id }) {
            ledger.expenses[index].title = name
          }
        }
      } message: {
        Text("What was it for?")
      }
      .confirmationDialog("Delete this expense?", isPresented: $isDeleting) {
        Button("Delete", role: .destructive) {
          ledger.expenses.removeAll { $0.id == id }
          dismiss()
        }
      }
    } else {
      ContentUnavailableView("Gone", systemImage: "questionmark.folder")
    }
  }
}

struct ExpenseForm: View {
  @State var expense: Expense
  let onSave: (Expense) -> Void
  @Environment(\.dismiss) private var dismiss
  @FocusState private var focus: Field?
  enum Field { case title, amount, notes }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Title", text: $expense.title)
            .focused($focus, equals: .title)
            .submitLabel(.next)
            .onSubmit { focus = .amount }
          TextField("Amount", value: $expense.amount, format: .number)
            .keyboardType(.decimalPad)
            .focused($focus, equals: .amount)
        } footer: {
          if expense.title.isEmpty { Text("A title is required.").foregroundStyle(.red) }
        }
        Section {
          Picker("Category", selection: $expense.category) {
            ForEach(Category.allCases) { Label($0.title, systemImage: $0.symbol).tag($0) }
          }
          DatePicker(
            "Date", selection: $expense.date, displayedComponents: [.date, .hourAndMinute])
          Toggle("Flagged", isOn: $expense.isFlagged)
        }
        Section("Notes") {
          TextField("Anything else?", text: $expense.notes, axis: .vertical)
            .lineLimit(3...6)
            .focused($focus, equals: .notes)
        }
      }
      .navigationTitle(expense.title.isEmpty ? "New Expense" : expense.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(expense)
            dismiss()
          }
          .disabled(expense.title.isEmpty)
        }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { focus = nil }
        }
      }
      .onAppear { focus = .title }
      .interactiveDismissDisabled(!expense.title.isEmpty)
    }
  }
}

struct LedgerSettings: View {
  @Environment(Ledger.self) private var ledger
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    @Bindable var ledger = ledger
    NavigationStack {
      Form {
        Stepper(value: $ledger.budget, in: 100...5000, step: 100) {
          LabeledContent("Budget", value: ledger.budget, format: .number)
        }
        Picker("Currency", selection: $ledger.currency) {
          ForEach(["EUR", "USD", "GBP", "JPY"], id: \.self, content: Text.init)
        }
        .pickerStyle(.navigationLink)
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { Button("Done") { dismiss() } }
    }
  }
}
