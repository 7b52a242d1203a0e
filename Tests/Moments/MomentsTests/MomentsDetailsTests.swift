import Moments
import PositionedJSON
import SeededRandom
import Testing

private let bare = """
  {
    "userDetails": {"id": "u1", "name": "Ada", "avatar": "a.jpg", "backgroundImage": "b.jpg"},
    "moments": [
      {"id": "1", "userDetails": {"name": "Ada", "avatar": "a.jpg"}, "type": "PHOTOS",
       "photos": ["p.jpg", "q.jpg"], "createdDate": "1615714860", "new": {"x": []}},
      {"id": "2", "userDetails": {"id": "u2", "name": "Bo", "avatar": "b.jpg"}, "type": "URL",
       "title": "T", "url": "https://example.org/", "photos": [], "createdDate": "1.5e9",
       "isLiked": true, "likes": [{"id": "u1", "avatar": "a.jpg"}]}
    ]
  }
  """

@Suite("Reading a timeline")
struct MomentsDetailsTests {
  @Test("All members are read, and each moment knows its place")
  func bareTimeline() throws {
    let details = try read(bare)
    #expect(
      details.userDetails
        == UserDetails(id: "u1", name: "Ada", avatar: "a.jpg", backgroundImage: "b.jpg"))
    #expect(
      details.moments == [
        Moment(
          id: "1", userDetails: Moment.Author(id: nil, name: "Ada", avatar: "a.jpg"),
          type: .photos, photos: ["p.jpg", "q.jpg"], createdDate: "1615714860"),
        Moment(
          id: "2", userDetails: Moment.Author(id: "u2", name: "Bo", avatar: "b.jpg"), type: .url,
          title: "T", url: "https://example.org/", createdDate: "1.5e9", isLiked: true,
          likes: [Liker(id: "u1", avatar: "a.jpg")]),
      ])
    #expect(
      details.moments.map(\.location) == [
        SourceLocation(file: "m.json", line: 4, column: 5, path: "$.moments[0]"),
        SourceLocation(file: "m.json", line: 6, column: 5, path: "$.moments[1]"),
      ])
  }

  @Test(
    "The envelope of a query or mutation is opened",
    arguments: ["getMomentsDetailsByUserID", "updateMomentLike"])
  func envelope(name: String) throws {
    let details = try read("{\"data\": {\"\(name)\": \(bare)}}")
    #expect(try details == read(bare))
    #expect(details.moments[1].location?.path == "$.data.\(name).moments[1]")
  }

  @Test(
    "An answer without a timeline is an error",
    arguments: [
      (
        "{\"data\":null,\"errors\":[{\"message\":\"no such user\"}]}",
        "1:24 found the server's error 'no such user', wanted data, at $.errors[0]"
      ),
      ("{\"data\":null}", "1:9 found null, wanted an object, at $.data"),
      (
        "{\"data\":{}}",
        "1:9 found an object without \"getMomentsDetailsByUserID\", wanted that member, at $.data"
      ),
      ("[]", "1:1 found an array, wanted an object, at $"),
      ("", "1:1 found the end of the file, wanted a JSON value, at $"),
    ])
  func noTimeline(text: String, expected: String) {
    #expect(errors(text) == [expected])
  }

  @Test("Every error of a file is reported")
  func allErrors() {
    let text = """
      {"userDetails": {"id": "", "name": 7, "avatar": "a.jpg"},
      "moments": [
      {"id": "1", "userDetails": {"name": "A", "avatar": "a"}, "type": "VIDEO",
       "photos": [1, "p"], "createdDate": 1615714860},
      {"id": "2", "userDetails": {"id": 2, "name": "A"}, "type": "PHOTOS", "photos": null,
       "createdDate": "0", "isLiked": 1, "likes": [{"id": "x"}, []]},
      {"id": "1", "userDetails": null, "createdDate": "0", "photos": [], "type": "URL"},
      4]}
      """
    #expect(
      errors(text) == [
        "1:24 found an empty string, wanted an identifier, at $.userDetails.id",
        "1:36 found a number, wanted a string, at $.userDetails.name",
        "3:66 found \"VIDEO\", wanted \"URL\" or \"PHOTOS\", at $.moments[0].type",
        "4:13 found a number, wanted a string, at $.moments[0].photos[0]",
        "4:37 found a number, wanted a string, at $.moments[0].createdDate",
        "5:28 found an object without \"avatar\", wanted that member, at $.moments[1].userDetails",
        "5:35 found a number, wanted a string, at $.moments[1].userDetails.id",
        "5:80 found null, wanted an array, at $.moments[1].photos",
        "6:33 found a number, wanted true or false, at $.moments[1].isLiked",
        "6:46 found an object without \"avatar\", wanted that member, at $.moments[1].likes[0]",
        "6:59 found an array, wanted an object, at $.moments[1].likes[1]",
        "7:8 found the id of another moment, wanted one of its own, at $.moments[2].id",
        "7:28 found null, wanted an object, at $.moments[2].userDetails",
        "8:1 found a number, wanted an object, at $.moments[3]",
      ])
  }

  @Test("A date that is no number and an address that pages refuse are warnings")
  func warnings() throws {
    let text = """
      {"userDetails": {"id": "u", "name": "U", "avatar": "java\\nscript:alert(1)"},
      "moments": [{"id": "1", "userDetails": {"name": "A", "avatar": "data:image/png,"},
      "type": "URL", "url": " FTP://x", "photos": ["mailto:a@b", "a:b/c", "./a:b"],
      "createdDate": "yesterday"}]}
      """
    let diagnostics = Diagnostics()
    let details = try read(text, diagnostics: diagnostics)
    #expect(details.moments[0].createdDate == "yesterday")
    #expect(details.moments[0].createdSeconds == nil)
    #expect(
      diagnostics.warnings.sortedByPlace().map { "\($0.line):\($0.column) \($0.path)" } == [
        "1:52 $.userDetails.avatar", "2:64 $.moments[0].userDetails.avatar",
        "3:23 $.moments[0].url", "3:46 $.moments[0].photos[0]", "3:60 $.moments[0].photos[1]",
        "4:16 $.moments[0].createdDate",
      ])
  }

  @Test(
    "Seconds are a decimal number within the years 1 to 9999",
    arguments: [
      ("0", 0), ("-1", -1), ("1615714860", 1_615_714_860), ("1.5e9", 1_500_000_000), ("12.5", 12.5),
      ("", nil), (" 1", nil), ("1s", nil), ("nan", nil), ("inf", nil), ("0x10", nil),
      ("1e11", 1e11),
      ("1e12", nil), ("-1e11", nil), ("1e999", nil), ("٣", nil),
    ] as [(String, Double?)])
  func seconds(text: String, expected: Double?) {
    var moment = moment("1")
    moment.createdDate = text
    #expect(moment.createdSeconds == expected)
  }

  @Test("Changed bytes never make the reader crash")
  func mutations() throws {
    let original = Array(bare.utf8)
    for seed in UInt64(1)...1500 {
      var generator = SeededGenerator(seed: seed)
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0:
          bytes[place] = Array("{}[]\",:0n\\ ".utf8)[Int.random(in: 0..<11, using: &generator)]
        case 1: bytes.remove(at: place)
        default: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        }
      }
      do throws(InputError) {
        _ = try MomentsFeed.read(from: bytes, file: "m")
      } catch {
        #expect(!error.diagnostics.isEmpty, "seed \(seed)")
      }
    }
  }
}
