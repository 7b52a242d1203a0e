/// SwiftUI's order of sharing a stack where flexbox would share differently, as CSS expressions.
///
/// Children with the least flexibility are served first, each with an equal part of what is left;
/// higher priorities before lower ones, whose minimums are kept free. Flexbox gives the same result
/// unless ranges with minimums meet ranges with maximums, or priorities differ.
struct SharePlan {
  /// What is left of a stack, divided by the children still to be served.
  struct Share {
    /// Points that are taken already.
    var taken: Float
    /// The sizes of those served by expressions.
    var terms: [Term]
    var parts: Int
    var limits: (low: Float, high: Float)?
    var fixed: Float?

    /// The expression, where `base` is the size of the stack and `trim` what its padding takes.
    func expression(_ base: String, _ trim: Float) -> String {
      if let fixed { return pixels(fixed) }
      var rest = base
      if taken - trim != 0 { rest += " - \(pixels(taken - trim))" }
      for term in terms { rest += " - \(term.share.expression(base, trim))" }
      let share = parts > 1 ? "(\(rest))/\(parts)" : rest
      guard let limits else { return share }
      return limits.low > 0
        ? "clamp(\(pixels(limits.low)),\(share),\(pixels(limits.high)))"
        : "max(0px,min(\(share),\(pixels(limits.high))))"
    }
  }

  /// A share within another's expression.
  final class Term: Sendable {
    let share: Share
    init(_ share: Share) { self.share = share }
  }

  /// Sizes of children, by position.
  var sizes: [Int: Share] = [:]
  /// What children are proposed whose inside must know it although the stack overflows.
  var proposals: [Int: Share] = [:]

  init() {}

  init(_ stack: Box, _ boxes: BoxTree) {
    let axis = stack.stackAxis
    let indices = Array(boxes.children(of: stack))
    let children = indices.map { boxes.boxes[Int($0)] }
    let ranges = children.map { $0.range(axis) }
    // Where only the browser knows a size there is nothing to compute with.
    guard ranges.allSatisfy({ !$0.minimum.isNaN && !$0.maximum.isNaN }) else { return }
    let real = children.indices.filter { children[$0].kind != .spacer }
    let moving = real.filter {
      ranges[$0].isGreedy && ranges[$0].maximum > ranges[$0].minimum
    }
    guard !moving.isEmpty || real.contains(where: { ranges[$0].isGreedy }) else { return }
    let priorities = Set(real.map { children[$0].priority }).sorted(by: >)
    let groups = Set(moving.map { children[$0].priority }).count
    var taken: Float = 0
    for position in children.indices.dropLast() {
      taken +=
        stack.values[0].isNaN
        ? StackSpacing.between(children[position], children[position + 1]) : stack.values[0]
    }
    var terms: [Term] = []
    var isFull = false
    for priority in priorities {
      let group = real.filter { children[$0].priority == priority }
      let movers = group.filter(moving.contains)
      if isFull {
        for position in movers {
          sizes[position] = Share(
            taken: 0, terms: [], parts: 1, limits: nil, fixed: ranges[position].minimum)
        }
        continue
      }
      var lower: Float = 0
      for position in children.indices
      where children[position].kind == .spacer || children[position].priority < priority {
        lower += ranges[position].minimum
      }
      let still = group.filter { !moving.contains($0) }
      var done: Float = 0
      for (order, position) in still.enumerated() {
        if ranges[position].isGreedy,
          ProposalNeed.exists(in: indices[position], axis, boxes)
        {
          proposals[position] = Share(
            taken: taken + lower + done, terms: terms, parts: group.count - order)
        }
        done += ranges[position].minimum
      }
      taken += done
      let finite = movers.filter { ranges[$0].maximum.isFinite }.sorted {
        let left = ranges[$0].maximum - ranges[$0].minimum
        let right = ranges[$1].maximum - ranges[$1].minimum
        return left == right ? $0 < $1 : left < right
      }
      let infinite = movers.filter { !ranges[$0].maximum.isFinite }.sorted {
        let left = ranges[$0].minimum
        let right = ranges[$1].minimum
        return left == right ? $0 < $1 : left > right
      }
      let differs =
        movers.count > 1 && !finite.isEmpty && movers.contains { ranges[$0].minimum > 0 }
      let computes = !finite.isEmpty && (differs || (infinite.isEmpty && groups > 1))
      var parts = movers.count
      for position in finite {
        let share = Share(taken: taken + lower, terms: terms, parts: parts)
        if ProposalNeed.exists(in: indices[position], axis, boxes) { proposals[position] = share }
        if computes {
          var limited = share
          limited.limits = (ranges[position].minimum, ranges[position].maximum)
          sizes[position] = limited
          terms.append(Term(limited))
        } else {
          taken += ranges[position].minimum
        }
        parts -= 1
      }
      var known = taken + lower
      for position in infinite {
        if ProposalNeed.exists(in: indices[position], axis, boxes) {
          proposals[position] = Share(taken: known, terms: terms, parts: parts)
        }
        known += ranges[position].minimum
        parts -= 1
      }
      if !infinite.isEmpty { isFull = true }
    }
  }
}

/// Whether a box looks different inside when its slot is larger than what it is proposed, as in a
/// stack that overflows.
enum ProposalNeed {
  static func exists(in index: Int32, _ axis: Int, _ boxes: BoxTree) -> Bool {
    let box = boxes.boxes[Int(index)]
    let children = boxes.children(of: box)
    guard let first = children.first else { return false }
    if box.isSingle(boxes) { return exists(in: first, axis, boxes) }
    let range = box.range(axis)
    guard range.isGreedy else { return false }
    switch box.kind {
    case .aspectRatio, .flexibleFrame: return false
    case .zstack, .hstack, .vstack:
      let isAcross = !box.isStack || box.stackAxis != axis
      return children.contains { child in
        let inner = boxes.boxes[Int(child)].range(axis)
        if isAcross, inner.isGreedy, inner.minimum < range.minimum { return true }
        return exists(in: child, axis, boxes)
      }
    case .frame, .padding, .background, .overlay, .wrapper, .fixedSize:
      return exists(in: first, axis, boxes)
    default: return false
    }
  }
}
