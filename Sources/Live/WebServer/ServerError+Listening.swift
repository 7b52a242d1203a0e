internal import Glibc

extension ServerError {
  /// The error of a system call that made a server listen.
  init(_ number: Int32, _ configuration: ServerConfiguration) {
    let place = "\(configuration.host), port \(configuration.port)"
    switch number {
    case EADDRINUSE:
      self.init(
        code: .addressInUse,
        message: "Another program listens at \(place). Choose another port, or 0 for any.")
    case EINVAL, EADDRNOTAVAIL:
      self.init(
        code: .invalidAddress,
        message: "\(configuration.host) is no address of this machine. Write one in numbers.")
    default:
      let reason = strerror(number).map { String(cString: $0) } ?? "error \(number)"
      self.init(
        code: .systemFailure,
        message: "Can't listen at \(place): \(reason). Choose another host or port.")
    }
  }
}
