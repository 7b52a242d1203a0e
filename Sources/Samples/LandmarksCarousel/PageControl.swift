import SwiftUI
import UIKit

/// UIKit's dots in SwiftUI.
struct PageControl: UIViewRepresentable {
  var numberOfPages: Int
  @Binding var currentPage: Int

  func makeCoordinator() -> Coordinator {
    Coordinator(self)
  }

  func makeUIView(context: Context) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = numberOfPages
    // On Apple's systems: action: #selector(Coordinator.updateCurrentPage(sender:))
    control.addTarget(
      context.coordinator, action: Coordinator.updateCurrentPage(sender:), for: .valueChanged)
    return control
  }

  func updateUIView(_ uiView: UIPageControl, context: Context) {
    uiView.currentPage = currentPage
  }

  class Coordinator: NSObject {
    var control: PageControl

    init(_ control: PageControl) {
      self.control = control
    }

    func updateCurrentPage(sender: UIPageControl) {
      control.currentPage = sender.currentPage
    }
  }
}
