/// The label of a button that has a role alone: its title, in bars its symbol.
///
/// - Note: As in SwiftUI.
public struct DefaultButtonLabel: View {
  let role: ButtonRole
  @Environment(\.containerKind) private var containerKind

  init(role: ButtonRole) { self.role = role }

  public var body: some View {
    let (title, symbol) = words
    if containerKind == .bar {
      Label {
        Text(system: title)
      } icon: {
        Image(systemName: symbol)
      }
    } else {
      Text(system: title)
    }
  }

  private var words: (title: LocalizedStringKey, symbol: String) {
    if role == .cancel { return ("Cancel", "xmark") }
    if role == .close { return ("Close", "xmark") }
    if role == .destructive { return ("Delete", "trash") }
    return ("Done", "checkmark")
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button that is labelled as its role says.
  @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
