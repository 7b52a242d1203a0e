/// Why an engine can't be asked.
package struct EngineError: Error, CustomStringConvertible {
  package var description: String

  init(_ description: String) { self.description = description }

  static func notInstalled(_ program: String, package: String) -> EngineError {
    EngineError(
      "\(program) is not installed. Install the package \(package) (apt-get install \(package)).")
  }
}
