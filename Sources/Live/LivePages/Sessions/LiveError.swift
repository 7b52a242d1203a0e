/// Why a page could not be shown.
package enum LiveError: Error, Equatable, Sendable, CustomStringConvertible {
  /// All sessions that a server may have are with their pages.
  case tooMany
  /// All sessions that an address may have are with their pages.
  case tooManyOfAddress

  package var description: String {
    switch self {
    case .tooMany: "There are too many live pages. Close some, or raise the limit of sessions."
    case .tooManyOfAddress:
      "There are too many live pages of one address. Close some, or raise the limit of an address."
    }
  }
}
