import CommandLineOptions
import Dispatch
import Foundation
import LivePages
import Moments
import MomentsStore
import MomentsViews
import PositionedJSON
import ServerProcess
import StaticSite
import ViewTree
import WebServer

/// `moments live`: the timeline as live pages, one guest a browser.
@MainActor
enum LiveCommand {
  static let syntax = CommandSyntax(
    "moments live",
    options: [
      .value(
        "store", "FILE",
        "Where people, moments, likes and sessions are kept; in memory if not given. Several workers "
          + "share likes by it only"),
      .value("input", "FILE", "The moments as JSON; the sample that comes with the package"),
    ] + LiveServerOptions.options + [.flag("json", "Print errors as JSON")])

  /// Looks for likes that other processes have written.
  private static var watch: (any DispatchSourceTimer)?

  /// Starts to serve; the caller keeps the main queue running.
  static func run(_ arguments: [String]) throws(SiteError) {
    let list = try syntax.arguments(arguments)
    if list.has("help") {
      print(syntax.usage)
      exit(ExitCode.success.rawValue)
    }
    let configuration = try configuration(list)
    var program = LiveProgram(configuration) { try source(list, configuration) }
    LiveServerOptions.configure(&program, by: list)
    // Sessions are kept beside the moments.
    program.store = list["store"].map { $0 + "-sessions" }
    program.run { server in
      // At once, also into a pipe.
      FileHandle.standardOutput.write(Data((server.url + "\n").utf8))
      if list.has("open") { PageOpener.open(server.url) }
    } failed: { failure in
      let code = ExitCode(rawValue: failure.code) ?? .inputOutput
      let error = SiteError(code, failure.message)
      let text = list.has("json") ? error.json : error.description
      (list.has("json") ? FileHandle.standardOutput : .standardError).write(
        Data((text + "\n").utf8))
      return code.rawValue
    }
  }

  /// Makes pages of the moments; called where they are shown.
  private static func source(
    _ list: ArgumentList, _ configuration: LiveServerConfiguration
  ) throws -> LiveContentSource {
    do throws(SiteError) {
      let repo = try repo(list)
      if let stored = repo as? StoredMomentsRepo { watchOtherProcesses(stored) }
      return { visit in
        guard visit.path == "/" else { return nil }
        return try page(of: repo, for: visit, isNamed: configuration.user != nil)
      }
    } catch {
      let words = error.diagnostics.map { $0.message + ($0.hint.map { ". " + $0 } ?? "") }
      throw LiveProgramError(words.joined(separator: "\n"), code: error.exitCode.rawValue)
    }
  }

  private static func configuration(
    _ list: ArgumentList
  ) throws(SiteError) -> LiveServerConfiguration {
    var configuration = LiveServerConfiguration()
    configuration.title = "Moments"
    do throws(MissingFolder) {
      try LiveServerOptions.configure(&configuration, by: list)
    } catch {
      throw SiteError(.noInput, "There is no folder \(error.path)", hint: "It has the pictures.")
    }
    configuration.writeLog { line in
      FileHandle.standardError.write(Data((line + "\n").utf8))
    }
    return configuration
  }

  /// The moments: those of the store's file, into which the JSON is imported once, or of memory.
  private static func repo(_ list: ArgumentList) throws(SiteError) -> any PeopledMomentsRepo {
    do {
      let file = list["input"] ?? MomentsSample.file
      let bytes: [UInt8]
      if let input = list["input"] {
        guard let data = FileManager.default.contents(atPath: input) else {
          throw SiteError(.noInput, "Can't read \(input)", hint: "--input names a JSON file.")
        }
        bytes = [UInt8](data)
      } else {
        bytes = try MomentsSample.bytes()
      }
      guard let path = list["store"] else {
        return InMemoryMomentsRepo(
          try MomentsDetails.read(from: bytes, file: file, diagnostics: Diagnostics()))
      }
      let repo = try StoredMomentsRepo(path: path, limit: 1000)
      _ = try repo.importMoments(from: bytes, file: file)
      return repo
    } catch let error as SiteError {
      throw error
    } catch let error as InputError {
      throw SiteError(.badData, "\(error)")
    } catch {
      throw SiteError(.inputOutput, "\(error)")
    }
  }

  private static func page(
    of repo: any PeopledMomentsRepo, for visit: LiveVisit, isNamed: Bool
  ) throws -> any LiveContent {
    let person =
      isNamed ? try repo.user(id: visit.user) : nil
    let user = try person ?? repo.guest(id: visit.user)
    let view = LiveView(
      LiveTimeline(repo: repo, userDataStore: UserDataStore(userID: user.id)))
    view.assetPlacement = .linked(prefix: LiveServer.assetPrefix)
    view.storage = visit.storage
    view.followsBrowser = true
    view.open(visit.route)
    return view
  }

  private static func watchOtherProcesses(_ repo: StoredMomentsRepo) {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler { try? repo.noticeOtherProcesses() }
    timer.resume()
    watch = timer
  }
}
