/// What a parameter of a statement can be.
package protocol SQLiteValue {
  /// Gives a copy of the value to a parameter; the first has the index 1.
  func bind(to statement: Statement, at index: Int) throws(SQLiteError)
}

extension Int64: SQLiteValue {
  package func bind(to statement: Statement, at index: Int) throws(SQLiteError) {
    try statement.bind(self, at: index)
  }
}

extension Int: SQLiteValue {
  package func bind(to statement: Statement, at index: Int) throws(SQLiteError) {
    try statement.bind(Int64(self), at: index)
  }
}

/// Stored as 0 or 1.
extension Bool: SQLiteValue {
  package func bind(to statement: Statement, at index: Int) throws(SQLiteError) {
    try statement.bind(self ? 1 as Int64 : 0, at: index)
  }
}

/// A number that is none is stored as NULL, as SQLite does it.
extension Double: SQLiteValue {
  package func bind(to statement: Statement, at index: Int) throws(SQLiteError) {
    try statement.bind(self, at: index)
  }
}

extension String: SQLiteValue {
  package func bind(to statement: Statement, at index: Int) throws(SQLiteError) {
    try statement.bind(self, at: index)
  }
}

extension [UInt8]: SQLiteValue {
  package func bind(to statement: Statement, at index: Int) throws(SQLiteError) {
    try statement.bind(self, at: index)
  }
}
