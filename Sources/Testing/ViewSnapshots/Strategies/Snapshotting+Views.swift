import ElementTree
public import ViewTree

extension Snapshotting where Value: View, Format == SnapshotPage {
  /// The view's elements with their keys, attributes, texts and declarations, by type.
  public static var tree: Snapshotting { tree() }

  /// The view's elements in other surroundings.
  public static func tree(in surroundings: SnapshotSurroundings = .standard) -> Snapshotting {
    Snapshotting(name: "tree") { view, variant in
      try SnapshotPage.take(view, in: variant, surroundings: surroundings)
    }
  }
}

extension Snapshotting where Value: View, Format == String {
  /// The view's HTML, an element a line.
  public static var html: Snapshotting { html() }

  /// The view's HTML in other surroundings.
  public static func html(in surroundings: SnapshotSurroundings = .standard) -> Snapshotting {
    page("html", in: surroundings) { HTMLLines.text(of: $0.tree) }
  }

  /// The rules that the view's elements use, one a line, without those of every page.
  public static var css: Snapshotting { css() }

  /// The rules that the view's elements use in other surroundings.
  public static func css(in surroundings: SnapshotSurroundings = .standard) -> Snapshotting {
    page("css", in: surroundings) { $0.tree.css }
  }

  private static func page(
    _ name: String, in surroundings: SnapshotSurroundings,
    _ text: @escaping @Sendable @MainActor (SnapshotPage) -> String
  ) -> Snapshotting {
    Snapshotting(name: name) { view, variant in
      let taken = try SnapshotPage.take(
        view, in: variant, surroundings: surroundings, recordsOrigins: false)
      return SnapshotTaken(text(taken.format), assets: taken.assets)
    }
  }
}
