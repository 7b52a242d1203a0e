import Foundation
import WireFormat

/// Trees of questions about numbers, whose answers are added.
struct DecisionTrees {
  private struct Node {
    let behavior: UInt64
    let feature: Int
    let threshold: Double
    /// Where to go if the answer is yes, and if it is no; places among the nodes.
    var next: (yes: Int, no: Int)
    let followsYesWithoutValue: Bool
    let value: Double

    static let leaf: UInt64 = 6

    /// Whether the question's answer is yes.
    func isMet(by number: Double) -> Bool {
      if number.isNaN { return followsYesWithoutValue }
      return switch behavior {
      case 0: number <= threshold
      case 1: number < threshold
      case 2: number >= threshold
      case 3: number > threshold
      case 4: number == threshold
      default: number != threshold
      }
    }
  }

  private var nodes: [Node] = []
  private var roots: [Int] = []
  private let base: Double
  private let isLogistic: Bool

  /// - Throws: ``MLModelError`` for a node that leads to none.
  init(_ message: WireMessage) throws {
    let ensemble = message.message(1)
    base = ensemble?.doubles(3).first ?? 0
    isLogistic = message.integer(2) == 2
    let messages = ensemble?.messages(1) ?? []
    var places: [UInt64: [UInt64: Int]] = [:]
    for (place, node) in messages.enumerated() {
      places[node.integer(1), default: [:]][node.integer(2)] = place
    }
    var inner: Set<Int> = []
    for node in messages {
      let behavior = node.integer(3)
      var next = (yes: 0, no: 0)
      if behavior != Node.leaf {
        guard let tree = places[node.integer(1)], let yes = tree[node.integer(12)],
          let no = tree[node.integer(13)]
        else {
          throw MLModelError(code: .io, reason: "a node of the model's trees leads to none.")
        }
        next = (yes, no)
        inner.formUnion([yes, no])
      }
      nodes.append(
        Node(
          behavior: behavior, feature: Int(exactly: node.integer(10)) ?? .max,
          threshold: node.double(11), next: next, followsYesWithoutValue: node.integer(14) != 0,
          value: node.message(20)?.double(2) ?? 0))
    }
    roots = nodes.indices.filter { !inner.contains($0) }
  }

  /// - Throws: ``MLModelError`` if a question is about a number that is not there, or never ends.
  func value(of numbers: [Double]) throws -> Double {
    var sum = base
    for root in roots {
      var node = nodes[root]
      var steps = 0
      while node.behavior != Node.leaf {
        steps += 1
        guard steps <= nodes.count, numbers.indices.contains(node.feature) else {
          throw MLModelError(code: .generic, reason: "The model's trees don't fit its table.")
        }
        node = nodes[node.isMet(by: numbers[node.feature]) ? node.next.yes : node.next.no]
      }
      sum += node.value
    }
    return isLogistic ? 1 / (1 + exp(-sum)) : sum
  }
}
