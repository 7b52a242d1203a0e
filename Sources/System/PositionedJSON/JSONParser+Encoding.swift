extension JSONParser {
  /// Refuses what is too large, and what is no UTF-8.
  func checkEncoding() throws(Issue) {
    guard bytes.count <= limits.inputBytes else {
      throw issue(
        at: 0, message: "found \(bytes.count) bytes, wanted at most \(limits.inputBytes)",
        path: "$", hint: "Split the file.")
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw issue(
        at: 0, message: "found a byte order mark of UTF-16 or UTF-32, wanted UTF-8", path: "$",
        hint: "Save the file as UTF-8.")
    }
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      let offset = error.byteOffsets.lowerBound
      let found = offset < bytes.count ? String(bytes[offset], radix: 16, uppercase: true) : ""
      throw issue(
        at: offset,
        message: "found the byte 0x\(found.count == 1 ? "0" : "")\(found), "
          + "which is no UTF-8 here, wanted UTF-8",
        path: "$", hint: "Save the file as UTF-8.")
    }
  }
}
