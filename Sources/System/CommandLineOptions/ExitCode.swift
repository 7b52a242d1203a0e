/// The status with which a command ends.
///
/// The numbers above 63 are those of `sysexits.h`.
public enum ExitCode: Int32, Sendable, CaseIterable {
  /// Done.
  case success = 0
  /// The command worked and found differences or faults.
  case findings = 1
  /// The arguments make no sense.
  case usage = 2
  /// The input is wrong.
  case badData = 65
  /// There is no input.
  case noInput = 66
  /// A fault of the program's own.
  case internalError = 70
  /// The output can't be created.
  case cannotCreate = 73
  /// Reading or writing failed.
  case inputOutput = 74
  /// The user interrupted the command.
  case interrupted = 130
}
