/// Messages one behind the other, each with the varint of its length in front.
package enum MessageStream {
  /// A message with its length.
  package static func framed(_ message: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(message.count + 5)
    bytes.append(varint: UInt32(truncatingIfNeeded: message.count))
    return bytes + message
  }

  /// The messages of a body; nil if it ends within one.
  package static func messages(in body: [UInt8]) -> [ArraySlice<UInt8>]? {
    var reader = WireReader(body[...])
    var messages: [ArraySlice<UInt8>] = []
    while !reader.rest.isEmpty {
      guard let count = reader.varint(), let message = reader.bytes(Int(count)) else { return nil }
      messages.append(message)
    }
    return messages
  }
}
