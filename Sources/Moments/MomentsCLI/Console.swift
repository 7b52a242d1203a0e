import Foundation
import StaticSite

/// Messages for people and for programs.
enum Console {
  /// Prints a line to the standard error.
  static func write(toErrors text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Prints every message of an error.
  static func report(_ error: SiteError, asJSON: Bool) {
    if asJSON {
      print(error.json)
    } else {
      write(toErrors: error.description)
    }
  }
}
