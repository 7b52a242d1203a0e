import ElementTree
import Foundation

/// All choices on a wheel: the one that has come to the middle is chosen.
struct ChoiceWheel: _ComposedView {
  /// The height of a choice, and of the wheel, in points: seven choices, so that one is in the middle where
  /// another is at the top.
  private static let height = (row: 31.0, wheel: 217.0)

  let choices: [PickerChoice]
  let name: String

  func composition(in environment: EnvironmentValues) -> some View {
    UniqueName("group") { group in
      ScrollView {
        VStack(spacing: 0) {
          Each(choices) { position, choice in
            choice.label
              .frame(maxWidth: .infinity)
              .frame(height: Self.height.row)
              .background { BrowserControl(radio: .cover, choice, at: position, of: group) }
              .phrasingElement(.label)
              .id(position)
          }
        }
        .modifier(_ScrollTargetModifier(isEnabled: true, reachesInside: true, isCentred: true))
        // Enough for the first and the last to come to the middle, in a lower wheel as well.
        .padding(.vertical, (Self.height.wheel - Self.height.row) / 2)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: shown, anchor: .center)
      .frame(
        minHeight: 3 * Self.height.row, idealHeight: Self.height.wheel,
        maxHeight: Self.height.wheel
      )
      .mask(
        LinearGradient(
          stops: [
            Gradient.Stop(color: .clear, location: 0), Gradient.Stop(color: .black, location: 0.4),
            Gradient.Stop(color: .black, location: 0.6), Gradient.Stop(color: .clear, location: 1),
          ], startPoint: .top, endPoint: .bottom)
      )
      .background {
        RoundedRectangle(cornerRadius: 8).fill(Color.segments).frame(height: Self.height.row)
      }
      .controlGroup(role: "radiogroup", name: environment.controlName(name))
    }
  }

  /// The choice in the middle.
  @MainActor private var shown: Binding<Int?> {
    Binding {
      choices.firstIndex(where: \.isSelected)
    } set: { position in
      // A wheel that comes to rest where it stood, as at the beginning, has not been turned.
      guard let position, choices.indices.contains(position), !choices[position].isSelected else {
        return
      }
      choices[position].choose()
    }
  }
}
