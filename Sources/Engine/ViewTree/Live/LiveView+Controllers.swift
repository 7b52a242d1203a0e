import Foundation

/// A view controller over a page.
struct ControllerPresentation {
  let controller: UIViewController
  /// The controller that has presented it.
  let presenter: UIViewController
}

extension LiveView {
  /// Shows a view controller over the page; what is shared goes to the browser's own sheet at once.
  func present(_ controller: UIViewController, from presenter: UIViewController) {
    if let activities = controller as? UIActivityViewController {
      let notice = environment.systemWord("Copied")
      environment.share?(
        SharedContent(activities.items, subject: nil, message: nil, notice: notice))
      return
    }
    guard !presentations.contains(where: { $0.controller === controller }) else { return }
    controller.viewWillAppear(true)
    presentations.append(ControllerPresentation(controller: controller, presenter: presenter))
    controller.viewDidAppear(true)
    showAgain()
  }

  /// Takes away a view controller, with what is in front of it.
  func dismiss(_ controller: UIViewController) {
    guard let index = presentations.firstIndex(where: { $0.controller === controller }) else {
      return
    }
    for presentation in presentations[index...].reversed() {
      presentation.controller.viewWillDisappear(true)
      presentation.controller.viewDidDisappear(true)
    }
    presentations.removeSubrange(index...)
    showAgain()
  }

  /// Lowers the controllers over what was lowered since a mark.
  func presentControllers(in context: inout LoweringContext, since mark: Int) {
    guard !presentations.isEmpty else { return }
    let controllers = presentations.map(\.controller)
    context.present(
      Group {
        ForEach(controllers, id: \.identifier) { controller in
          PresentedController(controller: controller) { [weak self] in self?.dismiss(controller) }
        }
      }, since: mark)
  }
}

extension UIViewController {
  fileprivate var identifier: ObjectIdentifier { ObjectIdentifier(self) }
}

/// The dialog of a view controller.
private struct PresentedController: _ComposedView {
  let controller: UIViewController
  let dismiss: @MainActor () -> Void

  func composition(in environment: EnvironmentValues) -> some View {
    if let alert = controller as? UIAlertController {
      ActionsDialog(shown: alert.presentedActions, name: alert.title, dismiss: dismiss)
    } else {
      let isWhole = [.fullScreen, .overFullScreen].contains(controller.modalPresentationStyle)
      Dialog(
        kind: isWhole ? .cover : .sheet,
        content: ControllerContent(controller: controller), dismiss: dismiss)
    }
  }
}

/// A view controller that was made elsewhere.
private struct ControllerContent: UIViewControllerRepresentable {
  let controller: UIViewController

  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
