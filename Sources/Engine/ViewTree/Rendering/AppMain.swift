import CommandLineOptions
import Foundation

extension App {
  /// Runs the app: `--static DIR` writes the first frame of each window as a page into a folder.
  public static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(AppRunner.run(Self.self, arguments: arguments))
  }
}

/// What an app's program does with its arguments.
@MainActor
package enum AppRunner {
  /// What runs the app live, if a live server is part of the program.
  ///
  /// It makes the app itself, in the processes that run it.
  package static var live: (@MainActor (any App.Type, [String]) -> Int32)?

  /// The exit code: 0 done, 2 wrong use, 65 views with problems, 73 a folder that can't be written.
  package static func run<A: App>(_ type: A.Type, arguments: [String]) -> Int32 {
    AppInformation.setEnvironment()
    let isStatic = arguments.contains { $0 == "--static" || $0.hasPrefix("--static=") }
    if !isStatic, let live { return live(type, arguments) }
    let syntax = CommandSyntax(
      programName,
      options: [.value("static", "DIR", "Write the first frame of each window into a folder")])
    let list: ArgumentList
    do throws(CommandLineError) {
      list = try syntax.parse(arguments)
    } catch {
      return fail(.usage, error.description)
    }
    if list.has("help") {
      print(syntax.usage)
      return ExitCode.success.rawValue
    }
    guard let path = list["static"] else { return fail(.usage, syntax.usage) }
    let pages: [(name: String, bytes: [UInt8])]
    do {
      pages = try self.pages(of: type.init())
    } catch let error as RenderingError {
      return fail(.badData, "\(IssuePlaces.shared.placed(error))")
    } catch {
      return fail(.badData, "\(error)")
    }
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for page in pages {
        let file = folder.appendingPathComponent(page.name)
        try Data(page.bytes).write(to: file, options: .atomic)
        print("wrote \(file.path)")
      }
    } catch {
      return fail(.cannotCreate, "can't write to \(folder.path): \(error.localizedDescription)")
    }
    return 0
  }

  /// The pages of an app: the first window is `index.html`, the others go by their ids.
  package static func pages(of app: some App) throws -> [(name: String, bytes: [UInt8])] {
    func bytes<V: View>(_ view: V, _ title: String?) throws -> [UInt8] {
      let renderer = HTMLRenderer(content: view)
      renderer.title = try title ?? renderer.navigationTitle ?? programName
      IssueLog.shared.note(try renderer.warnings)
      return try renderer.bytes
    }
    return try windows(of: app).map { window in
      (
        window.path == "/" ? "index.html" : window.path.dropFirst() + ".html",
        try bytes(window.content, window.title)
      )
    }
  }

  /// A window of an app.
  package struct Window {
    /// The path of its page: `/` for the first, a slash and its id for others.
    package var path: String
    package var title: String?
    package var content: any View
  }

  /// The windows of an app, made anew.
  package static func windows(of app: some App) -> [Window] {
    func collect<S: Scene>(_ scene: S) -> [_SceneWindow] {
      var windows: [_SceneWindow] = []
      S._collect(scene, into: &windows)
      return windows
    }
    return collect(app.body).enumerated().map { index, window in
      let safe = (window.id ?? "window-\(index + 1)").map { character in
        character.isASCII && (character.isLetter || character.isNumber) ? character : "-"
      }
      return Window(
        path: index == 0 ? "/" : "/" + String(safe), title: window.title, content: window.content)
    }
  }

  private static var programName: String {
    (CommandLine.arguments.first as NSString?)?.lastPathComponent ?? "app"
  }

  private static func fail(_ code: ExitCode, _ message: String) -> Int32 {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    return code.rawValue
  }
}
