/// Why there is no answer.
package struct Failure: Error {
  package enum Code: Int32 {
    case usage = 2
    case badData = 65
    case noInput = 66
  }

  package var code: Code
  package var message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
