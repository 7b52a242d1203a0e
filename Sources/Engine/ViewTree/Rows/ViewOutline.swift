import ElementTree

/// What a view has that decides its boxes, and apart from it its strings and the keys of its rows.
///
/// Two views of one type, in the same surroundings, with equal words have equal boxes but for the
/// strings and keys. So of the rows of a list only the first of each kind are lowered; see `RowMoulds`.
///
/// The words are a code in which every value of a type is followed by what its own words promise: a
/// condition writes its side before the view on that side, a collection how many rows there are.
public final class _ViewOutline {
  @exclusivity(unchecked) var words: UnsafeMutablePointer<UInt64>
  @exclusivity(unchecked) var count = 0
  @exclusivity(unchecked) var capacity = 256
  /// The strings of texts, addresses and labels, in the order of the views.
  @exclusivity(unchecked) var strings: [String] = []
  /// The keys of rows inside of the view, in their order.
  @exclusivity(unchecked) var keys: [UInt64] = []
  /// Whether the identity of what comes is what it is when the view is lowered. A control's label is
  /// lowered where the control's style shows it, which the outline doesn't know.
  @exclusivity(unchecked) var isPlaceKnown = true

  init() { words = .allocate(capacity: capacity) }

  deinit { words.deallocate() }

  func removeAll() {
    count = 0
    strings.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    isPlaceKnown = true
  }

  @inline(__always)
  func add(_ word: UInt64) {
    if count == capacity { grow() }
    words[count] = word
    count += 1
  }

  @inline(__always)
  func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  @inline(__always)
  func add(_ flag: Bool) { add(flag ? 1 : 0 as UInt64) }

  @inline(__always)
  func add(_ number: Double) { add(number.bitPattern) }

  @usableFromInline
  func add(_ type: Any.Type) { add(UInt64(UInt(bitPattern: ObjectIdentifier(type)))) }

  @inline(never)
  func grow() {
    let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: words, count: count)
    words.deallocate()
    words = larger
    capacity *= 2
  }

  /// Adds a string that has to be the same.
  func add(constant string: String) {
    var string = string
    string.withUTF8 { bytes in
      add(bytes.count)
      add(UnsafeRawBufferPointer(bytes))
    }
  }

  /// Adds bytes, the last word filled up with zeros.
  func add(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset + 8 <= bytes.count {
      add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    guard offset < bytes.count else { return }
    var word: UInt64 = 0
    withUnsafeMutableBytes(of: &word) {
      $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset...]))
    }
    add(word)
  }

  /// Adds a string that may be another in each row.
  func add(hole string: String) { strings.append(string) }

  /// Adds the key of a row inside.
  func add(key: UInt64) { keys.append(key) }
}

/// The engine's own name of an outline.
@usableFromInline package typealias ViewOutline = _ViewOutline
