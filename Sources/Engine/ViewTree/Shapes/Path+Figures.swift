public import Foundation

extension Path {
  /// Adds lines through points; the first one starts a subpath.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    addLines(corners.map { $0.applying(transform) })
    closeSubpath()
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse that fills a rectangle; it starts in the middle of the right edge.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let map = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    addUnitArc(from: 0, delta: 2 * .pi, map.concatenating(transform), starts: true)
    closeSubpath()
  }

  /// Adds a rectangle with rounded corners; it starts in the middle of the right edge.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(
      in: rect, radii: [CGSize](repeating: cornerSize, count: 4), transform: transform)
  }

  /// Adds a rectangle with corners of different radii; leading is left.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading,
      cornerRadii.topTrailing,
    ]
    addRoundedRect(
      in: rect, radii: radii.map { CGSize(width: $0, height: $0) }, transform: transform)
  }

  /// The radii are those of the corners in the order of drawing, from the lower right.
  private mutating func addRoundedRect(
    in rect: CGRect, radii: [CGSize], transform: CGAffineTransform
  ) {
    guard !rect.isNull else { return }
    let radii = radii.map { size in
      CGSize(
        width: min(max(0, size.width), rect.width / 2),
        height: min(max(0, size.height), rect.height / 2))
    }
    guard radii.contains(where: { $0.width > 0 && $0.height > 0 }) else {
      return addRect(rect, transform: transform)
    }
    let corners = [
      (x: rect.maxX, y: rect.maxY, sideX: -1.0, sideY: -1.0),
      (x: rect.minX, y: rect.maxY, sideX: 1.0, sideY: -1.0),
      (x: rect.minX, y: rect.minY, sideX: 1.0, sideY: 1.0),
      (x: rect.maxX, y: rect.minY, sideX: -1.0, sideY: 1.0),
    ]
    move(to: CGPoint(x: rect.maxX, y: rect.midY).applying(transform))
    for (index, corner) in corners.enumerated() {
      let radius = radii[index]
      let map = CGAffineTransform(
        a: radius.width, b: 0, c: 0, d: radius.height,
        tx: corner.x + corner.sideX * radius.width, ty: corner.y + corner.sideY * radius.height)
      addUnitArc(
        from: Double(index) * .pi / 2, delta: .pi / 2, map.concatenating(transform),
        starts: false)
    }
    closeSubpath()
  }
}
