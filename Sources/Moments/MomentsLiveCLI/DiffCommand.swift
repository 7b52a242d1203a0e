import Browser
import CommandLineOptions
import Foundation
import PageDrawing
import SiteComparing
import StaticSite
import ViewSnapshots

/// `moments diff A B`: what has changed between two sites, and where.
enum DiffCommand {
  static let syntax = CommandSyntax(
    "moments diff", operands: "A B", "--against REV", "--merge REPORT.json…", "--results FILE…",
    maximumOperandCount: 1000,
    options: [
      .value("against", "REV", "Compare what this revision builds with what is built now"),
      .flag("merge", "Put the parts of one comparison together"),
      .value("results", "FILE", "Report what SNAPSHOT_RESULTS=FILE swift test wrote"),
      .value("html", "FILE", "Write the report as one page, with pictures of what changed"),
      .number(
        "pictures", "N", "Draw at most N changed pages for it, 12 if not given; 0 needs no browser",
        in: 0...1000),
      .value("json", "FILE", "Write the report for programs and for --merge"),
      .value("junit", "FILE", "Write it as JUnit does"),
      .value("sarif", "FILE", "Write it for code review"),
      .flag("annotations", "Print it as commands of GitHub's runners"),
      .value(
        "origins", "DIR",
        "What moments build --origins DIR wrote beside B: changes name file and line"),
      .value("shard", "I/N", "Compare the Ith of N parts"),
      .value(
        "product", "NAME",
        "The app whose --static the builds of --against are; moments if not given"),
      .value("input", "FILE", "What both builds of --against are made from"),
      .value("clock", "INSTANT", "The time that both builds compare dates with"),
      .flag("quiet", "Print nothing but errors"),
    ],
    notes: """
      ends with 0 same, 1 changed, 2 usage, 10 baselines missing or left over, 11 another browser or
      font, 12 crash or time limit, 13 not the same each time
      """)

  /// Compares and reports.
  ///
  /// - Returns: What the command ends with.
  @MainActor
  static func run(_ arguments: [String]) async throws -> Int32 {
    let list = try syntax.arguments(arguments)
    if list.has("help") {
      print(syntax.usage)
      return 0
    }
    let pictureLimit = list.integer("pictures") ?? 12
    let temporary = FileManager.default.temporaryDirectory
      .appendingPathComponent("diff-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: temporary) }
    let (report, folders) = try compare(list, temporary)
    var final = report
    var pictures: [ComparedPictures] = []
    if let (old, new) = folders, list["html"] != nil, pictureLimit > 0, !report.isEmpty {
      pictures = try await draw(&final, old, new, limit: pictureLimit)
    }
    try write(final, pictures, list)
    return final.exitCode.rawValue
  }

  /// The report, and the folders that pictures can be drawn from.
  private static func compare(
    _ list: ArgumentList, _ temporary: URL
  ) throws -> (ChangeReport, (SiteFolder, SiteFolder)?) {
    if list.has("merge") {
      return (try .merging(try list.operands.map { try JSONReport.read($0) }), nil)
    }
    if let file = list["results"] {
      return (try JSONReport.readResults([file] + list.operands), nil)
    }
    var shard = Shard.whole
    if let text = list["shard"] {
      guard let part = Shard(text) else {
        throw SiteError(.usage, "--shard wants a part, not \(text)", hint: "Write 2/5.")
      }
      shard = part
    }
    let (old, new): (SiteFolder, SiteFolder)
    var names: (String, String)?
    var origins = SiteOrigins(old: nil, new: list["origins"], sources: sources)
    if let revision = list["against"] {
      guard list.operands.isEmpty else {
        throw SiteError(.usage, "--against takes no folders", hint: "Leave the folders away.")
      }
      guard list["origins"] == nil else {
        throw SiteError(.usage, "--against finds origins itself", hint: "Leave --origins away.")
      }
      (old, new, names) = try build(revision, list, temporary)
      origins = SiteOrigins(
        old: temporary.appendingPathComponent("old-origins").path,
        new: temporary.appendingPathComponent("new-origins").path, sources: sources)
    } else {
      guard list.operands.count == 2 else {
        throw SiteError(
          .usage, "Two folders are compared", hint: "Write moments diff OLD NEW.")
      }
      (old, new) = (try SiteFolder(list.operands[0]), try SiteFolder(list.operands[1]))
    }
    var report = SiteComparison(old, new, shard: shard, origins: origins).report()
    if let names { (report.old, report.new) = names }
    return (report, (old, new))
  }

  /// The sources of the package in whose folder the command runs.
  static var sources: SourceIndex {
    SourceIndex.of(FileManager.default.currentDirectoryPath + "/here")
  }

  private static func build(
    _ revision: String, _ list: ArgumentList, _ temporary: URL
  ) throws -> (SiteFolder, SiteFolder, (String, String)) {
    let product = list["product"] ?? RevisionBuild.command
    var options: [String] = []
    for name in ["input", "clock"] {
      guard let value = list[name] else { continue }
      guard product == RevisionBuild.command else {
        throw SiteError(.usage, "\(product) takes no --\(name)", hint: "Only moments does.")
      }
      // Both builds run elsewhere.
      options += ["--\(name)", name == "input" ? URL(fileURLWithPath: value).path : value]
    }
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    var builder = RevisionBuild(package: folder, product: product, options: options)
    builder.isQuiet = list.has("quiet")
    let (old, new) = (
      temporary.appendingPathComponent("old"), temporary.appendingPathComponent("new")
    )
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    let name = try builder.build(
      revision, into: old, origins: temporary.appendingPathComponent("old-origins"))
    try builder.write(
      try current(builder), into: new, origins: temporary.appendingPathComponent("new-origins"))
    return (try SiteFolder(old.path), try SiteFolder(new.path), (name, "this build"))
  }

  /// The program that makes the new site: the `moments` beside this command, or the app as its sources
  /// are now.
  private static func current(_ builder: RevisionBuild) throws -> String {
    guard builder.product == RevisionBuild.command else { return try builder.buildCurrent() }
    guard let own = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
      throw SiteError(.internalError, "The command doesn't know where it is")
    }
    return own.deletingLastPathComponent().appendingPathComponent(RevisionBuild.command).path
  }

  /// Draws one page of each group first, then others, and notes what can't be drawn.
  private static func draw(
    _ report: inout ChangeReport, _ old: SiteFolder, _ new: SiteFolder, limit: Int
  ) async throws -> [ComparedPictures] {
    let first = report.groups.compactMap { $0.changes.isEmpty ? nil : $0.cases.first }
    var names: [String] = []
    for name in first + report.entries.map(\.name) where !names.contains(name) {
      if names.count == limit { break }
      names.append(name)
    }
    let entries = report.entries.filter { names.contains($0.name) }
    let pool = try await DrawingPool(tabs: 2)
    let result = await SitePictures(old, new).draw(entries, in: pool)
    await pool.close()
    for index in report.entries.indices {
      if let problem = result.problems[report.entries[index].name] {
        report.entries[index].outcome = problem
      }
    }
    return result.pictures
  }

  @MainActor
  private static func write(
    _ report: ChangeReport, _ pictures: [ComparedPictures], _ list: ArgumentList
  ) throws {
    if let file = list["html"] {
      try write(try HTMLReport.bytes(of: report, pictures: pictures), to: file)
    }
    if let file = list["json"] { try write(try JSONReport.bytes(of: report), to: file) }
    if let file = list["junit"] { try write(JUnitReport.bytes(of: report), to: file) }
    if let file = list["sarif"] { try write(SARIFReport.bytes(of: report), to: file) }
    if list.has("quiet") { return }
    if list.has("annotations") {
      print(AnnotationReport.text(of: report), terminator: "")
    } else {
      let screen = TerminalScreen.current
      print(
        TerminalReport.text(
          of: report, hasColors: screen.hasColors, width: screen.width, height: screen.height),
        terminator: "")
    }
  }

  private static func write(_ bytes: [UInt8], to file: String) throws {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      throw SiteError(.cannotCreate, "Can't write \(file): \(error.localizedDescription)")
    }
  }
}
