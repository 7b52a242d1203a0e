/// Something that happened to an element on a live page.
package struct LiveEvent: Sendable, Equatable {
  /// How far a gesture has got.
  package enum Phase: UInt8, Sendable, CaseIterable {
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

  /// What ends a gesture without its effect, for an event that ends one.
  var cancellation: Payload? {
    switch (slot, payload) {
    case (.longPress, .motion(2..., let numbers)), (.drag, .motion(2..., let numbers)),
      (.magnify, .motion(2..., let numbers)), (.rotate, .motion(2..., let numbers)):
      .motion(Phase.cancelled.rawValue, numbers)
    case (.hover, .motion(2..., _)), (.hold, .flag(false)), (.dropTarget, .flag(false)): payload
    default: nil
    }
  }

  package init(_ slot: LiveSlot, _ payload: Payload = .none) {
    self.slot = slot
    self.payload = payload
  }

  /// Reads a payload; nil if it is not what the slot declares.
  ///
  /// Numbers are 32-bit floats, the least significant byte first, all of them finite and no
  /// further from zero than 10⁸. Sizes of windows and elements are cut to what can be.
  package init?(_ slot: LiveSlot, bytes: ArraySlice<UInt8>) {
    self.slot = slot
    switch slot {
    case .conceal, .menu, .swipe, .animate: return nil
    case .press, .submit, .focus, .blur, .target, .shortcut, .lift:
      guard bytes.isEmpty else { return nil }
      payload = .none
    case .input, .change, .key, .route, .link, .drop, .files:
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
    case .picture:
      guard let motion = Self.motion(bytes, 1, 0) else { return nil }
      payload = motion
    case .media:
      guard let motion = Self.motion(bytes, 3, 3) else { return nil }
      payload = motion
    case .rows:
      guard let motion = Self.motion(bytes, bytes.first == 0 ? 6 : 0, 2) else { return nil }
      payload = motion
    case .magnify, .rotate:
      guard case .motion(let phase, var numbers)? = Self.motion(bytes, 4, 3) else { return nil }
      if slot == .magnify { numbers[0] = min(max(numbers[0], 0), Self.largestScale) }
      payload = .motion(phase, numbers)
    case .hover:
      guard let motion = Self.motion(bytes, 2, 3) else { return nil }
      payload = motion
    case .size:
      guard var numbers = Self.numbers(bytes, 4) else { return nil }
      for index in 0...1 { numbers[index] = Self.size(numbers[index]) }
      payload = .motion(0, numbers)
    case .scroll:
      guard case .motion(let phase, var numbers)? = Self.motion(bytes, 6, 3) else { return nil }
      for index in 4...5 { numbers[index] = Self.size(numbers[index]) }
      payload = .motion(phase, numbers)
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

  /// The largest window that a browser may claim to have, in points; larger claims are cut to it, since views
  /// make as much as fits.
  package static let largestSize: Float = 16_384
  /// The most bytes that an event carries, such as those of a field's text: one limit for fields, messages
  /// and the browser's client, which keeps a longer text in its field and says that it is too long.
  package static let largestPayload = 65_536
  /// The most that two fingers can make of something at a time.
  package static let largestScale: Float = 8

  private static func size(_ claim: Float) -> Float { min(max(claim, 0), largestSize) }

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
