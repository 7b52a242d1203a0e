internal import Glibc

/// A call to the operating system that failed.
struct SystemError: Error, Equatable, CustomStringConvertible {
  /// What was tried, as in "write".
  var operation: String
  /// The file or folder.
  var path: String
  /// The system's number for the reason.
  var number: Int32

  /// An error of the call made last on this thread.
  init(_ operation: String, _ path: String, number: Int32 = errno) {
    self.operation = operation
    self.path = path
    self.number = number
  }

  var description: String {
    "\(path): can't \(operation): \(strerror(number).map { String(cString: $0) } ?? "")"
  }

  /// The error for the user: 73 where something can't be made, 74 for other failures.
  var siteError: SiteError {
    let cannotCreate: Set<Int32> = [EACCES, EPERM, EROFS, ENOTDIR, EEXIST, ENOENT]
    let reason = strerror(number).map { String(cString: $0) } ?? "error \(number)"
    return SiteError(
      cannotCreate.contains(number) ? .cannotCreate : .inputOutput,
      "Can't \(operation): \(reason)", file: path)
  }
}
