/// The columns of one row, by their place; one of another type, or NULL, reads as nothing.
package struct PostgreSQLRow: Sendable {
  var columns: [[UInt8]?]

  /// Whether a column is NULL, or not there.
  package func isNull(_ column: Int) -> Bool {
    !columns.indices.contains(column) || columns[column] == nil
  }

  package func bytes(_ column: Int) -> [UInt8] {
    columns.indices.contains(column) ? columns[column] ?? [] : []
  }

  package func string(_ column: Int) -> String { String(decoding: bytes(column), as: UTF8.self) }

  /// A number of any of PostgreSQL's integer types.
  package func int64(_ column: Int) -> Int64 {
    let bytes = bytes(column)
    let first: Int64 = bytes.first.map { $0 > 127 } == true ? -1 : 0
    return bytes.count <= 8 ? bytes.reduce(first) { $0 << 8 | Int64($1) } : 0
  }

  package func double(_ column: Int) -> Double {
    bytes(column).count == 8 ? Double(bitPattern: UInt64(bitPattern: int64(column))) : 0
  }

  package func bool(_ column: Int) -> Bool { bytes(column) == [1] }
}
