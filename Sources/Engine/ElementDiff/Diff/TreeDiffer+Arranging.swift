import ElementTree

extension TreeDiffer {
  /// Removes, inserts and moves children so that those of `a` become those of `b`.
  ///
  /// From right to left, so that what an operation is put in front of has its final place.
  /// Runs that are replaced where they stand are one operation.
  mutating func arrange(
    _ a: [Int], _ b: [Int], _ matching: ChildMatching, behind end: PatchOperation.Place
  ) {
    let replaced = replacements(matching, a.count)
    removeRuns(a, matching, except: replaced)
    let ranks = ranks(matching)
    var place = end
    var index = b.count - 1
    while index >= 0 {
      let match = matching.match[index]
      let last = index
      if matching.stays[index] {
        place = .before(InstanceID(ids[b[index]]))
      } else if match < 0 {
        while index > 0, matching.match[index - 1] < 0 { index -= 1 }
        let first = nextID
        let range = insert(b[index...last])
        if let run = replaced[last] {
          patch.operations.append(
            .replace(InstanceID(oldIDs[a[run.lowerBound]]), count: run.count, with: range))
        } else {
          patch.operations.append(.insert(range, at: place))
        }
        place = .before(InstanceID(first))
      } else {
        while index > 0, !matching.stays[index - 1], matching.match[index - 1] >= 0,
          ranks[matching.match[index - 1]] + 1 == ranks[matching.match[index]]
        {
          index -= 1
        }
        let first = InstanceID(ids[b[index]])
        patch.operations.append(.move(first, count: last - index + 1, to: place))
        place = .before(first)
      }
      index -= 1
    }
  }

  /// The place of each old child among those that live on.
  private func ranks(_ matching: ChildMatching) -> [Int] {
    var rank = 0
    return matching.survives.map { survives in
      defer { if survives { rank += 1 } }
      return rank
    }
  }

  /// The runs of old children that go where a run of new ones comes, by the last of the new ones.
  private func replacements(_ matching: ChildMatching, _ oldCount: Int) -> [Int: Range<Int>] {
    var result: [Int: Range<Int>] = [:]
    let newCount = matching.match.count
    var oldStart = 0
    var newStart = 0
    for index in 0...newCount where index == newCount || matching.stays[index] {
      let oldEnd = index == newCount ? oldCount : matching.match[index]
      if oldStart < oldEnd, newStart < index,
        matching.survives[oldStart..<oldEnd].allSatisfy({ !$0 }),
        matching.match[newStart..<index].allSatisfy({ $0 < 0 })
      {
        result[index - 1] = oldStart..<oldEnd
      }
      oldStart = oldEnd + 1
      newStart = index + 1
    }
    return result
  }

  private mutating func removeRuns(
    _ a: [Int], _ matching: ChildMatching, except replaced: [Int: Range<Int>]
  ) {
    let starts = Dictionary(
      replaced.values.map { ($0.lowerBound, $0.upperBound) },
      uniquingKeysWith: { first, _ in first })
    var index = 0
    while index < a.count {
      if let end = starts[index] {
        index = end
      } else if matching.survives[index] {
        index += 1
      } else {
        let first = index
        while index < a.count, !matching.survives[index] { index += 1 }
        patch.operations.append(
          .remove(InstanceID(oldIDs[a[first]]), count: index - first))
      }
    }
  }

  /// Copies new subtrees into the patch and numbers their nodes.
  private mutating func insert(_ roots: ArraySlice<Int>) -> Range<Int> {
    let start = newCopier.content.nodes.count
    for root in roots {
      newCopier.copy(root)
      for index in root..<(root + Int(new.nodes[root].span)) {
        ids[index] = nextID
        nextID &+= 1
      }
    }
    return start..<newCopier.content.nodes.count
  }
}
