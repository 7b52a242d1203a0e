/// Cuts cases that are laid out wrong down to what is wrong about them.
@MainActor
package struct LayoutShrinker {
  private let checker: LayoutChecker

  package init(checker: LayoutChecker) { self.checker = checker }

  /// A view that is laid out wrong, of which nothing can be taken away.
  package struct Miss: Encodable, Sendable {
    package var id: String
    package var view: String
    package var overflows: Bool
    package var leaves: [String: LayoutReport.Leaf]
    package var error: String?
  }

  /// The smallest views of all cases of a file that are wrong, each once.
  package func misses(of file: LayoutCases) async throws -> [Miss] {
    let report = try await checker.check(file)
    var wrong = Dictionary(report.misses.map { ($0.id, $0) }) { first, _ in first }
    var open = file.cases.filter { wrong[$0.id] != nil }.map { Attempt(one: $0, file: file) }
    var found: [String: Miss] = [:]
    while !open.isEmpty {
      var tried = file
      tried.cases = open.flatMap { $0.smaller.prefix(Self.batch) }
      let report = try await checker.check(tried)
      let misses = Dictionary(report.misses.map { ($0.id, $0) }) { first, _ in first }
      var next: [Attempt] = []
      for var attempt in open {
        if var one = attempt.smaller.prefix(Self.batch).first(where: { misses[$0.id] != nil }) {
          wrong[attempt.one.id] = misses[one.id]
          one.id = attempt.one.id
          next.append(Attempt(one: one, file: file))
        } else if attempt.smaller.count > Self.batch {
          attempt.smaller.removeFirst(Self.batch)
          next.append(attempt)
        } else if let miss = wrong[attempt.one.id] {
          found[Self.outline(of: attempt.one.spec)] = Miss(
            id: attempt.one.id, view: attempt.one.spec.description,
            overflows: attempt.one.overflows, leaves: miss.leaves, error: miss.error)
        }
      }
      open = next
    }
    return found.values.sorted { $0.view.count < $1.view.count }
  }

  /// How many smaller views of each are tried at a time.
  private static let batch = 12

  /// A case, and the smaller ones that have not been tried.
  private struct Attempt {
    var one: LayoutCase
    var smaller: [LayoutCase] = []

    init(one: LayoutCase, file: LayoutCases) {
      self.one = one
      for (number, spec) in one.spec.reductions.enumerated() {
        let (frames, overflows) = LayoutModel.frames(
          of: spec, width: file.width, height: file.height)
        guard !frames.isEmpty else { continue }
        smaller.append(
          LayoutCase(
            id: "\(one.id)/\(number)", spec: spec, overflows: overflows, frames: frames))
      }
      smaller.sort { $0.spec.description.count < $1.spec.description.count }
    }
  }

  /// The view without the names of its leaves.
  private static func outline(of spec: LayoutSpec) -> String {
    spec.description.replacing(/'[vw][0-9]+/, with: "")
  }
}

extension LayoutSpec {
  /// The same view with one part less, for each part that it can do without.
  var reductions: [LayoutSpec] {
    var result: [LayoutSpec] = []
    for index in children.indices {
      if children.count > 1 || kind == .reader {
        var one = self
        one.children.remove(at: index)
        result.append(one)
      }
      result.append(children[index])
      for child in children[index].reductions {
        var one = self
        one.children[index] = child
        result.append(one)
      }
    }
    for index in modifiers.indices {
      var one = self
      one.modifiers.remove(at: index)
      result.append(one)
      if case .layer(let content, let place, let isOverlay) = modifiers[index] {
        for layer in content.reductions {
          var one = self
          one.modifiers[index] = .layer(layer, place, isOverlay: isOverlay)
          result.append(one)
        }
      }
    }
    if kind == .picture || kind == .circle || kind == .text || children.count > 0 {
      var one = LayoutSpec(kind: .color)
      one.id = "w\(children.count)\(modifiers.count)"
      one.modifiers = modifiers.filter { if case .named = $0 { false } else { true } }
      result.append(one)
    }
    return result
  }
}
