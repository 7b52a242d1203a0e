public import PositionedJSON
import Foundation

/// The feed that comes with the package: 88 moments by 12 people over two years.
///
/// Its pictures are addressed relative to a site and lie in the package's folder `Public`.
public enum MomentsSample {
  /// The name that messages show.
  public static let file = "Sample/moments.json"

  /// The feed's JSON.
  ///
  /// It is looked for in the target's resources beside the executable, behind links as well.
  public static func bytes() throws(InputError) -> [UInt8] {
    for folder in folders() {
      let url = folder.appendingPathComponent("swiftui-html_Moments.resources/\(file)")
      if let data = try? Data(contentsOf: url) { return [UInt8](data) }
    }
    throw InputError(
      Diagnostic(
        .error, at: SourceLocation(file: file, line: 1, column: 1, path: "$"),
        message: "found no sample beside the executable, wanted the package's resources",
        hint: "Copy the folder swiftui-html_Moments.resources along with the executable."))
  }

  /// The feed.
  public static func feed() throws(InputError) -> MomentsFeed {
    try MomentsFeed.read(from: bytes(), file: file)
  }

  private static func folders() -> [URL] {
    var folders = [Bundle.main.bundleURL]
    if let executable = Bundle.main.executableURL?.resolvingSymlinksInPath() {
      folders.append(executable.deletingLastPathComponent())
    }
    return folders
  }
}
