import Dispatch
import Foundation
import Glibc
import WebServer

/// Builds a package's previews, shows them by a host process, and builds again when sources change.
///
/// The socket is the supervisor's, so that its port stays while hosts come and go: a new one listens
/// before the old one ends, and a request in between waits.
@MainActor
package final class PreviewSupervisor {
  /// What is to be shown where.
  package struct Options: Sendable {
    /// The package's folder.
    package var package: String
    /// The program that has the previews and calls `PreviewHost.main()`.
    package var product: String
    /// Where it is built; a folder in `.build` if nil.
    package var scratch: String?
    /// The package that is built; the one that is watched if nil.
    package var buildFolder: String?
    package var host = "127.0.0.1"
    package var port: UInt16 = 8000
    /// The `swift` command.
    package var swift: String
    /// Receives lines for the terminal.
    package var log: @MainActor @Sendable (String) -> Void = { _ in }

    package init(package: String, product: String, swift: String) {
      self.package = package
      self.product = product
      self.swift = swift
    }
  }

  private let options: Options
  private let builder: PackageBuilder
  private let quick: QuickBuilder
  private let listener: ListeningSocket
  private let token: String
  private let store: String
  private var watcher: SourceWatcher?
  private var host: HostProcess?
  private var next: HostProcess?
  private var waitingRoom: WaitingRoom?
  private var status = BuildStatus()
  private var timer: (any DispatchSourceTimer)?
  /// When the sources were saved that are being built.
  private var saved: ContinuousClock.Instant?
  private var nameless = 0
  /// How the program was built that is shown or about to be.
  private var way = ReloadWay.package
  /// What is shown: the builder's program, or one that a quick build has made.
  private var program: String
  /// Whether the sources were built as a whole, but for ``changed``.
  private var isComplete = false
  private var changed: Set<String> = []
  /// Whether a build has begun.
  private var hasBuilt = false
  /// How many tenths of the first build the terminal was told of.
  private var toldTenth = 0

  /// Opens the socket.
  package init(_ options: Options) throws {
    guard let real = realpath(options.package, nil) else {
      throw ServerError(
        code: .systemFailure, message: "There is no folder \(options.package). Name a package's.")
    }
    defer { free(real) }
    var options = options
    options.package = String(cString: real)
    let scratch = options.scratch ?? options.package + "/.build/previews"
    self.options = options
    builder = PackageBuilder(
      folder: options.buildFolder ?? options.package, sources: options.package, scratch: scratch,
      product: options.product, swift: options.swift)
    program = builder.program
    quick = QuickBuilder(
      folder: options.package, hostFolder: options.buildFolder, scratch: scratch,
      program: builder.program, log: options.log)
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    store = scratch + "/sessions.sqlite"
    // States are kept from program to program, not from one run to another.
    for ending in ["", "-wal", "-shm"] { unlink(store + ending) }
    listener = try ListeningSocket(host: options.host, port: options.port)
    var generator = SystemRandomNumberGenerator()
    token = (0..<4).map { _ in String(generator.next() as UInt64, radix: 36) }.joined()
  }

  /// The address to open: it lets the browser in that opens it.
  package var url: String {
    let name = ["127.0.0.1", "0.0.0.0", "::"].contains(options.host) ? "localhost" : options.host
    return "http://\(name.contains(":") ? "[\(name)]" : name):\(listener.port)/"
      + "?\(TokenGate.parameter)=\(token)"
  }

  /// Begins to build and to watch.
  package func start() {
    signal(SIGPIPE, SIG_IGN)
    // A program that was built before is shown at once, and replaced if it is not the newest.
    let isBuilt = FileManager.default.isExecutableFile(atPath: builder.program)
    if isBuilt { startHost() }
    watcher = SourceWatcher(root: options.package)
    watcher?.onChange = { [weak self] in self?.sourcesChanged($0) }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        self?.host?.checkProgress()
        self?.next?.checkProgress()
      }
    }
    timer.resume()
    self.timer = timer
    guard isBuilt else { return build() }
    // The first picture comes before the compiler.
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.firstPause) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, !self.hasBuilt else { return }
        self.build()
      }
    }
  }

  /// How long a program that was built before may take to be shown, until it is looked whether it is the
  /// newest.
  private static let firstPause = DispatchTimeInterval.seconds(1)

  /// Ends the host and whatever is being built.
  package func stop() {
    builder.cancel()
    quick.cancel()
    timer?.cancel()
    watcher = nil
    host?.kill()
    next?.kill()
    waitingRoom?.stop()
  }

  // MARK: Building

  private func sourcesChanged(_ paths: Set<String>) {
    // Public files are served as they are.
    guard !paths.allSatisfy({ $0.hasPrefix("Public/") }) else { return }
    saved = saved ?? .now
    changed.formUnion(paths)
    // What was not built as a whole before can't be built in parts now.
    guard isComplete else { return build() }
    builder.cancel()
    quick.build(
      changed, content: { [weak watcher] in watcher?.source($0) },
      onWork: { [weak self] in
        self?.status.isBuilding = true
        self?.tell()
      }, { [weak self] in self?.built(quickly: $0) })
  }

  private func built(quickly outcome: QuickBuilder.Outcome) {
    switch outcome {
    case .undecided: build()
    case .failed(let problems): finish(.failed(problems))
    case .built(let path, let way):
      program = path
      changed = []
      self.way = way
      finish(.built)
      startHost()
    case .values(let literals, let resources):
      changed = []
      way = resources ? .resources : .literals
      finish(.built)
      // Whoever starts later has them from its start.
      host?.look(up: literals, resources: resources)
      next?.look(up: literals, resources: resources)
      if host == nil, next == nil { startHost() } else { noteReload() }
    case .unchanged:
      changed = []
      finish(.built)
      saved = nil
      tell()
    }
  }

  /// The newest sources are shown.
  private func noteReload() {
    if let saved {
      status.reloadTime = (ContinuousClock.now - saved) / .seconds(1)
      status.reloadWay = way
      let time = Int(((status.reloadTime ?? 0) * 1000).rounded())
      options.log("Reloaded in \(time) ms (\(way.rawValue))")
    }
    saved = nil
    tell()
  }

  private func build() {
    hasBuilt = true
    quick.wholeBuildBegins(watcher?.sources ?? [:])
    isComplete = false
    changed = []
    way = .package
    status.isBuilding = true
    tell()
    let before = builtProgram
    let isFirst = before.isEmpty
    if isFirst { options.log("Building the previews; the first time the engine, too") }
    builder.build(
      onProgress: { [weak self] progress in
        guard let self else { return }
        status.progress = progress
        waitingRoom?.status = status
        if isFirst { noteProgress(progress) }
      }, { [weak self] outcome in self?.built(outcome, before) })
  }

  /// What distinguishes one built program from another.
  private var builtProgram: [Int] {
    var info = stat()
    guard stat(builder.program, &info) == 0 else { return [] }
    return [Int(info.st_ino), info.st_mtim.tv_sec, info.st_mtim.tv_nsec, Int(info.st_size)]
  }

  private func built(_ outcome: PackageBuilder.Outcome, _ before: [Int]) {
    finish(outcome)
    guard case .built = outcome else { return }
    isComplete = true
    quick.wholeBuildHasEnded()
    let isNew = builtProgram != before || program != builder.program
    program = builder.program
    if isNew || (host == nil && next == nil) {
      startHost()
    } else {
      saved = nil
      tell()
    }
  }

  /// Says how far a long build is, when another tenth is done.
  private func noteProgress(_ progress: BuildProgress) {
    let tenth = progress.steps > 0 ? 10 * progress.step / progress.steps : 0
    guard tenth > toldTenth else { return }
    toldTenth = tenth
    options.log(progress.description)
  }

  private func finish(_ outcome: PackageBuilder.Outcome) {
    status.isBuilding = false
    status.progress = nil
    switch outcome {
    case .failed(let problems):
      status.problems = problems
      saved = nil
      for problem in problems { options.log(problem.description) }
      tell()
    case .built:
      status.problems = []
      status.crashes = [:]
      nameless = 0
    }
  }

  // MARK: Hosts

  /// What previews print is no output of this program.
  private static func echo(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  private func startHost() {
    next?.kill()
    let new = HostProcess(
      program, listener: listener.descriptor, token: token, store: store,
      package: options.package, literals: quick.literals, echo: { Self.echo($0) })
    guard let new else {
      status.problems = [BuildStatus.Problem(message: "Can't run \(program).")]
      return tell()
    }
    next = new
    // Both would take requests from the socket, and a press that the waiting room gets is lost.
    waitingRoom?.stop()
    waitingRoom = nil
    new.show(status)
    new.onReady = { [weak self, weak new] in
      guard let self, let new, next === new else { return }
      next = nil
      host?.retire()
      host = new
      noteReload()
    }
    new.onCrash = { [weak self, weak new] crash in
      guard let self, let new else { return }
      crashed(new, crash)
    }
  }

  private func crashed(_ process: HostProcess, _ crash: HostProcess.Crash) {
    if host === process { host = nil }
    if next === process { next = nil }
    options.log("Crashed\(crash.id.isEmpty ? "" : ": " + crash.id)")
    if crash.id.isEmpty {
      nameless += 1
      // A program that can't even start is not started over and over.
      guard nameless < 3 else {
        status.problems = [BuildStatus.Problem(message: crash.words)]
        tell()
        return
      }
    } else {
      status.crashes[crash.id] = crash.words
    }
    if host == nil, next == nil { startHost() }
  }

  private func tell() {
    host?.show(status)
    next?.show(status)
    if host == nil { showWaitingRoom() }
  }

  /// As long as there is no host somebody has to answer; one that starts does so in a moment, and
  /// requests wait for it.
  private func showWaitingRoom() {
    guard host == nil, next == nil else { return }
    if waitingRoom == nil { waitingRoom = WaitingRoom(listener, token: token) }
    waitingRoom?.status = status
  }
}
