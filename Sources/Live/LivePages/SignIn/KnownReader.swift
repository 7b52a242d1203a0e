package import AppServer

/// A reader, with the sign-in by which the server knows who it is.
package struct KnownReader: Equatable, Sendable {
  package var reader: Reader
  /// The sign-in; nil for readers without a user, and for those whom a proxy or the app knows.
  package var signIn: RandomID?
  /// When the sign-in ends, in seconds since 1970.
  package var expiry = Double.infinity

  /// Who the reader is; nil for somebody unknown.
  var userID: String? { reader.user?.id }

  package init(_ reader: Reader = Reader()) { self.reader = reader }
}
