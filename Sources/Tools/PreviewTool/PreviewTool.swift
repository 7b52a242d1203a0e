import Dispatch
import Foundation
import PreviewSupervision

/// What `swift package preview` runs; see its usage.
@main
enum PreviewTool {
  @MainActor static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.contains("--help") || arguments.contains("-h") {
      print(PreviewLauncher.Options.usage)
      return
    }
    do throws(PreviewLauncher.LaunchError) {
      try PreviewLauncher.run(try PreviewLauncher.Options(arguments))
    } catch {
      FileHandle.standardError.write(
        Data("error: \(error.message)\n\(error.hint)\n".utf8))
      exit(error.code == .noInput ? 66 : 74)
    }
    dispatchMain()
  }
}
