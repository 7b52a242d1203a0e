import SwiftUI
import UIKit

@MainActor enum HTMLRepresentableUses {
  static func htmlRepresentable<T: HTMLRepresentable>(
    _ value: T, _ tContext: T.Context, _ event: HTMLEvent, _ coordinator: T.Coordinator
  ) {
    _ = (any HTMLRepresentable).self
    _ = T.Context.self
    _ = T.Coordinator.self
    _ = value.makeElement(context: tContext)
    value.handle(event, context: tContext)
    _ = value.makeCoordinator()
    T.dismantleElement(coordinator: coordinator)
    _ = value.body
  }

  static func htmlRepresentableContext<T: HTMLRepresentable>(
    _ value: HTMLRepresentableContext<T>
  ) {
    _ = HTMLRepresentableContext<T>.self
    _ = value.coordinator
    _ = value.environment
  }

  static func htmlEvent(_ value: HTMLEvent) {
    _ = HTMLEvent.self
    let _: [HTMLEvent.Kind] = [.press, .input, .change, .check, .toggle]
    _ = HTMLEvent.Kind.self
    _ = (value.kind, value.text, value.isOn)
  }

  static func htmlElement(_ value: HTMLElement, _ htmlElement: HTMLElement) {
    _ = HTMLElement.self
    _ = value.name
    _ = value.attributes
    _ = value.text
    _ = value.children
    _ = value.fillsSpace
    _ = value.events
    _ = HTMLElement("a", [:], text: "a", children: [htmlElement])
  }
}
