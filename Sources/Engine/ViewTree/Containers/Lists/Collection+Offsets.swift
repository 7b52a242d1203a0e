public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets; offsets beyond the end are left out.
  ///
  /// - Note: As in SwiftUI.
  /// - Complexity: O(*n*).
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets, in their order, before the one that is at another offset.
  ///
  /// - Note: As in SwiftUI; offsets beyond the end are left out.
  /// - Complexity: O(*n*).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = all.indices.filter { source.contains($0) }.map { all[$0] }
    let limit = Swift.min(Swift.max(0, destination), all.count)
    let before = all[..<limit].indices.filter { !source.contains($0) }.map { all[$0] }
    let after = all[limit...].indices.filter { !source.contains($0) }.map { all[$0] }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
