/// Why a store did not do what it was asked.
///
/// - Note: As in SwiftData, with a message.
public struct SwiftDataError: Error, Equatable, Sendable, CustomStringConvertible {
  enum Code { case loadIssueModelContainer, unsupported, notAllowed, denied }
  let code: Code
  /// What was found and what to do.
  public let description: String

  init(_ code: Code, _ message: String) {
    self.code = code
    description = message
  }

  public static func == (left: Self, right: Self) -> Bool { left.code == right.code }

  /// The store can't be opened, or an object in it has another form.
  public static let loadIssueModelContainer = SwiftDataError(
    .loadIssueModelContainer, "The store can't be read. Name another file.")
  /// A property's type can't be kept.
  public static let unsupportedSchema = SwiftDataError(
    .unsupported, "A property's type can't be kept. Make it Codable or @Transient.")
}
