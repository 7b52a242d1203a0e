/// Something that happened to an element on a live page.
package struct LiveEvent: Sendable, Equatable {
  /// How far a gesture has got.
  package enum Phase: UInt8, Sendable {
    case began, changed, ended, cancelled
  }

  /// What comes with an event, decoded to what its slot declares.
  package enum Payload: Sendable, Equatable {
    case none
    case text(String)
    case flag(Bool)
    /// A phase or a count, and numbers; which is said at each ``LiveSlot``.
    case motion(UInt8, [Float])
  }

  package var slot: LiveSlot
  package var payload: Payload

  package init(_ slot: LiveSlot, _ payload: Payload = .none) {
    self.slot = slot
    self.payload = payload
  }

  /// Reads a payload; nil if it is not what the slot declares.
  ///
  /// Numbers are 32-bit floats, the least significant byte first, all of them finite and no
  /// further from zero than 10⁸.
  package init?(_ slot: LiveSlot, bytes: ArraySlice<UInt8>) {
    self.slot = slot
    switch slot {
    case .press, .submit, .focus, .blur, .target, .shortcut, .lift:
      guard bytes.isEmpty else { return nil }
      payload = .none
    case .input, .change, .key, .route, .link, .drop:
      guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
      payload = .text(text)
    case .check, .open, .visible, .scene, .dropTarget, .hold:
      guard bytes.count == 1, let byte = bytes.first, byte < 2 else { return nil }
      payload = .flag(byte == 1)
    case .tap: guard let motion = Self.motion(bytes, 2, 99) else { return nil }; payload = motion
    case .longPress:
      guard let motion = Self.motion(bytes, 0, 3) else { return nil }
      payload = motion
    case .choose:
      guard let motion = Self.motion(bytes, 0, 2) else { return nil }
      payload = motion
    case .move:
      guard let motion = Self.motion(bytes, 1, 0) else { return nil }
      payload = motion
    case .drag:
      guard let motion = Self.motion(bytes, 6, 3) else { return nil }
      payload = motion
    case .magnify, .rotate:
      guard let motion = Self.motion(bytes, 4, 3) else { return nil }
      payload = motion
    case .hover:
      guard let motion = Self.motion(bytes, 2, 3) else { return nil }
      payload = motion
    case .size:
      guard let numbers = Self.numbers(bytes, 4) else { return nil }
      payload = .motion(0, numbers)
    case .scroll:
      guard let numbers = Self.numbers(bytes, 6) else { return nil }
      payload = .motion(0, numbers)
    }
  }

  private static func motion(
    _ bytes: ArraySlice<UInt8>, _ count: Int, _ largest: UInt8
  ) -> Payload? {
    guard let first = bytes.first, first <= largest,
      let numbers = numbers(bytes.dropFirst(), count)
    else { return nil }
    return .motion(first, numbers)
  }

  /// Far more than any page has points; views may make integers of numbers that pass.
  private static let largestNumber: Float = 1e8

  private static func numbers(_ bytes: ArraySlice<UInt8>, _ count: Int) -> [Float]? {
    guard bytes.count == count * 4 else { return nil }
    var result: [Float] = []
    for index in 0..<count {
      var bits: UInt32 = 0
      for shift in 0..<4 {
        bits |= UInt32(bytes[bytes.startIndex + index * 4 + shift]) << UInt32(shift * 8)
      }
      let number = Float(bitPattern: bits)
      guard number.isFinite, abs(number) <= largestNumber else { return nil }
      result.append(number)
    }
    return result
  }
}
