import Browser
import PageDrawing

/// Takes the boxes that a browser lays out.
struct LayoutExaminer: PageExaminer {
  var name: String { "layout" }

  func fingerprint() async throws -> EnvironmentFingerprint { try await PageDrawer.fingerprint() }

  func content(
    of page: SnapshotTaken<SnapshotPage>, in variant: SnapshotVariant
  ) async throws -> SnapshotContent {
    let drawn = try await PageDrawer.draw(page, in: variant, parts: .boxes)
    return .lines(drawn.boxes.map(Self.line))
  }

  /// Such as `  p 16, 20: 358 × 22`; browsers lay out in steps of a 64th of a pixel.
  static func line(_ box: DrawnPage.Box) -> String {
    func number(_ value: Double) -> String {
      let steps = (value * 64).rounded()
      let text = "\((steps / 64 * 1000).rounded() / 1000)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let rect = box.rect
    return String(repeating: "  ", count: box.depth)
      + "\(box.name) \(number(rect.x)), \(number(rect.y)): "
      + "\(number(rect.width)) × \(number(rect.height))"
  }
}
