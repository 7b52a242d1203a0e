import ElementTree
import Foundation
import Testing

@testable import ViewTree

@Suite("Controls and pages of UIKit")
@MainActor
struct UIControlTests {
  private struct Dots: UIViewRepresentable {
    @Binding var page: Int

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UIPageControl {
      let control = UIPageControl()
      control.numberOfPages = 3
      control.addTarget(
        context.coordinator, action: Coordinator.changed(sender:), for: .valueChanged)
      return control
    }

    func updateUIView(_ uiView: UIPageControl, context: Context) { uiView.currentPage = page }

    static func dismantleUIView(_ uiView: UIPageControl, coordinator: Coordinator) {
      coordinator.parent.page = 100
    }

    @MainActor final class Coordinator: NSObject {
      let parent: Dots
      init(_ parent: Dots) { self.parent = parent }
      func changed(sender: UIPageControl) { parent.page = sender.currentPage }
    }
  }

  private struct Paged: View {
    @State private var page = 1
    @State private var isShown = true
    var body: some View {
      VStack {
        Text("page \(page).")
        if isShown { Dots(page: $page) }
        Button("Hide") { isShown = false }
      }
    }
  }

  @Test("A dot is a tab whose press reaches the target; what has gone is dismantled")
  func dots() throws {
    var page = try LivePage(Paged())
    #expect(page.html.contains("role=\"tablist\""))
    try page.press("Page 3 of 3")
    #expect(page.html.contains("page 2."))
    let node = try page.node(.press, "Page 3 of 3")
    #expect(page.view.tree.attribute(.ariaSelected, of: node) == "true")
    try page.press("Hide")
    #expect(page.html.contains("page 100."))
  }

  @Test("Targets and actions are told of their events alone, and no more once they are removed")
  func targets() {
    @MainActor final class Target {
      var log = ""
      func value(sender: UIPageControl) { log += "v\(sender.numberOfPages)" }
      func touch() { log += "t" }
      func wrong(sender: UISearchBar) { log += "!" }
    }
    let control = UIPageControl()
    control.numberOfPages = 4
    let target = Target()
    control.addTarget(target, action: Target.value(sender:), for: .valueChanged)
    control.addTarget(target, action: Target.touch, for: .touchUpInside)
    control.addTarget(target, action: Target.wrong(sender:), for: .valueChanged)
    let action = UIAction { action in
      target.log += action.sender as? UIControl === control ? "a" : "?"
    }
    control.addAction(action, for: [.valueChanged, .touchDown])
    control.sendActions(for: .valueChanged)
    #expect(target.log == "v4a")
    control.removeAction(action, for: .allEvents)
    control.removeTarget(target, for: .valueChanged)
    control.sendActions(for: .allEvents)
    #expect(target.log == "v4at")
  }

  private struct Book: UIViewControllerRepresentable {
    let wraps: Bool

    func makeCoordinator() -> Coordinator { Coordinator(wraps) }

    func makeUIViewController(context: Context) -> UIPageViewController {
      let controller = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      controller.dataSource = context.coordinator
      controller.setViewControllers(
        [context.coordinator.pages[1]], direction: .forward, animated: false)
      return controller
    }

    func updateUIViewController(_ controller: UIPageViewController, context: Context) {}

    final class Coordinator: NSObject, UIPageViewControllerDataSource {
      let wraps: Bool
      let pages: [UIViewController]

      @MainActor init(_ wraps: Bool) {
        self.wraps = wraps
        pages = (0..<3).map { UIHostingController(rootView: Text("page \($0)")) }
      }

      func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
        guard let index = pages.firstIndex(of: controller) else { return nil }
        let next = index + step
        return wraps ? pages[(next + 3) % 3] : pages.indices.contains(next) ? pages[next] : nil
      }

      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { page(viewController, -1) }

      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { page(viewController, 1) }
    }
  }

  @Test("All pages of a data source are in the page, in order", arguments: [true, false])
  func pages(wraps: Bool) throws {
    let page = try LivePage(Book(wraps: wraps))
    // In a circle the page that is shown first comes first.
    let shown = page.html.split(separator: ">page ").dropFirst().compactMap { $0.first }
    #expect(String(shown) == (wraps ? "120" : "012"))
  }
}
