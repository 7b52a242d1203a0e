/// A SwiftUI view that shows the view of a UIKit view controller.
///
/// - Note: As in SwiftUI; see ``UIView`` for what a page shows of it.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the view controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object between the view controller and SwiftUI.
  associatedtype Coordinator = Void
  /// What the view controller knows of its surroundings.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the view controller.
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the view controller up to date.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: UIViewControllerType, context: Context)
  /// Ends the view controller.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes the object between the view controller and SwiftUI.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public var body: Never { fatalError("\(Self.self) has no body") }

  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    context.lowerRepresentable(view) { view, state, environment in
      let known = state as? Made<UIViewControllerType, Coordinator>
      let coordinator = known?.coordinator ?? view.makeCoordinator()
      let surroundings = Context(
        coordinator: coordinator, transaction: Transaction(), environment: environment)
      let made =
        known
        ?? Made(
          view.makeUIViewController(context: surroundings), coordinator: coordinator,
          dismantle: dismantleUIViewController)
      view.updateUIViewController(made.object, context: surroundings)
      state = made
      return made.object.view
    }
  }
}

/// What a view controller in SwiftUI knows of its surroundings.
///
/// - Note: As in SwiftUI.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// The object between the view controller and SwiftUI.
  public let coordinator: Representable.Coordinator
  /// The circumstances of the change.
  public let transaction: Transaction
  /// The values of the surroundings.
  public let environment: EnvironmentValues
}
