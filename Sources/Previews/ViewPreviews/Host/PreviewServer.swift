import Dispatch
import Foundation
import Glibc
import LivePages
import PreviewSupervision
import ViewSnapshots
import ViewTree
package import WebServer

/// Serves the catalogue of previews and each preview as a page of its own.
@MainActor
package final class PreviewServer {
  package let catalogue: PreviewCatalogue
  let status = HostStatus()
  private let server: LiveServer
  private let reporter: HostReporter
  /// The pages of previews, whose views look literals up.
  private let cards: OpenCards
  private var input: (any DispatchSourceRead)?

  /// Serves the previews of the program, or others.
  package convenience init(_ options: HostOptions, catalogue: PreviewCatalogue? = nil) throws {
    let sources = SourceIndex(folder: options.package)
    let reporter = HostReporter(descriptor: options.reports)
    reporter.begin("")
    let all = catalogue ?? PreviewCatalogue.ofProgram(sources: sources)
    reporter.end()
    let store: any SnapshotStore =
      try options.store.map { try SQLiteSnapshotStore(path: $0) } ?? MemoryStore()
    self.init(options, all, sources, reporter, store)
  }

  private init(
    _ options: HostOptions, _ catalogue: PreviewCatalogue, _ sources: SourceIndex,
    _ reporter: HostReporter, _ store: any SnapshotStore
  ) {
    self.catalogue = catalogue
    self.reporter = reporter
    let cards = OpenCards()
    self.cards = cards
    let status = status
    let journal = CardJournal()
    let baselines = PreviewBaselines(
      catalogue, package: options.package, publicFolder: options.existingPublicFolder,
      watcher: reporter)
    server = LiveServer(Self.configuration(options, baselines), store: store) { visit in
      if let address = CardAddress(route: visit.route) {
        guard let preview = catalogue[address.id] else { return nil }
        if let crash = status.build.crashes[address.id] {
          return CardContent(
            address.id, failure: "The preview has crashed", crash, watcher: reporter)
        }
        let card = CardContent(
          preview, at: address, watcher: reporter, storage: visit.storage, journal: journal)
        cards.add(card)
        return card
      }
      if visit.path == "/symbols" { return LiveView(SymbolsPage(isLive: true, home: "/")) }
      guard visit.path == "/" else { return nil }
      let model = CatalogueModel(
        catalogue, sources: sources, watcher: reporter, journal: journal, baselines: baselines,
        route: visit.route)
      baselines.compareAll { Set(status.build.crashes.keys) }
      return CatalogueContent(model, status: status, storage: visit.storage)
    }
    status.onValues = { cards.makeAnew() }
  }

  private static func configuration(
    _ options: HostOptions, _ baselines: PreviewBaselines
  ) -> LiveServerConfiguration {
    var configuration = LiveServerConfiguration()
    configuration.server.host = options.host
    configuration.server.port = options.port
    configuration.server.listener = options.listener
    configuration.title = "Previews"
    configuration.framing = .sameOrigin
    configuration.styles = CatalogueStyles.text
    configuration.scripts = CatalogueScript.all
    // A page of all previews has a session for each.
    configuration.limits.sessionsPerAddress = 1000
    configuration.publicFolder = options.existingPublicFolder
    let pictures = CardPictures(token: options.token)
    configuration.gate = { request in
      if let token = options.token, let answer = TokenGate.answer(request, token: token) {
        return answer
      }
      return SnapshotPictures.answer(request, baselines) ?? pictures.answer(request)
    }
    return configuration
  }

  /// The address of the catalogue.
  package var url: String { server.url }

  package func start() throws(ServerError) { try server.start() }

  /// Lets another process go on, if there is one.
  package func drain() async {
    await server.drain(within: 1, hasSuccessor: reporter.descriptor != nil)
  }

  package func stop() { server.stop() }

  func report(_ word: String) { reporter.write(word) }

  /// Takes the status from the standard input, and ends with it.
  func followStatus() {
    var rest: [UInt8] = []
    _ = fcntl(STDIN_FILENO, F_SETFL, O_NONBLOCK)
    let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    source.setEventHandler { [status] in
      MainActor.assumeIsolated {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        // Without a supervisor nothing would end the process.
        if count == 0 { exit(0) }
        guard count > 0 else { return }
        rest += buffer[..<count]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          status.take(line: rest[..<end])
          rest.removeSubrange(...end)
        }
      }
    }
    source.resume()
    input = source
  }
}
