import Combine
import SwiftUI

// MARK: - Model

struct Station: Identifiable, Hashable, Codable {
  let code: String
  let name: String
  var id: String { code }

  static let all = [
    Station(code: "BER", name: "Berlin Hbf"), Station(code: "HAM", name: "Hamburg Hbf"),
    Station(code: "MUC", name: "München Hbf"), Station(code: "CGN", name: "Köln Hbf"),
    Station(code: "FRA", name: "Frankfurt (Main)"), Station(code: "STR", name: "Stuttgart Hbf"),
    Station(code: "LEJ", name: "Leipzig Hbf"), Station(code: "DRS", name: "Dresden Hbf"),
  ]
}

struct Train: Identifiable, Hashable, Codable {
  let number: String
  let departure: Date
  let minutes: Int
  let price: Decimal
  let changes: Int
  var id: String { number }
  var arrival: Date { departure.addingTimeInterval(Double(minutes) * 60) }
}

struct Passenger: Identifiable, Hashable {
  let id = UUID()
  var name = ""
  var age: Int?
  var hasCard = false
}

struct Ticket: Identifiable, Hashable {
  let id = UUID()
  let from: Station
  let to: Station
  let train: Train
  let seats: [String]
  var isUsed = false
}

enum TravelClass: Int, CaseIterable, Identifiable {
  case second = 2, first = 1
  var id: Self { self }
  var title: LocalizedStringKey { self == .first ? "First" : "Second" }
}

enum Step: Hashable, Codable {
  case results
  case seats(Train)
  case passengers(Train)
  case payment(Train)
}

final class Booking: ObservableObject {
  @Published var from: Station? = Station.all[0]
  @Published var to: Station?
  @Published var date = Date(timeIntervalSince1970: 1_750_000_000)
  @Published var travelClass = TravelClass.second
  @Published var passengers = [Passenger()]
  @Published var seats: Set<String> = []
  @Published var isFlexible = false
  @Published var path: [Step] = []
  @Published private(set) var secondsLeft = 600
  @Published var tickets: [Ticket] = []
  private var clock: AnyCancellable?

  var canSearch: Bool { from != nil && to != nil && from != to }

  var trains: [Train] {
    (0..<6).map { index in
      Train(
        number: "ICE \(501 + index * 22)",
        departure: date.addingTimeInterval(Double(index) * 2_700),
        minutes: 104 + index * 13 % 40, price: Decimal(2990 + index * 700) / 100,
        changes: index % 3)
    }
  }

  func hold() {
    secondsLeft = 600
    clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in
      guard let self, secondsLeft > 0 else { return }
      secondsLeft -= 1
    }
  }

  func finish(_ train: Train) -> Ticket? {
    guard let from, let to else { return nil }
    clock?.cancel()
    let ticket = Ticket(from: from, to: to, train: train, seats: seats.sorted())
    tickets.append(ticket)
    seats = []
    passengers = [Passenger()]
    return ticket
  }

  func total(_ train: Train) -> Decimal {
    let factor: Decimal = travelClass == .first ? 1.7 : 1
    let perHead = passengers.map { train.price * factor * ($0.hasCard ? 0.5 : 1) }
    return perHead.reduce(0, +) + (isFlexible ? 12 : 0)
  }
}

// MARK: - App

@main
struct RailApp: App {
  @StateObject private var booking = Booking()

  var body: some Scene {
    WindowGroup {
      RootView().environmentObject(booking)
    }
  }
}

struct RootView: View {
  @EnvironmentObject var booking: Booking
  @AppStorage("tab") private var tab = "search"
  @AppStorage("prefersDark") private var prefersDark = false

  var body: some View {
    TabView(selection: $tab) {
      SearchView()
        .tabItem { Label("Book", systemImage: "train.side.front.car") }
        .tag("search")
      TicketsView(tab: $tab)
        .tabItem { Label("Tickets", systemImage: "ticket") }
        .badge(booking.tickets.filter { !$0.isUsed }.count)
        .tag("tickets")
      AccountView(prefersDark: $prefersDark)
        .tabItem { Label("Account", systemImage: "person.crop.circle") }
        .tag("account")
    }
    .preferredColorScheme(prefersDark ? .dark : nil)
    .tint(.red)
  }
}

// MARK: - Search

struct SearchView: View {
  @EnvironmentObject var booking: Booking
  @State private var picking: End?
  @State private var turned = 0.0

  enum End: Int, Identifiable {
    case from, to
    var id: Int { rawValue }
  }

  var body: some View {
    NavigationStack(path: $booking.path) {
      ScrollView {
        VStack(spacing: 16) {
          ZStack(alignment: .trailing) {
            VStack(spacing: 0) {
              stationRow("From", booking.from) { picking = .from }
              Divider().padding(.leading)
              stationRow("To", booking.to) { picking = .to }
            }
            .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 12))
            Button {
              withAnimation(.spring()) {
                swap(&booking.from, &booking.to)
                turned += 180
              }
            } label: {
              Image(systemName: "arrow.up.arrow.down")
                .rotationEffect(.degrees(turned))
                .padding(10)
                .background(.background, in: Circle())
                .overlay(Circle().strokeBorder(.quaternary))
            }
            .padding(.trailing)
            .accessibilityLabel("Swap stations")
          }
          GroupBox {
            DatePicker("Departure", selection: $booking.date)
            Divider()
            Picker("Class", selection: $booking.travelClass) {
              ForEach(TravelClass.allCases) { Text($0.title).tag($0) }
            }
            .pickerStyle(.segmented)
            Divider()
            Stepper(value: passengerCount, in: 1...4) {
              Text("^[\(booking.passengers.count) passenger](inflect: true)")
            }
          }
          Button {
            booking.path.append(.results)
          } label: {
            Text("Search").frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
          .disabled(!booking.canSearch)
          if booking.from != nil, booking.from == booking.to {
            Label("Choose two different stations", systemImage: "exclamationmark.triangle.fill")
              .font(.footnote)
              .foregroundStyle(.orange)
          }
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Book a train")
      .navigationDestination(for: Step.self) { step in
        switch step {
        case .results: ResultsView()
        case .seats(let train): SeatsView(train: train)
        case .passengers(let train): PassengersView(train: train)
        case .payment(let train): PaymentView(train: train)
        }
      }
      .sheet(item: $picking) { end in
        StationPicker(selection: end == .from ? $booking.from : $booking.to)
      }
    }
  }

  private var passengerCount: Binding<Int> {
    Binding(
      get: { booking.passengers.count },
      set: { count in
        while booking.passengers.count < count { booking.passengers.append(Passenger()) }
        booking.passengers.removeLast(booking.passengers.count - count)
      })
  }

  private func stationRow(
    _ title: LocalizedStringKey, _ station: Station?, action: @escaping () -> Void
  ) -> some View {
    Button(action: action) {
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.caption).foregroundStyle(.secondary)
        Text(station?.name ?? "Choose…")
          .font(.title3.weight(.semibold))
          .foregroundStyle(station == nil ? .tertiary : .primary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

struct StationPicker: View {
  @Binding var selection: Station?
  @Environment(\.dismiss) var dismiss
  @State private var query = ""
  @State private var results: [Station] = []
  @State private var isSearching = false
  @AppStorage("recentStations") private var recent = ""

  var body: some View {
    NavigationView {
      List {
        if query.isEmpty, !recent.isEmpty {
          Section("Recent") {
            ForEach(recent.split(separator: ",").map(String.init), id: \.self) { code in
              if let station = Station.all.first(where: { $0.code == code }) { row(station) }
            }
          }
        }
        Section(query.isEmpty ? "All stations" : "Results") {
          ForEach(results) { row($0) }
        }
      }
      .overlay {
        if isSearching {
          ProgressView("Searching…").padding().background(
            .regularMaterial, in: .rect(cornerRadius: 12))
        } else if results.isEmpty {
          VStack(spacing: 8) {
            Image(systemName: "tram").font(.largeTitle)
            Text("No station called “\(query)”")
          }
          .foregroundStyle(.secondary)
        }
      }
      .searchable(
        text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "City or code"
      )
      .autocorrectionDisabled()
      .task(id: query) {
        guard !query.isEmpty else {
          results = Station.all
          return
        }
        isSearching = true
        defer { isSearching = false }
        do {
          try await Task.sleep(nanoseconds: 300_000_000)
          results = Station.all.filter {
            $0.name.localizedCaseInsensitiveContains(query)
              || $0.code.lowercased().hasPrefix(query.lowercased())
          }
        } catch {}
      }
      .navigationTitle("Station")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
      }
    }
  }

  private func row(_ station: Station) -> some View {
    Button {
      selection = station
      var codes = recent.split(separator: ",").map(String.init).filter { $0 != station.code }
      codes.insert(station.code, at: 0)
      recent = codes.prefix(3).joined(separator: ",")
      dismiss()
    } label: {
      HStack {
        Text(station.name)
        Spacer()
        if station == selection { Image(systemName: "checkmark").foregroundColor(.accentColor) }
        Text(station.code).font(.caption.monospaced()).foregroundColor(.secondary)
      }
    }
    .foregroundColor(.primary)
  }
}

// MARK: - Results

struct ResultsView: View {
  @EnvironmentObject var booking: Booking
  @State private var order = Order.departure
  @State private var directOnly = false
  @State private var isLoading = true

  enum Order: String, CaseIterable { case departure, price, duration }

  private var shown: [Train] {
    let trains = booking.trains.filter { !directOnly || $0.changes == 0 }
    switch order {
    case .departure: return trains.sorted { $0.departure < $1.departure }
    case .price: return trains.sorted { $0.price < $1.price }
    case .duration: return trains.sorted { $0.minutes < $1.minutes }
    }
  }

  var body: some View {
    List {
      if isLoading {
        ForEach(0..<4, id: \.self) { _ in TrainRow(train: booking.trains[0]) }
          .redacted(reason: .placeholder)
      } else {
        ForEach(shown) { train in
          NavigationLink(value: Step.seats(train)) { TrainRow(train: train) }
        }
      }
    }
    .animation(.default, value: order)
    .listStyle(.plain)
    .navigationTitle("\(booking.from?.code ?? "") → \(booking.to?.code ?? "")")
    .toolbar {
      Menu {
        Picker("Sort by", selection: $order) {
          ForEach(Order.allCases, id: \.self) { Text($0.rawValue.capitalized).tag($0) }
        }
        Toggle("Direct only", isOn: $directOnly)
      } label: {
        Label(
          "Filter",
          systemImage: directOnly
            ? "line.3.horizontal.decrease.circle.fill" : "line.3.horizontal.decrease.circle")
      }
    }
    .task {
      try? await Task.sleep(for: .seconds(0.8))
      isLoading = false
    }
  }
}

struct TrainRow: View {
  let train: Train

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Text(train.departure, style: .time).bold()
        Image(systemName: "arrow.right").font(.caption)
        Text(train.arrival, style: .time).bold()
        Spacer()
        Text(train.price, format: .currency(code: "EUR")).font(.headline)
      }
      HStack(spacing: 12) {
        Text(train.number)
          .font(.caption.weight(.bold))
          .padding(.horizontal, 6)
          .padding(.vertical, 2)
          .overlay(RoundedRectangle(cornerRadius: 4).stroke(lineWidth: 1))
        Text(
          Duration.seconds(train.minutes * 60)
            .formatted(.units(allowed: [.hours, .minutes], width: .narrow)))
        Text(train.changes == 0 ? "Direct" : "^[\(train.changes) change](inflect: true)")
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
    .padding(.vertical, 4)
  }
}

// MARK: - Seats

struct SeatsView: View {
  let train: Train
  @EnvironmentObject var booking: Booking
  @State private var isFull = false

  private let taken: Set<String> = ["1A", "2C", "4B", "4D", "7A"]
  private let columns = [
    GridItem(.fixed(44)), GridItem(.fixed(44), spacing: 40), GridItem(.fixed(44)),
    GridItem(.fixed(44)),
  ]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 12) {
        ForEach(1...9, id: \.self) { row in
          ForEach(["A", "B", "C", "D"], id: \.self) { letter in
            let seat = "\(row)\(letter)"
            Toggle(isOn: binding(seat)) { Text(seat) }
              .toggleStyle(SeatStyle())
              .disabled(taken.contains(seat))
          }
        }
      }
      .padding()
      .frame(maxWidth: .infinity)
    }
    .safeAreaInset(edge: .bottom) {
      VStack(spacing: 8) {
        HStack {
          Text("Seats: \(booking.seats.sorted().joined(separator: ", "))")
          Spacer()
          Text("\(booking.seats.count)/\(booking.passengers.count)").monospacedDigit()
        }
        .font(.subheadline)
        Button("Continue") { booking.path.append(.passengers(train)) }
          .buttonStyle(WideButtonStyle())
          .disabled(booking.seats.count != booking.passengers.count)
      }
      .padding()
      .background(.bar)
    }
    .navigationTitle(train.number)
    .navigationBarTitleDisplayMode(.inline)
    .alert("Only \(booking.passengers.count)", isPresented: $isFull) {
    } message: {
      Text("You have as many seats as passengers.")
    }
    .onAppear { booking.hold() }
  }

  private func binding(_ seat: String) -> Binding<Bool> {
    Binding {
      booking.seats.contains(seat)
    } set: { isOn in
      if !isOn {
        booking.seats.remove(seat)
      } else if booking.seats.count < booking.passengers.count {
        booking.seats.insert(seat)
      } else {
        isFull = true
      }
    }
  }
}

struct SeatStyle: ToggleStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
        .font(.footnote.bold())
        .frame(width: 44, height: 44)
        .background(
          UnevenRoundedRectangle(
            topLeadingRadius: 14, bottomLeadingRadius: 4, bottomTrailingRadius: 4,
            topTrailingRadius: 14
          )
          .fill(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
        )
        .foregroundStyle(configuration.isOn ? Color.white : .primary)
        .opacity(isEnabled ? 1 : 0.3)
        .overlay { if !isEnabled { Image(systemName: "xmark") } }
    }
    .buttonStyle(.plain)
  }
}

struct WideButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .frame(maxWidth: .infinity, minHeight: 50)
      .background(isEnabled ? Color.accentColor : .gray, in: RoundedRectangle(cornerRadius: 12))
      .foregroundStyle(.white)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

// MARK: - Passengers

struct PassengersView: View {
  let train: Train
  @EnvironmentObject var booking: Booking
  @FocusState private var focus: Field?
  @State private var attempted = false

  enum Field: Hashable { case name(UUID), age(UUID) }

  var body: some View {
    Form {
      ForEach($booking.passengers) { $passenger in
        Section {
          TextField("Full name", text: $passenger.name)
            .textContentType(.name)
            .textInputAutocapitalization(.words)
            .focused($focus, equals: .name(passenger.id))
            .submitLabel(.next)
            .onSubmit { focus = .age(passenger.id) }
          TextField("Age", value: $passenger.age, format: .number)
            .keyboardType(.numberPad)
            .focused($focus, equals: .age(passenger.id))
          Toggle("Rail card", isOn: $passenger.hasCard)
        } header: {
          Text("Passenger \(index(of: passenger) + 1)")
        } footer: {
          if attempted, let problem = problem(passenger) {
            Text(problem).foregroundStyle(.red)
          }
        }
      }
      Section {
        Toggle(isOn: $booking.isFlexible.animation()) {
          VStack(alignment: .leading) {
            Text("Flexible ticket")
            Text("Cancel until the day before").font(.caption).foregroundStyle(.secondary)
          }
        }
        if booking.isFlexible {
          LabeledContent("Supplement", value: Decimal(12), format: .currency(code: "EUR"))
        }
      }
      Section {
        Button("To payment") {
          attempted = true
          if let bad = booking.passengers.first(where: { problem($0) != nil }) {
            focus = bad.name.isEmpty ? .name(bad.id) : .age(bad.id)
          } else {
            booking.path.append(.payment(train))
          }
        }
        .frame(maxWidth: .infinity)
      }
    }
    .navigationTitle("Passengers")
    .toolbar {
      ToolbarItem(placement: .status) { HoldLabel() }
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Done") { focus = nil }
      }
    }
    .scrollDismissesKeyboard(.interactively)
    .onAppear { if booking.passengers[0].name.isEmpty { focus = .name(booking.passengers[0].id) } }
  }

  private func index(of passenger: Passenger) -> Int {
    booking.passengers.firstIndex { $0.id == passenger.id } ?? 0
  }

  private func problem(_ passenger: Passenger) -> String? {
    if passenger.name.trimmingCharacters(in: .whitespaces).isEmpty { return "A name is missing." }
    guard let age = passenger.age, (0...120).contains(age) else { return "Enter an age." }
    return nil
  }
}

struct HoldLabel: View {
  @EnvironmentObject var booking: Booking

  var body: some View {
    Label {
      Text(Duration.seconds(booking.secondsLeft), format: .time(pattern: .minuteSecond))
        .monospacedDigit()
    } icon: {
      Image(systemName: "timer")
    }
    .labelStyle(.titleAndIcon)
    .font(.footnote)
    .foregroundStyle(booking.secondsLeft < 60 ? .red : .secondary)
  }
}

// MARK: - Payment

enum PaymentError: LocalizedError {
  case declined(String)
  var errorDescription: String? { "Payment declined" }
  var recoverySuggestion: String? {
    if case .declined(let reason) = self { return reason }
    return nil
  }
}

struct PaymentView: View {
  let train: Train
  @EnvironmentObject var booking: Booking
  @State private var method = Method.card
  @State private var number = ""
  @State private var code = ""
  @State private var expiry = DateComponents(calendar: .current, year: 2027, month: 1).date ?? .now
  @State private var isPaying = false
  @State private var error: PaymentError?
  @State private var ticket: Ticket?
  @State private var agreed = false

  enum Method: String, CaseIterable, Identifiable {
    case card = "Card", invoice = "Invoice", wallet = "Wallet"
    var id: String { rawValue }
    var symbol: String {
      switch self {
      case .card: return "creditcard"
      case .invoice: return "doc.text"
      case .wallet: return "wallet.pass"
      }
    }
  }

  var body: some View {
    Form {
      Section("Trip") {
        LabeledContent("Train", value: train.number)
        LabeledContent("Seats", value: booking.seats.sorted().formatted(.list(type: .and)))
        LabeledContent("Passengers", value: booking.passengers.map(\.name).formatted())
      }
      Section("Pay by") {
        Picker("Pay by", selection: $method.animation()) {
          ForEach(Method.allCases) { Label($0.rawValue, systemImage: $0.symbol).tag($0) }
        }
        .pickerStyle(.inline)
        .labelsHidden()
        if method == .card {
          TextField("Card number", text: $number)
            .keyboardType(.numberPad)
            .onChange(of: number) { _, new in
              let digits = new.filter(\.isNumber).prefix(16)
              number = stride(from: 0, to: digits.count, by: 4).map { start in
                String(digits.dropFirst(start).prefix(4))
              }
              .joined(separator: " ")
            }
          SecureField("Security code", text: $code)
          DatePicker("Expires", selection: $expiry, in: Date.now..., displayedComponents: .date)
        }
      }
      Section {
        Toggle("I accept the terms", isOn: $agreed)
      } footer: {
        Text("See the [terms](https://example.org/terms). **No refunds** after departure.")
      }
    }
    .safeAreaInset(edge: .bottom) {
      Button(action: pay) {
        if isPaying {
          ProgressView().tint(.white)
        } else {
          Text("Pay \(booking.total(train), format: .currency(code: "EUR"))")
        }
      }
      .buttonStyle(WideButtonStyle())
      .disabled(!agreed || isPaying || (method == .card && number.count < 19))
      .padding()
      .background(.ultraThinMaterial)
    }
    .disabled(isPaying)
    .navigationTitle("Payment")
    .navigationBarBackButtonHidden(isPaying)
    .alert(isPresented: .constant(error != nil), error: error) { _ in
      Button("Try again") { error = nil }
    } message: { error in
      Text(error.recoverySuggestion ?? "")
    }
    .fullScreenCover(item: $ticket) {
      booking.path.removeAll()
    } content: { ticket in
      ConfirmationView(ticket: ticket)
    }
  }

  private func pay() {
    isPaying = true
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(1))
      isPaying = false
      if method == .card, number.hasPrefix("0000") {
        error = .declined("The card is not valid.")
      } else {
        ticket = booking.finish(train)
      }
    }
  }
}

struct ConfirmationView: View {
  let ticket: Ticket
  @Environment(\.dismiss) private var dismiss
  @State private var isDrawn = false

  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      Circle()
        .trim(from: 0, to: isDrawn ? 1 : 0)
        .stroke(.green, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .frame(width: 90, height: 90)
        .overlay {
          Image(systemName: "checkmark").font(.system(size: 40, weight: .bold))
            .foregroundStyle(.green)
            .scaleEffect(isDrawn ? 1 : 0.1)
        }
      Text("Have a good trip!").font(.title.bold())
      TicketCard(ticket: ticket)
      Spacer()
      Button("Done") { dismiss() }.buttonStyle(WideButtonStyle())
    }
    .padding()
    .onAppear { withAnimation(.easeInOut(duration: 0.6)) { isDrawn = true } }
    .interactiveDismissDisabled()
  }
}

// MARK: - Tickets

struct TicketShape: Shape {
  var notch: CGFloat = 12
  var position: CGFloat = 0.65

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let y = rect.minY + rect.height * position
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: y - notch))
    path.addArc(
      center: CGPoint(x: rect.maxX, y: y), radius: notch, startAngle: .degrees(-90),
      endAngle: .degrees(90), clockwise: true)
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: y + notch))
    path.addArc(
      center: CGPoint(x: rect.minX, y: y), radius: notch, startAngle: .degrees(90),
      endAngle: .degrees(-90), clockwise: true)
    path.closeSubpath()
    return path
  }
}

struct TicketCard: View {
  let ticket: Ticket

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        Text(ticket.from.code).font(.system(.title, design: .monospaced).bold())
        Image(systemName: "arrow.right")
        Text(ticket.to.code).font(.system(.title, design: .monospaced).bold())
        Spacer()
        Text(ticket.train.number).font(.callout)
      }
      Text(ticket.train.departure.formatted(date: .abbreviated, time: .shortened))
      Line().stroke(style: StrokeStyle(lineWidth: 1, dash: [4])).frame(height: 1)
        .padding(.top, 8)
      Grid(alignment: .leading, horizontalSpacing: 24) {
        GridRow {
          Text("Seats").foregroundStyle(.secondary)
          Text("Duration").foregroundStyle(.secondary)
        }
        .font(.caption)
        GridRow {
          Text(ticket.seats.joined(separator: " "))
          Text(
            Measurement(value: Double(ticket.train.minutes), unit: UnitDuration.minutes)
              .formatted(.measurement(width: .abbreviated)))
        }
      }
    }
    .padding(20)
    .foregroundStyle(.white)
    .background(
      LinearGradient(colors: [.red, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
    )
    .clipShape(TicketShape())
    .shadow(color: .black.opacity(0.2), radius: 8, y: 4)
    .saturation(ticket.isUsed ? 0 : 1)
    .opacity(ticket.isUsed ? 0.6 : 1)
  }
}

struct Line: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.width, y: rect.midY))
    }
  }
}

struct TicketsView: View {
  @EnvironmentObject var booking: Booking
  @Binding var tab: String
  @State private var cancelled: Ticket?
  @State private var showsUsed = true

  var body: some View {
    NavigationStack {
      Group {
        if booking.tickets.isEmpty {
          ContentUnavailableView {
            Label("No tickets yet", systemImage: "ticket")
          } description: {
            Text("Trips that you book appear here.")
          } actions: {
            Button("Book a trip") { tab = "search" }.buttonStyle(.bordered)
          }
        } else {
          ScrollView {
            LazyVStack(spacing: 20) {
              ForEach($booking.tickets) { $ticket in
                if showsUsed || !ticket.isUsed {
                  TicketCard(ticket: ticket)
                    .contextMenu {
                      Button("Mark as \(ticket.isUsed ? "unused" : "used")") {
                        withAnimation { ticket.isUsed.toggle() }
                      }
                      Button("Cancel trip", role: .destructive) { cancelled = ticket }
                    }
                    .transition(.asymmetric(insertion: .scale, removal: .slide))
                }
              }
            }
            .padding()
          }
        }
      }
      .navigationTitle("Tickets")
      .toolbar {
        if !booking.tickets.isEmpty {
          Toggle("Show used", systemImage: "eye", isOn: $showsUsed.animation())
        }
      }
      .actionSheet(item: $cancelled) { ticket in
        ActionSheet(
          title: Text("Cancel \(ticket.train.number)?"), message: Text("You get half back."),
          buttons: [
            .destructive(Text("Cancel trip")) {
              withAnimation { booking.tickets.removeAll { $0.id == ticket.id } }
            },
            .cancel(Text("Keep it")),
          ])
      }
    }
  }
}

// MARK: - Account

struct AccountView: View {
  @Binding var prefersDark: Bool
  @AppStorage("email") private var email = ""
  @AppStorage("newsletter") private var newsletter = true
  @AppStorage("language") private var language = "de"
  @State private var draft = ""
  @State private var isEditing = false

  var body: some View {
    NavigationStack {
      Form {
        Section("Profile") {
          if isEditing {
            TextField("Email", text: $draft).keyboardType(.emailAddress).textContentType(
              .emailAddress
            )
            .autocapitalization(.none)
            HStack {
              Button("Cancel", role: .cancel) { isEditing = false }
              Spacer()
              Button("Save") {
                email = draft
                isEditing = false
              }
              .disabled(!draft.contains("@"))
            }
            .buttonStyle(.borderless)
          } else {
            HStack {
              Text(email.isEmpty ? "No email" : email)
              Spacer()
              Button("Edit") {
                draft = email
                isEditing = true
              }
            }
          }
        }
        Section("Preferences") {
          Toggle("Newsletter", isOn: $newsletter)
          Toggle("Dark mode", isOn: $prefersDark)
          Picker("Language", selection: $language) {
            Text("Deutsch").tag("de")
            Text("English").tag("en")
            Text("Français").tag("fr")
          }
        }
        Section {
          DisclosureGroup("About") {
            LabeledContent("Version", value: "2.4.1")
            Link(destination: URL(string: "mailto:help@example.org")!) {
              Label("Write to us", systemImage: "envelope")
            }
          }
        }
      }
      .navigationTitle("Account")
    }
  }
}
