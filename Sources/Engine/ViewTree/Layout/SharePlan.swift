import ElementTree

/// SwiftUI's order of sharing a stack where flexbox would share differently, as CSS expressions.
///
/// Children with the least flexibility are served first, each with an equal part of what is left;
/// higher priorities before lower ones, whose minimums are kept free. Flexbox gives the same result
/// unless ranges with minimums meet ranges with maximums, or priorities differ.
struct SharePlan {
  /// Sizes of children, by position.
  var sizes: [Int: Share] = [:]
  /// What children are proposed whose inside must know it although the stack overflows.
  var proposals: [Int: Share] = [:]

  init() {}

  init(_ stack: Box, _ boxes: BoxTree) {
    let axis = stack.stackAxis
    let indices = boxes.children(of: stack)
    guard indices.contains(where: { boxes.boxes[Int($0)].range(axis).isGreedy }) else { return }
    let children = indices.map { boxes.boxes[Int($0)] }
    let ranges = children.map { $0.range(axis) }
    // Where only the browser knows a size there is nothing to compute with.
    guard ranges.allSatisfy({ !$0.minimum.isNaN && !$0.maximum.isNaN }) else { return }
    var sharing = Sharing(
      axis: axis, indices: Array(indices), children: children, ranges: ranges, boxes: boxes)
    sharing.run(spacing: stack.stack.spacing)
    self = sharing.plan
  }
}

/// What is left of a stack, divided by the children still to be served.
struct Share {
  /// What the share comes to in the end.
  enum Outcome {
    /// As much as is left.
    case free
    /// Between two sizes.
    case limited(low: Float, high: Float)
    /// A size in points, whatever is left.
    case fixed(Float)
    /// A part of the points that a group has where a higher priority took everything else: all of
    /// them, and those that were given away already.
    case saturated(all: Float, given: Float)
  }

  /// Points that are taken already.
  var taken: Float = 0
  /// The sizes of those served by expressions.
  var terms: [Term] = []
  var parts = 1
  var outcome = Outcome.free

  /// A share within another's expression.
  final class Term: Sendable {
    let share: Share
    init(_ share: Share) { self.share = share }
  }

  /// The expression, where `base` is the size of the stack and `trim` what its padding takes.
  func expression(_ base: String, _ trim: Float) -> String {
    var rest = base
    if taken - trim != 0 { rest += " - \(pixels(taken - trim))" }
    for term in terms { rest += " - \(term.share.expression(base, trim))" }
    let share = parts > 1 ? "(\(rest))/\(parts)" : rest
    switch outcome {
    case .free: return share
    case .limited(let low, let high):
      return low > 0
        ? "clamp(\(pixels(low)),\(share),\(pixels(high)))"
        : "max(0px,min(\(share),\(pixels(high))))"
    case .fixed(let points): return pixels(points)
    case .saturated(let all, let given):
      return "(min(\(rest),\(pixels(all))) - \(pixels(given)))/\(parts)"
    }
  }
}

/// The walk through a stack's groups of equal priority.
private struct Sharing {
  let axis: Int
  let indices: [Int32]
  let children: [Box]
  let ranges: [AxisRange]
  let boxes: BoxTree
  var plan = SharePlan()
  private var taken: Float = 0
  private var terms: [Share.Term] = []

  init(axis: Int, indices: [Int32], children: [Box], ranges: [AxisRange], boxes: BoxTree) {
    self.axis = axis
    self.indices = indices
    self.children = children
    self.ranges = ranges
    self.boxes = boxes
  }

  mutating func run(spacing: Float) {
    for position in children.indices.dropLast() {
      taken +=
        spacing.isNaN
        ? StackSpacing.between(children[position], children[position + 1], axis) : spacing
    }
    let real = children.indices.filter { children[$0].kind != .spacer }
    let moving = real.filter(isMoving)
    let priorities = Set(real.map { children[$0].priority }).sorted(by: >)
    let isRanked = Set(moving.map { children[$0].priority }).count > 1
    var isFull = false
    for priority in priorities {
      let group = real.filter { children[$0].priority == priority }
      let lower: Float = children.indices
        .filter { children[$0].kind == .spacer || children[$0].priority < priority }
        .reduce(0) { $0 + ranges[$1].minimum }
      if isFull {
        serveLast(group, lower)
      } else {
        serveFixed(group, lower)
        isFull = serveMoving(group.filter(isMoving), lower, isRanked: isRanked)
      }
    }
  }

  /// The most shares that others are computed from; beyond them browsers share as they do.
  private static let longestExpression = 8

  private func isMoving(_ position: Int) -> Bool {
    ranges[position].isGreedy && ranges[position].maximum > ranges[position].minimum
  }

  private func needsProposal(_ position: Int) -> Bool {
    ProposalNeed.exists(in: indices[position], axis, boxes)
  }

  /// A group that a higher priority leaves nothing but its minimums, or less.
  private mutating func serveLast(_ group: [Int], _ lower: Float) {
    let all = group.reduce(0) { $0 + ranges[$1].minimum }
    var given: Float = 0
    for (served, position) in group.sorted(by: isServedBefore).enumerated() {
      let least = ranges[position].minimum
      if isMoving(position) { plan.sizes[position] = Share(outcome: .fixed(least)) }
      if needsProposal(position) {
        plan.proposals[position] = Share(
          taken: taken + lower, terms: terms, parts: group.count - served,
          outcome: .saturated(all: all, given: given))
      }
      given += least
    }
    taken += all
  }

  /// Children of one size come first in their group.
  private mutating func serveFixed(_ group: [Int], _ lower: Float) {
    var done: Float = 0
    for (served, position) in group.filter({ !isMoving($0) }).enumerated() {
      if needsProposal(position) {
        plan.proposals[position] = Share(
          taken: taken + lower + done, terms: terms, parts: group.count - served)
      }
      done += ranges[position].minimum
    }
    taken += done
  }

  /// Children that give way; true if one of them takes all that is left.
  private mutating func serveMoving(
    _ group: [Int], _ lower: Float, isRanked: Bool
  ) -> Bool {
    let finite = group.filter { ranges[$0].maximum.isFinite }.sorted(by: isServedBefore)
    let infinite = group.filter { !ranges[$0].maximum.isFinite }.sorted(by: isServedBefore)
    let hasMinimum = group.contains { ranges[$0].minimum > 0 }
    // Each share's expression has those of all that are served before: it doubles with each.
    let isShort = terms.count + finite.count <= Self.longestExpression
    let isComputed =
      !finite.isEmpty && isShort
      && ((group.count > 1 && hasMinimum) || (infinite.isEmpty && isRanked))
    var parts = group.count
    for position in finite {
      var share = Share(taken: taken + lower, terms: terms, parts: parts)
      if needsProposal(position) { plan.proposals[position] = share }
      if isComputed {
        let range = ranges[position]
        share.outcome = .limited(low: range.minimum, high: range.maximum)
        plan.sizes[position] = share
        terms.append(Share.Term(share))
      } else {
        taken += ranges[position].minimum
      }
      parts -= 1
    }
    for position in infinite {
      if needsProposal(position) {
        plan.proposals[position] = Share(taken: taken + lower, terms: terms, parts: parts)
      }
      taken += ranges[position].minimum
      parts -= 1
    }
    return !infinite.isEmpty
  }

  /// The least flexible first; among those without a limit the one with the larger minimum.
  private func isServedBefore(_ first: Int, _ second: Int) -> Bool {
    let left = ranges[first].maximum - ranges[first].minimum
    let right = ranges[second].maximum - ranges[second].minimum
    if left != right { return left < right }
    if left == .infinity, ranges[first].minimum != ranges[second].minimum {
      return ranges[first].minimum > ranges[second].minimum
    }
    return first < second
  }
}
