import Foundation
import StaticSite

@MainActor enum TimestampUses {
  static func timestamp(_ value: Timestamp, _ int64: Int64, _ moment: Date) {
    _ = Timestamp.self
    _ = value.seconds
    _ = Timestamp(seconds: int64)
    _ = Timestamp("a")
    _ = Timestamp(moment)
    _ = Timestamp.now
    _ = value.instant
    _ = value.iso8601
    _ = value.date
    _ = value.rfc822
  }
}
