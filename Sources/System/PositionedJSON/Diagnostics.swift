/// Collects what is wrong with an input while it is being read.
///
/// At most ``limit`` errors and as many warnings are kept; the others are counted.
public final class Diagnostics {
  /// How many errors, and how many warnings, are kept.
  public let limit: Int
  /// The errors, in the order in which they were found.
  public private(set) var errors: [Diagnostic] = []
  /// The warnings, in the order in which they were found.
  public private(set) var warnings: [Diagnostic] = []
  /// How many errors were found beyond the limit.
  public private(set) var omittedErrorCount = 0
  /// How many warnings were found beyond the limit.
  public private(set) var omittedWarningCount = 0

  /// An empty collection.
  public init(limit: Int = 50) {
    self.limit = max(limit, 1)
  }

  /// Adds a diagnostic, or counts it if there are enough.
  public func report(_ diagnostic: Diagnostic) {
    switch diagnostic.severity {
    case .error:
      if errors.count < limit { errors.append(diagnostic) } else { omittedErrorCount += 1 }
    case .warning:
      if warnings.count < limit { warnings.append(diagnostic) } else { omittedWarningCount += 1 }
    }
  }

  /// Whether another error would be kept.
  var hasRoom: Bool { errors.count < limit }

  /// Counts an error without describing it.
  func countOmittedError() { omittedErrorCount += 1 }

  /// Whether an error was found.
  public var hasErrors: Bool { !errors.isEmpty }

  /// Throws what was found if there is an error in it.
  public func throwErrors() throws(InputError) {
    guard let error = InputError(self) else { return }
    throw error
  }
}
