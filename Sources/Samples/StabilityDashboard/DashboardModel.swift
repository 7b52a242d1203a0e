import Combine
import Foundation

/// Fourteen filters, of which any burst of changes makes one fetch.
@MainActor
final class DashboardModel: ObservableObject {
  @Published var version: String
  @Published var end: Date
  @Published var days = 14
  @Published var query = ""
  @Published var fewest = 0
  @Published var isRelease = true
  @Published var isSimulator = false
  @Published var showsCrashes = true
  @Published var showsHangs = true
  @Published var showsMemory = false
  @Published var phones = true
  @Published var tablets = true
  @Published var country = "All"
  @Published var sortsByUsers = false

  @Published private(set) var report = Report()
  @Published private(set) var fetches = 0

  let app: TrackedApp
  private let service = ReportService()
  private var cancellables: Set<AnyCancellable> = []

  init(app: TrackedApp, today: Date = Date()) {
    self.app = app
    version = app.versions.last ?? ""
    end = today
    let what = $version.combineLatest($end, $days, $query)
    let kinds = $showsCrashes.combineLatest($showsHangs, $showsMemory)
    let builds = $isRelease.combineLatest($isSimulator)
    let devices = $phones.combineLatest($tablets, $country)
    let rest = $fewest.combineLatest($sortsByUsers)
    what.combineLatest(kinds, builds, devices)
      .combineLatest(rest)
      .debounce(for: 0.5, scheduler: RunLoop.main)
      .sink { [weak self] _ in self?.fetch() }
      .store(in: &cancellables)
  }

  private var filters: Filters {
    Filters(
      version: version, end: end, days: days, query: query, fewest: fewest, isRelease: isRelease,
      showsCrashes: showsCrashes, showsHangs: showsHangs, showsMemory: showsMemory)
  }

  private func fetch() {
    fetches += 1
    Task {
      var report = await service.report(for: app, filters)
      if sortsByUsers { report.aggregates.sort { $0.users > $1.users } }
      self.report = report
    }
  }
}
