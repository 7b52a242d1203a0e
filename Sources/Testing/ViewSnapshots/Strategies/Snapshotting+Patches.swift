import ElementDiff
public import ViewTree

extension Snapshotting where Value: View, Format == String {
  /// The frames that a live page is sent while a reader does something, in their readable form.
  ///
  ///     assertSnapshot(of: Counter(), as: .patches { try $0.find(role: .button).tap() })
  ///
  /// Each frame begins with a line that says what was done. Keys of rows are no part of it, as
  /// browsers aren't sent them.
  public static func patches(
    in surroundings: SnapshotSurroundings = .standard,
    _ actions: @escaping @Sendable @MainActor (RenderedView) throws -> Void
  ) -> Snapshotting {
    Snapshotting(name: "patches") { view, variant in
      let rendered = try view.render(in: surroundings, variant: variant)
      try actions(rendered)
      return SnapshotTaken(rendered.frames.map(\.text).joined(), assets: rendered.content.assets)
    }
  }
}

extension RenderedFrame {
  /// The frame as a snapshot has it, with a line break at the end.
  var text: String {
    var text = "# \(action)\n"
    if !patch.isEmpty { text += patch.withoutKeys.json + "\n" }
    for command in commands { text += "\(command)\n" }
    return text
  }
}
