import ElementTree
import Foundation

/// A length inside of a box: so much of the box's side, and points.
private struct MaskLength: Equatable {
  var part: Double = 0
  var points: Double = 0

  static func - (first: Self, second: Self) -> Self {
    Self(part: first.part - second.part, points: first.points - second.points)
  }
  static func + (first: Self, second: Self) -> Self {
    Self(part: first.part + second.part, points: first.points + second.points)
  }
  static func * (length: Self, factor: Double) -> Self {
    Self(part: length.part * factor, points: length.points * factor)
  }
  static func points(_ value: Float) -> Self { Self(points: Double(value)) }

  /// The length as CSS writes it, percentages being of the box's side.
  var css: String {
    let share = CSSNumber.string(part * 100) + "%"
    let rest = CSSNumber.string(abs(points)) + "px"
    if abs(part) < 1e-9 { return points == 0 ? "0" : (points < 0 ? "-" : "") + rest }
    if abs(points) < 1e-9 { return share }
    return "calc(\(share) \(points < 0 ? "-" : "+") \(rest))"
  }

  /// The length as the position of an image in CSS, percentages being of what the image leaves;
  /// nil where none says it.
  func position(ofImageWith size: Self) -> String? {
    let free = 1 - size.part
    guard abs(free) > 1e-9 else {
      return abs(part) < 1e-9 ? Self(points: points).css : nil
    }
    let share = part / free
    return Self(part: share, points: points + share * size.points).css
  }
}

/// A rectangle inside of the box that is masked.
private struct MaskArea {
  var x = MaskLength()
  var y = MaskLength()
  var width = MaskLength(part: 1)
  var height = MaskLength(part: 1)

  func start(_ axis: Int) -> MaskLength { axis == 0 ? x : y }
  func length(_ axis: Int) -> MaskLength { axis == 0 ? width : height }

  mutating func set(_ axis: Int, _ start: MaskLength, _ length: MaskLength) {
    if axis == 0 { (x, width) = (start, length) } else { (y, height) = (start, length) }
  }
}

/// An image of a mask, and whether it cuts a hole into those behind it.
private struct MaskLayer {
  var image: String
  var cuts = false
}

extension [MaskLayer] {
  /// The layers as a mask of CSS, which names the one in front first; nil where none says it.
  fileprivate var css: String? {
    guard let firstCut = firstIndex(where: \.cuts) else {
      return map(\.image).joined(separator: ",")
    }
    let behind = self[..<firstCut]
    let rest = self[firstCut...]
    let cuts = rest.prefix(while: \.cuts).map(\.image)
    let front = rest.dropFirst(cuts.count)
    guard behind.count == 1, !front.contains(where: \.cuts) else { return nil }
    // What is left of one image where the others aren't.
    return (front.map(\.image).reversed() + ["\(behind[0].image) subtract"] + cuts)
      .joined(separator: ",")
  }
}

extension BoxTree {
  /// Images that show where boxes in a box's rectangle are opaque, as the layers of a mask; nil where
  /// only a browser knows, as of text in a stack.
  func maskLayers(
    _ masks: [Int32], of box: Box, _ alignment: BoxAlignment, isRightToLeft: Bool
  ) -> String? {
    var layers: [MaskLayer] = []
    var area = MaskArea()
    if box.width.isFixed { area.width = .points(box.width.minimum) }
    if box.height.isFixed { area.height = .points(box.height.minimum) }
    for mask in masks {
      guard
        addMaskLayers(
          mask, placed(mask, in: area, alignment), isRightToLeft ? area.width : nil, to: &layers)
      else { return nil }
    }
    guard layers.count <= 32 else { return nil }
    return layers.css
  }

  /// Where a box stands in an area that is proposed to it; nil where that isn't known.
  private func placed(
    _ index: Int32, in area: MaskArea, _ alignment: BoxAlignment
  ) -> MaskArea? {
    let box = boxes[Int(index)]
    if box.kind == .text { return area }
    var result = area
    for axis in 0...1 {
      let range = axis == 0 ? box.width : box.height
      let room = area.length(axis)
      let length: MaskLength
      if box.kind == .symbol {
        guard let side = pixels(styles.value(of: .width, in: box.style)) else { return nil }
        length = MaskLength(points: side)
      } else if range.isFixed {
        length = .points(range.minimum)
      } else if range.isGreedy, range.maximum == .infinity {
        length = room
      } else if box.kind == .aspectRatio, abs(room.part) < 1e-9 {
        length = room
      } else {
        return nil
      }
      let place: Double =
        axis == 0
        ? (alignment.horizontal == .leading ? 0 : alignment.horizontal == .center ? 0.5 : 1)
        : (alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5)
      result.set(axis, area.start(axis) + (room - length) * place, length)
    }
    return result
  }

  /// Adds the images of a box that has an area; false where it has none that can be said.
  private func addMaskLayers(
    _ index: Int32, _ area: MaskArea?, _ mirror: MaskLength?, to layers: inout [MaskLayer]
  ) -> Bool {
    let start = layers.count
    guard let area, StackBounds.address() >= StackBounds.limit(),
      addImages(index, area, mirror, to: &layers)
    else { return false }
    if styles.value(of: .mixBlendMode, in: boxes[Int(index)].style) == .cut {
      for layer in layers[start...].indices { layers[layer].cuts = true }
    }
    return true
  }

  private func addImages(
    _ index: Int32, _ area: MaskArea, _ mirror: MaskLength?, to layers: inout [MaskLayer]
  ) -> Bool {
    var area = area
    let box = boxes[Int(index)]
    let kids = children(of: box)
    let isLeaf =
      box.kind == .paint || box.kind == .text || box.kind == .symbol || box.kind == .graphic
    guard isLeaf || box.phase == .content || box.phase == .translation else { return false }
    if let moved = Translation(box.style, styles) {
      guard let x = points(moved.x), let y = points(moved.y) else { return false }
      area.x = area.x + MaskLength(points: mirror == nil ? x : -x)
      area.y = area.y + MaskLength(points: y)
    }
    func add(_ child: Int32?, _ area: MaskArea, _ alignment: BoxAlignment) -> Bool {
      guard let child else { return true }
      return addMaskLayers(child, placed(child, in: area, alignment), mirror, to: &layers)
    }
    switch box.kind {
    case .paint, .graphic, .symbol, .text:
      guard let image = maskImage(box, area) else { return false }
      return append(image, area, mirror, to: &layers)
    case .spacer, .hidden: return true
    case .wrapper: return addMaskLayers(kids.first ?? index, area, mirror, to: &layers)
    case .frame, .flexibleFrame: return add(kids.first, area, box.alignment)
    case .padding:
      let insets = (0..<4).map { MaskLength.points(box.padding.insets[$0]) }
      area.x = area.x + insets[1]
      area.y = area.y + insets[0]
      area.width = area.width - insets[1] - insets[3]
      area.height = area.height - insets[0] - insets[2]
      return add(kids.first, area, .center)
    case .aspectRatio:
      let (width, height) = (area.width.points, area.height.points)
      guard abs(area.width.part) < 1e-9, abs(area.height.part) < 1e-9, box.aspectRatio.ratio > 0
      else {
        return false
      }
      let ratio = Double(box.aspectRatio.ratio)
      let isWide = (width / ratio <= height) != box.aspectRatio.fills
      let size = isWide ? (width, width / ratio) : (height * ratio, height)
      area.x = area.x + MaskLength(points: (width - size.0) / 2)
      area.y = area.y + MaskLength(points: (height - size.1) / 2)
      (area.width, area.height) = (MaskLength(points: size.0), MaskLength(points: size.1))
      return add(kids.first, area, .center)
    case .zstack: return kids.allSatisfy { add($0, area, box.alignment) }
    case .background, .overlay:
      return add(kids.first, area, .center)
        && kids.dropFirst().allSatisfy { add($0, area, box.alignment) }
    case .hstack, .vstack: return addStack(box, area, add)
    case .image, .resizableImage, .divider, .control, .scroll, .grid, .flow, .fitting, .fixedSize,
      .position:
      return false
    }
  }

  /// Adds the children of a stack, whose greedy ones share evenly what the others leave.
  private func addStack(
    _ box: Box, _ area: MaskArea, _ add: (Int32?, MaskArea, BoxAlignment) -> Bool
  ) -> Bool {
    let axis = box.kind == .hstack ? 0 : 1
    let kids = children(of: box).map { (index: $0, box: boxes[Int($0)]) }
    let own = box.stack.spacing
    var gaps: [Float] = [0]
    for (first, second) in zip(kids, kids.dropFirst()) {
      let isSpacer = first.box.kind == .spacer || second.box.kind == .spacer
      gaps.append(own.isNaN ? (isSpacer ? 0 : 8) : own)
    }
    let isFilled = kids.contains { $0.box.kind != .spacer && $0.box.range(axis).isGreedy }
    var taken = gaps.reduce(0, +)
    var greedy = 0
    for (_, child) in kids {
      let range = child.range(axis)
      if child.kind == .spacer, isFilled {
        taken += range.minimum
      } else if range.isFixed {
        taken += range.minimum
      } else if range.isGreedy, range.maximum == .infinity {
        greedy += 1
      } else {
        return false
      }
    }
    let share = (area.length(axis) - .points(taken)) * (1 / Double(max(greedy, 1)))
    var at = area.start(axis)
    if greedy == 0 { at = at + (area.length(axis) - .points(taken)) * 0.5 }
    for ((index, child), gap) in zip(kids, gaps) {
      let range = child.range(axis)
      let isShort = range.isFixed || (child.kind == .spacer && isFilled)
      let length = isShort ? MaskLength.points(range.minimum) : share
      at = at + .points(gap)
      var cell = area
      cell.set(axis, at, length)
      guard add(index, cell, box.alignment) else { return false }
      at = at + length
    }
    return true
  }

  private func append(
    _ image: String, _ area: MaskArea, _ mirror: MaskLength?, to layers: inout [MaskLayer]
  ) -> Bool {
    var x = area.x
    if let mirror { x = mirror - area.x - area.width }
    guard let left = x.position(ofImageWith: area.width),
      let top = area.y.position(ofImageWith: area.height)
    else { return false }
    layers.append(
      MaskLayer(image: "\(image) \(left) \(top)/\(area.width.css) \(area.height.css) no-repeat"))
    return true
  }

  private func points(_ length: String?) -> Double? {
    guard let length else { return 0 }
    return length.hasSuffix("px") ? Double(length.dropLast(2)) : nil
  }

  /// A length in pixels at a browser's usual size of text.
  private func pixels(_ value: CSSValue?) -> Double? {
    guard let text = value?.string else { return nil }
    if text.hasSuffix("rem") { return Double(text.dropLast(3)).map { $0 * 16 } }
    return text.hasSuffix("px") ? Double(text.dropLast(2)) : nil
  }

  /// A leaf as an image of CSS.
  private func maskImage(_ box: Box, _ area: MaskArea) -> String? {
    func value(_ property: CSSProperty) -> String? {
      styles.value(of: property, in: box.style)?.string
    }
    let known: Set<CSSProperty> = [
      .backgroundColor, .backgroundImage, .borderRadius, .transition, .translate, .width, .height,
      .fill, .overflow, .mixBlendMode,
    ]
    guard
      box.kind == .text
        || styles.declarations(box.style).allSatisfy({ known.contains($0.property) })
    else { return nil }
    switch box.kind {
    case .paint:
      if let image = value(.backgroundImage) { return value(.borderRadius) == nil ? image : nil }
      guard let color = value(.backgroundColor) else { return nil }
      guard let radius = value(.borderRadius) else { return "linear-gradient(\(color) 0 0)" }
      return roundImage(radius, area)
    case .graphic:
      guard box.content >= 0, sizedDrawings[box.content] == nil,
        case .graphic(var graphic) = contents[Int(box.content)], graphic.definitions.isEmpty,
        graphic.drawing.isEmpty
      else { return nil }
      graphic.preserveAspectRatio = graphic.preserveAspectRatio ?? "xMidYMid"
      return graphic.image(attributes: "")
    case .symbol:
      guard box.content >= 0, case .symbol(let symbol) = contents[Int(box.content)] else {
        return nil
      }
      return "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'"
        + " viewBox='0 0 24 24'%3E%3Cpath fill-rule='evenodd' d='\(symbol.path)'/%3E%3C/svg%3E\")"
    case .text:
      guard box.content >= 0, case .text(let text) = contents[Int(box.content)] else { return nil }
      return textImage(text, box)
    default: return nil
    }
  }

  /// A filled rectangle with round corners, whatever its size; nil for corners that need one.
  private func roundImage(_ radius: String, _ area: MaskArea) -> String? {
    var corners = "rx='50%' ry='50%'"
    if radius != "50%" {
      guard radius.hasSuffix("px"), var points = Double(radius.dropLast(2)) else { return nil }
      if points >= 9999 {
        let sides = [area.width, area.height].filter { abs($0.part) < 1e-9 }.map(\.points)
        guard let least = sides.min() else { return nil }
        points = least / 2
      }
      corners = "rx='\(CSSNumber.string(points))'"
    }
    return "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E"
      + "%3Crect width='100%' height='100%' \(corners)/%3E%3C/svg%3E\")"
      .replacingOccurrences(of: "%'", with: "%25'")
  }

  /// A line of text in the middle of the whole box.
  private func textImage(_ text: String, _ box: Box) -> String {
    func value(_ property: CSSProperty) -> String? {
      styles.value(of: property, in: box.style)?.string
    }
    let size = pixels(styles.value(of: .fontSize, in: box.style)) ?? 17
    let weight = value(.fontWeight) ?? "400"
    let style = value(.fontStyle) == "italic" ? " font-style='italic'" : ""
    let letters = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: " "..."~"))
    let escaped =
      text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .addingPercentEncoding(withAllowedCharacters: letters) ?? ""
    return "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E"
      + "%3Ctext x='50%25' y='50%25' text-anchor='middle' dominant-baseline='central'"
      + " font-family='system-ui,sans-serif' font-size='\(CSSNumber.string(size))'"
      + " font-weight='\(weight)'\(style)%3E\(escaped)%3C/text%3E%3C/svg%3E\")"
  }
}
