import Foundation
import Moments
import Testing

@Suite("Models as JSON")
struct CodingTests {
  @Test("What JSONDecoder reads is what the reader of feeds reads")
  func decoding() throws {
    let bytes = try MomentsSample.bytes()
    let decoded = try JSONDecoder().decode(MomentsDetails.self, from: Data(bytes))
    let read = try MomentsDetails.read(from: bytes, file: "sample")
    #expect(decoded == read)
    #expect(decoded.moments.count == 88)
  }

  @Test("What is written is read again, and places are not written")
  func roundTrip() throws {
    let read = try MomentsDetails.read(from: MomentsSample.bytes(), file: "sample")
    let data = try JSONEncoder().encode(read)
    #expect(try MomentsDetails.read(from: [UInt8](data), file: "again") == read)
    #expect(!String(decoding: data, as: UTF8.self).contains("\"location\""))
  }

  @Test("A person without a picture behind the profile, and a timeline without people, are whole")
  func missing() throws {
    let json = #"{"userDetails":{"id":"a","name":"A","avatar":"a.jpg"},"moments":[]}"#
    let details = try JSONDecoder().decode(MomentsDetails.self, from: Data(json.utf8))
    #expect(details.userDetails.backgroundImage.isEmpty)
    #expect(details.people.isEmpty)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(MomentsDetails.self, from: Data("{}".utf8))
    }
  }
}
