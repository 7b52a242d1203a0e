import ElementTree

extension BoxEmitter {
  /// Opens a picture that is another in dark surroundings; nil where one file does for both.
  ///
  /// The `picture` has no box, so that layout sees the image in it.
  mutating func openPicture(_ draft: ElementDraft) -> Int? {
    guard colorScheme == nil, !draft.wraps, draft.core.content >= 0,
      case .image(let image) = boxes.contents[Int(draft.core.content)], let dark = image.darkSource
    else { return nil }
    recorder?.hasFailed = true
    let picture = out.open(.picture, style: extend(0, .display, Self.contents))
    let source = out.open(.source)
    out.attribute(.srcset, prefixed(dark))
    out.attribute(.media, "(prefers-color-scheme: dark)")
    out.close(source)
    return picture
  }

  private static let contents = CSSValue.text(CSSText("contents"))

  /// An address as it is from the page's own place.
  func prefixed(_ address: String) -> String {
    Self.isRelative(address) ? addressPrefix + address : address
  }
}
