import ElementTree
import Foundation
import ViewSnapshots
import ViewTree

/// What is known of the first frame of a preview.
@MainActor
struct Inspection {
  /// An element that readers are told of.
  struct Reading: Hashable {
    var role: String
    var name: String
  }

  /// An element and where it comes from.
  struct Element: Hashable {
    var depth: Int
    /// The tag and what tells it from others.
    var tag: String
    var text: String
    /// The innermost view that the package declares, such as `MomentCard`.
    var view: String
    /// Its file and line from the package's folder on; empty if nobody knows them.
    var place: String
  }

  private(set) var readings: [Reading] = []
  private(set) var elements: [Element] = []
  private(set) var elementCount = 0
  private(set) var html = ""
  /// How long views and elements took to make, in seconds.
  private(set) var time = 0.0
  private(set) var problem: String?

  /// More elements are not listed.
  private static let limit = 2000

  init(of preview: CataloguedPreview, in variant: SnapshotVariant, sources: SourceIndex) {
    let start = ContinuousClock.now
    do {
      let made = preview.make()
      @MainActor func render<V: View>(_ view: V) throws -> RenderedView {
        try RenderedView(view, in: SnapshotSurroundings(date: Date()), variant: variant)
      }
      let view = try render(made)
      time = (ContinuousClock.now - start) / .seconds(1)
      read(view.snapshot.tree, sources)
      html = view.html
    } catch {
      problem = "\(error)"
    }
  }

  private mutating func read(_ tree: ElementTree, _ sources: SourceIndex) {
    var ends: [Int] = []
    for index in tree.nodes.indices {
      while let end = ends.last, end <= index { ends.removeLast() }
      let node = tree.nodes[index]
      defer { ends.append(index + Int(node.span)) }
      guard node.name != .text else { continue }
      elementCount += 1
      guard elements.count < Self.limit else { continue }
      let origin =
        tree.origins.indices.contains(Int(node.origin))
        ? tree.origins[Int(node.origin)] : ""
      let way = origin.split(separator: "/").map(String.init)
      let place = sources.place(of: way)
      elements.append(
        Element(
          depth: ends.count, tag: node.name.string,
          text: node.span <= 2 ? String(tree.words(of: index).prefix(60)) : "",
          view: way.last ?? "", place: place.map { "\($0.file):\($0.line)" } ?? ""))
      let role = ElementRole(of: index, in: tree)
      if ![.generic, .none, .presentation].contains(role),
        tree.attribute(.ariaHidden, of: index) != "true"
      {
        readings.append(
          Reading(
            role: role.rawValue,
            name: String(AccessibleName.of(index, in: tree).prefix(200))))
      }
    }
  }
}
