import SwiftUI
import UIKit

@MainActor enum HTMLRepresentableUses {
  static func htmlRepresentable<T: HTMLRepresentable>(_ value: T, _ tContext: T.Context) {
    _ = (any HTMLRepresentable).self
    _ = T.Context.self
    _ = value.makeElement(context: tContext)
    _ = value.body
  }

  static func htmlRepresentableContext(_ value: HTMLRepresentableContext) {
    _ = HTMLRepresentableContext.self
    _ = value.environment
  }

  static func htmlElement(_ value: HTMLElement, _ htmlElement: HTMLElement) {
    _ = HTMLElement.self
    _ = value.name
    _ = value.attributes
    _ = value.text
    _ = value.children
    _ = value.fillsSpace
    _ = HTMLElement("a", [:], text: "a", children: [htmlElement])
  }
}
