/// What a parameter of a statement can be, and a column of a row.
package protocol PostgreSQLValue {
  /// The number by which PostgreSQL knows the type.
  static var typeID: UInt32 { get }
  /// Writes the value as PostgreSQL sends it.
  func append(to bytes: inout [UInt8])
}

/// A value that can be one of several in an array.
package protocol PostgreSQLElement: PostgreSQLValue {
  /// The number of the type of arrays of it.
  static var arrayTypeID: UInt32 { get }
}

extension FixedWidthInteger {
  /// Writes a number with its highest byte first.
  fileprivate func appendBytes(to bytes: inout [UInt8]) {
    withUnsafeBytes(of: bigEndian) { bytes.append(contentsOf: $0) }
  }
}

extension Int64: PostgreSQLElement {
  package static var typeID: UInt32 { 20 }
  package static var arrayTypeID: UInt32 { 1016 }
  package func append(to bytes: inout [UInt8]) { appendBytes(to: &bytes) }
}

extension Double: PostgreSQLElement {
  package static var typeID: UInt32 { 701 }
  package static var arrayTypeID: UInt32 { 1022 }
  package func append(to bytes: inout [UInt8]) { bitPattern.appendBytes(to: &bytes) }
}

extension Bool: PostgreSQLValue {
  package static var typeID: UInt32 { 16 }
  package func append(to bytes: inout [UInt8]) { bytes.append(self ? 1 : 0) }
}

/// A text; one with U+0000 is refused by the server, so texts of others are stored as bytes.
extension String: PostgreSQLValue {
  package static var typeID: UInt32 { 25 }
  package func append(to bytes: inout [UInt8]) { bytes.append(contentsOf: utf8) }
}

/// Some bytes.
package struct PostgreSQLBytes: PostgreSQLElement {
  package static var typeID: UInt32 { 17 }
  package static var arrayTypeID: UInt32 { 1001 }
  package var bytes: [UInt8]

  package init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }
  /// A text as UTF-8.
  package init(_ text: String) { bytes = Array(text.utf8) }

  package func append(to bytes: inout [UInt8]) { bytes.append(contentsOf: self.bytes) }
}

/// Several values of a type, as one parameter.
package struct PostgreSQLArray<Element: PostgreSQLElement>: PostgreSQLValue {
  package static var typeID: UInt32 { Element.arrayTypeID }
  package var elements: [Element]

  package init(_ elements: [Element]) { self.elements = elements }

  /// Dimensions, whether any is NULL, the type, and each dimension's length and first index; then the values.
  package func append(to bytes: inout [UInt8]) {
    for number in [elements.isEmpty ? 0 : 1, 0] { Int32(number).appendBytes(to: &bytes) }
    Element.typeID.appendBytes(to: &bytes)
    guard !elements.isEmpty else { return }
    for number in [elements.count, 1] { Int32(number).appendBytes(to: &bytes) }
    for element in elements {
      let start = bytes.count
      Int32(0).appendBytes(to: &bytes)
      element.append(to: &bytes)
      let length = Int32(bytes.count - start - 4)
      withUnsafeBytes(of: length.bigEndian) { bytes.replaceSubrange(start..<start + 4, with: $0) }
    }
  }
}
