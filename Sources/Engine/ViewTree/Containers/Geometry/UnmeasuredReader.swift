import Foundation

/// A reader of a background or overlay while nobody knows how large it is.
///
/// Such readers are there to measure: what their content would do with a size that is guessed, it
/// does when the browser has told the size. Its views appear then.
final class UnmeasuredReader {
  private let frame: StateCell<CGRect?>?
  /// The reader around it that waited as well.
  private let outer: UnmeasuredReader?
  /// Whether anything waits for the size.
  private(set) var isAwaited = false

  /// - Parameter frame: The size and place when they are told; nil if they never are.
  init(_ frame: StateCell<CGRect?>?, in outer: UnmeasuredReader?) {
    self.frame = frame
    self.outer = outer
  }

  /// Whether the size is still not known; what is being evaluated is evaluated again when it is.
  func isWaitedFor() -> Bool {
    isAwaited = true
    let isKnown = frame?.value != nil
    return outer?.isWaitedFor() == true || !isKnown
  }
}

extension EnvironmentValues {
  private enum UnmeasuredReaderKey: EnvironmentKey {
    static var defaultValue: UnmeasuredReader? { nil }
  }

  /// The reader around whose size is not known yet.
  var unmeasuredReader: UnmeasuredReader? {
    get { self[UnmeasuredReaderKey.self] }
    set { self[UnmeasuredReaderKey.self] = newValue }
  }
}

extension LoweringContext {
  /// Whether what views do as they appear waits for the size of a reader around them.
  func waitsForSize() -> Bool { environment.unmeasuredReader?.isWaitedFor() ?? false }
}

/// What was done with a size that was guessed, and is done again with the one that is told.
@MainActor
final class GuessedActions {
  var actions: [() -> Void] = []
}
