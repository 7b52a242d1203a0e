import SwiftUI
import UIKit

@MainActor enum UIViewRepresentableUses {
  static func uiViewRepresentable<T: UIViewRepresentable>(
    _ value: T, _ tContext: T.Context, _ tuiViewType: T.UIViewType, _ tCoordinator: T.Coordinator
  ) {
    _ = (any UIViewRepresentable).self
    _ = T.UIViewType.self
    _ = T.Coordinator.self
    _ = T.Context.self
    _ = value.makeUIView(context: tContext)
    value.updateUIView(tuiViewType, context: tContext)
    T.dismantleUIView(tuiViewType, coordinator: tCoordinator)
    _ = value.makeCoordinator()
    _ = value.body
  }

  static func uiViewRepresentableContext(_ value: UIViewRepresentableContext<Meter>) {
    _ = UIViewRepresentableContext<Meter>.self
    _ = value.coordinator
    _ = value.transaction
    _ = value.environment
  }
}
