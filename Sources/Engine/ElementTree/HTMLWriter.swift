/// A byte buffer that receives HTML source.
///
/// Every append is total: text is escaped for the place it goes to, so no caller can
/// produce a page whose structure differs from its element tree.
///
///     var writer = HTMLWriter()
///     writer.appendText("Tea & <biscuits>")
///     // Tea &amp; &lt;biscuits&gt;
public struct HTMLWriter: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// The number of bytes written so far.
  public private(set) var count = 0

  /// Bytes beyond the end that a 16-byte store may touch.
  private static let slack = 16

  /// Creates an empty buffer with room for `capacity` bytes.
  public init(capacity: Int = 4096) {
    self.capacity = max(capacity, 64)
    base = .allocate(capacity: self.capacity + Self.slack)
  }

  deinit { base.deallocate() }

  /// A copy of the source written so far.
  public var bytes: [UInt8] { Array(UnsafeBufferPointer(start: base, count: count)) }

  /// The source written so far.
  public var string: String {
    String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
  }

  /// Makes room for `additional` more bytes.
  @inline(__always)
  private mutating func reserve(_ additional: Int) {
    if count + additional > capacity { grow(by: additional) }
  }

  @inline(never)
  private mutating func grow(by additional: Int) {
    let larger = max(capacity * 2, count + additional)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger + Self.slack)
    moved.update(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = larger
  }

  /// Appends markup of the engine's own, unescaped.
  @inline(__always)
  package mutating func appendMarkup(_ markup: StaticString) {
    let length = markup.utf8CodeUnitCount
    reserve(length)
    (base + count).update(from: markup.utf8Start, count: length)
    count += length
  }

  /// Appends markup of the engine's own, unescaped.
  @inline(__always)
  package mutating func appendMarkup(_ markup: [UInt8]) {
    markup.withUnsafeBufferPointer { appendMarkup($0) }
  }

  /// Appends markup of the engine's own, unescaped.
  @inline(__always)
  package mutating func appendMarkup(_ markup: UnsafeBufferPointer<UInt8>) {
    guard let start = markup.baseAddress else { return }
    reserve(markup.count)
    (base + count).update(from: start, count: markup.count)
    count += markup.count
  }

  /// Appends character data; `&`, `<` and `>` are escaped.
  ///
  /// `>` needs no escape in HTML; it gets one because `]]>` may not stand in XML text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of UTF-8 code units in `text`.
  public mutating func appendText(_ text: String) {
    var text = CharacterData.normalised(text)
    text.withUTF8 { appendText($0) }
  }

  /// Appends the value of an attribute in double quotes; the quotes are the caller's.
  ///
  /// - Complexity: O(*n*), where *n* is the number of UTF-8 code units in `value`.
  public mutating func appendAttributeValue(_ value: String) {
    var value = CharacterData.normalised(value)
    value.withUTF8 { appendAttributeValue($0) }
  }

  /// Appends character data that is normalised already.
  package mutating func appendText(_ text: UnsafeBufferPointer<UInt8>) {
    appendEscaped(text) { bytes in
      (bytes .== SIMD16(repeating: 0x26)) .| (bytes .== SIMD16(repeating: 0x3C))
        .| (bytes .== SIMD16(repeating: 0x3E))
    } escape: { byte in
      switch byte {
      case 0x26: "&amp;"
      case 0x3C: "&lt;"
      case 0x3E: "&gt;"
      default: nil
      }
    }
  }

  /// Appends an attribute's value that is normalised already.
  package mutating func appendAttributeValue(_ value: UnsafeBufferPointer<UInt8>) {
    appendEscaped(value) { bytes in
      (bytes .== SIMD16(repeating: 0x26)) .| (bytes .== SIMD16(repeating: 0x3C))
        .| (bytes .== SIMD16(repeating: 0x3E)) .| (bytes .== SIMD16(repeating: 0x22))
        .| (bytes .< SIMD16(repeating: 0x20))
    } escape: { byte in
      switch byte {
      case 0x26: "&amp;"
      case 0x3C: "&lt;"
      case 0x3E: "&gt;"
      case 0x22: "&quot;"
      case 0x09: "&#9;"
      case 0x0A: "&#10;"
      default: nil
      }
    }
  }

  /// Copies runs that need no escape sixteen bytes at a time.
  ///
  /// A block is stored first and checked afterwards, which is why the buffer has slack.
  @inline(__always)
  private mutating func appendEscaped(
    _ source: UnsafeBufferPointer<UInt8>,
    special: (SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>>,
    escape: (UInt8) -> StaticString?
  ) {
    guard let start = source.baseAddress else { return }
    var index = 0
    let end = source.count
    reserve(end)
    while index + 16 <= end {
      let block = UnsafeRawPointer(start + index).loadUnaligned(as: SIMD16<UInt8>.self)
      reserve(end - index)
      UnsafeMutableRawPointer(base + count).storeBytes(of: block, as: SIMD16<UInt8>.self)
      if !any(special(block)) {
        count += 16
      } else {
        appendBytewise(start + index, 16, escape)
      }
      index += 16
    }
    appendBytewise(start + index, end - index, escape)
  }

  @inline(__always)
  private mutating func appendBytewise(
    _ start: UnsafePointer<UInt8>, _ length: Int, _ escape: (UInt8) -> StaticString?
  ) {
    // The longest escape is six bytes.
    reserve(length * 6)
    for offset in 0..<length {
      let byte = start[offset]
      if let replacement = escape(byte) {
        let size = replacement.utf8CodeUnitCount
        (base + count).update(from: replacement.utf8Start, count: size)
        count += size
      } else {
        base[count] = byte
        count += 1
      }
    }
  }
}
