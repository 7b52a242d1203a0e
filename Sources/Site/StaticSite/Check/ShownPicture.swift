internal import HTMLParsing

/// A picture with an address on a page.
struct ShownPicture {
  var address: String
  /// As the element says them, in CSS pixels.
  var width: Int?
  var height: Int?
  /// Whether a class or a style gives it a size.
  var isStyled: Bool
  /// Whether the browser may choose among several.
  var hasChoice: Bool
  var line: Int

  /// Reads an `img`; nil for anything else.
  init?(_ element: ParsedElement, line: Int) {
    guard element.name == "img", let address = element["src"] else { return nil }
    self.address = address
    width = element["width"].flatMap { Int($0) }
    height = element["height"].flatMap { Int($0) }
    isStyled = element["class"] != nil || element["style"] != nil
    hasChoice = element["srcset"] != nil
    self.line = line
  }

  /// What is wrong with its size, if anything is.
  ///
  /// - Parameters:
  ///   - file: The size of the file's picture, in pixels.
  ///   - bytes: The size of the file.
  func fault(file: (width: Double, height: Double), bytes: Int) -> String? {
    guard let width, let height, width > 0, height > 0 else {
      return isStyled
        ? nil
        : "The picture \"\(address)\" has no width and height, so that the page moves when it comes. "
          + "Write width=\"\(Int(file.width))\" height=\"\(Int(file.height))\"."
    }
    // Either may be rounded.
    let wanted = Double(width) * file.height / file.width
    if !isStyled, abs(wanted - Double(height)) > max(1, wanted * 0.02) {
      return
        "The picture \"\(address)\" is \(Int(file.width)) × \(Int(file.height)) and drawn in "
        + "\(width) × \(height). Give it its own proportions."
    }
    if !hasChoice, file.width > Double(width) * 3, bytes > 100 << 10 {
      return
        "The picture \"\(address)\" is \(Int(file.width)) pixels wide, \(bytes >> 10) KiB, and drawn "
        + "\(width) wide. Give it a smaller file, or several in srcset."
    }
    return nil
  }
}
