import Foundation
import Glibc
import MacroExpansion

/// Builds after an edit, as cheaply as possible with the result of a whole build.
///
/// - Literals of views have the running host look other values up.
/// - Resources are copied.
/// - Bodies have their file compiled and its module linked.
/// - Whatever other files may see has the module compiled, and those that import it if its interface has come
///   out different.
///
/// Anything else, and whatever is unusual, is left to a whole build.
@MainActor
final class QuickBuilder {
  enum Outcome: Sendable {
    /// The path of the new program, and how it has been made.
    case built(String, ReloadWay)
    /// Other values for literals, in place of all before, and whether resources of views have changed.
    case values([Int: EditedLiteral], resources: Bool)
    /// The program is that of these sources.
    case unchanged
    case failed([BuildStatus.Problem])
    /// Somebody has to build the whole package.
    case undecided
  }

  private let folder: String
  private let hostFolder: String?
  private let scratch: String
  private let program: String
  private let runner = CommandRunner()
  private let log: @MainActor (String) -> Void
  /// The contents that the program was built of, for those sources that have changed since.
  private var compiled: [String: CompiledSource] = [:]
  /// The contents when the last whole build began.
  private var seed: [String: Data] = [:]
  private var names = DeclaredNames()
  private var parts: ProgramParts?
  private var jobs: [String: FrontendJob] = [:]
  /// Modules of which a build has failed half-way.
  private var broken: Set<String> = []
  /// Files that can't be compiled with their literals looked up.
  private var plain: Set<String> = []
  private var preparation: Task<Void, Never>?
  private var task: Task<Void, Never>?
  private var lastNumber = 0

  /// - Parameters:
  ///   - folder: The package's.
  ///   - hostFolder: The package of the program, if that is one beside it.
  ///   - scratch: Where it is built.
  ///   - program: The program that whole builds make.
  ///   - log: Receives lines for the terminal.
  init(
    folder: String, hostFolder: String? = nil, scratch: String, program: String,
    log: @escaping @MainActor (String) -> Void = { _ in }
  ) {
    self.log = log
    self.folder = folder
    self.hostFolder = hostFolder
    self.scratch = scratch
    self.program = program
  }

  /// Values of literals that the program has to look up, because it was built before they were written.
  var literals: [Int: EditedLiteral] {
    compiled.values.reduce(into: [:]) { all, source in
      all.merge(source.values) { $1 }
    }
  }

  // MARK: Whole builds

  /// A whole build begins.
  ///
  /// - Parameter sources: The package's Swift files as they are now, by their paths in it.
  func wholeBuildBegins(_ sources: [String: Data]) {
    cancel()
    seed = sources
  }

  /// A whole build has ended well: takes the program apart, so that the next edit is quick.
  func wholeBuildHasEnded() {
    compiled = [:]
    broken = []
    plain = []
    jobs = [:]
    parts = nil
    preparation = Task { [weak self] in await self?.prepare() }
  }

  private func prepare() async {
    // The program's own path leads through a link that names the machine.
    guard let real = realpath(program, nil) else { return }
    let program = String(cString: real)
    free(real)
    let (folder, hostFolder, seed) = (folder, hostFolder, seed)
    let manifest = scratch + "/debug.yaml"
    let read = await Task.detached { () -> (ProgramPlan, DeclaredNames)? in
      guard let manifest = BuildManifest(contentsOf: manifest),
        let plan = ProgramPlan(
          manifest, folder: folder, hostFolder: hostFolder, program: program)
      else { return nil }
      var names = DeclaredNames()
      let sources = Set(plan.modules.flatMap { $0.sources.map(\.path) })
      for (path, data) in seed where sources.contains(folder + "/" + path) {
        names.add(String(decoding: data, as: UTF8.self))
      }
      return (plan, names)
    }.value
    guard let (plan, names) = read,
      let parts = ProgramParts(plan, folder: scratch + "/parts", runner: runner)
    else { return }
    if let words = await parts.linkAll() {
      if !Task.isCancelled { log("Each edit will take a whole build: \(words.prefix(2000))") }
      return
    }
    self.names = names
    for module in plan.modules {
      try? FileManager.default.removeItem(atPath: parts.folder(of: module))
      let planned = await runner.run(FrontendJob.planning(module.compilation))
      guard planned.hasSucceeded else { continue }
      jobs[module.name] = FrontendJob(
        jobs: planned.output, sources: module.sources.map(\.path))
    }
    guard !Task.isCancelled else { return }
    self.parts = parts
  }

  /// Whether an edit can be built quickly now; tests and measurements wait for it.
  var isPrepared: Bool { parts != nil }

  // MARK: Edits

  /// Begins to build; what is going on is ended.
  ///
  /// - Parameters:
  ///   - paths: What has changed since the last program, from the package's folder on.
  ///   - content: The content of a file now.
  ///   - onWork: Called if something has to be compiled.
  func build(
    _ paths: Set<String>, content: @escaping (String) -> Data?, onWork: @escaping () -> Void,
    _ onEnd: @escaping (Outcome) -> Void
  ) {
    stopBuilding()
    task = Task { [weak self] in
      await self?.preparation?.value
      guard !Task.isCancelled, let self else { return }
      let outcome = await build(paths, content, onWork)
      if !Task.isCancelled { onEnd(outcome) }
    }
  }

  /// Ends what is going on, without a notification.
  func cancel() {
    stopBuilding()
    preparation?.cancel()
    runner.cancel()
    preparation = nil
  }

  private func stopBuilding() {
    guard let task else { return }
    task.cancel()
    self.task = nil
    if isCompiling { runner.cancel() }
  }

  private var isCompiling = false

  private func build(
    _ paths: Set<String>, _ content: (String) -> Data?, _ onWork: () -> Void
  ) async -> Outcome {
    guard let parts else { return .undecided }
    var edits = Edits()
    for path in paths.sorted() {
      if path.hasSuffix(".swift") {
        guard let data = content(path), let place = parts.plan.module(of: folder + "/" + path),
          let before = before(path)
        else { return .undecided }
        let edit = CompiledSource(
          path: path, text: String(decoding: data, as: UTF8.self), module: place)
        edits.take(edit, before, names, isBroken: broken.contains(parts.plan.modules[place].name))
      } else {
        guard let resource = resource(path) else { return .undecided }
        edits.resources.append(resource)
      }
    }
    for resource in edits.resources { guard resource.copy() else { return .undecided } }
    if edits.needsCompiler {
      onWork()
      isCompiling = true
      defer { isCompiling = false }
      return edits.interfaces.isEmpty
        ? await compile(edits, parts) : await rebuild(edits, parts)
    }
    for source in edits.literals { compiled[source.path] = source }
    guard edits.resources.allSatisfy(\.isOfViews) else { return .built(parts.program, .resources) }
    let hasResources = !edits.resources.isEmpty
    return edits.literals.isEmpty && !hasResources
      ? .unchanged : .values(literals, resources: hasResources)
  }

  /// Whether a module does nothing but start the page of previews: nothing that it imports can make it
  /// another one.
  private func startsOnly(_ module: ProgramPlan.Module) -> Bool {
    guard module.isEntry, module.sources.count == 1,
      let data = FileManager.default.contents(atPath: module.sources[0].path),
      let source = try? SourceFragment(String(decoding: data, as: UTF8.self))
    else { return false }
    var words = source.tokens.map(\.text)[...]
    while words.first == "import" { words = words.dropFirst(2) }
    return Array(words) == ["PreviewHost", ".", "main", "(", ")"]
  }

  private func before(_ path: String) -> CompiledSource? {
    if let known = compiled[path] { return known }
    return seed[path].map {
      CompiledSource(path: path, text: String(decoding: $0, as: UTF8.self), module: 0)
    }
  }

  private func resource(_ path: String) -> ResourceCopy? {
    parts.flatMap { ResourceCopy(of: folder + "/" + path, $0.plan.copies) }
  }

  // MARK: Bodies

  private func compile(_ edits: Edits, _ parts: ProgramParts) async -> Outcome {
    let sources = edits.bodies + edits.opaqueBodies + edits.unreadable
    let places = Set(sources.map(\.module)).sorted()
    // What another module knows of a body is the type behind its `some`.
    let isSeen = edits.opaqueBodies.contains { parts.isSeen(parts.plan.modules[$0.module]) }
    if isSeen { return await rebuild(edits, parts) }

    var done: [CompiledSource] = []
    for source in sources {
      switch await compile(source, parts) {
      case .success(let source): done.append(source)
      case .failure(let problems): return problems.all.isEmpty ? .undecided : .failed(problems.all)
      }
      if Task.isCancelled { return .undecided }
    }
    guard edits.unreadable.isEmpty else { return await rebuild(edits, parts) }
    for source in done {
      parts.replace(object(of: source, parts), with: source.object)
      if let old = compiled[source.path]?.object, !old.isEmpty {
        try? FileManager.default.removeItem(atPath: (old as NSString).deletingLastPathComponent)
      }
      compiled[source.path] = source
    }
    for source in edits.literals { compiled[source.path] = source }
    for place in places {
      guard await parts.link(parts.plan.modules[place]).hasSucceeded else { return .undecided }
    }
    return .built(parts.program, .body)
  }

  private func object(of source: CompiledSource, _ parts: ProgramParts) -> String {
    let path = folder + "/" + source.path
    return parts.plan.modules[source.module].sources.first { $0.path == path }?.object ?? ""
  }

  private struct Problems: Error {
    var all: [BuildStatus.Problem]
  }

  /// Compiles a file, with its literals looked up if that can be done.
  private func compile(
    _ source: CompiledSource, _ parts: ProgramParts
  ) async -> Swift.Result<CompiledSource, Problems> {
    let module = parts.plan.modules[source.module]
    guard let job = jobs[module.name] else { return .failure(Problems(all: [])) }
    lastNumber += 1
    var source = source
    let target = "\(parts.folder(of: module))/\(lastNumber)"
    source.object = target + "/" + (source.path as NSString).lastPathComponent + ".o"
    let path = folder + "/" + source.path
    guard
      (try? FileManager.default.createDirectory(
        atPath: target, withIntermediateDirectories: true)) != nil
    else { return .failure(Problems(all: [])) }
    let sites = LiteralSites(source.text, names)
    if !plain.contains(source.path), !sites.sites.isEmpty, sites.sites.count < 1 << 16 {
      let overlay = FileOverlay(
        of: path, text: sites.rewritten(firstKey: lastNumber << 16), in: target)
      if let overlay {
        let result = await runner.run(
          job.command(for: path, object: source.object, overlay: overlay.path))
        if result.hasSucceeded {
          source.sites = sites
          source.firstKey = lastNumber << 16
          return .success(source)
        }
        if Task.isCancelled { return .failure(Problems(all: [])) }
      }
    }
    let result = await runner.run(job.command(for: path, object: source.object, overlay: nil))
    guard result.hasSucceeded else {
      return .failure(Problems(all: CompilerMessages.problems(in: result.output, of: folder)))
    }
    if !sites.sites.isEmpty { plain.insert(source.path) }
    return .success(source)
  }

  // MARK: Interfaces

  /// Compiles modules as a whole build would, as far as others can tell that they have changed.
  private func rebuild(_ edits: Edits, _ parts: ProgramParts) async -> Outcome {
    let sources = edits.interfaces + edits.opaqueBodies + edits.bodies + edits.unreadable
    let edited = Set(
      (sources + edits.literals).map { parts.plan.modules[$0.module].name }
    ).union(broken)
    var changed: Set<String> = []
    var built: [ProgramPlan.Module] = []
    for module in parts.plan.dependents(of: edited) {
      guard edited.contains(module.name) || !module.dependencies.isDisjoint(with: changed) else {
        continue
      }
      let interface = module.interface.flatMap { FileManager.default.contents(atPath: $0) }
      broken.insert(module.name)
      let command = module.compilation.arguments.filter { $0 != "-parseable-output" }
      let result = await runner.run(command)
      guard result.hasSucceeded else {
        let problems = CompilerMessages.problems(in: result.output, of: folder)
        return problems.isEmpty ? .undecided : .failed(problems)
      }
      if module.interface.flatMap({ FileManager.default.contents(atPath: $0) }) != interface {
        // Modules see through those that they import.
        let others = parts.plan.dependents(of: [module.name])
          .filter { !startsOnly($0) }.map(\.name)
        changed.formUnion(others)
        broken.formUnion(others)
      }
      built.append(module)
      if Task.isCancelled { return .undecided }
    }
    for module in built {
      for (path, object) in module.sources {
        parts.replace(object, with: nil)
        if path.hasPrefix(folder + "/") {
          let name = String(path.dropFirst(folder.count + 1))
          if var source = compiled[name] {
            // The values that were looked up are in the source that has just been compiled.
            source.settle()
            compiled[name] = source
          }
        }
      }
    }
    for source in sources + edits.literals {
      var source = source
      source.settle()
      compiled[source.path] = source
    }
    for module in built.filter({ !$0.isEntry }) + built.filter(\.isEntry) {
      guard await parts.link(module).hasSucceeded else { return .undecided }
    }
    broken.subtract(built.map(\.name))
    return .built(parts.program, .module)
  }
}
