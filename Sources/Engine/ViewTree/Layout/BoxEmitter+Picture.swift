import ElementTree

extension BoxEmitter {
  /// Opens a picture that browsers choose a file for: another in dark surroundings, or one of several
  /// sizes and forms; nil where there is one file.
  ///
  /// The `picture` has no box, so that layout sees the image in it.
  mutating func openPicture(_ draft: ElementDraft) -> Int? {
    guard !draft.wraps, draft.core.content >= 0,
      case .image(let image) = boxes.contents[Int(draft.core.content)]
    else { return nil }
    if let variants = image.variants { return openPicture(draft, variants) }
    guard colorScheme == nil, let dark = image.darkSource else { return nil }
    recorder?.hasFailed = true
    let picture = out.open(.picture, style: extend(0, .display, Self.contents))
    let source = openSource()
    out.attribute(.srcset, prefixed(dark))
    out.attribute(.media, "(prefers-color-scheme: dark)")
    out.close(source)
    return picture
  }

  private mutating func openPicture(
    _ draft: ElementDraft, _ variants: PictureVariants
  ) -> Int? {
    let sources = variants.sources.filter { !$0.files.isEmpty }
    guard !sources.isEmpty else { return nil }
    recorder?.hasFailed = true
    let picture = out.open(.picture, style: extend(0, .display, Self.contents))
    let sizes = self.sizes(of: draft, variants.size)
    for type in sources {
      let source = openSource()
      out.attribute(.type, type.type)
      out.attribute(
        .srcset,
        type.files.map { "\(prefixed($0.address)) \($0.width)w" }.joined(separator: ", "))
      out.attribute(.sizes, sizes)
      out.close(source)
    }
    return picture
  }

  /// Opens a choice of a picture, which has no box either: it would be one more child of a stack.
  private mutating func openSource() -> Int {
    out.open(.source, style: extend(0, .display, Keyword.none))
  }

  /// How wide a picture is drawn, as its `sizes` say it: what frames settle, else the window's width.
  private func sizes(of draft: ElementDraft, _ size: PictureSize) -> String {
    // What a picture that isn't resizable says here is its size.
    if draft.core.kind == .image { return "\(CSSNumber.string(size.width))px" }
    let bounds = (0...1).map { axis -> Float? in
      let range = draft.core.range(axis)
      let length = draft.size[axis].bounds?.high ?? (range.isFixed ? range.maximum : .infinity)
      return length.isFinite && length > 0 ? length - draft.padding(axis) : nil
    }
    guard var width = bounds[0], width > 0 else { return "100vw" }
    if draft.pictureMode == .cover, let height = bounds[1] {
      width = max(width, height * Float(size.width / size.height))
    }
    let length = "\(CSSNumber.string(Double(width.rounded(.up))))px"
    let isSettled = if case .points = draft.size[0] { true } else { draft.core.width.isFixed }
    return isSettled ? length : "(max-width: \(length)) 100vw, \(length)"
  }

  private static let contents = CSSValue.text(CSSText("contents"))

  /// An address as it is from the page's own place.
  func prefixed(_ address: String) -> String {
    Self.isRelative(address) ? addressPrefix + address : address
  }
}
