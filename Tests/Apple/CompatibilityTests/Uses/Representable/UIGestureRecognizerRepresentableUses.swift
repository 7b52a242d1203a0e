import SwiftUI
import UIKit

@MainActor enum UIGestureRecognizerRepresentableUses {
  final class Store {}

  struct Pan: UIGestureRecognizerRepresentable {
    typealias UIGestureRecognizerType = UIPanGestureRecognizer
    typealias Coordinator = Store

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Store { Store() }

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      _ = (context.coordinator, context.converter)
      let converter = context.converter
      _ = (converter.localLocation, converter.localTranslation, converter.localVelocity)
      _ = (converter.location(in: .global), converter.translation(in: .global))
      _ = (converter.velocity(in: .global), converter.convert(globalPoint: .zero))
      _ = converter.convert(localPoint: .zero)
      let pan = UIPanGestureRecognizer()
      (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (1, 2)
      pan.name = "pan"
      (pan.delaysTouchesBegan, pan.delaysTouchesEnded) = (false, false)
      pan.require(toFail: UITapGestureRecognizer())
      return pan
    }

    func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {}

    func handleUIGestureRecognizerAction(
      _ recognizer: UIPanGestureRecognizer, context: Context
    ) { _ = recognizer.numberOfTouches }
  }

  static func representable() {
    _ = Text("a").gesture(Pan())
    _ = UIGestureRecognizerRepresentableContext<Pan>.self
    _ = UIGestureRecognizerRepresentableCoordinateSpaceConverter.self
  }

  static func recognizers() {
    let rotation = UIRotationGestureRecognizer()
    _ = (rotation.rotation, rotation.velocity)
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = [.top, .left, .bottom, .right]
    edge.edges = UIRectEdge.all
  }

  final class Delegate: NSObject, UIGestureRecognizerDelegate {}

  static func delegate() {
    let (first, second) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    let delegate = Delegate()
    _ = delegate.gestureRecognizer(first, shouldRequireFailureOf: second)
    _ = delegate.gestureRecognizer(first, shouldBeRequiredToFailBy: second)
  }
}
