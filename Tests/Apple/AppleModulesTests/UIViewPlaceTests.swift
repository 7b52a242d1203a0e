import Foundation
import SwiftUI
import Testing
import UIKit

@Suite("Places of UIKit's views")
@MainActor
struct UIViewPlaceTests {
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private func views() -> (outer: UIView, inner: UIView) {
    let (outer, inner) = (UIView(), UIView())
    outer.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    inner.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
    inner.backgroundColor = .red
    outer.addSubview(inner)
    return (outer, inner)
  }

  @Test("A view is turned and scaled about its centre")
  func transform() throws {
    let (outer, inner) = views()
    inner.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    let page = try HTMLRenderer(content: Shown(view: outer)).html
    #expect(page.contains("background-color:#ff0000;rotate:90deg;scale:2}"))
  }

  @Test("Places are told in other views")
  func places() {
    let (outer, inner) = views()
    #expect(inner.convert(CGPoint(x: 3, y: 3), to: outer) == CGPoint(x: 4, y: 5))
    #expect(inner.convert(CGPoint(x: 3, y: 3), to: nil) == CGPoint(x: 14, y: 25))
    #expect(inner.convert(CGPoint(x: 14, y: 25), from: nil) == CGPoint(x: 3, y: 3))
    #expect(
      outer.convert(inner.frame, to: nil) == CGRect(x: 11, y: 22, width: 10, height: 10))
  }

  @Test("Changes are made at once, and their completion follows")
  func animation() async {
    let (_, inner) = views()
    await withCheckedContinuation { done in
      UIView.animate(withDuration: 0.01, animations: { inner.alpha = 0.5 }) { isFinished in
        #expect(isFinished)
        done.resume()
      }
      #expect(inner.alpha == 0.5)
    }
  }

  @Test("A navigation controller shows the last of the controllers that it is given")
  func controllers() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let (first, last) = (UIViewController(), UIViewController())
    navigation.setViewControllers([first, last], animated: false)
    #expect(navigation.topViewController === last)
    #expect(last.parent === navigation)
  }
}
