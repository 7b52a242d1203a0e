public import Foundation

extension Path {
  /// Adds an arc of a circle, by its centre and its two angles.
  ///
  /// Angles grow from the x axis towards the y axis, which points down. `clockwise` is meant in a
  /// plane whose y axis points up, so false goes to greater angles.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if clockwise {
      if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
      delta = max(delta, -turn)
    } else {
      if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
      delta = min(delta, turn)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// Adds an arc of a circle, by its centre, where it starts and how far it goes.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
    let map = CGAffineTransform(
      a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    addUnitArc(
      from: startAngle.radians, delta: delta.radians, map.concatenating(transform),
      starts: currentPoint == nil)
  }

  /// Adds a line and an arc that touches two lines: from the current point to `tangent1End`, and on
  /// to `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    guard let from = currentPoint else { return move(to: corner) }
    let before = from.applying(transform.inverted())
    let first = CGPoint(x: before.x - tangent1End.x, y: before.y - tangent1End.y)
    let second = CGPoint(x: tangent2End.x - tangent1End.x, y: tangent2End.y - tangent1End.y)
    let lengths = (hypot(first.x, first.y), hypot(second.x, second.y))
    let cross = first.x * second.y - first.y * second.x
    guard radius > 0, lengths.0 > 0, lengths.1 > 0, abs(cross) > 1e-9 * lengths.0 * lengths.1
    else { return addLine(to: corner) }
    let cosine = (first.x * second.x + first.y * second.y) / (lengths.0 * lengths.1)
    let half = acos(min(max(cosine, -1), 1)) / 2
    let distance = radius / tan(half)
    let touch = CGPoint(
      x: tangent1End.x + first.x / lengths.0 * distance,
      y: tangent1End.y + first.y / lengths.0 * distance)
    // The centre is on the side of the first line on which the second one lies.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: touch.x - first.y / lengths.0 * radius * side,
      y: touch.y + first.x / lengths.0 * radius * side)
    addLine(to: touch.applying(transform))
    let start = atan2(touch.y - center.y, touch.x - center.x)
    addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: start),
      delta: Angle(radians: (.pi - 2 * half) * -side), transform: transform)
  }

  /// Adds an arc of the unit circle, mapped, as curves of at most a quarter turn.
  ///
  /// What is open goes on by a line to the arc's start, unless they are at the same place.
  mutating func addUnitArc(
    from start: Double, delta: Double, _ map: CGAffineTransform, starts: Bool
  ) {
    let first = CGPoint(x: cos(start), y: sin(start)).applying(map)
    if starts {
      move(to: first)
    } else if let current = currentPoint {
      let isThere = abs(current.x - first.x) < 1e-9 && abs(current.y - first.y) < 1e-9
      if !isThere { addLine(to: first) }
    }
    guard delta != 0 else { return }
    // More turns than a picture can show are of no use.
    let total = min(max(delta, -64 * Double.pi), 64 * Double.pi)
    let count = max(1, Int((abs(total) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = total / Double(count)
    let handle = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (start + step * Double(index), start + step * Double(index + 1))
      addCurve(
        to: CGPoint(x: cos(to), y: sin(to)).applying(map),
        control1: CGPoint(
          x: cos(from) - handle * sin(from), y: sin(from) + handle * cos(from)
        ).applying(map),
        control2: CGPoint(
          x: cos(to) + handle * sin(to), y: sin(to) - handle * cos(to)
        ).applying(map))
    }
  }
}
