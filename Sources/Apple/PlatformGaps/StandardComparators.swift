public import Foundation

extension String.StandardComparator {
  /// The order of a list of files.
  ///
  /// - Note: Differs from Foundation: it is the order of characters, as Linux' type has no other.
  public static var localizedStandard: String.StandardComparator { .lexical }
  /// The order of the reader's language; see ``localizedStandard``.
  public static var localized: String.StandardComparator { .lexical }
}
