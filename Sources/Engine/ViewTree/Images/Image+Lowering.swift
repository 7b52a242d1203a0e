import ElementTree

extension LoweringContext {
  /// Adds the box of a picture.
  @MainActor
  package mutating func add(image: Image) {
    switch image.source {
    case .symbol(let name): add(symbol: name, image)
    case .address(let address, let scale): add(address: address, scale, image)
    case .asset(let name, let bundle):
      do throws(AssetError) {
        add(asset: try AssetCatalog.shared.image(name, bundle: bundle), image)
      } catch {
        // A catalogue made for another system is none of the page's faults. On a live page a picture
        // that isn't there is an empty place, as it is in the app; a static site is not written with one.
        let isForeign = error.code == .unsupportedFile
        reportOnce(
          isForeign ? .unsupported : .missingAsset,
          severity: isForeign || isLive ? .warning : .error, error.message)
        addEmptyPicture(image)
      }
    case .data(let data):
      guard let type = PictureType(bytes: data.bytes) else {
        reportOnce(
          .unsupported, severity: .warning,
          "A picture's bytes have a format that browsers don't show. Use SVG, PNG, JPEG or WebP.")
        addEmptyPicture(image)
        return
      }
      let file = AssetFile(path: nil, name: "image", type: type, bytes: data.bytes)
      let scale = data.scale.isFinite ? Int(min(max(data.scale, 1), 4)) : 1
      add(asset: ImageAsset(file, scale: scale), image)
    case .none: addEmptyPicture(image)
    }
  }

  /// The box of a picture that isn't there: nothing, or an empty space that it would fill.
  private mutating func addEmptyPicture(_ image: Image) {
    add(
      image.options.isResizable
        ? Box(kind: .paint, width: .filling(), height: .filling())
        : Box(kind: .paint, width: .fixed(0), height: .fixed(0)))
  }

  @MainActor
  private mutating func add(address: String, _ scale: Double, _ image: Image) {
    let url = ImageURL(address)
    if url.isRefused {
      reportOnce(
        .refusedURL, severity: .warning,
        "A picture's address has a scheme that pages must not have: \(address.prefix(100)). "
          + "Use http, https or a relative address.")
      // Browsers ask the page's policy even for about:invalid, and report that it forbids it.
      addEmptyPicture(image)
      return
    }
    let variants = pictureVariants(of: address)
    // The addresses of other files follow from no hole.
    let source = variants == nil ? hole(url.string) : url.string
    var content = ImageContent(source: source, alternative: alternative(of: image, ""))
    content.variants = variants
    (content.isLazy, content.isUrgent) = takePictureLoading()
    let density = scale.isFinite ? Int(min(max(scale.rounded(), 1), 4)) : 1
    if density > 1, !url.string.contains(where: { $0 == " " || $0 == "," }) {
      content.densities = [density: url.string]
    }
    let pixels = image.options.isResizable ? pictureSize(of: address) : nil
    let size = pixels.flatMap {
      PictureSize(width: $0.width / Double(density), height: $0.height / Double(density))
    }
    let mark = mark()
    addPicture(content, size: size, image)
    if let question = pictureQuestion(address) { listen(since: mark, question) }
  }

  @MainActor
  private mutating func add(asset: ImageAsset, _ image: Image) {
    let name = if case .asset(let name, _) = image.source { name } else { "" }
    let words = alternative(of: image, name)
    if (image.options.renderingMode ?? asset.intent) == .template {
      addMask(asset, image, words)
      return
    }
    if image.options.isResizable, image.options.resizingMode == .tile {
      addTile(asset, image, words)
      return
    }
    let isLinked = graph.assets.placement != .inline
    // In the page itself, one file must do for all screens.
    guard let base = asset.file(scale: isLinked ? 1 : 2) else { return }
    var content = ImageContent(source: address(of: base.file), alternative: words)
    if isLinked { (content.isLazy, content.isUrgent) = takePictureLoading() }
    if isLinked, base.file.type != .svg, asset.light.count > 1 {
      for (scale, file) in asset.light where scale != base.scale {
        content.densities[scale] = address(of: file)
      }
    }
    if let dark = asset.file(scale: isLinked ? 1 : 2, isDark: true), dark.file !== base.file {
      content.darkSource = address(of: dark.file)
    }
    addPicture(content, size: asset.size, image)
  }

  /// The address of a file in the page.
  @MainActor
  private mutating func address(of file: AssetFile) -> String {
    if graph.assets.placement == .inline, file.bytes.count > PageAssets.inlineLimit {
      reportOnce(
        .unsupported, severity: .warning,
        "The picture \(file.path ?? "in memory") has \(file.bytes.count) bytes and is written "
          + "into the page. Link assets, or use a picture of at most 32 KiB.")
    }
    return graph.assets.address(of: file)
  }

  @MainActor
  private mutating func addPicture(
    _ content: ImageContent, size: PictureSize?, _ image: Image
  ) {
    var content = content
    var box: Box
    if image.options.isResizable {
      if image.options.capInsets != EdgeInsets() {
        reportOnce(
          .unsupported, severity: .warning,
          "A picture is resizable with cap insets, which are not supported; it is stretched.")
      }
      let ideal = (size.map { Float($0.width) } ?? .nan, size.map { Float($0.height) } ?? .nan)
      box = Box(
        kind: .resizableImage, width: .filling(ideal: ideal.0), height: .filling(ideal: ideal.1))
    } else {
      content.width = size?.width
      content.height = size?.height
      box = Box(
        kind: .image, width: size.map { .fixed(Float($0.width)) } ?? .unknown,
        height: size.map { .fixed(Float($0.height)) } ?? .unknown)
    }
    if image.options.interpolation == Image.Interpolation.none {
      box.style = extend(box.style, .imageRendering, .text(CSSText("pixelated")))
    }
    if let color = content.variants?.color {
      let digits = (0..<3).map { String(Int(color[$0]) >> 4, radix: 16) }.joined()
      box.style = extend(box.style, .backgroundColor, .text(CSSText("#" + digits)))
    }
    box.content = Int32(truncatingIfNeeded: tree.contents.count)
    tree.contents.append(.image(content))
    add(box)
  }

  /// A picture in the colour of text: an area of that colour, seen through the picture.
  @MainActor
  private mutating func addMask(_ asset: ImageAsset, _ image: Image, _ words: String) {
    guard let (_, file) = asset.file(scale: 2) else { return }
    var size = asset.size
    if let points = asset.symbolPointSize {
      // A symbol grows with the text around it.
      let factor = symbolSide / 1.2 / points
      size = size.flatMap { PictureSize(width: $0.width * factor, height: $0.height * factor) }
    }
    var box = areaBox(image, size)
    box.phase = .mask
    box.firstPhase = .background
    box.style = extend(0, .backgroundColor, foregroundColor())
    box.style = extend(
      box.style, .mask, .text(CSSText("url(\"\(file.dataAddress)\") center/contain no-repeat")))
    addLabelled(box, words)
  }

  /// A picture that is repeated, in the box's background.
  @MainActor
  private mutating func addTile(_ asset: ImageAsset, _ image: Image, _ words: String) {
    guard let (_, file) = asset.file(scale: 2) else { return }
    var box = areaBox(image, asset.size)
    box.phase = .background
    box.firstPhase = .background
    box.style = extend(0, .backgroundImage, .text(CSSText("url(\"\(file.dataAddress)\")")))
    if let size = asset.size {
      let lengths = "\(pixels(Float(size.width))) \(pixels(Float(size.height)))"
      box.style = extend(box.style, .backgroundSize, .text(CSSText(lengths)))
    }
    addLabelled(box, words)
  }

  private func areaBox(_ image: Image, _ size: PictureSize?) -> Box {
    let width = Float(size?.width ?? 16)
    let height = Float(size?.height ?? 16)
    return image.options.isResizable
      ? Box(kind: .paint, width: .filling(ideal: width), height: .filling(ideal: height))
      : Box(kind: .paint, width: .fixed(width), height: .fixed(height))
  }

  private mutating func addLabelled(_ box: Box, _ words: String) {
    let mark = mark()
    var box = box
    if box.width.isFixed {
      box.style = extend(box.style, .width, .points(box.width.ideal))
      box.style = extend(box.style, .height, .points(box.height.ideal))
    }
    add(box)
    guard !words.isEmpty else { return }
    forEachBox(since: mark) { reference, context in
      context.annotate(&reference) { semantics in
        semantics.set(.role, "img")
        semantics.set(.ariaLabel, words)
      }
    }
  }

  /// The alternative text of a picture.
  @MainActor
  func alternative(of image: Image, _ name: String) -> String {
    switch image.label {
    case .name: name
    case .text(let text): plainString(text)
    case .decoration: ""
    }
  }
}

extension LoweringContext {
  /// Notes a problem of a page once, however often and in however many evaluations it occurs.
  @MainActor
  package mutating func reportOnce(
    _ code: ViewIssue.Code, severity: ViewIssue.Severity = .error, _ message: String
  ) {
    guard graph.assets.issues[message] == nil else { return }
    let issue = ViewIssue(
      code: code, severity: severity, message: message, viewPath: viewPath)
    graph.assets.issues[message] = issue
    issues.append(issue)
  }
}
