/// Why there is no answer.
package enum CurlFailure: Error, Hashable, Sendable {
  /// libcurl isn't installed.
  case unavailable
  /// The answer has more bytes than were wanted.
  case tooLong
  /// The name has no address.
  case unknownHost
  /// Nobody answers there.
  case noConnection
  /// The answer ended before its end.
  case cut
  /// Nothing came for as long as was to be waited.
  case silence
  /// One address led to another too often.
  case redirects
  /// An address led out of https.
  case scheme
  /// What libcurl says of anything else, such as a certificate.
  case other(String)
}
