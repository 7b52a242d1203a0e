package import CommandLineOptions
internal import Foundation

/// What the program of a site does: it builds, or checks what was built.
@MainActor
package struct WebsiteCommand {
  /// What a run has to say, and how it ends.
  package struct Outcome: Equatable {
    package var exitCode = ExitCode.success
    /// For the standard output.
    package var output = ""
    /// For the standard error.
    package var errors = ""
  }
  private let name: String
  private let make: @MainActor (Edition) throws -> Site

  /// A command that makes a site.
  package init(name: String, make: @escaping @MainActor (Edition) throws -> Site) {
    self.name = name
    self.make = make
  }

  /// Runs the command.
  package func run(_ arguments: [String]) -> Outcome {
    do throws(SiteError) {
      let rest = Array(arguments.dropFirst())
      return switch arguments.first {
      case "check": try check(rest)
      case "rules": try rules(rest)
      case "merge": try build(rest, mergeSyntax)
      case "plan": try plan(rest)
      case "publish": Outcome(output: try SiteUploadCommand(name: "\(name) publish").run(rest))
      default: try build(arguments, syntax)
      }
    } catch {
      return arguments.contains("--json")
        ? Outcome(exitCode: error.exitCode, output: error.json)
        : Outcome(exitCode: error.exitCode, errors: error.description)
    }
  }

  private var syntax: CommandSyntax {
    CommandSyntax(
      name,
      options: options + [BuildOptions.shard("\(name) merge")],
      notes: """
        \(name) check [DIR] looks for faults in what was built, such as broken links.
        \(name) rules HOST prints what nginx, caddy, or a host's _headers or _redirects need.
        \(name) merge PART... writes the site of parts that were built by --shard.
        \(name) publish DIR TARGET sends a site to a folder, a storage or a branch.
        \(name) plan --shards N says how a scheduler builds the site in parts.
        """)
  }

  private var mergeSyntax: CommandSyntax {
    CommandSyntax(
      "\(name) merge", operands: "PART...", maximumOperandCount: 100_000, options: options,
      notes: "The parts are folders that \(name) --shard wrote with the same options.")
  }

  private var options: [CommandOption] {
    [
      .value("output", "DIR", "The folder to write; site"),
      .value("base-url", "URL", "Where the site will be served; what the program says"),
      .value("clock", "INSTANT", "What counts as now; the present, or SOURCE_DATE_EPOCH"),
      .flag("drafts", "Show drafts"),
      .flag("future", "Show pages with a date to come"),
      .number("jobs", "N", "The processes that make pages; one for each processor", in: 1...256),
    ] + BuildOptions.publishing
  }

  private func build(
    _ arguments: [String], _ syntax: CommandSyntax
  ) throws(SiteError) -> Outcome {
    let list = try syntax.arguments(arguments)
    if list.has("help") { return Outcome(output: syntax.usage) }
    var edition = Edition(now: try Self.clock(list["clock"]))
    edition.includesDrafts = list.has("drafts")
    edition.includesFuture = list.has("future")
    let baseURL = try list["base-url"].map { url throws(SiteError) in try BaseURL(url) }
    var publisher = SitePublisher(
      output: list["output"] ?? "site", isDryRun: list.has("dry-run"))
    publisher.jobs =
      list.integer("jobs") ?? min(ProcessInfo.processInfo.activeProcessorCount, 256)
    publisher.patience = list.integer("wait") ?? 30
    publisher.isDurable = list.has("durable")
    publisher.shard = try SiteShard.named(in: list)
    publisher.parts = list.operands
    if list.has("compress") { publisher.compressions = Compression.available }
    let report = try publisher.publish {
      var site = try make(edition)
      site.edition = edition
      if let baseURL { site.baseURL = baseURL }
      if list.has("keep-metadata") { site.keepsPictureMetadata = true }
      if list.has("pictures"), site.pictureForms == nil { site.pictureForms = PictureForms() }
      return try site.plan()
    }
    if list.has("json") { return Outcome(output: report.json) }
    return Outcome(output: list.has("quiet") ? "" : report.text)
  }

  private func plan(_ arguments: [String]) throws(SiteError) -> Outcome {
    let syntax = CommandSyntax("\(name) plan", options: ShardJobs.planOptions + options)
    let list = try syntax.arguments(arguments)
    if list.has("help") { return Outcome(output: syntax.usage) }
    return Outcome(
      output: try ShardJobs.text(arguments, list, build: [name], merge: [name, "merge"]))
  }

  private func rules(_ arguments: [String]) throws(SiteError) -> Outcome {
    let hosts = HostRules.allCases.map(\.rawValue).joined(separator: ", ")
    let syntax = CommandSyntax(
      "\(name) rules", operands: "HOST", maximumOperandCount: 1, options: [],
      notes: "HOST is one of \(hosts).")
    let list = try syntax.arguments(arguments)
    if list.has("help") { return Outcome(output: syntax.usage) }
    guard let host = list.operands.first.flatMap(HostRules.init) else {
      throw SiteError(
        .usage, "No host whose rules are known", hint: "Write \(name) rules and one of \(hosts).")
    }
    let site: Site
    do {
      site = try make(Edition(now: Self.clock(nil)))
    } catch let error as SiteError {
      throw error
    } catch {
      throw SiteError(.badData, "The site can't be made: \(error)")
    }
    return Outcome(output: try site.rules(for: host))
  }

  private func check(_ arguments: [String]) throws(SiteError) -> Outcome {
    let syntax = CommandSyntax(
      "\(name) check", operands: "[DIR]", maximumOperandCount: 1,
      options: CheckOptions.options)
    let list = try syntax.arguments(arguments)
    if list.has("help") { return Outcome(output: syntax.usage) }
    let (text, code) = try CheckOptions.run(list, folder: list.operands.first ?? "site")
    return Outcome(exitCode: code, output: text)
  }

  /// `--clock`, else `SOURCE_DATE_EPOCH`, else the present.
  private static func clock(_ text: String?) throws(SiteError) -> Timestamp {
    if let text {
      guard let instant = Timestamp(text) else {
        throw SiteError(
          .usage, "The option --clock has the value \"\(text)\"",
          hint: "Write an instant such as 2026-03-01T12:00:00Z.")
      }
      return instant
    }
    guard let epoch = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"], !epoch.isEmpty
    else { return .now }
    guard let seconds = Int64(epoch), (0...253_402_300_799).contains(seconds) else {
      throw SiteError(
        .usage, "SOURCE_DATE_EPOCH has the value \"\(epoch)\"",
        hint: "Set it to seconds since 1970, or unset it.")
    }
    return Timestamp(seconds: seconds)
  }
}
