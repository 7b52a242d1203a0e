/// Why PostgreSQL did not do what it was asked.
package struct PostgreSQLError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of failure.
  package enum Code: Sendable {
    /// The client library isn't there.
    case noLibrary
    /// The server can't be reached, has ended the connection, or did not answer in time.
    case unreachable
    /// The server doesn't let this program in.
    case refused
    /// The server has no room, or too many connections.
    case full
    /// Others hold what the statement wants, or changed it meanwhile.
    case busy
    /// A rule of the schema forbids the change.
    case constraint
    /// The schema was written by a later version of the program.
    case newerVersion
    /// The statement is no SQL that fits the schema.
    case invalidStatement
    /// Something else; ``PostgreSQLError/message`` says what.
    case other
  }

  package var code: Code
  /// The SQLSTATE; empty where the error isn't the server's.
  package var state: String
  /// What was found and what to do about it. It has no part of an address.
  package var message: String

  package init(_ code: Code, state: String = "", _ message: String) {
    self.code = code
    self.state = state
    self.message = message
  }

  /// The error of an answer, in the server's own words.
  init(state: String, words: String) {
    let (code, hint): (Code, String) =
      switch state {
      case "": (.unreachable, "It is tried again.")
      case "28000", "28P01", "3D000":
        (.refused, "Check the address, and PGPASSWORD or PGPASSFILE.")
      case "42501": (.refused, "Let the user make a schema in the database.")
      case "55P03", "57014", "40001", "40P01": (.busy, "It is tried again.")
      default:
        switch state.prefix(2) {
        case "08", "57": (.unreachable, "It is tried again.")
        case "53": (.full, "Make room on the server.")
        case "23": (.constraint, "Give values that the schema allows.")
        case "42", "22": (.invalidStatement, "Correct the statement.")
        default: (.other, "See the state in PostgreSQL's documentation.")
        }
      }
    self.init(
      code, state: state,
      "PostgreSQL says: \(words)\(state.isEmpty ? "" : " (\(state))"). \(hint)")
  }

  /// The message.
  package var description: String { message }
}
