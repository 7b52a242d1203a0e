import Foundation
import Glibc

/// The terminal that a command writes to.
struct TerminalScreen {
  var width: Int
  var height: Int
  /// Whether colours are wanted: a terminal, and no `NO_COLOR`.
  var hasColors: Bool

  /// That of the standard output; 100 columns and 40 lines where it is none.
  static var current: TerminalScreen {
    var size = winsize()
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
    let noColor = ProcessInfo.processInfo.environment["NO_COLOR"] ?? ""
    return TerminalScreen(
      width: isKnown && size.ws_col > 20 ? Int(size.ws_col) : 100,
      height: isKnown && size.ws_row > 8 ? Int(size.ws_row) : 40,
      hasColors: isTerminal && noColor.isEmpty)
  }
}
