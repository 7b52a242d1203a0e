import Foundation

extension Path {
  /// The outline of a line along the path.
  ///
  /// Made of one figure for each straight stretch, corner and end, all turning the same way, so that
  /// together they are right to fill by the non-zero rule. Curves are cut in 24.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var result = Path()
    for line in dashed(style) {
      Stroker(style).stroke(line.points, isClosed: line.isClosed, into: &result)
    }
    return result
  }

  /// The path as chains of points, cut where the pattern has gaps.
  private func dashed(_ style: StrokeStyle) -> [(points: [CGPoint], isClosed: Bool)] {
    var chains: [(points: [CGPoint], isClosed: Bool)] = []
    for subpath in subpaths {
      var points = [subpath.start]
      for point in subpath.segments.flatMap({ $0.flattened(24) }) where point != points.last {
        points.append(point)
      }
      if subpath.isClosed, points.count > 1, points.last == points.first { points.removeLast() }
      chains.append((points, subpath.isClosed))
    }
    guard style.isDashed else { return chains }
    return chains.flatMap { chain in
      DashPattern(style).cut(chain.isClosed ? chain.points + chain.points.prefix(1) : chain.points)
        .map { ($0, false) }
    }
  }
}

/// A pattern of dashes and gaps.
struct DashPattern {
  let lengths: [CGFloat]
  let phase: CGFloat

  /// The most dashes that a line is cut into.
  static let limit = 10_000

  init(_ style: StrokeStyle) {
    let lengths = style.dash.map { $0.isFinite ? max(0, $0) : 0 }
    self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let total = self.lengths.reduce(0, +)
    let rest = style.dashPhase.truncatingRemainder(dividingBy: total)
    phase = rest.isFinite ? (rest < 0 ? rest + total : rest) : 0
  }

  /// The dashes along a chain of points.
  func cut(_ points: [CGPoint]) -> [[CGPoint]] {
    guard let first = points.first else { return [] }
    var (index, left) = (0, lengths.first ?? 0)
    var skip = phase
    while skip >= left, skip > 0 {
      skip -= left
      index = (index + 1) % lengths.count
      left = lengths[index]
    }
    left -= skip
    var dashes: [[CGPoint]] = []
    var dash: [CGPoint] = index % 2 == 0 ? [first] : []
    for (from, to) in zip(points, points.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      var done: CGFloat = 0
      while length - done > left, dashes.count < DashPattern.limit {
        done += left
        let place = CGPoint(
          x: from.x + (to.x - from.x) * done / length, y: from.y + (to.y - from.y) * done / length)
        if index % 2 == 0 {
          dashes.append(dash + [place])
          dash = []
        } else {
          dash = [place]
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= length - done
      if index % 2 == 0 { dash.append(to) }
    }
    if dash.count > 1 { dashes.append(dash) }
    return dashes
  }
}

/// Draws the figures that a line consists of.
private struct Stroker {
  let style: StrokeStyle
  let half: CGFloat

  init(_ style: StrokeStyle) {
    self.style = style
    half = style.width / 2
  }

  func stroke(_ points: [CGPoint], isClosed: Bool, into path: inout Path) {
    guard half > 0, let first = points.first, let last = points.last else { return }
    guard points.count > 1 else {
      if style.lineCap == .round { addDisc(first, &path) }
      return
    }
    let corners = isClosed ? points + [first] : points
    for (from, to) in zip(corners, corners.dropFirst()) {
      guard let along = direction(from, to) else { continue }
      addQuad(from, to, along, &path)
    }
    let inner = isClosed ? Array(points.indices) : Array(points.indices.dropFirst().dropLast())
    for index in inner {
      let before = points[(index + points.count - 1) % points.count]
      addJoin(before, points[index], points[(index + 1) % points.count], &path)
    }
    guard !isClosed else { return }
    addCap(at: first, from: points[1], &path)
    addCap(at: last, from: points[points.count - 2], &path)
  }

  private func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector? {
    let length = hypot(to.x - from.x, to.y - from.y)
    guard length > 0 else { return nil }
    return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
  }

  private func addQuad(_ from: CGPoint, _ to: CGPoint, _ along: CGVector, _ path: inout Path) {
    let (x, y) = (-along.dy * half, along.dx * half)
    path.addLines([
      CGPoint(x: from.x - x, y: from.y - y), CGPoint(x: to.x - x, y: to.y - y),
      CGPoint(x: to.x + x, y: to.y + y), CGPoint(x: from.x + x, y: from.y + y),
    ])
    path.closeSubpath()
  }

  private func addDisc(_ center: CGPoint, _ path: inout Path) {
    path.addEllipse(
      in: CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half))
  }

  private func addCap(at end: CGPoint, from before: CGPoint, _ path: inout Path) {
    switch style.lineCap {
    case .butt: break
    case .round: addDisc(end, &path)
    case .square:
      guard let along = direction(before, end) else { return }
      addQuad(
        end, CGPoint(x: end.x + along.dx * half, y: end.y + along.dy * half), along, &path)
    }
  }

  private func addJoin(
    _ before: CGPoint, _ corner: CGPoint, _ after: CGPoint, _ path: inout Path
  ) {
    guard let first = direction(before, corner), let second = direction(corner, after) else {
      return
    }
    if style.lineJoin == .round { return addDisc(corner, &path) }
    let cross = first.dx * second.dy - first.dy * second.dx
    guard abs(cross) > 1e-9 else { return }
    // The outer side is on the left of a turn to the right.
    let side: CGFloat = cross > 0 ? -1 : 1
    let a = CGPoint(
      x: corner.x - first.dy * half * side, y: corner.y + first.dx * half * side)
    let b = CGPoint(
      x: corner.x - second.dy * half * side, y: corner.y + second.dx * half * side)
    var figure = side < 0 ? [corner, a, b] : [corner, b, a]
    let cosine = first.dx * second.dx + first.dy * second.dy
    let reach = (2 / max(1e-9, 1 + cosine)).squareRoot()
    if style.lineJoin == .miter, reach <= style.miterLimit {
      let middle = CGPoint(x: (a.x + b.x) / 2 - corner.x, y: (a.y + b.y) / 2 - corner.y)
      let length = hypot(middle.x, middle.y)
      if length > 0 {
        let tip = CGPoint(
          x: corner.x + middle.x / length * half * reach,
          y: corner.y + middle.y / length * half * reach)
        figure.insert(tip, at: 2)
      }
    }
    path.addLines(figure)
    path.closeSubpath()
  }
}
