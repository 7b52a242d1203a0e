/// A SwiftUI view that shows a UIKit view.
///
/// The UIKit view is made once for the place in the hierarchy and updated at each evaluation.
///
/// - Note: As in SwiftUI; see ``UIView`` for what a page shows of it.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the UIKit view.
  associatedtype UIViewType: UIView
  /// The type of the object between the UIKit view and SwiftUI.
  associatedtype Coordinator = Void
  /// What the UIKit view knows of its surroundings.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the UIKit view.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  /// Brings the UIKit view up to date.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  /// Ends the UIKit view.
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: UIViewType, coordinator: Coordinator)
  /// Makes the object between the UIKit view and SwiftUI.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public var body: Never { fatalError("\(Self.self) has no body") }

  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    context.lowerRepresentable(view) { view, state, environment in
      let known = state as? Made<UIViewType, Coordinator>
      let coordinator = known?.coordinator ?? view.makeCoordinator()
      let surroundings = Context(
        coordinator: coordinator, transaction: Transaction(), environment: environment)
      let made =
        known
        ?? Made(
          view.makeUIView(context: surroundings), coordinator: coordinator,
          dismantle: dismantleUIView)
      view.updateUIView(made.object, context: surroundings)
      state = made
      return made.object
    }
  }

  /// What the view is made of decides what it shows, since it is made anew for each page.
  @MainActor public static func _outline(
    _ view: Self, into outline: _ViewOutline, in context: inout _LoweringContext
  ) -> Bool { outline.isPlaceKnown && outline.add(all: view) }
}

/// What a UIKit view in SwiftUI knows of its surroundings.
///
/// - Note: As in SwiftUI.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object between the UIKit view and SwiftUI.
  public let coordinator: Representable.Coordinator
  /// The circumstances of the change.
  public let transaction: Transaction
  /// The values of the surroundings.
  public let environment: EnvironmentValues
}

/// A UIKit object that was made for a place in the hierarchy.
@MainActor
final class Made<Object: AnyObject, Coordinator>: Dismantled {
  let object: Object
  let coordinator: Coordinator
  let dismantle: @MainActor () -> Void

  init(
    _ object: Object, coordinator: Coordinator,
    dismantle: @escaping @MainActor (Object, Coordinator) -> Void
  ) {
    self.object = object
    self.coordinator = coordinator
    self.dismantle = { dismantle(object, coordinator) }
  }
}

/// Something that is ended with its place in the hierarchy.
@MainActor
protocol Dismantled {
  var dismantle: @MainActor () -> Void { get }
}

extension LoweringContext {
  /// Connects a representable with its place, lets a closure make or update its UIKit view, and
  /// adds the view's box.
  @MainActor
  mutating func lowerRepresentable<V: View>(
    _ view: V, _ update: (V, inout AnyObject?, EnvironmentValues) -> UIView
  ) {
    guard enter(V.self) else { return }
    let saved = identity
    identity = Identity.descend(saved)
    var linked = view
    if let fields = DynamicFields.of(V.self) { link(fields, of: &linked) }
    let node = graph.node(at: Identity.child(identity, Salt.UIKit.representable))
    let host = (node.values[1] as? ViewHost) ?? ViewHost()
    node.values[1] = host
    let uiView = host.update { update(linked, &node.values[0], environment) }
    host.quietly { uiView.lower(into: &self) }
    if let end = (node.values[0] as? any Dismantled)?.dismantle, isLive { node.leave = end }
    identity = saved
    leave()
  }
}
