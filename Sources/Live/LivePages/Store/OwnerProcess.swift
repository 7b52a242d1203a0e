internal import Foundation
internal import Glibc

/// A process, named so that others of the same machine can tell whether it lives.
struct OwnerProcess: Equatable {
  /// The machine's start and the name space of process numbers, within which numbers mean the same.
  var place: String
  var number: Int32
  /// When it began, as the kernel counts, since numbers come again.
  var start: String

  /// This process.
  static let own = OwnerProcess(
    place: ownPlace, number: getpid(), start: state(of: getpid())?.start ?? "")

  private static let ownPlace: String = {
    let boot =
      (try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)) ?? ""
    let space = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/pid"))
    return boot.prefix { !$0.isNewline } + " " + (space ?? "")
  }()

  init(place: String, number: Int32, start: String) {
    self.place = place
    self.number = number
    self.start = start
  }

  /// Reads what ``text`` gave.
  init?(_ text: String) {
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard parts.count == 3, let number = Int32(parts[1]) else { return nil }
    self.init(place: String(parts[0]), number: number, start: String(parts[2]))
  }

  var text: String { "\(place)\n\(number)\n\(start)" }

  /// Whether the process has surely ended; false where nothing can be known.
  var hasEnded: Bool {
    guard place == Self.ownPlace else { return false }
    guard let state = Self.state(of: number) else { return true }
    return state.start != start || state.letter == "Z" || state.letter == "X"
  }

  private static func state(of number: Int32) -> (letter: Substring, start: String)? {
    guard let text = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return nil }
    // The program's name, which may have spaces, ends with the last bracket; see proc(5).
    let fields = text[text.index(after: end)...].split(separator: " ")
    guard fields.count > 19 else { return nil }
    return (fields[0], String(fields[19]))
  }
}
