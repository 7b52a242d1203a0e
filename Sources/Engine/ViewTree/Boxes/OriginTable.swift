/// The paths of the views that made boxes, each by a number.
///
/// A path is the view types from the top down to the one whose body it is. A table is filled only where
/// somebody asks for origins, as reports of changes do; pages are otherwise made without.
@MainActor
package final class OriginTable {
  private struct Step: Hashable {
    let parent: UInt32
    let type: ObjectIdentifier
  }

  private var numbers: [Step: UInt32] = [:]
  private var parents: [UInt32] = [0]
  /// The names of the view types of each path with `/` between them; the first is the empty path.
  private(set) var paths = [""]

  package init() {}

  /// The path that goes one view further.
  func child(of parent: UInt32, _ type: Any.Type) -> UInt32 {
    let step = Step(parent: parent, type: ObjectIdentifier(type))
    if let known = numbers[step] { return known }
    let number = UInt32(truncatingIfNeeded: paths.count)
    numbers[step] = number
    parents.append(parent)
    let outer = paths[Int(parent)]
    let name = ViewNames.short(type)
    paths.append(outer.isEmpty ? name : "\(outer)/\(name)")
    return number
  }

  /// The path without its last view.
  func parent(of number: UInt32) -> UInt32 { parents[Int(number)] }
}
