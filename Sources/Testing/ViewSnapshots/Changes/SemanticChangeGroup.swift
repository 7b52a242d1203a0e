/// Equal changes of the same view, in however many elements and cases.
public struct SemanticChangeGroup: Hashable, Sendable, Codable {
  /// What has changed.
  public var kind: SemanticChange.Kind
  /// The view that made the elements: where it is declared, and its name.
  public var origin: ViewOrigin
  /// All changes of the group, in order.
  public var changes: [SemanticChange]

  private struct Key: Hashable {
    let kind: SemanticChange.Kind
    let file: String?
    let line: Int?
    let view: String?
  }

  /// The number of snapshots in which the change is: of tests, names and variants.
  public var caseCount: Int {
    Set(changes.map { "\($0.variant.label)\n\($0.caseName)" }).count
  }

  /// Folds changes that are alike, the first of each kind first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of changes.
  public static func fold(_ changes: some Sequence<SemanticChange>) -> [SemanticChangeGroup] {
    var places: [Key: Int] = [:]
    var groups: [SemanticChangeGroup] = []
    for change in changes {
      let key = Key(
        kind: change.kind, file: change.origin.file, line: change.origin.line,
        view: change.origin.viewPath.last)
      if let place = places[key] {
        groups[place].changes.append(change)
      } else {
        places[key] = groups.count
        groups.append(
          SemanticChangeGroup(kind: change.kind, origin: change.origin, changes: [change]))
      }
    }
    return groups
  }
}

extension SemanticChangeGroup: CustomStringConvertible {
  /// Such as `padding 8 → 12, MomentCard.swift:31, 312 cases`.
  public var description: String {
    var parts = [kind.description]
    if !origin.place.isEmpty { parts.append(origin.place) }
    let cases = caseCount
    if cases > 1 {
      parts.append("\(cases) cases")
    } else if changes.count > 1 {
      parts.append("\(changes.count) elements")
    } else if let change = changes.first, !change.element.isEmpty {
      parts.append(change.element)
    }
    return parts.joined(separator: ", ")
  }
}
