/// A button that begins and ends the editing of rows.
///
/// - Note: As in SwiftUI: of those of its page. It does nothing on a static page.
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  public init() {}

  public var body: some View {
    let isEditing = editMode.isEditing
    let mode = editMode
    Button {
      mode?.wrappedValue = isEditing ? .inactive : .active
    } label: {
      Text(system: isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
    }
  }
}

/// A button that puts in what the reader copied.
///
/// - Note: Differs from SwiftUI: it does not answer, since browsers keep what was copied.
nonisolated public struct PasteButton: View {
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  public var body: some View {
    Button {
    } label: {
      Text(system: "Paste")
    }
  }
}
