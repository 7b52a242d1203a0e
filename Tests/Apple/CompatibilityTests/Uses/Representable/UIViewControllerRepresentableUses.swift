import SwiftUI
import UIKit

@MainActor enum UIViewControllerRepresentableUses {
  static func uiViewControllerRepresentable<T: UIViewControllerRepresentable>(
    _ value: T, _ tContext: T.Context, _ tuiViewControllerType: T.UIViewControllerType,
    _ tCoordinator: T.Coordinator
  ) {
    _ = (any UIViewControllerRepresentable).self
    _ = T.UIViewControllerType.self
    _ = T.Coordinator.self
    _ = T.Context.self
    _ = value.makeUIViewController(context: tContext)
    value.updateUIViewController(tuiViewControllerType, context: tContext)
    T.dismantleUIViewController(tuiViewControllerType, coordinator: tCoordinator)
    _ = value.makeCoordinator()
    _ = value.body
  }

  static func uiViewControllerRepresentableContext(
    _ value: UIViewControllerRepresentableContext<Screen>
  ) {
    _ = UIViewControllerRepresentableContext<Screen>.self
    _ = value.coordinator
    _ = value.transaction
    _ = value.environment
  }
}
