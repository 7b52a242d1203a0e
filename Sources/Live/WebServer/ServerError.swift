/// Why a server could not be started.
package struct ServerError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of failure.
  package enum Code: Sendable {
    /// Another program listens there.
    case addressInUse
    /// The host is no numeric address of this machine.
    case invalidAddress
    /// The system refused for another reason.
    case systemFailure
  }

  package var code: Code
  /// What was found and what to do about it.
  package var message: String

  package init(code: Code, message: String) {
    self.code = code
    self.message = message
  }

  package var description: String { message }
}
