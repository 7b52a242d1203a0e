/// The choice of a picker, which leads to a page of all.
struct PickerLink<Page: View>: _ComposedView {
  let label: LoweredView
  let name: String
  let choices: [PickerChoice]
  let page: () -> Page

  init(
    label: LoweredView, name: String, choices: [PickerChoice],
    @ViewBuilder page: @escaping () -> Page
  ) {
    self.label = label
    self.name = name
    self.choices = choices
    self.page = page
  }

  func composition(in environment: EnvironmentValues) -> some View {
    let choice = Text(verbatim: choices.first(where: \.isSelected)?.text ?? "")
    let label = label.setting { $0.isInsideControl = true }
    NavigationLink(destination: page) {
      if environment.labelsVisibility == .hidden {
        choice
      } else if environment.containerKind == .list {
        // At the end of the row, in front of its chevron.
        label.badge(choice)
      } else {
        HStack {
          label
          choice.textEnvironment { $0.foreground = AnyShapeStyle(Color.secondary) }
        }
      }
    }
  }
}

/// The choices of a picker on a page of their own, which is left as soon as one is taken.
struct ChoicePage<Content: View>: View {
  let title: String
  let content: Content
  let selection: @MainActor () -> ChoiceSelection

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Choices(of: content, selection()) { choices in
        Each(choices) { _, choice in row(choice) }
      }
    }
    .navigationTitle(Text(verbatim: title))
    .navigationBarTitleDisplayMode(.inline)
  }

  @MainActor
  private func row(_ choice: PickerChoice) -> some View {
    Button {
      choice.choose()
      dismiss()
    } label: {
      HStack {
        choice.label
        Spacer()
        if choice.isSelected { Glyph("checkmark", .accentColor, size: 17) }
      }
    }
    .buttonStyle(.plain)
    .disabled(!choice.isEnabled)
    .accessibilityAddTraits(choice.isSelected ? .isSelected : [])
  }
}

extension EnvironmentValues {
  /// Whether pickers lead to pages of their choices: in a stack, if their style says so.
  var pickersLead: Bool {
    pickerLook == .link && navigation != nil && containerKind != .menu && !isInsideControl
  }
}
