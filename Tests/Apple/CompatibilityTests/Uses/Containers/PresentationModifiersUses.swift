import SwiftUI

@MainActor enum PresentationModifiersUses {
  static func presentationDetent() {
    let _: [PresentationDetent] = [.medium, .large]
    _ = PresentationDetent.self
    _ = PresentationDetent.fraction(1)
    _ = PresentationDetent.height(1)
  }

  static func presentationBackgroundInteraction() {
    let _: [PresentationBackgroundInteraction] = [.automatic, .enabled, .disabled]
    _ = PresentationBackgroundInteraction.self
    _ = PresentationBackgroundInteraction.enabled(upThrough: .medium)
  }

  static func presentationContentInteraction() {
    let _: [PresentationContentInteraction] = [.automatic, .resizes, .scrolls]
    _ = PresentationContentInteraction.self
  }

  static func presentationAdaptation() {
    let _: [PresentationAdaptation] = [.automatic, .none, .popover, .sheet, .fullScreenCover]
    _ = PresentationAdaptation.self
  }

  static func view(_ view: some View) {
    _ = view.presentationDetents([.medium])
    _ = view.presentationDetents([.medium], selection: .constant(.medium))
    _ = view.presentationDragIndicator(.hidden)
    _ = view.presentationBackgroundInteraction(.automatic)
    _ = view.presentationContentInteraction(.automatic)
    _ = view.presentationCompactAdaptation(.automatic)
    _ = view.presentationCompactAdaptation(horizontal: .automatic, vertical: .automatic)
    _ = view.presentationCornerRadius(1)
    _ = view.presentationBackground(.red)
    _ = view.presentationBackground(alignment: .center, content: { Text("a") })
    _ = view.interactiveDismissDisabled(true)
  }
}
