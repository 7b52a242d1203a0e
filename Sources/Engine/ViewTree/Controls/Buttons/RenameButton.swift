/// A button that begins to rename what it stands in, as `renameAction(_:)` says.
///
/// - Note: As in SwiftUI: disabled where nothing around can be renamed. It does nothing on a static page.
nonisolated public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename
  private let label: Label

  public init() where Label == ViewTree.Label<Text, Image> {
    label = ViewTree.Label {
      Text(system: "Rename")
    } icon: {
      Image(systemName: "pencil")
    }
  }

  public var body: some View {
    let rename = rename
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

/// Begins to rename something.
///
/// - Note: As in SwiftUI.
public struct RenameAction: Sendable {
  let action: @MainActor () -> Void

  /// Begins to rename it.
  @MainActor public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// Begins to rename what is around, where that can be renamed.
  public package(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Says how what is shown is renamed, for ``RenameButton``s in it.
  ///
  /// - Note: As in SwiftUI.
  nonisolated public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    setting { $0.rename = RenameAction(action: action) }
  }

  /// Has ``RenameButton``s put the reader into the field for the name.
  ///
  /// - Note: As in SwiftUI.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    nonisolated(unsafe) let isFocused = isFocused
    return setting { $0.rename = RenameAction { isFocused.wrappedValue = true } }
  }
}
