internal import ElementTree

/// Rules as they may stand between `<style>` and `</style>`, for an HTML and an XML parser alike.
///
/// `<` and `&` become CSS escapes. In a string they mean the same; elsewhere, as in a media range,
/// the rule around them is dropped by browsers, so such rules are written with `min-width` and
/// the like.
struct StylesheetText: Equatable {
  let bytes: [UInt8]

  init(_ css: String) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(css.utf8.count)
    for byte in CharacterData.normalised(css).utf8 {
      switch byte {
      case UInt8(ascii: "<"): bytes += "\\3C ".utf8
      case UInt8(ascii: "&"): bytes += "\\26 ".utf8
      case UInt8(ascii: ">") where bytes.suffix(2).elementsEqual("]]".utf8):
        // `]]>` may not stand in XML text; between an attribute selector and `>` a space is free.
        bytes += " >".utf8
      default: bytes.append(byte)
      }
    }
    self.bytes = bytes
  }
}
