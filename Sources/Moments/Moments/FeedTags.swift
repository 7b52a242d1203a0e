extension MomentsFeed {
  /// The tags of the moments' texts in the order of their keys, each with the indices of its
  /// moments, newest first. A tag is written as in the newest of them.
  public func momentsByTag() -> [(tag: MomentTag, moments: [Int])] {
    var places: [MomentTag: Int] = [:]
    var found: [(tag: MomentTag, moments: [Int])] = []
    for index in newestFirst {
      guard let title = moments[index].title,
        title.utf8.contains(where: { $0 == 0x23 || $0 == 0xEF })
      else { continue }
      for tag in MomentText(title, people: directory).tags {
        if let place = places[tag] {
          found[place].moments.append(index)
        } else {
          places[tag] = found.count
          found.append((tag, [index]))
        }
      }
    }
    return found.sorted { $0.tag < $1.tag }
  }
}
