import PageReading
import ElementTree
import Foundation
import ViewSnapshots
import ViewTree

/// What is known of the first frame of a preview.
@MainActor
struct Inspection {
  /// An element that assistive technology reads.
  struct Reading: Hashable {
    var role: String
    var name: String
  }

  /// An element and where it comes from.
  struct Element: Hashable {
    var depth: Int
    /// The tag and what distinguishes it from others.
    var tag: String
    var text: String
    /// The innermost view that the package declares, such as `MomentCard`.
    var view: String
    /// Its file and line from the package's folder on; empty if unknown.
    var place: String
  }

  /// The view that the preview is of, as its sources say it.
  struct Subject: Hashable {
    var name: String
    /// File and line from the package's folder on.
    var place: String
    /// The comment above the declaration, without slashes.
    var words: String?
  }

  private(set) var readings: [Reading] = []
  private(set) var contrasts: [ContrastReading] = []
  private(set) var subject: Subject?
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
    let file = "\(preview.module)/\(preview.file)"
    do {
      let made = preview.make()
      @MainActor func render<V: View>(_ view: V) throws -> RenderedView {
        try RenderedView(view, in: SnapshotSurroundings(date: Date()), variant: variant)
      }
      let view = try render(made)
      time = (ContinuousClock.now - start) / .seconds(1)
      let tree = view.snapshot.tree
      read(tree, near: file, sources)
      contrasts = ContrastReading.all(in: tree, isDark: variant.colorScheme == .dark)
      html = view.html
      if subject == nil {
        // A view without a body leaves no trace, but mostly its name on the file.
        subject = Self.subject(
          [String(preview.file.prefix { $0 != "." })], near: file, sources)
      }
    } catch {
      problem = "\(error)"
    }
  }

  /// The views of a path that people have written; the engine's own and those of macros are none.
  static func views(_ way: String) -> [String] {
    way.split(separator: "/").map(String.init).filter {
      !$0.hasPrefix("_") && $0 != "PreviewableContent"
    }
  }

  /// The outermost of the views that the package declares.
  private static func subject(
    _ way: [String], near file: String, _ sources: SourceIndex
  ) -> Subject? {
    for name in way {
      guard let place = sources.place(of: [name], near: file) else { continue }
      return Subject(
        name: name, place: "\(place.file):\(place.line)",
        words: sources.documentation(ofDeclarationIn: place.file, line: place.line))
    }
    return nil
  }

  private mutating func read(
    _ tree: ElementTree, near file: String, _ sources: SourceIndex
  ) {
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
      let way = Self.views(origin)
      let place = sources.place(of: way, near: file)
      if subject == nil { subject = Self.subject(way, near: file, sources) }
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
