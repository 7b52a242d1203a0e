import Dispatch
import Foundation
import LivePages
import ServerProcess
import ViewSnapshots
import ViewTree
import WebServer

/// The program that shows the previews that are linked into it.
///
///     import MyViews
///     import ViewPreviews
///
///     PreviewHost.main()
@MainActor
public enum PreviewHost {
  /// Does what the program's arguments say, and ends the process.
  ///
  /// Call it on the main thread. It is isolated to no actor, so that it can be called at the top of
  /// a file in every language mode: only from Swift 6 on is code there the main actor's.
  public nonisolated static func main() -> Never {
    MainActor.assumeIsolated { run() }
  }

  private static func run() -> Never {
    let options: HostOptions
    do throws(HostError) {
      options = try HostOptions(Array(CommandLine.arguments.dropFirst()))
    } catch {
      fail(2, "\(error.message)\n\(HostOptions.usage)")
    }
    if options.wantsHelp {
      print(HostOptions.usage)
      exit(0)
    }
    _ = PreviewLiterals.replace(with: options.literals.mapValues(PreviewLiteral.init))
    if let folder = options.staticFolder { write(options, into: folder) }
    serve(options)
  }

  private static func write(_ options: HostOptions, into folder: String) -> Never {
    let reporter = HostReporter(descriptor: options.reports)
    // Providers are asked for their previews.
    reporter.begin("")
    let catalogue = PreviewCatalogue.ofProgram(sources: SourceIndex(folder: options.package))
    reporter.end()
    do {
      let site = StaticCatalogue(catalogue, crashes: options.crashes, watcher: reporter)
      try site.write(to: folder, publicFolder: options.existingPublicFolder)
      print("wrote \(site.pageCount) pages into \(folder)")
      for (id, reason) in site.problems { print("not shown: \(id): \(reason)") }
      exit(site.problems.isEmpty ? 0 : 1)
    } catch {
      fail(73, "\(error)")
    }
  }

  private static func serve(_ options: HostOptions) -> Never {
    do {
      let server = try PreviewServer(options)
      try server.start()
      Termination.drain { await server.drain() }
      if options.isSupervised {
        server.report("ready")
        server.followStatus()
      } else {
        // At once, also into a pipe.
        FileHandle.standardOutput.write(Data((server.url + "\n").utf8))
      }
    } catch let error as ServerError {
      fail(error.code == .invalidAddress ? 2 : 74, error.message)
    } catch {
      fail(73, "\(error)")
    }
    dispatchMain()
  }

  private static func fail(_ code: Int32, _ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }
}
