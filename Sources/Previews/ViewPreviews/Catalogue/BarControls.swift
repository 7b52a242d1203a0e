import Foundation
import ViewTree

/// A button of a bar: a symbol with a name for readers.
struct BarButton: View {
  private let name: LocalizedStringKey
  private let symbol: String
  private let isOn: Bool
  private let action: () -> Void

  init(
    _ name: LocalizedStringKey, _ symbol: String, isOn: Bool = false, action: @escaping () -> Void
  ) {
    self.name = name
    self.symbol = symbol
    self.isOn = isOn
    self.action = action
  }

  var body: some View {
    Button {
      action()
    } label: {
      Image(systemName: symbol)
        .font(.system(size: 13))
        .foregroundStyle(isOn ? Color.accented : Color.quiet)
        .frame(width: 30, height: 30)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(name))
    .webClass("p-button")
  }
}

/// A control in a capsule, which is tinted where something other than the usual is set.
struct Chip<Content: View>: View {
  let isSet: Bool
  @ViewBuilder let content: Content

  var body: some View {
    content
      .tint(isSet ? Color.accented : Color.primary)
      .padding(.leading, 9)
      .padding(.trailing, 4)
      .frame(height: ChipMetrics.height)
      .background(
        isSet ? Color.accented.opacity(0.16) : Color.primary.opacity(0.06),
        in: RoundedRectangle(cornerRadius: 7)
      )
      .webClass("p-chip")
  }
}

/// A button like a chip.
struct ChipButton: View {
  private let name: LocalizedStringKey
  private let symbol: String
  private let isOn: Bool
  private let action: () -> Void

  init(
    _ name: LocalizedStringKey, _ symbol: String, isOn: Bool = false, action: @escaping () -> Void
  ) {
    self.name = name
    self.symbol = symbol
    self.isOn = isOn
    self.action = action
  }

  var body: some View {
    Button {
      action()
    } label: {
      HStack(spacing: 5) {
        Image(systemName: symbol).font(.system(size: 11)).accessibilityHidden(true)
        Text(name)
      }
      .foregroundStyle(isOn ? Color.accented : Color.primary)
      .padding(.horizontal, 9)
      .frame(height: ChipMetrics.height)
      .background(
        isOn ? Color.accented.opacity(0.16) : Color.primary.opacity(0.06),
        in: RoundedRectangle(cornerRadius: 7))
    }
    .buttonStyle(.plain)
    .font(.footnote)
    .accessibilityAddTraits(isOn ? .isSelected : [])
    .webClass("p-chip")
  }
}

/// Sizes of chips, in points.
enum ChipMetrics {
  static let height = 28.0
}
