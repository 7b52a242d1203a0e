import Testing
import XCTest

/// The line of a test that a failure is shown at.
struct TestCaller {
  let fileID: StaticString
  let file: StaticString
  let line: UInt
  let column: UInt

  /// Reports a message to whichever framework runs the test.
  func record(_ message: String, isFailure: Bool) {
    if Test.current != nil {
      let location = SourceLocation(
        fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
      Issue.record(
        "\(message)", severity: isFailure ? .error : .warning, sourceLocation: location)
    } else if isFailure {
      XCTFail(message, file: file, line: line)
    } else {
      print("\(file):\(line): warning: \(message)")
    }
  }
}
