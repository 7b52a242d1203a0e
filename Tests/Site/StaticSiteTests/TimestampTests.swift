import Foundation
import StaticSite
import Testing

@Suite("Timestamp")
struct TimestampTests {
  @Test(
    "A moment is written as standards have it",
    arguments: [
      (0, "1970-01-01T00:00:00Z", "Thu, 01 Jan 1970 00:00:00 GMT"),
      (1_709_208_000, "2024-02-29T12:00:00Z", "Thu, 29 Feb 2024 12:00:00 GMT"),
      (-1, "1969-12-31T23:59:59Z", "Wed, 31 Dec 1969 23:59:59 GMT"),
      (951_782_400, "2000-02-29T00:00:00Z", "Tue, 29 Feb 2000 00:00:00 GMT"),
      (253_402_300_799, "9999-12-31T23:59:59Z", "Fri, 31 Dec 9999 23:59:59 GMT"),
      (-62_135_596_800, "0001-01-01T00:00:00Z", "Mon, 01 Jan 0001 00:00:00 GMT"),
      (Int64.max, "9999-12-31T23:59:59Z", "Fri, 31 Dec 9999 23:59:59 GMT"),
      (Int64.min, "0001-01-01T00:00:00Z", "Mon, 01 Jan 0001 00:00:00 GMT"),
    ] as [(Int64, String, String)])
  func formats(seconds: Int64, iso: String, rfc: String) {
    #expect(Timestamp(seconds: seconds).iso8601 == iso)
    #expect(Timestamp(seconds: seconds).rfc822 == rfc)
  }

  @Test(
    "Dates are read as RFC 3339 and as seconds",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2024-02-29T14:00:00+02:00", 1_709_208_000),
      ("2024-02-29 06:30:00.123-05:30", 1_709_208_000), ("1709208000", 1_709_208_000),
      ("-1", -1), ("2023-02-29T00:00:00Z", nil), ("2024-13-01T00:00:00Z", nil),
      ("2024-01-01", nil), ("2024-01-01T24:00:00Z", nil), ("2024-01-01T00:00:00", nil),
      ("2024-01-01T00:00:00Zx", nil), ("2024-01-01T00:00:00.Z", nil), ("", nil),
      ("99999999999999", nil), ("yesterday", nil),
    ] as [(String, Int64?)])
  func reading(text: String, seconds: Int64?) {
    #expect(Timestamp(text)?.seconds == seconds)
  }

  @Test("Every day is read back as it was written")
  func roundTrip() {
    for day in stride(from: Int64(-719_162), through: 2_932_896, by: 97) {
      let moment = Timestamp(seconds: day * 86_400 + 3_661)
      #expect(Timestamp(moment.iso8601) == moment)
    }
  }
}
