/// Why there is no answer.
struct Failure: Error {
  enum Code: Int32 {
    case usage = 2
    case badData = 65
    case noInput = 66
  }

  var code: Code
  var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
