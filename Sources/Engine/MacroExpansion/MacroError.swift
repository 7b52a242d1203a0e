/// Something that a macro can't accept, and where it stands in the macro's source.
package struct MacroError: Error, Equatable {
  var message: String
  /// UTF-8 offsets in the source that the macro was given.
  var range: Range<Int>

  init(_ message: String, at range: Range<Int>) {
    self.message = message
    self.range = range
  }
}
