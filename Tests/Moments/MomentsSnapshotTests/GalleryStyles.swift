import Foundation
import SwiftUI

/// Styles of authors, as simple as they can be.
struct GalleryCapped: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label; configuration.content
    }.border(.red)
  }
}
struct GalleryPress: ButtonStyle {
  @Environment(\.isEnabled) var on;
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().background(on ? .blue : .gray).scaleEffect(
      configuration.isPressed ? 0.9 : 1)
  }
}
struct GalleryTrig: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("»"); Button(configuration)
    }
  }
}
struct GalleryTrig2: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}
struct GalleryTog: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label; Image(systemName: configuration.isOn ? "checkmark.circle" : "circle")
    }
  }
}
struct GalleryProg: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label; Text("\(Int((configuration.fractionCompleted ?? 0) * 100))%");
      configuration.currentValueLabel
    }
  }
}
struct GalleryGau: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label; Rectangle().frame(width: 100 * configuration.value, height: 4);
      configuration.minimumValueLabel
    }
  }
}
struct GalleryLab: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.caption); configuration.content
    }
  }
}
struct GalleryDis: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        configuration.label
      }; if configuration.isExpanded { configuration.content }
    }
  }
}
struct GalleryMen: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Menu(configuration).border(.green) }
}
struct GalleryFie: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(3).border(.purple)
  }
}
